/// The update pass (semantics.md section 1).
extension ViewGraph {
  /// Runs every rule that was woken, parents before children.
  func updatePass() throws(Interruption) {
    interpreter.isUpdating = true
    defer { interpreter.isUpdating = false }
    try runWoken()
    repeat {
      while let node = engine.dirty.popFirst() {
        guard engine.nodes[node].isAlive, isPending(node) else { continue }
        engine.woken.append(node)
        try runWoken()
      }
      if engine.isRearranged, !engine.attachments.isEmpty {
        engine.isRearranged = false
        try styledViews.arrangeAttachments()
        try runWoken()
      }
      if !engine.stacks.isEmpty, try navigation.arrangeStacks() { try runWoken() }
      if engine.dirty.isEmpty { try geometry.wakeResized() }
    } while !engine.dirty.isEmpty || (engine.isRearranged && !engine.attachments.isEmpty)
    try refreshControls()
  }

  private func isPending(_ node: NodeID) -> Bool {
    guard let rule = engine.nodes[node].rule else { return false }
    return !engine.rules[rule].pending.isEmpty
  }

  /// Runs the woken rules depth first. Iterative: trees may be deep.
  private func runWoken() throws(Interruption) {
    var stack = Array(engine.woken.reversed())
    engine.woken = []
    while let node = stack.popLast() {
      guard engine.nodes[node].isAlive, !engine.nodes[node].isExpired else { continue }
      if case .attachment = engine.nodes[node].kind {
        try styledViews.arrangeAttachment(node)
      } else if isPending(node) {
        try update(node)
      }
      stack += engine.woken.reversed()
      engine.woken = []
    }
  }

  /// Runs a woken rule if one of its sources has changed.
  private func update(_ node: NodeID) throws(Interruption) {
    guard let index = engine.nodes[node].rule else { return }
    let reasons = engine.rules[index].pending
    engine.rules[index].pending = []
    let decision: RunDecision
    do throws(Interruption) { decision = try prepare(rule: index, reasons: reasons) } catch {
      return try failed(node, error)
    }
    engine.rules[index].firedLocations = []
    engine.rules[index].firedObjects = []
    engine.rules[index].firedForeign = []
    engine.rules[index].isContainerChanged = false
    engine.rules[index].isObservationFired = false
    guard decision.runs else {
      if !engine.nodes[node].isLeaving { interpreter.trace.skip(node, .unchangedSources) }
      return
    }
    do throws(Interruption) {
      try run(rule: index, decision)
    } catch {
      try failed(node, error)
    }
  }

  /// What stops a body leaves the rest of the tree as it is. Bounds stop the step.
  private func failed(_ node: NodeID, _ error: Interruption) throws(Interruption) {
    interpreter.scopes = []
    interpreter.callDepth = 0
    recorder.note(error, at: location(of: node))
    engine.woken = []
    switch error {
    case .limit, .bound: throw error
    default: break
    }
  }

  private func run(rule index: Int, _ decision: RunDecision) throws(Interruption) {
    let node = engine.rules[index].node
    let isFirst = !engine.rules[index].hasRun
    engine.rules[index].hasRun = true
    screenTree.beginRun(rule: index, decision)
    if !isFirst { noteFrames(of: engine.rules[index].content, at: node) }
    interpreter.scopes.append(node)
    defer { interpreter.trace.end() }
    let value: Value
    do throws(Interruption) {
      value = try evaluateBody(
        engine.rules[index].content, installed: decision.installed, node: node)
    } catch {
      interpreter.scopes.removeLast()
      throw error
    }
    interpreter.scopes.removeLast()
    let view = viewMaker.view(from: value) ?? .empty
    viewMaker.count(built: view)
    let before = interpreter.counts.needed
    try place(view, under: node)
    // What is going is shown no more.
    if engine.nodes[node].isLeaving { interpreter.counts.needed = before }
    interpreter.trace.addNeeded(interpreter.counts.needed - before)
  }

  /// The body of an `Animatable` view runs once a frame while what it stands for is animated, which is not
  /// counted (semantics.md 8.7).
  private func noteFrames(of content: Rule.Content, at node: NodeID) {
    let type: TypeID
    switch content {
    case .view(let value), .modifier(let value, _): type = value.type
    case .style, .deferred, .row: return
    }
    let members = declaredTypes.members(type)
    guard members.computed["animatableData"] != nil || members.stored["animatableData"] != nil,
      engine.animates || isInsideAnimation(node)
    else { return }
    let declaration = interpreter.program.types[type]
    interpreter.assumptions.fail(
      Unsupported(.framesOfAnimation, [declaration.name], at: declaration.location))
  }

  private func isInsideAnimation(_ node: NodeID) -> Bool {
    var current = engine.nodes[node].parent
    while current > 0 {
      if case .modifier(let modified) = engine.nodes[current].kind,
        case .primitive(let modifier) = modified.modifier,
        Self.animating.contains(modifier.name)
      {
        return true
      }
      current = engine.nodes[current].parent
    }
    return false
  }

  /// Modifiers that animate changes of what they stand around.
  private static let animating: Set<String> = ["animation", "transaction", "phaseAnimator"]

  // MARK: What runs by time

  /// Views and modifiers that run their content by themselves: for each phase, each frame or each tick.
  private static let runByTime: Set<String> = [
    "PhaseAnimator", "KeyframeAnimator", "TimelineView", "phaseAnimator", "keyframeAnimator",
  ]

  /// The runs that such content makes are not counted: where views stand in it, how often these run is not
  /// known (semantics.md 8.9). With a trigger that is only so in a step that changes what it is given.
  func noteRunsByTime() {
    for node in engine.runningByTime.sorted() where engine.nodes[node].isAlive {
      guard let (name, arguments, site) = runByTime(at: node),
        !arguments.contains(where: { $0.label == "trigger" }) || isRefreshed(node),
        engine.nodes[node].children.contains(where: holdsViewInContent)
      else { continue }
      interpreter.assumptions.fail(
        Unsupported(.runsByTime, [name], at: recorder.location(site: site)))
    }
  }

  private func runByTime(
    at node: NodeID
  ) -> (name: String, arguments: [LabeledValue], site: Int)? {
    switch engine.nodes[node].kind {
    case .primitive(let primitive): return (primitive.name, primitive.arguments, primitive.site)
    case .modifier(let modified):
      guard case .primitive(let modifier) = modified.modifier else { return nil }
      return (modifier.name, modifier.arguments, modifier.site)
    default: return nil
    }
  }

  /// Whether it was there before this step, and shows something else now.
  private func isRefreshed(_ node: NodeID) -> Bool {
    engine.step > 0 && engine.nodes[node].changed == engine.step
  }

  /// Whether content that a closure makes holds a view with a body of its own.
  private func holdsViewInContent(_ node: NodeID) -> Bool {
    guard case .deferred = engine.nodes[node].kind else { return false }
    var pending = [node]
    while let next = pending.popLast() {
      if let rule = engine.nodes[next].rule, engine.rules[rule].isBody { return true }
      pending += engine.nodes[next].children
    }
    return false
  }

  /// Puts a body's value below its node.
  private func place(_ view: ViewValue, under node: NodeID) throws(Interruption) {
    if let child = engine.nodes[node].children.first {
      let current = try reconcile(child, with: view, parent: node)
      engine.nodes[node].children[0] = current
    } else {
      try attach(view, to: node, reason: .firstAppearance)
    }
  }

  private func evaluateBody(
    _ content: Rule.Content, installed: Value?, node: NodeID
  ) throws(Interruption) -> Value {
    if let rule = engine.nodes[node].rule {
      for location in engine.rules[rule].locations.values {
        engine.locations[location].isOutdated = false
      }
    }
    switch content {
    case .view(let value):
      let isEnum = interpreter.program.types[value.type].kind == .enumeration
      let this = isEnum ? viewMaker.unwrappingEnum(value) : installed ?? .structure(value)
      return try body(of: value.type, this)
    case .modifier(let value, _):
      guard let method = declaredTypes.members(value.type).methods["body"]?.first else {
        return .view(.empty)
      }
      return try interpreter.invoke(
        method, values: [.view(.placeholder(node: node, part: "content"))],
        this: installed ?? .structure(value))
    case .style(let value, let control):
      guard let method = declaredTypes.members(value.type).methods["makeBody"]?.first else {
        return .view(.empty)
      }
      return try interpreter.invoke(
        method, values: [styledViews.configuration(of: control, at: node)],
        this: installed ?? .structure(value))
    case .deferred(let closure, let arguments):
      geometry.beginGeometry(at: node)
      return try interpreter.call(closure, arguments)
    case .row(let closure, let arguments): return try interpreter.call(closure, arguments)
    }
  }

  private func body(of type: TypeID, _ this: Value) throws(Interruption) -> Value {
    guard let property = declaredTypes.members(type).computed["body"] else {
      throw .unsupported(
        Unsupported(
          .noBody, [interpreter.program.types[type].name],
          at: interpreter.program.types[type].location))
    }
    let saved = engine.environmentReader
    let reader = interpreter.scopes.last.flatMap { readsWholeEnvironment($0) ? $0 : nil }
    engine.environmentReader = reader
    defer {
      engine.environmentReader = saved
      if let reader { treeValues.snapshotEnvironment(reader) }
    }
    return try interpreter.invoke(property.getter, values: [], this: this)
  }

  private func readsWholeEnvironment(_ node: NodeID) -> Bool {
    guard let rule = engine.nodes[node].rule else { return false }
    return engine.rules[rule].environmentValues.values.contains {
      if case .environment = $0 { true } else { false }
    }
  }

  /// Controls whose binding changed although no body built them again.
  private func refreshControls() throws(Interruption) {
    let controls = engine.refreshedControls
    engine.refreshedControls = []
    for node in controls where engine.nodes[node].isAlive && !engine.nodes[node].isLeaving {
      switch engine.nodes[node].kind {
      case .primitive(let primitive): try refreshControl(node, primitive)
      case .modifier(let modified):
        if case .primitive(let modifier) = modified.modifier { try refreshControl(node, modifier) }
      case .deferred(let content):
        try updatePresentation(node, content, parent: engine.nodes[node].parent)
        try runWoken()
      default: break
      }
    }
  }

  private func refreshControl(_ node: NodeID, _ primitive: PrimitiveView) throws(Interruption) {
    let before = interpreter.counts.needed
    try refresh(node, primitive)
    if interpreter.counts.needed > before { interpreter.counts.rebuilt += 1 }
  }

  /// The view whose body runs, for closures that do not capture it.
  func runningView() -> Value? {
    guard let node = interpreter.scopes.last, engine.nodes.indices.contains(node),
      let rule = engine.nodes[node].rule, case .view(let view) = engine.rules[rule].content
    else { return nil }
    return .structure(view)
  }

  // MARK: Laying out and drawing

  // Closures that SwiftUI runs while it lays out or draws (semantics.md 14.8): what they read of state
  // counts as read by its owner. What they read of an observed object makes them run again, not a body.

  private static let layingOut: [String: Int] = [
    "alignmentGuide": 1, "visualEffect": 2, "transaction": 1, "Canvas": 2, "scrollTransition": 2,
    "containerRelativeFrame": 2, "onGeometryChange": 1, "onScrollGeometryChange": 1,
    "anchorPreference": 1, "transformAnchorPreference": 2, "animation": 1,
  ]

  /// Those of them whose result is on the screen.
  private static let drawing: Set<String> = [
    "alignmentGuide", "visualEffect", "Canvas", "scrollTransition", "containerRelativeFrame",
  ]

  /// Runs the drawing closures of a view or modifier for what they read, and keeps what they draw.
  func draw(_ primitive: PrimitiveView, at node: NodeID) {
    if Self.runByTime.contains(primitive.name) { engine.runningByTime.insert(node) }
    guard interpreter.isUpdating, let count = Self.layingOut[primitive.name] else { return }
    let closures = primitive.actions.filter(\.isValue).map(\.closure).filter(readsSomething)
    for closure in closures {
      run(closure, arguments: declaredTypes.parameterCount(closure) ?? count, of: primitive)
    }
    if Self.drawing.contains(primitive.name) {
      engine.nodes[node].drawn = closures.map(functionTrials.drawn)
    }
  }

  private func readsSomething(_ closure: Closure) -> Bool {
    closure.capturedSelf != nil || !closure.captures.isEmpty
  }

  private static let mostSteps = 200_000

  private func run(_ closure: Closure, arguments count: Int, of primitive: PrimitiveView) {
    let saved = (interpreter.scopes, interpreter.callDepth, interpreter.counts.probes)
    var known = interpreter.assumptions
    let granted = min(interpreter.stepsLeft, Self.mostSteps)
    let kept = interpreter.stepsLeft - granted
    interpreter.scopes = []
    interpreter.stepsLeft = granted
    let arguments = (0..<count).map {
      Value.term(Term(.source, "\(primitive.name) argument \($0)"))
    }
    do throws(Interruption) { _ = try interpreter.call(closure, arguments) } catch {
      known.fail(
        Unsupported(.drawing, [primitive.name], at: recorder.location(site: primitive.site)))
    }
    (interpreter.scopes, interpreter.callDepth, interpreter.counts.probes) = saved
    // What is assumed of sizes and contexts decides on no count.
    interpreter.assumptions = known
    interpreter.stepsLeft = kept + max(interpreter.stepsLeft, 0)
  }
}
