/// State storage: where `@State` and its relatives keep their values.
struct StateLocation {
  /// The value that bodies see.
  var value: Value
  /// The value after the writes of the running event; nil: none.
  var pending: Value?
  /// Whether a body ever read it (sticky; semantics.md 4.1).
  var wasRead = false
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
  /// AppStorage: further owners that share the storage.
  var sharers: [NodeID] = []
}

/// A `@Binding` of a view instance.
struct BindingBox {
  var node: NodeID
  var field: Int
  /// Whether this instance ever read it (sticky; semantics.md 4.2).
  var wasRead: Bool
  var location: LocationID
}

extension Machine {
  var liveStates: Int { engine.locations.count { engine.nodes[$0.owner].isAlive } }

  func readLocation(_ location: LocationID) -> Value {
    if isUpdating {
      engine.locations[location].wasRead = true
      return engine.locations[location].value
    }
    noteUse(location)
    return currentValue(location)
  }

  func currentValue(_ location: LocationID) -> Value {
    if isUpdating { return engine.locations[location].value }
    return engine.locations[location].pending ?? engine.locations[location].value
  }

  /// Sets state (semantics.md 4.1): dropped during an update; no signal when nothing changes.
  func writeLocation(
    _ location: LocationID, _ value: Value, site: Int
  ) throws(Interruption) {
    guard !isUpdating else {
      note(.droppedWrite, [engine.locations[location].name], site: site)
      return
    }
    noteUse(location)
    let old = currentValue(location)
    let value = implicit(coerce(value, to: engine.locations[location].type), like: old)
    let isEqual = try untracked { () throws(Interruption) in
      try same(old, value, .equatableAlways)
    }
    if options.showsEverything, trialDepth == 0 {
      ways.storing.formUnion(isEqual ? .writes : [.writes, .changes])
    }
    let isSame = isEqual && options.mentalModel != .equalWritesRun
    let kept = isSame && !options.keepsEqualValues ? old : value
    engine.locations[location].pending = kept
    noteStored(location, kept)
    noteGiven(location, kept)
    let change = describeChange(old, value)
    let write = WriteRecord(
      target: engine.locations[location].name, change: change, site: site, isDropped: isSame)
    engine.enqueue(.state(location, kept, changes: !isSame, write: engine.record(write)))
  }
}
