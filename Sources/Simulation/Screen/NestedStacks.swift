import Catalog

/// Stacks that stand directly in a stack like them.
enum NestedStacks {
  /// The tree of a `VStack` in which the views of another one that stands in it directly are its own: with the
  /// same alignment and the same spacing, written out, each view stands where it stood. What would share the
  /// height that is left, such as a `Spacer`, shares it otherwise, so that a stack with such a view stays.
  static func inlined(in tree: RenderTree) -> RenderTree {
    guard tree.name == "VStack", tree.values.contains(where: { $0.hasPrefix("spacing: ") }) else {
      return tree
    }
    var result = tree
    result.children = tree.children.flatMap { child in
      let isLike =
        child.name == tree.name && child.values == tree.values && child.identity == nil
      return isLike && !child.children.isEmpty && child.children.allSatisfy(keepsHeight)
        ? child.children : [child]
    }
    return result
  }

  /// Whether it is as high as what it shows, however much height it is offered.
  private static func keepsHeight(_ tree: RenderTree) -> Bool {
    guard tree.unresolved.isEmpty, !tree.isUndeclared else { return false }
    if tree.name.hasPrefix(".") {
      let modifier = String(tree.name.dropFirst())
      return Catalog.modifier(modifier) != nil && !Catalog.modifier(modifier, is: .sizes)
        && tree.children.prefix(tree.contents).allSatisfy(keepsHeight)
    }
    switch tree.name {
    case "VStack", "HStack", "ZStack": return tree.children.allSatisfy(keepsHeight)
    default: return Catalog.view(tree.name, is: .keepsHeight)
    }
  }
}
