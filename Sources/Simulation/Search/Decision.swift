/// A place of a program where something is decided: a comparison, a condition that is no comparison, the choice
/// of the smaller or larger of two values.
package struct Decision: Hashable, Sendable {
  /// What is asked, without the names of local values and of what it is asked of: `(count < 4)`.
  package var key: String
  /// Where ways are noted.
  package var site: Int
  /// Sets of ways, one bit each. It was seen to go either way when one of each set was taken.
  package var ways: [UInt64]
  /// The function that it stands in.
  package var function: FunctionID = -1
  /// The name of a call or property that may leave its value as it is; nil: it is a condition or a choice.
  package var effect: String?
  /// A search looks for it, and where it is not found, nothing is missing.
  package var isGuide = false
}

/// Finds the decisions of one program.
struct DecisionFinder {
  /// Properties that the program declares.
  let own: Set<String>
  /// Computed properties that decide something themselves: how they came out says how what asks them did.
  let deciding: Set<String>

  func comparison(_ op: String, _ left: Expr, _ right: Expr, site: Int) -> Decision {
    Decision(key: comparisonKey(op, left, right), site: site, ways: [1, 2])
  }

  /// The sides of `&&` and `||` that are no comparisons.
  func sides(_ op: String, _ left: Expr, _ right: Expr, site: Int) -> [Decision] {
    // The ways of `&&`: 0 not the first, 2 the first alone, 1 both. Of `||`: 2 the first, 1 the second alone, 0 neither.
    let first: [UInt64] = op == "&&" ? [1, 6] : [4, 3]
    let second: [UInt64] = op == "&&" ? [2, 4] : [2, 1]
    return [(left, first), (right, second)].filter {
      isAtom($0.0) && !isAnswered($0.0)
    }.map {
      Decision(key: key($0.0), site: site, ways: $0.1)
    }
  }

  /// What `if` and `?` ask, unless other places say how it went.
  func condition(_ value: Expr, site: Int) -> Decision? {
    guard isAtom(value), !asksForCancellation(value), !isAnswered(value) else { return nil }
    var decision = Decision(key: key(value), site: site, ways: [1, 2])
    decision.isGuide = isDecidedElsewhere(value)
    return decision
  }

  /// Whether it is a question to a text or a collection, which says by itself how it was answered.
  private func isAnswered(_ value: Expr) -> Bool {
    switch value {
    case .prefix("!", let inner, _), .typed(let inner, _): isAnswered(inner)
    case .member(_, let name, _, _), .call(.member(_, let name, _, _), _, _):
      Recorder.questions.contains(name) && !own.contains(name)
    default: false
    }
  }

  /// Whether it is a property that says by itself how it came out. Where it is asked once more or once less, that is
  /// looked for all the same.
  private func isDecidedElsewhere(_ value: Expr) -> Bool {
    switch value {
    case .prefix("!", let inner, _), .typed(let inner, _): isDecidedElsewhere(inner)
    case .member(_, let name, _, _): deciding.contains(name)
    default: false
    }
  }

  /// Whether it is asked if the task was cancelled: see ``isNotCancelled``.
  private func asksForCancellation(_ value: Expr) -> Bool {
    switch value {
    case .prefix("!", let inner, _): asksForCancellation(inner)
    case .member(_, "isCancelled", _, _): true
    default: false
    }
  }

  /// `min` and `max` of two values.
  func choice(_ arguments: [Argument], site: Int) -> Decision? {
    guard arguments.count == 2 else { return nil }
    let keys = arguments.map { key($0.value) }.sorted()
    return Decision(key: "choice(\(keys.joined(separator: ",")))", site: site, ways: [2, 4])
  }

  /// A call or property that may leave its value as it is: whether it ever changed one is what counts.
  func effect(_ name: String, _ arguments: [Argument] = [], site: Int) -> Decision? {
    guard Recorder.mayKeep.contains(name) else { return nil }
    let given = arguments.map { key($0.value) }.joined(separator: ",")
    return Decision(key: "\(name)(\(given))", site: site, ways: [2], effect: name)
  }

  /// A question to a text or a collection.
  func answer(_ value: Expr, _ name: String, site: Int) -> Decision? {
    guard Recorder.questions.contains(name) else { return nil }
    if let compared = oneSided(value) {
      return Decision(key: compared, site: site, ways: [1, 2])
    }
    return Decision(key: key(value), site: site, ways: [1, 2])
  }

  /// `(1...).contains(count)` compares its two values. nil: it is another question.
  private func oneSided(_ value: Expr) -> String? {
    guard case .call(.member(let range, "contains", _, _), let arguments, _) = value,
      arguments.count == 1
    else { return nil }
    return switch range {
    case .postfix(let bound, "...", _): comparisonKey("<", arguments[0].value, bound)
    case .prefix("...", let bound, _): comparisonKey("<", bound, arguments[0].value)
    case .prefix("..<", let bound, _): comparisonKey("<", arguments[0].value, bound)
    default: nil
    }
  }

  /// A case of `switch`, other than the default.
  func match(_ item: SwitchCase, _ index: Int, site: Int) -> Decision? {
    guard !item.isDefault, index < 63 else { return nil }
    var keys: [String] = []
    for pattern in item.items.map(\.pattern) {
      switch pattern {
      case .expression(let value): keys.append(key(value))
      case .enumCase(_, let name, nil): keys.append(name)
      default: return nil
      }
    }
    let bit = UInt64(1) << UInt64(index)
    return Decision(
      key: "case(\(keys.sorted().joined(separator: ",")))", site: site, ways: [bit, ~bit])
  }

  private func isAtom(_ value: Expr) -> Bool {
    switch value {
    case .literal: false
    case .binary(let op, _, _, _): op != "&&" && op != "||" && !Operators.comparisons.contains(op)
    case .prefix("!", let inner, _), .typed(let inner, _): isAtom(inner)
    default: true
    }
  }

  /// The same for `a > b` and `b < a`, `a != b` and `a == b`, `a >= b` and `a < b`; for `items.count == 0`,
  /// `items.first == nil` and `items.isEmpty`.
  func comparisonKey(_ op: String, _ left: Expr, _ right: Expr) -> String {
    let (a, b) = (key(left), key(right))
    if let empty = emptiness(op, left, right) ?? emptiness(op, right, left, isTurned: true) {
      return empty
    }
    switch op {
    case "==", "!=": return "(\([a, b].sorted().joined(separator: " == ")))"
    case ">", "<=": return "(\(b) < \(a))"
    default: return "(\(a) < \(b))"
    }
  }

  /// `items.isEmpty` for what asks that of a collection in another way. nil: it asks something else.
  private func emptiness(
    _ op: String, _ left: Expr, _ right: Expr, isTurned: Bool = false
  ) -> String? {
    guard case .member(let base, let name, _, _) = left, !own.contains(name),
      case .literal(let literal) = right
    else { return nil }
    let asks =
      switch (name, literal, op) {
      case ("first", .nilLiteral, "=="), ("first", .nilLiteral, "!="), ("last", .nilLiteral, "=="),
        ("last", .nilLiteral, "!="), ("count", .integer(0), "=="), ("count", .integer(0), "!="):
        true
      case ("count", .integer(0), ">"), ("count", .integer(1), "<"), ("count", .integer(1), ">="),
        ("count", .integer(0), "<="):
        !isTurned
      case ("count", .integer(0), "<"), ("count", .integer(1), ">"), ("count", .integer(1), "<="),
        ("count", .integer(0), ">="):
        isTurned
      default: false
      }
    return asks ? "\(key(base)).isEmpty" : nil
  }

  /// Properties that tell little without what they are asked of.
  private static let general: Set<String> = ["count", "isEmpty", "first", "last"]

  private func key(_ literal: Literal) -> String {
    switch literal {
    case .integer(let number): "\(number)"
    case .floating(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): "\"\(text)\""
    case .boolean(let flag): flag ? "true" : "false"
    case .nilLiteral: "nil"
    }
  }

  private func key(_ value: Expr) -> String {
    switch value {
    case .literal(let literal): key(literal)
    case .typed(let inner, _), .optionalChain(let inner), .tryUnwrap(let inner),
      .forceUnwrap(let inner, _), .prefix("!", let inner, _), .optionalTry(let inner):
      key(inner)
    case .prefix(let op, let inner, _): op + key(inner)
    case .member(let base, let name, _, _):
      Self.general.contains(name) && !own.contains(name) ? "\(key(base)).\(name)" : name
    case .implicitMember(let name, _), .unresolved(let name, _): name
    case .local, .boxed, .selfValue: "_"
    case .call(.member(let base, let name, _, _), let arguments, _) where base.isConstant:
      "\(key(base)).\(name)(\(arguments.map { key($0.value) }.joined(separator: ",")))"
    case .call(let callee, let arguments, _):
      "\(key(callee))(\(arguments.map { key($0.value) }.joined(separator: ",")))"
    case .array(let elements): "[\(elements.map(key).joined(separator: ","))]"
    case .subscripted(let base, _, _): "\(key(base))[]"
    case .binary(let op, let left, let right, _):
      Operators.comparisons.contains(op)
        ? comparisonKey(op, left, right) : "(\(key(left)) \(op) \(key(right)))"
    default: "?"
    }
  }
}

extension Expr {
  /// Whether it is a method of a value that stands in the program as it is, and is given nothing else: `["b", "a"].sorted`.
  /// What comes of it is always the same.
  func asksConstants(_ arguments: [Argument]) -> Bool {
    guard case .member(let base, _, _, _) = self, base.isConstant else { return false }
    return arguments.allSatisfy {
      if case .closure = $0.value { true } else { $0.value.isConstant }
    }
  }

  /// Whether it is a value that stands in the program as it is: a literal, a list of literals, a range of them.
  var isConstant: Bool {
    switch self {
    case .literal: true
    case .typed(let inner, _): inner.isConstant
    case .array(let elements):
      elements.allSatisfy { if case .literal = $0 { true } else { false } }
    case .binary(let op, .literal, .literal, _): ["...", "..<"].contains(op)
    default: false
    }
  }
}
