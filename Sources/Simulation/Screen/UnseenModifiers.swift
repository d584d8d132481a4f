import Catalog

/// How many trees were taken from their places to stand elsewhere on the screen.
struct MovedCount {
  var appearing: Int
  var bars: Int
}

/// Modifiers of which nothing is seen where they stand.
extension ScreenTree {
  /// Whether a modifier leaves no trace on the screen. Only for comparing programs.
  func isUnseen(_ tree: RenderTree, _ modifier: PrimitiveView, at place: RenderPlace) -> Bool {
    guard interpreter.options.showsEverything, !tree.isUndeclared else { return false }
    // A text without a font has the one around it, which is none.
    if tree.name == ".font", tree.values == ["nil"], !place.hasFont, tree.isAroundText {
      return true
    }
    if tree.name == ".disabled", place.isDisabled { return true }
    // `.onAppear { }`
    if Catalog.runsOnAppearance.contains(modifier.name), !modifier.actions.isEmpty,
      modifier.actions.allSatisfy({ $0.closure.doesNothing(in: interpreter.program) })
    {
      return true
    }
    return Catalog.modifier(modifier.name, is: .unseen)
      || Catalog.isIdle(modifier.name, tree.values)
  }

  /// Whether it makes no difference to the screen where a modifier stands, but whether it is there does: what
  /// runs when a view appears comes after the first picture of it. Only for comparing programs.
  func movesFreely(_ tree: RenderTree, _ modifier: PrimitiveView) -> Bool {
    interpreter.options.showsEverything && !tree.isUndeclared
      && (Catalog.modifier(modifier.name, is: .standsAnywhere)
        || Catalog.isModal(modifier: modifier.name))
  }

  /// What is presented from inside of a modifier that sets something for all in it is in these surroundings too.
  func surround(from first: MovedCount, _ surrounding: (RenderTree) -> [RenderTree]) {
    for index in graph.appearing.indices.dropFirst(first.appearing) {
      graph.appearing[index].children = graph.appearing[index].children.flatMap(surrounding)
    }
    for index in graph.bars.indices.dropFirst(first.bars) {
      graph.bars[index].children = graph.bars[index].children.flatMap(surrounding)
    }
  }

  /// How much was taken from its place so far.
  var movedCount: MovedCount {
    MovedCount(appearing: graph.appearing.count, bars: graph.bars.count)
  }

  /// A style that the program declares is seen in the controls that it reaches, which show its body.
  func setsDeclaredStyle(_ modifier: PrimitiveView, _ node: Node) -> Bool {
    guard let key = Catalog.environmentKey(writtenBy: modifier.name),
      Catalog.styleProtocols(modifier.name) != nil, let frame = node.writtenFrame,
      case .structure? = graph.engine.environments[frame].values[.string(key)]
    else { return false }
    return true
  }
}
