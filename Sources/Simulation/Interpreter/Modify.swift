/// In-place access to the value that an expression names.
extension Machine {
  /// Gives `body` the current value of `target` and stores what it leaves.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modify<R>(
    _ target: Expr, site: Int, _ frame: inout Frame,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    try tick(site)
    switch target {
    case .local(let slot): return try body(&frame.slots[slot])
    case .boxed(let slot):
      guard case .box(let box) = frame.slots[slot] else { return try body(&frame.slots[slot]) }
      return try body(&box.value)
    case .selfValue:
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
    case .global(let index):
      var value = try global(index)
      let result = try body(&value)
      globals[index] = value
      return result
    case .member(let base, let name, _, let memberSite):
      return try modifyMember(base, name, site: memberSite, &frame, body)
    case .subscripted(let base, let arguments, let subscriptSite):
      return try modifySubscript(base, arguments, site: subscriptSite, &frame, body)
    case .forceUnwrap(let inner, _), .optionalChain(let inner):
      return try modify(inner, site: site, &frame, body)
    case .tryUnwrap(let inner):
      return try modify(inner, site: site, &frame) { value throws(Interruption) in
        if case .nilValue = value { throw .nilInChain }
        return try body(&value)
      }
    case .cast(let inner, _, _), .inoutArgument(let inner):
      return try modify(inner, site: site, &frame, body)
    default:
      var value = try evaluate(target, &frame)
      return try body(&value)
    }
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifyMember<R>(
    _ base: Expr, _ name: String, site: Int, _ frame: inout Frame,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    if let id = try referenceBase(base, &frame) {
      return try modifyObjectProperty(id, name, site: site, body)
    }
    let owner = try evaluate(base, &frame)
    switch owner {
    case .structure(let value):
      if let wrapper = fieldWrapper(value, name) {
        return try modifyWrapper(wrapper, site: site, body)
      }
    case .binding(let binding):
      if name == "wrappedValue" { return try modifyBinding(binding, site: site, body) }
      return try modifyBinding(projected(binding, name, site: site), site: site, body)
    case .tuple(let tuple):
      // A style's configuration: `isOn` stands for its binding.
      if case .binding(let binding)? = tuple["$" + name] {
        return try modifyBinding(binding, site: site, body)
      }
    case .wrapper(let wrapper):
      if name == "wrappedValue" { return try modifyWrapper(wrapper, site: site, body) }
    case .type(let reference): return try modifyStatic(name, of: reference, site: site, body)
    default: break
    }
    return try modify(base, site: site, &frame) { current throws(Interruption) in
      try self.modifyMember(name, of: &current, site: site, body)
    }
  }

  /// The wrapper that stores a view's property, when writing goes through it.
  private func fieldWrapper(_ value: Structure, _ name: String) -> Wrapper? {
    guard let index = members(value.type).stored[name], index < value.fields.count,
      case .wrapper(let wrapper) = value.fields[index]
    else { return nil }
    return wrapper
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifyStatic<R>(
    _ name: String, of reference: TypeRef, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    var value = try staticMember(name, of: reference, site: site)
    let result = try body(&value)
    try setStatic(name, of: reference, to: value, site: site)
    return result
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifySubscript<R>(
    _ base: Expr, _ arguments: [Argument], site: Int, _ frame: inout Frame,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    let indices = try evaluate(arguments, &frame)
    let owner = try evaluate(base, &frame)
    if let declared = userSubscript(owner, indices) {
      var element = try invoke(declared.getter, indices, this: owner, site: site)
      let result = try body(&element)
      guard let setter = declared.setter else { return result }
      let values = indices + [LabeledValue(label: nil, value: element)]
      if case .object = owner {
        _ = try setterFrame(setter, values, this: owner)
      } else {
        let changed = try setterFrame(setter, values, this: owner)
        try modify(base, site: site, &frame) { $0 = changed }
      }
      return result
    }
    if case .keyPath(let path)? = indices.first?.value, indices[0].label == "keyPath" {
      if case .object = owner {
        var object = owner
        return try modify(&object, path.components[...], site: site, body)
      }
      return try modify(base, site: site, &frame) { current throws(Interruption) in
        try self.modify(&current, path.components[...], site: site, body)
      }
    }
    switch owner {
    case .environment(let id):
      guard case .type(let key)? = indices.first?.value else { break }
      var value = try environmentValue(id, key: key)
      let result = try body(&value)
      setEnvironment(id, key: key, to: value)
      return result
    case .binding(let binding):
      return try modifyBinding(
        element(of: binding, indices.map(\.value), site: site), site: site, body)
    default: break
    }
    return try modify(base, site: site, &frame) { current throws(Interruption) in
      if case .term(let term) = current {
        var element = Value.term(
          Term(.subscripted, "", [.term(term)] + indices.map(\.value)))
        let result = try body(&element)
        current = .term(
          Term(.source, "set []", [current, element] + indices.map(\.value)))
        return result
      }
      return try self.modifySubscript(&current, indices, site: site, body)
    }
  }

  /// Runs a subscript's setter: `self` as it left it.
  private func setterFrame(
    _ id: FunctionID, _ values: [LabeledValue], this: Value
  ) throws(Interruption) -> Value {
    let function = program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, values.count)),
      this: this, function: id)
    for (index, value) in values.enumerated() {
      let isBoxed = index < function.parameters.count && function.parameters[index].isBoxed
      frame.slots[index] = isBoxed ? .box(Box(value.value)) : value.value
    }
    if let body = function.body { _ = try execute(body, &frame) }
    return frame.this ?? this
  }

  func userSubscript(_ owner: Value, _ indices: [LabeledValue]) -> Subscript? {
    for type in memberOwners(of: owner) {
      for declared in members(type).subscripts where !declared.isStatic {
        if choose([declared.getter], indices) != nil { return declared }
      }
    }
    return nil
  }

  func evaluateSubscript(
    _ base: Expr, _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    let owner = try evaluate(base, &frame)
    let indices = try evaluate(arguments, &frame)
    return try element(of: owner, indices, site: site)
  }

  func element(
    of owner: Value, _ indices: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    if let declared = userSubscript(owner, indices) {
      return try invoke(declared.getter, indices, this: owner, site: site)
    }
    switch owner {
    case .environment(let id):
      if case .type(let key)? = indices.first?.value { return try environmentValue(id, key: key) }
    case .binding(let binding):
      return .binding(try element(of: binding, indices.map(\.value), site: site))
    case .type(let reference): return .type(.array(reference))
    default: break
    }
    if case .keyPath(let path)? = indices.first?.value, indices[0].label == "keyPath" {
      return try read(path.components[...], from: owner, site: site)
    }
    return try librarySubscript(owner, indices, site: site)
      ?? .term(
        Term(
          .subscripted, "", [owner] + indices.map(\.value), labels: [nil] + indices.map(\.label)))
  }
}
