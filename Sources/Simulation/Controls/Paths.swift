import Catalog

/// Properties addressed by path: `View.property.member`, `property`.
extension ControlActions {
  /// Changes the value at a path.
  func modifyPath(
    _ path: String, isSet: Bool, _ change: (inout Value) throws(Interruption) -> Void
  ) throws(Interruption) -> ActionProblem? {
    guard let target = resolve(path) else { return .notFound(path, known: knownPaths()) }
    try modifyStored(target, isSet: isSet, change)
    return nil
  }

  /// Sets the value at a path, unless it is known to be of another type.
  func set(_ path: String, to value: Value) throws(Interruption) -> ActionProblem? {
    var held: Value?
    let problem = try modifyPath(path, isSet: true) { current in
      let new = self.expressed(self.named(value, like: current), like: current)
      if self.isUnfit(new, for: current) { held = current } else { current = new }
    }
    guard let held else { return problem }
    return .unfit(path, value: descriptions.describe(value), holds: descriptions.describe(held))
  }

  /// Changes the elements at a path, unless what stands there is known to have none.
  func modifyElements(
    _ path: String, _ change: (inout Value) throws(Interruption) -> Void
  ) throws(Interruption) -> ActionProblem? {
    var held: Value?
    let problem = try modifyPath(path, isSet: false) { current throws(Interruption) in
      switch current {
      case .integer, .floating, .boolean, .enumeration: held = current
      default: try change(&current)
      }
    }
    return held.map { .noElements(path, holds: descriptions.describe($0)) } ?? problem
  }

  /// A literal as a value of the program's type that stands there.
  private func expressed(_ value: Value, like current: Value) -> Value {
    guard case .structure(let held) = current else { return value }
    return conversions.literal(value, as: .declared(held.type, []), held.type) ?? value
  }

  /// Whether a value is a plain one that cannot stand where another plain one stands.
  private func isUnfit(_ value: Value, for current: Value) -> Bool {
    switch (current, value) {
    case (.integer, .string), (.integer, .boolean), (.floating, .string), (.floating, .boolean),
      (.boolean, .string), (.boolean, .integer), (.boolean, .floating), (.string, .integer),
      (.string, .floating), (.string, .boolean):
      true
    case (.integer, _), (.floating, _), (.boolean, _), (.string, _): isName(value)
    // The state has become a value of several parts: what shows one of them is changed by its control.
    case (.structure, .integer), (.structure, .floating), (.structure, .boolean),
      (.structure, .string), (.object, .integer), (.object, .floating), (.object, .boolean),
      (.object, .string), (.array, .integer), (.array, .floating), (.array, .boolean),
      (.enumeration, .integer), (.enumeration, .floating), (.enumeration, .boolean):
      true
    default: false
    }
  }

  /// The declared type of the value at a path; nil: not known.
  func declaredType(at path: String) -> TypeRef? { resolve(path)?.type }

  /// A stored property of a view in the tree, and the way on from there.
  struct PathTarget {
    /// The declared type of what the path ends at; nil: not known.
    var type: TypeRef?
    var field: Value
    var rest: [KeyPathValue.Component]
  }

  private func resolve(_ path: String) -> PathTarget? {
    var components = Self.components(of: path)
    guard case .property(let first)? = components.first else { return nil }
    var view: String?
    if declaredTypes.declaredType(named: first) != nil || first.startsUppercase {
      view = first
      components.removeFirst()
    }
    guard case .property(let name)? = components.first else { return nil }
    for node in nodesInOrder() {
      if let view, screenTree.viewName(at: node) != view { continue }
      guard let this = installedSelf(of: node), case .structure(let value) = this,
        let index = declaredTypes.members(value.type).stored[name], isWritable(value.fields[index])
      else { continue }
      let rest = Array(components.dropFirst())
      if pathEnds.leadsNowhere(rest, in: value.fields[index]) { continue }
      let type = declaredTypes.layout(value.type)[index].type
      return PathTarget(
        type: rest.isEmpty ? type : self.type(at: rest, in: value.fields[index]),
        field: value.fields[index], rest: rest)
    }
    if let view, let moved = path.dropViewName(view) { return resolve(moved) }
    if let target = modelTarget(name, components) { return target }
    return globalTarget(name, components)
  }

  /// The declared type of a member of an object that a field holds. nil: not known.
  private func type(at path: [KeyPathValue.Component], in field: Value) -> TypeRef? {
    guard path.count == 1, case .property(let name)? = path.first,
      let id = heldObject(in: field),
      let index = declaredTypes.members(interpreter.objects[id].type).stored[name]
    else { return nil }
    return declaredTypes.layout(interpreter.objects[id].type)[index].type
  }

  /// A property of an object that some view holds: state may have moved into a model.
  private func modelTarget(
    _ name: String, _ components: [KeyPathValue.Component]
  ) -> PathTarget? {
    for node in nodesInOrder() {
      guard let this = installedSelf(of: node), case .structure(let value) = this else { continue }
      for field in value.fields {
        guard let id = heldObject(in: field),
          let index = declaredTypes.members(interpreter.objects[id].type).stored[name],
          !pathEnds.leadsNowhere(components, in: .object(id))
        else { continue }
        let type =
          components.count == 1
          ? declaredTypes.layout(interpreter.objects[id].type)[index].type : nil
        return PathTarget(type: type, field: .object(id), rest: components)
      }
    }
    return nil
  }

  /// The object that a view's field holds, directly or as state.
  func heldObject(in field: Value) -> ObjectID? {
    if case .object(let id) = pathEnds.held(in: field) { id } else { nil }
  }

  /// Constants of the same name elsewhere in the tree are not what a step means.
  private func isWritable(_ field: Value) -> Bool {
    switch field {
    case .wrapper, .binding, .object: true
    default: false
    }
  }

  private func globalTarget(
    _ name: String, _ components: [KeyPathValue.Component]
  ) -> PathTarget? {
    guard let index = interpreter.program.globals.firstIndex(where: { $0.name == name }),
      let value = interpreter.globals[index]
    else { return nil }
    return PathTarget(field: value, rest: Array(components.dropFirst()))
  }

  /// `a.b[2].c` as components.
  static func components(of path: String) -> [KeyPathValue.Component] {
    var result: [KeyPathValue.Component] = []
    var name = ""
    var index: String?
    for character in path {
      switch character {
      case "." where index == nil:
        if !name.isEmpty { result.append(.property(name)) }
        name = ""
      case "[":
        if !name.isEmpty { result.append(.property(name)) }
        name = ""
        index = ""
      case "]":
        let text = index ?? ""
        let value = Int(text).map(Value.integer) ?? .string(text)
        result.append(.index([LabeledValue(label: nil, value: value)]))
        index = nil
      default:
        if index != nil { index?.append(character) } else { name.append(character) }
      }
    }
    if !name.isEmpty { result.append(.property(name)) }
    return result
  }

  /// The view value at a node with its current storage.
  func installedSelf(of node: NodeID) -> Value? {
    guard let rule = graph.engine.nodes[node].rule else { return nil }
    let value: Structure
    switch graph.engine.rules[rule].content {
    case .view(let structure), .modifier(let structure, _), .style(let structure, _):
      value = structure
    default: return nil
    }
    var result = value
    for index in value.fields.indices {
      guard case .wrapper(let wrapper) = value.fields[index] else { continue }
      if let location = graph.engine.rules[rule].locations[[index]] {
        result.fields[index] = .wrapper(
          Wrapper(kind: wrapper.kind, value: storage.currentValue(location), location: location))
      } else if let object = graph.engine.rules[rule].objects[[index]] {
        result.fields[index] = .wrapper(Wrapper(kind: wrapper.kind, value: object))
      } else if let known = graph.engine.rules[rule].environmentValues[[index]] {
        result.fields[index] = .wrapper(Wrapper(kind: wrapper.kind, value: known))
      }
    }
    return .structure(result)
  }

  private func modifyStored(
    _ target: PathTarget, isSet: Bool, _ change: (inout Value) throws(Interruption) -> Void
  ) throws(Interruption) {
    switch target.field {
    case .wrapper(let wrapper):
      if case .object = wrapper.value {
        var root = wrapper.value
        if target.rest.isEmpty, wrapper.location != nil {
          return try storage.modifyWrapper(wrapper, site: 0, change)
        }
        return try storage.modify(&root, target.rest[...], isSet: isSet, site: 0, change)
      }
      if wrapper.location != nil,
        case .object(let id) = storage.currentValue(wrapper.location ?? 0),
        !target.rest.isEmpty
      {
        var root = Value.object(id)
        return try storage.modify(&root, target.rest[...], isSet: isSet, site: 0, change)
      }
      if let location = wrapper.location, !target.rest.isEmpty,
        storage.foreignKey(storage.currentValue(location)) != nil
      {
        var root = storage.currentValue(location)
        return try storage.modify(&root, target.rest[...], isSet: isSet, site: 0, change)
      }
      try storage.modifyWrapper(wrapper, site: 0) { value throws(Interruption) in
        try storage.modify(&value, target.rest[...], isSet: isSet, site: 0, change)
      }
    case .binding(let binding):
      try storage.modifyBinding(binding, site: 0) { value throws(Interruption) in
        try storage.modify(&value, target.rest[...], isSet: isSet, site: 0, change)
      }
    case .object:
      var root = target.field
      try storage.modify(&root, target.rest[...], isSet: isSet, site: 0, change)
    default: break
    }
  }

  /// Paths of mutable properties in the tree, each once.
  func knownPaths() -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var seenObjects: Set<ObjectID> = []
    var seenForeign: Set<ForeignAccess> = []
    for node in nodesInOrder() {
      guard case .structure(let value)? = installedSelf(of: node) else { continue }
      let view = interpreter.program.types[value.type].name
      for (index, property) in declaredTypes.layout(value.type).enumerated() {
        for path in paths(
          "\(view).\(property.name)", value.fields[index], &seenObjects, &seenForeign)
        where seen.insert(path).inserted {
          result.append(path)
        }
      }
    }
    return result
  }

  private func paths(
    _ base: String, _ field: Value, _ seen: inout Set<ObjectID>,
    _ seenForeign: inout Set<ForeignAccess>
  ) -> [String] {
    var value = field
    if case .wrapper(let wrapper) = field {
      switch wrapper.kind {
      case .state, .appStorage, .sceneStorage, .gestureState, .focusState:
        guard let location = wrapper.location else { return [] }
        value = storage.currentValue(location)
        if case .object = value { break }
        if storage.foreignKey(value) != nil {
          return [base] + members(of: value, base, &seenForeign)
        }
        if case .term = value {
          return [base] + membersRead(of: base).map { "\(base).\($0)" }
        }
        return canVary(value) ? [base] : []
      case .stateObject, .observedObject, .environmentObject, .bindable, .environment:
        value = wrapper.value
        if storage.foreignKey(value) != nil { return members(of: value, base, &seenForeign) }
      default: return []
      }
    }
    guard case .object(let id) = value, seen.insert(id).inserted else { return [] }
    let object = interpreter.objects[id]
    return zip(declaredTypes.layout(object.type), object.fields).compactMap { property, field in
      property.isLet || !canVary(field) ? nil : "\(base).\(property.name)"
    }
  }

  /// Whether there is another value of the kind: an enum with one case has none.
  private func canVary(_ value: Value) -> Bool {
    switch value {
    case .enumeration(let value):
      interpreter.program.types[value.type].cases.count > 1 || !value.payload.isEmpty
    case .wrapper(let wrapper): wrapper.kind != .published || canVary(wrapper.value)
    default: true
    }
  }

  /// Paths to what code reads of an object from elsewhere, each by the first view that holds the object.
  private func members(
    of object: Value, _ base: String, _ seen: inout Set<ForeignAccess>
  ) -> [String] {
    guard let key = storage.foreignKey(object) else { return [] }
    return membersRead(of: base).filter {
      seen.insert(ForeignAccess(object: key, member: $0)).inserted
    }.map { "\(base).\($0)" }
  }

  /// Members that code reads of a property whose type is not declared.
  private func membersRead(of path: String) -> [String] {
    let property = path.split(separator: ".").last.map(String.init) ?? path
    return interpreter.program.membersRead(ofProperty: property)
  }

  /// `View.method`, `View.model.method`.
  func callPath(_ path: String) throws(Interruption) -> ActionProblem? {
    var components = Self.components(of: path)
    guard case .property(let method)? = components.popLast() else {
      return .notFound(path, known: [])
    }
    guard case .property(let first)? = components.first else {
      if let function = interpreter.program.freeFunctions[method]?.first {
        _ = try interpreter.invoke(function, values: [], this: nil)
        return nil
      }
      for node in nodesInOrder() {
        if let this = installedSelf(of: node), declares(method, this),
          try interpreter.callMethod(method, of: this, [], site: 0) != nil
        {
          return nil
        }
      }
      return .notFound(path, known: [])
    }
    for node in nodesInOrder() where screenTree.viewName(at: node) == first {
      guard let this = installedSelf(of: node) else { continue }
      let receiver = try storage.read(components.dropFirst(), from: this, site: 0)
      guard declares(method, receiver) else { continue }
      if try interpreter.callMethod(method, of: receiver, [], site: 0) != nil { return nil }
    }
    return .notFound(path, known: [])
  }

  /// Whether a value has a method or a closure of that name. Of what the program does not declare, nobody knows.
  private func declares(_ method: String, _ value: Value) -> Bool {
    guard let type = comparison.declaredType(of: value) else { return true }
    return !(declaredTypes.members(type).methods[method] ?? []).isEmpty
      || declaredTypes.layout(type).contains { $0.name == method }
  }
}

extension String {
  /// `View.property` without `View.`: state may have moved to another view. nil: nothing is left.
  fileprivate func dropViewName(_ view: String) -> String? {
    guard hasPrefix(view + "."), count > view.count + 1 else { return nil }
    return String(dropFirst(view.count + 1))
  }
}
