import Catalog

/// The steps that an unattended scenario takes.
extension ControlActions {
  func discoverActions() -> [DiscoveredAction] {
    var result: [DiscoveredAction] = []
    var seen: Set<DiscoveredAction> = []
    func add(_ kind: DiscoveredAction.Kind, _ name: String) {
      let action = DiscoveredAction(kind: kind, name: name)
      if seen.insert(action).inserted { result.append(action) }
    }
    for name in graph.engine.registered.keys.sorted() { add(.registered, name) }
    for node in nodesInOrder() {
      if tapAction(at: node) != nil, !screenEvents.isInHiddenDialog(node),
        let label = labels(of: node).first ?? nameOfControl(node, .tap)
      {
        add(.tap, label)
      }
      if disclosure(at: node) != nil, let label = ownLabels(of: node).first { add(.tap, label) }
      if graph.publishing.listensOutside(node) {
        add(.receive, address(of: node, kind: .perform))
      } else if isOfPerson(node) {
        add(.perform, address(of: node, kind: .perform))
      }
      guard let control = Catalog.view(screenTree.viewName(at: node))?.control,
        controlBinding(at: node) != nil,
        let label = labels(of: node).first
          ?? nameOfControl(node, control.kind == .toggle ? .toggle : .edit)
      else { continue }
      switch control.kind {
      case .toggle: add(.toggle, label)
      case .edit where !control.isContainer: add(.edit, label)
      case .edit, .choose, .tap: break
      }
    }
    for key in graph.environmentRead.intersection(SystemEnvironment.changing).sorted() {
      add(.environment, key)
    }
    for path in knownPaths() { add(.change, path) }
    return result
  }

  /// What a control of SwiftUI without a label is found by: `Slider`. nil: it is none.
  private func nameOfControl(_ node: NodeID, _ kind: OfferKind) -> String? {
    Catalog.view(screenTree.viewName(at: node))?.control == nil
      ? nil : address(of: node, kind: kind)
  }

  /// Whether it is a modifier of SwiftUI that calls its closure for what a person does without a control.
  private func isOfPerson(_ node: NodeID) -> Bool {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier,
      Catalog.modifier(modifier.name)?.traits.contains(.action) == true, tapAction(at: node) == nil
    else { return false }
    return !performed(at: node).isEmpty
      && (needsPerson(node) || Catalog.scrollActions.contains(modifier.name))
  }
}
