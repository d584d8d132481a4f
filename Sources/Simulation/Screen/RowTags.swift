import Catalog

/// Rows among which a control chooses: it goes by their tags, and where a row has none by the identity that
/// its `ForEach` gives it. Not where the selection may be nil: identities are not optional there.
extension ScreenTree {
  /// What a row shows, with its identity as the tag where it has no tag.
  func withTag(_ key: HashKey, _ trees: [RenderTree], at row: NodeID) -> [RenderTree] {
    guard interpreter.options.showsEverything, let text = key.literal, chooses(key, at: row) else {
      return trees
    }
    return trees.map { tree in
      if tree.isTagged { return tree }
      var tagged = RenderTree(name: ".tag", values: [text], children: [tree])
      tagged.contents = 1
      return tagged.inPlaceAmongModifiers
    }
  }

  /// Whether a tag says of a row what its `ForEach` says, of an identity that has no literal.
  func saysItsIdentity(_ modifier: PrimitiveView, _ node: Node) -> Bool {
    guard interpreter.options.showsEverything, modifier.name == "tag",
      modifier.arguments.count == 1,
      let tag = modifier.arguments.first, tag.label == nil, let row = row(around: node),
      case .element(let key) = graph.engine.nodes[row].kind, key == comparison.hashKey(tag.value),
      key.literal == nil
    else { return false }
    return chooses(key, at: row)
  }

  /// Whether the control around a row chooses by identities of this kind.
  private func chooses(_ key: HashKey, at row: NodeID) -> Bool {
    guard let chooser = chooser(around: row),
      let binding = controlActions.controlBinding(at: chooser),
      let selection = try? storage.peekBinding(binding)
    else { return false }
    switch selection {
    case .nilValue, .wrapped, .term: return false
    case .set: return true
    default: return comparison.hashKey(selection).isLike(key)
    }
  }

  /// The row that a node is the view of, and no part of.
  private func row(around node: Node) -> NodeID? {
    var next = node.parent
    while graph.engine.nodes.indices.contains(next) {
      switch graph.engine.nodes[next].kind {
      case .element: return next
      case .custom, .modifier, .group, .erased, .equatable: next = graph.engine.nodes[next].parent
      default: return nil
      }
    }
    return nil
  }

  /// The control that chooses among rows.
  private func chooser(around row: NodeID) -> NodeID? {
    var next = graph.engine.nodes[row].parent
    while next > 0 {
      if case .primitive(let primitive) = graph.engine.nodes[next].kind {
        if Catalog.view(primitive.name)?.control?.binding == "selection" { return next }
        guard primitive.name == "Section" else { return nil }
      }
      next = graph.engine.nodes[next].parent
    }
    return nil
  }
}

/// What a picker or tab view chooses by is only held against what it has chosen: tags of another type stand for
/// the same choices. Only for comparing programs.
extension ScreenTree {
  /// A control that tells by its place which of its choices is chosen, and has no tags. Where what is chosen is
  /// none of the choices, all stays as it is.
  func withPlaceOfChoice(_ tree: RenderTree, of control: PrimitiveView, at node: NodeID)
    -> RenderTree
  {
    guard interpreter.options.showsEverything, Self.choosesByTag(control.name),
      let index = tree.values.firstIndex(where: { $0.hasPrefix(Self.selection) }),
      let binding = controlActions.controlBinding(at: node),
      let chosen = try? storage.peekBinding(binding)
    else { return tree }
    let choices = screenEvents.choices(below: node).map { descriptions.shown($0) }
    guard let place = choices.firstIndex(of: descriptions.shown(chosen)) else { return tree }
    var result = tree
    result.values[index] = Self.selection + "choice \(place + 1)/\(choices.count)"
    result.children = tree.children.flatMap(Self.untagged)
    return result
  }

  private static let selection = "selection: "

  private static func choosesByTag(_ name: String) -> Bool {
    Catalog.view(name)?.control?.binding == "selection"
  }

  private static func untagged(_ tree: RenderTree) -> [RenderTree] {
    guard !choosesByTag(tree.name) else { return [tree] }
    guard tree.name != ".tag" else { return tree.children.flatMap(untagged) }
    var result = tree
    let contents = tree.children.prefix(tree.contents).flatMap(untagged)
    result.children = contents + tree.children.dropFirst(tree.contents).flatMap(untagged)
    result.contents = contents.count
    return [result]
  }
}

extension RenderTree {
  /// Whether it has a tag, behind modifiers only.
  fileprivate var isTagged: Bool {
    var tree = self
    while tree.name != ".tag" {
      guard tree.contents == 1 else { return false }
      tree = tree.children[0]
    }
    return true
  }
}

extension HashKey {
  /// As a render tree shows the value. nil: it has no literal.
  fileprivate var literal: String? {
    switch self {
    case .integer(let number): String(number)
    case .string(let text): "\"\(text)\""
    case .boolean(let flag): String(flag)
    default: nil
    }
  }

  /// Whether another key is of the same kind of values.
  fileprivate func isLike(_ other: HashKey) -> Bool {
    switch (self, other) {
    case (.string, .string), (.integer, .integer), (.boolean, .boolean): true
    case (.enumeration(let a, _, _), .enumeration(let b, _, _)): a == b
    default: false
    }
  }
}
