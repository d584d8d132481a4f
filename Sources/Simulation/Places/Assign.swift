import Catalog

/// Writing: assignments and in-place changes.
extension PlaceAccess {
  func assign(
    _ target: Expr, op: String?, _ value: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    let place: Place
    do throws(Interruption) { place = try self.place(target, &frame) } catch {
      // `a?.b = f()` does not call `f` when `a` is nil.
      if case .nilInChain = error, case .optionalChain = target { return }
      throw error
    }
    let right = try interpreter.evaluate(value, &frame)
    guard let op else { return try store(right, in: place, site: site, &frame) }
    try modify(place, site: site, &frame) { current throws(Interruption) in
      current = try self.compound(op, current, right, site: site)
    }
  }

  private func compound(
    _ op: String, _ current: Value, _ right: Value, site: Int
  ) throws(Interruption) -> Value {
    if let (function, type) = compoundOperator(op + "=", current, right) {
      let box = Box(current)
      let operand = conversions.coerce(
        right, to: interpreter.program.functions[function].parameters[1].type)
      _ = try invokeInout(
        function, [box, Box(operand)], this: type.map { .type(.declared($0, [])) })
      return box.value
    }
    return try operators.binary(op, current, right, site: site)
  }

  /// `a |> b` of an operator of the program that changes its left side.
  func change(
    _ op: String, _ left: Expr, _ right: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    let place = try self.place(left, &frame)
    let second = try interpreter.evaluate(right, &frame)
    return try modify(place, site: site, &frame) { current throws(Interruption) in
      guard let (function, type) = compoundOperator(op, current, second) else {
        throw .unsupported(Unsupported(.ownOperator, [op], at: recorder.location(site: site)))
      }
      let box = Box(current)
      let operand = conversions.coerce(
        second, to: interpreter.program.functions[function].parameters[1].type)
      let result = try invokeInout(
        function, [box, Box(operand)], this: type.map { .type(.declared($0, [])) })
      current = box.value
      return result
    }
  }

  /// The program's own `+=` for two values: a type of either side may declare it, or the file. Of an
  /// implicit member any type may.
  private func compoundOperator(
    _ name: String, _ current: Value, _ right: Value
  ) -> (FunctionID, TypeID?)? {
    var owners = [comparison.declaredType(of: current), comparison.declaredType(of: right)]
      .compactMap { $0 }
    if case .term(let term) = right, term.isImplicit {
      owners += Array(interpreter.program.types.indices)
    }
    var candidates: [(FunctionID, TypeID?)] = owners.flatMap { owner in
      (declaredTypes.members(owner).staticMethods[name] ?? []).map { ($0, owner) }
    }
    candidates += (interpreter.program.freeFunctions[name] ?? []).map { ($0, nil) }
    return candidates.first { function, owner in
      let parameters = interpreter.program.functions[function].parameters
      return parameters.count == 2 && interpreter.program.functions[function].body != nil
        && conversions.accepts(current, parameters[0].type, owner: owner)
    }
  }

  /// `target = value`: a set, not a change in place (Observation tells them apart).
  func store(
    _ value: Value, in place: Place, site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    switch place {
    case .local(let slot):
      let value = operators.implicit(value, like: frame.slots[slot])
      try recorder.noteLocalWrite(frame.slots[slot], value)
      frame.slots[slot] = value
    case .boxed(let slot):
      if case .box(let box) = frame.slots[slot] {
        box.value = operators.implicit(value, like: box.value)
      } else {
        frame.slots[slot] = .box(Box(value))
      }
    case .this:
      let owner = interpreter.program.functions[frame.function].owner
      frame.this = owner.map { conversions.coerce(value, to: .declared($0, [])) } ?? value
    case .global(let index):
      let property = interpreter.program.globals[index]
      let old = property.didSet == nil ? .nilValue : try interpreter.global(index)
      try setVariable(property, old: old, new: value, this: nil) { interpreter.globals[index] = $0 }
    case .member(let base, let name, _, let memberSite):
      try storeMember(value, base, name, site: memberSite, &frame)
    case .unwrapped(let inner):
      try store(value, in: inner, site: site, &frame)
    case .tuple(let places):
      guard case .tuple(let tuple) = value, tuple.elements.count == places.count else {
        throw .unsupported(Unsupported(.mutation, ["="], at: recorder.location(site: site)))
      }
      for (inner, element) in zip(places, tuple.elements) {
        try store(element, in: inner, site: site, &frame)
      }
    case .subscripted(let base, let indices, _, let subscriptSite):
      try storeElement(value, base, indices, site: subscriptSite, &frame)
    case .discard, .value: break
    }
  }

  /// A declared subscript is set without asking its getter.
  private func storeElement(
    _ value: Value, _ base: Place, _ indices: [LabeledValue], site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    let owner = try peek(base, &frame)
    guard let declared = userSubscript(owner, indices), declared.setter != nil else {
      return try modify(
        .subscripted(base, indices, held: Place.Held(), site: site), site: site, &frame
      ) { $0 = value }
    }
    try set(value, through: declared, indices, in: base, owner: owner, site: site, &frame)
  }

  private func storeMember(
    _ value: Value, _ base: Place, _ name: String, site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    if case .this = base, let written = try writeThroughSelf(name, value, site: site, &frame),
      written
    {
      return
    }
    let owner = try peek(base, &frame)
    switch owner {
    case .object(let id):
      return try interpreter.host.valueStore.setObjectProperty(
        id, name, to: value, inPlace: false, site: site)
    case .binding(let binding):
      return try interpreter.host.valueStore.setBindingMember(binding, name, to: value, site: site)
    case .type(let reference):
      return try setStatic(name, of: reference, to: value, site: site)
    case .closure, .view: return
    default: break
    }
    if try interpreter.host.valueStore.setThroughWrapper(owner, name, value, site: site) { return }
    let before = interpreter.host.writeCount
    defer { recorder.noteUnknownWrite(name, of: owner, at: base, since: before, site: site, frame) }
    try modify(base, site: site, &frame) { current throws(Interruption) in
      try self.setMember(name, of: &current, to: value, site: site)
    }
  }

  /// Initializers write the storage of their own wrapped properties, and plain fields.
  private func writeThroughSelf(
    _ name: String, _ value: Value, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Bool? {
    guard case .structure(var structure)? = frame.this else { return nil }
    guard interpreter.program.functions[frame.function].kind == .initializer else { return nil }
    let table = declaredTypes.members(structure.type)
    let properties = declaredTypes.layout(structure.type)
    if name.hasPrefix("_"), let index = table.stored[String(name.dropFirst())] {
      structure.fields[index] = try interpreter.host.valueStore.wrapperStorage(
        properties[index], value)
    } else if let index = table.stored[name] {
      if properties[index].wrapper != nil {
        if isLost(index, of: structure, properties) { return true }
        structure.fields[index] = try interpreter.host.valueStore.wrapped(properties[index], value)
      } else {
        structure.fields[index] = try interpreter.adapt(
          value, to: properties[index].type,
          builder: properties[index].type?.isFunction == true ? properties[index].builder : nil)
      }
    } else {
      return false
    }
    frame.this = .structure(structure)
    return true
  }

  /// Whether what an initializer assigns to a state goes nowhere: once every property has a value, Swift calls
  /// the wrapper's setter, and that has no place to write to before the view is installed (semantics.md 4.1).
  private func isLost(
    _ index: Int, of structure: Structure, _ properties: [StoredProperty]
  ) -> Bool {
    guard let name = properties[index].wrapper?.name,
      [.state, .focusState].contains(Catalog.wrapper(name)?.kind)
    else { return false }
    return zip(properties, structure.fields).allSatisfy { $0.hasValue($1) }
  }

  /// Changes a struct, enum, tuple or symbolic value's member.
  func setMember(
    _ name: String, of base: inout Value, to value: Value, site: Int
  ) throws(Interruption) {
    if try setComputed(name, of: &base, to: value) { return }
    try modifyMember(name, of: &base, site: site) { current throws(Interruption) in
      current = operators.implicit(value, like: current)
    }
  }

  /// Through a computed property's setter, without asking its getter.
  private func setComputed(
    _ name: String, of base: inout Value, to value: Value
  ) throws(Interruption) -> Bool {
    if let type = comparison.declaredType(of: base), declaredTypes.members(type).stored[name] != nil
    {
      return false
    }
    for owner in interpreter.memberOwners(of: base) {
      guard let property = declaredTypes.members(owner).computed[name], let setter = property.setter
      else {
        continue
      }
      base = try runSetter(setter, value: conversions.coerce(value, to: property.type), this: base)
      return true
    }
    return false
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modifyMember<R>(
    _ name: String, of base: inout Value, held: Place.Held? = nil, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    if name == "self" { return try body(&base) }
    switch base {
    case .structure(var value):
      if let (index, part) = ownStorage(name, of: value) {
        let result =
          if let part {
            try modifyMember(part, of: &value.fields[index], site: site, body)
          } else {
            try body(&value.fields[index])
          }
        base = .structure(value)
        return result
      }
      if let index = declaredTypes.members(value.type).stored[name] {
        let property = declaredTypes.layout(value.type)[index]
        if case .wrapper(let wrapper) = value.fields[index] {
          return try interpreter.host.valueStore.modifyWrapper(wrapper, site: site, body)
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
        var thrown: Interruption?
        var result: R?
        do throws(Interruption) { result = try body(&field) } catch { thrown = error }
        field = conversions.coerce(field, to: property.type)
        value.fields[index] = old
        base = .structure(value)
        let isOwn = isInObserver(of: property)
        if let observer = property.willSet, !isOwn {
          base = try runSetter(observer, value: field, this: base)
        }
        if case .structure(var current) = base {
          current.fields[index] = field
          base = .structure(current)
        }
        if !isOwn { try runObservers(property, old: old, on: &base) }
        if let result { return result }
        throw thrown ?? .waiting
      }
    case .object(let id):
      return try interpreter.host.valueStore.modifyObjectProperty(id, name, site: site, body)
    case .tuple(var tuple):
      if let index = tuple.labels.firstIndex(of: name) ?? Int(name), tuple.elements.indices ~= index
      {
        base = .void
        let labels = tuple.labels
        let old = tuple.elements[index]
        let result = try body(&tuple.elements[index])
        tuple.elements[index] = operators.implicit(tuple.elements[index], like: old)
        base = .tuple(Tuple(elements: tuple.elements, labels: labels))
        return result
      }
    default: break
    }
    return try modifyComputed(name, of: &base, held: held, site: site, body)
  }

  /// Through a computed property's setter; symbolic values remember what was set.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func modifyComputed<R>(
    _ name: String, of base: inout Value, held: Place.Held?, site: Int,
    _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    var current: Value
    if let known = held?.value {
      current = known
    } else {
      current = try interpreter.member(name, of: base, site: site)
    }
    let old = current
    let result = try body(&current)
    for owner in interpreter.memberOwners(of: base) {
      guard let property = declaredTypes.members(owner).computed[name] else { continue }
      guard let setter = property.setter else { return result }
      base = try runSetter(
        setter, value: conversions.coerce(current, to: property.type), this: base)
      return result
    }
    if try interpreter.host.publisherHost.setSubjectValue(name, of: base, to: current) {
      return result
    }
    recorder.noteSet(name, of: base, to: current)
    descriptions.noteSetting(name, of: base, to: current)
    if interpreter.host.valueStore.setForeign(name, of: base, to: current, site: site) {
      return result
    }
    if case .term = base {
      base = .term(Term(.source, "set " + name, [base, current]))
    } else {
      try refuseLoss(of: current, since: old, site: site)
    }
    return result
  }

  /// Runs a setter and gives back `self` as it left it.
  func runSetter(
    _ id: FunctionID, value: Value, this: Value
  ) throws(Interruption) -> Value {
    let function = interpreter.program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, function.parameters.count)),
      this: this, function: id)
    if !function.parameters.isEmpty {
      frame.slots[0] = function.parameters[0].isBoxed ? .box(Box(value)) : value
    }
    try interpreter.beginCall(at: function.location)
    interpreter.noteEntered(id)
    interpreter.setters.append((id, interpreter.callDepth))
    defer {
      interpreter.setters.removeLast()
      interpreter.callDepth -= 1
    }
    if let body = function.body { _ = try interpreter.execute(body, &frame) }
    return frame.this ?? this
  }

  /// Whether the code that runs is an observer of this property itself: what it writes there runs no observer.
  private func isInObserver(of property: StoredProperty) -> Bool {
    guard let last = interpreter.setters.last, last.depth == interpreter.callDepth else {
      return false
    }
    return last.id == property.willSet || last.id == property.didSet
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
    guard let owner = interpreter.staticOwner(reference) else { return }
    if let key = declaredTypes.members(owner).staticStored[name] {
      let property = interpreter.program.types[key.type].staticStored[key.index]
      let old = property.didSet == nil ? .nilValue : try interpreter.staticStored(key)
      try setVariable(property, old: old, new: value, this: .type(reference)) {
        interpreter.statics[key] = $0
      }
    } else if let setter = declaredTypes.members(owner).staticComputed[name]?.setter {
      _ = try interpreter.invoke(setter, values: [value], this: .type(reference))
    }
  }
}
