import Catalog

/// What a picker or tab view chooses by is only held against what it has chosen: tags of another type stand for
/// the same choices. Only for comparing programs.
extension ScreenTree {
  /// A control whose tags and selection are told by the places of the choices. Where what is chosen is none of
  /// the tags, both stay as they are.
  func withNumberedTags(_ tree: RenderTree, _ control: PrimitiveView) -> RenderTree {
    guard interpreter.options.showsEverything, Self.choosesByTag(control.name),
      let index = tree.values.firstIndex(where: { $0.hasPrefix(Self.selection) })
    else { return tree }
    let chosen = String(tree.values[index].dropFirst(Self.selection.count))
    var tags: [String] = []
    for child in tree.children { Self.collect(child, into: &tags) }
    guard let place = tags.firstIndex(of: chosen) else { return tree }
    var result = tree
    result.values[index] = Self.selection + Self.choice(place)
    result.children = tree.children.map { Self.numbered($0, tags) }
    return result
  }

  private static let selection = "selection: "

  private static func choice(_ place: Int) -> String { "choice \(place + 1)" }

  private static func choosesByTag(_ name: String) -> Bool {
    Catalog.view(name)?.control?.binding == "selection"
  }

  private static func collect(_ tree: RenderTree, into tags: inout [String]) {
    guard !choosesByTag(tree.name) else { return }
    if tree.name == ".tag", let tag = tree.values.first, !tags.contains(tag) { tags.append(tag) }
    for child in tree.children { collect(child, into: &tags) }
  }

  private static func numbered(_ tree: RenderTree, _ tags: [String]) -> RenderTree {
    guard !choosesByTag(tree.name) else { return tree }
    var result = tree
    if tree.name == ".tag", let tag = tree.values.first, let place = tags.firstIndex(of: tag) {
      result.values[0] = choice(place)
    }
    result.children = tree.children.map { numbered($0, tags) }
    return result
  }
}
