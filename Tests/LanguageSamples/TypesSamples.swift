// swift-format-ignore-file

import Foundation

/// What Swift makes of each function: the test interprets them too.
package let typesSamples: [(name: String, run: () -> String)] = [
  ("typesOwnObserver", typesOwnObserver),
  ("typesClampingObserver", typesClampingObserver),
  ("typesObserverOfAnother", typesObserverOfAnother),
  ("typesLazy", typesLazy),
  ("typesLazyChain", typesLazyChain),
  ("typesCaseOrder", typesCaseOrder),
  ("typesCaseOrderOfValues", typesCaseOrderOfValues),
  ("typesSortedCases", typesSortedCases),
  ("typesWholeNumberIsNoDouble", typesWholeNumberIsNoDouble),
  ("typesDoubleIsNoWholeNumber", typesDoubleIsNoWholeNumber),
  ("typesElementsOfAny", typesElementsOfAny),
  ("typesEmptyArrayOfAny", typesEmptyArrayOfAny),
  ("typesImplicitKeys", typesImplicitKeys),
  ("typesImplicitValues", typesImplicitValues),
  ("typesOptionalByName", typesOptionalByName),
  ("typesOptionalWithArguments", typesOptionalWithArguments),
  ("typesOptionsOfBytes", typesOptionsOfBytes),
  ("typesOptionsChanged", typesOptionsChanged),
  ("typesOptionsGivenBack", typesOptionsGivenBack),
  ("typesOptionsCompared", typesOptionsCompared),
  ("typesOptionsOfAnotherKind", typesOptionsOfAnotherKind),
  ("typesOptionsAsArguments", typesOptionsAsArguments),
  ("typesFunctionOfACase", typesFunctionOfACase),
  ("typesFunctionOfANumber", typesFunctionOfANumber),
  ("typesMembersOfArrays", typesMembersOfArrays),
  ("typesPartition", typesPartition),
  ("typesPartitionOfAll", typesPartitionOfAll),
  ("typesMemberBesideAnother", typesMemberBesideAnother),
  ("typesMemberInsteadOfNil", typesMemberInsteadOfNil),
  ("typesLabelsOfAResult", typesLabelsOfAResult),
  ("typesResultOfAClosure", typesResultOfAClosure),
  ("typesSeedOfOptions", typesSeedOfOptions),
  ("typesSeedOfASet", typesSeedOfASet),
  ("typesFailuresByTheirCases", typesFailuresByTheirCases),
  ("typesLazySelf", typesLazySelf),
]

private struct Counted { var n = 0 { didSet { n += 1 } } }
func typesOwnObserver() -> String { var a = Counted(); a.n = 4; a.n += 2; return "\(a.n)" }

private struct Clamped { var n = 0 { didSet { n = min(n, 12); n = max(n, 3) } } }
func typesClampingObserver() -> String { var a = Clamped(); a.n = 40; let b = a.n; a.n = -1; return "\(b) \(a.n)" }

private struct Linked {
  var first = 0 { didSet { second = first * 2 } }
  var second = 0 { didSet { log.append(oldValue) } }
  var log: [Int] = []
}
func typesObserverOfAnother() -> String { var a = Linked(); a.first = 2; a.first = 5; return "\(a.second) \(a.log)" }

private struct Slow {
  let base: Int
  lazy var doubled = base * 2
  lazy var text: String = "\(doubled)!"
}
func typesLazy() -> String { var a = Slow(base: 21); return "\(a.doubled + 1)" }
func typesLazyChain() -> String { var a = Slow(base: 4); let text = a.text; a.doubled = 1; return text + "\(a.doubled)" }

private enum Depth: Comparable { case shallow, fathoms(Int), unknown }
func typesCaseOrder() -> String { "\(Depth.shallow < Depth.fathoms(0)) \(Depth.unknown < Depth.fathoms(9)) \(Depth.shallow > Depth.unknown)" }
func typesCaseOrderOfValues() -> String { "\(Depth.fathoms(1) < Depth.fathoms(2)) \(Depth.fathoms(2) <= Depth.fathoms(1)) \(Depth.fathoms(3) >= Depth.fathoms(3))" }
func typesSortedCases() -> String {
  let sorted = [Depth.unknown, .fathoms(7), .shallow, .fathoms(2)].sorted()
  return sorted.map { depth in
    switch depth {
    case .shallow: "s"
    case .fathoms(let n): "\(n)"
    case .unknown: "u"
    }
  }.joined(separator: " ")
}

func typesWholeNumberIsNoDouble() -> String { let a: Any = 3; return "\(a is Double) \(a is Int) \((a as? Double) == nil)" }
func typesDoubleIsNoWholeNumber() -> String { let a: Any = 3.0; return "\(a is Double) \(a is Int) \((a as? Int) == nil)" }
func typesElementsOfAny() -> String { let a: Any = [1, 2]; return "\((a as? [String]) == nil) \((a as? [Int])?.count ?? 0)" }
func typesEmptyArrayOfAny() -> String { let a: Any = [true]; return "\(a is [Bool]) \(a is [Int])" }

private enum Rope { case hemp, nylon }
func typesImplicitKeys() -> String { let d = [Rope.hemp: 1, .nylon: 2]; return "\(d[.nylon] ?? 0) \(d[.hemp] ?? 0)" }
func typesImplicitValues() -> String { let d = ["a": Rope.hemp, "b": .nylon]; return "\(d["b"] == .nylon) \(d["a"] == .nylon)" }
func typesOptionalByName() -> String { "\(Rope?.none == nil) \(Rope?.some(.hemp) == .hemp) \(Rope?.some(.hemp) == .nylon)" }
func typesOptionalWithArguments() -> String { "\(Optional<Rope>.none == nil) \(Optional<Rope>.some(.nylon) == .nylon) \(Optional.some(Rope.hemp) == .nylon)" }

private struct Gear: OptionSet {
  let rawValue: UInt8
  static let rope = Gear(rawValue: 1), lamp = Gear(rawValue: 2), tent = Gear(rawValue: 1 << 7)
  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(isDark: Bool, nights: Int) {
    self = isDark ? .lamp : []
    if nights > 1 { insert(.tent) }
  }
  subscript(_ gear: Gear) -> Bool {
    get { contains(gear) }
    set { if newValue { formUnion(gear) } else { subtract(gear) } }
  }
  var flipped: Gear { var result = self; result.formSymmetricDifference([.rope, .tent]); return result }
}
func typesOptionsOfBytes() -> String { let a: Gear = [.rope, .tent]; return "\(a.rawValue) \(a.contains(.tent)) \(a.isEmpty) \(Gear().isEmpty)" }
func typesOptionsChanged() -> String { var a: Gear = [.rope]; a[.lamp] = true; a[.rope] = false; a.formIntersection([.lamp, .tent]); return "\(a.rawValue) \(a.flipped.rawValue)" }
func typesOptionsGivenBack() -> String {
  var a: Gear = [.rope]
  let first = a.insert(.lamp).inserted, again = a.insert(.lamp).inserted
  let old = a.remove(.rope), none = a.remove(.tent), known = a.update(with: .lamp)
  return "\(first) \(again) \(old == .rope) \(none == nil) \(known == .lamp) \(a.rawValue)"
}
func typesOptionsCompared() -> String { let a: Gear = [.rope, .lamp]; return "\(a.isSuperset(of: .rope)) \(a.isStrictSubset(of: a)) \(a.isStrictSuperset(of: .lamp)) \(a.isDisjoint(with: .tent)) \(a == [.lamp, .rope])" }
func typesOptionsOfAnotherKind() -> String { "\(Gear(isDark: true, nights: 3).rawValue) \(Gear(isDark: false, nights: 1).rawValue) \(Gear([.rope, .lamp]).rawValue)" }
private func weight(of gear: Gear) -> Int { Int(gear.rawValue) * 2 }
func typesOptionsAsArguments() -> String { "\(weight(of: [.rope, .lamp])) \(weight(of: .tent)) \(weight(of: []))" }

private enum Scale {
  case grams, stones
  var compare: (Int, Int) -> Bool { self == .grams ? { $0 > $1 } : { $0 * 6350 > $1 } }
  func isHeavy(_ weight: Int) -> Bool { compare(weight, 500) }
}
func typesFunctionOfACase() -> String { "\(Scale.grams.isHeavy(400)) \(Scale.stones.isHeavy(1)) \(Scale.grams.compare(2, 1))" }
extension Int { fileprivate var adding: (Int) -> Int { { $0 + self } } }
func typesFunctionOfANumber() -> String { let a = 3; return "\(a.adding(4)) \([1, 2].map(a.adding))" }

private struct Peak { let name: String, metres: Int }
extension Array where Element == Peak { fileprivate static let ridge = [Peak(name: "Tor", metres: 812), Peak(name: "Law", metres: 640)] }
func typesMembersOfArrays() -> String { "\([Peak].ridge.count) \([Peak].ridge[1].name)" }
extension Sequence where Element == Peak {
  fileprivate func names(above metres: Int) -> [String] { lazy.filter { $0.metres > metres }.map(\.name) }
}
func typesLazySelf() -> String { "\([Peak].ridge.names(above: 700)) \([Peak].ridge.names(above: 0).count)" }

func typesPartition() -> String { var a = [5, 1, 8, 2, 9, 3, 7]; let middle = a.partition { $0 > 4 }; return "\(middle) \(a)" }
func typesPartitionOfAll() -> String { var a = [1, 2, 3]; let none = a.partition(by: { $0 > 9 }); let all = a.partition(by: { $0 < 9 }); return "\(none) \(all) \(a)" }

private enum Beast: String { case dog, cat; var legs: Int { 4 } }
func typesMemberBesideAnother() -> String { let isDog = [true, false]; return "\(isDog.map { ($0 ? Beast.dog : .cat).rawValue }) \((isDog[0] ? .cat : Beast.dog).legs)" }
func typesMemberInsteadOfNil() -> String { let known: Beast? = [Beast]().first; return "\((known ?? .cat).rawValue)" }
func typesLabelsOfAResult() -> String { let all = ["a": 3, "b": 1].compactMap { k, v -> (name: String, count: Int)? in v < 9 ? (k, v) : nil }.sorted { $0.count < $1.count }; return all.map { "\($0.name)\($0.count)" }.joined() }
func typesResultOfAClosure() -> String { let half = { (n: Int) -> Double in Double(n) / 2 }; let pair = { () -> (low: Int, high: Int) in (1, 2) }; return "\(half(3)) \(pair().high)" }
private struct Tones: OptionSet { let rawValue: Int; static let root = Tones(rawValue: 1), third = Tones(rawValue: 2), fifth = Tones(rawValue: 4); static let all: Tones = [.root, .third, .fifth] }
private func commonTones(_ all: [Tones]) -> Tones { all.reduce([.root, .third, .fifth]) { $0.intersection($1) } }
private func anyTones(_ all: [Tones]) -> Tones { all.reduce(into: []) { $0.formUnion($1) } }
func typesSeedOfOptions() -> String { "\(commonTones([.all, [.root, .fifth]]).rawValue) \(anyTones([.root, .fifth]).rawValue) \(commonTones([]).rawValue)" }
func typesSeedOfASet() -> String { let seen: Set<Int> = [3, 1, 3].reduce(into: []) { $0.insert($1) }; let sizes: [String: Int] = ["ab", "c"].reduce(into: [:]) { $0[$1] = $1.count }; return "\(seen.sorted()) \(sizes["ab"] ?? 0)" }
private enum Fault: Error { case empty, wrong(String) }
extension Fault { fileprivate var message: String { switch self { case .empty: "nothing"; case .wrong(let text): "not \(text)" } } }
private func checked(_ text: String) -> Result<Int, Fault> { guard !text.isEmpty else { return .failure(.empty) }; guard let n = Int(text) else { return .failure(.wrong(text)) }; return .success(n) }
func typesFailuresByTheirCases() -> String { ["", "x", "4"].map { text in switch checked(text) { case .success(let n): "\(n)"; case .failure(let fault): fault.message } }.joined(separator: ",") }
