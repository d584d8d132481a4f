import Catalog

/// Class instances: Observation and ObservableObject.
extension Storage {
  /// Notes that the body being evaluated read an observed property (semantics.md 5.1).
  func recordAccess(object id: ObjectID, property index: Int) {
    guard interpreter.isUpdating, let scope = interpreter.scopes.last,
      !interpreter.initializing.contains(id)
    else { return }
    noteUnfollowed(id, index)
    guard isTracked(id, index) else { return }
    graph.engine.observe(Access(object: id, property: index), by: scope)
  }

  private func isTracked(_ id: ObjectID, _ index: Int) -> Bool {
    let type = interpreter.objects[id].type
    return believed.isTracked(declaredTypes.layout(type)[index], of: type)
  }

  /// `object.name = value` (a set), or what a change in place leaves.
  func setObjectProperty(
    _ id: ObjectID, _ name: String, to value: Value, inPlace: Bool, site: Int
  ) throws(Interruption) {
    let type = interpreter.objects[id].type
    if let index = declaredTypes.members(type).stored[name] {
      let property = declaredTypes.layout(type)[index]
      return try setStored(
        id, index, conversions.coerce(implicitLike(value, id, index), to: property.type),
        inPlace: inPlace,
        site: site)
    }
    if name.hasPrefix("_"), let index = declaredTypes.members(type).stored[String(name.dropFirst())]
    {
      interpreter.objects[id].fields[index] = value
      return
    }
    if let property = declaredTypes.members(type).computed[name], let setter = property.setter {
      _ = try placeAccess.runSetter(
        setter, value: conversions.coerce(value, to: property.type), this: .object(id))
    }
  }

  private func implicitLike(_ value: Value, _ id: ObjectID, _ index: Int) -> Value {
    if case .wrapper(let wrapper) = interpreter.objects[id].fields[index] {
      return operators.implicit(value, like: wrapper.value)
    }
    return operators.implicit(value, like: interpreter.objects[id].fields[index])
  }

  private func setStored(
    _ id: ObjectID, _ index: Int, _ value: Value, inPlace: Bool, site: Int
  ) throws(Interruption) {
    recorder.noteUse(id, index)
    let property = declaredTypes.layout(interpreter.objects[id].type)[index]
    let field = interpreter.objects[id].fields[index]
    var old = field
    if case .wrapper(let wrapper) = field {
      guard wrapper.kind == .published else {
        return try modifyWrapper(wrapper, site: site) { $0 = value }
      }
      old = wrapper.value
    }
    let access = Access(object: id, property: index)
    let notifies = !interpreter.initializing.contains(id) && !interpreter.observing.contains(access)
    if let observer = property.willSet, notifies {
      _ = try placeAccess.runSetter(observer, value: value, this: .object(id))
    }
    try announce(id, index, old: old, new: value, inPlace: inPlace, site: site)
    try publishing.publish(value, from: .property(access))
    if case .wrapper(let wrapper) = field {
      interpreter.objects[id].fields[index] = .wrapper(Wrapper(kind: wrapper.kind, value: value))
    } else {
      interpreter.objects[id].fields[index] = value
    }
    if let observer = property.didSet, notifies {
      interpreter.observing.insert(access)
      defer { interpreter.observing.remove(access) }
      _ = try placeAccess.runSetter(observer, value: old, this: .object(id))
    }
  }

  /// Tells observers that a property will change (semantics.md 4.3, 5.3).
  private func announce(
    _ id: ObjectID, _ index: Int, old: Value, new: Value, inPlace: Bool, site: Int
  ) throws(Interruption) {
    guard !interpreter.initializing.contains(id) else { return }
    try recorder.noteWrite(old, new)
    try interpreter.tick(writing: new, site: site)
    let property = declaredTypes.layout(interpreter.objects[id].type)[index]
    let change = descriptions.describeChange(old, new)
    let record = WriteRecord(
      target: "\(interpreter.program.types[interpreter.objects[id].type].name).\(property.name)",
      change: change,
      site: site,
      isDropped: false)
    if believed.announcesObject(property) {
      try publishing.announce(id)
      graph.engine.enqueue(.emission(id, write: graph.engine.record(record)))
    } else if isTracked(id, index) {
      let isCompared =
        interpreter.options.comparesObserved && !inPlace && !isOptionalReference(property)
      if isCompared { recorder.noteUnknownWrite(old, new, isEqual: false, site: site) }
      if isCompared, try isIndistinct(old, new) {
        var dropped = record
        dropped.isDropped = true
        _ = graph.engine.record(dropped)
        return
      }
      let access = Access(object: id, property: index)
      try graph.flush(before: access)
      graph.engine.enqueue(.observed(access, write: graph.engine.record(record)))
    } else {
      var dropped = record
      dropped.isDropped = true
      _ = graph.engine.record(dropped)
    }
  }

  /// An Optional of a plain class is not Equatable, so the macro cannot compare it.
  private func isOptionalReference(_ property: StoredProperty) -> Bool {
    guard case .optional(let wrapped)? = property.type, case .declared(let id, _) = wrapped else {
      return false
    }
    return interpreter.program.types[id].kind == .classType && !declaredTypes.isEquatable(id)
  }

  /// Whether the macro's setter drops the write: equal values of an Equatable type, or the same
  /// object (semantics.md 5.3).
  private func isIndistinct(_ old: Value, _ new: Value) throws(Interruption) -> Bool {
    switch (old, new) {
    case (.object(let a), .object(let b)):
      if a == b { return true }
      return declaredTypes.isEquatable(interpreter.objects[a].type)
        ? try comparison.isEqual(old, new) : false
    case (.closure, _), (_, .closure): return false
    default:
      guard comparison.isEquatable(old), comparison.isEquatable(new) else { return false }
      return try interpreter.untracked { () throws(Interruption) in try comparison.isEqual(old, new)
      }
    }
  }

  /// objectWillChange.send()
  func emit(_ id: ObjectID, site: Int) throws(Interruption) {
    try publishing.announce(id)
    let record = WriteRecord(
      target: "\(interpreter.program.types[interpreter.objects[id].type].name).objectWillChange",
      change: ChangeWords(member: "", old: "", new: ""), site: site, isDropped: false)
    graph.engine.enqueue(.emission(id, write: graph.engine.record(record)))
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modifyObjectProperty<R>(
    _ id: ObjectID, _ name: String, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    let type = interpreter.objects[id].type
    if let index = declaredTypes.members(type).stored[name] {
      try interpreter.makeLazy(id, index)
      if case .wrapper(let wrapper) = interpreter.objects[id].fields[index],
        wrapper.kind != .published
      {
        return try modifyWrapper(wrapper, site: site, body)
      }
    }
    var value = try interpreter.member(name, of: .object(id), site: site)
    let result = try body(&value)
    try setObjectProperty(id, name, to: value, inPlace: true, site: site)
    return result
  }
}
