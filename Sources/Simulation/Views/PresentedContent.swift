/// What alerts and dialogs are made of.
extension Machine {
  /// The content of a modifier. That of `alert(presenting:)` is made of what is presented, and there is none
  /// while nothing is.
  func content(
    of closure: Closure, presenting values: [LabeledValue]
  ) throws(Interruption) -> Value {
    let builder = closure.with(builder: "ViewBuilder")
    guard (parameterCount(closure) ?? 0) > 0,
      let given = values.first(where: { $0.label == "presenting" || $0.label == "item" })?.value
    else { return try call(builder, []) }
    let presented = try binding(in: given).map(readBinding) ?? given
    if case .nilValue = presented { return .view(.empty) }
    return try call(builder, [presented])
  }
}
