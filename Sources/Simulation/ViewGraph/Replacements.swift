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
