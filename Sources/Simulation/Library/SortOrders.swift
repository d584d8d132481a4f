/// `KeyPathComparator(\.name, order: .reverse)` and `SortDescriptor`: a property, and which way.
struct SortOrder {
  var path: KeyPathValue
  var isReversed: Bool
}

extension SequenceLibrary {
  /// What `sort(using:)` is given: one order, or several of which each decides where those before it say
  /// equal. nil: one of them is not known.
  func sortOrders(_ value: Value) -> [SortOrder]? {
    guard case .array(let box) = value else { return sortOrder(value).map { [$0] } }
    var orders: [SortOrder] = []
    for element in box.elements {
      guard let order = sortOrder(element) else { return nil }
      orders.append(order)
    }
    return orders
  }

  private func sortOrder(_ value: Value) -> SortOrder? {
    guard case .term(let term) = value, term.kind == .call,
      term.head == "KeyPathComparator" || term.head == "SortDescriptor",
      case .keyPath(let path)? = term.operands.first
    else { return nil }
    var order = SortOrder(path: path, isReversed: false)
    for argument in term.labeledOperands.dropFirst() {
      guard argument.label == "order", case .term(let direction) = argument.value,
        direction.memberName == "reverse" || direction.memberName == "forward"
      else { return nil }
      order.isReversed = direction.memberName == "reverse"
    }
    return order
  }

  func isSorted(
    _ a: Value, before b: Value, _ orders: [SortOrder], site: Int
  ) throws(Interruption) -> Bool {
    for order in orders {
      let x = try interpreter.host.valueStore.read(order.path.components[...], from: a, site: site)
      let y = try interpreter.host.valueStore.read(order.path.components[...], from: b, site: site)
      if try library.isLess(x, y) { return !order.isReversed }
      if try library.isLess(y, x) { return order.isReversed }
    }
    return false
  }
}
