/// A `DynamicTypeSize`, a case of SwiftUI's that can be compared with others.
struct TypeSize {
  /// From the smallest one on.
  private static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
  private let place: Int

  /// nil: it is another value. `.large` is also a size of controls, which cannot be compared; a member of something
  /// that is not known may be anything.
  init?(_ value: Value) {
    guard case .term(let term) = value, let place = Self.names.firstIndex(of: term.head),
      term.kind == .implicitMember || term.kind == .member && Self.isOfType(term)
    else { return nil }
    self.place = place
  }

  /// `DynamicTypeSize.large`
  private static func isOfType(_ member: Term) -> Bool {
    guard case .type(.external("DynamicTypeSize", _))? = member.operands.first else { return false }
    return true
  }

  /// `isAccessibilitySize`
  func property(_ name: String) -> Value? {
    name == "isAccessibilitySize" ? .boolean(Self.names[place].hasPrefix("accessibility")) : nil
  }

  /// nil: it is no comparison of two sizes.
  static func binary(_ op: String, _ left: Value, _ right: Value) -> Value? {
    guard let a = TypeSize(left)?.place, let b = TypeSize(right)?.place else { return nil }
    switch op {
    case "<": return .boolean(a < b)
    case ">": return .boolean(a > b)
    case "<=": return .boolean(a <= b)
    case ">=": return .boolean(a >= b)
    default: return nil
    }
  }
}

/// A range of values other than whole numbers, which is kept as a term: `87.5...108`.
struct OpenRange {
  private let bounds: (low: Value, high: Value)
  private let isClosed: Bool

  /// nil: it is another value.
  init?(_ term: Term) {
    guard term.kind == .operation, ["...", "..<"].contains(term.head), term.operands.count == 2
    else { return nil }
    isClosed = term.head == "..."
    switch (term.operands[0], term.operands[1]) {
    // A literal is of the other one's type.
    case (.floating(let low), .integer(let high)):
      bounds = (.floating(low), .floating(Double(high)))
    case (.integer(let low), .floating(let high)):
      bounds = (.floating(Double(low)), .floating(high))
    case (let low, let high): bounds = (low, high)
    }
  }

  func property(_ name: String) -> Value? {
    switch name {
    case "lowerBound": return bounds.low
    case "upperBound": return bounds.high
    case "isEmpty":
      if isClosed { return .boolean(false) }
      guard case .floating(let low) = bounds.low, case .floating(let high) = bounds.high else {
        return nil
      }
      return .boolean(low == high)
    default: return nil
    }
  }
}
