/// An overlay or background of several views (semantics.md 14.2): inside a container it is applied to
/// each of them, so its content exists once for each view, however many there are.
extension StyledViews {
  /// Modifiers whose content stands with each view of a list.
  static let attaching: Set<String> = ["overlay", "background", "mask"]

  /// Adds the place where the content of an overlay or background will stand.
  func mountAttachment(_ view: ViewValue, at node: NodeID) throws(Interruption) {
    let child = try graph.addNode(.attachment(view), under: node)
    graph.engine.nodes[node].children.append(child)
    graph.engine.attachments.insert(child)
    graph.engine.woken.append(child)
  }

  /// Gives new content to each view that has it.
  func updateAttachment(
    _ node: NodeID, _ view: ViewValue, parent: NodeID
  ) throws(Interruption) {
    graph.engine.nodes[node].kind = .attachment(view)
    for index in graph.engine.nodes[node].children.indices {
      let needed = interpreter.counts.needed
      let child = graph.engine.nodes[node].children[index]
      let current = try graph.reconcile(child, with: view, parent: parent)
      graph.engine.nodes[node].children[index] = current
      replace(child, by: current, under: node)
      if index > 0 { interpreter.counts.needed = needed }
    }
  }

  private func replace(_ old: NodeID, by new: NodeID, under node: NodeID) {
    guard old != new,
      let key = graph.engine.nodes[node].elements.first(where: { $0.value == old })?.key
    else { return }
    graph.engine.nodes[node].elements[key] = new
  }

  /// Makes the content stand once with each view that is there now.
  func arrangeAttachment(_ node: NodeID) throws(Interruption) {
    guard graph.engine.nodes[node].isAlive, !graph.engine.nodes[node].isLeaving,
      case .attachment(let view) = graph.engine.nodes[node].kind
    else { return }
    let modifier = graph.engine.nodes[node].parent
    let keys =
      isInList(modifier)
      ? listed(below: graph.engine.nodes[modifier].children[0]).map { HashKey.integer($0) }
      : [.void]
    var kept: [HashKey: NodeID] = [:]
    var children: [NodeID] = []
    for key in keys {
      let needed = interpreter.counts.needed
      let child: NodeID
      if let existing = graph.engine.nodes[node].elements[key] ?? graph.takeBack(to: node, as: key)
      {
        child = existing
      } else {
        child = try graph.mount(view, under: node, reason: .firstAppearance)
        if !children.isEmpty { interpreter.counts.needed = needed }
      }
      kept[key] = child
      children.append(child)
    }
    for (key, old) in graph.engine.nodes[node].elements.sorted(by: { $0.value < $1.value })
    where kept[key] == nil {
      graph.leave(old, from: node, as: key, isAttachment: true)
    }
    graph.engine.nodes[node].elements = kept
    graph.engine.nodes[node].children = children
  }

  /// Looks at all attachments when views came or went.
  func arrangeAttachments() throws(Interruption) {
    for node in graph.engine.attachments.sorted() {
      guard graph.engine.nodes[node].isAlive else {
        graph.engine.attachments.remove(node)
        continue
      }
      try arrangeAttachment(node)
    }
  }

  /// The views that a container sees: through groups, bodies, rows, branches and modifiers.
  func listed(below root: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var pending = [root]
    while let node = pending.popLast() {
      switch graph.engine.nodes[node].kind {
      case .primitive, .deferred: result.append(node)
      case .empty, .attachment: continue
      case .modifier(let modified):
        if case .primitive = modified.modifier {
          pending += graph.engine.nodes[node].children.prefix(1)
        } else {
          pending += graph.engine.nodes[node].children.reversed()
        }
      default: pending += graph.engine.nodes[node].children.reversed()
      }
    }
    return result
  }

  /// Whether something above lays out a list of views, rather than the root's one view.
  private func isInList(_ node: NodeID) -> Bool {
    var current = node
    while current > 0 {
      let parent = graph.engine.nodes[current].parent
      switch graph.engine.nodes[parent].kind {
      case .root: return false
      case .primitive, .attachment: return true
      case .deferred(let content): if content.condition == nil { return true } else { return false }
      case .modifier(let modified):
        if case .primitive = modified.modifier, graph.engine.nodes[parent].children.first != current
        {
          return true
        }
      default: break
      }
      current = parent
    }
    return false
  }
}
