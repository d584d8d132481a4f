/// A value that the program keeps between updates.
package struct StateValue: Hashable, Sendable {
  /// The view or class that holds it.
  package var owner: String
  /// The property's name, without `_`.
  package var name: String
  /// The value in words; things that are new each time show as their kind.
  package var value: String
  /// References are among the values, so the text does not say all.
  package var holdsObjects: Bool
  /// The structures among the values, with their properties, by name: `Item`: `id name`.
  package var shapes: [String: String]

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
    for node in nodesInOrder() {
      guard case .structure(let value)? = installedSelf(of: node) else { continue }
      let owner = interpreter.program.types[value.type].name
      for (index, property) in declaredTypes.layout(value.type).enumerated() {
        guard index < value.fields.count else { continue }
        if let state = state(in: value.fields[index]) {
          if case .object(let id) = state {
            if !objectsSeen.contains(id) { objectsSeen.append(id) }
          } else {
            result.append(stateValue(owner, property.name, state))
          }
        }
        if let id = heldObject(in: value.fields[index]), !objectsSeen.contains(id) {
          objectsSeen.append(id)
        }
      }
    }
    return result + objectsSeen.flatMap(variables(of:))
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
