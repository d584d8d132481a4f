/// What can happen on a screen, with the values that can be entered, for a search.
struct ScreenEvents: GraphPart {
  let graph: ViewGraph
}

/// What can be used on screen, for a search. Everything that is offered goes by its place among
/// those of its kind, in tree order.
extension ScreenEvents {
  /// - Parameter palette: values to try.
  func interactions(_ palette: Palette) -> [Interaction] {
    var counts: [ScreenEvent.Kind: Int] = [:]
    var result: [Interaction] = []
    let front = nodesInFront()
    for node in nodesInLayers() {
      let isBehind = front.map { !$0.contains(node) && controlActions.needsPerson(node) } ?? false
      for kind in eventKinds(at: node) {
        let place = counts[kind, default: 0]
        counts[kind] = place + 1
        guard !isBehind, isUsable(node) else { continue }
        let values = values(for: kind, at: node, palette)
        if values.isEmpty, needsValue(kind, at: node) { continue }
        result.append(
          Interaction(
            kind: kind, place: place, label: word(for: node, kind), values: values,
            isInner: isInnerRow(node), origin: origin(of: node)))
      }
    }
    return result
      + interpreter.expected.map {
        Interaction(kind: .answer($0.address), place: 0, label: $0.address, values: [])
      }
      + waitingAddresses.map {
        Interaction(kind: .resume($0), place: 0, label: $0, values: [])
      }
  }

  /// What is waited for, each once, in order.
  private var waitingAddresses: [String] {
    var seen: Set<String> = []
    return graph.waiting.map(\.address).filter { seen.insert($0).inserted }
  }

  /// The node of an event's kind at its place.
  func node(of event: ScreenEvent) -> NodeID? {
    var left = event.place
    for node in nodesInLayers() where eventKinds(at: node).contains(event.kind) {
      if left == 0 { return node }
      left -= 1
    }
    return nil
  }

  /// The label of what an event is about, as a step finds it: with a number where another one has that label too.
  func address(of event: ScreenEvent, _ label: String) -> String {
    let kind: OfferKind? =
      switch event.kind {
      case .tap: .tap
      case .toggle: .toggle
      case .edit: .edit
      default: nil
      }
    guard let kind, let node = node(of: event) else { return label }
    return controlActions.address(label, of: node, kind: kind)
  }

  private func eventKinds(at node: NodeID) -> [ScreenEvent.Kind] {
    if controlActions.tapAction(at: node) != nil { return [.tap] }
    if navigation.pushesOntoPath(node) { return [.tap] }
    if navigation.placeOnPath(node) != nil { return [.dismiss] }
    if case .deferred(let content) = graph.engine.nodes[node].kind {
      return content.condition != nil && graph.engine.nodes[node].rule != nil ? [.dismiss] : []
    }
    var kinds: [ScreenEvent.Kind] = []
    // Nobody puts up an alert but the program, and its buttons take it away.
    if controlActions.editedBinding(at: node) != nil, !isModal(node) {
      kinds.append(screenTree.viewName(at: node) == "Toggle" ? .toggle : .edit)
    }
    return kinds + controlActions.performed(at: node).indices.map { .perform($0) }
  }

  /// What a person calls it.
  private func word(for node: NodeID, _ kind: ScreenEvent.Kind) -> String {
    switch (graph.engine.nodes[node].kind, kind) {
    case (.deferred, _): screenTree.viewName(at: graph.engine.nodes[node].parent)
    case (.modifier, .perform(let number)):
      screenTree.viewName(at: node)
        + (controlActions.performed(at: node)[number].isEnd ? PerformedAction.ending : "")
    case (.modifier, .edit): screenTree.viewName(at: node)
    default: controlActions.labels(of: node).first ?? screenTree.viewName(at: node)
    }
  }

  private func origin(of node: NodeID) -> Int? {
    switch graph.engine.nodes[node].kind {
    case .primitive(let primitive): return primitive.site
    case .modifier(let modified):
      if case .primitive(let modifier) = modified.modifier { return modifier.site }
      return nil
    default: return nil
    }
  }

  // MARK: What cannot be used

  /// Nothing below `disabled(true)` answers.
  func isEnabled(_ node: NodeID) -> Bool {
    if case .boolean(false)? = graph.engine.environments[0].values[.string("isEnabled")] {
      return false
    }
    var current = node
    while current > 0 {
      if case .modifier(let modified) = graph.engine.nodes[current].kind,
        case .primitive(let modifier) = modified.modifier, modifier.name == "disabled",
        case .boolean(true)? = graph.engine.nodes[current].rendered.first
      {
        return false
      }
      if case .modifier(let modified) = graph.engine.nodes[current].kind,
        case .environment(.keyPath(let path, .boolean(false))) = modified.modifier,
        descriptions.keyName(.keyPath(path)) == "isEnabled"
      {
        return false
      }
      current = graph.engine.nodes[current].parent
    }
    return true
  }

  /// What is enabled, can be reached, and is up where it belongs to an alert.
  func isUsable(_ node: NodeID) -> Bool {
    guard isEnabled(node) else { return false }
    var below = node
    var current = node
    while current > 0 {
      if case .modifier(let modified) = graph.engine.nodes[current].kind,
        case .primitive(let modifier) = modified.modifier
      {
        let shown = graph.engine.nodes[current].rendered.first
        if modifier.name == "allowsHitTesting", case .boolean(false)? = shown { return false }
        let isContent = graph.engine.nodes[current].children.first == below
        if !isContent, below != current, isHidden(modifier) { return false }
      }
      below = current
      current = graph.engine.nodes[current].parent
    }
    return true
  }

  /// Whether a node stands in an alert or dialog that is not up.
  func isInHiddenDialog(_ node: NodeID) -> Bool { dialog(around: node).map(isDown) ?? false }

  /// An alert or dialog that is not up.
  func isHidden(_ modifier: PrimitiveView) -> Bool {
    condition(of: modifier).map(isDown) ?? false
  }

  private func isDown(_ condition: BindingValue) -> Bool {
    switch try? storage.peekBinding(condition) {
    case .boolean(let flag)?: !flag
    case .nilValue?: true
    default: false
    }
  }

  /// The binding that says whether an alert or dialog is up.
  func condition(of modifier: PrimitiveView) -> BindingValue? {
    guard ["alert", "confirmationDialog"].contains(modifier.name) else { return nil }
    for argument in modifier.arguments {
      guard argument.label == "isPresented" || argument.label == "item" else { continue }
      if case .binding(let binding) = argument.value { return binding }
    }
    return nil
  }

  /// The alert or dialog that a button stands in.
  func dialog(around node: NodeID) -> BindingValue? {
    var below = node
    var current = graph.engine.nodes[node].parent
    while current > 0 {
      if case .modifier(let modified) = graph.engine.nodes[current].kind,
        case .primitive(let modifier) = modified.modifier,
        graph.engine.nodes[current].children.first != below, let condition = condition(of: modifier)
      {
        return condition
      }
      below = current
      current = graph.engine.nodes[current].parent
    }
    return nil
  }

  private func isInnerRow(_ node: NodeID) -> Bool {
    var current = node
    while current > 0 {
      let parent = graph.engine.nodes[current].parent
      if case .element = graph.engine.nodes[current].kind, parent >= 0 {
        let rows = graph.engine.nodes[parent].children
        let index = rows.firstIndex(of: current) ?? 0
        if index > 2, index < rows.count - 1 { return true }
      }
      current = parent
    }
    return false
  }
}
