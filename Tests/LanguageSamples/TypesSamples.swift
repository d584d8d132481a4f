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
