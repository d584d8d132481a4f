/// What alerts and dialogs are made of.
extension ViewMaker {
  /// The content of a modifier. That of `alert(presenting:)` is made of what is presented, and there is none
  /// while nothing is.
  func content(
    of closure: Closure, presenting values: [LabeledValue]
  ) throws(Interruption) -> Value {
    let builder = closure.with(builder: "ViewBuilder")
    guard (declaredTypes.parameterCount(closure) ?? 0) > 0,
      let given = values.first(where: { $0.label == "presenting" || $0.label == "item" })?.value
    else { return try interpreter.call(builder, []) }
    let presented: Value
    if let binding = binding(in: given) {
      presented = try interpreter.host.valueStore.readBinding(binding)
    } else {
      presented = given
    }
    if case .nilValue = presented { return .view(.empty) }
    return try interpreter.call(builder, [presented])
  }
}
