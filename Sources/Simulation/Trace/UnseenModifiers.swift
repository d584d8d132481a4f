import Catalog

/// Modifiers of which nothing is seen where they stand.
extension Machine {
  /// Whether a modifier leaves no trace on the screen. Only for comparing programs.
  func isUnseen(_ tree: RenderTree, _ modifier: PrimitiveView) -> Bool {
    guard options.showsEverything, !tree.isUndeclared else { return false }
    return Catalog.modifier(modifier.name, is: .unseen)
      || Catalog.isIdle(modifier.name, tree.values)
  }

  /// Whether it makes no difference to the screen where a modifier stands, but whether it is there does: what
  /// runs when a view appears comes after the first picture of it. Only for comparing programs.
  func movesFreely(_ tree: RenderTree, _ modifier: PrimitiveView) -> Bool {
    options.showsEverything && !tree.isUndeclared
      && (Catalog.modifier(modifier.name, is: .runsOnAppearance)
        || Catalog.modals.contains(modifier.name) || modifier.name == "onReceive")
  }

  /// What is presented from inside of a modifier that sets something for all in it is in these surroundings too.
  func surround(from first: Int, _ surrounding: (RenderTree) -> [RenderTree]) {
    for index in appearing.indices.dropFirst(first) {
      appearing[index].children = appearing[index].children.flatMap(surrounding)
    }
  }

  /// A style that the program declares is seen in the controls that it reaches, which show its body.
  func setsDeclaredStyle(_ modifier: PrimitiveView, _ node: Node) -> Bool {
    guard let key = Catalog.environmentKey(writtenBy: modifier.name),
      Catalog.styleProtocols(modifier.name) != nil, let frame = node.writtenFrame,
      case .structure? = engine.environments[frame].values[.string(key)]
    else { return false }
    return true
  }
}
