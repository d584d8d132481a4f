/// A step from its beginning to its end.
extension ViewGraph {
  /// Makes the node that the screen hangs on. Before it is there, the root is being made.
  func plantTree() {
    guard engine.nodes.isEmpty else { return }
    engine.nodes = [Node(kind: .root, parent: -1, depth: 0, environment: 0)]
  }

  func beginStep() {
    for entry in engine.leaving { unmount(entry.node) }
    engine.leaving = []
    engine.unmounted = []
    engine.nodesBefore = engine.nodes.count
    engine.step += 1
    engine.pass = 0
    engine.groups = []
    engine.queued = []
    engine.writes = []
    engine.transaction = .void
    engine.animates = false
    interpreter.counts = StepCounts()
    interpreter.effects = []
    interpreter.effectDoubts = []
    interpreter.trapped = nil
    lastPut = nil
    changedControl = nil
    changesDirectly = false
    interpreter.awaitable = nil
    interpreter.tryable = nil
    interpreter.passing = []
    interpreter.passedWrites = 0
    interpreter.trace.reset()
    interpreter.notes = StepNotes()
    interpreter.ranSites = []
    interpreter.stepsLeft = interpreter.limits.evaluationSteps
    interpreter.shownTerms = 0
    interpreter.callDepth = 0
    interpreter.setters = []
    interpreter.scopes = []
    interpreter.isUpdating = false
    interpreter.assumptions.inStep = []
  }

  func endStep(_ name: String) -> StepTrace {
    geometry.noteUnknownSizes()
    noteRunsByTime()
    screenTree.explainEqualContents()
    var result = StepTrace(action: name)
    result.runs = interpreter.trace.runs
    // A view may run in one pass and be looked at in another.
    let ran = Set(interpreter.trace.runs.map(\.node))
    result.skipped = interpreter.trace.skipped.filter { !ran.contains($0.key) }
    result.writes = engine.writes.map {
      Write(
        target: $0.target, member: $0.change.member, old: $0.change.old, new: $0.change.new,
        location: recorder.location(site: $0.site), isDropped: $0.isDropped)
    }
    result.probes = interpreter.counts.probes
    result.rebuilt = interpreter.counts.rebuilt
    result.work = interpreter.counts.work
    result.repeatedWork = interpreter.counts.repeatedWork
    result.erased = engine.nodes.count {
      if case .erased = $0.kind { $0.isAlive && !$0.isLeaving } else { false }
    }
    result.repeatedIdentities = screenEvents.repeatedIdentities()
    result.titles = min(interpreter.counts.titles, interpreter.counts.rebuilt)
    result.remade = alikeReplacements()
    let needed = max(0, interpreter.counts.needed - result.remade)
    result.needed = min(needed, interpreter.counts.rebuilt)
    result.passes = engine.pass
    result.effects = interpreter.effects
    result.effectDoubts = interpreter.effectDoubts
    result.trap = interpreter.trapped
    result.passing = interpreter.passing
    result.unchecked = interpreter.assumptions.inStep
    return result
  }
}
