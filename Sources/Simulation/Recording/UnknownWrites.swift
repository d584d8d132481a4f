import Catalog

/// What is written where nothing tells whether it is another value than the one that is there: whether a view runs
/// hangs on that (semantics.md 4.1, 14).
extension Recorder {
  /// Notes a write of a value that nothing declares or that is not computed here, over a known one.
  ///
  /// - Parameter isEqual: whether the two are written alike.
  func noteUnknownWrite(_ old: Value, _ new: Value, isEqual: Bool, site: Int) {
    guard !interpreter.options.showsEverything, interpreter.options.mentalModel == nil,
      isEqual ? isMadeElsewhere(new, depth: 0) : outcome(old, new, depth: 0) == .unknown
    else { return }
    interpreter.assumptions.fail(
      Unsupported(.unknownWrite, [descriptions.describe(new)], at: location(site: site)))
  }

  /// Notes that an action asks for something that nothing tells: what it does hangs on that.
  func noteUnknownChoice(_ term: Term, site: Int) {
    guard isActing, !interpreter.options.showsEverything, interpreter.options.mentalModel == nil,
      interpreter.trialDepth == 0, isUntold(term)
    else { return }
    interpreter.assumptions.fail(
      Unsupported(
        .unknownCondition, [descriptions.describe(.term(term))],
        at: location(site: site > 0 ? site : term.site)))
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
  func isMadeElsewhere(_ value: Value, depth: Int) -> Bool {
    guard depth < 20, let isKnown = interpreter.options.isKnownType else { return false }
    switch value {
    case .term(let term) where term.kind == .call:
      return term.head.startsUppercase && !Catalog.isRendered(term.head) && !isKnown(term.head)
    // What was set in it is part of the value.
    case .term(let term) where term.isChangedCopy:
      return term.operands.first.map { isMadeElsewhere($0, depth: depth + 1) } ?? false
    case .array(let box):
      return box.elements.prefix(20).contains { isMadeElsewhere($0, depth: depth + 1) }
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
  func isUntold(_ term: Term) -> Bool {
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
      case .term(let base)?:
        return isUntold(base) || base.kind == .call || isOfType(base)
          || Self.measures.contains(term.head) && isOfFresh(base)
      case .type?: return term.kind != .member
      case .fresh(let kind, _)?: return term.kind == .methodCall && Self.readers.contains(kind)
      case .structure?: return true
      case .object?, .view?, .binding?, .environment?, nil: return false
      default: return true
      }
    }
  }

  /// `Store.shared`: what a type from elsewhere keeps.
  private func isOfType(_ term: Term) -> Bool {
    if term.kind == .member, case .type? = term.operands.first { true } else { false }
  }

  /// `UUID().uuidString`: a part of what is made anew.
  private func isOfFresh(_ base: Term) -> Bool {
    if base.kind == .member, case .fresh? = base.operands.first { true } else { false }
  }

  /// What is alike for much that is not: a new text is no old one, and may be as long.
  private static let measures: Set<String> = ["count", "isEmpty", "first", "last"]

  /// Types that make a value of data or of a text.
  private static let readers: Set<String> = [
    "JSONDecoder", "PropertyListDecoder", "NumberFormatter", "DateFormatter",
    "ISO8601DateFormatter", "Scanner",
  ]

  private static let plainTypes: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "String", "Bool",
  ]
}
