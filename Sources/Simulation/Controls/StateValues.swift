/// A value that the program keeps between updates.
package struct StateValue: Hashable, Sendable {
  /// The view or class that holds it.
  package var owner: String
  /// The property's name, without `_`.
  package var name: String
  /// The value in words; things that are new each time show as their kind.
  package var value: String
  /// Whether a body has read it, or a binding leads to it; true where that is not known.
  package var isRead = true
  /// References are among the values, so the text does not say all.
  package var holdsObjects: Bool
  /// The structures among the values, with their properties, by name: `Item`: `id name`.
  package var shapes: [String: String]

  package static func == (left: StateValue, right: StateValue) -> Bool {
    left.owner == right.owner && left.name == right.name && left.value == right.value
      && left.holdsObjects == right.holdsObjects && left.shapes == right.shapes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(name)
    hasher.combine(value)
  }

  /// Whether a structure of one name has other properties in another program: then the two values say nothing
  /// of each other.
  package func isShaped(unlike other: StateValue) -> Bool {
    shapes.contains { name, properties in
      other.shapes[name].map { $0 != properties } ?? false
    }
  }
}

extension ControlActions {
  /// State in tree order, then the variables of objects in order of their first holder.
  func stateValues() -> [StateValue] {
    graph.engine.freshRows = listRows.freshRows()
    defer { graph.engine.freshRows = nil }
    var result: [StateValue] = []
    var objectsSeen: [ObjectID] = []
    func see(_ objects: [ObjectID]) {
      for id in objects where !objectsSeen.contains(id) { objectsSeen.append(id) }
    }
    for node in nodesInOrder() {
      guard case .structure(let value)? = installedSelf(of: node) else { continue }
      let owner = interpreter.program.types[value.type].name
      for (index, property) in declaredTypes.layout(value.type).enumerated() {
        guard index < value.fields.count else { continue }
        if let state = state(in: value.fields[index]) {
          see(objects(in: state))
          let isObject = if case .object = state { true } else { false }
          if !isObject {
            var shown = stateValue(owner, property.name, state)
            shown.isRead = isRead(value.fields[index])
            result.append(shown)
          }
        }
        if let id = heldObject(in: value.fields[index]) { see([id]) }
      }
    }
    followObjects(&objectsSeen)
    return result + objectsSeen.flatMap(variables(of:))
  }

  /// Adds the objects that these hold, and those that those hold: what nobody shows now may be shown again.
  private func followObjects(_ seen: inout [ObjectID]) {
    var known = Set(seen)
    var next = 0
    while next < seen.count, seen.count < Self.mostObjects {
      for field in interpreter.objects[seen[next]].fields {
        for id in objects(in: field) where known.insert(id).inserted { seen.append(id) }
      }
      next += 1
    }
  }

  /// The objects that a value holds: as it is, as an element, as a value of a dictionary.
  private func objects(in value: Value) -> [ObjectID] {
    var result: [ObjectID] = []
    var pending = [(value, 0)]
    while let (value, depth) = pending.popLast(), result.count < Self.mostObjects {
      guard depth < 10 else { continue }
      func add(_ values: [Value]) { pending += values.reversed().map { ($0, depth + 1) } }
      switch value {
      case .object(let id): result.append(id)
      case .wrapper(let wrapper): add([wrapper.value])
      case .wrapped(let inner): add([inner])
      case .array(let box): add(box.elements)
      case .set(let box): add(box.elements)
      case .dictionary(let box): add(box.entries.map(\.value))
      case .structure(let structure): add(structure.fields)
      case .tuple(let tuple): add(tuple.elements)
      case .enumeration(let value): add(value.payload)
      default: break
      }
    }
    return result
  }

  /// As many objects are looked at.
  private static let mostObjects = 100

  private func isRead(_ field: Value) -> Bool {
    guard case .wrapper(let wrapper) = field, let location = wrapper.location else { return true }
    let state = graph.engine.locations[location]
    return state.wasRead || !state.bindings.isEmpty || !state.controls.isEmpty
  }

  private func stateValue(_ owner: String, _ name: String, _ value: Value) -> StateValue {
    StateValue(
      owner: owner, name: name, value: descriptions.shown(value),
      holdsObjects: holdsObjects(value, depth: 0),
      shapes: shapes(of: value))
  }

  /// The structures in a value, with the names of their properties.
  private func shapes(of value: Value) -> [String: String] {
    var result: [String: String] = [:]
    var pending = [(value, 0)]
    while let (value, depth) = pending.popLast() {
      guard depth < 10 else { continue }
      switch value {
      case .structure(let structure):
        let names = declaredTypes.layout(structure.type).map(\.name).joined(separator: " ")
        result[interpreter.program.types[structure.type].name] = names
        pending += structure.fields.map { ($0, depth + 1) }
      case .wrapped(let inner): pending.append((inner, depth + 1))
      // Elements are of one type.
      case .array(let box): pending += box.elements.prefix(1).map { ($0, depth + 1) }
      case .set(let box): pending += box.elements.prefix(1).map { ($0, depth + 1) }
      case .tuple(let tuple): pending += tuple.elements.map { ($0, depth + 1) }
      case .enumeration(let value): pending += value.payload.map { ($0, depth + 1) }
      case .dictionary(let box):
        pending += box.entries.prefix(1).flatMap { [($0.key, depth + 1), ($0.value, depth + 1)] }
      default: break
      }
    }
    return result
  }

  private func holdsObjects(_ value: Value, depth: Int) -> Bool {
    guard depth < 10 else { return true }
    func any(_ values: [Value]) -> Bool {
      values.contains { holdsObjects($0, depth: depth + 1) }
    }
    switch value {
    case .object, .closure: return true
    case .array(let box): return any(box.elements)
    case .set(let box): return any(box.elements)
    case .dictionary(let box): return any(box.entries.map(\.value))
    case .structure(let value): return any(value.fields)
    case .enumeration(let value): return any(value.payload)
    case .tuple(let tuple): return any(tuple.elements)
    case .wrapper(let wrapper): return holdsObjects(wrapper.value, depth: depth + 1)
    default: return false
    }
  }

  /// The current value, when a field is state of its own.
  private func state(in field: Value) -> Value? {
    guard case .wrapper(let wrapper) = field, let location = wrapper.location else { return nil }
    return storage.currentValue(location)
  }

  private func variables(of id: ObjectID) -> [StateValue] {
    let type = interpreter.program.types[interpreter.objects[id].type].name
    return zip(declaredTypes.layout(interpreter.objects[id].type), interpreter.objects[id].fields)
      .compactMap { property, field in
        guard !property.isLet, !property.isLazy else { return nil }
        var value = field
        if case .wrapper(let wrapper) = field { value = wrapper.value }
        return stateValue(type, property.name, value)
      }
  }
}
