/// What is waited for, and the task that is taken up.
struct WaitLog {
  /// How often something that is not declared was waited for, in all runs.
  var count = 0
  /// Whether the running task stops where it waits first.
  var isStopping = false
  /// What the running task has stopped at.
  var awaited: Value?
  /// The task that is taken up does again what it did before it waited, in the state of that time: what came
  /// of what it waited for, everything as it is now, and how many effects there were.
  var resumed: (value: Value, present: Snapshot, effects: Int)?
}

/// Tasks that wait for something: what they do then may come after other steps. Only for comparing programs.
extension Machine {
  /// Something that is not declared is waited for. Gives what came of it.
  func waited(for value: Value) throws(Interruption) -> Value {
    waits.count += 1
    if let resumed = waits.resumed {
      goOn()
      return resumed.value
    }
    guard waits.isStopping, trialDepth == 0 else { return value }
    waits.awaited = value
    throw .waiting
  }

  /// Runs a task up to where it waits first; it is taken up in a step of its own. false: it is no task.
  func runUpToWait(_ action: QueuedAction) throws(Interruption) -> Bool {
    guard options.delaysTasks, trialDepth == 0, ["task", "Task"].contains(action.name) else {
      return false
    }
    let arguments = fitting(action.arguments, action.closure)
    let start = snapshotWithoutExpected()
    (waits.isStopping, waits.awaited) = (true, nil)
    defer { waits.isStopping = false }
    do throws(Interruption) {
      _ = try call(action.closure, arguments)
    } catch {
      guard case .waiting = error, let awaited = waits.awaited else { throw error }
      unresolvedShown = []
      expect(
        Resumption(value: awaited, start: start, arguments: arguments), of: action.closure,
        address: shown(awaited))
      unresolvedShown = []
    }
    return true
  }

  /// What a task began in; what was expected at that time is of no use to it.
  private func snapshotWithoutExpected() -> Snapshot {
    let known = expected
    expected = []
    defer { expected = known }
    return snapshot()
  }

  /// Takes a task up: what it did before it waited is done again, unseen, and the rest in the present state.
  func takeUp(_ resumption: Resumption, _ closure: Closure) throws(Interruption) {
    waits.resumed = (resumption.value, snapshot(), effects.count)
    restore(resumption.start)
    do throws(Interruption) {
      _ = try call(closure, resumption.arguments)
    } catch {
      goOn()
      throw error
    }
    goOn()
  }

  /// The task that is taken up has come to where it waited.
  private func goOn() {
    guard let resumed = waits.resumed else { return }
    waits.resumed = nil
    restore(resumed.present)
    effects.removeLast(max(0, effects.count - resumed.effects))
    effectDoubts.removeLast(max(0, effectDoubts.count - resumed.effects))
  }
}

/// How a task that waited is taken up.
struct Resumption {
  /// What it waited for.
  var value: Value
  var start: Snapshot
  var arguments: [Value]
}
