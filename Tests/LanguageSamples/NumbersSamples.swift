// swift-format-ignore-file

import Foundation

/// What Swift makes of each function: the test interprets them too.
package let numbersSamples: [(name: String, run: () -> String)] = [
  ("numberWrapAdd", numberWrapAdd),
  ("numberWrapSub", numberWrapSub),
  ("numberWrapMul", numberWrapMul),
  ("numberWrapAddInt", numberWrapAddInt),
  ("numberWrapAssign", numberWrapAssign),
  ("numberWrap16", numberWrap16),
  ("numberWrap32", numberWrap32),
  ("numberWrap64", numberWrap64),
  ("numberTrunc", numberTrunc),
  ("numberExactly", numberExactly),
  ("numberClamping", numberClamping),
  ("numberBounds", numberBounds),
  ("numberBitWidth", numberBitWidth),
  ("numberShift", numberShift),
  ("numberShiftNeg", numberShiftNeg),
  ("numberShiftMask", numberShiftMask),
  ("numberNot", numberNot),
  ("numberDivNeg", numberDivNeg),
  ("numberQuot", numberQuot),
  ("numberOverflowReport", numberOverflowReport),
  ("numberOverflowReport2", numberOverflowReport2),
  ("numberMixedLit", numberMixedLit),
  ("numberUintBig", numberUintBig),
  ("numberHash", numberHash),
  ("numberHash32", numberHash32),
  ("numberLcg", numberLcg),
  ("numberIntFromStr", numberIntFromStr),
  ("numberIntRadix", numberIntRadix),
  ("numberIntOfDouble", numberIntOfDouble),
  ("numberDoubleFmt", numberDoubleFmt),
  ("numberFloatFmt", numberFloatFmt),
  ("numberFloatPrec", numberFloatPrec),
  ("numberFloatField", numberFloatField),
  ("numberFloatSum", numberFloatSum),
  ("numberCgfloat", numberCgfloat),
  ("numberDoubleInt", numberDoubleInt),
  ("numberDoubleLit", numberDoubleLit),
  ("numberDoubleParam", numberDoubleParam),
  ("numberDoubleRet", numberDoubleRet),
  ("numberDoubleArr", numberDoubleArr),
  ("numberDoubleTernary", numberDoubleTernary),
  ("numberDoubleDict", numberDoubleDict),
  ("numberDoubleReduceInt", numberDoubleReduceInt),
  ("numberDoubleRemainder", numberDoubleRemainder),
  ("numberDoubleMinMax", numberDoubleMinMax),
  ("numberDoubleParse", numberDoubleParse),
  ("numberRounding", numberRounding),
  ("numberRoundMut", numberRoundMut),
  ("numberRootMut", numberRootMut),
  ("numberIsNaN", numberIsNaN),
  ("numberMinMaxOpt", numberMinMaxOpt),
  ("numberIsMultiple", numberIsMultiple),
  ("numberByteSwapped", numberByteSwapped),
  ("numberTypeMax", numberTypeMax),
  ("numberWidenSum", numberWidenSum),
  ("numberCompareMixed", numberCompareMixed),
  ("numberUintDistance", numberUintDistance),
  ("numberStrideBy", numberStrideBy),
  ("numberStrideU8", numberStrideU8),
  ("numberStrideFloat", numberStrideFloat),
  ("numberCharValue", numberCharValue),
  ("numberRawEnumU8", numberRawEnumU8),
  ("numberDoubleRangeCase", numberDoubleRangeCase),
  ("numberFloatRangeCase", numberFloatRangeCase),
]

func numberWrapAdd() -> String { let x: UInt8 = 250; return "\(x &+ 10)" }
func numberWrapSub() -> String { let x: UInt8 = 3; return "\(x &- 10)" }
func numberWrapMul() -> String { let x: Int8 = 100; return "\(x &* 3)" }
func numberWrapAddInt() -> String { "\(Int.max &+ 1)" }
func numberWrapAssign() -> String { var x: UInt8 = 255; x &+= 1; return "\(x)" }
func numberWrap16() -> String { let x: Int16 = 32767; return "\(x &+ 1)" }
func numberWrap32() -> String { let x: UInt32 = 4_000_000_000; return "\(x &* 2)" }
func numberWrap64() -> String { let x: UInt64 = UInt64.max; return "\(x &+ 2) \(x)" }
func numberTrunc() -> String { "\(UInt8(truncatingIfNeeded: 300)) \(Int8(truncatingIfNeeded: 200)) \(UInt8(truncatingIfNeeded: -1))" }
func numberExactly() -> String { "\(UInt8(exactly: 300) as Any) \(UInt8(exactly: 3) as Any) \(Int(exactly: 2.5) as Any) \(Int(exactly: 2.0) as Any)" }
func numberClamping() -> String { "\(UInt8(clamping: 300)) \(Int8(clamping: -200)) \(UInt(clamping: -4))" }
func numberBounds() -> String { "\(UInt8.max) \(Int8.min) \(Int16.max) \(UInt32.max) \(Int32.min) \(UInt.max) \(Int64.max)" }
func numberBitWidth() -> String { "\(UInt8.bitWidth) \(Int.bitWidth) \(Int16(3).nonzeroBitCount) \(Int16(1).leadingZeroBitCount) \(8.trailingZeroBitCount)" }
func numberShift() -> String { let a: UInt8 = 0b1000_0001; return "\(a << 1) \(a >> 1) \(a << 9) \(-8 >> 1) \(1 << 3)" }
func numberShiftNeg() -> String { let n = -1; return "\(4 << n) \(4 >> n)" }
func numberShiftMask() -> String { let a: UInt8 = 1; return "\(a &<< 9) \(~a) \(a ^ 3)" }
func numberNot() -> String { let a: UInt16 = 5; let b: Int8 = 5; return "\(~a) \(~b) \(~0)" }
func numberDivNeg() -> String { "\(-7 / 2) \(-7 % 2) \(7 % -2) \(-7 / -2)" }
func numberQuot() -> String { let r = (-7).quotientAndRemainder(dividingBy: 2); return "\(r.quotient) \(r.remainder)" }
func numberOverflowReport() -> String { let r = UInt8(200).addingReportingOverflow(100); return "\(r.partialValue) \(r.overflow)" }
func numberOverflowReport2() -> String { let (v, o) = Int.max.multipliedReportingOverflow(by: 2); return "\(v) \(o)" }
func numberMixedLit() -> String { let x: UInt8 = 7; return "\(x / 2 * 3) \(x % 4)" }
func numberUintBig() -> String { let x: UInt64 = 18_000_000_000_000_000_000; return "\(x) \(x / 3) \(x > 5)" }
func numberHash() -> String { var h: UInt64 = 14695981039346656037; for c in "hi".utf8 { h ^= UInt64(c); h = h &* 1099511628211 }; return "\(h)" }
func numberHash32() -> String { var h: UInt32 = 5381; for c in "hello".unicodeScalars { h = (h << 5) &+ h &+ c.value }; return "\(h)" }
func numberLcg() -> String { var s: UInt32 = 12345; for _ in 0..<5 { s = s &* 1664525 &+ 1013904223 }; return "\(s) \(s % 6)" }
func numberIntFromStr() -> String { "\(Int("12") as Any) \(Int(" 12") as Any) \(Int("+5") as Any) \(Int("-5") as Any) \(Int("1_0") as Any) \(UInt8("300") as Any) \(UInt8("30") as Any) \(UInt("-1") as Any)" }
func numberIntRadix() -> String { "\(Int("ff", radix: 16) as Any) \(String(255, radix: 2)) \(String(255, radix: 16, uppercase: true)) \(Int("102", radix: 2) as Any)" }
func numberIntOfDouble() -> String { "\(Int(2.9)) \(Int(-2.9)) \(Int(2.5.rounded())) \(Int((-2.5).rounded())) \(UInt8(254.9))" }
func numberDoubleFmt() -> String { "\(0.1 + 0.2) \(1.0) \(1e20) \(1e16) \(1e15) \(0.0001) \(0.00001) \(-0.0) \(Double.infinity) \(Double.nan)" }
func numberFloatFmt() -> String { let f: Float = 0.1; return "\(f) \(f + 0.2) \(Double(f)) \(Float(1) / 3) \(f * 3)" }
func numberFloatPrec() -> String { let f: Float = 16_777_216; return "\(f + 1) \(f == f + 1)" }
func numberFloatField() -> String { struct S { var v: Float = 0.1; var d: Double = 0.1 }; let s = S(); return "\(Double(s.v) == s.d) \(s.v)" }
func numberFloatSum() -> String { let a: [Float] = [0.1, 0.2, 0.3]; return "\(a.reduce(0, +)) \(a.max()!)" }
func numberCgfloat() -> String { let a: CGFloat = 3; let b = 2.5; return "\(a / 2) \(a * b) \(Int(a))" }
func numberDoubleInt() -> String { let n = 3; let d: Double = 7; return "\(d / Double(n)) \(Double(n) / 2) \(n / 2)" }
func numberDoubleLit() -> String { let d: Double = 5; return "\(d) \(d / 2) \([1, 2.5]) \(d == 5)" }
func numberDoubleParam() -> String { func f(_ d: Double) -> String { "\(d)" }; return f(3) + f(-1) + f(1 + 2) + f(5 / 2) }
func numberDoubleRet() -> String { func f() -> Double { 5 / 2 }; let x: Double = 1 / 2; return "\(f()) \(x)" }
func numberDoubleArr() -> String { let a: [Double] = [1, 2, 3]; return "\(a) \(a.reduce(0, +) / 2) \(a[0] / 2)" }
func numberDoubleTernary() -> String { let b = true; let x: Double = b ? 1 : 2; return "\(x)" }
func numberDoubleDict() -> String { let d: [String: Double] = ["a": 1]; return "\(d["a", default: 0] + 1)" }
func numberDoubleReduceInt() -> String { let s = [1.5, 2].reduce(0) { $0 + $1 }; return "\(s)" }
func numberDoubleRemainder() -> String { "\((5.5).truncatingRemainder(dividingBy: 2)) \((5.5).remainder(dividingBy: 2)) \(fmod(5.5, 2))" }
func numberDoubleMinMax() -> String { "\(min(1, 2.5)) \(max(3, 2.5)) \(Double.pi) \(Double.maximum(1, 2))" }
func numberDoubleParse() -> String { "\(Double("1e3") as Any) \(Double("abc") as Any) \(Double("1.") as Any) \(Double(".5") as Any) \(Double(" 1") as Any) \(Double("0x10") as Any) \(Double("inf") as Any)" }
func numberRounding() -> String { "\((2.5).rounded(.toNearestOrEven)) \((2.5).rounded()) \((-2.5).rounded(.up)) \(2.4.rounded(.awayFromZero))" }
func numberRootMut() -> String { var d = 2.25; d.formSquareRoot(); d.round(.up); return "\(d)" }
func numberRoundMut() -> String { var d = 2.7; d.round(); d.negate(); return "\(d)" }
func numberIsNaN() -> String { "\(Double.nan.isNaN) \((1.0 / 0).isInfinite) \(Double.nan == .nan) \((0.0).isZero) \((-1.0).sign == .minus)" }
func numberMinMaxOpt() -> String { "\(Int.max - 1) \(Int.min + 1) \(UInt8.min) \(-Int.max)" }
func numberIsMultiple() -> String { "\(9.isMultiple(of: 3)) \(UInt8(4).isMultiple(of: 3)) \(0.isMultiple(of: 0)) \((-3).signum()) \((-3).magnitude)" }
func numberByteSwapped() -> String { "\(UInt16(0x1234).byteSwapped) \(UInt8(3).description)" }
func numberTypeMax() -> String { func f<T: FixedWidthInteger>(_ x: T) -> T { T.max - x }; return "\(f(UInt8(5))) \(f(Int16(1)))" }
func numberWidenSum() -> String { let a: [UInt8] = [200, 100]; return "\(a.reduce(0) { $0 + Int($1) })" }
func numberCompareMixed() -> String { let a: UInt8 = 5; let b = 300; return "\(a < b) \(a == b) \(Int(a) + b)" }
func numberUintDistance() -> String { let a: UInt8 = 5; return "\(a.distance(to: 2)) \(a.advanced(by: -2))" }
func numberStrideBy() -> String { "\(Array(stride(from: 0, to: 1, by: 0.25))) \(Array(stride(from: 10, through: 0, by: -5))) \(Array(stride(from: 0, through: 7, by: 3)))" }
func numberStrideU8() -> String { "\(Array(stride(from: UInt8(0), through: 10, by: 5)))" }
func numberStrideFloat() -> String { "\(Array(stride(from: 0.0, through: 0.3, by: 0.1)).count)" }
func numberCharValue() -> String { let c = Character("a"); return "\(c.asciiValue!) \(c.isLetter) \(Character(UnicodeScalar(c.asciiValue! + 1)))" }
func numberRawEnumU8() -> String { enum E: UInt8 { case a = 250, b }; return "\(E.b.rawValue &+ 10)" }
func numberDoubleRangeCase() -> String { func f(_ d: Double) -> String { switch d { case ..<60: "slow"; case 60..<108: "walk"; case 108...120: "run"; case 200...: "wild"; default: "fast" } }; return [59.9, 60, 107.5, 108, 120, 120.5, 200].map(f).joined(separator: " ") }
func numberFloatRangeCase() -> String { let level: CGFloat = 0.5; switch level { case 0...1 where level > 0.4: return "mid"; case 0...1: return "low"; default: return "out" } }
