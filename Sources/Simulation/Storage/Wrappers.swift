import Catalog

/// Property wrappers: making them, reading and writing through them.
extension Storage {
  func wrapper(for property: StoredProperty, value: Value) -> Value {
    guard let use = property.wrapper else { return value }
    let kind = Catalog.wrapper(use.name)?.kind ?? .other
    return .wrapper(Wrapper(kind: kind, value: value))
  }

  /// The storage of a wrapped property from its default value and the attribute's arguments.
  /// nil: it has none, and its initializer must supply one.
  func initialWrapper(
    _ property: StoredProperty, _ use: WrapperUse
  ) throws(Interruption) -> Value? {
    if let declared = use.declared { return try declaredWrapper(property, use, declared) }
    let kind = Catalog.wrapper(use.name)?.kind ?? .other
    switch kind {
    case .stateObject:
      guard let initial = property.initial else { return nil }
      return .wrapper(
        Wrapper(
          kind: kind, value: .nilValue,
          makeValue: made(by: initial, as: property.type)))
    case .environment, .environmentObject: return try environmentWrapper(property, use, kind)
    case .namespace:
      return .wrapper(
        Wrapper(kind: kind, value: .term(Term(.source, "namespace " + property.name))))
    case .query:
      let results = Value.term(Term(.source, property.name))
      graph.engine.queried.insert(comparison.hashKey(results))
      return .wrapper(Wrapper(kind: kind, value: results))
    case .focusState:
      let isFlag = property.type.map { declaredTypes.name(of: $0) == "Bool" } ?? false
      return .wrapper(Wrapper(kind: kind, value: isFlag ? .boolean(false) : .nilValue))
    case .binding:
      return try property.initial.map { id throws(Interruption) in
        try wrapped(property, interpreter.invoke(id, values: [], this: nil))
      }
    default:
      guard let initial = property.initial else { return try argumentWrapper(property, use, kind) }
      let value = conversions.coerce(
        try interpreter.invoke(initial, values: [], this: nil), to: property.type)
      return .wrapper(Wrapper(kind: kind, value: value, key: try wrapperKey(use)))
    }
  }

  /// `@State(initialValue: 0)`, `@AppStorage("k")` of an optional.
  private func argumentWrapper(
    _ property: StoredProperty, _ use: WrapperUse, _ kind: WrapperEntry.Kind
  ) throws(Interruption) -> Value? {
    let key = try wrapperKey(use)
    if let argument = use.arguments.first(where: {
      $0.label == "initialValue" || $0.label == "wrappedValue"
    }) {
      let value = conversions.coerce(
        try interpreter.invoke(argument.value, values: [], this: nil), to: property.type)
      return .wrapper(Wrapper(kind: kind, value: value, key: key))
    }
    if case .optional? = property.type {
      return .wrapper(Wrapper(kind: kind, value: .nilValue, key: key))
    }
    return nil
  }

  /// The key of `@AppStorage`, the text style that `@ScaledMetric` follows.
  private func wrapperKey(_ use: WrapperUse) throws(Interruption) -> Value? {
    if Catalog.wrapper(use.name)?.kind == .scaledMetric {
      let style = use.arguments.first { $0.label == "relativeTo" }
      return try style.map { argument throws(Interruption) in
        try interpreter.invoke(argument.value, values: [], this: nil)
      } ?? .term(Term(.implicitMember, "body"))
    }
    guard use.name == "AppStorage" || use.name == "SceneStorage", let first = use.arguments.first
    else { return nil }
    let key = try interpreter.invoke(first.value, values: [], this: nil)
    // A scene keeps its values apart from those of the app, and so does each other store.
    if use.name == "SceneStorage" { return .array(ArrayBox([.string("scene"), key])) }
    guard let store = use.arguments.first(where: { $0.label == "store" }) else { return key }
    let other = try interpreter.invoke(store.value, values: [], this: nil)
    return .array(ArrayBox([.string(descriptions.shown(other)), key]))
  }

  private func environmentWrapper(
    _ property: StoredProperty, _ use: WrapperUse, _ kind: WrapperEntry.Kind
  ) throws(Interruption) -> Value {
    var key: Value?
    if let argument = use.arguments.first {
      key = try interpreter.invoke(argument.value, values: [], this: nil)
    } else if let type = property.type {
      key = .type(type)
    }
    return .wrapper(Wrapper(kind: kind, value: .nilValue, key: key))
  }

  /// A wrapper that the program declares: an instance of it.
  private func declaredWrapper(
    _ property: StoredProperty, _ use: WrapperUse, _ type: TypeID
  ) throws(Interruption) -> Value? {
    var arguments: [LabeledValue] = []
    if let initial = property.initial {
      arguments.append(
        LabeledValue(
          label: "wrappedValue",
          value: conversions.coerce(
            try interpreter.invoke(initial, values: [], this: nil), to: property.type)))
    }
    arguments += try attributeArguments(use)
    if arguments.isEmpty, !canConstruct(type) { return nil }
    try interpreter.beginCall(at: interpreter.program.types[type].location)
    defer { interpreter.callDepth -= 1 }
    return try initializers.construct(.declared(type, []), arguments, site: 0)
  }

  /// The function that makes an object of the declared type: `.init()` has no other.
  private func made(by initial: FunctionID, as type: TypeRef?) -> Closure {
    let function = Closure(code: .functions([initial], owner: nil))
    return type.map { function.with(signature: Closure.Signature(parameters: [], result: $0)) }
      ?? function
  }

  /// What stands in the parentheses of a wrapper's attribute.
  private func attributeArguments(_ use: WrapperUse) throws(Interruption) -> [LabeledValue] {
    var result: [LabeledValue] = []
    for argument in use.arguments {
      result.append(
        LabeledValue(
          label: argument.label,
          value: try interpreter.invoke(argument.value, values: [], this: nil)))
    }
    return result
  }

  private func canConstruct(_ type: TypeID) -> Bool {
    if conversions.choose(interpreter.program.types[type].initializers, []) != nil { return true }
    return declaredTypes.layout(type).allSatisfy {
      $0.initial != nil || $0.wrapper != nil
        || { if case .optional? = $0.type { true } else { false } }($0)
    }
  }

  /// A value given for a wrapped property by an initializer's argument or an assignment.
  func wrapped(_ property: StoredProperty, _ value: Value) throws(Interruption) -> Value {
    guard let use = property.wrapper else { return value }
    if let declared = use.declared {
      if case .structure(let storage) = value, storage.type == declared { return value }
      let given = LabeledValue(
        label: "wrappedValue", value: conversions.coerce(value, to: property.type))
      return try initializers.construct(
        .declared(declared, []), [given] + attributeArguments(use), site: 0)
    }
    if case .wrapper(let wrapper) = value { return .wrapper(wrapper) }
    let kind = Catalog.wrapper(use.name)?.kind ?? .other
    if kind == .binding,
      case .binding(let binding) = conversions.coerce(value, to: .external("Binding", []))
    {
      return .wrapper(Wrapper(kind: kind, value: .binding(binding)))
    }
    if kind == .binding {
      return .wrapper(
        Wrapper(
          kind: kind,
          value: .binding(BindingValue(base: .constant(value), path: [], snapshot: value))))
    }
    return .wrapper(
      Wrapper(
        kind: kind, value: conversions.coerce(value, to: property.type), key: try wrapperKey(use)))
  }

  /// `_name = value`: the wrapper itself.
  func wrapperStorage(_ property: StoredProperty, _ value: Value) throws(Interruption) -> Value {
    switch value {
    case .wrapper(let wrapper):
      return .wrapper(
        Wrapper(
          kind: wrapper.kind, value: conversions.coerce(wrapper.value, to: property.type),
          location: wrapper.location, makeValue: wrapper.makeValue, key: wrapper.key,
          reader: wrapper.reader))
    case .term(let term) where term.isImplicit:
      let argument = term.operands.first ?? .nilValue
      return try wrapped(property, argument)
    case .structure: return value
    default: return try wrapped(property, value)
    }
  }

  /// `State(initialValue:)`, `Binding(get:set:)`, … called by name.
  func constructWrapper(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard let kind = Catalog.wrapper(name)?.kind, kind != .published else { return nil }
    func argument(_ labels: String?...) -> Value? {
      arguments.first { labels.contains($0.label) }?.value
    }
    switch kind {
    case .binding: return try constructBinding(arguments)
    case .environment, .environmentObject, .namespace, .query, .scaledMetric: return nil
    case .stateObject:
      guard let object = argument("wrappedValue") else { return nil }
      return .wrapper(
        Wrapper(
          kind: kind, value: .nilValue,
          makeValue: Closure(code: .library("value"), captures: [object])))
    case .appStorage, .sceneStorage:
      return .wrapper(
        Wrapper(kind: kind, value: argument("wrappedValue") ?? .nilValue, key: argument(nil)))
    default:
      let value = argument("initialValue", "wrappedValue", "projectedValue", nil) ?? .nilValue
      return .wrapper(Wrapper(kind: kind, value: value))
    }
  }

  private func constructBinding(_ arguments: [LabeledValue]) throws(Interruption) -> Value? {
    let getter = arguments.first { $0.label == "get" || $0.label == nil }
    if case .closure(let get)? = getter?.value {
      var set = Closure(code: .library("ignore"))
      let setter = arguments.dropFirst().first { $0.label == "set" || $0.label == nil }
      if case .closure(let given)? = setter?.value { set = given }
      let snapshot = try interpreter.call(get, [])
      return .binding(
        BindingValue(base: .functions(get: get, set: set), path: [], snapshot: snapshot))
    }
    if case .binding(let base)? = arguments.first?.value {
      if case .nilValue = try readBinding(base) { return .nilValue }
      return .binding(base)
    }
    return nil
  }

  // MARK: Reading

  /// What a wrapped property reads as.
  func wrappedValue(of wrapper: Wrapper) throws(Interruption) -> Value {
    switch wrapper.kind {
    case .state, .focusState, .gestureState, .appStorage, .sceneStorage:
      guard let location = wrapper.location else { return wrapper.value }
      if wrapper.kind == .state, interpreter.isUpdating { noteOutdated(location) }
      return readLocation(location, by: wrapper.reader)
    case .binding:
      guard case .binding(let binding) = wrapper.value else { return wrapper.value }
      return try readBinding(binding)
    // How large it is depends on the text size that a person has chosen.
    case .scaledMetric where interpreter.options.showsEverything:
      return .term(
        Term(.source, "scaled", [wrapper.value] + [wrapper.key].compactMap(\.self)))
    default: return wrapper.value
    }
  }

  /// What `$name` reads as.
  func projection(of field: Value, site: Int) throws(Interruption) -> Value {
    switch field {
    case .wrapper(let wrapper): return try projection(of: wrapper, site: site)
    case .structure: return try interpreter.member("projectedValue", of: field, site: site)
    default: return .term(Term(.member, "projectedValue", [field]))
    }
  }

  private func projection(of wrapper: Wrapper, site: Int) throws(Interruption) -> Value {
    switch wrapper.kind {
    case .state, .appStorage, .sceneStorage, .focusState, .gestureState:
      guard let location = wrapper.location else {
        return .binding(
          BindingValue(base: .constant(wrapper.value), path: [], snapshot: wrapper.value))
      }
      return .binding(
        BindingValue(base: .state(location), path: [], snapshot: currentValue(location)))
    case .binding: return wrapper.value
    case .stateObject, .observedObject, .environmentObject, .bindable:
      return .wrapper(wrapper)
    case .published: return .term(Term(.source, "publisher", [wrapper.value]))
    default: return .wrapper(wrapper)
    }
  }

  /// Members of `$model`, and of wrappers kept as values.
  func wrapperMember(
    _ name: String, _ wrapper: Wrapper, site: Int
  ) throws(Interruption) -> Value? {
    switch name {
    case "wrappedValue": return try wrappedValue(of: wrapper)
    case "projectedValue": return try projection(of: wrapper, site: site)
    default: break
    }
    switch wrapper.kind {
    case .stateObject, .observedObject, .environmentObject, .bindable, .environment: break
    default: return nil
    }
    switch wrapper.value {
    case .object(let id): return .binding(try objectBinding(id, [.property(name)], site: site))
    case .term, .fresh:
      if foreignKey(wrapper.value) != nil {
        return .binding(try foreignBinding(wrapper.value, [.property(name)], site: site))
      }
      let model = BindingValue(base: .constant(wrapper.value), path: [], snapshot: wrapper.value)
      return .binding(try projected(model, name, site: site))
    default: return nil
    }
  }

  /// `$model[device: .radio]`: a binding through a subscript of the object. nil: the wrapper holds no object.
  func wrapperElement(
    _ indices: [LabeledValue], _ wrapper: Wrapper, site: Int
  ) throws(Interruption) -> Value? {
    guard case .object(let id) = wrapper.value else { return nil }
    return .binding(try objectBinding(id, [.index(indices)], site: site))
  }

  /// A binding to an object's property: its value is read when it is made (semantics.md 4.2).
  func objectBinding(
    _ id: ObjectID, _ path: [KeyPathValue.Component], site: Int
  ) throws(Interruption) -> BindingValue {
    let snapshot = try read(path[...], from: .object(id), site: site)
    return BindingValue(base: .object(id), path: path, snapshot: snapshot)
  }

  /// A binding to a member of an object from elsewhere.
  func foreignBinding(
    _ object: Value, _ path: [KeyPathValue.Component], site: Int
  ) throws(Interruption) -> BindingValue {
    let snapshot = try read(path[...], from: object, site: site)
    return BindingValue(base: .foreign(object), path: path, snapshot: snapshot)
  }

  // MARK: Writing

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func modifyWrapper<R>(
    _ wrapper: Wrapper, site: Int, _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R {
    switch wrapper.kind {
    case .state, .focusState, .gestureState, .appStorage, .sceneStorage:
      guard let location = wrapper.location else {
        var value = wrapper.value
        return try body(&value)
      }
      var value = readLocation(location)
      let result = try body(&value)
      try writeLocation(location, value, site: site)
      return result
    case .binding:
      guard case .binding(let binding) = wrapper.value else { break }
      return try modifyBinding(binding, site: site, body)
    default: break
    }
    var value = try wrappedValue(of: wrapper)
    return try body(&value)
  }

  /// Writes a view's wrapped property, or a custom wrapper's `wrappedValue`.
  func setThroughWrapper(
    _ owner: Value, _ name: String, _ value: Value, site: Int
  ) throws(Interruption) -> Bool {
    switch owner {
    case .structure(let structure):
      guard let index = declaredTypes.members(structure.type).stored[name],
        index < structure.fields.count,
        case .wrapper(let wrapper) = structure.fields[index]
      else { return false }
      let property = declaredTypes.layout(structure.type)[index]
      try placeAccess.modifyObserved(wrapper, property, of: owner, site: site) {
        current throws(Interruption) in
        current = conversions.coerce(operators.implicit(value, like: current), to: property.type)
      }
      return true
    case .wrapper(let wrapper) where name == "wrappedValue":
      try modifyWrapper(wrapper, site: site) { $0 = operators.implicit(value, like: $0) }
      return true
    default: return false
    }
  }

  /// Whether any view on the screen has a query.
  var hasQueries: Bool { !graph.engine.queried.isEmpty }

  /// Whether a value is what a query stands for.
  func isQueried(_ value: Value) -> Bool {
    graph.engine.queried.contains(comparison.hashKey(value))
  }
}
