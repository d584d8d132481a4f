import Catalog

/// Titles and toolbars: the navigation container around shows them, wherever in its content they are written.
extension ScreenTree {
  /// Whether a modifier sets something in the bars of the screen around. Only for comparing programs.
  func setsBar(_ tree: RenderTree, _ modifier: PrimitiveView) -> Bool {
    interpreter.options.showsEverything && !tree.isUndeclared
      && Catalog.modifier(modifier.name, is: .setsBar)
  }

  /// The trees of a screen, and after them what was set in its bars: by name, and of one name in the order
  /// of the tree, in which SwiftUI joins them.
  func withOwnBars(_ trees: () -> [RenderTree]) -> [RenderTree] {
    let first = graph.bars.count
    let screen = trees()
    let own = graph.bars[first...].sorted { $0.name < $1.name }
    graph.bars.removeSubrange(first...)
    return screen + own
  }

  /// Whether a child of a node is a screen with bars of its own: the content of a navigation container or a
  /// tab, or what a modifier presents beside its view.
  func isScreen(_ index: Int, of node: Node) -> Bool {
    switch node.kind {
    case .primitive(let view): return Catalog.view(view.name, is: .keepsBars)
    case .modifier(let modified):
      guard case .primitive(let modifier) = modified.modifier else { return false }
      return index == 0
        ? Catalog.modifier(modifier.name, is: .keepsBars)
        : Catalog.modifier(modifier.name)?.presents != nil
    default: return false
    }
  }
}
