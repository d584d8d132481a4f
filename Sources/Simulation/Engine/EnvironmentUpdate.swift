import Catalog

/// What a changed environment wakes.
extension Machine {
  func updateEnvironment(
    _ node: NodeID, _ old: EnvironmentChange, _ new: EnvironmentChange, site: Int
  ) throws(Interruption) {
    guard let frame = engine.nodes[node].writtenFrame else { return }
    if try sameChanges(old, new) { return }
    let before = engine.environments[frame].values
    try apply(new, to: frame, site: site)
    counts.needed += 1
    wakeReaders(of: frame, before: before)
  }

  /// `font`, `disabled`, … whose argument changed.
  func rewriteBuiltIn(_ modifier: PrimitiveView, at node: NodeID) throws(Interruption) {
    guard let frame = engine.nodes[node].writtenFrame,
      let key = Catalog.environmentKey(writtenBy: modifier.name),
      let value = builtInValue(key, modifier)
    else { return }
    let before = engine.environments[frame].values
    if let old = before[.string(key)], try same(old, value) { return }
    engine.environments[frame].values[.string(key)] = value
    wakeReaders(of: frame, before: before)
  }

  /// Wakes every reader below a frame; each then compares its own key's value.
  func wakeReaders(of frame: Int, before: [HashKey: Value], key: String) {
    recomputeTransforms(below: frame)
    for node in engine.environmentReaders.sorted() where isBelow(node, frame) {
      wake(node, .environment(key: key, writer: engine.environments[frame].writer))
    }
  }

  private func wakeReaders(of frame: Int, before: [HashKey: Value]) {
    let key = engine.environments[frame].values.keys.first ?? before.keys.first ?? .void
    wakeReaders(of: frame, before: before, key: keyText(key))
  }

  private func keyText(_ key: HashKey) -> String {
    switch key {
    case .string(let name): name
    case .type(let type): name(of: type) ?? ""
    default: ""
    }
  }

  private func isBelow(_ node: NodeID, _ frame: Int) -> Bool {
    guard engine.nodes[node].isAlive else { return false }
    var current: Int? = engine.nodes[node].environment
    while let index = current {
      if index == frame { return true }
      current = engine.environments[index].parent
    }
    return false
  }

  /// `transformEnvironment` below a changed frame computes its value again.
  private func recomputeTransforms(below frame: Int) {
    for index in engine.environments.indices where index > frame {
      guard let writer = engine.environments[index].writer, engine.nodes[writer].isAlive,
        case .modifier(let modified) = engine.nodes[writer].kind,
        case .environment(.transform(let path, let closure)) = modified.modifier,
        isBelow(writer, frame)
      else { continue }
      do throws(Interruption) {
        try apply(.transform(path, closure), to: index, site: modified.site)
      } catch { note(error) }
    }
  }

  func wholeEnvironmentChanged(_ node: NodeID) throws(Interruption) -> Bool {
    let frame = engine.nodes[node].environment
    for (key, old) in engine.environmentSnapshots[node] ?? [:] {
      let new = lookUp(frame, key)
      switch (old, new) {
      case (nil, nil): continue
      case (let a?, let b?): if try !same(a, b, .equatableAlways) { return true }
      default: return true
      }
    }
    return false
  }

  /// Remembers the values under the keys that a body read through `@Environment(\.self)`.
  func snapshotEnvironment(_ node: NodeID) {
    var snapshot: [HashKey: Value?] = [:]
    let keys = engine.nodes[node].environmentKeys
    for key in keys { snapshot[key] = .some(lookUp(engine.nodes[node].environment, key)) }
    engine.environmentSnapshots[node] = snapshot
  }
}
