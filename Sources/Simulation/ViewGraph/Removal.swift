/// Removal takes one more pass (semantics.md 14.1): what leaves its container keeps the value that it
/// had, is updated once more in the pass that removes it, and is destroyed in the pass after the
/// event's.
struct Leaving {
  var node: NodeID
  /// The branch, list or identity that it left, and under which key.
  var container: NodeID
  var key: HashKey
  /// The content of an overlay or background: it stands below the element that left.
  var isAttachment: Bool
  /// The round of passes in which it left.
  var round: Int
}

extension ViewGraph {
  /// Takes a subtree out of its container.
  func leave(
    _ node: NodeID, from container: NodeID, as key: HashKey, isAttachment: Bool = false
  ) {
    mark(node, isLeaving: true)
    engine.leaving.append(
      Leaving(
        node: node, container: container, key: key, isAttachment: isAttachment,
        round: engine.round))
    changePhase(of: node, isAttachment: isAttachment)
  }

  /// What comes back before it is destroyed is the same, with its state. nil: nothing is left of it.
  func takeBack(to container: NodeID, as key: HashKey) -> NodeID? {
    guard
      let index = engine.leaving.firstIndex(where: { $0.container == container && $0.key == key })
    else { return nil }
    let entry = engine.leaving.remove(at: index)
    guard engine.nodes[entry.node].isAlive else { return nil }
    mark(entry.node, isLeaving: engine.nodes[container].isLeaving)
    changePhase(of: entry.node, isAttachment: entry.isAttachment)
    return entry.node
  }

  /// Those that left in an earlier round are updated no more.
  func expireLeaving() {
    for entry in engine.leaving where entry.round < engine.round {
      for node in subtree(of: entry.node) { engine.nodes[node].isExpired = true }
    }
  }

  /// Destroys what left in an earlier round and did not come back.
  func destroyLeaving() {
    let round = engine.round
    let gone = engine.leaving.filter { $0.round < round }
    engine.leaving.removeAll { $0.round < round }
    for entry in gone { unmount(entry.node) }
  }

  private func mark(_ root: NodeID, isLeaving: Bool) {
    for node in subtree(of: root) {
      engine.nodes[node].isLeaving = isLeaving
      guard engine.nodes[node].isExpired else { continue }
      engine.nodes[node].isExpired = false
      if let rule = engine.nodes[node].rule, !engine.rules[rule].pending.isEmpty {
        engine.dirty.insert(node, depth: engine.nodes[node].depth)
      }
    }
  }

  private func subtree(of root: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var pending = [root]
    while let node = pending.popLast() {
      result.append(node)
      pending += engine.nodes[node].children
    }
    return result
  }

  /// "Is being removed" wakes every rule with a dynamic property below the container's element: not
  /// the element itself, as which views count through groups, bodies and modifiers.
  private func changePhase(of root: NodeID, isAttachment: Bool) {
    var pending = [(node: root, isBelow: isAttachment)]
    while let (node, isBelow) = pending.popLast() {
      if isBelow, hasDynamicProperties(node) { wake(node, .phase(parent: root)) }
      for (index, child) in engine.nodes[node].children.enumerated().reversed() {
        pending.append((child, isBelow || isBoundary(node, above: index)))
      }
    }
  }

  /// Whether the child of a node stands below an element, not in its place.
  private func isBoundary(_ node: NodeID, above index: Int) -> Bool {
    switch engine.nodes[node].kind {
    case .primitive, .deferred, .attachment: true
    case .modifier(let modified):
      if case .primitive = modified.modifier { index > 0 } else { false }
    default: false
    }
  }

  private func hasDynamicProperties(_ node: NodeID) -> Bool {
    guard let rule = engine.nodes[node].rule else { return false }
    switch engine.rules[rule].content {
    case .view(let value), .modifier(let value, _), .style(let value, _):
      return hasDynamicProperties(value, depth: 0)
    case .row, .deferred: return false
    }
  }

  private func hasDynamicProperties(_ value: Structure, depth: Int) -> Bool {
    value.fields.contains { field in
      switch field {
      case .wrapper(let wrapper): wrapper.isDynamic
      case .binding: true
      case .structure(let inner):
        depth < 20 && isDynamicProperty(inner.type)
          && hasDynamicProperties(inner, depth: depth + 1)
      default: false
      }
    }
  }
}

/// View values that are made anew in the place of equal ones: for another id, another branch, another type.
extension ViewGraph {
  /// How many view values of this step show what stood there before: nothing of them was needed.
  func alikeReplacements() -> Int {
    let first = engine.nodesBefore
    guard !interpreter.options.showsEverything, first > 1, engine.nodes.count > first else {
      return 0
    }
    var gone: [String: Int] = [:]
    for node in replacedNodes() { if let key = shownKey(node) { gone[key, default: 0] += 1 } }
    guard !gone.isEmpty else { return 0 }
    var count = 0
    for node in (first..<engine.nodes.count).prefix(Self.mostReplaced)
    where engine.nodes[node].isAlive && !engine.nodes[node].isLeaving {
      guard let key = shownKey(node), let left = gone[key], left > 0 else { continue }
      gone[key] = left - 1
      count += 1
    }
    return count
  }

  /// What has left the screen in this step, or is about to.
  private func replacedNodes() -> [NodeID] {
    var result = engine.unmounted.filter { $0 < engine.nodesBefore }
    var pending = engine.leaving.map(\.node)
    while let node = pending.popLast(), result.count < Self.mostReplaced {
      if node < engine.nodesBefore { result.append(node) }
      pending += engine.nodes[node].children
    }
    return Array(result.prefix(Self.mostReplaced))
  }

  /// A view value with its arguments, and the nearest node above it that was there before and stays. nil: it is no
  /// view value.
  private func shownKey(_ node: NodeID) -> String? {
    let name: String
    switch engine.nodes[node].kind {
    case .primitive(let primitive): name = primitive.name
    case .modifier(let modified):
      switch modified.modifier {
      case .primitive(let modifier): name = "." + modifier.name
      case .identity: name = ".id"
      default: return nil
      }
    default: return nil
    }
    var place = engine.nodes[node].parent
    while place > 0,
      place >= engine.nodesBefore || !engine.nodes[place].isAlive
        || engine.nodes[place].isLeaving
    {
      place = engine.nodes[place].parent
    }
    let values = engine.nodes[node].rendered.map { descriptions.describe($0) }
    return ([String(place), name] + values).joined(separator: "|")
  }

  /// Of screens of thousands of view values that are replaced at once, the rest counts as new.
  private static var mostReplaced: Int { 5_000 }
}
