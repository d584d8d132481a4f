/// Links that are given the screen that they open (semantics.md 14.13): it is made with the link, and on
/// screen while the link is active.
extension Navigation {
  /// What a link opens, as content that is shown while its condition holds; the condition is the link's
  /// own where it is given none. nil: it is no such link.
  func linkedScreen(_ primitive: PrimitiveView) -> DeferredContent? {
    guard primitive.name == "NavigationLink", !interpreter.options.showsEverything,
      let screen = primitive.hidden.first,
      !primitive.arguments.contains(where: { $0.label == "selection" })
    else { return nil }
    let given = primitive.arguments.first { $0.label == "isActive" }
    return DeferredContent(
      label: screen.label,
      closure: Closure(code: .library("destination"), captures: [.view(screen.view)]),
      arguments: [], condition: given.flatMap { viewMaker.binding(in: $0.value) })
  }

  /// A tap on a link shows its screen, in place of one that a link beside it shows. false: it has none,
  /// or stands in no stack.
  func open(link node: NodeID) throws(Interruption) -> Bool {
    guard let stack = stack(around: node), let condition = linkCondition(at: node) else {
      return false
    }
    for other in controlActions.nodesInOrder()
    where other != node && !controlActions.isAbove(other, node) {
      guard let open = linkCondition(at: other), self.stack(around: other) == stack,
        case .boolean(true) = try interpreter.untracked({ () throws(Interruption) in
          try storage.peekBinding(open)
        })
      else { continue }
      try storage.modifyBinding(open, site: 0) { $0 = .boolean(false) }
    }
    try storage.modifyBinding(condition, site: 0) { $0 = .boolean(true) }
    return true
  }

  private func linkCondition(at node: NodeID) -> BindingValue? {
    guard case .primitive(let link) = graph.engine.nodes[node].kind, link.name == "NavigationLink",
      let last = graph.engine.nodes[node].children.last,
      case .deferred(let screen) = graph.engine.nodes[last].kind
    else { return nil }
    return screen.condition
  }

  private func stack(around node: NodeID) -> NodeID? {
    var current = graph.engine.nodes[node].parent
    while current > 0 {
      if ["NavigationStack", "NavigationView"].contains(screenTree.viewName(at: current)) {
        return current
      }
      current = graph.engine.nodes[current].parent
    }
    return nil
  }
}
