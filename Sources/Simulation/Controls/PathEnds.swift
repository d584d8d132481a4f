/// Whether a path leads anywhere from the property that it begins at.
struct PathEnds: GraphPart {
  let graph: ViewGraph
}

extension PathEnds {
  /// Whether it leads to what a field's value does not have, or never changes. What is not declared may have it.
  func leadsNowhere(_ path: [KeyPathValue.Component], in field: Value) -> Bool {
    var value = held(in: field)
    for (place, component) in path.enumerated() {
      guard case .property(let name) = component else { return false }
      switch member(name, of: value, isEnd: place == path.count - 1) {
      case .found(let next): value = held(in: next)
      case .missing: return true
      case .unknown: return false
      }
    }
    return false
  }

  private enum Member {
    case found(Value), missing
    /// It is not declared here, or nothing is known of it before it is read.
    case unknown
  }

  private func member(_ name: String, of value: Value, isEnd: Bool) -> Member {
    switch value {
    case .object(let id):
      let object = interpreter.objects[id]
      return member(name, of: object.type, object.fields, isEnd: isEnd)
    case .structure(let structure):
      return member(name, of: structure.type, structure.fields, isEnd: isEnd)
    case .integer, .floating, .boolean:
      let own = declaredTypes.externalExtensions.values.contains {
        declaredTypes.members($0).computed[name] != nil
      }
      return own ? .unknown : .missing
    default: return .unknown
    }
  }

  private func member(
    _ name: String, of type: TypeID, _ fields: [Value], isEnd: Bool
  ) -> Member {
    let table = declaredTypes.members(type)
    if let index = table.stored[name] {
      if isEnd, declaredTypes.layout(type)[index].isLet { return .missing }
      return fields.indices.contains(index) ? .found(fields[index]) : .unknown
    }
    if let computed = table.computed[name] {
      return isEnd && computed.setter == nil ? .missing : .unknown
    }
    let isWhole = declaredTypes.inheritedNames(type).allSatisfy {
      Self.memberless.contains($0) || declaredTypes.declaredType(named: $0) != nil
    }
    return isWhole ? .missing : .unknown
  }

  /// What stands in a property, without its wrapper.
  func held(in field: Value) -> Value {
    guard case .wrapper(let wrapper) = field else { return field }
    return wrapper.location.map(storage.currentValue) ?? wrapper.value
  }

  /// Protocols of frameworks by which a type gets no properties that can be set.
  private static let memberless: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Hashable", "Identifiable", "NSObject", "Observable",
    "ObservableObject", "Sendable",
  ]
}
