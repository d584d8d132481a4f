/// The environment: frames of written keys, innermost first.
struct EnvironmentFrame {
  /// The enclosing frame; nil for the root.
  var parent: Int?
  var values: [HashKey: Value] = [:]
  /// The modifier node that writes it.
  var writer: NodeID?
}

extension Storage {
  /// The value under a key: an `EnvironmentKey` type, an object's type, or a name.
  func environmentValue(_ frame: Int, key: TypeRef) throws(Interruption) -> Value {
    let name = HashKey.type(key)
    if let value = lookUp(frame, name) { return value }
    return try interpreter.staticMember("defaultValue", of: key, site: 0)
  }

  func lookUp(_ frame: Int, _ key: HashKey) -> Value? {
    if let node = graph.engine.environmentReader {
      graph.engine.nodes[node].environmentKeys.insert(key)
    }
    var current: Int? = frame
    while let index = current {
      if let value = graph.engine.environments[index].values[key] { return value }
      current = graph.engine.environments[index].parent
    }
    return nil
  }

  /// The objects that ancestors supply by their types, of each type the nearest.
  func suppliedObjects(_ frame: Int) -> [(type: TypeRef, object: Value)] {
    var seen: Set<HashKey> = []
    var result: [(type: TypeRef, object: Value)] = []
    var current: Int? = frame
    while let index = current {
      for (key, value) in graph.engine.environments[index].values {
        guard case .type(let type) = key, seen.insert(key).inserted else { continue }
        if let node = graph.engine.environmentReader {
          graph.engine.nodes[node].environmentKeys.insert(key)
        }
        result.append((type, value))
      }
      current = graph.engine.environments[index].parent
    }
    return result
  }

  func setEnvironment(_ frame: Int, key: TypeRef, to value: Value) {
    graph.engine.environments[frame].values[.type(key)] = value
  }

  /// `environment.name` for a key that the program or SwiftUI declares.
  func environmentMember(
    _ name: String, _ frame: Int, site: Int
  ) throws(Interruption) -> Value? {
    if let owner = declaredTypes.externalExtension("EnvironmentValues") {
      if let property = declaredTypes.members(owner).computed[name] {
        graph.ownKeysRead.insert(name)
        return conversions.coerce(
          try interpreter.invoke(property.getter, values: [], this: .environment(frame)),
          to: property.type)
      }
      if let index = interpreter.program.types[owner].stored.firstIndex(where: { $0.name == name })
      {
        graph.ownKeysRead.insert(name)
        return try entry(interpreter.program.types[owner].stored[index], frame)
      }
    }
    if let value = lookUp(frame, .string(name)) { return value }
    return defaultEnvironment(name)
  }

  /// `@Entry var name = value`.
  private func entry(_ property: StoredProperty, _ frame: Int) throws(Interruption) -> Value {
    if let value = lookUp(frame, .string(property.name)) { return value }
    if let known = graph.engine.entryDefaults[property.name] { return known }
    guard let initial = property.initial else { return .nilValue }
    let value = conversions.coerce(
      try interpreter.invoke(initial, values: [], this: nil), to: property.type)
    graph.engine.entryDefaults[property.name] = value
    return value
  }

  /// Values of SwiftUI's own keys at the root.
  func defaultEnvironment(_ name: String) -> Value {
    graph.environmentRead.insert(name)
    return switch name {
    case "isEnabled", "isScrollEnabled": .boolean(true)
    case "isFocused", "isPresented", "isLuminanceReduced", "accessibilityReduceMotion",
      "accessibilityReduceTransparency":
      .boolean(false)
    case "lineLimit", "editMode", "undoManager": .nilValue
    case "colorScheme": .term(Term(.implicitMember, "light"))
    case "layoutDirection": .term(Term(.implicitMember, "leftToRight"))
    case "scenePhase": .term(Term(.implicitMember, "active"))
    case "dynamicTypeSize": .term(Term(.implicitMember, "large"))
    default: unknownEnvironment(name)
    }
  }

  /// A value of the environment that is not known.
  func unknownEnvironment(_ name: String) -> Value { .term(Term(.source, "environment " + name)) }

  /// Applies a change to a frame of its own; the frame's parent is the surrounding environment.
  func apply(
    _ change: EnvironmentChange, to frame: Int, site: Int
  ) throws(Interruption) {
    graph.engine.environments[frame].values = [:]
    switch change {
    case .keyPath(let path, let value): try write(path, value, frame, site: site)
    case .object(let object), .environmentObject(let object):
      guard let type = suppliedType(of: object) else { return }
      graph.engine.environments[frame].values[.type(type)] = object
    case .transform(let path, let closure):
      var value = try read(path.components[...], from: .environment(frame), site: site)
      try callTransform(closure, &value)
      try write(path, value, frame, site: site)
    }
  }

  /// The type under which an object is found: of an unknown one, as it was declared.
  private func suppliedType(of object: Value) -> TypeRef? {
    if case .term(let term) = object { return term.type?.unwrapped }
    return comparison.declaredType(of: object).map { .declared($0, []) }
  }

  private func write(
    _ path: KeyPathValue, _ value: Value, _ frame: Int, site: Int
  ) throws(Interruption) {
    guard case .property(let name)? = path.components.first else { return }
    var value = value
    if path.components.count > 1 {
      var root = try environmentMember(name, frame, site: site) ?? .nilValue
      try modify(&root, path.components[1...], site: site) { $0 = value }
      value = root
    }
    try write(name, value, frame)
  }

  /// Puts a value under a key that the program or SwiftUI declares.
  func write(_ name: String, _ value: Value, _ frame: Int) throws(Interruption) {
    guard let owner = declaredTypes.externalExtension("EnvironmentValues"),
      let property = declaredTypes.members(owner).computed[name]
    else {
      graph.engine.environments[frame].values[.string(name)] = try entryValue(name, value, frame)
      return
    }
    if let setter = property.setter {
      _ = try placeAccess.runSetter(
        setter, value: conversions.coerce(value, to: property.type), this: .environment(frame))
    }
  }

  /// A value for an `@Entry` property: with the property's type, or like its default.
  private func entryValue(
    _ name: String, _ value: Value, _ frame: Int
  ) throws(Interruption) -> Value {
    guard let owner = declaredTypes.externalExtension("EnvironmentValues"),
      let property = interpreter.program.types[owner].stored.first(where: { $0.name == name })
    else { return value }
    if let type = property.type { return conversions.coerce(value, to: type) }
    return operators.implicit(value, like: try entry(property, frame))
  }

  /// Runs a closure whose one parameter is `inout`.
  func callTransform(_ closure: Closure, _ value: inout Value) throws(Interruption) {
    guard case .literal(let id) = closure.code else { return }
    let function = interpreter.program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, 1)),
      this: closure.capturedSelf, function: id, sharing: closure.sharedSelf)
    frame.slots[0] = function.parameters.first?.isBoxed == true ? .box(Box(value)) : value
    for (capture, captured) in zip(function.captures, closure.captures) {
      frame.slots[capture.slot] = captured
    }
    if let body = function.body { _ = try interpreter.execute(body, &frame) }
    value = interpreter.unboxed(frame.slots[0])
  }
}
