/// State storage: where `@State` and its relatives keep their values.
struct StateLocation {
  /// The value that bodies see.
  var value: Value
  /// The value after the writes of the running event; nil: none.
  var pending: Value?
  /// What a gesture's state is when there is no gesture; nil: it is no such state.
  var initial: Value?
  /// Whether a body ever read it (sticky; semantics.md 4.1).
  var wasRead = false
  /// Whether it changed since its owner's body ran, and no body had read it then: closures that the body made
  /// before hold the value of that time (semantics.md 4.1, 5.2).
  var isOutdated = false
  /// The view instance that owns it.
  var owner: NodeID
  /// `OrderDetailView._quantity`
  var name: String
  /// The declared type of the property; nil: none is written, or it is no property's.
  var type: TypeRef?
  /// Installed bindings that lead here.
  var bindings: [BindingBoxID] = []
  /// Primitives that show a binding to it (`TextField(text:)`).
  var controls: Set<NodeID> = []
  /// AppStorage: further owners that share the storage, and those that ever read it. Each property is a value of
  /// its own with a sticky flag (semantics.md 4.1), so one's reads are not another's; not measured.
  var sharers: [NodeID] = []
  var readers: Set<NodeID> = []
  /// What it begins with where nothing is stored under its key; nil: it has no key.
  var defaultValue: Value?
}

/// A `@Binding` of a view instance.
struct BindingBox {
  var node: NodeID
  var field: Int
  /// Whether this instance ever read it (sticky; semantics.md 4.2).
  var wasRead: Bool
  /// The same of the view itself: ``wasRead`` begins as that of what the binding was made of.
  var isReadHere = false
  var location: LocationID
}

/// Reads and writes what views and objects store: wrappers, bindings, environment.
struct Storage: GraphPart {
  let graph: ViewGraph
}

extension Storage {
  var liveStates: Int { graph.engine.locations.count { graph.engine.nodes[$0.owner].isAlive } }

  /// - Parameter reader: the view instance that reads by a key of its own.
  func readLocation(_ location: LocationID, by reader: NodeID? = nil) -> Value {
    if interpreter.isUpdating {
      graph.engine.locations[location].wasRead = true
      if let reader { graph.engine.locations[location].readers.insert(reader) }
      return graph.engine.locations[location].value
    }
    recorder.noteUse(location)
    return currentValue(location)
  }

  /// Content that is made now reads what its closure took over when the body ran last.
  func noteOutdated(_ location: LocationID) {
    let state = graph.engine.locations[location]
    guard state.isOutdated else { return }
    interpreter.assumptions.fail(
      Unsupported(.outdatedContent, [state.name], at: graph.location(of: state.owner)))
  }

  func currentValue(_ location: LocationID) -> Value {
    if interpreter.isUpdating { return graph.engine.locations[location].value }
    return graph.engine.locations[location].pending ?? graph.engine.locations[location].value
  }

  /// Sets state (semantics.md 4.1): dropped during an update; no signal when nothing changes.
  func writeLocation(
    _ location: LocationID, _ value: Value, site: Int
  ) throws(Interruption) {
    guard !interpreter.isUpdating else {
      recorder.note(.droppedWrite, [graph.engine.locations[location].name], site: site)
      return
    }
    recorder.noteUse(location)
    let old = currentValue(location)
    let value = operators.implicit(
      conversions.coerce(value, to: graph.engine.locations[location].type), like: old)
    let isEqual = try interpreter.untracked { () throws(Interruption) in
      try comparison.same(old, value, .equatableAlways)
    }
    if interpreter.options.showsEverything, interpreter.trialDepth == 0 {
      interpreter.ways.storing.formUnion(isEqual ? .writes : [.writes, .changes])
    }
    recorder.noteUnknownWrite(old, value, isEqual: isEqual, site: site)
    let isSame = isEqual && interpreter.options.mentalModel != .equalWritesRun
    let kept = isSame && !interpreter.options.keepsEqualValues ? old : value
    graph.engine.locations[location].pending = kept
    try interpreter.tick(writing: kept, site: site)
    noteStored(location, kept)
    noteGiven(location, kept)
    let change = descriptions.describeChange(old, value)
    let write = WriteRecord(
      target: graph.engine.locations[location].name, change: change, site: site, isDropped: isSame)
    graph.engine.enqueue(
      .state(location, kept, changes: !isSame, write: graph.engine.record(write)))
  }

  /// A value kept under a key, as `@AppStorage` does.
  func noteStored(_ location: LocationID, _ value: Value) {
    guard recorder.isActing,
      let key = graph.engine.sharedLocations.first(where: { $0.value == location })?.key
    else { return }
    interpreter.unresolvedShown = []
    recorder.record(storedAs: storageName(key), descriptions.shown(value))
  }

  /// A value that the parent gets through a binding.
  func noteGiven(_ location: LocationID, _ value: Value) {
    guard recorder.isActing, interpreter.options.showsEverything,
      graph.engine.locations[location].owner == 0
    else { return }
    interpreter.unresolvedShown = []
    recorder.record(
      effect: "\(graph.engine.locations[location].name) = \(descriptions.shown(value))")
  }

  func storageName(_ key: HashKey) -> String {
    switch key {
    case .string(let text): text
    case .list(let keys): keys.map(storageName).joined(separator: " ")
    default: "value"
    }
  }
}
