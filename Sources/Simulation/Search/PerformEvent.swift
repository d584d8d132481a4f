import Catalog

/// Carrying out the events of a search.
extension Machine {
  /// nil: done.
  func carryOut(_ event: ScreenEvent, root: FunctionID) throws(Interruption) -> ActionProblem? {
    let missing = ActionProblem.notFound("\(event.kind)", known: [])
    switch event.kind {
    case .rerun: return try runParent(root)
    case .handOver(let name):
      options.inputs[name] = event.value
      return try runParent(root)
    case .leave:
      for child in engine.nodes[0].children { unmount(child) }
      engine.nodes[0].children = []
      return nil
    case .answer(let address), .resume(let address): return try answer(at: address)
    case .environment(let key): return try setEnvironment(key, event.value)
    case .stored(let key): return try setStored(key, event.value) ? nil : missing
    case .tap, .toggle, .edit, .perform, .dismiss: break
    }
    guard let node = node(of: event), isUsable(node) else { return missing }
    switch event.kind {
    case .tap:
      if pushesOntoPath(node) { return try follow(link: node) ? nil : missing }
      guard let action = tapAction(at: node) else { return missing }
      let dialog = dialog(around: node)
      _ = try call(action, [])
      if let dialog { try put(.none, into: dialog, at: node) }
    case .toggle:
      guard let binding = editedBinding(at: node) else { return missing }
      try modifyBinding(binding, site: 0) { value in
        if case .boolean(let flag)? = event.value {
          value = .boolean(flag)
        } else if case .boolean(let flag) = value {
          value = .boolean(!flag)
        }
      }
    case .edit:
      guard let binding = editedBinding(at: node), let value = event.value else { return missing }
      if case .by = value, !editValues(at: node, Palette()).contains(value) { return missing }
      try put(value, into: binding, at: node)
    case .dismiss:
      if placeOnPath(node) != nil { return try dismissPushed(node) ? nil : missing }
      guard case .deferred(let content) = engine.nodes[node].kind,
        let condition = content.condition
      else { return missing }
      try put(.none, into: condition, at: node)
    case .perform(let number): return try perform(number, at: node, event.value)
    default: break
    }
    return nil
  }

  /// Runs an action of a modifier or view, by its number there.
  func perform(
    _ number: Int, at node: NodeID, _ value: EventValue?
  ) throws(Interruption) -> ActionProblem? {
    let closures = performed(at: node)
    guard number < closures.count else { return .notFound(viewName(at: node), known: []) }
    let name = viewName(at: node)
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
    let count =
      parameterCount(closures[number])
      ?? Catalog.modifier(String(name.drop { $0 == "." }))?.actionArguments ?? arguments.count
    while arguments.count < count {
      arguments.append(.term(Term(.source, "\(name) argument \(arguments.count)")))
    }
    _ = try call(closures[number], Array(arguments.prefix(count)))
    return nil
  }

  /// Writes an event's value through a control's binding.
  private func put(
    _ event: EventValue, into binding: BindingValue, at node: NodeID
  ) throws(Interruption) {
    let step: Double =
      if case .primitive(let control) = engine.nodes[node].kind { stepWidth(of: control) } else {
        1
      }
    let rows = choices(below: node)
    try modifyBinding(binding, site: 0) { current throws(Interruption) in
      current = try self.value(event, like: current, step: step, choices: rows)
      self.lastPut = self.shown(current)
    }
  }

  private func stepWidth(of control: PrimitiveView) -> Double {
    switch control.arguments.first(where: { $0.label == "step" })?.value {
    case .integer(let number)?: Double(number)
    case .floating(let number)?: number
    default: 1
    }
  }

  /// An event's value in place of another one.
  func value(
    _ event: EventValue, like current: Value, step: Double = 1, choices: [Value] = []
  ) throws(Interruption) -> Value {
    switch event {
    case .integer(let number):
      if case .floating = current { return .floating(Double(number)) }
      return .integer(number)
    case .floating(let number):
      if case .integer = current, let whole = Int(exactly: number) { return .integer(whole) }
      return .floating(number)
    case .string(let text): return .string(text)
    case .boolean(let flag): return .boolean(flag)
    case .none:
      if case .boolean = current { return .boolean(false) }
      return .nilValue
    case .by(let count):
      switch current {
      case .integer(let number): return .integer(number + count * Int(step))
      case .floating(let number): return .floating(number + Double(count) * step)
      default: return try variation(of: current)
      }
    case .tag(let index):
      return index < choices.count ? implicit(choices[index], like: current) : current
    case .enumCase(let name): return implicit(.term(Term(.implicitMember, name)), like: current)
    case .member(let name): return .term(Term(.implicitMember, name))
    case .other: return try variation(of: current)
    case .count(let count): return try resized(current, count)
    case .alike: return alike(current)
    case .offsets, .move: return current
    }
  }

  private func alike(_ value: Value) -> Value {
    guard case .array(let box) = value, box.elements.count > 1,
      case .structure(let first) = box.elements[0], case .structure(var second) = box.elements[1],
      first.type == second.type
    else { return value }
    for (index, property) in layout(first.type).enumerated()
    where property.name != "id" && index < first.fields.count && index < second.fields.count {
      second.fields[index] = first.fields[index]
    }
    var elements = box.elements
    elements[1] = .structure(second)
    return .array(ArrayBox(elements))
  }

  private func resized(_ value: Value, _ count: Int) throws(Interruption) -> Value {
    guard case .array(let box) = value else { return value }
    var elements = Array(box.elements.prefix(count))
    while elements.count < count, let last = elements.last {
      switch last {
      case .integer, .string, .floating: elements.append(try variation(of: last))
      default: return .array(ArrayBox(elements))
      }
    }
    return .array(ArrayBox(elements))
  }

  // MARK: From outside

  /// The root's value is made again, as by a parent's body that runs again.
  private func runParent(_ root: FunctionID) throws(Interruption) -> ActionProblem? {
    guard let child = engine.nodes[0].children.first else { return nil }
    isMakingRoot = true
    isUpdating = true
    defer {
      isMakingRoot = false
      isUpdating = false
    }
    let value = try untracked { () throws(Interruption) in
      try invoke(root, values: [], this: nil)
    }
    isMakingRoot = false
    guard let view = view(from: value) else { return nil }
    engine.pass += 1
    count(built: view)
    engine.nodes[0].children[0] = try reconcile(child, with: view, parent: 0)
    try updatePass()
    try updatePreferences()
    try runQueued()
    return nil
  }

  private func setEnvironment(
    _ key: String, _ value: EventValue?
  ) throws(Interruption) -> ActionProblem? {
    switch value {
    case .boolean(let flag)?: try putEnvironment(key, .boolean(flag))
    case .member(let name)?: try putEnvironment(key, .term(Term(.implicitMember, name)))
    default: break
    }
    return nil
  }

  private func setStored(_ key: String, _ value: EventValue?) throws(Interruption) -> Bool {
    guard let value, let location = storedLocations[key] else { return false }
    try writeLocation(location, self.value(value, like: currentValue(location)), site: 0)
    return true
  }

  /// The storage under keys that do not depend on the program.
  var storedLocations: [String: LocationID] {
    var result: [String: LocationID] = [:]
    for (key, location) in engine.sharedLocations {
      result[storageName(key)] = location
    }
    return result
  }
}
