import Catalog

/// Building the tree for view values that are new.
extension ViewGraph {
  /// Adds the nodes of a view value under `parent` and gives the new node.
  func mount(
    _ view: ViewValue, under parent: NodeID, environment: Int? = nil, reason: Reason
  ) throws(Interruption) -> NodeID {
    let kind = self.kind(of: view)
    let node = try addNode(kind, under: parent, environment: environment)
    switch view {
    case .empty: break
    case .custom(let value): try addRule(.view(value), at: node, reason: reason)
    case .primitive(let primitive): try mountPrimitive(primitive, at: node, reason: reason)
    case .group(let views):
      for child in views { try attach(child, to: node, reason: reason) }
    case .conditional(_, let branch, let child):
      if branch >= 0 { try attach(child, to: node, reason: reason) }
    case .forEach(let forEach): try listRows.updateElements(forEach, at: node, reason: reason)
    case .modified(let modified): try mountModified(modified, at: node, reason: reason)
    case .erased(let child, _), .equatable(let child):
      try attach(child, to: node, reason: reason)
    case .placeholder(let owner, let part):
      try mountPlaceholder(of: owner, part: part, at: node, reason: reason)
    }
    return node
  }

  private func kind(of view: ViewValue) -> Node.Kind {
    switch view {
    case .empty: .empty
    case .custom: .custom
    case .primitive(let primitive): .primitive(primitive)
    case .group: .group
    case .conditional(let site, let branch, _): .conditional(site: site, branch: branch)
    case .forEach(let forEach): .forEach(forEach)
    case .modified(let modified): .modifier(modified)
    case .erased: .erased
    case .equatable(let content): .equatable(content)
    case .placeholder(let node, let part): .placeholder(node, part: part)
    }
  }

  func attach(_ view: ViewValue, to node: NodeID, reason: Reason) throws(Interruption) {
    let child = try mount(view, under: node, reason: reason)
    engine.nodes[node].children.append(child)
  }

  func addNode(
    _ kind: Node.Kind, under parent: NodeID, environment: Int? = nil
  ) throws(Interruption) -> NodeID {
    try interpreter.tick()
    let above = engine.nodes[parent]
    var node = Node(
      kind: kind, parent: parent, depth: above.depth + 1,
      environment: environment ?? above.writtenFrame ?? above.environment)
    node.rowLimit = rowLimit(under: above)
    node.viewDepth = above.viewDepth
    node.isLeaving = above.isLeaving
    engine.isRearranged = true
    engine.nodes.append(node)
    return engine.nodes.count - 1
  }

  /// Lazy containers show some rows; transparent nodes hand the limit down.
  private func rowLimit(under parent: Node) -> Int? {
    switch parent.kind {
    case .primitive(let primitive):
      if Catalog.view(primitive.name, is: .lazy) { return interpreter.options.visibleRows }
      return Catalog.view(primitive.name, is: .passesRows) ? parent.rowLimit : nil
    case .element, .deferred: return nil
    default: return parent.rowLimit
    }
  }

  func addRule(_ content: Rule.Content, at node: NodeID, reason: Reason) throws(Interruption) {
    var rule = Rule(node: node, content: content)
    rule.pending = [reason]
    engine.nodes[node].rule = engine.rules.count
    // A node may get a rule again: what a sheet shows has one each time it goes up.
    let parent = engine.nodes[node].parent
    engine.nodes[node].viewDepth = (parent < 0 ? 0 : engine.nodes[parent].viewDepth) + 1
    engine.rules.append(rule)
    engine.woken.append(node)
    engine.aliveViews += 1
    if engine.aliveViews > interpreter.limits.views {
      throw .limit(.manyViews, facts: ["\(interpreter.limits.views)"], site: nil)
    }
    if case .view(let value) = content { try checkNested(value.type, at: node) }
    try checkDepth(node)
  }

  /// Views of a type that stand in one of the same type: with two in each body they double with every level.
  private func checkNested(_ type: TypeID, at node: NodeID) throws(Interruption) {
    var current = engine.nodes[node].parent
    for _ in 0..<Self.nearby where current > 0 {
      if let rule = engine.nodes[current].rule, case .view(let outer) = engine.rules[rule].content,
        outer.type == type
      {
        engine.nestedViews += 1
        if let own = engine.nodes[node].rule { engine.rules[own].isNested = true }
        break
      }
      current = engine.nodes[current].parent
    }
    if engine.nestedViews > interpreter.limits.nestedViews {
      throw .bound(
        Unsupported(.manyViews, ["\(interpreter.limits.nestedViews)"], at: location(of: node)))
    }
  }

  /// Nodes above a view among which one of its own type is looked for.
  private static let nearby = 40

  private func checkDepth(_ node: NodeID) throws(Interruption) {
    guard engine.nodes[node].viewDepth > interpreter.limits.viewDepth else { return }
    throw .bound(
      Unsupported(.deepViews, ["\(interpreter.limits.viewDepth)"], at: location(of: node)))
  }

  /// Where the view at a node is declared.
  func location(of node: NodeID) -> SourceLocation? {
    guard let rule = engine.nodes[node].rule else { return nil }
    switch engine.rules[rule].content {
    case .view(let value), .modifier(let value, _), .style(let value, _):
      return interpreter.program.types[value.type].location
    default: return nil
    }
  }

  private func mountPrimitive(
    _ primitive: PrimitiveView, at node: NodeID, reason: Reason
  ) throws(Interruption) {
    try show(primitive, at: node)
    navigation.mountStack(primitive, at: node)
    if Catalog.view(primitive.name, is: .lazy) {
      recorder.assume(
        .firstRows, [primitive.name, "\(interpreter.options.visibleRows)"], site: primitive.site)
    }
    if primitive.name == "TabView", !interpreter.options.showsEverything {
      recorder.assume(.tabs, [primitive.name], site: primitive.site)
    }
    if !primitive.hidden.isEmpty {
      recorder.assume(.destination, [primitive.name], site: primitive.site)
    }
    if let style = styledViews.style(of: primitive, at: node) {
      return try styledViews.mountStyled(primitive, style, at: node, reason: reason)
    }
    for child in primitive.children { try attach(child.view, to: node, reason: reason) }
    for deferred in primitive.deferred {
      var content = deferred
      if primitive.name == "DisclosureGroup", deferred.condition == nil,
        !interpreter.options.showsEverything
      {
        content.condition = closedState("DisclosureGroup.isExpanded", at: node)
      }
      try mountDeferred(content, at: node, reason: reason)
    }
    if var screen = navigation.linkedScreen(primitive) {
      screen.condition = screen.condition ?? closedState("NavigationLink.isActive", at: node)
      try mountDeferred(screen, at: node, reason: reason)
    }
  }

  /// The state that a DisclosureGroup or a link keeps where it is given none: closed at first.
  private func closedState(_ name: String, at node: NodeID) -> BindingValue {
    engine.locations.append(StateLocation(value: .boolean(false), owner: node, name: name))
    return BindingValue(
      base: .state(engine.locations.count - 1), path: [], snapshot: .boolean(false))
  }

  /// A primitive is on screen with these values.
  private func show(_ primitive: PrimitiveView, at node: NodeID) throws(Interruption) {
    engine.nodes[node].rendered = try renderedValues(primitive)
    engine.nodes[node].touched = engine.step
    engine.nodes[node].changed = engine.step
    interpreter.counts.needed += 1
    register(controls: primitive, at: node)
    draw(primitive, at: node)
  }

  /// Argument values as shown: bindings by their current value.
  func renderedValues(_ primitive: PrimitiveView) throws(Interruption) -> [Value] {
    var values: [Value] = []
    for argument in primitive.arguments {
      if case .binding(let binding) = argument.value {
        values.append(
          try interpreter.untracked { () throws(Interruption) in try storage.peekBinding(binding) })
      } else {
        values.append(argument.value)
      }
    }
    return values
  }

  func register(controls primitive: PrimitiveView, at node: NodeID) {
    for argument in primitive.arguments {
      guard case .binding(let binding) = argument.value, case .state(let location) = binding.base
      else { continue }
      engine.locations[location].controls.insert(node)
    }
  }

  func mountDeferred(
    _ content: DeferredContent, at node: NodeID, reason: Reason
  ) throws(Interruption) {
    let child = try addNode(.deferred(content), under: node)
    engine.nodes[node].children.append(child)
    if try isShown(content) { try show(content, at: child, reason: reason) }
    if let condition = content.condition, case .state(let location) = condition.base {
      engine.locations[location].controls.insert(child)
    }
  }

  /// Whether conditional content (a sheet) is up.
  func isShown(_ content: DeferredContent) throws(Interruption) -> Bool {
    guard let condition = content.condition else { return true }
    let value = try interpreter.untracked { () throws(Interruption) in
      try storage.peekBinding(condition)
    }
    switch value {
    case .boolean(let flag): return flag
    case .nilValue: return false
    case .term: return interpreter.options.showsEverything
    default: return true
    }
  }

  func show(
    _ content: DeferredContent, at node: NodeID, reason: Reason
  ) throws(Interruption) {
    try addRule(
      .deferred(content.closure, try arguments(of: content, at: node)), at: node, reason: reason)
  }

  /// What deferred content is given: the item that is presented, a GeometryReader's proxy.
  func arguments(
    of content: DeferredContent, at node: NodeID
  ) throws(Interruption) -> [Value] {
    if let condition = content.condition, !content.arguments.isEmpty {
      let item = try interpreter.untracked { () throws(Interruption) in
        try storage.peekBinding(condition)
      }
      return [item] + content.arguments.dropFirst()
    }
    guard case .primitive(let reader) = engine.nodes[engine.nodes[node].parent].kind,
      reader.name == "GeometryReader", !content.arguments.isEmpty,
      !interpreter.options.showsEverything
    else { return content.arguments }
    return [geometry.geometryProxy(for: node)]
  }

  private func mountModified(
    _ modified: ModifiedView, at node: NodeID, reason: Reason
  ) throws(Interruption) {
    switch modified.modifier {
    case .primitive(let modifier):
      try show(modifier, at: node)
      try writeBuiltIn(modifier, at: node)
      try attach(modified.content, to: node, reason: reason)
      for child in modifier.children {
        if StyledViews.attaching.contains(modifier.name) {
          try styledViews.mountAttachment(child.view, at: node)
        } else {
          try attach(child.view, to: node, reason: reason)
        }
      }
      for var deferred in modifier.deferred {
        if navigation.isShownByStack(modifier, at: node) { deferred.condition = Navigation.never }
        try mountDeferred(deferred, at: node, reason: reason)
      }
      appeared(modifier, at: node)
    case .custom(let value):
      try addRule(.modifier(value, content: modified.content), at: node, reason: reason)
    case .identity(let value):
      engine.nodes[node].identity = comparison.hashKey(value)
      interpreter.counts.needed += 1
      try attach(modified.content, to: node, reason: reason)
    case .environment(let change):
      interpreter.counts.needed += 1
      let frame = addFrame(at: node)
      try storage.apply(change, to: frame, site: modified.site)
      try attach(modified.content, to: node, reason: reason)
    }
  }

  private func addFrame(at node: NodeID) -> Int {
    engine.environments.append(
      EnvironmentFrame(parent: engine.nodes[node].environment, writer: node))
    engine.nodes[node].writtenFrame = engine.environments.count - 1
    return engine.environments.count - 1
  }

  /// Modifiers that write a key of the environment (`font`, `disabled`).
  private func writeBuiltIn(_ modifier: PrimitiveView, at node: NodeID) throws(Interruption) {
    guard let key = Catalog.environmentKey(writtenBy: modifier.name) else { return }
    let frame = addFrame(at: node)
    engine.environments[frame].values[.string(key)] = builtInValue(key, modifier)
  }

  /// nil: what surrounds it holds.
  func builtInValue(_ key: String, _ modifier: PrimitiveView) -> Value? {
    if modifier.name == "unredacted" { return .array(ArrayBox([])) }
    guard let value = modifier.arguments.first?.value else { return nil }
    // No preference leaves the scheme as it is.
    if modifier.name == "preferredColorScheme", case .nilValue = value { return nil }
    if let protocols = Catalog.styleProtocols(modifier.name) {
      return styledViews.declaredStyle(value, protocols)
    }
    // What is disabled further up stays so, whatever is said below.
    if ["isEnabled", "isScrollEnabled"].contains(key), case .boolean(let isDisabled) = value {
      return isDisabled ? .boolean(false) : nil
    }
    return Self.isBound(value) ? storage.unknownEnvironment(key) : value
  }

  /// Whether it only bounds what surrounds it: `.dynamicTypeSize(...DynamicTypeSize.large)`.
  private static func isBound(_ value: Value) -> Bool {
    switch value {
    case .range: true
    case .term(let term): term.kind == .operation && term.head.contains("..")
    default: false
    }
  }

  private func mountPlaceholder(
    of owner: NodeID, part: String, at node: NodeID, reason: Reason
  ) throws(Interruption) {
    guard let rule = engine.nodes[owner].rule else { return }
    engine.rules[rule].placeholders.append(node)
    switch engine.rules[rule].content {
    case .modifier(_, let content): try attach(content, to: node, reason: reason)
    case .style(_, let control):
      if let content = styledViews.part(part, of: control) {
        try attach(content, to: node, reason: reason)
      }
    default: break
    }
  }

  /// Removes a subtree. Iterative: trees may be deep.
  func unmount(_ root: NodeID) {
    var pending = [root]
    while let node = pending.popLast() {
      guard engine.nodes[node].isAlive else { continue }
      engine.nodes[node].isAlive = false
      engine.unmounted.append(node)
      pending += engine.nodes[node].children
      retire(node)
      engine.nodes[node].children = []
      engine.nodes[node].elements = [:]
    }
  }

  private func retire(_ node: NodeID) {
    if let rule = engine.nodes[node].rule {
      engine.aliveViews -= 1
      if engine.rules[rule].isNested { engine.nestedViews -= 1 }
      for access in engine.rules[rule].observed { engine.observers[access]?.remove(node) }
      engine.rules[rule].observed = []
      engine.environmentReaders.remove(node)
    }
    engine.preferenceListeners[node] = nil
    if case .modifier(let modified) = engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier
    {
      disappeared(modifier)
    }
  }
}
