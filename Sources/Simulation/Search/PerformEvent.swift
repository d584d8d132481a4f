import Catalog

/// Carrying out the events of a search.
extension ScreenEvents {
  /// nil: done.
  func carryOut(_ event: ScreenEvent, root: FunctionID) throws(Interruption) -> ActionProblem? {
    var missing: ActionProblem { .notFound("\(event.kind)", known: []) }
    switch event.kind {
    case .rerun: return try runParent(root)
    case .handOver(let name):
      interpreter.options.inputs[name] = event.value
      if let value = event.value { try setParentState(name, value) }
      return try runParent(root)
    case .reappear:
      try graph.reappear()
      return nil
    case .leave:
      for child in graph.engine.nodes[0].children { graph.unmount(child) }
      graph.engine.nodes[0].children = []
      return nil
    case .answer(let address): return try controlActions.answer(at: address)
    case .resume(let address): return try delayedTasks.resume(address)
    case .environment(let key): return try setEnvironment(key, event.value)
    case .stored(let key): return try setStored(key, event.value) ? nil : missing
    case .tap, .toggle, .edit, .perform, .dismiss: break
    }
    guard let node = node(of: event), isUsable(node) else { return missing }
    switch event.kind {
    case .tap:
      if navigation.pushesOntoPath(node) {
        return try navigation.follow(link: node) ? nil : missing
      }
      guard let action = controlActions.tapAction(at: node) else { return missing }
      try run(action, ofButton: node)
    case .toggle:
      guard let binding = controlActions.editedBinding(at: node) else { return missing }
      try storage.modifyBinding(binding, site: 0) { value in
        if case .boolean(let flag)? = event.value {
          value = .boolean(flag)
        } else if case .boolean(let flag) = value {
          value = .boolean(!flag)
        }
      }
    case .edit:
      guard let binding = controlActions.editedBinding(at: node), let value = event.value else {
        return missing
      }
      if try !isOfKind(value, of: binding, at: node) { return missing }
      if case .by = value, !editValues(at: node, Palette()).contains(value) { return missing }
      try put(value, into: binding, at: node)
    case .dismiss:
      if navigation.placeOnPath(node) != nil {
        return try navigation.dismissPushed(node) ? nil : missing
      }
      guard case .deferred(let content) = graph.engine.nodes[node].kind,
        let condition = content.condition
      else { return missing }
      try put(.none, into: condition, at: node)
    case .perform(let number): return try perform(number, at: node, event.value)
    default: break
    }
    return nil
  }

  /// Whether a value can be put where a text, a number or a flag is held: a step that is taken again may meet another
  /// control in the place of the one it was for.
  private func isOfKind(
    _ value: EventValue, of binding: BindingValue, at node: NodeID
  ) throws(Interruption) -> Bool {
    let current = try interpreter.untracked { () throws(Interruption) in
      try storage.peekBinding(binding)
    }
    switch (value, current) {
    case (.string, .integer), (.string, .floating), (.string, .boolean), (.string, .sized),
      (.integer, .string),
      (.floating, .string), (.integer, .boolean), (.floating, .boolean), (.by, .string):
      return false
    // A text stands for the choice that is called so.
    case (.string(let text), .enumeration), (.string(let text), .structure),
      (.string(let text), .tuple):
      return choice(text, at: node, like: current) != nil
    default: return true
    }
  }

  /// Runs a button's action. One in an alert or a dialog takes it away (semantics.md 14.20).
  func run(_ action: Closure, ofButton node: NodeID) throws(Interruption) {
    let dialog = dialog(around: node)
    _ = try interpreter.call(action, [])
    if let dialog { try put(.none, into: dialog, at: node) }
  }

  /// Runs an action of a modifier or view, by its number there.
  func perform(
    _ number: Int, at node: NodeID, _ value: EventValue?
  ) throws(Interruption) -> ActionProblem? {
    let actions = controlActions.performed(at: node)
    guard number < actions.count else {
      return .notFound(screenTree.viewName(at: node), known: [])
    }
    let name = screenTree.viewName(at: node)
    var arguments: [Value] = []
    switch value {
    case .offsets(let rows)?:
      // A row that is not there is not touched.
      guard rows.allSatisfy({ $0 < rowCount(below: node) }) else { return .notPossible(name) }
      arguments = [.array(ArrayBox(rows.map { .integer($0) }))]
    case .move(let rows, let place)?:
      guard (rows + [place - 1]).allSatisfy({ $0 < rowCount(below: node) }) else {
        return .notPossible(name)
      }
      arguments = [.array(ArrayBox(rows.map { .integer($0) })), .integer(place)]
    case .boolean(let flag)?: arguments = [.boolean(flag)]
    default: break
    }
    try controlActions.perform(actions[number], of: name, arguments)
    return nil
  }

  /// Writes an event's value through a control's binding.
  private func put(
    _ event: EventValue, into binding: BindingValue, at node: NodeID
  ) throws(Interruption) {
    let step: Double =
      if case .primitive(let control) = graph.engine.nodes[node].kind {
        stepWidth(of: control)
      } else {
        1
      }
    let rows = choices(below: node)
    try storage.modifyBinding(binding, site: 0) { current throws(Interruption) in
      if case .string(let text) = event, let chosen = choice(text, at: node, like: current) {
        current = chosen
        graph.lastPut = descriptions.shown(current)
        return
      }
      current = try valueVariation.value(event, like: current, step: step, choices: rows)
      graph.lastPut = descriptions.shown(current)
    }
  }

  /// What a control holds once the choice of this text is made: its tag, where that is no text. nil: it is a text,
  /// or there is no such choice.
  func choice(_ text: String, at node: NodeID, like current: Value) -> Value? {
    if case .string = current { return nil }
    guard let chosen = choice(shownAs: text, below: node),
      valueVariation.isChoice(chosen, like: current)
    else { return nil }
    return operators.implicit(chosen, like: current)
  }

  /// Another value of a control: one that a stepper or slider can reach from where it stands, within its bounds, or
  /// that a picker offers.
  func moved(_ current: Value, at node: NodeID) throws(Interruption) -> Value {
    let plain = try valueVariation.variation(of: current)
    guard case .primitive(let control) = graph.engine.nodes[node].kind,
      ["Stepper", "Slider", "Picker"].contains(control.name)
    else { return plain }
    var palette = Palette()
    if let number = plain.double { palette.floatings = [number] }
    let choices = choices(below: node)
    var reached: [Value] = []
    for event in editValues(at: node, palette) {
      let value = try valueVariation.value(
        event, like: current, step: stepWidth(of: control), choices: choices)
      if try !comparison.same(value, current) { reached.append(value) }
    }
    for value in reached where try comparison.same(value, plain) { return plain }
    return reached.first ?? (control.name == "Picker" && choices.isEmpty ? plain : current)
  }

  private func stepWidth(of control: PrimitiveView) -> Double {
    switch control.arguments.first(where: { $0.label == "step" })?.value {
    case .integer(let number)?: Double(number)
    case .floating(let number)?: number
    default: 1
    }
  }

  // MARK: From outside

  /// The root's value is made again, as by a parent's body that runs again.
  private func runParent(_ root: FunctionID) throws(Interruption) -> ActionProblem? {
    guard let child = graph.engine.nodes[0].children.first else { return nil }
    interpreter.isMakingRoot = true
    interpreter.isUpdating = true
    defer {
      interpreter.isMakingRoot = false
      interpreter.isUpdating = false
    }
    let value = try interpreter.untracked { () throws(Interruption) in
      try interpreter.invoke(root, values: [], this: nil)
    }
    interpreter.isMakingRoot = false
    guard let view = viewMaker.view(from: value) else { return nil }
    graph.engine.pass += 1
    viewMaker.count(built: view)
    graph.engine.nodes[0].children[0] = try graph.reconcile(child, with: view, parent: 0)
    try graph.updatePass()
    try treeValues.updatePreferences()
    try graph.runQueued()
    return nil
  }

  private func setEnvironment(
    _ key: String, _ value: EventValue?
  ) throws(Interruption) -> ActionProblem? {
    if let value, try putOwn(key, value) { return nil }
    switch value {
    case .boolean(let flag)?: try putEnvironment(key, .boolean(flag))
    case .member(let name)?: try putEnvironment(key, .term(Term(.implicitMember, name)))
    default: break
    }
    return nil
  }

  /// The parent changes a value that it has given away as a binding.
  private func setParentState(_ name: String, _ value: EventValue) throws(Interruption) {
    guard let location = storage.hostLocation(named: name) else { return }
    let other = try initializers.replaced(storage.currentValue(location), by: value, name: name)
    try storage.writeLocation(location, other, site: 0)
  }

  private func setStored(_ key: String, _ value: EventValue?) throws(Interruption) -> Bool {
    guard let value else { return false }
    graph.engine.storedBefore[key] = value
    guard let location = storedLocations[key] else { return true }
    try storage.writeLocation(
      location, valueVariation.value(value, like: storage.currentValue(location)), site: 0)
    return true
  }

  /// The storage under keys that do not depend on the program.
  var storedLocations: [String: LocationID] {
    var result: [String: LocationID] = [:]
    for (key, location) in graph.engine.sharedLocations {
      result[storage.storageName(key)] = location
    }
    return result
  }
}
