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

/// Sizes and places of views, as far as frames and paddings say them.
struct Geometry: GraphPart {
  let graph: ViewGraph
}

extension Geometry {
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
    let readers = graph.engine.geometry[node]?.readers ?? []
    graph.engine.geometry[node] = GeometryReads(
      extent: extent(at: node), readers: readers, step: graph.engine.step)
  }

  private func extent(at node: NodeID) -> Extent {
    if case .deferred = graph.engine.nodes[node].kind {
      return proposal(to: graph.engine.nodes[node].parent)
    }
    return size(of: node)
  }

  /// `proxy.size.width`: one length. nil: the value is no proxy.
  func geometryLength(_ name: String, of value: Value) -> Value? {
    guard let node = measured(value), name == "width" || name == "height" else { return nil }
    let extent = graph.engine.geometry[node]?.extent ?? extent(at: node)
    if let reader = interpreter.scopes.last, reader != node {
      graph.engine.geometry[node]?.readers.insert(reader)
    } else {
      graph.engine.geometry[node]?.readsSize = true
    }
    if let length = name == "width" ? extent.width : extent.height {
      return length.length.map(Value.floating) ?? length
    }
    graph.engine.geometry[node]?.readsUnknown = true
    return .term(Term(.source, "the \(name) of a GeometryReader", [.integer(node)]))
  }

  /// `proxy.size`, `proxy.safeAreaInsets`. nil: the value is no proxy.
  func geometryMember(_ name: String, of value: Value) -> Value? {
    guard let node = measured(value) else { return nil }
    guard name == "size", let width = geometryLength("width", of: value),
      let height = geometryLength("height", of: value)
    else {
      if name != "safeAreaInsets", name != "size" {
        graph.engine.geometry[node]?.readsUnknown = true
      }
      return nil
    }
    return .tuple(Tuple(elements: [width, height], labels: ["width", "height"]))
  }

  /// `proxy.frame(in:)`, `proxy[anchor]`: where it is depends on everything around it.
  func noteGeometryCall(of value: Value) {
    guard let node = measured(value) else { return }
    graph.engine.geometry[node]?.readsUnknown = true
  }

  /// Wakes the content of readers whose size differs from the one that it read.
  func wakeResized() throws(Interruption) {
    for node in graph.engine.geometry.keys.sorted() {
      guard graph.engine.nodes[node].isAlive else {
        graph.engine.geometry[node] = nil
        continue
      }
      guard let reads = graph.engine.geometry[node], reads.readsSize || !reads.readers.isEmpty,
        !graph.engine.nodes[node].isLeaving, case .deferred = graph.engine.nodes[node].kind
      else { continue }
      let now = extent(at: node)
      let isWider = try differs(reads.extent.width, now.width)
      let isHigher = try differs(reads.extent.height, now.height)
      guard isWider || isHigher else { continue }
      graph.engine.geometry[node]?.extent = now
      let woken = (reads.readsSize ? [node] : []) + reads.readers.sorted()
      for reader in woken
      where graph.engine.nodes[reader].isAlive && !graph.engine.nodes[reader].isLeaving {
        if let rule = graph.engine.nodes[reader].rule {
          graph.engine.rules[rule].isContainerChanged = true
        }
        graph.wake(
          reader,
          .input(
            parent: graph.engine.nodes[node].parent, field: "size", old: text(reads.extent),
            new: text(now)))
      }
    }
  }

  private func differs(_ a: Value?, _ b: Value?) throws(Interruption) -> Bool {
    guard let a, let b else { return false }
    return try interpreter.untracked { () throws(Interruption) in
      try !comparison.same(a, b, .equatableAlways)
    }
  }

  private func text(_ extent: Extent) -> String {
    [extent.width, extent.height].map { $0.map(descriptions.describe) ?? "?" }.joined(
      separator: " × ")
  }

  /// Content that read a length that is not computed, in a step that changed what is on screen.
  func noteUnknownSizes() {
    guard graph.engine.step > 0, interpreter.counts.needed > 0 else { return }
    for (node, reads) in graph.engine.geometry.sorted(by: { $0.key < $1.key })
    where reads.readsUnknown && reads.step < graph.engine.step && graph.engine.nodes[node].isAlive {
      interpreter.assumptions.fail(
        Unsupported(.unknownSize, at: recorder.location(site: siteOfReader(node))))
    }
  }

  private func siteOfReader(_ node: NodeID) -> Int {
    var current = node
    for _ in 0..<3 {
      switch graph.engine.nodes[current].kind {
      case .primitive(let primitive): return primitive.site
      case .modifier(let modified): return modified.site
      default: current = max(graph.engine.nodes[current].parent, 0)
      }
    }
    return 0
  }

  // MARK: onGeometryChange

  /// Reports sizes that are measured: the first, and each that differs.
  func reportMeasured() throws(Interruption) {
    for node in graph.engine.measuring.keys.sorted() {
      guard graph.engine.nodes[node].isAlive, !graph.engine.nodes[node].isLeaving,
        case .modifier(let modified) = graph.engine.nodes[node].kind,
        case .primitive(let modifier) = modified.modifier, let action = modifier.actions.last,
        let measure = measure(of: modifier), let content = graph.engine.nodes[node].children.first
      else {
        if !graph.engine.nodes[node].isAlive { graph.engine.measuring[node] = nil }
        continue
      }
      let step = graph.engine.geometry[content]?.step ?? graph.engine.step
      beginGeometry(at: content)
      graph.engine.geometry[content]?.step = step
      let value = try interpreter.untracked { () throws(Interruption) in
        try sequenceLibrary.apply(measure, [geometryProxy(for: content)], site: modifier.site)
      }
      let known = graph.engine.measuring[node] ?? nil
      if let known, try comparison.isEqual(known, value) { continue }
      graph.engine.measuring[node] = .some(value)
      graph.queue(action, name: modifier.name, [known ?? value, value])
    }
  }

  /// What `onGeometryChange` computes of a size: a closure or a key path.
  private func measure(of modifier: PrimitiveView) -> Value? {
    if modifier.actions.count >= 2 { return .closure(modifier.actions[0].closure) }
    guard !modifier.actions.isEmpty,
      case .keyPath(let path)? = modifier.arguments.first(where: { $0.label == "of" })?.value
    else { return nil }
    return .keyPath(path)
  }
}
