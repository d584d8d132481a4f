/// The view graph as the interpreter sees it.
extension ViewGraph: InterpreterHost {
  var valueStore: any ValueStore { storage }
  var publisherHost: any PublisherHost { publishing }
  var layoutHost: any LayoutHost { geometry }

  var hasViews: Bool { !engine.nodes.isEmpty }

  /// How much was written in the running step.
  var writeCount: Int { engine.writes.count }

  var waitCount: Int { waits.count }

  var takesTurnsLater: Bool { interpreter.options.delaysTasks }

  /// Keeps the present state, and what the step has shown and done so far; what it gives brings it back.
  func checkpoint() -> () -> Void {
    let snapshot = screenEvents.snapshot()
    let (trace, counts) = (interpreter.trace, interpreter.counts)
    let (effects, doubts) = (interpreter.effects, interpreter.effectDoubts)
    let (passing, passed) = (interpreter.passing, interpreter.passedWrites)
    return { [self] in
      screenEvents.restore(snapshot)
      (interpreter.trace, interpreter.counts) = (trace, counts)
      (interpreter.effects, interpreter.effectDoubts) = (effects, doubts)
      (interpreter.passing, interpreter.passedWrites) = (passing, passed)
    }
  }

  func loopWaits(site: Int) {
    waits.isLooping = true
    recorder.assume(.firstTurn, site: site)
  }

  func within(
    transaction: HashKey, _ work: () throws(Interruption) -> Value
  ) throws(Interruption) -> Value {
    let saved = engine.transaction
    engine.transaction = transaction
    defer { engine.transaction = saved }
    return try work()
  }

  func enqueue(_ work: Closure, named name: String) {
    engine.queued.append(QueuedAction(closure: work, arguments: [], name: name))
  }

  func register(_ action: Closure, named name: String) { engine.registered[name] = action }

  func waited(for value: Value) throws(Interruption) -> Value {
    try delayedTasks.waited(for: value)
  }

  func dismissPresented(_ node: Int?) throws(Interruption) -> Bool {
    try controlActions.dismissPresented(node)
  }

  func isBelievedSkipped(_ name: String, isFunction: Bool, _ value: Value) -> Bool {
    believed.isBelievedSkipped(name, isFunction: isFunction, value)
  }

  func shownFunction(_ closure: Closure) -> String { functionTrials.shownFunction(closure) }

  func shownValueFunction(_ closure: Closure) -> String {
    functionTrials.shownValueFunction(closure)
  }

  func calledFunction(_ closure: Closure) -> Term? { functionTrials.calledFunction(closure) }

  func rowPlace(ofFresh id: Int) -> String { listRows.rowPlace(ofFresh: id) }
}

extension Storage: ValueStore {}
extension Publishing: PublisherHost {}
extension Geometry: LayoutHost {}
