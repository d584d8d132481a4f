import Catalog

/// Values that types of the system compute: two that are written otherwise may be the same all the same, as
/// `Data([1])` and `Data([1]) + Data()` are.
extension ValueComparison {
  /// Notes that nothing tells whether two values are equal, where that decides what runs.
  func noteUndecided(_ a: Term, _ b: Term) {
    guard !interpreter.options.showsEverything, interpreter.options.mentalModel == nil,
      isComputed(a) || isComputed(b), isOfSystem(a), isOfSystem(b), !areDistinct(a, b),
      !differByNumber(a, b)
    else { return }
    interpreter.assumptions.fail(
      Unsupported(
        .unknownEquality, [descriptions.describe(.term(a)), descriptions.describe(.term(b))],
        at: nil))
  }

  /// Whether something is done to a value after it was made.
  private func isComputed(_ term: Term) -> Bool {
    switch term.kind {
    case .operation, .methodCall, .member, .subscripted:
      if case .type? = term.operands.first { false } else { true }
    case .source: term.isChangedCopy
    case .name, .call, .implicitMember, .element: false
    }
  }

  /// Whether a value begins with one that a type of the system makes, and everything in it is known.
  private func isOfSystem(_ term: Term) -> Bool {
    var base = term
    for _ in 0..<100 {
      switch (base.kind, base.operands.first) {
      case (.call, _):
        return Catalog.valueTypes.contains(base.head)
          && base.operands.allSatisfy { if case .term = $0 { false } else { true } }
      case (.member, .type(.external(let name, _))?), (.methodCall, .type(.external(let name, _))?):
        return Catalog.valueTypes.contains(name)
      case (.source, .term(let next)?) where base.isChangedCopy: base = next
      case (.operation, .term(let next)?), (.methodCall, .term(let next)?),
        (.member, .term(let next)?), (.subscripted, .term(let next)?):
        base = next
      default: return false
      }
    }
    return false
  }

  /// `total` and `total + 1`, `total + 1` and `total + 2`
  private func differByNumber(_ a: Term, _ b: Term) -> Bool {
    let (base, number) = sum(a)
    let (other, second) = sum(b)
    return number != second && hashKey(base) == hashKey(other)
  }

  /// A value and what was added to it last.
  private func sum(_ term: Term) -> (base: Value, number: Double) {
    guard term.kind == .operation, ["+", "-"].contains(term.head), term.operands.count == 2 else {
      return (.term(term), 0)
    }
    let sign: Double = term.head == "+" ? 1 : -1
    switch term.operands[1] {
    case .integer(let number): return (term.operands[0], sign * Double(number))
    case .floating(let number): return (term.operands[0], sign * number)
    default: return (.term(term), 0)
    }
  }
}
