import Catalog

/// `.tag(id)` of a row that has this identity in any case.
extension Machine {
  /// Whether a tag says of a row what its `ForEach` says: a control that chooses goes by the identity where
  /// there is no tag. Not where the selection may be nil: identities are not optional there.
  func saysItsIdentity(_ modifier: PrimitiveView, _ node: Node) -> Bool {
    guard options.showsEverything, modifier.name == "tag", modifier.arguments.count == 1,
      let tag = modifier.arguments.first, tag.label == nil, let row = row(around: node),
      case .element(let key) = engine.nodes[row].kind, key == hashKey(tag.value),
      let chooser = chooser(around: row), let binding = controlBinding(at: chooser),
      let selection = try? peekBinding(binding)
    else { return false }
    switch selection {
    case .nilValue, .wrapped, .term: return false
    case .set: return true
    default: return hashKey(selection).isLike(key)
    }
  }

  /// The row that a node is the view of, and no part of.
  private func row(around node: Node) -> NodeID? {
    var next = node.parent
    while engine.nodes.indices.contains(next) {
      switch engine.nodes[next].kind {
      case .element: return next
      case .custom, .modifier, .group, .erased, .equatable: next = engine.nodes[next].parent
      default: return nil
      }
    }
    return nil
  }

  /// The control that chooses among rows.
  private func chooser(around row: NodeID) -> NodeID? {
    var next = engine.nodes[row].parent
    while next > 0 {
      if case .primitive(let primitive) = engine.nodes[next].kind {
        if Catalog.view(primitive.name)?.control?.binding == "selection" { return next }
        guard primitive.name == "Section" else { return nil }
      }
      next = engine.nodes[next].parent
    }
    return nil
  }
}

extension HashKey {
  /// Whether another key is of the same kind of values.
  fileprivate func isLike(_ other: HashKey) -> Bool {
    switch (self, other) {
    case (.string, .string), (.integer, .integer), (.boolean, .boolean): true
    default: false
    }
  }
}
