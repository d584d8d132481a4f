/// Bindings: projection, reading, writing.
extension Storage {
  func bindingMember(
    _ name: String, _ binding: BindingValue, site: Int
  ) throws(Interruption) -> Value {
    switch name {
    case "wrappedValue": return try readBinding(binding)
    case "projectedValue": return .binding(binding)
    case "animation", "transaction": return .binding(binding)
    default:
      if let owner = declaredTypes.externalExtension("Binding"),
        let property = declaredTypes.members(owner).computed[name]
      {
        return conversions.coerce(
          try interpreter.invoke(property.getter, values: [], this: .binding(binding)),
          to: property.type)
      }
      if let own = try ownMember(name, of: binding, site: site) { return own }
      return .binding(try projected(binding, name, site: site))
    }
  }

  /// `$item.name`: the same location, one step further (semantics.md 4.2).
  func projected(
    _ binding: BindingValue, _ name: String, site: Int
  ) throws(Interruption) -> BindingValue {
    let snapshot = try interpreter.member(name, of: binding.snapshot, site: site)
    let held = try peekBinding(binding)
    if case .object(let id) = held { return try objectBinding(id, [.property(name)], site: site) }
    if foreignKey(held) != nil { return try foreignBinding(held, [.property(name)], site: site) }
    return BindingValue(
      base: binding.base, path: binding.path + [.property(name)], snapshot: snapshot,
      isElement: binding.isElement, isOfRow: binding.isOfRow, box: binding.box,
      animation: binding.animation)
  }

  /// `$items[i]`: made through an index, so the collection is read now (semantics.md 4.2).
  func element(
    of binding: BindingValue, _ indices: [LabeledValue], site: Int
  ) throws(Interruption) -> BindingValue {
    try element(of: binding, indices, isOfRow: false, site: site)
  }

  /// - Parameter isOfRow: the binding is that of a list's row, which outlives its element.
  func element(
    of binding: BindingValue, _ indices: [LabeledValue], isOfRow: Bool, site: Int
  ) throws(Interruption) -> BindingValue {
    let collection = try readBinding(binding)
    let snapshot = try placeAccess.element(of: collection, indices, site: site)
    return BindingValue(
      base: binding.base, path: binding.path + [.index(indices)], snapshot: snapshot,
      isElement: true, isOfRow: isOfRow || binding.isOfRow, box: binding.box,
      animation: binding.animation)
  }

  /// The current value, recorded as a read of the binding's holder or of the state itself.
  func readBinding(_ binding: BindingValue) throws(Interruption) -> Value {
    if interpreter.isUpdating {
      if let box = binding.box {
        graph.engine.bindingBoxes[box].wasRead = true
        graph.engine.bindingBoxes[box].isReadHere = true
      } else if case .state(let location) = binding.base {
        graph.engine.locations[location].wasRead = true
        if !graph.engine.sharedLocations.isEmpty { noteRead(throughBindingTo: location) }
      }
    }
    return try peekBinding(binding)
  }

  /// Of which owner a binding is, is not known: all of them have read it.
  private func noteRead(throughBindingTo location: LocationID) {
    let state = graph.engine.locations[location]
    graph.engine.locations[location].readers.formUnion([state.owner] + state.sharers)
  }

  /// The current value, without recording a read.
  func peekBinding(_ binding: BindingValue) throws(Interruption) -> Value {
    guard binding.isOfRow else { return try follow(binding) }
    if let scope = interpreter.scopes.last, graph.engine.nodes[scope].isLeaving {
      return binding.snapshot
    }
    return try elementOfRow(binding) ?? binding.snapshot
  }

  /// What a row's binding leads to. nil: its element is gone.
  private func elementOfRow(_ binding: BindingValue) throws(Interruption) -> Value? {
    do throws(Interruption) {
      return try follow(binding)
    } catch {
      if case .trap(let kind, _, _) = error, kind == .index { return nil }
      throw error
    }
  }

  private func follow(_ binding: BindingValue) throws(Interruption) -> Value {
    switch binding.base {
    case .state(let location):
      return try read(binding.path[...], from: currentValue(location), site: 0)
    case .constant(let value): return try read(binding.path[...], from: value, site: 0)
    case .object(let id): return try read(binding.path[...], from: .object(id), site: 0)
    case .foreign(let object): return try read(binding.path[...], from: object, site: 0)
    case .functions(let get, _):
      return try read(binding.path[...], from: interpreter.call(get, []), site: 0)
    }
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modifyBinding<R>(
    _ binding: BindingValue, site: Int, _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    if let animation = binding.animation {
      graph.engine.animates = true
      recorder.noteTransaction([LabeledValue(label: nil, value: animation)])
    }
    if binding.isOfRow, try elementOfRow(binding) == nil {
      var gone = binding.snapshot
      return try body(&gone)
    }
    switch binding.base {
    case .state(let location):
      var root = currentValue(location)
      let result = try modify(&root, binding.path[...], site: site, body)
      try writeLocation(location, root, site: site)
      return result
    case .object(let id):
      var root = Value.object(id)
      return try modify(&root, binding.path[...], isSet: true, site: site, body)
    case .foreign(let object):
      var root = object
      return try modify(&root, binding.path[...], isSet: true, site: site, body)
    case .constant(var value): return try modify(&value, binding.path[...], site: site, body)
    case .functions(let get, let set):
      var root = try interpreter.call(get, [])
      let result = try modify(&root, binding.path[...], site: site, body)
      _ = try interpreter.call(set, [root])
      return result
    }
  }

  /// `binding.wrappedValue = v`, `binding.name = v`.
  func setBindingMember(
    _ binding: BindingValue, _ name: String, to value: Value, site: Int
  ) throws(Interruption) {
    let target = name == "wrappedValue" ? binding : try projected(binding, name, site: site)
    try modifyBinding(target, site: site) { $0 = operators.implicit(value, like: $0) }
  }

  /// Follows a path for reading.
  func read(
    _ path: ArraySlice<KeyPathValue.Component>, from root: Value, site: Int
  ) throws(Interruption) -> Value {
    var value = root
    for component in path {
      switch component {
      case .property(let name): value = try interpreter.member(name, of: value, site: site)
      case .index(let indices): value = try placeAccess.element(of: value, indices, site: site)
      case .optionalChain: if case .nilValue = value { return .nilValue }
      }
    }
    return value
  }

  /// Follows a path for writing. `isSet`: the last step is a plain set, as a binding's is.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modify<R>(
    _ value: inout Value, _ path: ArraySlice<KeyPathValue.Component>, isSet: Bool = false,
    site: Int, _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    guard let first = path.first else { return try body(&value) }
    let rest = path.dropFirst()
    switch first {
    case .optionalChain: return try modify(&value, rest, isSet: isSet, site: site, body)
    case .property(let name):
      if case .object(let id) = value, rest.isEmpty, isSet {
        var current = try interpreter.member(name, of: value, site: site)
        let result = try body(&current)
        try setObjectProperty(id, name, to: current, inPlace: false, site: site)
        return result
      }
      return try placeAccess.modifyMember(name, of: &value, site: site) {
        inner throws(Interruption) in
        try self.modify(&inner, rest, isSet: isSet, site: site, body)
      }
    case .index(let indices):
      if let declared = placeAccess.userSubscript(value, indices) {
        var element = try interpreter.invoke(declared.getter, indices, this: value, site: site)
        let result = try modify(&element, rest, isSet: isSet, site: site, body)
        value = try placeAccess.set(element, through: declared, indices, of: value, site: site)
        return result
      }
      if case .keyPath(let path)? = indices.first?.value, indices[0].label == "keyPath" {
        return try modify(
          &value, (path.components + rest)[...], isSet: isSet, site: site, body)
      }
      return try library.modifySubscript(&value, indices, site: site) {
        inner throws(Interruption) in
        try self.modify(&inner, rest, isSet: isSet, site: site, body)
      }
    }
  }

  /// Methods of bindings and objects that the program does not declare.
  func wrapperMethod(
    _ name: String, of receiver: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    switch receiver {
    case .binding(let binding):
      if name == "animation" || name == "transaction" {
        let animation = arguments.first?.value ?? .term(Term(.implicitMember, "default"))
        return .binding(
          BindingValue(
            base: binding.base, path: binding.path, snapshot: binding.snapshot,
            isElement: binding.isElement, isOfRow: binding.isOfRow, box: binding.box,
            animation: animation.isNil ? nil : animation))
      }
      return try collectionMethod(name, ofElementsOf: binding, arguments, site: site)
    case .type(.external("Binding", _)):
      return nil
    case .term(let term) where term.kind == .source && term.head == "objectWillChange":
      if name == "send", case .object(let id)? = term.operands.first {
        try emit(id, site: site)
        return .void
      }
      return nil
    default: return nil
    }
  }

  /// A binding to state that the parent keeps. What is written through it is seen outside.
  func hostBinding(_ value: Value, name: String) -> BindingValue {
    let known = hostLocation(named: name)
    if known == nil {
      graph.engine.locations.append(
        StateLocation(value: value, owner: 0, name: hostLabel(name)))
    }
    let location = known ?? graph.engine.locations.count - 1
    return BindingValue(
      base: .state(location), path: [], snapshot: graph.engine.locations[location].value)
  }

  /// Where the parent keeps what it has given away as a binding. nil: it has given no such binding.
  func hostLocation(named name: String) -> LocationID? {
    let label = hostLabel(name)
    return graph.engine.locations.firstIndex { $0.owner == 0 && $0.name == label }
  }

  private func hostLabel(_ name: String) -> String { "parent's \(name)" }
}
