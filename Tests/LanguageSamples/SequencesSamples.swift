// swift-format-ignore-file

import Foundation

/// Sequences without an end, functions over pairs, members of extensions, results and literals: what Swift makes of
/// each function. The test interprets them too.
package let sequencesSamples: [(name: String, run: () -> String)] = [
  ("sequencesOpenContains", sequencesOpenContains),
  ("sequencesFloatContains", sequencesFloatContains),
  ("sequencesMadeRanges", sequencesMadeRanges),
  ("sequencesRangeOfRange", sequencesRangeOfRange),
  ("sequencesOpenPattern", sequencesOpenPattern),
  ("sequencesZipOpen", sequencesZipOpen),
  ("sequencesZipOpenLast", sequencesZipOpenLast),
  ("sequencesOpenPrefix", sequencesOpenPrefix),
  ("sequencesOpenLoop", sequencesOpenLoop),
  ("sequencesOpenLazy", sequencesOpenLazy),
  ("sequencesOpenIterator", sequencesOpenIterator),
  ("sequencesIterator", sequencesIterator),
  ("sequencesUnfolded", sequencesUnfolded),
  ("sequencesUnfoldedSearch", sequencesUnfoldedSearch),
  ("sequencesZipUnfolded", sequencesZipUnfolded),
  ("sequencesPairs", sequencesPairs),
  ("sequencesTypedPairs", sequencesTypedPairs),
  ("sequencesFormIndex", sequencesFormIndex),
  ("sequencesUnbounded", sequencesUnbounded),
  ("sequencesPopFirst", sequencesPopFirst),
  ("sequencesPairsOfInit", sequencesPairsOfInit),
  ("sequencesEnumeratedInit", sequencesEnumeratedInit),
  ("sequencesPairsOfFunction", sequencesPairsOfFunction),
  ("sequencesPairsOfCase", sequencesPairsOfCase),
  ("sequencesNamedInit", sequencesNamedInit),
  ("sequencesNamedFunction", sequencesNamedFunction),
  ("sequencesUnapplied", sequencesUnapplied),
  ("sequencesImplicitExtremes", sequencesImplicitExtremes),
  ("sequencesLiteralBeside", sequencesLiteralBeside),
  ("sequencesLiteralOrNot", sequencesLiteralOrNot),
  ("sequencesOptionalMember", sequencesOptionalMember),
  ("sequencesAutoclosureOnce", sequencesAutoclosureOnce),
  ("sequencesAutoclosureChoice", sequencesAutoclosureChoice),
  ("sequencesAliasMember", sequencesAliasMember),
  ("sequencesCollectionMember", sequencesCollectionMember),
  ("sequencesResultGet", sequencesResultGet),
  ("sequencesResultMap", sequencesResultMap),
  ("sequencesResultCatch", sequencesResultCatch),
  ("sequencesResultCatching", sequencesResultCatching),
  ("sequencesResultOptional", sequencesResultOptional),
  ("sequencesCalledCase", sequencesCalledCase),
  ("sequencesSomePattern", sequencesSomePattern),
  ("sequencesWrapperMemberwise", sequencesWrapperMemberwise),
  ("sequencesCountedUp", sequencesCountedUp),
]

func sequencesOpenContains() -> String { "\((3...).contains(3)) \((..<3).contains(3)) \((...3).contains(3)) \((3...).contains(2))" }
func sequencesFloatContains() -> String { "\((0.5...1).contains(1)) \((0.5..<1).contains(1)) \((...2.5).contains(3))" }
func sequencesMadeRanges() -> String { "\(PartialRangeThrough(80).contains(81)) \(PartialRangeFrom(2) ~= 2) \(PartialRangeUpTo(2).contains(2))" }
func sequencesRangeOfRange() -> String { "\(ClosedRange(1..<5)) \(Range(1...5)) \(ClosedRange(uncheckedBounds: (lower: 2, upper: 3)).upperBound)" }
func sequencesOpenPattern() -> String { [1, 5, 9].map { n in switch n { case ..<3: "low"; case 3..<8: "mid"; case 8...: "high"; default: "?" } }.joined(separator: " ") }
func sequencesZipOpen() -> String { zip(1..., ["a", "b"]).map { "\($0)\($1)" }.joined(separator: " ") }
func sequencesZipOpenLast() -> String { zip(["a", "b"], 0...).map { "\($0)\($1)" }.joined(separator: " ") }
func sequencesOpenPrefix() -> String { "\(Array((4...).prefix(3))) \((4...).first { $0 % 5 == 0 } ?? 0) \(Array((1...).dropFirst(2).prefix(2)))" }
func sequencesOpenLoop() -> String { var sum = 0; for n in 1... { if n > 4 { break }; if n == 2 { continue }; sum += n }; return "\(sum)" }
func sequencesOpenLazy() -> String { "\(Array((1...).lazy.map { $0 * $0 }.filter { $0 % 2 == 1 }.prefix(3)))" }
func sequencesOpenIterator() -> String { var ids = (4...).makeIterator(); let a = ids.next(); let b = ids.next(); return "\(a ?? 0) \(b ?? 0)" }
func sequencesIterator() -> String { var words = ["a", "b"].makeIterator(); var text = ""; while let word = words.next() { text += word + "," }; return text }
func sequencesUnfolded() -> String { "\(Array(sequence(first: 1) { $0 * 2 }.prefix(5))) \(Array(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }))" }
func sequencesUnfoldedSearch() -> String { "\(sequence(first: 7) { $0 + 3 }.first { $0 > 12 } ?? 0)" }
func sequencesZipUnfolded() -> String { zip("ab", sequence(first: 3) { $0 + 1 }).map { "\($0)\($1)" }.joined() }
func sequencesPairs() -> String { let pairs: KeyValuePairs = ["b": 1, "a": 2, "b": 3]; return pairs.map { "\($0.key)\($0.value)" }.joined() + "\(pairs.count)\(pairs[1].key)" }
func sequencesTypedPairs() -> String { let pairs: KeyValuePairs<String, Double> = ["x": 1, "y": 2]; return "\(pairs[0].value) \(pairs.first { $0.value > 1 }?.key ?? "")" }
func sequencesFormIndex() -> String { let a = [1, 2, 3]; var i = a.startIndex; var sum = 0; while i != a.endIndex { sum += a[i]; a.formIndex(after: &i) }; return "\(sum)" }
func sequencesUnbounded() -> String { let a = [1, 2, 3]; let b = a[...]; return "\(b.count) \(b.first ?? 0)" }
func sequencesPopFirst() -> String { var rest = "abc"[...]; var text = ""; while let c = rest.popFirst() { text.append(c); text += "-" }; return text }

private struct Row { let id: Int; var name: String }
private func shown(id: Int, name: String) -> String { "\(id):\(name)" }
private enum Mark { case pair(Int, String) }
func sequencesPairsOfInit() -> String { zip([1, 2], ["a", "b"]).map(Row.init(id:name:)).map { "\($0.id)\($0.name)" }.joined() }
func sequencesEnumeratedInit() -> String { ["a", "b"].enumerated().map(Row.init(id:name:)).map { "\($0.id)\($0.name)" }.joined() }
func sequencesPairsOfFunction() -> String { zip([1, 2], ["a", "b"]).map(shown(id:name:)).joined() + zip([3], ["c"]).map(shown).joined() }
func sequencesPairsOfCase() -> String { zip([1], ["a"]).map(Mark.pair).map { mark in switch mark { case .pair(let n, let s): "\(n)\(s)" } }.joined() }
func sequencesNamedInit() -> String { let row = Row.init(id:name:)(4, "d"); return "\(row.id)\(row.name)" }
func sequencesNamedFunction() -> String { let f = shown(id:name:); return f(5, "e") }
func sequencesUnapplied() -> String { let has: (Int) -> Bool = [1, 2].contains; let up: () -> String = "ab".uppercased; return "\(has(2)) \(has(3)) \(up())" }

func sequencesImplicitExtremes() -> String { let n = 80; return "\(min(n, .max)) \(max(n, .zero)) \(min(n, 90, .max)) \(max(1.5, .pi) > 3)" }

private struct Heat: ExpressibleByIntegerLiteral, Comparable { var degrees: Int; init(integerLiteral value: Int) { degrees = value }; static func < (a: Heat, b: Heat) -> Bool { a.degrees < b.degrees } }
func sequencesLiteralBeside() -> String { let heat: Heat = 70; return "\(heat > 60) \(heat == 70) \(80 < heat) \(heat != 70)" }
private struct Gap: ExpressibleByIntegerLiteral, Equatable { var n: Int; init(integerLiteral value: Int) { n = value * 2 }; static func + (a: Gap, b: Gap) -> Gap { var c = a; c.n += b.n; return c }; static func * (a: Gap, b: Int) -> Gap { var c = a; c.n *= b; return c } }
func sequencesLiteralOrNot() -> String { let gap: Gap = 3; return "\((gap + 1).n) \((gap * 3).n)" }

extension Optional { fileprivate func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { switch self { case .some(let value): value; case .none: other() } } }
extension Optional where Wrapped == String { fileprivate var orNone: String { self ?? "none" } }
func sequencesOptionalMember() -> String { let a: String? = nil; let b: String? = "b"; return a.or("c") + b.or("d") + a.orNone + b.orNone }
func sequencesAutoclosureOnce() -> String {
  var count = 0
  func next() -> Int { count += 1; return count }
  let a: Int? = 5
  let b: Int? = nil
  let first = a.or(next())
  let second = b.or(next())
  return "\(first) \(second) \(count)"
}
private func pick(_ flag: Bool, _ yes: @autoclosure () -> String, no: @autoclosure () -> String) -> String { flag ? yes() : no() }
func sequencesAutoclosureChoice() -> String { pick(true, "y", no: "n") + pick(false, "y", no: "n") }
private typealias Tariff = [String: Int]
extension Tariff { fileprivate func price(_ name: String) -> Int { self[name] ?? 7 } }
func sequencesAliasMember() -> String { let tariff: Tariff = ["a": 2]; return "\(tariff.price("a")) \(tariff.price("b"))" }
extension Collection { fileprivate func sized() -> String { isEmpty ? "none" : "\(count)" } }
func sequencesCollectionMember() -> String { "abc".sized() + [1, 2].sized() + "".sized() }

private struct Blank: Error {}
private func counted(_ text: String) -> Result<Int, Blank> { text.isEmpty ? .failure(Blank()) : .success(text.count) }
func sequencesResultGet() -> String { let a = try? counted("ab").get(); let b = try? counted("").get(); return "\(a ?? -1) \(b ?? -1)" }
func sequencesResultMap() -> String { let a = counted("abc").map { $0 * 2 }; switch a { case .success(let n): return "\(n)"; case .failure: return "none" } }
func sequencesResultCatch() -> String { do { return "\(try counted("").get())" } catch { return "caught \(error is Blank)" } }
func sequencesResultCatching() -> String { let r = Result { try counted("four").get() }; if case .success(let n) = r { return "\(n)" }; return "none" }
func sequencesResultOptional() -> String { ((try? counted("").get()).map { "\($0)" } ?? "no") + ((try? counted("x").get()).map { "\($0)" } ?? "no") }

private enum Meter { case deep, flat; func callAsFunction(_ n: Int) -> String { self == .deep ? "deep \(n)" : "flat \(n)" } }
private struct Dive { var meter: Meter; func text(_ n: Int) -> String { meter(n) } }
func sequencesCalledCase() -> String { let meter = Meter.flat; return meter(3) + Dive(meter: .deep).text(4) }
private struct Stay { var isPaid: Bool }
private func bill(_ stay: Stay?) -> String { switch stay { case .some(let x) where x.isPaid: "paid"; case .some: "due"; case .none: "free" } }
func sequencesSomePattern() -> String { bill(Stay(isPaid: true)) + bill(Stay(isPaid: false)) + bill(nil) }
@propertyWrapper private struct Clamped { private var value: Int; let range: ClosedRange<Int>; init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }; var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } } }
private struct Tickets { @Clamped(0...40) var sold = 0; var seats: Int }
func sequencesWrapperMemberwise() -> String { var t = Tickets(sold: 31, seats: 40); let a = t.sold; t.sold = 99; return "\(a) \(t.sold) \(Tickets(sold: 50, seats: 1).sold)" }
postfix operator +++
prefix operator ---
extension Int { fileprivate static postfix func +++ (n: inout Int) { n += 1 }; fileprivate static prefix func --- (n: inout Int) -> Int { n -= 1; return n } }
func sequencesCountedUp() -> String { var n = 5; n+++; var t = Tickets(sold: 3, seats: 4); t.seats+++; let m = ---n; return "\(n) \(m) \(t.seats)" }
func sequencesJoinedArrays() -> String { "\(Array([[1], [2, 3], []].joined(separator: [0, 9])))" }
func sequencesClamped() -> String { "\((1...5).clamped(to: 3...9)) \((1..<5).clamped(to: 3..<9)) \((1..<5).contains(4.5)) \((1...4).contains(4.5))" }
