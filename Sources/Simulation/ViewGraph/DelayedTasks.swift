/// What is waited for, and the task that is taken up.
struct WaitLog {
  /// How often something that is not declared was waited for, in all runs.
  var count = 0
  /// Whether the running task stops where it waits first.
  var isStopping = false
  /// A loop that waits in its turns has stopped after one of them.
  var isLooping = false
  /// What the running task has stopped at.
  var awaited: Value?
  /// The task that is taken up does again what it did before it waited, in the state of that time: what came
  /// of what it waited for, everything as it is now, and how many effects there were.
  var resumed: (value: Value, present: Snapshot, effects: Int)?
}

/// Tasks that wait for something: what they do then may come after other steps. Only for comparing programs.
struct DelayedTasks: GraphPart {
  let graph: ViewGraph
}

extension DelayedTasks {
  private static let mostWaiting = 50

  /// Something that is not declared is waited for. Gives what came of it.
  func waited(for value: Value) throws(Interruption) -> Value {
    graph.waits.count += 1
    if let resumed = graph.waits.resumed {
      goOn()
      return resumed.value
    }
    guard graph.waits.isStopping, interpreter.trialDepth == 0 else { return value }
    graph.waits.awaited = value
    throw .waiting
  }

  /// Runs a task up to where it waits first; it is taken up in a step of its own. false: it is no task.
  func runUpToWait(_ action: QueuedAction) throws(Interruption) -> Bool {
    guard interpreter.options.delaysTasks, interpreter.trialDepth == 0,
      ["task", "Task"].contains(action.name)
    else {
      return false
    }
    let arguments = graph.fitting(action.arguments, action.closure)
    let start = snapshotWithoutExpected()
    (graph.waits.isStopping, graph.waits.awaited) = (true, nil)
    defer { graph.waits.isStopping = false }
    do throws(Interruption) {
      _ = try interpreter.call(action.closure, arguments)
    } catch {
      guard case .waiting = error, let awaited = graph.waits.awaited else { throw error }
      interpreter.unresolvedShown = []
      expect(
        WaitingTask(
          address: descriptions.shown(awaited), closure: action.closure, value: awaited,
          start: start,
          arguments: arguments))
      interpreter.unresolvedShown = []
    }
    return true
  }

  /// What a task began in; what was expected at that time is of no use to it.
  private func snapshotWithoutExpected() -> Snapshot {
    let known = (interpreter.expected, graph.waiting)
    (interpreter.expected, graph.waiting) = ([], [])
    defer { (interpreter.expected, graph.waiting) = known }
    return screenEvents.snapshot()
  }

  private static let mostOfOne = 2

  /// Notes a task that is taken up when what it waits for is there: of many that wait for the same, the first
  /// and the last.
  private func expect(_ task: WaitingTask) {
    let same = graph.waiting.indices.filter { graph.waiting[$0].address == task.address }
    if same.count >= Self.mostOfOne, let last = same.last {
      graph.waiting[last] = task
    } else if graph.waiting.count < Self.mostWaiting {
      graph.waiting.append(task)
    }
  }

  /// Takes up the task that waits under an address, once.
  func resume(_ address: String) throws(Interruption) -> ActionProblem? {
    guard let index = graph.waiting.firstIndex(where: { $0.address == address }) else {
      return .notFound(address, known: graph.waiting.map(\.address))
    }
    try takeUp(graph.waiting.remove(at: index))
    return nil
  }

  /// Takes a task up: what it did before it waited is done again, unseen, and the rest in the present state.
  private func takeUp(_ task: WaitingTask) throws(Interruption) {
    graph.waits.resumed = (task.value, screenEvents.snapshot(), interpreter.effects.count)
    screenEvents.restore(task.start)
    graph.waits.isLooping = false
    do throws(Interruption) {
      _ = try interpreter.call(task.closure, task.arguments)
    } catch {
      goOn()
      guard case .waiting = error, graph.waits.isLooping else { throw error }
      // It waits for the same once more.
      return expect(task)
    }
    goOn()
  }

  /// The task that is taken up has come to where it waited.
  private func goOn() {
    guard let resumed = graph.waits.resumed else { return }
    graph.waits.resumed = nil
    screenEvents.restore(resumed.present)
    interpreter.effects.removeLast(max(0, interpreter.effects.count - resumed.effects))
    interpreter.effectDoubts.removeLast(max(0, interpreter.effectDoubts.count - resumed.effects))
  }
}

/// A task that waits, and how it is taken up.
struct WaitingTask {
  /// What it waits for, as text.
  var address: String
  var closure: Closure
  /// What it waits for.
  var value: Value
  var start: Snapshot
  var arguments: [Value]
}
