import Catalog

extension RenderTree {
  /// A modifier among those inside it: those that may stand in either order stand in one. The ones inside
  /// stand so already.
  ///
  /// It is put right inside the innermost one that it may pass and that comes after it by name: of all
  /// orders that show the same this gives the first (the lexicographic normal form of a partially
  /// commutative monoid).
  var inPlaceAmongModifiers: RenderTree {
    var passed: [RenderTree] = []
    var inner = self
    while inner.contents == 1, let next = inner.children.first, next.contents == 1,
      Catalog.commute(String(name.dropFirst()), String(next.name.dropFirst()))
    {
      passed.append(next)
      inner = next
    }
    // Those of one name never change places.
    guard let place = passed.lastIndex(where: { name < $0.name }) else { return self }
    var result = self
    result.children[0] = passed[place].children[0]
    for var outer in passed[...place].reversed() {
      outer.children[0] = result
      result = outer
    }
    return result
  }
}
