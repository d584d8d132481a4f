/// What the content of a GeometryReader read of its proxy when it ran last (semantics.md 14.5).
struct GeometryReads {
  /// The size then.
  var extent: Extent
  var readsSize = false
  /// Rows and views inside that read it of the proxy that they were handed.
  var readers: Set<NodeID> = []
  /// It read a length that is not computed.
  var readsUnknown = false
  /// The step in which it ran.
  var step: Int
}

extension Machine {
  private static let proxy = "a geometry proxy"

  /// The proxy that a closure gets for a node: a reader's content, or what is measured.
  func geometryProxy(for node: NodeID) -> Value {
    .term(Term(.source, Self.proxy, [.integer(node)]))
  }

  /// The node of a proxy.
  private func measured(_ value: Value) -> NodeID? {
    guard case .term(let term) = value, term.kind == .source, term.head == Self.proxy,
      case .integer(let node)? = term.operands.first
    else { return nil }
    return node
  }

  func beginGeometry(at node: NodeID) {
    let readers = engine.geometry[node]?.readers ?? []
    engine.geometry[node] = GeometryReads(
      extent: extent(at: node), readers: readers, step: engine.step)
  }

  private func extent(at node: NodeID) -> Extent {
    if case .deferred = engine.nodes[node].kind { return proposal(to: engine.nodes[node].parent) }
    return size(of: node)
  }

  /// `proxy.size.width`: one length. nil: the value is no proxy.
  func geometryLength(_ name: String, of value: Value) -> Value? {
    guard let node = measured(value), name == "width" || name == "height" else { return nil }
    let extent = engine.geometry[node]?.extent ?? extent(at: node)
    if let reader = scopes.last, reader != node {
      engine.geometry[node]?.readers.insert(reader)
    } else {
      engine.geometry[node]?.readsSize = true
    }
    if let length = name == "width" ? extent.width : extent.height {
      return length.length.map(Value.floating) ?? length
    }
    engine.geometry[node]?.readsUnknown = true
    return .term(Term(.source, "the \(name) of a GeometryReader", [.integer(node)]))
  }

  /// `proxy.size`, `proxy.safeAreaInsets`. nil: the value is no proxy.
  func geometryMember(_ name: String, of value: Value) -> Value? {
    guard let node = measured(value) else { return nil }
    guard name == "size", let width = geometryLength("width", of: value),
      let height = geometryLength("height", of: value)
    else {
      if name != "safeAreaInsets", name != "size" { engine.geometry[node]?.readsUnknown = true }
      return nil
    }
    return .tuple(Tuple(elements: [width, height], labels: ["width", "height"]))
  }

  /// `proxy.frame(in:)`, `proxy[anchor]`: where it is depends on everything around it.
  func noteGeometryCall(of value: Value) {
    guard let node = measured(value) else { return }
    engine.geometry[node]?.readsUnknown = true
  }

  /// Wakes the content of readers whose size differs from the one that it read.
  func wakeResized() throws(Interruption) {
    for node in engine.geometry.keys.sorted() {
      guard engine.nodes[node].isAlive else {
        engine.geometry[node] = nil
        continue
      }
      guard let reads = engine.geometry[node], reads.readsSize || !reads.readers.isEmpty,
        !engine.nodes[node].isLeaving, case .deferred = engine.nodes[node].kind
      else { continue }
      let now = extent(at: node)
      let isWider = try differs(reads.extent.width, now.width)
      let isHigher = try differs(reads.extent.height, now.height)
      guard isWider || isHigher else { continue }
      engine.geometry[node]?.extent = now
      let woken = (reads.readsSize ? [node] : []) + reads.readers.sorted()
      for reader in woken where engine.nodes[reader].isAlive && !engine.nodes[reader].isLeaving {
        if let rule = engine.nodes[reader].rule { engine.rules[rule].isContainerChanged = true }
        wake(
          reader,
          .input(
            parent: engine.nodes[node].parent, field: "size", old: text(reads.extent),
            new: text(now)))
      }
    }
  }

  private func differs(_ a: Value?, _ b: Value?) throws(Interruption) -> Bool {
    guard let a, let b else { return false }
    return try untracked { () throws(Interruption) in try !same(a, b, .equatableAlways) }
  }

  private func text(_ extent: Extent) -> String {
    [extent.width, extent.height].map { $0.map(describe) ?? "?" }.joined(separator: " × ")
  }

  /// Content that read a length that is not computed, in a step that changed what is on screen.
  func noteUnknownSizes() {
    guard engine.step > 0, counts.needed > 0 else { return }
    for (node, reads) in engine.geometry.sorted(by: { $0.key < $1.key })
    where reads.readsUnknown && reads.step < engine.step && engine.nodes[node].isAlive {
      assumptions.fail(Unsupported(.unknownSize, at: location(site: siteOfReader(node))))
    }
  }

  private func siteOfReader(_ node: NodeID) -> Int {
    var current = node
    for _ in 0..<3 {
      switch engine.nodes[current].kind {
      case .primitive(let primitive): return primitive.site
      case .modifier(let modified): return modified.site
      default: current = max(engine.nodes[current].parent, 0)
      }
    }
    return 0
  }

  // MARK: onGeometryChange

  /// Reports sizes that are measured: the first, and each that differs.
  func reportMeasured() throws(Interruption) {
    for node in engine.measuring.keys.sorted() {
      guard engine.nodes[node].isAlive, !engine.nodes[node].isLeaving,
        case .modifier(let modified) = engine.nodes[node].kind,
        case .primitive(let modifier) = modified.modifier, modifier.actions.count >= 2,
        let content = engine.nodes[node].children.first
      else {
        if !engine.nodes[node].isAlive { engine.measuring[node] = nil }
        continue
      }
      let step = engine.geometry[content]?.step ?? engine.step
      beginGeometry(at: content)
      engine.geometry[content]?.step = step
      let value = try untracked { () throws(Interruption) in
        try call(modifier.actions[0].closure, [geometryProxy(for: content)])
      }
      let known = engine.measuring[node] ?? nil
      if let known, try isEqual(known, value) { continue }
      engine.measuring[node] = .some(value)
      queue(modifier.actions[1], name: modifier.name, [known ?? value, value])
    }
  }
}
