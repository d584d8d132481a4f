/// A body that shows what an object keeps and does not observe the object, where no code changes that: as the program
/// stands the view is right, and the first line that writes it makes it wrong.
package struct HeldRead: Hashable, Sendable {
  package var view: String
  /// `Lift.house`
  package var property: String

  /// Those of a program, in the order of its views.
  package static func all(in sources: [ParsedSource]) -> [HeldRead] {
    guard sources.contains(where: { $0.text.contains("class") }) else { return [] }
    let index = ViewIndex.build(sources)
    let written = WrittenNames(sources)
    return index.views.flatMap { view in
      view.propertyOrder.compactMap { view.properties[$0] }.filter { $0.wrapper == nil }
        .flatMap { reads(of: $0, in: view, index, written) }
    }
  }

  private static func reads(
    of property: ViewProperty, in view: ViewType, _ index: ViewIndex, _ written: WrittenNames
  ) -> [HeldRead] {
    guard let id = property.typeName.flatMap({ index.type($0, in: view.id) }),
      index.types[id].kind == .object, !index.types[id].attributes.contains("Observable")
    else { return [] }
    let model = index.types[id]
    let kept = Set(
      model.properties.filter { !$0.isLet && written.leaveAlone($0.name) }.map(\.name))
    let shown = view.evaluatedMembers.flatMap(\.facts.uses).filter {
      $0.isRead && $0.name == property.name
    }.compactMap(\.path.first)
    return Set(shown).intersection(kept).sorted().map {
      HeldRead(view: view.name, property: "\(model.simpleName).\($0)")
    }
  }
}
