/// Comparisons of floating-point values, held against each other: `!(x < 60)` and `x < 108` say that x is at least 60,
/// since what is below a number is no NaN.
struct FloatingFacts {
  /// What a value can be beside another one. A comparison with NaN is false.
  private struct Order: OptionSet {
    let rawValue: UInt8
    static let below = Order(rawValue: 1)
    static let same = Order(rawValue: 2)
    static let above = Order(rawValue: 4)
    static let neither = Order(rawValue: 8)
    static let any: Order = [.below, .same, .above, .neither]

    /// The same, seen from the other value.
    var turned: Order {
      var result = intersection([.same, .neither])
      if contains(.below) { result.insert(.above) }
      if contains(.above) { result.insert(.below) }
      return result
    }
  }

  private struct Pair: Hashable {
    var left: ProofTerm
    var right: ProofTerm
  }

  private let terms: ProofTerms
  private var orders: [Pair: Order] = [:]

  init(_ facts: [ProofTerm], _ terms: ProofTerms) {
    self.terms = terms
    for fact in facts {
      let isDenied = terms[fact].operation == .not
      let node = isDenied ? terms[terms[fact].operands[0]] : terms[fact]
      guard let order = Self.order(of: node.operation), node.operands.count == 2 else { continue }
      note(node.operands[0], node.operands[1], isDenied ? Order.any.subtracting(order) : order)
    }
  }

  /// Whether no values are in such an order.
  var areContradictory: Bool {
    orders.values.contains(where: \.isEmpty)
      || Set(orders.keys.map(\.left)).contains(where: leavesNothing)
  }

  private static func order(of operation: ProofOperator) -> Order? {
    switch operation {
    case .function("Double <"): .below
    case .function("Double <="): [.below, .same]
    case .function("Double =="): .same
    default: nil
    }
  }

  /// A constant stands on the right.
  private mutating func note(_ left: ProofTerm, _ right: ProofTerm, _ order: Order) {
    // Nothing lies to NaN in any order.
    if [left, right].contains(where: { terms.floatingValue($0)?.isNaN == true }) { return }
    let isTurned =
      terms.floatingValue(left) != nil
      || terms.floatingValue(right) == nil && right.number < left.number
    let pair = isTurned ? Pair(left: right, right: left) : Pair(left: left, right: right)
    orders[pair, default: .any].formIntersection(isTurned ? order.turned : order)
  }

  /// Whether the constants that a value is compared with leave nothing that it can be.
  private func leavesNothing(_ value: ProofTerm) -> Bool {
    let own = orders.filter { $0.key.left == value }
    let constants = own.compactMap { pair, order in
      terms.floatingValue(pair.right).map { (number: $0, order: order) }
    }
    // Where it may be NaN, that is left.
    guard own.values.contains(where: { !$0.contains(.neither) }) else { return false }
    let numbers = constants.map(\.number).sorted()
    // Each constant, and what is between two of them and at both ends.
    let places = (0...2 * numbers.count).contains { place in
      constants.allSatisfy { constant in
        constant.order.contains(Self.order(at: place, constant.number, among: numbers))
      }
    }
    return !constants.isEmpty && !places
  }

  /// How what is at a place lies to a constant: odd places are the constants themselves.
  private static func order(at place: Int, _ number: Double, among numbers: [Double]) -> Order {
    let index = place / 2
    if place % 2 == 1 {
      return numbers[index] < number ? .below : numbers[index] > number ? .above : .same
    }
    return index < numbers.count && numbers[index] <= number ? .below : .above
  }
}
