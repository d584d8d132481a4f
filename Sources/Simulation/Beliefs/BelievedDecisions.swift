/// What a mental model decides otherwise than SwiftUI.
struct BelievedDecisions: GraphPart {
  let graph: ViewGraph
}

/// The decisions of the engine that a ``MentalModel`` may take otherwise.
extension BelievedDecisions {
  /// Whether a view or modifier gets inputs equal to those it has.
  func sameInputs(_ old: Structure, _ new: Structure) throws(Interruption) -> Bool {
    let saved = interpreter.ignoresClosures
    interpreter.ignoresClosures = interpreter.options.mentalModel == .closuresNeverMatter
    defer { interpreter.ignoresClosures = saved }
    return try comparison.same(.structure(old), .structure(new))
  }

  /// Whether a signal of this location concerns who holds it: if it was read, or always.
  func concerns(wasRead: Bool) -> Bool {
    wasRead || interpreter.options.mentalModel == .bindingRunsOwner
  }

  /// Whether a reader of the environment takes its key's value for a changed one.
  func differsInEnvironment(_ old: Value, _ new: Value) throws(Interruption) -> Bool {
    // Where nothing of the environment changes, nobody believes that its readers run for that.
    if interpreter.options.mentalModel == .everyEnvironmentReader,
      graph.engine.environmentStep == graph.engine.step
    {
      return true
    }
    return try !comparison.same(old, new, .equatableAlways)
  }

  /// The nodes that a change of an observed property invalidates.
  func observers(of access: Access) -> Set<NodeID> {
    let readers = graph.engine.observers[access] ?? []
    guard interpreter.options.mentalModel == .observingOneObservesAll else { return readers }
    return graph.engine.observers.reduce(into: readers) {
      if $1.key.object == access.object { $0.formUnion($1.value) }
    }
  }

  /// Whether reads of a property of an object are tracked.
  func isTracked(_ property: StoredProperty, of type: TypeID) -> Bool {
    if interpreter.options.mentalModel == .objectsTrackReads, property.wrapper?.name == "Published"
    {
      return true
    }
    return declaredTypes.isObservable(type) && !property.isObservationIgnored && !property.isLet
  }

  /// Whether a set of a property announces a change of the whole object.
  func announcesObject(_ property: StoredProperty) -> Bool {
    property.wrapper?.name == "Published" && interpreter.options.mentalModel != .objectsTrackReads
  }

  /// Whether a helper's result stands for a call that was skipped: it would show what it showed.
  func isBelievedSkipped(_ name: String, isFunction: Bool, _ value: Value) -> Bool {
    guard
      interpreter.options.mentalModel
        == (isFunction ? .helperFunctionIsBoundary : .computedPropertyIsBoundary),
      let node = interpreter.scopes.last, let run = interpreter.trace.currentRun
    else { return false }
    let key = HelperCall(node: node, name: name)
    var results = graph.engine.helperResults[key] ?? HelperResults()
    let old = results.replace(with: value, step: graph.engine.step, run: run)
    graph.engine.helperResults[key] = results
    return old.map { showsSame($0, value) } ?? false
  }

  private func showsSame(_ a: Value, _ b: Value) -> Bool {
    let saved = interpreter.ignoresClosures
    interpreter.ignoresClosures = true
    defer { interpreter.ignoresClosures = saved }
    do throws(Interruption) {
      return try interpreter.untracked { () throws(Interruption) in try comparison.same(a, b) }
    } catch {
      return false
    }
  }
}

/// A computed view property or helper function of the view at a node.
struct HelperCall: Hashable {
  var node: NodeID
  var name: String
}

/// What the calls of a helper gave in the last run of the body that uses it, in order.
struct HelperResults {
  private var values: [Value] = []
  private var stamp = (step: -1, run: -1)
  private var next = 0

  /// Puts the value in its place and gives what stood there; nil: nothing yet.
  mutating func replace(with value: Value, step: Int, run: Int) -> Value? {
    if stamp != (step, run) {
      stamp = (step, run)
      next = 0
    }
    defer { next += 1 }
    guard next < values.count else {
      values.append(value)
      return nil
    }
    let old = values[next]
    values[next] = value
    return old
  }
}
