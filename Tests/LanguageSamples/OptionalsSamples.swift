// swift-format-ignore-file

import Foundation

/// What Swift makes of each function: the test interprets them too.
package let optionalsSamples: [(name: String, run: () -> String)] = [
  ("optionalOptMapString", optionalOptMapString),
  ("optionalOptMapStringNil", optionalOptMapStringNil),
  ("optionalOptMapArray", optionalOptMapArray),
  ("optionalOptFlatMapString", optionalOptFlatMapString),
  ("optionalOptFlatMapDict", optionalOptFlatMapDict),
  ("optionalOptMapFirst", optionalOptMapFirst),
  ("optionalOptMapFunction", optionalOptMapFunction),
  ("optionalOptMapUpper", optionalOptMapUpper),
  ("optionalOptChainMap", optionalOptChainMap),
  ("optionalOptArrayChainMap", optionalOptArrayChainMap),
  ("optionalOptField", optionalOptField),
  ("optionalOptParam", optionalOptParam),
  ("optionalOptNested1", optionalOptNested1),
  ("optionalOptNested2", optionalOptNested2),
  ("optionalOptNested3", optionalOptNested3),
  ("optionalOptNested4", optionalOptNested4),
  ("optionalOptNested5", optionalOptNested5),
  ("optionalOptNested6", optionalOptNested6),
  ("optionalOptNested7", optionalOptNested7),
  ("optionalOptNested8", optionalOptNested8),
  ("optionalOptNested9", optionalOptNested9),
  ("optionalOptNested11", optionalOptNested11),
  ("optionalOptNested12", optionalOptNested12),
  ("optionalOptNested13", optionalOptNested13),
  ("optionalOptTry", optionalOptTry),
  ("optionalOptCompare", optionalOptCompare),
  ("optionalOptSwitch", optionalOptSwitch),
  ("optionalOptPrint", optionalOptPrint),
  ("optionalOptDescribe", optionalOptDescribe),
  ("optionalOptDescribeStr", optionalOptDescribeStr),
  ("optionalOptArrayText", optionalOptArrayText),
  ("optionalOptArrayText2", optionalOptArrayText2),
  ("optionalOptStructText", optionalOptStructText),
  ("optionalOptStructText2", optionalOptStructText2),
  ("optionalOptDictText", optionalOptDictText),
  ("optionalOptChainAssign", optionalOptChainAssign),
  ("optionalOptChainAssignNil", optionalOptChainAssignNil),
  ("optionalOptAssignResult", optionalOptAssignResult),
  ("optionalOptCoalesceChain", optionalOptCoalesceChain),
  ("optionalOptCoalesceLazy", optionalOptCoalesceLazy),
  ("optionalOptIncrement", optionalOptIncrement),
  ("optionalOptTuple", optionalOptTuple),
  ("optionalOptMapTuple", optionalOptMapTuple),
  ("optionalOptIfLetShadow", optionalOptIfLetShadow),
  ("optionalOptEnumNone", optionalOptEnumNone),
  ("optionalOptReduceNil", optionalOptReduceNil),
  ("optionalOptMax", optionalOptMax),
  ("optionalOptFlatten", optionalOptFlatten),
  ("optionalOptStrIndex", optionalOptStrIndex),
  ("optionalOptMapIdentity", optionalOptMapIdentity),
  ("optionalOptMapInterp", optionalOptMapInterp),
  ("optionalOptGuard", optionalOptGuard),
  ("optionalOptDictStr", optionalOptDictStr),
  ("optionalOptSetStr", optionalOptSetStr),
  ("optionalOptComputed", optionalOptComputed),
  ("optionalOptLastMap", optionalOptLastMap),
  ("optionalOptAsCast", optionalOptAsCast),
  ("optionalOptTryMap", optionalOptTryMap),
  ("optionalOptTernary", optionalOptTernary),
  ("optionalOptLocalNil", optionalOptLocalNil),
  ("optionalOptClosure", optionalOptClosure),
  ("optionalOptClosureMap", optionalOptClosureMap),
  ("optionalOptGeneric", optionalOptGeneric),
  ("optionalOptNamedNone", optionalOptNamedNone),
  ("optionalOptNamedNested", optionalOptNamedNested),
]

func optionalOptMapString() -> String { let s: String? = "abc"; return s.map { $0 + "!" } ?? "none" }
func optionalOptMapStringNil() -> String { let s: String? = nil; return s.map { $0 + "!" } ?? "none" }
func optionalOptMapArray() -> String { let a: [Int]? = [1, 2]; return "\(a.map { $0.count } ?? -1)" }
func optionalOptFlatMapString() -> String { let s: String? = "12"; return "\(s.flatMap { Int($0) } ?? 0)" }
func optionalOptFlatMapDict() -> String { let d = ["a": [1, 2, 3]]; return "\(d["a"].map { $0.count } ?? 0)" }
func optionalOptMapFirst() -> String { let a = ["xy", "z"]; return "\(a.first.map { $0.count } ?? 0)" }
func optionalOptMapFunction() -> String { func f() -> String? { "pq" }; return f().map { "<\($0)>" } ?? "-" }
func optionalOptMapUpper() -> String { let s: String? = "ab"; return s.map(\.count).map(String.init) ?? "none" }
func optionalOptChainMap() -> String { let s: String? = "ab"; return s?.map { String($0) + "." }.joined() ?? "none" }
func optionalOptArrayChainMap() -> String { let a: [Int]? = [1, 2]; return "\(a?.map { $0 + 1 } ?? [])" }
struct SampleOptBox { var name: String?; var tags: [String]?; var inner: Int?? }
func optionalOptField() -> String { let b = SampleOptBox(name: "ab", tags: ["q", "rs"]); return (b.name.map { "\($0.count)" } ?? "n") + (b.tags.map { "\($0.count)" } ?? "n") }
func optionalOptParam() -> String { func g(_ s: String?, _ xs: [Int]?) -> String { (s.map { $0 + $0 } ?? "n") + (xs.map { "\($0)" } ?? "m") }; return g("a", [1]) + g(nil, nil) }
func optionalOptNested1() -> String { let x: Int?? = .some(nil); if let y = x { return "some \(y as Any)" }; return "none" }
func optionalOptNested2() -> String { let d: [String: Int?] = ["a": nil, "b": 1]; var r = ""; if let v = d["a"] { r += "has \(v == nil)" } else { r += "no" }; if let _ = d["c"] { r += "c" }; return r + "\(d.count)" }
func optionalOptNested3() -> String { var d: [String: Int?] = ["a": 1]; d["a"] = nil; return "\(d.count)" }
func optionalOptNested4() -> String { var d: [String: Int?] = ["a": 1]; d["a"] = .some(nil); return "\(d.count)" }
func optionalOptNested5() -> String { var d: [String: Int?] = [:]; d.updateValue(nil, forKey: "z"); return "\(d.count) \(d.keys.first ?? "")" }
func optionalOptNested6() -> String { let a: [Int?] = [nil, 1]; return a.first == nil ? "nil" : "not nil" }
func optionalOptNested7() -> String { let a: [Int?] = [nil, 1]; if let f = a.first { return "first \(f ?? -1)" }; return "empty" }
func optionalOptNested8() -> String { let a: [Int?] = [nil, 1, nil]; return "\(a.compactMap { $0 }.count) \(a.count) \(a.last! == nil)" }
func optionalOptNested9() -> String { let a = ["1", "x"].map { Int($0) }; return "\(a.count) \(a)" }
func optionalOptNested11() -> String { let x: Int?? = nil; return "\(x == nil) \((x ?? 3) ?? 4)" }
func optionalOptNested12() -> String { let x: Int?? = .some(nil); return "\(x == nil) \((x ?? 3) ?? 4)" }
func optionalOptNested13() -> String { let s: [String?] = ["a", nil]; return s.map { $0 ?? "-" }.joined() + "\(s.contains(nil)) \(s.firstIndex(of: nil) ?? -1)" }
func optionalOptTry() -> String { struct E: Error {}; func f(_ b: Bool) throws -> Int? { if b { throw E() }; return nil }; let a = try? f(true); let b = try? f(false); return "\(a as Any) \(b as Any)" }
func optionalOptCompare() -> String { let a: Int? = 3; return "\(a == 3) \(a != nil) \(a == nil) \(a == .some(3)) \(a == Optional(4))" }
func optionalOptSwitch() -> String { let a: Int? = 3; switch a { case .none: return "n"; case .some(let x) where x > 5: return "big"; case 3?: return "three"; case let x?: return "\(x)" } }
func optionalOptPrint() -> String { let a: Int? = 3; let b: String? = "x"; let c: Int? = nil; return "\(a as Any) \(b as Any) \(c as Any)" }
func optionalOptDescribe() -> String { let a: Int? = 3; let b: String? = nil; return String(describing: a) + String(describing: b) }
func optionalOptDescribeStr() -> String { let a: String? = "q"; return String(describing: a) + " " + String(describing: a!) }
func optionalOptArrayText() -> String { let a: [Int?] = [1, nil]; return "\(a)" }
func optionalOptArrayText2() -> String { let a: [String?] = ["x", nil]; return "\(a)" }
struct SampleOptText { var a: Int?; var b: String?; var c = [1]; var d: [String: Int] = ["k": 1] }
func optionalOptStructText() -> String { "\(SampleOptText(a: 1, b: nil))" }
func optionalOptStructText2() -> String { "\(SampleOptText(a: nil, b: "z"))" }
func optionalOptDictText() -> String { let d: [String: Int?] = ["k": nil]; return "\(d)" }
func optionalOptChainAssign() -> String { var b: SampleOptBox? = SampleOptBox(name: "a"); b?.name = "c"; b?.tags?.append("x"); return "\(b?.name ?? "n") \(b?.tags as Any)" }
func optionalOptChainAssignNil() -> String { var b: SampleOptBox?; var n = 0; func v() -> String { n += 1; return "v" }; b?.name = v(); return "\(n) \(b == nil)" }
func optionalOptAssignResult() -> String { var b: SampleOptBox? = SampleOptBox(name: "a"); let r: Void? = (b?.name = "q"); return "\(r != nil) \(b!.name!)" }
func optionalOptCoalesceChain() -> String { let a: Int? = nil, b: Int? = nil; return "\(a ?? b ?? 7)" }
func optionalOptCoalesceLazy() -> String { var n = 0; func f() -> Int { n += 1; return 9 }; let a: Int? = 1; let r = a ?? f(); return "\(r) \(n)" }
func optionalOptIncrement() -> String { var a: Int? = 1; a! += 4; a? *= 2; return "\(a!)" }
func optionalOptTuple() -> String { let t: (Int, String)? = (1, "x"); return "\(t?.0 ?? 0) \(t.map { $0.1 } ?? "-")" }
func optionalOptMapTuple() -> String { let t: (Int, Int)? = (1, 2); return "\(t.map { $0.0 + $0.1 } ?? 0)" }
func optionalOptIfLetShadow() -> String { let a: Int? = 2; if let a, a > 1 { return "\(a)" }; return "no" }
func optionalOptEnumNone() -> String { enum K { case none, a }; let k: K? = K.none; switch k { case .some(.none): return "K.none"; case nil: return "nil"; default: return "other" } }
func optionalOptReduceNil() -> String { [1, 2].reduce(nil as Int?) { $0 == nil ? $1 : $0! + $1 }.map(String.init) ?? "nil" }
func optionalOptMax() -> String { let e: [Int] = []; return "\(e.max() as Any) \([3, 1].min() as Any)" }
func optionalOptFlatten() -> String { let a: [[Int]?] = [[1], nil, [2, 3]]; return "\(a.compactMap { $0 }.flatMap { $0 })" }
func optionalOptStrIndex() -> String { let s = "abc"; let i = s.firstIndex(of: "b"); return i.map { String(s[$0...]) } ?? "-" }
func optionalOptMapIdentity() -> String { let s: String? = "hey"; let t = s.map { $0 }; return t ?? "nil" }
func optionalOptMapInterp() -> String { let xs: [String]? = ["a", "b"]; return xs.map { "\($0.count): \($0.joined(separator: ","))" } ?? "-" }
func optionalOptGuard() -> String { func f(_ d: [String: String]) -> String { guard let n = d["n"].flatMap(Int.init), n > 0 else { return "bad" }; return "\(n)" }; return f(["n": "5"]) + f(["n": "x"]) + f([:]) }
func optionalOptDictStr() -> String { let d = ["k": "vw"]; return d["k"].map { $0.uppercased() } ?? "none" }
func optionalOptSetStr() -> String { let s: Set<String>? = ["a"]; return "\(s.map { $0.count } ?? 0)" }
func optionalOptComputed() -> String { struct P { var first: String? { "ab" }; static var s: String? { "cd" } }; return (P().first.map { $0 + "1" } ?? "") + (P.s.map { $0 + "2" } ?? "") }
func optionalOptLastMap() -> String { "a b c".split(separator: " ").last.map { "<\($0)>" } ?? "" }
func optionalOptAsCast() -> String { let x: Any = "str"; return (x as? String).map { $0 + "?" } ?? "none" }
func optionalOptTryMap() -> String { func f() throws -> String { "ok" }; return (try? f()).map { $0 + "!" } ?? "none" }
func optionalOptTernary() -> String { let b = true; return (b ? "yes" : nil).map { $0 + "1" } ?? "no" }
func optionalOptLocalNil() -> String { var s: String?; s = "later"; return s.map { $0 + "1" } ?? "no" }
func optionalOptClosure() -> String { let f: (() -> String)? = { "called" }; return f?() ?? "none" }
func optionalOptClosureMap() -> String { let f: ((Int) -> Int)? = { $0 * 2 }; return "\(f.map { $0(4) } ?? 0)" }
func optionalOptGeneric() -> String { func id<T>(_ x: T?) -> String { x.map { "\($0)" } ?? "nil" }; return id("abc") + id([1, 2]) + id(nil as Int?) }
func optionalOptNamedNone() -> String { let a = Int?.none; let b = String?.some("x"); let c = [Int]?.none; return "\(a as Any) \(b as Any) \(c == nil)" }
func optionalOptNamedNested() -> String { let a: SampleOptBox? = SampleOptBox?.none; let b = Optional<Int>.some(4); return "\(a == nil) \(b ?? 0) \((Bool?.some(true)) == true)" }
