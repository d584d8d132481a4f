import Catalog

/// The screens that a stack can show, where everything is in the tree: one for each value on its path, and one
/// for each value that a link in it pushes. Only for comparing programs.
extension Navigation {
  /// Screens of one stack that links open.
  private static let mostLinked = 12

  /// The condition of content that never shows where it is written.
  static var never: BindingValue {
    BindingValue(base: .constant(.boolean(false)), path: [], snapshot: .boolean(false))
  }

  /// The values of which a stack shows screens. nil: the path is not known.
  func pushedElements(of stack: NodeID) throws(Interruption) -> [Value]? {
    guard interpreter.options.showsEverything else { return try pathElements(of: stack) }
    let (linked, types) = linksAndDestinations(in: stack)
    func opens(_ value: Value) -> Bool { types.contains { isValue(value, of: $0) } }
    var result = types.isEmpty ? [] : (try pathElements(of: stack) ?? []).filter(opens)
    graph.engine.pathDepths[stack] = result.count
    let most = result.count + Self.mostLinked
    var known = Set(result.map(comparison.hashKey))
    for value in linked where result.count < most && opens(value) {
      if known.insert(comparison.hashKey(value)).inserted { result.append(value) }
    }
    return result
  }

  /// What the links on a stack's own screens push, and the types of values that it makes screens of.
  private func linksAndDestinations(in stack: NodeID) -> (values: [Value], types: [TypeRef]) {
    var result: (values: [Value], types: [TypeRef]) = ([], [])
    var pending = [stack]
    while let node = pending.popLast() {
      if node != stack, graph.engine.stacks[node] != nil { continue }
      switch graph.engine.nodes[node].kind {
      case .primitive(let link) where link.name == "NavigationLink":
        result.values += link.arguments.filter { $0.label == "value" }.map(\.value)
      case .modifier(let modified):
        if case .primitive(let modifier) = modified.modifier,
          let type = destinationType(modifier), declaredTypes.isKnownValueType(type)
        {
          result.types.append(type)
        }
      default: break
      }
      pending += graph.engine.nodes[node].children.reversed()
    }
    return result
  }

  /// The type of values that a modifier makes screens of. nil: it makes none of values.
  func destinationType(_ modifier: PrimitiveView) -> TypeRef? {
    guard modifier.name == "navigationDestination",
      case .type(let type)? = modifier.arguments.first(where: { $0.label == "for" })?.value
    else { return nil }
    return type
  }

  /// Whether the screens of a modifier are shown by the stack around, for the values that come there.
  func isShownByStack(_ modifier: PrimitiveView, at node: NodeID) -> Bool {
    guard interpreter.options.showsEverything, let type = destinationType(modifier),
      declaredTypes.isKnownValueType(type), stackAround(node) != nil
    else { return false }
    graph.unpushedTypes.insert(declaredTypes.name(of: type) ?? "")
    return true
  }

  private func stackAround(_ node: NodeID) -> NodeID? {
    var current = node
    while current > 0, graph.engine.stacks[current] == nil {
      current = graph.engine.nodes[current].parent
    }
    return current > 0 ? current : nil
  }

  /// The place of a screen on the path of its stack. nil: it is none, or only a link can open it.
  func placeOnPath(_ node: NodeID) -> Int? {
    let stack = graph.engine.nodes[node].parent
    guard let place = graph.engine.stacks[stack]?.firstIndex(where: { $0.node == node }),
      place < graph.engine.pathDepths[stack] ?? 0
    else { return nil }
    return place
  }

  /// Whether a stack shows what is on a path of the program, onto which links push.
  func hasPath(_ stack: NodeID) -> Bool { path(of: stack) != nil }

  /// Whether a node is a screen that a stack shows.
  func isPushed(_ node: NodeID) -> Bool {
    guard case .deferred = graph.engine.nodes[node].kind else { return false }
    return graph.engine.stacks[graph.engine.nodes[node].parent]?.contains { $0.node == node }
      ?? false
  }

  /// Whether a tap on a link changes the path of the stack around.
  func pushesOntoPath(_ node: NodeID) -> Bool {
    guard interpreter.options.showsEverything,
      case .primitive(let link) = graph.engine.nodes[node].kind,
      link.name == "NavigationLink", link.arguments.contains(where: { $0.label == "value" }),
      let stack = stackAround(node)
    else { return false }
    return path(of: stack) != nil
  }
}
