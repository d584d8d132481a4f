import Catalog

/// What views hand down to those below them, and up to those above: environment and preferences.
struct TreeValues: GraphPart {
  let graph: ViewGraph
}

/// What a changed environment wakes.
extension TreeValues {
  func updateEnvironment(
    _ node: NodeID, _ old: EnvironmentChange, _ new: EnvironmentChange, site: Int
  ) throws(Interruption) {
    guard let frame = graph.engine.nodes[node].writtenFrame else { return }
    if try comparison.sameChanges(old, new) { return }
    let before = graph.engine.environments[frame].values
    try storage.apply(new, to: frame, site: site)
    interpreter.counts.needed += 1
    wakeReaders(of: frame, before: before)
  }

  /// `font`, `disabled`, … whose argument changed.
  func rewriteBuiltIn(_ modifier: PrimitiveView, at node: NodeID) throws(Interruption) {
    guard let frame = graph.engine.nodes[node].writtenFrame,
      let key = Catalog.environmentKey(writtenBy: modifier.name)
    else { return }
    let before = graph.engine.environments[frame].values
    let value = graph.builtInValue(key, modifier)
    switch (before[.string(key)], value) {
    case (nil, nil): return
    case (let old?, let new?): if try comparison.same(old, new) { return }
    default: break
    }
    graph.engine.environments[frame].values[.string(key)] = value
    wakeReaders(of: frame, before: before)
  }

  /// Wakes every reader below a frame; each then compares its own key's value.
  func wakeReaders(of frame: Int, before: [HashKey: Value], key: String) {
    recomputeTransforms(below: frame)
    graph.engine.environmentStep = graph.engine.step
    for node in graph.engine.environmentReaders.sorted() where isBelow(node, frame) {
      graph.wake(node, .environment(key: key, writer: graph.engine.environments[frame].writer))
    }
  }

  private func wakeReaders(of frame: Int, before: [HashKey: Value]) {
    let key = graph.engine.environments[frame].values.keys.first ?? before.keys.first ?? .void
    wakeReaders(of: frame, before: before, key: keyText(key))
  }

  private func keyText(_ key: HashKey) -> String {
    switch key {
    case .string(let name): name
    case .type(let type): declaredTypes.name(of: type) ?? ""
    default: ""
    }
  }

  private func isBelow(_ node: NodeID, _ frame: Int) -> Bool {
    guard graph.engine.nodes[node].isAlive else { return false }
    var current: Int? = graph.engine.nodes[node].environment
    while let index = current {
      if index == frame { return true }
      current = graph.engine.environments[index].parent
    }
    return false
  }

  /// `transformEnvironment` below a changed frame computes its value again.
  private func recomputeTransforms(below frame: Int) {
    for index in graph.engine.environments.indices where index > frame {
      guard let writer = graph.engine.environments[index].writer,
        graph.engine.nodes[writer].isAlive,
        case .modifier(let modified) = graph.engine.nodes[writer].kind,
        case .environment(.transform(let path, let closure)) = modified.modifier,
        isBelow(writer, frame)
      else { continue }
      do throws(Interruption) {
        try storage.apply(.transform(path, closure), to: index, site: modified.site)
      } catch { recorder.note(error) }
    }
  }

  func wholeEnvironmentChanged(_ node: NodeID) throws(Interruption) -> Bool {
    let frame = graph.engine.nodes[node].environment
    for (key, old) in graph.engine.environmentSnapshots[node] ?? [:] {
      let new = storage.lookUp(frame, key)
      switch (old, new) {
      case (nil, nil): continue
      case (let a?, let b?): if try !comparison.same(a, b, .equatableAlways) { return true }
      default: return true
      }
    }
    return false
  }

  /// Remembers the values under the keys that a body read through `@Environment(\.self)`.
  func snapshotEnvironment(_ node: NodeID) {
    var snapshot: [HashKey: Value?] = [:]
    let keys = graph.engine.nodes[node].environmentKeys
    for key in keys {
      snapshot[key] = .some(storage.lookUp(graph.engine.nodes[node].environment, key))
    }
    graph.engine.environmentSnapshots[node] = snapshot
  }
}
