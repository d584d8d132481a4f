/// Writing: assignments and in-place changes.
extension Machine {
  func assign(
    _ target: Expr, op: String?, _ value: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    if case .tuple(let targets) = target {
      return try assignTuple(targets, value, site: site, &frame)
    }
    if case .optionalChain(let chain) = target {
      do throws(Interruption) {
        return try assign(chain, op: op, value, site: site, &frame)
      } catch {
        if case .nilInChain = error { return }
        throw error
      }
    }
    let right = try evaluate(value, &frame)
    guard let op else {
      if case .discard = target { return }
      return try store(right, in: target, site: site, &frame)
    }
    try modify(target, site: site, &frame) { current throws(Interruption) in
      current = try self.compound(op, current, right, site: site)
    }
  }

  private func compound(
    _ op: String, _ current: Value, _ right: Value, site: Int
  ) throws(Interruption) -> Value {
    if let type = declaredType(of: current),
      let function = members(type).staticMethods[op + "="]?.first
    {
      let box = Box(current)
      _ = try invokeInout(function, [box, Box(right)], this: .type(.declared(type, [])))
      return box.value
    }
    return try binary(op, current, right, site: site)
  }

  private func assignTuple(
    _ targets: [Argument], _ value: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    guard case .tuple(let tuple) = try evaluate(value, &frame),
      tuple.elements.count == targets.count
    else { return }
    for (target, element) in zip(targets, tuple.elements) {
      if case .discard = target.value { continue }
      try store(element, in: target.value, site: site, &frame)
    }
  }

  /// `target = value`: a set, not a change in place (Observation tells them apart).
  func store(
    _ value: Value, in target: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    switch target {
    case .local(let slot): frame.slots[slot] = implicit(value, like: frame.slots[slot])
    case .boxed(let slot):
      if case .box(let box) = frame.slots[slot] {
        box.value = implicit(value, like: box.value)
      } else {
        frame.slots[slot] = .box(Box(value))
      }
    case .selfValue:
      let owner = program.functions[frame.function].owner
      frame.this = owner.map { coerce(value, to: .declared($0, [])) } ?? value
    case .global(let index): globals[index] = coerce(value, to: program.globals[index].type)
    case .member(let base, let name, _, let memberSite):
      try storeMember(value, base, name, site: memberSite, &frame)
    case .optionalChain(let inner), .tryUnwrap(let inner), .forceUnwrap(let inner, _):
      try store(value, in: inner, site: site, &frame)
    case .discard: break
    default:
      try modify(target, site: site, &frame) { $0 = value }
    }
  }

  private func storeMember(
    _ value: Value, _ base: Expr, _ name: String, site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    if let id = try referenceBase(base, &frame) {
      return try setObjectProperty(id, name, to: value, inPlace: false, site: site)
    }
    if case .selfValue = base, let written = try writeThroughSelf(name, value, site: site, &frame),
      written
    {
      return
    }
    let owner = try evaluate(base, &frame)
    switch owner {
    case .binding(let binding):
      return try setBindingMember(binding, name, to: value, site: site)
    case .type(let reference):
      return try setStatic(name, of: reference, to: value, site: site)
    case .closure, .view: return
    default: break
    }
    if try setThroughWrapper(owner, name, value, site: site) { return }
    try modify(base, site: site, &frame) { current throws(Interruption) in
      try self.setMember(name, of: &current, to: value, site: site)
    }
  }

  /// Initializers write the storage of their own wrapped properties, and plain fields.
  private func writeThroughSelf(
    _ name: String, _ value: Value, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Bool? {
    guard case .structure(var structure)? = frame.this else { return nil }
    guard program.functions[frame.function].kind == .initializer else { return nil }
    let table = members(structure.type)
    let properties = layout(structure.type)
    if name.hasPrefix("_"), let index = table.stored[String(name.dropFirst())] {
      structure.fields[index] = try wrapperStorage(properties[index], value)
    } else if let index = table.stored[name] {
      if properties[index].wrapper != nil {
        structure.fields[index] = try wrapped(properties[index], value)
      } else {
        structure.fields[index] = try adapt(
          value, to: properties[index].type,
          builder: properties[index].type?.isFunction == true ? properties[index].builder : nil)
      }
    } else {
      return false
    }
    frame.this = .structure(structure)
    return true
  }

  /// The object that `base` refers to, when it is a class instance.
  func referenceBase(_ base: Expr, _ frame: inout Frame) throws(Interruption) -> ObjectID? {
    switch base {
    case .type, .unresolved, .superValue: return nil
    default: break
    }
    if case .object(let id) = try evaluate(base, &frame) { return id }
    return nil
  }

  /// Changes a struct, enum, tuple or symbolic value's member.
  func setMember(
    _ name: String, of base: inout Value, to value: Value, site: Int
  ) throws(Interruption) {
    try modifyMember(name, of: &base, site: site) { current throws(Interruption) in
      current = self.implicit(value, like: current)
    }
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modifyMember<R>(
    _ name: String, of base: inout Value, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    switch base {
    case .structure(var value):
      if let index = members(value.type).stored[name] {
        let property = layout(value.type)[index]
        if case .wrapper(let wrapper) = value.fields[index] {
          return try modifyWrapper(wrapper, site: site, body)
        }
        if property.wrapper?.declared != nil {
          let result = try modifyMember("wrappedValue", of: &value.fields[index], site: site, body)
          base = .structure(value)
          return result
        }
        base = .void
        var field = value.fields[index]
        value.fields[index] = .void
        let old = field
        let result: R
        do throws(Interruption) { result = try body(&field) } catch {
          value.fields[index] = old
          base = .structure(value)
          throw error
        }
        field = coerce(field, to: property.type)
        value.fields[index] = old
        base = .structure(value)
        if let observer = property.willSet {
          base = try runSetter(observer, value: field, this: base)
        }
        if case .structure(var current) = base {
          current.fields[index] = field
          base = .structure(current)
        }
        try runObservers(property, old: old, on: &base)
        return result
      }
    case .object(let id): return try modifyObjectProperty(id, name, site: site, body)
    case .tuple(var tuple):
      if let index = tuple.labels.firstIndex(of: name) ?? Int(name), tuple.elements.indices ~= index
      {
        let result = try body(&tuple.elements[index])
        base = .tuple(tuple)
        return result
      }
    default: break
    }
    return try modifyComputed(name, of: &base, site: site, body)
  }

  /// Through a computed property's setter; symbolic values remember what was set.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifyComputed<R>(
    _ name: String, of base: inout Value, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    var current = try member(name, of: base, site: site)
    let result = try body(&current)
    for owner in memberOwners(of: base) {
      guard let property = members(owner).computed[name] else { continue }
      guard let setter = property.setter else { return result }
      base = try runSetter(setter, value: coerce(current, to: property.type), this: base)
      return result
    }
    noteSet(name, of: base, to: current)
    if setForeign(name, of: base, to: current, site: site) { return result }
    if case .term = base {
      base = .term(Term(.source, "set " + name, [base, current]))
    }
    return result
  }

  /// Runs a setter and gives back `self` as it left it.
  func runSetter(
    _ id: FunctionID, value: Value, this: Value
  ) throws(Interruption) -> Value {
    let function = program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, function.parameters.count)),
      this: this, function: id)
    if !function.parameters.isEmpty {
      frame.slots[0] = function.parameters[0].isBoxed ? .box(Box(value)) : value
    }
    if let body = function.body { _ = try execute(body, &frame) }
    return frame.this ?? this
  }

  private func runObservers(
    _ property: StoredProperty, old: Value, on base: inout Value
  ) throws(Interruption) {
    guard let observer = property.didSet else { return }
    base = try runSetter(observer, value: old, this: base)
  }

  func setStatic(
    _ name: String, of reference: TypeRef, to value: Value, site: Int
  ) throws(Interruption) {
    guard let owner = staticOwner(reference) else { return }
    if let key = members(owner).staticStored[name] {
      statics[key] = coerce(value, to: program.types[key.type].staticStored[key.index].type)
    } else if let setter = members(owner).staticComputed[name]?.setter {
      _ = try invoke(setter, values: [value], this: .type(reference))
    }
  }
}
