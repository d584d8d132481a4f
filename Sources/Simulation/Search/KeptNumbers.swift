/// The numbers that a program keeps, and the sizes of its collections: what a repeated step moves.
extension ScreenEvents {
  func numbers() -> [String: Double] {
    var result: [String: Double] = [:]
    for (index, location) in graph.engine.locations.enumerated()
    where graph.engine.nodes.indices.contains(location.owner)
      && graph.engine.nodes[location.owner].isAlive
    {
      add(storage.currentValue(index), "\(index)", to: &result, depth: 0)
    }
    for (index, object) in interpreter.objects.enumerated().prefix(200) {
      for (field, value) in object.fields.enumerated() {
        add(value, "o\(index).\(field)", to: &result, depth: 0)
      }
    }
    return result
  }

  private func add(_ value: Value, _ name: String, to result: inout [String: Double], depth: Int) {
    guard depth < 4, result.count < 400 else { return }
    switch value {
    case .integer(let number): result[name] = Double(number)
    case .floating(let number): result[name] = number
    case .string(let text): result[name] = Double(text.utf8.count)
    case .array(let box):
      result[name] = Double(box.elements.count)
      for (index, element) in box.elements.enumerated().prefix(12) {
        add(element, "\(name)[\(index)]", to: &result, depth: depth + 1)
      }
    case .set(let box): result[name] = Double(box.elements.count)
    case .dictionary(let box):
      result[name] = Double(box.entries.count)
      for (index, entry) in box.entries.enumerated().prefix(12) {
        add(entry.value, "\(name){\(index)}", to: &result, depth: depth + 1)
      }
    case .structure(let structure):
      for (index, field) in structure.fields.enumerated() {
        add(field, "\(name).\(index)", to: &result, depth: depth + 1)
      }
    case .enumeration(let value):
      for (index, field) in value.payload.enumerated() {
        add(field, "\(name)(\(index))", to: &result, depth: depth + 1)
      }
    case .wrapper(let wrapper): add(wrapper.value, name, to: &result, depth: depth + 1)
    default: break
    }
  }
}
