/// `try` and `await`: what is not declared may fail, and may not answer yet. Each is a question, for
/// comparing programs only, and asked of actions only.
extension Machine {
  func wait(for value: Value) throws(Interruption) -> Value {
    let value = try isUnknown(value) ? waited(for: value) : value
    try showPassing(value)
    guard let call = asked(value, awaitable) else { return value }
    awaitable = nil
    notePassing()
    guard answer("\(shown(.term(call))) answers") else { throw .waiting }
    return value
  }

  private func isUnknown(_ value: Value) -> Bool {
    switch value {
    case .term, .fresh: true
    default: false
    }
  }

  /// While something from elsewhere is waited for, the screen shows what was written so far: a pass
  /// (semantics.md 14.18).
  private func showPassing(_ value: Value) throws(Interruption) {
    guard !options.showsEverything, trialDepth == 0, isActing, !engine.groups.isEmpty else {
      return
    }
    switch value {
    case .term, .fresh:
      engine.round += 1
      try runGroupsWithinAction()
      // It takes its time: what left the screen is gone when the action goes on.
      engine.round += 1
      expireLeaving()
      destroyLeaving()
    default: break
    }
  }

  func attempt(_ value: Value) throws(Interruption) -> Value {
    guard let call = asked(value, tryable) else { return value }
    tryable = nil
    let name = shown(.term(call))
    guard answer("\(name) succeeds") else {
      throw .thrown(.term(Term(.source, "error of " + name)))
    }
    return value
  }

  /// The value, when it is the call that was made last.
  private func asked(_ value: Value, _ last: Term?) -> Term? {
    guard options.showsEverything, trialDepth == 0, isActing, case .term(let term) = value,
      term === last
    else { return nil }
    return term
  }
}
