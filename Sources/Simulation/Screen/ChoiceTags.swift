import Catalog

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
    result.values[index] = Self.selection + "choice \(place + 1) of \(choices.count)"
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
