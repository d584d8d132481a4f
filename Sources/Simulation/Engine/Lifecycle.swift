/// Actions that run after an update pass (semantics.md section 8).
extension Machine {
  func appeared(_ modifier: PrimitiveView, at node: NodeID) {
    switch modifier.name {
    case "onAppear", "task": queue(modifier.actions.first, name: modifier.name)
    case "onChange":
      if case .boolean(true)? = modifier.arguments.first(where: { $0.label == "initial" })?.value,
        let value = modifier.arguments.first?.value
      {
        queue(modifier.actions.first, name: modifier.name, [value, value])
      }
    case "onReceive": subscribed(modifier)
    case "onGeometryChange": engine.measuring[node] = .some(nil)
    case "onPreferenceChange": engine.preferenceListeners[node] = .some(nil)
    default: break
    }
  }

  func disappeared(_ modifier: PrimitiveView, at node: NodeID) {
    if modifier.name == "onDisappear" { queue(modifier.actions.first, name: modifier.name) }
  }

  /// What a sheet or cover does when it is dismissed, by a person or by the program.
  func presentationEnded(_ node: NodeID) {
    guard case .modifier(let modified) = engine.nodes[engine.nodes[node].parent].kind,
      case .primitive(let modifier) = modified.modifier,
      let action = modifier.actions.first(where: { $0.label == "onDismiss" })
    else { return }
    queue(action, name: "onDismiss")
  }

  /// `onChange(of:)` and `task(id:)` when their value differs by `==`.
  func changed(
    _ old: PrimitiveView, _ new: PrimitiveView, at node: NodeID
  ) throws(Interruption) {
    guard new.name == "onChange" || (new.name == "task" && !new.arguments.isEmpty),
      let was = old.arguments.first?.value, let now = new.arguments.first?.value
    else { return }
    let isEqual = try untracked { () throws(Interruption) in try self.isEqual(was, now) }
    if !isEqual { queue(new.actions.first, name: new.name, [was, now]) }
  }

  func queue(_ action: LabeledClosure?, name: String, _ values: [Value] = []) {
    guard let action else { return }
    engine.queued.append(
      QueuedAction(closure: action.closure, arguments: values, name: name))
  }

  /// Runs what the pass queued. Their writes start another pass.
  func runQueued() throws(Interruption) {
    let actions = engine.queued
    engine.queued = []
    for action in actions {
      do throws(Interruption) {
        _ = try call(action.closure, fitting(action.arguments, action.closure))
      } catch {
        note(error)
        switch error {
        case .limit, .bound: throw error
        default: break
        }
      }
    }
  }

  /// `onChange` actions take no value, the new one, or the old and the new one.
  private func fitting(_ values: [Value], _ closure: Closure) -> [Value] {
    guard case .literal(let id) = closure.code else { return values }
    switch program.functions[id].parameters.count {
    case 0: return []
    case 1: return values.suffix(1)
    default: return values
    }
  }

  /// Calls listeners of preferences whose reduced value changed (semantics.md 8.5).
  func updatePreferences() throws(Interruption) {
    for node in engine.preferenceListeners.keys.sorted() {
      guard case .modifier(let modified) = engine.nodes[node].kind,
        case .primitive(let modifier) = modified.modifier,
        case .type(let key)? = modifier.arguments.first?.value, let action = modifier.actions.first
      else { continue }
      // The first value is reported whatever it is, if there is one (semantics.md 14.3).
      guard let value = try preference(key, below: node) else { continue }
      if let known = engine.preferenceListeners[node], let old = known, try isEqual(old, value) {
        continue
      }
      engine.preferenceListeners[node] = .some(value)
      queue(action, name: modifier.name, [value])
    }
  }

  /// The reduced value of a preference in a subtree. nil: nobody writes it, and nothing there can
  /// come and go.
  private func preference(_ key: TypeRef, below root: NodeID) throws(Interruption) -> Value? {
    var result: Value?
    var isDynamic = false
    var pending = [root]
    while let node = pending.popLast() {
      try tick()
      isDynamic = isDynamic || canChangeItsViews(node)
      if case .modifier(let modified) = engine.nodes[node].kind,
        case .primitive(let modifier) = modified.modifier, modifier.name == "preference",
        case .type(key)? = modifier.arguments.first(where: { $0.label == "key" })?.value,
        let value = modifier.arguments.first(where: { $0.label == "value" })?.value
      {
        if let old = result { result = try reduce(key, old, value) } else { result = value }
        continue
      }
      pending += engine.nodes[node].children.reversed()
    }
    if let result { return result }
    return isDynamic ? try staticMember("defaultValue", of: key, site: 0) : nil
  }

  private func canChangeItsViews(_ node: NodeID) -> Bool {
    switch engine.nodes[node].kind {
    case .conditional, .forEach, .erased: true
    default: false
    }
  }

  /// `static func reduce(value:nextValue:)`
  private func reduce(_ key: TypeRef, _ old: Value, _ next: Value) throws(Interruption) -> Value {
    guard let owner = staticOwner(key),
      let function = members(owner).staticMethods["reduce"]?.first
    else { return next }
    let box = Box(old)
    let nextClosure = Value.closure(Closure(code: .library("value"), captures: [next]))
    _ = try invokeInout(function, [box, Box(nextClosure)], this: .type(key))
    return box.value
  }
}
