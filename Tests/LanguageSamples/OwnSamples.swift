// swift-format-ignore-file

import Foundation

/// What Swift makes of each function: the test interprets them too. What a program declares that the library calls.
package let ownSamples: [(name: String, run: () -> String)] = [
  ("ownLazyKept", ownLazyKept),
  ("ownLazyInMember", ownLazyInMember),
  ("ownLazyInMethod", ownLazyInMethod),
  ("ownLazyCopied", ownLazyCopied),
  ("ownPattern", ownPattern),
  ("ownPatternBesideAnother", ownPatternBesideAnother),
  ("ownIterator", ownIterator),
  ("ownIteratorMapped", ownIteratorMapped),
  ("ownIteratorLeft", ownIteratorLeft),
  ("ownSequenceOfAnother", ownSequenceOfAnother),
  ("ownEndlessSequence", ownEndlessSequence),
  ("ownCollection", ownCollection),
  ("ownCollectionOfLetters", ownCollectionOfLetters),
  ("ownBuilder", ownBuilder),
  ("ownBuilderOfTexts", ownBuilderOfTexts),
  ("ownSubscriptDefault", ownSubscriptDefault),
  ("ownSubscriptChanged", ownSubscriptChanged),
  ("ownKeyPaths", ownKeyPaths),
  ("ownSlicePopped", ownSlicePopped),
  ("ownRangesOverlap", ownRangesOverlap),
  ("ownNoIdentifier", ownNoIdentifier),
  ("ownGeometry", ownGeometry),
  ("ownStaticCall", ownStaticCall),
  ("ownDates", ownDates),
]

func ownLazyKept() -> String { struct S { var k = 1; lazy var m = k * 10 }; var s = S(); let a = s.m; s.k = 5; return "\(a) \(s.m)" }
func ownLazyInMember() -> String { struct S { var k = 1; lazy var m = k * 10 }; struct T { var s = S() }; var t = T(); _ = t.s.m; t.s.k = 5; return "\(t.s.m)" }
func ownLazyInMethod() -> String { struct S { var k = 1; lazy var m: Int = { k * 10 }(); mutating func twice() -> Int { k += 1; return m * 2 } }; var s = S(); let a = s.twice(); return "\(a) \(s.twice())" }
func ownLazyCopied() -> String { struct S { var k = 1; lazy var m = k * 10 }; var s = S(); var t = s; _ = s.m; t.k = 3; s.k = 4; return "\(s.m) \(t.m)" }
private struct OwnSize { let a: Int }
private func ~= (p: Int, v: OwnSize) -> Bool { p == v.a }
func ownPattern() -> String { switch OwnSize(a: 3) { case 2: return "two"; case 3: return "three"; default: return "more" } }
func ownPatternBesideAnother() -> String { switch 4 { case 0..<3: return "few"; case 4: return "four"; default: return "many" } }
private struct OwnDown: Sequence, IteratorProtocol { var k = 3; mutating func next() -> Int? { k -= 1; return k < 0 ? nil : k } }
func ownIterator() -> String { var s = ""; for x in OwnDown(k: 4) { s += "\(x)" }; return s }
func ownIteratorMapped() -> String { "\(OwnDown().map { $0 * 10 }) \(OwnDown().reduce(0, +)) \(OwnDown().contains(2)) \(Array(OwnDown()))" }
func ownIteratorLeft() -> String { var d = OwnDown(); let a = d.next(); let b = d.next(); return "\(a ?? -1) \(b ?? -1) \(d.k)" }
private struct OwnTwice: Sequence { let names: [String]; func makeIterator() -> IndexingIterator<[String]> { (names + names).makeIterator() } }
func ownSequenceOfAnother() -> String { OwnTwice(names: ["a", "b"]).joined(separator: "-") }
private struct OwnEven: Sequence, IteratorProtocol { var n = -2; mutating func next() -> Int? { n += 2; return n } }
func ownEndlessSequence() -> String { var sum = 0; for n in OwnEven() { if n > 10 { break }; sum += n }; return "\(sum)" }
private struct OwnTens: Collection { let a = [4, 5]; var startIndex: Int { 0 }; var endIndex: Int { a.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { a[i] * 10 } }
func ownCollection() -> String { "\(OwnTens().first!) \(OwnTens().count) \(OwnTens().isEmpty) \(OwnTens().map { $0 + 1 }) \(OwnTens().max()!)" }
private struct OwnLetters: RandomAccessCollection { let text: [String]; var startIndex: Int { 1 }; var endIndex: Int { text.count }; subscript(i: Int) -> String { text[i].uppercased() } }
func ownCollectionOfLetters() -> String { var s = ""; for x in OwnLetters(text: ["a", "b", "c"]) { s += x }; return s + "\(OwnLetters(text: ["a"]).isEmpty)" }
@resultBuilder private enum OwnSum { static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) } }
private func ownSum(@OwnSum _ f: () -> Int) -> Int { f() }
func ownBuilder() -> String { "\(ownSum { 1; 2; 4 })" }
@resultBuilder private struct OwnLine { static func buildExpression(_ part: String) -> String { part + "." }; static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") } }
private struct OwnPage { @OwnLine var title: String { "a"; "b" } }
func ownBuilderOfTexts() -> String { OwnPage().title }
private struct OwnGrid { var a = [1, 2]; subscript(i: Int, by k: Int = 2) -> Int { get { a[i] * k } set { a[i] = newValue } } }
func ownSubscriptDefault() -> String { var g = OwnGrid(); g[1] = 4; g[0, by: 3] = 7; return "\(g[1]) \(g[0, by: 10]) \(g.a)" }
func ownSubscriptChanged() -> String { var g = OwnGrid(); g[1] += 1; return "\(g.a)" }
private struct OwnInner { var k = 4 }
private struct OwnOuter { var i = OwnInner() }
func ownKeyPaths() -> String { let path = (\OwnOuter.i).appending(path: \.k); return "\(OwnOuter()[keyPath: path])" }
func ownSlicePopped() -> String { var a = [1, 2, 3][...]; _ = a.popFirst(); return "\(a.startIndex) \(a.first!) \(a.count)" }
func ownRangesOverlap() -> String { "\((0..<3).overlaps(3..<5)) \((0..<4).overlaps(3..<5)) \((0...3).overlaps(3...5))" }
func ownNoIdentifier() -> String { "\(UUID(uuidString: "x") == nil) \(UUID(uuidString: "12345678-1234-1234-1234-1234567890ab") == nil) \(URL(string: "") == nil)" }
func ownGeometry() -> String { var p = CGPoint(x: 10, y: 20); p.x += 5; let r = CGRect(x: 0, y: 0, width: 10, height: 20); return "\(p == CGPoint(x: 15, y: 20)) \(p.x) \(CGSize.zero == CGSize(width: 0, height: 0)) \(r.midX) \(r.maxY) \(r.contains(p)) \(r.insetBy(dx: 2, dy: 3).height) \(r.union(CGRect(x: 5, y: 5, width: 20, height: 2)).width)" }
private struct OwnPlan { var soak = 10; static let usual = OwnPlan(); func callAsFunction(_ n: Int) -> String { n < soak ? "slow" : "hold" } }
func ownStaticCall() -> String { OwnPlan.usual(4) + " " + OwnPlan.usual(14) + " " + OwnPlan.usual.callAsFunction(10) }
func ownDates() -> String { var d = Date(timeIntervalSince1970: 0); d += 90; d.addTimeInterval(-30); let e = Date(timeIntervalSinceReferenceDate: 0); return "\(d == Date(timeIntervalSince1970: 60)) \(d < e) \(e.timeIntervalSince1970) \(e.timeIntervalSince(d)) \(d.addingTimeInterval(1).timeIntervalSince1970) \(max(d, e) == e) \(d.distance(to: e)) \(d > .distantPast)" }
