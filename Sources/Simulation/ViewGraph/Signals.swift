/// From writes to woken rules.
extension ViewGraph {
  func wake(_ node: NodeID, _ reason: Reason) {
    guard engine.nodes[node].isAlive, let rule = engine.nodes[node].rule else { return }
    engine.rules[rule].pending.append(reason)
    engine.dirty.insert(node, depth: engine.nodes[node].depth)
  }

  /// Makes the writes of a group visible to bodies and wakes what depends on them.
  func apply(_ group: MutationGroup) {
    for mutation in group.mutations {
      switch mutation {
      case .state(let location, let value, let changes, let write):
        if let value { engine.locations[location].value = value }
        if changes {
          if !engine.locations[location].wasRead { engine.locations[location].isOutdated = true }
          fire(location, write: write)
        }
      case .emission(let object, let write):
        interpreter.objects[object].emissions += 1
        for node in (engine.subscribers[object] ?? []).sorted() where engine.nodes[node].isAlive {
          guard let rule = engine.nodes[node].rule else { continue }
          engine.rules[rule].firedObjects.insert(object)
          wake(node, .object(object, write: write))
        }
      case .observed(let access, let write): fire(access, write: write)
      case .foreign(let access, let write): storage.fire(access, write: write)
      }
    }
  }

  /// A state's signal: its owner, and the views that hold bindings to it.
  private func fire(_ location: LocationID, write: Int) {
    let state = engine.locations[location]
    for owner in [state.owner] + state.sharers where engine.nodes[owner].isAlive {
      guard let rule = engine.nodes[owner].rule else { continue }
      engine.rules[rule].firedLocations.insert(location)
      wake(owner, .state(location, write: write))
    }
    for box in state.bindings {
      let node = engine.bindingBoxes[box].node
      guard engine.nodes[node].isAlive, let rule = engine.nodes[node].rule else { continue }
      engine.rules[rule].firedLocations.insert(location)
      wake(node, .binding(location, write: write))
    }
    engine.refreshedControls += state.controls.sorted()
  }

  /// Observation invalidates each body that read the property, once (semantics.md 5.1).
  private func fire(_ access: Access, write: Int) {
    for node in believed.observers(of: access).sorted() where engine.nodes[node].isAlive {
      guard let rule = engine.nodes[node].rule else { continue }
      for other in engine.rules[rule].observed { engine.observers[other]?.remove(node) }
      engine.rules[rule].observed = []
      engine.rules[rule].isObservationFired = true
      wake(node, .observed(access, write: write))
    }
  }

  /// Passes for the writes so far, then for what those passes queue.
  func settle() throws(Interruption) {
    var rounds = 0
    while !engine.groups.isEmpty || !engine.queued.isEmpty || !engine.leaving.isEmpty {
      rounds += 1
      if rounds > 2 * interpreter.limits.passes {
        throw .limit(.manyPasses, facts: ["\(interpreter.limits.passes)"], site: nil)
      }
      engine.round += 1
      expireLeaving()
      try runGroups()
      destroyLeaving()
      try treeValues.updatePreferences()
      try geometry.reportMeasured()
      try runQueued()
    }
  }

  /// One pass for each group of writes that waits.
  func runGroups() throws(Interruption) {
    let groups = engine.groups
    engine.groups = []
    for group in groups {
      engine.pass += 1
      if engine.pass > interpreter.limits.passes {
        throw .limit(.manyPasses, facts: ["\(interpreter.limits.passes)"], site: nil)
      }
      apply(group)
      try updatePass()
      destroyLeaving()
    }
    for group in groups { clearPending(group) }
  }

  /// A write to an observed property, made while writes with another transaction wait, has these
  /// updated at once (semantics.md 14.6).
  func flush(before access: Access) throws(Interruption) {
    guard !interpreter.isUpdating, !engine.nodes.isEmpty, let last = engine.groups.last,
      last.transaction != engine.transaction, !believed.observers(of: access).isEmpty
    else { return }
    try runGroupsWithinAction()
  }

  /// The same in the middle of an action, which goes on as it was.
  func runGroupsWithinAction() throws(Interruption) {
    let saved = (interpreter.scopes, interpreter.callDepth)
    defer { (interpreter.scopes, interpreter.callDepth) = saved }
    try runGroups()
  }

  private func clearPending(_ group: MutationGroup) {
    for case .state(let location, _, _, _) in group.mutations {
      let isWritten = engine.groups.contains {
        $0.mutations.contains { if case .state(location, _, _, _) = $0 { true } else { false } }
      }
      if !isWritten { engine.locations[location].pending = nil }
    }
  }

  /// State as it is where something is waited for: only the last of the writes before is seen.
  func notePassing() {
    var values: [PassingValue] = []
    for write in engine.writes.dropFirst(interpreter.passedWrites) where !write.isDropped {
      let value = PassingValue(name: write.target, value: write.change.new)
      values.removeAll { $0.name == value.name }
      values.append(value)
    }
    interpreter.passedWrites = engine.writes.count
    if interpreter.passing.count < 200 { interpreter.passing += values }
  }

  /// While something from elsewhere is waited for, the screen shows what was written so far: a pass
  /// (semantics.md 14.18).
  func showPassing(_ value: Value) throws(Interruption) {
    guard !interpreter.options.showsEverything, interpreter.trialDepth == 0, recorder.isActing,
      !engine.groups.isEmpty
    else {
      return
    }
    switch value {
    case .term, .fresh:
      engine.round += 1
      try runGroupsWithinAction()
      // It takes its time: what left the screen is gone when the action goes on.
      engine.round += 1
      expireLeaving()
      destroyLeaving()
    default: break
    }
  }
}
