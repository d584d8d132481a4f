// swift-format-ignore-file

import Foundation

/// What Swift makes of each function: the test interprets them too.
package let placesSamples: [(name: String, run: () -> String)] = [
  ("placeIdxOnce", placeIdxOnce),
  ("placeIdxOnceAssign", placeIdxOnceAssign),
  ("placeIdxOrder", placeIdxOrder),
  ("placeIdxOrderOp", placeIdxOrderOp),
  ("placeIdxNested", placeIdxNested),
  ("placeIdxMutating", placeIdxMutating),
  ("placeIdxInout", placeIdxInout),
  ("placeIdxStruct", placeIdxStruct),
  ("placeIdxDict", placeIdxDict),
  ("placeIdxDictDefault", placeIdxDictDefault),
  ("placeDictDefaultLazy", placeDictDefaultLazy),
  ("placeCallTarget", placeCallTarget),
  ("placeCallMutating", placeCallMutating),
  ("placeSwap", placeSwap),
  ("placeSwapFields", placeSwapFields),
  ("placeTupleAssign", placeTupleAssign),
  ("placeTupleSwapIdx", placeTupleSwapIdx),
  ("placeTupleElem", placeTupleElem),
  ("placeTupleLabels", placeTupleLabels),
  ("placeTupleLabelsArr", placeTupleLabelsArr),
  ("placeTupleRet", placeTupleRet),
  ("placeTupleDiscard", placeTupleDiscard),
  ("placeObservers", placeObservers),
  ("placeObserversInit", placeObserversInit),
  ("placeObserversArr", placeObserversArr),
  ("placeObserversInout", placeObserversInout),
  ("placeObserversEqual", placeObserversEqual),
  ("placeObserversClass", placeObserversClass),
  ("placeObserversNested", placeObserversNested),
  ("placeObserversLocal", placeObserversLocal),
  ("placeObserverNames", placeObserverNames),
  ("placeLazyOnce", placeLazyOnce),
  ("placeComputedSet", placeComputedSet),
  ("placeSubscriptSet", placeSubscriptSet),
  ("placeSubscriptInout", placeSubscriptInout),
  ("placeMutRet", placeMutRet),
  ("placeKeyPathWrite", placeKeyPathWrite),
  ("placeKeyPathFn", placeKeyPathFn),
  ("placeInoutClosure", placeInoutClosure),
  ("placeInoutOptional", placeInoutOptional),
  ("placeInoutDict", placeInoutDict),
  ("placeInoutCopy", placeInoutCopy),
  ("placeDictNil", placeDictNil),
  ("placeDictNested", placeDictNested),
  ("placeDictStruct", placeDictStruct),
  ("placeDictRemove", placeDictRemove),
  ("placeDictUpdate", placeDictUpdate),
  ("placeRangeAssign", placeRangeAssign),
  ("placeRangeAssignPart", placeRangeAssignPart),
  ("placeSliceIdx", placeSliceIdx),
  ("placeSliceDrop", placeSliceDrop),
  ("placeSliceSuffix", placeSliceSuffix),
  ("placeSliceMutate", placeSliceMutate),
  ("placeSliceRemove", placeSliceRemove),
  ("placeReplaceSub", placeReplaceSub),
  ("placeForMutate", placeForMutate),
  ("placeCaptureVar", placeCaptureVar),
  ("placeCaptureList", placeCaptureList),
  ("placeStructCopyClosure", placeStructCopyClosure),
  ("placeClassInStruct", placeClassInStruct),
  ("placeDeferOrder", placeDeferOrder),
  ("placeDeferLoop", placeDeferLoop),
  ("placeDeferCond", placeDeferCond),
  ("placeDeferReturnVar", placeDeferReturnVar),
  ("placeDeferThrow", placeDeferThrow),
  ("placeSelfAssign", placeSelfAssign),
  ("placeEnumMutate", placeEnumMutate),
  ("placeStaticVar", placeStaticVar),
  ("placeStaticDefault", placeStaticDefault),
  ("placeStaticObserver", placeStaticObserver),
  ("placeCompoundOps", placeCompoundOps),
  ("placeCompoundStr", placeCompoundStr),
  ("placeNestedFnCapture", placeNestedFnCapture),
  ("placeToggle", placeToggle),
  ("placePopLast", placePopLast),
  ("placeRemoveFirstN", placeRemoveFirstN),
]

final class SampleLog { var n = 0; var s = ""; func tick() -> Int { n += 1; return n - 1 }; func note(_ x: String) -> Int { s += x; return 0 } }
struct SampleObs { var v = 0 { willSet { seen.append("w\(v)>\(newValue)") } didSet { seen.append("d\(oldValue)>\(v)") } }; var seen: [String] = []; var arr = [1, 2] { didSet { seen.append("a\(oldValue)>\(arr)") } }; init() { v = 1 }; init(_ x: Int) { v = x; v = x + 1 } }
final class SampleObsC { var log = ""; var p = SamplePair() { didSet { log += "p" } }; var n = 0 { willSet { log += "w\(newValue)" } didSet { log += "d\(oldValue)"; if n > 10 { n = 10 } } }; lazy var lz: Int = { log += "L"; return 5 }() }
struct SamplePair { var a = 1, b = 2; var xs = [1, 2, 3]; var sum: Int { get { a + b } set { a = newValue - b } }; subscript(i: Int) -> Int { get { i == 0 ? a : b } set { if i == 0 { a = newValue } else { b = newValue } } }; mutating func bump() -> Int { a += 1; return a } }
func placeIdxOnce() -> String { let l = SampleLog(); var a = [1, 2, 3]; a[l.tick()] += 10; return "\(a) \(l.n)" }
func placeIdxOnceAssign() -> String { let l = SampleLog(); var a = [1, 2, 3]; a[l.tick()] = l.n; return "\(a) \(l.n)" }
func placeIdxOrder() -> String { let l = SampleLog(); var a = [0, 0]; a[l.note("i")] = l.note("v"); return l.s }
func placeIdxOrderOp() -> String { let l = SampleLog(); var a = [0, 0]; a[l.note("i")] += l.note("v"); return l.s }
func placeIdxNested() -> String { let l = SampleLog(); var a = [[1], [2]]; a[l.tick()][l.note("k")] += 5; return "\(a) \(l.n) \(l.s)" }
func placeIdxMutating() -> String { let l = SampleLog(); var a = [[1], [2]]; a[l.tick()].append(9); return "\(a) \(l.n)" }
func placeIdxInout() -> String { let l = SampleLog(); var a = [1, 2]; func f(_ x: inout Int) { x *= 7 }; f(&a[l.tick()]); return "\(a) \(l.n)" }
func placeIdxStruct() -> String { let l = SampleLog(); var a = [SamplePair(), SamplePair()]; a[l.tick()].a += 5; a[l.tick()].sum = 20; return "\(a[0].a) \(a[1].a) \(l.n)" }
func placeIdxDict() -> String { let l = SampleLog(); var d = ["k0": 1]; d["k\(l.tick())"]! += 5; d["k\(l.tick())", default: 3] += 1; return "\(d["k0"]!) \(d["k1"]!) \(l.n)" }
func placeIdxDictDefault() -> String { let l = SampleLog(); var d: [String: [Int]] = [:]; d["a", default: []].append(l.tick()); d["a", default: []].append(l.tick()); return "\(d) \(l.n)" }
func placeDictDefaultLazy() -> String { let l = SampleLog(); let d = ["a": 1]; let x = d["a", default: l.tick()]; return "\(x) \(l.n)" }
func placeCallTarget() -> String { let l = SampleLog(); let o = SampleObsC(); func get() -> SampleObsC { _ = l.tick(); return o }; get().n += 3; return "\(o.n) \(l.n) \(o.log)" }
func placeCallMutating() -> String { let l = SampleLog(); let o = SampleObsC(); func get() -> SampleObsC { _ = l.tick(); return o }; _ = get().p.bump(); get().p.xs.append(1); return "\(o.p.a) \(l.n) \(o.log) \(o.p.xs)" }
func placeSwap() -> String { var a = 1, b = 2; swap(&a, &b); var xs = [1, 2, 3]; xs.swapAt(0, 2); (a, b) = (b, a); return "\(a) \(b) \(xs)" }
func placeSwapFields() -> String { var p = SamplePair(); swap(&p.a, &p.b); return "\(p.a) \(p.b)" }
func placeTupleAssign() -> String { var a = [1, 2], i = 0; (i, a[i]) = (1, 9); return "\(i) \(a)" }
func placeTupleSwapIdx() -> String { var a = [1, 2, 3]; (a[0], a[2]) = (a[2], a[0]); return "\(a)" }
func placeTupleElem() -> String { var t = (x: 1, y: 2); t.x += 4; t.1 = 9; return "\(t.x) \(t.y) \(t)" }
func placeTupleLabels() -> String { var t: (low: Int, high: Int) = (0, 1); t = (3, 4); return "\(t.low) \(t.high) \(t)" }
func placeTupleLabelsArr() -> String { var a: [(n: Int, s: String)] = [(1, "a")]; a.append((2, "b")); return a.map { "\($0.n)\($0.s)" }.joined() + "\(a[1])" }
func placeTupleRet() -> String { func f() -> (a: Int, b: Int) { (1, 2) }; let r = f(); return "\(r.a + r.b) \(r)" }
func placeTupleDiscard() -> String { var a = 0; (a, _) = (5, 6); let (x, (y, z)) = (1, (2, 3)); return "\(a) \(x + y + z)" }
func placeObservers() -> String { var o = SampleObs(); o.v += 2; o.v = 7; return o.seen.joined(separator: " ") }
func placeObserversInit() -> String { let o = SampleObs(5); return "\(o.v) \(o.seen)" }
func placeObserversArr() -> String { var o = SampleObs(); o.arr.append(3); o.arr[0] = 9; return o.seen.joined(separator: " ") }
func placeObserversInout() -> String { var o = SampleObs(); func f(_ x: inout Int) { x += 1; x += 1 }; f(&o.v); return o.seen.joined(separator: " ") }
func placeObserversEqual() -> String { var o = SampleObs(); o.v = 1; return o.seen.joined(separator: " ") }
func placeObserversClass() -> String { let o = SampleObsC(); o.n = 50; return "\(o.n) \(o.log)" }
func placeObserversNested() -> String { let o = SampleObsC(); o.p.a = 3; o.p.sum = 9; o.p[1] = 4; o.p.xs[0] += 1; return "\(o.log) \(o.p.a) \(o.p.b)" }
func placeObserversLocal() -> String { var log = ""; var x = 1 { didSet { log += "\(oldValue)>\(x) " } }; x = 2; x += 5; return log }
func placeObserverNames() -> String { struct S { var log = ""; var x = 1 { willSet(n) { log += "n\(n)" } didSet(o) { log += "o\(o)" } } }; var s = S(); s.x = 4; return s.log }
func placeLazyOnce() -> String { let o = SampleObsC(); _ = o.lz; _ = o.lz; o.lz = 7; return "\(o.lz) \(o.log)" }
func placeComputedSet() -> String { var p = SamplePair(); p.sum += 10; return "\(p.a) \(p.b) \(p.sum)" }
func placeSubscriptSet() -> String { var p = SamplePair(); p[0] += 5; p[1] = p[0] * 2; return "\(p.a) \(p.b)" }
func placeSubscriptInout() -> String { var p = SamplePair(); func f(_ x: inout Int) { x = x * 2 + 1 }; f(&p[1]); f(&p.sum); return "\(p.a) \(p.b)" }
func placeMutRet() -> String { var p = SamplePair(); let r = p.bump() + p.bump(); return "\(r) \(p.a)" }
func placeKeyPathWrite() -> String { var p = SamplePair(); let k = \SamplePair.a; p[keyPath: k] += 5; p[keyPath: \.sum] = 30; p[keyPath: \.xs[1]] = 8; return "\(p.a) \(p.xs) \(p[keyPath: k])" }
func placeKeyPathFn() -> String { func set<T>(_ p: inout SamplePair, _ k: WritableKeyPath<SamplePair, T>, _ v: T) { p[keyPath: k] = v }; var p = SamplePair(); set(&p, \.b, 9); return "\(p.b) \([p].map(\.xs.count))" }
func placeInoutClosure() -> String { let f: (inout [Int]) -> Void = { $0.append(1); $0[0] = 4 }; var a = [0]; f(&a); return "\(a)" }
func placeInoutOptional() -> String { func f(_ x: inout Int?) { x = (x ?? 0) + 1 }; var a: Int?; f(&a); f(&a); return "\(a!)" }
func placeInoutDict() -> String { func f(_ x: inout Int?) { x = nil }; var d = ["a": 1, "b": 2]; f(&d["a"]); return "\(d)" }
func placeInoutCopy() -> String { var a = [1]; let b = a; a.append(2); func f(_ x: inout [Int]) { x[0] = 9 }; f(&a); return "\(a) \(b)" }
func placeDictNil() -> String { var d = ["a": 1, "b": 2]; d["a"] = nil; d["c"]? += 1; d["b"]? += 1; return "\(d)" }
func placeDictNested() -> String { var d: [String: [String: Int]] = [:]; d["x", default: [:]]["y", default: 0] += 2; d["x"]?["z"] = 5; d["q"]?["z"] = 5; return "\(d["x"]!.sorted { $0.key < $1.key }) \(d.count)" }
func placeDictStruct() -> String { var d = ["p": SamplePair()]; d["p"]?.a = 8; d["p"]!.xs.removeLast(); return "\(d["p"]!.a) \(d["p"]!.xs)" }
func placeDictRemove() -> String { var d = ["a": 1]; let r = d.removeValue(forKey: "a"); let q = d.removeValue(forKey: "z"); return "\(r ?? 0) \(q == nil) \(d.isEmpty)" }
func placeDictUpdate() -> String { var d = ["a": 1]; let o = d.updateValue(5, forKey: "a"); d.merge(["a": 2, "b": 3]) { x, y in x + y }; return "\(o!) \(d["a"]!) \(d["b"]!)" }
func placeRangeAssign() -> String { var a = [1, 2, 3, 4]; a[1...2] = [9]; a[0..<1] = []; return "\(a)" }
func placeRangeAssignPart() -> String { var a = [1, 2, 3, 4]; a[2...] = [7, 8, 9]; a[..<1] = [0, 0]; a[...0] = [5]; return "\(a)" }
func placeSliceIdx() -> String { let a = [10, 20, 30, 40]; let s = a[1...2]; return "\(s.startIndex) \(s.endIndex) \(s[1]) \(s.first!) \(s.firstIndex(of: 30)!) \(Array(s)[0]) \(s)" }
func placeSliceDrop() -> String { let a = [10, 20, 30]; let s = a.dropFirst(); return "\(s.startIndex) \(s[1]) \(s.indices) \(s.count) \(s.enumerated().map { $0.offset })" }
func placeSliceSuffix() -> String { let a = [1, 2, 3, 4, 5]; let s = a.suffix(2); let p = a.prefix(2); return "\(s.startIndex) \(p.startIndex) \(s[4]) \(s + p)" }
func placeSliceMutate() -> String { var a = [3, 1, 2, 9]; a[0..<3].sort(); var s = a[1...]; s[1] = 100; s.append(5); return "\(a) \(s)" }
func placeSliceRemove() -> String { var s = [1, 2, 3, 4][1...]; s.removeFirst(); s.removeAll { $0 == 3 }; return "\(s) \(s.startIndex)" }
func placeReplaceSub() -> String { var a = [1, 2, 3]; a.replaceSubrange(0..<2, with: [7, 7, 7]); a.removeSubrange(1...2); a.insert(contentsOf: [4, 5], at: 1); return "\(a)" }
func placeForMutate() -> String { var a = [1, 2, 3]; for i in a.indices { a[i] *= 2 }; for x in a { a.append(x) }; return "\(a)" }
func placeCaptureVar() -> String { var n = 0; let f = { n += 1 }; f(); n = 10; f(); return "\(n)" }
func placeCaptureList() -> String { var n = 1; let f = { [n] in n }; n = 5; return "\(f()) \(n)" }
func placeStructCopyClosure() -> String { var p = SamplePair(); let q = p; let f = { p.a }; p.a = 50; return "\(q.a) \(f())" }
func placeClassInStruct() -> String { struct H { let o = SampleObsC() }; let h = H(); let g = h; g.o.n = 3; return "\(h.o.n) \(h.o === g.o)" }
func placeDeferOrder() -> String { var s = ""; func f() -> Int { defer { s += "a" }; defer { s += "b" }; s += "c"; return s.count }; let r = f(); return s + "\(r)" }
func placeDeferLoop() -> String { var s = ""; for i in 0..<3 { defer { s += "d\(i)" }; if i == 1 { continue }; s += "\(i)" }; return s }
func placeDeferCond() -> String { var s = ""; func f(_ b: Bool) { if b { defer { s += "in" }; s += "x" }; defer { s += "out" }; guard b else { return }; s += "y" }; f(true); f(false); return s }
func placeDeferReturnVar() -> String { func f() -> Int { var x = 1; defer { x = 5 }; return x }; return "\(f())" }
func placeDeferThrow() -> String { struct E: Error {}; var s = ""; func f() throws { defer { s += "d" }; throw E() }; do { try f() } catch { s += "c" }; return s }
func placeSelfAssign() -> String { struct S { var n = 0; mutating func reset() { self = S(n: 42) }; mutating func twice() { n *= 2; add(1) }; mutating func add(_ k: Int) { n += k } }; var s = S(); s.reset(); s.twice(); return "\(s.n)" }
func placeEnumMutate() -> String { enum L { case off, on(Int); mutating func up() { switch self { case .off: self = .on(1); case .on(let n): self = .on(n + 1) } } }; var l = L.off; l.up(); l.up(); if case .on(let n) = l { return "\(n)" }; return "off" }
func placeStaticDefault() -> String { struct S { static let start = 4; static func twice() -> Int { start * 2 }; var a = start; var b = twice(); let c = [start].map { $0 + start }; func more(_ n: Int = start) -> Int { n + 1 }; init(d: Int = start) { a += d } }; return "\(S().a) \(S().b) \(S().c) \(S().more())" }
func placeStaticVar() -> String { struct S { static var n = 0; static func inc() -> Int { n += 1; return n } }; _ = S.inc(); S.n += 5; return "\(S.inc())" }
func placeStaticObserver() -> String { struct S { static var log = ""; static var n = 0 { didSet { log += "\(oldValue)>\(n)" } } }; S.n = 3; S.n += 1; return S.log }
func placeCompoundOps() -> String { var a = 7; a -= 2; a *= 3; a /= 2; a %= 4; a <<= 2; a |= 1; a ^= 5; a &= 0xF; return "\(a)" }
func placeCompoundStr() -> String { var a = ["x", "y"]; a[0] += "z"; a += ["w"]; var s = "q"; s += a[0]; return s + a.joined() }
func placeNestedFnCapture() -> String { var total = 0; func add(_ n: Int) { total += n; if n > 0 { add(n - 1) } }; add(3); return "\(total)" }
func placeToggle() -> String { var a = [true, false]; a[1].toggle(); var o: Bool? = true; o?.toggle(); return "\(a) \(o!)" }
func placePopLast() -> String { var a = [1]; let x = a.popLast(), y = a.popLast(); return "\(x ?? 0) \(y == nil) \(a.isEmpty)" }
func placeRemoveFirstN() -> String { var a = [1, 2, 3, 4]; a.removeFirst(2); a.removeLast(1); let r = a.remove(at: 0); a.reserveCapacity(10); return "\(a) \(r)" }
