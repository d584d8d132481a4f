import Catalog

/// What is written where nothing tells whether it is another value than the one that is there: whether a view runs
/// hangs on that (semantics.md 4.1, 14).
extension Recorder {
  /// Notes a write of a value that nothing declares or that is not computed here, over a known one.
  ///
  /// - Parameter isEqual: whether the two are written alike.
  func noteUnknownWrite(_ old: Value, _ new: Value, isEqual: Bool, site: Int) {
    guard !interpreter.options.showsEverything, interpreter.options.mentalModel == nil,
      isEqual ? isMadeElsewhere(new) : outcome(old, new, depth: 0) == .unknown
    else { return }
    interpreter.assumptions.fail(
      Unsupported(.unknownWrite, [descriptions.describe(new)], at: location(site: site)))
  }

  private enum Outcome { case same, different, unknown }

  private func outcome(_ old: Value, _ new: Value, depth: Int) -> Outcome {
    guard depth < 12 else { return .different }
    switch (old, new) {
    case (.structure(let a), .structure(let b)) where a.type == b.type:
      return outcome(zip(a.fields, b.fields).map { ($0, $1) }, depth)
    case (.array(let a), .array(let b)):
      guard a.elements.count == b.elements.count, a.elements.count <= 200 else { return .different }
      return outcome(zip(a.elements, b.elements).map { ($0, $1) }, depth)
    case (.tuple(let a), .tuple(let b)) where a.elements.count == b.elements.count:
      return outcome(zip(a.elements, b.elements).map { ($0, $1) }, depth)
    case (_, .term(let term)): return isScalar(old) && isUntold(term) ? .unknown : .different
    case (_, .fresh(let kind, _)): return isScalar(old) && isOfChance(kind) ? .unknown : .different
    default:
      let isSame = try? interpreter.untracked { () throws(Interruption) in
        try comparison.same(old, new, .equatableAlways)
      }
      return isSame == true ? .same : .different
    }
  }

  /// Of parts: one that differs for certain decides.
  private func outcome(_ pairs: [(Value, Value)], _ depth: Int) -> Outcome {
    var result = Outcome.same
    for (old, new) in pairs {
      switch outcome(old, new, depth: depth + 1) {
      case .different: return .different
      case .unknown: result = .unknown
      case .same: continue
      }
    }
    return result
  }

  /// Whether a value is made anew of a type from elsewhere: if that is a class, it is another object.
  private func isMadeElsewhere(_ value: Value) -> Bool {
    guard let isKnown = interpreter.options.isKnownType else { return false }
    switch value {
    case .term(let term) where term.kind == .call:
      return term.head.startsUppercase && !Catalog.isRendered(term.head) && !isKnown(term.head)
    case .array(let box): return box.elements.prefix(20).contains(where: isMadeElsewhere)
    default: return false
    }
  }

  /// A value that is known as a whole, of a type that has an `==`.
  private func isScalar(_ value: Value) -> Bool {
    switch value {
    case .integer, .floating, .sized, .string, .boolean, .nilValue, .enumeration, .array: true
    default: false
    }
  }

  /// What is new each time and may equal an old value all the same: `Int.random(in:)`, `names.randomElement()`.
  private func isOfChance(_ kind: String) -> Bool {
    kind.split(separator: " ").first == "random"
  }

  /// A value of which nothing is declared, or that the libraries compute and nothing does here. What an input, a
  /// query or the environment holds is none of these, nor is a constant: these are told by their names.
  private func isUntold(_ term: Term) -> Bool {
    switch term.kind {
    case .name: return true
    case .implicitMember, .source: return false
    case .element, .operation:
      return term.operands.contains { operand in
        if case .term(let part) = operand { isUntold(part) } else { false }
      }
    case .call:
      if term.head.startsUppercase { return Self.plainTypes.contains(term.head) }
      return !term.head.hasPrefix(".")
    case .member, .methodCall, .subscripted:
      switch term.operands.first {
      case .term(let base)?: return isUntold(base) || base.kind == .call || isOfType(base)
      case .type?: return term.kind != .member
      case .fresh?, .object?, .structure?, .view?, .binding?, .environment?, nil: return false
      default: return true
      }
    }
  }

  /// `Store.shared`: what a type from elsewhere keeps.
  private func isOfType(_ term: Term) -> Bool {
    if term.kind == .member, case .type? = term.operands.first { true } else { false }
  }

  private static let plainTypes: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "String", "Bool",
  ]
}
