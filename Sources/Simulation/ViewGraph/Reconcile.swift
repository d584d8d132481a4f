/// Giving existing nodes new view values: identity, comparison, and what is woken.
extension ViewGraph {
  /// Updates a node with a new value, or replaces it. Gives the node that stands there now.
  func reconcile(
    _ node: NodeID, with view: ViewValue, parent: NodeID, byFields: Bool = false
  ) throws(Interruption) -> NodeID {
    try interpreter.tick()
    if byFields, case .custom(let value) = view {
      if try updateCustom(node, value, parent: parent, byFields: true) { return node }
    } else if try update(node, with: view, parent: parent) {
      return node
    }
    let above = engine.nodes[node].parent
    unmount(node)
    return try mount(view, under: above, reason: .identity(parent: parent))
  }

  /// false: the value has another type or branch, so the node must be replaced.
  private func update(
    _ node: NodeID, with view: ViewValue, parent: NodeID
  ) throws(Interruption) -> Bool {
    switch (engine.nodes[node].kind, view) {
    case (.empty, .empty): return true
    case (.custom, .custom(let value)): return try updateCustom(node, value, parent: parent)
    case (.primitive(let old), .primitive(let new)):
      guard old.name == new.name, old.children.count == new.children.count else { return false }
      try updatePrimitive(node, new, children: new.children, skipping: 0, parent: parent)
      engine.nodes[node].kind = .primitive(new)
      return true
    case (.group, .group(let views)):
      guard engine.nodes[node].children.count == views.count else { return false }
      try updateChildren(node, views, parent: parent)
      return true
    case (.conditional(let site, let branch), .conditional(let newSite, let newBranch, let child)):
      if site == newSite, branch == newBranch {
        if branch >= 0 { try updateChildren(node, [child], parent: parent) }
      } else {
        try change(
          node, from: branchKey(site, branch), to: branchKey(newSite, newBranch),
          newBranch >= 0 ? child : nil, parent: parent)
        engine.nodes[node].kind = .conditional(site: newSite, branch: newBranch)
      }
      return true
    case (.forEach(let old), .forEach(let new)):
      guard old.site == new.site else { return false }
      guard let change = try comparison.rowsChange(old, new) else {
        interpreter.trace.skipBelow(node, .equalRows(parent: parent))
        return true
      }
      checkRange(old, new)
      engine.nodes[node].kind = .forEach(new)
      try listRows.updateElements(new, at: node, reason: .rows(change, parent: parent))
      return true
    case (.modifier(let old), .modified(let new)):
      return try updateModified(node, old, new, parent: parent)
    case (.erased, .erased(let child, _)):
      try updateChildren(node, [child], parent: parent)
      return true
    case (.equatable(let old), .equatable(let new)):
      if try comparison.sameEquatable(old, new) {
        try skipEquatable(node, old, new, parent: parent)
        return true
      }
      engine.nodes[node].kind = .equatable(new)
      try updateChildren(node, [new], parent: parent)
      return true
    case (.placeholder(let old, let part), .placeholder(let new, let newPart)):
      return old == new && part == newPart
    default: return false
    }
  }

  /// SwiftUI reads a range without `id` once. What it does with another one is not modelled.
  private func checkRange(_ old: ForEachView, _ new: ForEachView) {
    guard new.identity == nil, case .elements(_, .range(let low, let high, _)) = new.data,
      case .elements(_, .range(let first, let last, _)) = old.data,
      low != first || high != last
    else { return }
    interpreter.assumptions.fail(Unsupported(.changedRange, at: recorder.location(site: new.site)))
  }

  private func updateChildren(
    _ node: NodeID, _ views: [ViewValue], parent: NodeID, byFields: Bool = false
  ) throws(Interruption) {
    for (index, view) in views.enumerated() where index < engine.nodes[node].children.count {
      let child = engine.nodes[node].children[index]
      let current = try reconcile(child, with: view, parent: parent, byFields: byFields)
      engine.nodes[node].children[index] = current
    }
  }

  /// A view whose value differs from the one it has is woken; an equal one keeps the old value.
  ///
  /// - Parameter byFields: the view's own `==` is not asked.
  private func updateCustom(
    _ node: NodeID, _ value: Structure, parent: NodeID, byFields: Bool = false
  ) throws(Interruption) -> Bool {
    guard let rule = engine.nodes[node].rule, case .view(let old) = engine.rules[rule].content,
      old.type == value.type
    else { return false }
    let isSame =
      byFields
      ? try comparison.unequalField(old, value) == nil : try believed.sameInputs(old, value)
    if isSame {
      recorder.noteSameResults(in: value)
      interpreter.trace.skip(node, try equality(of: old, value, parent: parent))
      return true
    }
    engine.rules[rule].content = .view(value)
    try wakeForInput(node, old, value, parent: parent)
    return true
  }

  /// The view directly below `.equatable()`, whose parent made it again.
  private func skipEquatable(
    _ node: NodeID, _ old: ViewValue, _ new: ViewValue, parent: NodeID
  ) throws(Interruption) {
    guard let child = engine.nodes[node].children.first, case .custom(let was) = old,
      case .custom(let now) = new
    else { return }
    interpreter.trace.skip(child, try equality(of: was, now, parent: parent))
  }

  /// Whether two values that compared equal have equal inputs, or `==` said so of others.
  private func equality(
    of old: Structure, _ new: Structure, parent: NodeID
  ) throws(Interruption) -> SkipReason {
    if declaredTypes.isEquatable(old.type), try comparison.unequalField(old, new) != nil {
      return .ownEquality(parent: parent)
    }
    return .equalInputs(parent: parent)
  }

  private func wakeForInput(
    _ node: NodeID, _ old: Structure, _ new: Structure, parent: NodeID
  ) throws(Interruption) {
    guard let rule = engine.nodes[node].rule else { return }
    engine.rules[rule].isContainerChanged = true
    let field = try comparison.unequalField(old, new)
    let properties = declaredTypes.layout(new.type)
    let change = try field.map { index throws(Interruption) in
      try self.change(old.fields[index], new.fields[index])
    }
    engine.rules[rule].pending.append(
      .input(
        parent: parent, field: field.map { properties[$0].name } ?? "",
        old: change?.old ?? "", new: change?.new ?? "",
        isOwn: field.map { properties[$0].isFilledByItself } ?? false))
    engine.woken.append(node)
  }

  /// An input's change in words. A binding that leads to the same value as before is told from one of which the value
  /// has changed, unless nobody reads the words.
  private func change(_ old: Value, _ new: Value) throws(Interruption) -> ChangeWords {
    guard interpreter.options.namesMembers || !interpreter.options.showsEverything,
      let before = Self.binding(old), let after = Self.binding(new)
    else { return descriptions.describeChange(old, new) }
    let isFresh = try comparison.same(before.snapshot, after.snapshot, .equatableAlways)
    return descriptions.describeChange(before, after, isFresh: isFresh)
  }

  private static func binding(_ value: Value) -> BindingValue? {
    switch value {
    case .binding(let binding): binding
    case .wrapper(let wrapper): binding(wrapper.value)
    default: nil
    }
  }

  /// New arguments, children and deferred content of a primitive or a primitive modifier.
  private func updatePrimitive(
    _ node: NodeID, _ new: PrimitiveView, children: [LabeledView], skipping: Int, parent: NodeID
  ) throws(Interruption) {
    try refresh(node, new)
    if try styledViews.updateStyled(node, new, parent: parent) { return }
    var index = skipping
    for child in children {
      guard index < engine.nodes[node].children.count else { break }
      let old = engine.nodes[node].children[index]
      if case .attachment = engine.nodes[old].kind {
        try styledViews.updateAttachment(old, child.view, parent: parent)
      } else {
        let current = try reconcile(old, with: child.view, parent: parent)
        engine.nodes[node].children[index] = current
      }
      index += 1
    }
    for deferred in new.deferred {
      guard index < engine.nodes[node].children.count else { break }
      try updateDeferred(engine.nodes[node].children[index], deferred, parent: parent)
      index += 1
    }
    if let screen = navigation.linkedScreen(new), index < engine.nodes[node].children.count {
      try updateDeferred(engine.nodes[node].children[index], screen, parent: parent)
    }
  }

  /// Counts a primitive as needed when what it shows has changed.
  func refresh(_ node: NodeID, _ primitive: PrimitiveView) throws(Interruption) {
    let new = try renderedValues(primitive)
    let old = engine.nodes[node].rendered
    var isSame = old.count == new.count
    if isSame {
      for index in new.indices {
        guard try sameRendered(old[index], new[index]) else {
          isSame = false
          break
        }
      }
    }
    let drawn = engine.nodes[node].drawn
    engine.nodes[node].rendered = new
    engine.nodes[node].touched = engine.step
    register(controls: primitive, at: node)
    draw(primitive, at: node)
    if !isSame || engine.nodes[node].drawn != drawn {
      interpreter.counts.needed += 1
      engine.nodes[node].changed = engine.step
    }
  }

  /// Closures do not show, but for those that draw; everything else does.
  private func sameRendered(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
    switch (a, b) {
    case (.closure, .closure): return true
    case (.fresh(let kind, let x), .fresh(let other, let y))
    where kind == other && kind.isFormatter:
      // What two formatters show differs by what was set on them alone.
      return interpreter.settings[x] == interpreter.settings[y]
    case (.term(let x), .term(let y)) where x.operands.count == y.operands.count:
      guard x.kind == y.kind, x.head == y.head, x.labels == y.labels else { return false }
      for (v, w) in zip(x.operands, y.operands) where try !sameRendered(v, w) { return false }
      return true
    default:
      return try interpreter.untracked { () throws(Interruption) in
        try comparison.same(a, b, .equatableAlways)
      }
    }
  }

  private func branchKey(_ site: Int, _ branch: Int) -> HashKey {
    .list([.integer(site), .integer(branch)])
  }

  /// Another identity takes the place of the one that is there: a branch, or a value of `.id`.
  private func change(
    _ node: NodeID, from old: HashKey, to new: HashKey, _ content: ViewValue?, parent: NodeID
  ) throws(Interruption) {
    for child in engine.nodes[node].children { leave(child, from: node, as: old) }
    engine.nodes[node].children = []
    guard let content else { return }
    if let back = takeBack(to: node, as: new) {
      engine.nodes[node].children = [back]
      try updateChildren(node, [content], parent: parent)
    } else {
      try attach(content, to: node, reason: .identity(parent: parent))
    }
  }

  private func updateModified(
    _ node: NodeID, _ old: ModifiedView, _ new: ModifiedView, parent: NodeID
  ) throws(Interruption) -> Bool {
    switch (old.modifier, new.modifier) {
    case (.primitive(let was), .primitive(let now)):
      guard was.name == now.name, was.children.count == now.children.count,
        was.deferred.count == now.deferred.count
      else { return false }
      engine.nodes[node].kind = .modifier(new)
      try treeValues.rewriteBuiltIn(now, at: node)
      // A view below such a modifier is one Equatable value with it (semantics.md 14.11).
      try updateChildren(
        node, [new.content], parent: parent,
        byFields: now.name == "opacity" || now.name == "offset")
      try updatePrimitive(node, now, children: now.children, skipping: 1, parent: parent)
      try changed(was, now, at: node)
      return true
    case (.custom(let was), .custom(let now)):
      guard was.type == now.type else { return false }
      engine.nodes[node].kind = .modifier(new)
      return try updateModifier(node, was, now, content: new.content, parent: parent)
    case (.identity, .identity(let value)):
      engine.nodes[node].kind = .modifier(new)
      let key = comparison.hashKey(value)
      if key == engine.nodes[node].identity {
        try updateChildren(node, [new.content], parent: parent)
      } else {
        interpreter.counts.needed += 1
        try change(
          node, from: engine.nodes[node].identity ?? .void, to: key, new.content, parent: parent)
        engine.nodes[node].identity = key
      }
      return true
    case (.environment(let was), .environment(let now)):
      engine.nodes[node].kind = .modifier(new)
      try treeValues.updateEnvironment(node, was, now, site: new.site)
      try updateChildren(node, [new.content], parent: parent)
      return true
    default: return false
    }
  }

  /// A custom modifier's own value decides on its body; its content is updated either way.
  private func updateModifier(
    _ node: NodeID, _ old: Structure, _ new: Structure, content: ViewValue, parent: NodeID
  ) throws(Interruption) -> Bool {
    guard let rule = engine.nodes[node].rule,
      case .modifier(let current, _) = engine.rules[rule].content
    else { return false }
    let isSame = try believed.sameInputs(current, new)
    engine.rules[rule].content = .modifier(isSame ? current : new, content: content)
    if isSame {
      interpreter.trace.skip(node, .equalInputs(parent: parent))
    } else {
      try wakeForInput(node, current, new, parent: parent)
    }
    for placeholder in engine.rules[rule].placeholders where engine.nodes[placeholder].isAlive {
      try updateChildren(placeholder, [content], parent: parent)
    }
    return true
  }

  func updateDeferred(
    _ node: NodeID, _ content: DeferredContent, parent: NodeID
  ) throws(Interruption) {
    guard case .deferred(let old) = engine.nodes[node].kind else { return }
    var content = content
    content.condition = content.condition ?? old.condition
    engine.nodes[node].kind = .deferred(content)
    if let condition = content.condition, case .state(let location) = condition.base {
      engine.locations[location].controls.insert(node)
    }
    try updatePresentation(node, content, parent: parent)
    guard let rule = engine.nodes[node].rule, engine.nodes[node].isAlive else { return }
    if try comparison.sameClosures(old.closure, content.closure) {
      return interpreter.trace.skipBelow(node, .equalContent(parent: parent))
    }
    engine.rules[rule].content = .deferred(
      content.closure, try arguments(of: content, at: node))
    engine.rules[rule].isContainerChanged = true
    engine.rules[rule].pending.append(.input(parent: parent, field: "", old: "", new: ""))
    engine.woken.append(node)
  }

  /// Shows or removes conditional content. Another item ends what is presented, and is presented
  /// anew; the same item with other values runs the content again.
  func updatePresentation(
    _ node: NodeID, _ content: DeferredContent, parent: NodeID
  ) throws(Interruption) {
    let isShown = try isShown(content)
    if let rule = engine.nodes[node].rule {
      guard isShown else { return endPresentation(node, rule) }
      guard content.condition != nil,
        case .deferred(let closure, let given) = engine.rules[rule].content,
        let was = given.first, let item = try arguments(of: content, at: node).first
      else { return }
      if try itemKey(was) != itemKey(item) {
        endPresentation(node, rule)
        try show(content, at: node, reason: .identity(parent: parent))
      } else if try !comparison.same(was, item) {
        engine.rules[rule].content = .deferred(closure, [item] + given.dropFirst())
        engine.rules[rule].pending.append(.input(parent: parent, field: "", old: "", new: ""))
        engine.woken.append(node)
      }
    } else if isShown {
      try show(content, at: node, reason: .identity(parent: parent))
    }
  }

  private func endPresentation(_ node: NodeID, _ rule: Int) {
    for child in engine.nodes[node].children { unmount(child) }
    engine.nodes[node].children = []
    presentationEnded(node)
    for access in engine.rules[rule].observed { engine.observers[access]?.remove(node) }
    engine.nodes[node].rule = nil
    engine.aliveViews -= 1
  }

  /// What tells a presented item from another: its `id`.
  private func itemKey(_ item: Value) throws(Interruption) -> HashKey {
    try interpreter.untracked { () throws(Interruption) in
      comparison.hashKey(try listRows.identityValue(of: item, nil, site: 0))
    }
  }
}
