extension Interpreter {
  /// Whether what is called is a value that may change by it: `counter()` with a mutating `callAsFunction`.
  func changesItself(_ callee: Expr, _ frame: inout Frame) throws(Interruption) -> Bool {
    guard mutatingNames.contains("callAsFunction"), isPath(callee) else { return false }
    let value = try evaluate(callee, &frame)
    return try placeAccess.mutatingMethod("callAsFunction", of: value, []) != nil
  }

  /// Whether an expression leads to a place without calling anything that the program writes.
  private func isPath(_ value: Expr) -> Bool {
    var value = value
    while true {
      switch value {
      case .local, .boxed, .selfValue: return true
      case .member(let base, _, nil, _), .subscripted(let base, _, _), .forceUnwrap(let base, _):
        value = base
      default: return false
      }
    }
  }
}
