import Catalog

/// Dynamic properties: installing storage, and the question whether one changed
/// (semantics.md section 1, table).
extension ViewGraph {
  func prepare(rule index: Int, reasons: [Reason]) throws(Interruption) -> RunDecision {
    let rule = engine.rules[index]
    let value: Structure
    switch rule.content {
    case .view(let structure), .modifier(let structure, _): value = structure
    case .style(let structure, let control):
      value = try styledViews.currentStyle(structure, control, rule: index)
    case .row, .deferred:
      return RunDecision(runs: true, installed: nil, reason: reasons.first ?? .firstAppearance)
    }
    var pass = InstallPass(rule: index, node: rule.node)
    let installed = try install(value, path: [], &pass)
    if case .style(_, let control) = engine.rules[index].content {
      try installControl(control, &pass)
    }
    let isForced =
      engine.rules[index].isContainerChanged || !rule.hasRun || rule.isObservationFired
    let isAlwaysRun = !pass.hasDynamicProperties && !rule.isStyle
    let runs = isForced || pass.isChanged || isAlwaysRun
    let enough = pass.enough(among: reasons, for: rule)
    return RunDecision(
      runs: runs, installed: installed,
      reason: enough.first ?? reasons.first ?? .firstAppearance,
      besides: Array(enough.dropFirst().prefix(RunDecision.mostBesides)))
  }

  /// A style reads the control's bindings, so it depends on what is behind them; the view that
  /// made the control does not.
  private func installControl(
    _ control: PrimitiveView, _ pass: inout InstallPass
  ) throws(Interruption) {
    for (index, argument) in control.arguments.enumerated() {
      guard let label = argument.label, case .binding(let binding) = argument.value else {
        continue
      }
      engine.rules[pass.rule].controlBindings[label] = try install(
        binding, path: [-1 - index], &pass)
    }
  }

  private func install(
    _ value: Structure, path: [Int], _ pass: inout InstallPass
  ) throws(Interruption) -> Value {
    var result = value
    for index in value.fields.indices {
      let fieldPath = path + [index]
      switch value.fields[index] {
      case .wrapper(let wrapper):
        pass.hasDynamicProperties = pass.hasDynamicProperties || wrapper.isDynamic
        let property = property(value, index)
        let installed = try install(
          wrapper, path: fieldPath, name: property?.name ?? "\(index)", &pass)
        if let location = installed.location { engine.locations[location].type = property?.type }
        result.fields[index] = .wrapper(installed)
      case .binding(let binding):
        pass.hasDynamicProperties = true
        result.fields[index] = .binding(try install(binding, path: fieldPath, &pass))
      case .structure(let inner) where isDynamicProperty(inner.type):
        result.fields[index] = try install(inner, path: fieldPath, &pass)
      default: break
      }
    }
    return .structure(result)
  }

  private func property(_ value: Structure, _ index: Int) -> StoredProperty? {
    let properties = declaredTypes.layout(value.type)
    return index < properties.count ? properties[index] : nil
  }

  func isDynamicProperty(_ type: TypeID) -> Bool {
    declaredTypes.conforms(type, to: "DynamicProperty")
      || interpreter.program.types[type].attributes.contains("propertyWrapper")
  }

  private func install(
    _ wrapper: Wrapper, path: [Int], name: String, _ pass: inout InstallPass
  ) throws(Interruption) -> Wrapper {
    switch wrapper.kind {
    case .state, .focusState, .gestureState, .appStorage, .sceneStorage:
      return installState(wrapper, path: path, name: name, &pass)
    case .binding:
      guard case .binding(let binding) = wrapper.value else { return wrapper }
      return Wrapper(
        kind: .binding, value: .binding(try install(binding, path: path, &pass)))
    case .stateObject: return try installObject(wrapper, path: path, &pass)
    case .observedObject:
      guard case .object(let id) = wrapper.value else {
        return storage.observeForeign(wrapper, wrapper.value, &pass)
      }
      return subscribe(id, wrapper, &pass)
    case .environmentObject: return try installEnvironmentObject(wrapper, path: path, &pass)
    case .environment: return try installEnvironment(wrapper, path: path, name: name, &pass)
    case .bindable:
      if case .object = wrapper.value { return wrapper }
      return storage.observeForeign(wrapper, wrapper.value, &pass)
    case .namespace, .scaledMetric, .query, .published, .other: return wrapper
    }
  }

  private func installState(
    _ wrapper: Wrapper, path: [Int], name: String, _ pass: inout InstallPass
  ) -> Wrapper {
    let location: LocationID
    if let known = engine.rules[pass.rule].locations[path] {
      location = known
      if engine.rules[pass.rule].firedLocations.contains(location),
        believed.concerns(
          wasRead: wrapper.key == nil
            ? engine.locations[location].wasRead
            : engine.locations[location].readers.contains(pass.node))
      {
        pass.isChanged = true
        pass.changedLocations.insert(location)
      }
    } else {
      location = makeLocation(wrapper, name: name, pass)
      engine.rules[pass.rule].locations[path] = location
      pass.isChanged = true
    }
    return Wrapper(
      kind: wrapper.kind, value: engine.locations[location].value, location: location,
      key: wrapper.key, reader: wrapper.key == nil ? nil : pass.node)
  }

  private func makeLocation(_ wrapper: Wrapper, name: String, _ pass: InstallPass) -> LocationID {
    if let key = wrapper.key {
      if let shared = engine.sharedLocations[comparison.hashKey(key)] {
        engine.locations[shared].sharers.append(pass.node)
        storage.noteDefault(wrapper, shared, key)
        return shared
      }
      engine.sharedLocations[comparison.hashKey(key)] = engine.locations.count
    }
    engine.locations.append(
      StateLocation(
        value: storage.valueAtFirst(wrapper),
        initial: wrapper.kind == .gestureState ? wrapper.value : nil,
        owner: pass.node,
        name: "\(screenTree.viewName(at: pass.node))._\(name)",
        defaultValue: wrapper.key == nil ? nil : wrapper.value))
    return engine.locations.count - 1
  }

  /// Constant, get/set and element bindings have no dependency of their own but always answer
  /// "changed" when the view is woken.
  private func install(
    _ binding: BindingValue, path: [Int], _ pass: inout InstallPass
  ) throws(Interruption) -> BindingValue {
    guard case .state(let location) = binding.base, !binding.isElement else {
      if case .object(let id) = binding.base {
        // A binding to an ObservableObject's property answers as a constant one does (14.9).
        if !declaredTypes.isObservable(interpreter.objects[id].type) { pass.isChanged = true }
        return try refreshed(binding, box: nil)
      }
      if case .foreign(let object) = binding.base, storage.tellsReaders(object) {
        return try refreshed(binding, box: nil)
      }
      pass.isChanged = true
      return binding
    }
    let box: BindingBoxID
    if let known = engine.rules[pass.rule].boxes[path],
      engine.bindingBoxes[known].location == location
    {
      box = known
      if engine.rules[pass.rule].firedLocations.contains(location),
        believed.concerns(wasRead: engine.bindingBoxes[box].wasRead)
      {
        pass.isChanged = true
        pass.changedLocations.insert(location)
        if !engine.bindingBoxes[box].isReadHere { pass.unreadBindings.insert(location) }
      }
    } else {
      box = makeBox(binding, location, path: path, pass)
    }
    return try refreshed(binding, box: box)
  }

  private func makeBox(
    _ binding: BindingValue, _ location: LocationID, path: [Int], _ pass: InstallPass
  ) -> BindingBoxID {
    let wasRead =
      binding.box.map { engine.bindingBoxes[$0].wasRead } ?? engine.locations[location].wasRead
    engine.bindingBoxes.append(
      BindingBox(
        node: pass.node, field: path.first ?? 0, wasRead: wasRead, location: location))
    let box = engine.bindingBoxes.count - 1
    engine.locations[location].bindings.append(box)
    engine.rules[pass.rule].boxes[path] = box
    return box
  }

  private func refreshed(
    _ binding: BindingValue, box: BindingBoxID?
  ) throws(Interruption) -> BindingValue {
    let snapshot = try interpreter.untracked { () throws(Interruption) in
      try storage.peekBinding(binding)
    }
    return BindingValue(
      base: binding.base, path: binding.path, snapshot: snapshot, isElement: binding.isElement,
      isOfRow: binding.isOfRow, box: box ?? binding.box, animation: binding.animation)
  }

  private func installObject(
    _ wrapper: Wrapper, path: [Int], _ pass: inout InstallPass
  ) throws(Interruption) -> Wrapper {
    let object: Value
    if let known = engine.rules[pass.rule].objects[path] {
      object = known
    } else {
      object = storage.objectFromElsewhere(try makeObject(wrapper))
      engine.rules[pass.rule].objects[path] = object
      pass.isChanged = true
    }
    guard case .object(let id) = object else {
      return storage.observeForeign(wrapper, object, &pass)
    }
    return subscribe(id, wrapper, &pass)
  }

  private func subscribe(_ id: ObjectID, _ wrapper: Wrapper, _ pass: inout InstallPass) -> Wrapper {
    engine.subscribers[id, default: []].insert(pass.node)
    if engine.rules[pass.rule].firedObjects.contains(id) {
      pass.isChanged = true
      pass.changedObjects.insert(id)
    }
    return Wrapper(
      kind: wrapper.kind, value: .object(id), key: wrapper.key,
      seed: interpreter.objects[id].emissions)
  }

  private func installEnvironmentObject(
    _ wrapper: Wrapper, path: [Int], _ pass: inout InstallPass
  ) throws(Interruption) -> Wrapper {
    engine.environmentReaders.insert(pass.node)
    guard case .type(let type)? = wrapper.key else { return wrapper }
    let frame = engine.nodes[pass.node].environment
    let object: Value
    if let known = storage.lookUp(frame, .type(type)) ?? suppliedObject(type, path: path, pass) {
      object = known
    } else {
      object = try missingObject(type, path: path, pass)
    }
    guard case .object(let id) = object else {
      engine.rules[pass.rule].objects[path] = object
      return storage.observeForeign(wrapper, object, &pass)
    }
    if case .object(let old)? = engine.rules[pass.rule].objects[path], old != id {
      pass.isChanged = true
      pass.changedKeys.insert(declaredTypes.name(of: type) ?? "")
    }
    engine.rules[pass.rule].objects[path] = object
    return subscribe(id, wrapper, &pass)
  }

  /// The object for a property whose type is a generic parameter of its view: the one that ancestors
  /// supply and that conforms to what the parameter is bound to. nil: none does, or several do.
  private func suppliedObject(_ type: TypeRef, path: [Int], _ pass: InstallPass) -> Value? {
    guard case .parameter(let parameter) = type, path.count == 1,
      case .view(let view) = engine.rules[pass.rule].content,
      case .declared(let bound, _)? = interpreter.program.types[view.type].constraints[parameter]
    else { return nil }
    let protocolName = interpreter.program.types[bound].name
    let fitting = storage.suppliedObjects(engine.nodes[pass.node].environment).filter { supplied in
      switch supplied.type {
      case .declared(let id, _): declaredTypes.conforms(id, to: protocolName)
      case .parameter: true
      default: false
      }
    }
    return fitting.count == 1 ? fitting[0].object : nil
  }

  /// An object that no ancestor supplies: an instance is assumed.
  private func missingObject(
    _ type: TypeRef, path: [Int], _ pass: InstallPass
  ) throws(Interruption) -> Value {
    if let known = engine.rules[pass.rule].objects[path] { return known }
    let name = declaredTypes.name(of: type) ?? "object"
    if case .declared = type { missingObjects.insert(name) }
    if let known = engine.entryDefaults["object " + name] { return known }
    recorder.assume(.suppliedObject, [name], site: 0)
    interpreter.madeUpInstances = true
    let value = try sample(of: type, name: name)
    try initializers.giveFields(of: value)
    engine.entryDefaults["object " + name] = value
    return value
  }

  func sample(of type: TypeRef, name: String) throws(Interruption) -> Value {
    if case .declared(let id, _) = type,
      conversions.choose(interpreter.program.types[id].initializers, []) != nil
        || interpreter.program.types[id].initializers.isEmpty
    {
      return try interpreter.untracked { () throws(Interruption) in
        try initializers.construct(type, [], site: 0)
      }
    }
    return try initializers.symbolicValue(type, name: name)
  }

  /// `@Environment`: changed when the value under its key differs (semantics.md section 6).
  private func installEnvironment(
    _ wrapper: Wrapper, path: [Int], name: String, _ pass: inout InstallPass
  ) throws(Interruption) -> Wrapper {
    engine.environmentReaders.insert(pass.node)
    let value = try environmentValue(of: wrapper, path: path, pass)
    if let old = engine.rules[pass.rule].environmentValues[path] {
      if case .environment = value {
        if try treeValues.wholeEnvironmentChanged(pass.node) {
          pass.isChanged = true
          pass.changedKeys.insert("self")
        }
      } else if try believed.differsInEnvironment(old, value) {
        pass.isChanged = true
        pass.changedKeys.insert(descriptions.keyName(wrapper.key))
      }
    } else {
      pass.isChanged = true
    }
    engine.rules[pass.rule].environmentValues[path] = value
    if case .type? = wrapper.key { return storage.observeForeign(wrapper, value, &pass) }
    return Wrapper(kind: .environment, value: value, key: wrapper.key)
  }

  private func environmentValue(
    of wrapper: Wrapper, path: [Int], _ pass: InstallPass
  ) throws(Interruption) -> Value {
    let frame = engine.nodes[pass.node].environment
    switch wrapper.key {
    case .keyPath(let keyPath)?:
      if keyPath.components.isEmpty { return .environment(frame) }
      interpreter.scopes.append(pass.node)
      defer { interpreter.scopes.removeLast() }
      let value = try storage.read(keyPath.components[...], from: .environment(frame), site: 0)
      guard case .term(let term) = value, term.dismisses,
        let screen = controlActions.presentation(around: pass.node)
      else { return value }
      return .term(Term(term.kind, term.head, [.integer(screen)]))
    case .type(let type)?:
      if let value = storage.lookUp(frame, .type(type.unwrapped)) { return value }
      if case .optional = type { return .nilValue }
      return try missingObject(type, path: path, pass)
    default: return .nilValue
    }
  }
}

/// What installing found out.
struct InstallPass {
  var rule: Int
  var node: NodeID
  var isChanged = false
  var hasDynamicProperties = false
  var changedLocations: Set<LocationID> = []
  /// Those behind bindings that the view itself has read in none of its runs.
  var unreadBindings: Set<LocationID> = []
  var changedObjects: Set<ObjectID> = []
  var changedForeign: Set<HashKey> = []
  var changedKeys: Set<String> = []
}

extension Wrapper {
  /// Whether the wrapper is a dynamic property that reports changes.
  var isDynamic: Bool {
    switch kind {
    case .bindable, .namespace, .published, .other: false
    default: true
    }
  }
}
