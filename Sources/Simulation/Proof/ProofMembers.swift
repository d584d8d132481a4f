import Catalog

/// Reading members of values.
extension ProofRun {
  func member(
    _ name: String, of base: ProofValue, site: Int
  ) throws(ProofStop) -> ProofValue {
    try tick(site)
    if name == "self" { return base }
    switch base {
    case .structure(let type, let fields):
      if let value = try structureMember(name, type, fields, site: site) { return value }
    case .object(let id): if let value = try objectMember(name, id, site: site) { return value }
    case .type(let reference): return try staticMember(name, of: reference, site: site)
    case .binding(let binding):
      if name == "wrappedValue" { return try read(binding, site: site) }
      if name == "projectedValue" { return base }
      return .binding(try projected(binding, .member(name), site: site))
    case .tuple(let values, let labels):
      if let index = Int(name) ?? labels.firstIndex(of: name), values.indices.contains(index) {
        return values[index]
      }
    case .implicit, .either: throw stop(.member, name, site)
    case .optional(_, _), .none: throw stop(.member, name, site)
    default: break
    }
    return try computedMember(name, of: base, site: site)
  }

  private func computedMember(
    _ name: String, of base: ProofValue, site: Int
  ) throws(ProofStop) -> ProofValue {
    for owner in owners(of: base) {
      if let property = program.types[owner].computed[name] {
        return try natives.coerce(invoke(property.getter, [], this: base), to: property.type)
      }
      if case .environment = base,
        let entry = program.types[owner].stored.first(where: { $0.name == name })
      {
        return try views.environmentEntry(entry)
      }
    }
    let found = methods(name, of: base)
    if !found.isEmpty {
      return .closure(ProofClosure(code: .method(name, found), this: base))
    }
    if case .environment = base { return try views.environmentMember(name, site: site) }
    if let view = views.view(from: base) { return try views.modify(view, name, [], site: site) }
    return try natives.libraryProperty(base, name, site: site)
  }

  private func structureMember(
    _ name: String, _ type: TypeID, _ fields: [ProofValue], site: Int
  ) throws(ProofStop) -> ProofValue? {
    let stored = program.types[type].stored
    if let index = stored.firstIndex(where: { $0.name == name }) {
      return try read(fields[index], stored[index], site: site)
    }
    guard let first = name.first, first == "$" || first == "_",
      let index = stored.firstIndex(where: { $0.name == name.dropFirst() }),
      case .wrapper(let wrapper) = fields[index]
    else { return nil }
    if first == "_" {
      // `_x` of a binding hands on the binding.
      guard wrapper.kind == .binding else { throw stop(.member, name, site) }
      return wrapper.value
    }
    switch wrapper.kind {
    case .binding: return wrapper.value
    case .state, .focus:
      guard let cell = wrapper.cell else { throw stop(.member, name, site) }
      if case .object(let id) = store.cells[cell], stored[index].wrapper?.name != "StateObject",
        !program.types[store.objects[id].type].isObservable
      {
        // Nobody is told when a model of this kind changes in a plain state.
        throw stop(.object, name, site)
      }
      return .binding(ProofBinding(base: .cell(cell)))
    case .object, .observed, .environmentObject:
      return .binding(ProofBinding(base: .constant(wrapper.value)))
    default: throw stop(.member, name, site)
    }
  }

  private func read(
    _ field: ProofValue, _ property: StoredProperty, site: Int
  ) throws(ProofStop) -> ProofValue {
    switch field {
    case .wrapper(let wrapper):
      switch wrapper.kind {
      case .state, .focus:
        if let cell = wrapper.cell { return store.cells[cell] }
        throw stop(.property, property.name, site)
      case .binding:
        guard case .binding(let binding) = wrapper.value else { break }
        return try self.read(binding, site: site)
      default: return wrapper.value
      }
      throw stop(.property, property.name, site)
    case .ended: throw stop(.property, property.name, site)
    default: return field
    }
  }

  private func objectMember(
    _ name: String, _ id: Int, site: Int
  ) throws(ProofStop) -> ProofValue? {
    let object = store.objects[id]
    let declaration = program.types[object.type]
    guard let index = declaration.stored.firstIndex(where: { $0.name == name }) else { return nil }
    let property = declaration.stored[index]
    if case .ended = object.fields[index] { throw stop(.property, name, site) }
    if let body = bodies.last, !property.isLet, !property.keepsInitial, !declaration.isObservable {
      // A view shows the values of a model when it is told of their changes.
      guard property.wrapper?.name == "Published", body.observed.contains(id) else {
        throw stop(.object, name, site)
      }
    }
    return object.fields[index]
  }

  private func staticMember(
    _ name: String, of reference: TypeRef, site: Int
  ) throws(ProofStop) -> ProofValue {
    if name == "self" { return .type(reference) }
    let owner: TypeID?
    switch reference {
    case .declared(let id, _): owner = id
    case .external(let typeName, _): owner = externalExtension(typeName)
    default: owner = nil
    }
    if let owner {
      let declaration = program.types[owner]
      if let index = declaration.cases.firstIndex(where: { $0.name == name }) {
        return enumCase(owner, index)
      }
      if let property = declaration.staticStored.first(where: { $0.name == name }) {
        guard property.isLet, property.wrapper == nil, let initial = property.initial else {
          throw stop(.property, name, site)
        }
        return try constant(initial, property.type)
      }
      if let property = declaration.staticComputed[name] {
        return try natives.coerce(
          invoke(property.getter, [], this: .type(reference)), to: property.type)
      }
      if let ids = declaration.staticMethods[name] {
        return .closure(ProofClosure(code: .functions(ids, owner: reference)))
      }
      if name == "allCases", declaration.kind == .enumeration,
        declaration.cases.allSatisfy(\.payload.isEmpty)
      {
        return .array(declaration.cases.indices.map { enumCase(owner, $0) })
      }
    }
    guard case .external(let typeName, _) = reference else { throw stop(.member, name, site) }
    if initializers.declaresStatic(name) { throw stop(.member, name, site) }
    if Catalog.hasConstants(typeName) { return .term(terms.constant("." + name)) }
    throw stop(.member, "\(typeName).\(name)", site)
  }

  func enumCase(_ type: TypeID, _ index: Int) -> ProofValue {
    let declaration = program.types[type]
    let one = declaration.cases[index]
    if !one.payload.isEmpty { return .closure(ProofClosure(code: .enumCase(type, index))) }
    if declaration.cases.allSatisfy(\.payload.isEmpty) {
      return .term(terms.intern(.constant(one.name), [], .enumeration(declaration.name)))
    }
    return .enumeration(type, index, [])
  }

  // MARK: Bindings

  func projected(
    _ binding: ProofBinding, _ step: ProofBinding.Step, site: Int
  ) throws(ProofStop) -> ProofBinding {
    if binding.path.isEmpty, case .member(let name) = step,
      case .object(let id) = try peek(binding, site: site)
    {
      return ProofBinding(base: .member(id, name))
    }
    return ProofBinding(base: binding.base, path: binding.path + [step])
  }

  private func peek(_ binding: ProofBinding, site: Int) throws(ProofStop) -> ProofValue {
    if case .constant(let value) = binding.base { return value }
    if case .cell(let cell) = binding.base { return store.cells[cell] }
    return .void
  }

  func read(_ binding: ProofBinding, site: Int) throws(ProofStop) -> ProofValue {
    var value: ProofValue
    switch binding.base {
    case .cell(let cell): value = store.cells[cell]
    case .member(let id, let name): value = try objectField(id, name, site: site)
    case .functions(let get, _): value = try call(get, [], site: site)
    case .constant(let constant): value = constant
    }
    for step in binding.path {
      switch step {
      case .member(let name): value = try member(name, of: value, site: site)
      case .index(let index):
        value = try natives.element(
          of: value, [ProofArgument(label: nil, value: .term(index))], site: site)
      }
    }
    return value
  }

  func write(
    _ binding: ProofBinding, _ value: ProofValue, site: Int
  ) throws(ProofStop) {
    switch binding.base {
    case .cell(let cell):
      let new = try replacing(binding.path[...], of: store.cells[cell], with: value, site: site)
      try setCell(cell, new, site: site)
    case .member(let id, let name):
      let old = try objectField(id, name, site: site)
      let new = try replacing(binding.path[...], of: old, with: value, site: site)
      try setMember(id, name, new, site: site)
    case .functions(let get, let set):
      let old = try call(get, [], site: site)
      let new = try replacing(binding.path[...], of: old, with: value, site: site)
      _ = try call(set, [ProofArgument(label: nil, value: new)], site: site)
    case .constant: throw stop(.property, "binding", site)
    }
  }

  func objectField(_ id: Int, _ name: String, site: Int) throws(ProofStop) -> ProofValue {
    let declaration = program.types[store.objects[id].type]
    if let index = declaration.stored.firstIndex(where: { $0.name == name }) {
      return store.objects[id].fields[index]
    }
    return try member(name, of: .object(id), site: site)
  }

  /// A value with another one at a place inside.
  func replacing(
    _ path: ArraySlice<ProofBinding.Step>, of value: ProofValue, with new: ProofValue, site: Int
  ) throws(ProofStop) -> ProofValue {
    guard let first = path.first else { return try alike(new, value) }
    switch (first, value) {
    case (.member(let name), .structure(let type, var fields)):
      let stored = program.types[type].stored
      guard let index = stored.firstIndex(where: { $0.name == name }),
        stored[index].wrapper == nil
      else { throw stop(.member, name, site) }
      let inner = try replacing(path.dropFirst(), of: fields[index], with: new, site: site)
      fields[index] = try natives.coerce(inner, to: stored[index].type)
      return .structure(type, fields)
    case (.index(let index), .array(var elements)):
      if let position = terms.integerValue(index) {
        guard elements.indices.contains(position) else { throw stop(.trap, "index", site) }
        elements[position] = try replacing(
          path.dropFirst(), of: elements[position], with: new, site: site)
        return .array(elements)
      }
      natives.demandIndex(index, terms.integer(elements.count), nil)
      for position in elements.indices {
        let changed = try replacing(
          path.dropFirst(), of: elements[position], with: new, site: site)
        elements[position] = try merge(
          terms.equal(index, terms.integer(position)), changed, elements[position])
      }
      return .array(elements)
    case (.index(let index), .list(let list, let shape)):
      let inner = try replacing(
        path.dropFirst(), of: natives.element(of: list, shape, at: index), with: new, site: site)
      return try natives.replacing(list, shape, at: index, with: inner)
    default: throw stop(.member, "", site)
    }
  }

  /// Whether a reference is in a value: what is reached through it is known where it is adopted only.
  func holdsObject(_ value: ProofValue) -> Bool {
    switch value {
    case .object, .closure, .binding, .wrapper, .box: true
    case .optional(_, let inner): holdsObject(inner)
    case .structure(_, let values), .enumeration(_, _, let values), .tuple(let values, _),
      .array(let values):
      values.contains(where: holdsObject)
    default: false
    }
  }

  func setCell(_ cell: Int, _ value: ProofValue, site: Int) throws(ProofStop) {
    if !bodies.isEmpty || isPure { throw stop(.effect, cellNames[cell], site) }
    if holdsObject(value) { throw stop(.object, cellNames[cell], site) }
    store.cells[cell] = value
  }

  func setMember(
    _ id: Int, _ name: String, _ value: ProofValue, site: Int
  ) throws(ProofStop) {
    let declaration = program.types[store.objects[id].type]
    if let property = declaration.computed[name] {
      guard let setter = property.setter else { throw stop(.member, name, site) }
      try runSetter(setter, value, this: .object(id))
      return
    }
    guard let index = declaration.stored.firstIndex(where: { $0.name == name }) else {
      throw stop(.member, name, site)
    }
    if !bodies.isEmpty || isPure { throw stop(.effect, name, site) }
    if holdsObject(value) { throw stop(.object, name, site) }
    store.objects[id].fields[index] = try natives.coerce(
      alike(value, store.objects[id].fields[index]), to: declaration.stored[index].type)
  }

  func runSetter(_ id: FunctionID, _ value: ProofValue, this: ProofValue) throws(ProofStop) {
    let function = program.functions[id]
    try push(id, this: this)
    guard function.parameters.count == 1 else { throw stop(.call) }
    try setSlot(0, function.parameters[0].isBoxed ? box(value) : value)
    _ = try run(function, builder: nil)
  }
}
