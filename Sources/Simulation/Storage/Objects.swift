import Catalog

/// Class instances: Observation and ObservableObject.
extension Machine {
  /// Notes that the body being evaluated read an observed property (semantics.md 5.1).
  func recordAccess(object id: ObjectID, property index: Int) {
    guard isUpdating, let scope = scopes.last, !initializing.contains(id) else { return }
    noteUnfollowed(id, index)
    guard isTracked(id, index) else { return }
    engine.observe(Access(object: id, property: index), by: scope)
  }

  private func isTracked(_ id: ObjectID, _ index: Int) -> Bool {
    let type = objects[id].type
    return isTracked(layout(type)[index], of: type)
  }

  /// `object.name = value` (a set), or what a change in place leaves.
  func setObjectProperty(
    _ id: ObjectID, _ name: String, to value: Value, inPlace: Bool, site: Int
  ) throws(Interruption) {
    let type = objects[id].type
    if let index = members(type).stored[name] {
      let property = layout(type)[index]
      return try setStored(
        id, index, coerce(implicitLike(value, id, index), to: property.type), inPlace: inPlace,
        site: site)
    }
    if name.hasPrefix("_"), let index = members(type).stored[String(name.dropFirst())] {
      objects[id].fields[index] = value
      return
    }
    if let property = members(type).computed[name], let setter = property.setter {
      _ = try runSetter(setter, value: coerce(value, to: property.type), this: .object(id))
    }
  }

  private func implicitLike(_ value: Value, _ id: ObjectID, _ index: Int) -> Value {
    if case .wrapper(let wrapper) = objects[id].fields[index] {
      return implicit(value, like: wrapper.value)
    }
    return implicit(value, like: objects[id].fields[index])
  }

  private func setStored(
    _ id: ObjectID, _ index: Int, _ value: Value, inPlace: Bool, site: Int
  ) throws(Interruption) {
    noteUse(id, index)
    let property = layout(objects[id].type)[index]
    let field = objects[id].fields[index]
    var old = field
    if case .wrapper(let wrapper) = field {
      guard wrapper.kind == .published else {
        return try modifyWrapper(wrapper, site: site) { $0 = value }
      }
      old = wrapper.value
    }
    let access = Access(object: id, property: index)
    let notifies = !initializing.contains(id) && !observing.contains(access)
    if let observer = property.willSet, notifies {
      _ = try runSetter(observer, value: value, this: .object(id))
    }
    try announce(id, index, old: old, new: value, inPlace: inPlace, site: site)
    try publish(value, from: .property(access))
    if case .wrapper(let wrapper) = field {
      objects[id].fields[index] = .wrapper(Wrapper(kind: wrapper.kind, value: value))
    } else {
      objects[id].fields[index] = value
    }
    if let observer = property.didSet, notifies {
      observing.insert(access)
      defer { observing.remove(access) }
      _ = try runSetter(observer, value: old, this: .object(id))
    }
  }

  /// Tells observers that a property will change (semantics.md 4.3, 5.3).
  private func announce(
    _ id: ObjectID, _ index: Int, old: Value, new: Value, inPlace: Bool, site: Int
  ) throws(Interruption) {
    guard !initializing.contains(id) else { return }
    try noteWrite(old, new)
    let property = layout(objects[id].type)[index]
    let change = describeChange(old, new)
    let record = WriteRecord(
      target: "\(program.types[objects[id].type].name).\(property.name)", change: change,
      site: site,
      isDropped: false)
    if announcesObject(property) {
      engine.enqueue(.emission(id, write: engine.record(record)))
    } else if isTracked(id, index) {
      if options.comparesObserved, !inPlace, !isOptionalReference(property),
        try isIndistinct(old, new)
      {
        var dropped = record
        dropped.isDropped = true
        _ = engine.record(dropped)
        return
      }
      let access = Access(object: id, property: index)
      try flush(before: access)
      engine.enqueue(.observed(access, write: engine.record(record)))
    } else {
      var dropped = record
      dropped.isDropped = true
      _ = engine.record(dropped)
    }
  }

  /// An Optional of a plain class is not Equatable, so the macro cannot compare it.
  private func isOptionalReference(_ property: StoredProperty) -> Bool {
    guard case .optional(let wrapped)? = property.type, case .declared(let id, _) = wrapped else {
      return false
    }
    return program.types[id].kind == .classType && !isEquatable(id)
  }

  /// Whether the macro's setter drops the write: equal values of an Equatable type, or the same
  /// object (semantics.md 5.3).
  private func isIndistinct(_ old: Value, _ new: Value) throws(Interruption) -> Bool {
    switch (old, new) {
    case (.object(let a), .object(let b)):
      if a == b { return true }
      return isEquatable(objects[a].type) ? try isEqual(old, new) : false
    case (.closure, _), (_, .closure): return false
    default:
      guard isEquatable(old), isEquatable(new) else { return false }
      return try untracked { () throws(Interruption) in try isEqual(old, new) }
    }
  }

  /// objectWillChange.send()
  func emit(_ id: ObjectID, site: Int) throws(Interruption) {
    let record = WriteRecord(
      target: "\(program.types[objects[id].type].name).objectWillChange",
      change: ChangeWords(member: "", old: "", new: ""), site: site, isDropped: false)
    engine.enqueue(.emission(id, write: engine.record(record)))
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modifyObjectProperty<R>(
    _ id: ObjectID, _ name: String, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    let type = objects[id].type
    if let index = members(type).stored[name] {
      try makeLazy(id, index)
      if case .wrapper(let wrapper) = objects[id].fields[index], wrapper.kind != .published {
        return try modifyWrapper(wrapper, site: site, body)
      }
    }
    var value = try member(name, of: .object(id), site: site)
    let result = try body(&value)
    try setObjectProperty(id, name, to: value, inPlace: true, site: site)
    return result
  }
}

/// A property of an object.
struct Access: Hashable {
  var object: ObjectID
  var property: Int
}
