/// Preferences (semantics.md 8.5, 14.3): values that views hand up, reduced and transformed on the way.
extension TreeValues {
  /// Calls listeners of preferences whose reduced value changed.
  func updatePreferences() throws(Interruption) {
    for node in graph.engine.preferenceListeners.keys.sorted() {
      guard case .modifier(let modified) = graph.engine.nodes[node].kind,
        case .primitive(let modifier) = modified.modifier,
        case .type(let key)? = modifier.arguments.first?.value, let action = modifier.actions.first
      else { continue }
      // The first value is reported whatever it is, if there is one (semantics.md 14.3).
      guard let value = try preference(key, below: node) else { continue }
      if let known = graph.engine.preferenceListeners[node], let old = known,
        try comparison.isEqual(old, value)
      {
        continue
      }
      graph.engine.preferenceListeners[node] = .some(value)
      graph.queue(action, name: modifier.name, [value])
    }
  }

  /// The reduced value of a preference in a subtree. nil: nobody writes it, and nothing there can
  /// come and go.
  private func preference(
    _ key: TypeRef, below root: NodeID, depth: Int = 0
  ) throws(Interruption) -> Value? {
    guard depth < 200 else { throw .limit(.deepViews, facts: ["200"], site: nil) }
    var result: Value?
    var isDynamic = false
    var pending = depth == 0 ? [root] : graph.engine.nodes[root].children
    while let node = pending.popLast() {
      try interpreter.tick()
      isDynamic = isDynamic || canChangeItsViews(node)
      if let value = try written(key, at: node, depth: depth) {
        if let old = result { result = try reduce(key, old, value) } else { result = value }
        continue
      }
      pending += graph.engine.nodes[node].children.reversed()
    }
    if let result { return result }
    return isDynamic ? try interpreter.staticMember("defaultValue", of: key, site: 0) : nil
  }

  /// What a modifier here hands up under a key, in place of what stands below it. nil: it writes none.
  private func written(
    _ key: TypeRef, at node: NodeID, depth: Int
  ) throws(Interruption) -> Value? {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier
    else { return nil }
    switch modifier.name {
    case "preference":
      guard case .type(key)? = modifier.arguments.first(where: { $0.label == "key" })?.value else {
        return nil
      }
      return modifier.arguments.first { $0.label == "value" }?.value
    case "transformPreference":
      guard case .type(key)? = modifier.arguments.first?.value, let change = modifier.actions.first
      else { return nil }
      let below = try preference(key, below: node, depth: depth + 1)
      var value = Value.nilValue
      if let below {
        value = below
      } else {
        value = try interpreter.staticMember("defaultValue", of: key, site: 0)
      }
      // It runs within the update: what it reads of state counts as read (semantics.md 14.8).
      let saved = interpreter.isUpdating
      interpreter.isUpdating = true
      defer { interpreter.isUpdating = saved }
      try interpreter.untracked { () throws(Interruption) in
        try storage.callTransform(change.closure, &value)
      }
      return value
    default: return nil
    }
  }

  private func canChangeItsViews(_ node: NodeID) -> Bool {
    switch graph.engine.nodes[node].kind {
    case .conditional, .forEach, .erased: true
    default: false
    }
  }

  /// `static func reduce(value:nextValue:)`
  private func reduce(_ key: TypeRef, _ old: Value, _ next: Value) throws(Interruption) -> Value {
    guard let owner = interpreter.staticOwner(key),
      let function = declaredTypes.members(owner).staticMethods["reduce"]?.first
    else { return next }
    let box = Box(old)
    let nextClosure = Value.closure(Closure(code: .library("value"), captures: [next]))
    _ = try placeAccess.invokeInout(function, [box, Box(nextClosure)], this: .type(key))
    return box.value
  }
}
