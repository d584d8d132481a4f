import Catalog

/// The screens that a stack can show, where everything is in the tree: one for each value on its path, and one
/// for each value that a link in it pushes. Only for comparing programs.
extension Machine {
  /// Screens of one stack that links open.
  private static let mostLinked = 12

  /// The condition of content that never shows where it is written.
  static var never: BindingValue {
    BindingValue(base: .constant(.boolean(false)), path: [], snapshot: .boolean(false))
  }

  /// The values of which a stack shows screens. nil: the path is not known.
  func pushedElements(of stack: NodeID) throws(Interruption) -> [Value]? {
    guard options.showsEverything else { return try pathElements(of: stack) }
    let (linked, types) = linksAndDestinations(in: stack)
    func opens(_ value: Value) -> Bool { types.contains { isValue(value, of: $0) } }
    var result = types.isEmpty ? [] : (try pathElements(of: stack) ?? []).filter(opens)
    engine.pathDepths[stack] = result.count
    let most = result.count + Self.mostLinked
    var known = Set(result.map(hashKey))
    for value in linked where result.count < most && opens(value) {
      if known.insert(hashKey(value)).inserted { result.append(value) }
    }
    return result
  }

  /// What the links on a stack's own screens push, and the types of values that it makes screens of.
  private func linksAndDestinations(in stack: NodeID) -> (values: [Value], types: [TypeRef]) {
    var result: (values: [Value], types: [TypeRef]) = ([], [])
    var pending = [stack]
    while let node = pending.popLast() {
      if node != stack, engine.stacks[node] != nil { continue }
      switch engine.nodes[node].kind {
      case .primitive(let link) where link.name == "NavigationLink":
        result.values += link.arguments.filter { $0.label == "value" }.map(\.value)
      case .modifier(let modified):
        if case .primitive(let modifier) = modified.modifier,
          let type = destinationType(modifier), isKnownValueType(type)
        {
          result.types.append(type)
        }
      default: break
      }
      pending += engine.nodes[node].children.reversed()
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
    guard options.showsEverything, let type = destinationType(modifier),
      isKnownValueType(type), stackAround(node) != nil
    else { return false }
    unpushedTypes.insert(name(of: type) ?? "")
    return true
  }

  func isKnownValueType(_ type: TypeRef) -> Bool {
    if case .declared = type { return true }
    return ["String", "Int", "Double", "Bool", "UUID"].contains(name(of: type) ?? "")
  }

  private func stackAround(_ node: NodeID) -> NodeID? {
    var current = node
    while current > 0, engine.stacks[current] == nil { current = engine.nodes[current].parent }
    return current > 0 ? current : nil
  }

  /// A value of a type of which any may come.
  func anyValue(of type: TypeRef) -> Value {
    .term(Term(.source, Self.anyPrefix + (name(of: type) ?? "")))
  }

  /// What the names of such values begin with.
  static var anyPrefix: String { "any " }

  /// The place of a screen on the path of its stack. nil: it is none, or only a link can open it.
  func placeOnPath(_ node: NodeID) -> Int? {
    let stack = engine.nodes[node].parent
    guard let place = engine.stacks[stack]?.firstIndex(where: { $0.node == node }),
      place < engine.pathDepths[stack] ?? 0
    else { return nil }
    return place
  }

  /// Whether a node is a screen that a stack shows.
  func isPushed(_ node: NodeID) -> Bool {
    guard case .deferred = engine.nodes[node].kind else { return false }
    return engine.stacks[engine.nodes[node].parent]?.contains { $0.node == node } ?? false
  }

  /// Whether a tap on a link changes the path of the stack around.
  func pushesOntoPath(_ node: NodeID) -> Bool {
    guard options.showsEverything, case .primitive(let link) = engine.nodes[node].kind,
      link.name == "NavigationLink", link.arguments.contains(where: { $0.label == "value" }),
      let stack = stackAround(node)
    else { return false }
    return path(of: stack) != nil
  }
}
