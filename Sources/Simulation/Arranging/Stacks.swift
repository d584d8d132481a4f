/// Screens that a NavigationStack has pushed: one for each element of its path, made by the
/// `navigationDestination(for:)` of the element's type (semantics.md 14.13).
struct PushedScreen {
  let key: HashKey
  let node: NodeID
}

/// The screens that navigation stacks have pushed, and what links open.
struct Navigation: GraphPart {
  let graph: ViewGraph
}

extension Navigation {
  /// A stack is on screen. One without a path of its own keeps one.
  func mountStack(_ primitive: PrimitiveView, at node: NodeID) {
    guard primitive.name == "NavigationStack", !interpreter.options.showsAnyDestination else {
      return
    }
    graph.engine.stacks[node] = []
    guard !interpreter.options.showsEverything,
      !primitive.arguments.contains(where: { $0.label == "path" })
    else { return }
    graph.engine.locations.append(
      StateLocation(value: .array(ArrayBox([])), owner: node, name: "NavigationStack.path"))
    graph.engine.stackPaths[node] = BindingValue(
      base: .state(graph.engine.locations.count - 1), path: [], snapshot: .array(ArrayBox([])))
  }

  /// What holds a stack's path.
  func path(of stack: NodeID) -> BindingValue? {
    guard case .primitive(let primitive) = graph.engine.nodes[stack].kind else { return nil }
    for argument in primitive.arguments where argument.label == "path" {
      return viewMaker.binding(in: argument.value)
    }
    return graph.engine.stackPaths[stack]
  }

  /// Gives each stack the screens of its path. Whether any came, went, or is made otherwise.
  func arrangeStacks() throws(Interruption) -> Bool {
    var isChanged = false
    for stack in graph.engine.stacks.keys.sorted() {
      guard graph.engine.nodes[stack].isAlive else {
        graph.engine.stacks[stack] = nil
        continue
      }
      if !graph.engine.nodes[stack].isLeaving, try arrange(stack) { isChanged = true }
    }
    return isChanged
  }

  private func arrange(_ stack: NodeID) throws(Interruption) -> Bool {
    guard let elements = try pushedElements(of: stack) else { return false }
    var screens = graph.engine.stacks[stack] ?? []
    var same = 0
    while same < min(screens.count, elements.count),
      screens[same].key == comparison.hashKey(elements[same])
    {
      same += 1
    }
    var isChanged = screens.count > same
    for screen in screens[same...] { pop(screen.node, from: stack) }
    screens.removeSubrange(same...)
    for (index, element) in elements.enumerated() {
      try interpreter.tick()
      guard let destination = destination(for: element, in: stack) else {
        if let site = site(of: stack), !interpreter.options.showsEverything {
          interpreter.assumptions.fail(
            Unsupported(.pushedByPath, at: recorder.location(site: site)))
        }
        break
      }
      if index < same {
        if try renew(screens[index].node, destination) { isChanged = true }
      } else {
        let node = try push(destination, element, onto: stack)
        screens.append(PushedScreen(key: comparison.hashKey(element), node: node))
        isChanged = true
      }
    }
    graph.engine.stacks[stack] = screens
    return isChanged
  }

  /// nil: the path is not known.
  func pathElements(of stack: NodeID) throws(Interruption) -> [Value]? {
    guard let binding = path(of: stack) else { return nil }
    let value = try interpreter.untracked { () throws(Interruption) in
      try storage.peekBinding(binding)
    }
    if case .array(let box) = value { return box.elements }
    if case .term(let term) = value, term.operands.isEmpty { return nil }
    if let site = site(of: stack), !interpreter.options.showsEverything {
      interpreter.assumptions.fail(Unsupported(.pushedByPath, at: recorder.location(site: site)))
    }
    return nil
  }

  private func site(of stack: NodeID) -> Int? {
    guard case .primitive(let primitive) = graph.engine.nodes[stack].kind else { return nil }
    return primitive.site
  }

  // MARK: Destinations

  /// The closure that makes screens for values of an element's type, and the modifier it stands in.
  private func destination(
    for element: Value, in stack: NodeID
  ) -> (closure: Closure, modifier: NodeID)? {
    var pending = [stack]
    while let node = pending.popLast() {
      if node != stack, graph.engine.stacks[node] != nil { continue }
      if case .modifier(let modified) = graph.engine.nodes[node].kind,
        case .primitive(let modifier) = modified.modifier,
        let type = destinationType(modifier), isValue(element, of: type),
        let closure = modifier.deferred.first?.closure ?? modifier.actions.first?.closure
      {
        return (closure.with(builder: "ViewBuilder"), node)
      }
      pending += graph.engine.nodes[node].children.reversed()
    }
    return nil
  }

  func isValue(_ value: Value, of type: TypeRef) -> Bool {
    if let id = comparison.declaredType(of: value) {
      if case .declared(id, _) = type { return true }
      return false
    }
    let name = declaredTypes.name(of: type)
    switch value {
    case .string: return name == "String"
    case .integer: return name == "Int"
    case .floating: return name == "Double"
    case .boolean: return name == "Bool"
    case .fresh(let kind, _): return name == kind
    case .term(let term): return term.type?.unwrapped == type
    default: return false
    }
  }

  // MARK: Screens

  private func push(
    _ destination: (closure: Closure, modifier: NodeID), _ element: Value, onto stack: NodeID
  ) throws(Interruption) -> NodeID {
    if case .modifier(let modified) = graph.engine.nodes[destination.modifier].kind,
      case .primitive(let modifier) = modified.modifier, let type = destinationType(modifier)
    {
      graph.pushedTypes.insert(declaredTypes.name(of: type) ?? "")
    }
    let content = DeferredContent(
      label: "destination", closure: destination.closure, arguments: [element])
    let node = try graph.addNode(.deferred(content), under: stack)
    graph.engine.nodes[stack].children.append(node)
    try graph.addRule(.deferred(content.closure, [element]), at: node, reason: .firstAppearance)
    return node
  }

  /// Runs a screen's content again where another closure makes it now. false: it is the same.
  private func renew(
    _ node: NodeID, _ destination: (closure: Closure, modifier: NodeID)
  ) throws(Interruption) -> Bool {
    guard case .deferred(var content) = graph.engine.nodes[node].kind,
      let rule = graph.engine.nodes[node].rule
    else { return false }
    let isSame = try comparison.sameClosures(content.closure, destination.closure)
    content.closure = destination.closure
    graph.engine.nodes[node].kind = .deferred(content)
    guard !isSame else { return false }
    graph.engine.rules[rule].content = .deferred(content.closure, content.arguments)
    graph.engine.rules[rule].isContainerChanged = true
    graph.engine.rules[rule].pending.append(
      .input(parent: screenTree.bodyNode(destination.modifier), field: "", old: "", new: ""))
    graph.engine.woken.append(node)
    return true
  }

  private func pop(_ node: NodeID, from stack: NodeID) {
    graph.unmount(node)
    graph.engine.nodes[stack].children.removeAll { $0 == node }
  }

  // MARK: What a person does

  /// A tap on a link that has a value pushes it. false: no stack around the link keeps a path.
  func follow(link: NodeID) throws(Interruption) -> Bool {
    guard case .primitive(let primitive) = graph.engine.nodes[link].kind,
      let element = primitive.arguments.first(where: { $0.label == "value" })?.value
    else { return false }
    var current = graph.engine.nodes[link].parent
    while current > 0, graph.engine.stacks[current] == nil {
      current = graph.engine.nodes[current].parent
    }
    guard current > 0, let path = path(of: current) else { return false }
    try storage.modifyBinding(path, site: primitive.site) { value throws(Interruption) in
      _ = try library.libraryMutation(
        &value, "append", [LabeledValue(label: nil, value: element)], site: primitive.site)
    }
    return true
  }

  /// Dismissing a pushed screen takes it and what is above it off the path. false: it is none.
  func dismissPushed(_ node: NodeID) throws(Interruption) -> Bool {
    for (stack, screens) in graph.engine.stacks {
      guard let index = screens.firstIndex(where: { $0.node == node }), let path = path(of: stack)
      else { continue }
      try storage.modifyBinding(path, site: 0) { value in
        if case .array(let box) = value {
          value = .array(ArrayBox(Array(box.elements.prefix(index))))
        }
      }
      return true
    }
    return false
  }
}
