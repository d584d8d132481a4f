/// A tap on what answers to a label. What is disabled does not answer; where several have the label, the
/// first that is enabled does.
extension ControlActions {
  /// What a tap does at a node.
  private enum TapEffect {
    case run(Closure)
    /// A DisclosureGroup opens or closes.
    case disclose(BindingValue)
    /// A NavigationLink shows its screen.
    case follow
  }

  func tap(_ label: String) throws(Interruption) -> ActionProblem? {
    let targets = tapTargets(label)
    guard !targets.isEmpty else { return .notFound(label, known: tapLabels()) }
    guard let target = targets.first(where: { screenEvents.isEnabled($0.node) }) else {
      return .disabled(label)
    }
    switch target.effect {
    case .run(let action):
      notePress(of: target.node)
      try screenEvents.run(action, ofButton: target.node)
    case .disclose(let condition):
      try storage.modifyBinding(condition, site: 0) { value in
        if case .boolean(let isOpen) = value { value = .boolean(!isOpen) }
      }
    case .follow:
      if interpreter.options.showsEverything { return nil }
      if try navigation.follow(link: target.node) { return nil }
      if try navigation.open(link: target.node) { return nil }
      interpreter.assumptions.fail(Unsupported(.pushedByLink, [label], at: nil))
    }
    return nil
  }

  /// A style that shows whether a finger is on its control runs when one comes and when it goes, which no step is.
  private func notePress(of node: NodeID) {
    guard let child = graph.engine.nodes[node].children.first,
      case .styled = graph.engine.nodes[child].kind, let rule = graph.engine.nodes[child].rule,
      case .style(let style, _) = graph.engine.rules[rule].content
    else { return }
    let asks = interpreter.program.functions.contains { function in
      function.owner == style.type
        && function.body?.parts.withInner.contains(where: \.asksForPress) == true
    }
    guard asks else { return }
    let type = interpreter.program.types[style.type]
    interpreter.assumptions.assume(
      Remark(kind: .press, facts: [type.name], location: type.location))
  }

  /// What has the label, of the first kind that has any: buttons and tap gestures, the number of one
  /// (`Row#2`), disclosure groups, links, then what can be tapped in a view of that name.
  private func tapTargets(_ label: String) -> [(node: NodeID, effect: TapEffect)] {
    let nodes = nodesInOrder()
    let buttons = nodes.filter { tapAction(at: $0) != nil && !screenEvents.isInHiddenDialog($0) }
    let labelled = buttons.filter { labels(of: $0).contains(label) }
    if !labelled.isEmpty { return labelled.compactMap(tapTarget) }
    if let node = node(at: label, kind: .tap), !screenEvents.isInHiddenDialog(node),
      let target = tapTarget(node)
    {
      return [target]
    }
    let groups = nodes.compactMap { node in
      disclosure(at: node).map { (node: node, effect: TapEffect.disclose($0)) }
    }
    let disclosures = groups.filter { ownLabels(of: $0.node).contains(label) }
    if !disclosures.isEmpty { return disclosures }
    let links = nodes.filter {
      screenTree.viewName(at: $0) == "NavigationLink" && labels(of: $0).contains(label)
    }
    if !links.isEmpty { return links.map { ($0, .follow) } }
    let views = nodes.filter { screenTree.viewName(at: $0) == label }
    return buttons.filter { button in views.contains { $0 == button || isAbove($0, button) } }
      .compactMap(tapTarget)
  }

  private func tapTarget(_ node: NodeID) -> (node: NodeID, effect: TapEffect)? {
    tapAction(at: node).map { (node, .run($0)) }
  }

  /// The first label of each button and tap gesture.
  private func tapLabels() -> [String] {
    nodesInOrder().filter { tapAction(at: $0) != nil && !screenEvents.isInHiddenDialog($0) }
      .flatMap { labels(of: $0).prefix(1) }
  }
}

extension CodePart {
  /// Whether it asks a style's configuration if a finger is on the control.
  fileprivate var asksForPress: Bool {
    if case .expression(.member(_, "isPressed", _, _)) = self { true } else { false }
  }
}
