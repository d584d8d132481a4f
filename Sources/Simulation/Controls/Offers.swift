import Catalog

/// What a step means that names something on screen: by a label, or by a view's name, and by number
/// where several answer to it.
package enum OfferKind: Hashable, Sendable {
  /// A control's value.
  case edit
  case toggle, tap
  /// What a modifier or an undeclared view does with its closures: `onDelete`, `refreshable`.
  case perform
  /// A sheet or cover that is not up.
  case present
}

extension ControlActions {
  /// Labels, then the view's name. What is no control goes by its name alone.
  private func addresses(of node: NodeID, _ kind: OfferKind) -> [String] {
    switch (graph.engine.nodes[node].kind, kind) {
    case (.deferred, _): [screenTree.viewName(at: graph.engine.nodes[node].parent)]
    case (.modifier, .edit), (.modifier, .perform): [screenTree.viewName(at: node)]
    case (.primitive(let primitive), .edit)
    where Catalog.view(primitive.name)?.control?.kind == .choose:
      [primitive.name]
    default: labels(of: node) + [screenTree.viewName(at: node)]
    }
  }

  /// The node that an address means among those of a kind.
  func node(at address: String, kind: OfferKind) -> NodeID? {
    let nodes = nodesInOrder().filter { offerKinds(at: $0).contains(kind) }
    let addressed = nodes.filter { addresses(of: $0, kind).contains(address) }
    if let first = addressed.first(where: screenEvents.isEnabled) ?? addressed.first {
      return first
    }
    guard let mark = address.lastIndex(of: "#"),
      let number = Int(address[address.index(after: mark)...]), number > 0
    else { return nil }
    let name = String(address[..<mark])
    let matches = nodes.filter { addresses(of: $0, kind).contains(name) }
    return number <= matches.count ? matches[number - 1] : nil
  }

  /// The address by which ``node(at:kind:)`` finds what has no label: its name, with a number from the second on.
  func address(of node: NodeID, kind: OfferKind) -> String {
    numbered(screenTree.viewName(at: node), node, kind)
  }

  /// The label of a node, with a number where it finds another one that has it too.
  func address(_ label: String, of node: NodeID, kind: OfferKind) -> String {
    self.node(at: label, kind: kind) == node ? label : numbered(label, node, kind)
  }

  private func numbered(_ name: String, _ node: NodeID, _ kind: OfferKind) -> String {
    let matches = nodesInOrder().filter {
      offerKinds(at: $0).contains(kind) && addresses(of: $0, kind).contains(name)
    }
    let number = (matches.firstIndex(of: node) ?? 0) + 1
    return number == 1 ? name : "\(name)#\(number)"
  }

  private func offerKinds(at node: NodeID) -> [OfferKind] {
    if tapAction(at: node) != nil { return [.tap] }
    if case .deferred(let content) = graph.engine.nodes[node].kind {
      return content.condition != nil && graph.engine.nodes[node].rule == nil ? [.present] : []
    }
    var kinds: [OfferKind] = []
    if editedBinding(at: node) != nil {
      let isToggle = Catalog.view(screenTree.viewName(at: node))?.control?.kind == .toggle
      kinds.append(isToggle ? .toggle : .edit)
    }
    if !performed(at: node).isEmpty { kinds.append(.perform) }
    return kinds
  }

  /// The children of a node, its label before the content that the label is for.
  func labelFirst(_ node: NodeID) -> [NodeID] {
    let children = graph.engine.nodes[node].children
    guard case .primitive(let primitive) = graph.engine.nodes[node].kind else { return children }
    // The screen that a link opens is no part of its label.
    if primitive.name == "NavigationLink" {
      return Array(children.prefix(primitive.children.count))
    }
    guard primitive.children.count + primitive.deferred.count == children.count else {
      return children
    }
    let isLabel = primitive.children.map { $0.label == "label" || $0.label == "title" }
    let labels = isLabel.indices.filter { isLabel[$0] }.map { children[$0] }
    return labels.isEmpty ? children : labels + children.filter { !labels.contains($0) }
  }

  /// The binding that a person changes: a control's, a search field's, the focus.
  func editedBinding(at node: NodeID) -> BindingValue? {
    switch graph.engine.nodes[node].kind {
    case .primitive(let primitive):
      let control = Catalog.view(primitive.name)?.control
      guard control?.binding != nil || isUndeclared(node) else { return nil }
      return controlBinding(at: node)
    case .modifier(let modified):
      guard case .primitive(let modifier) = modified.modifier, modifier.deferred.isEmpty else {
        return nil
      }
      for argument in modifier.arguments {
        if case .binding(let binding) = argument.value { return binding }
      }
      return nil
    default: return nil
    }
  }

  private func isUndeclared(_ node: NodeID) -> Bool {
    guard case .primitive(let primitive) = graph.engine.nodes[node].kind else { return false }
    return !Catalog.isRendered(primitive.name)
  }

  // MARK: Actions that no control stands for

  func performed(at node: NodeID) -> [PerformedAction] {
    switch graph.engine.nodes[node].kind {
    case .primitive(let primitive):
      let entry = Catalog.view(primitive.name)
      guard entry?.traits.contains(.draws) != true, entry?.control != .tap else { return [] }
      return primitive.actions.map { .call($0.closure) } + actions(in: primitive.arguments)
    case .modifier(let modified):
      guard case .primitive(let modifier) = modified.modifier,
        isOutside(modifier), isPerformed(modifier)
      else { return [] }
      return modifier.actions.map { .call($0.closure) } + actions(in: modifier.arguments)
    default: return []
    }
  }

  /// Whether something else than the simulation runs its actions. An alert's stand in its arguments.
  private func isPerformed(_ modifier: PrimitiveView) -> Bool {
    guard let entry = Catalog.modifier(modifier.name) else { return true }
    if entry.traits.contains(.scheduled) { return false }
    return entry.traits.contains(.action) || entry.presents == .alert
  }

  /// What `onChange` watches may change by itself only where it is not the program's own.
  private func isOutside(_ modifier: PrimitiveView) -> Bool {
    guard modifier.name == "onChange", let value = modifier.arguments.first?.value else {
      return true
    }
    // A constant of the libraries is a value of the environment: that has steps of its own.
    if case .term(let term) = value, term.kind == .implicitMember { return false }
    return operators.isSymbolic(value)
  }

  /// Runs the actions at an address. Behind it may stand the rows that are deleted or moved, from 1 on; else it
  /// is the first row; ` ends` ends gestures, which go on else. Other arguments are not known.
  func perform(_ address: String) throws(Interruption) -> ActionProblem? {
    let ends = address.hasSuffix(PerformedAction.ending)
    let address = ends ? String(address.dropLast(PerformedAction.ending.count)) : address
    let words = address.split(separator: " ")
    let rows = words.reversed().prefix { Int($0) != nil }.reversed().compactMap { Int($0) }
    let plain = words.dropLast(rows.count).joined(separator: " ")
    guard let node = node(at: address, kind: .perform) ?? node(at: plain, kind: .perform) else {
      return .notFound(address, known: [])
    }
    let name = screenTree.viewName(at: node)
    if [".onDelete", ".onMove"].contains(name) {
      let chosen = (rows.isEmpty ? [1] : rows).map { $0 - 1 }
      let event: EventValue =
        name == ".onMove" ? .move(chosen, screenEvents.rowCount(below: node)) : .offsets(chosen)
      guard chosen.allSatisfy({ $0 >= 0 }) else { return .notPossible(address) }
      return try screenEvents.perform(0, at: node, event)
    }
    guard screenEvents.isEnabled(node) || !needsPerson(node) else { return .disabled(address) }
    for action in performed(at: node) where action.isEnd == ends {
      try perform(action, of: name)
    }
    return nil
  }

  /// Whether a person sets off what it does. A view's own end, a publisher or an opened URL need nobody.
  func needsPerson(_ node: NodeID) -> Bool {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier
    else { return true }
    return !Catalog.unattendedActions.contains(modifier.name)
  }

  /// Puts a sheet up through its binding.
  func present(_ address: String) throws(Interruption) -> ActionProblem? {
    guard let node = node(at: address, kind: .present),
      case .deferred(let content) = graph.engine.nodes[node].kind, let condition = content.condition
    else { return .notFound(address, known: []) }
    try storage.modifyBinding(condition, site: 0) { value in
      if case .boolean = value {
        value = .boolean(true)
      } else {
        value = .term(Term(.source, "an item"))
      }
    }
    return nil
  }
}
