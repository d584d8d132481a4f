/// The view graph as the interpreter sees it.
extension ViewGraph: InterpreterHost {
  var valueStore: any ValueStore { storage }
  var publisherHost: any PublisherHost { publishing }
  var layoutHost: any LayoutHost { geometry }

  var hasViews: Bool { !engine.nodes.isEmpty }

  /// How much was written in the running step.
  var writeCount: Int { engine.writes.count }

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
