extension ViewEntry {
  /// Stacks, grids and what arranges them.
  static let layoutViews: [ViewEntry] = [
    ViewEntry("VStack", traits: .lists),
    ViewEntry("HStack", traits: .lists),
    ViewEntry("ZStack", traits: .lists),
    ViewEntry("LazyVStack", traits: [.lazy, .lists]),
    ViewEntry("LazyHStack", traits: [.lazy, .lists]),
    ViewEntry("LazyVGrid", traits: [.lazy, .expensive]),
    ViewEntry("LazyHGrid", traits: [.lazy, .expensive]),
    ViewEntry("Grid"),
    ViewEntry("GridRow"),
    ViewEntry("Spacer", traits: .space),
    ViewEntry("Divider", traits: .space),
    ViewEntry("ScrollView", traits: [.lists, .keeps]),
    ViewEntry("ViewThatFits"),
    ViewEntry("AnyLayout"),
    ViewEntry("HSplitView"),
    ViewEntry("VSplitView"),
    ViewEntry("GlassEffectContainer"),
    reader("GeometryReader", gives: "GeometryProxy"),
    reader("GeometryReader3D", gives: "GeometryProxy3D"),
    reader("ScrollViewReader", gives: "ScrollViewProxy"),
    reader("TimelineView", gives: "TimelineViewDefaultContext", .expensive),
  ]

  /// A view that hands a value to its content, which runs in a scope of its own.
  private static func reader(
    _ name: String, gives: String, _ traits: ViewEntry.Traits = []
  ) -> ViewEntry {
    ViewEntry(
      name, closures: ["content": .deferred(arguments: 1)],
      unlabeled: .role(.deferred(arguments: 1)), traits: traits, gives: gives)
  }

  /// Views that group, erase or compare others, and draw nothing themselves.
  static let wrappingViews: [ViewEntry] = [
    ViewEntry("Group", traits: .lists),
    ViewEntry("AnyView"),
    ViewEntry("EquatableView"),
    ViewEntry("EmptyView", traits: .space),
    ViewEntry("TupleView", traits: .made),
    ViewEntry("SubscriptionView", traits: .made),
  ]
}
