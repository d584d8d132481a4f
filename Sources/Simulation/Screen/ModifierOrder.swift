import Catalog

extension RenderTree {
  /// A modifier with what it stands around, in the one spelling of those that show the same.
  var inOneSpelling: [RenderTree] {
    guard contents > 0, children.count == contents else { return [inPlaceAmongModifiers] }
    if Catalog.isSurroundings(modifierName) { return children.map(surrounding) }
    guard contents > 1, Catalog.isOfEach(modifierName) else { return [inPlaceAmongModifiers] }
    return children.map { around($0).inPlaceAmongModifiers }
  }

  private var modifierName: String { String(name.dropFirst()) }

  /// Whether two modifiers around one view may stand in either order.
  private func commutes(with other: RenderTree) -> Bool {
    let (first, second) = (modifierName, other.modifierName)
    return Catalog.commute(first, second)
      || other.children.count == 1 && Catalog.drawsBeside(second, first)
      || children.count == 1 && Catalog.drawsBeside(first, second)
  }

  private func around(_ tree: RenderTree) -> RenderTree {
    var result = self
    (result.children, result.contents) = ([tree], 1)
    return result
  }

  /// The modifier around another tree, in one spelling.
  func around(_ tree: RenderTree) -> [RenderTree] { (around(tree) as RenderTree).inOneSpelling }

  /// A tree in these surroundings: set around each view that is seen, and not around one that has its own.
  private func surrounding(_ tree: RenderTree) -> RenderTree {
    var result = tree
    if Catalog.handsOn.contains(tree.name), !tree.children.isEmpty {
      result.children = tree.children.map(surrounding)
      return result
    }
    if tree.name == name, Catalog.isOverridden(modifierName) { return tree }
    if Catalog.ignores(tree.name, modifierName) { return tree }
    guard tree.contents == 1, commutes(with: tree),
      tree.children[0].isReached(by: self)
    else { return around(tree).inPlaceAmongModifiers }
    result.children[0] = surrounding(tree.children[0])
    return result
  }

  /// Whether surroundings come to a container, or have nothing to say, behind modifiers that they may pass.
  private func isReached(by modifier: RenderTree) -> Bool {
    if Catalog.handsOn.contains(name), !children.isEmpty { return true }
    if name == modifier.name { return Catalog.isOverridden(modifierName) }
    if Catalog.ignores(name, modifier.modifierName) { return true }
    return contents == 1 && modifier.commutes(with: self)
      && children[0].isReached(by: modifier)
  }

  /// A modifier among those inside it: those that may stand in either order stand in one. The ones inside
  /// stand so already.
  ///
  /// It is put right inside the innermost one that it may pass and that comes after it by name: of all
  /// orders that show the same this gives the first (the lexicographic normal form of a partially
  /// commutative monoid).
  var inPlaceAmongModifiers: RenderTree {
    if let (font, variants) = fontOfText {
      return variants.reduce(font.inPlaceAmongModifiers) { inner, variant in
        var outer = variant
        (outer.children, outer.contents) = ([inner], 1)
        return outer.inPlaceAmongModifiers
      }
    }
    var passed: [RenderTree] = []
    var inner = self
    while inner.contents == 1, let next = inner.children.first, next.contents == 1,
      commutes(with: next)
    {
      passed.append(next)
      inner = next
    }
    // Those of one name never change places.
    guard let place = passed.lastIndex(where: { name < $0.name }) else {
      return withPaddingsInOne
    }
    var result = self
    result.children[0] = passed[place].children[0]
    result = result.withPaddingsInOne
    for var outer in passed[...place].reversed() {
      outer.children[0] = result
      result = outer
    }
    return result
  }
}
