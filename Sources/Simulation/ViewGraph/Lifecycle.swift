import Catalog

/// Actions that run after an update pass (semantics.md section 8).
extension ViewGraph {
  func appeared(_ modifier: PrimitiveView, at node: NodeID) {
    switch modifier.name {
    case let name where Catalog.runsOnAppearance.contains(name):
      queue(modifier.actions.first, name: name)
    case "onChange":
      if case .boolean(true)? = modifier.arguments.first(where: { $0.label == "initial" })?.value,
        let value = modifier.arguments.first?.value
      {
        queue(modifier.actions.first, name: modifier.name, [value, value])
      }
    case "onReceive": publishing.subscribed(modifier)
    case "onGeometryChange": engine.measuring[node] = .some(nil)
    case "onPreferenceChange": engine.preferenceListeners[node] = .some(nil)
    default: break
    }
  }

  func disappeared(_ modifier: PrimitiveView) {
    if modifier.name == "onDisappear" { queue(modifier.actions.first, name: modifier.name) }
  }

  /// Another screen covers this one and goes again: what is done about either is done, and state is kept.
  func reappear() throws(Interruption) {
    let modifiers = controlActions.nodesInOrder().compactMap(primitiveModifier)
    for modifier in modifiers { disappeared(modifier) }
    for modifier in modifiers where Catalog.runsOnAppearance.contains(modifier.name) {
      queue(modifier.actions.first, name: modifier.name)
    }
    try runQueued()
  }

  /// Whether anything on screen is done when it appears or disappears.
  var followsAppearance: Bool {
    engine.nodes.indices.contains { node in
      primitiveModifier(at: node).map {
        $0.name == "onDisappear" || Catalog.runsOnAppearance.contains($0.name)
      } ?? false
    }
  }

  private func primitiveModifier(at node: NodeID) -> PrimitiveView? {
    guard case .modifier(let modified) = engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier
    else { return nil }
    return modifier
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
    let isEqual = try interpreter.untracked { () throws(Interruption) in
      try comparison.isEqual(was, now)
    }
    guard !isEqual else { return }
    queue(new.actions.first, name: new.name, new.name == "onChange" ? [was, now] : [])
  }

  func queue(_ action: LabeledClosure?, name: String, _ values: [Value] = []) {
    guard let action else { return }
    engine.queued.append(
      QueuedAction(closure: action.closure, arguments: values, name: name))
  }

  /// Runs what the pass queued. Their writes start another pass. A task begins when all else is done: its code
  /// runs in a turn of its own.
  func runQueued() throws(Interruption) {
    var actions = engine.queued.filter { $0.name != "task" }
    if actions.isEmpty {
      (actions, engine.queued) = (engine.queued, [])
    } else {
      engine.queued.removeAll { $0.name != "task" }
    }
    for action in actions {
      do throws(Interruption) {
        if try delayedTasks.runUpToWait(action) { continue }
        _ = try interpreter.call(action.closure, fitting(action.arguments, action.closure))
      } catch {
        recorder.note(error)
        switch error {
        case .limit, .bound: throw error
        default: break
        }
      }
    }
  }

  /// `onChange` actions take no value, the new one, or the old and the new one.
  func fitting(_ values: [Value], _ closure: Closure) -> [Value] {
    switch declaredTypes.parameterCount(closure) {
    case 0: []
    case 1: values.suffix(1)
    default: values
    }
  }

  func makeObject(_ wrapper: Wrapper) throws(Interruption) -> Value {
    guard let make = wrapper.makeValue else { return wrapper.value }
    if case .library = make.code { return make.captures.first ?? .nilValue }
    return try interpreter.untracked { () throws(Interruption) in
      interpreter.conversions.coerce(try interpreter.call(make, []), to: make.signature?.result)
    }
  }
}
