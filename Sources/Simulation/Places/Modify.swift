/// In-place access to the value that a place names.
extension PlaceAccess {
  /// Gives `body` the current value of `place` and stores what it leaves.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modify<R>(
    _ place: Place, site: Int, _ frame: inout Frame,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    try interpreter.tick(site)
    switch place {
    case .local(let slot): return try body(&frame.slots[slot])
    case .boxed(let slot):
      guard case .box(let box) = frame.slots[slot] else { return try body(&frame.slots[slot]) }
      return try body(&box.value)
    case .this:
      var this = frame.this ?? .nilValue
      frame.this = nil
      do throws(Interruption) {
        let result = try body(&this)
        frame.this = this
        return result
      } catch {
        frame.this = this
        throw error
      }
    case .global(let index): return try modifyGlobal(index, body)
    case .member(let base, let name, let held, let memberSite):
      return try modifyMember(base, name, held, site: memberSite, &frame, body)
    case .subscripted(let base, let indices, let held, let subscriptSite):
      return try modifySubscript(base, indices, held, site: subscriptSite, &frame, body)
    case .unwrapped(let inner):
      return try modify(inner, site: site, &frame) { value throws(Interruption) in
        guard case .wrapped(var some) = value else { return try body(&value) }
        let result = try body(&some)
        value = some.asSome
        return result
      }
    case .value(let old):
      var value = old
      let result = try body(&value)
      try refuseLoss(of: value, since: old, site: site)
      return result
    case .tuple, .discard:
      var value = Value.void
      return try body(&value)
    }
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifyGlobal<R>(
    _ index: Int, _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    var value = try interpreter.global(index)
    let old = value
    let result = try body(&value)
    try setVariable(interpreter.program.globals[index], old: old, new: value, this: nil) {
      interpreter.globals[index] = $0
    }
    return result
  }

  /// Writes a global or static variable between its observers.
  func setVariable(
    _ property: StoredProperty, old: Value, new: Value, this: Value?, _ write: (Value) -> Void
  ) throws(Interruption) {
    let value = conversions.coerce(new, to: property.type)
    if let observer = property.willSet {
      _ = try runSetter(observer, value: value, this: this ?? .nilValue)
    }
    write(value)
    if let observer = property.didSet {
      _ = try runSetter(observer, value: old, this: this ?? .nilValue)
    }
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifyMember<R>(
    _ base: Place, _ name: String, _ held: Place.Held, site: Int, _ frame: inout Frame,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    let owner = try peek(base, &frame)
    switch owner {
    case .object(let id):
      return try interpreter.host.valueStore.modifyObjectProperty(id, name, site: site, body)
    case .structure(let value):
      if let (wrapper, property) = fieldWrapper(value, name) {
        return try modifyObserved(wrapper, property, of: owner, site: site, body)
      }
    case .binding(let binding):
      if name == "wrappedValue" {
        return try interpreter.host.valueStore.modifyBinding(binding, site: site, body)
      }
      return try interpreter.host.valueStore.modifyBinding(
        interpreter.host.valueStore.projected(binding, name, site: site), site: site, body)
    case .tuple(let tuple):
      // A style's configuration: `isOn` stands for its binding.
      if case .binding(let binding)? = tuple["$" + name] {
        return try interpreter.host.valueStore.modifyBinding(binding, site: site, body)
      }
    case .wrapper(let wrapper):
      if name == "wrappedValue" {
        return try interpreter.host.valueStore.modifyWrapper(wrapper, site: site, body)
      }
    case .type(let reference): return try modifyStatic(name, of: reference, site: site, body)
    default: break
    }
    if interpreter.host.valueStore.foreignKey(owner) != nil {
      // Whoever holds the object holds the same one afterwards.
      var object = owner
      return try modifyMember(name, of: &object, held: held, site: site, body)
    }
    let before = interpreter.host.writeCount
    defer { recorder.noteUnknownWrite(name, of: owner, at: base, since: before, site: site, frame) }
    return try modify(base, site: site, &frame) { current throws(Interruption) in
      try self.modifyMember(name, of: &current, held: held, site: site, body)
    }
  }

  /// The wrapper that stores a view's property, when writing goes through it.
  private func fieldWrapper(_ value: Structure, _ name: String) -> (Wrapper, StoredProperty)? {
    guard let index = declaredTypes.members(value.type).stored[name], index < value.fields.count,
      case .wrapper(let wrapper) = value.fields[index]
    else { return nil }
    return (wrapper, declaredTypes.layout(value.type)[index])
  }

  /// Changes a wrapped property by its name, between its observers. What changes it through its
  /// projected value does not run them.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modifyObserved<R>(
    _ wrapper: Wrapper, _ property: StoredProperty, of owner: Value, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    recorder.noteForeignWrite(to: property, wrapper, site: site)
    guard property.willSet != nil || property.didSet != nil else {
      return try interpreter.host.valueStore.modifyWrapper(wrapper, site: site, body)
    }
    var old = Value.nilValue
    let result = try interpreter.host.valueStore.modifyWrapper(wrapper, site: site) {
      current throws(Interruption) -> R in
      old = current
      var new = current
      let result = try body(&new)
      if let observer = property.willSet {
        _ = try self.runSetter(observer, value: new, this: owner)
      }
      current = new
      return result
    }
    if let observer = property.didSet { _ = try runSetter(observer, value: old, this: owner) }
    return result
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifyStatic<R>(
    _ name: String, of reference: TypeRef, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    var value = try interpreter.staticMember(name, of: reference, site: site)
    let result = try body(&value)
    try setStatic(name, of: reference, to: value, site: site)
    return result
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifySubscript<R>(
    _ base: Place, _ indices: [LabeledValue], _ held: Place.Held, site: Int,
    _ frame: inout Frame, _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    let owner = try peek(base, &frame)
    if let declared = userSubscript(owner, indices) {
      return try modify(
        base, through: declared, indices, held, owner: owner, site: site, &frame, body)
    }
    if case .keyPath(let path)? = indices.first?.value, indices[0].label == "keyPath" {
      if case .object = owner {
        var object = owner
        return try interpreter.host.valueStore.modify(
          &object, path.components[...], isSet: false, site: site, body)
      }
      return try modify(base, site: site, &frame) { current throws(Interruption) in
        try interpreter.host.valueStore.modify(
          &current, path.components[...], isSet: false, site: site, body)
      }
    }
    switch owner {
    case .environment(let id):
      guard case .type(let key)? = indices.first?.value else { break }
      var value = try interpreter.host.valueStore.environmentValue(id, key: key)
      let result = try body(&value)
      interpreter.host.valueStore.setEnvironment(id, key: key, to: value)
      return result
    case .binding(let binding):
      return try interpreter.host.valueStore.modifyBinding(
        interpreter.host.valueStore.element(of: binding, indices, site: site), site: site, body)
    default: break
    }
    let before = interpreter.host.writeCount
    defer { recorder.noteUnknownWrite("", of: owner, at: base, since: before, site: site, frame) }
    return try modify(base, site: site, &frame) { current throws(Interruption) in
      if case .term(let term) = current {
        var element = Value.term(
          Term(.subscripted, "", [.term(term)] + indices.map(\.value)))
        let result = try body(&element)
        current = .term(
          Term(.source, "set []", [current, element] + indices.map(\.value)))
        return result
      }
      return try library.modifySubscript(&current, indices, site: site, body)
    }
  }

  /// Through a declared subscript: its getter unless it was asked already, then its setter.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modify<R>(
    _ base: Place, through declared: Subscript, _ indices: [LabeledValue], _ held: Place.Held,
    owner: Value, site: Int, _ frame: inout Frame,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    var element: Value
    if let known = held.value {
      element = known
    } else {
      element = try interpreter.invoke(declared.getter, indices, this: owner, site: site)
    }
    let result = try body(&element)
    try set(element, through: declared, indices, in: base, owner: owner, site: site, &frame)
    return result
  }

  /// Runs a declared subscript's setter, if it has one.
  func set(
    _ value: Value, through declared: Subscript, _ indices: [LabeledValue], in base: Place,
    owner: Value, site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    guard declared.setter != nil else { return }
    if case .object = owner {
      _ = try set(value, through: declared, indices, of: owner, site: site)
    } else {
      try modify(base, site: site, &frame) { current throws(Interruption) in
        current = try self.set(value, through: declared, indices, of: current, site: site)
      }
    }
  }

  /// Runs a declared subscript's setter: the owner as it left it.
  func set(
    _ value: Value, through declared: Subscript, _ indices: [LabeledValue], of owner: Value,
    site: Int
  ) throws(Interruption) -> Value {
    guard let setter = declared.setter else { return owner }
    // What the subscript is called with, its default values among it.
    let asked = try interpreter.prepare(declared.getter, indices, this: owner, site: site)
    let count = interpreter.program.functions[declared.getter].parameters.count
    let values = asked.slots.prefix(count).map(interpreter.unboxed) + [value]
    return try run(setter: setter, values, this: owner)
  }

  /// Runs a subscript's setter: `self` as it left it.
  private func run(
    setter id: FunctionID, _ values: [Value], this: Value
  ) throws(Interruption) -> Value {
    let function = interpreter.program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, values.count)),
      this: this, function: id)
    for (index, value) in values.enumerated() {
      let parameter =
        index < function.parameters.count ? function.parameters[index] : nil
      let given = conversions.coerce(value, to: parameter?.type)
      frame.slots[index] = parameter?.isBoxed == true ? .box(Box(given)) : given
    }
    interpreter.noteEntered(id)
    if let body = function.body { _ = try interpreter.execute(body, &frame) }
    return frame.this ?? this
  }
}
