/// `OptionSet`: sets of bits in an integer raw value.
extension Library {
  /// `[.a, .b]` as an option set.
  func optionSet(_ elements: [Value], _ type: TypeRef) -> Value? {
    var bits = 0
    for element in elements {
      guard let value = rawBits(conversions.coerce(element, to: type)) else { return nil }
      bits |= value
    }
    return options(bits, type)
  }

  func optionSetMethod(
    _ value: Structure, _ name: String, _ arguments: [LabeledValue]
  ) -> Value? {
    let type = TypeRef.declared(value.type, [])
    guard let own = rawBits(.structure(value)), let first = arguments.first?.value,
      let other = rawBits(conversions.coerce(first, to: type))
    else { return nil }
    switch name {
    case "contains", "isSuperset": return .boolean(own & other == other)
    case "isSubset": return .boolean(own & other == own)
    case "isDisjoint": return .boolean(own & other == 0)
    case "union": return options(own | other, type)
    case "intersection": return options(own & other, type)
    case "subtracting": return options(own & ~other, type)
    case "symmetricDifference": return options(own ^ other, type)
    default: return nil
    }
  }

  func optionSetMutation(
    _ base: inout Value, _ value: Structure, _ name: String, _ arguments: [LabeledValue]
  ) -> Value? {
    let pure = ["insert": "union", "formUnion": "union", "remove": "subtracting"][name]
    guard let pure, let changed = optionSetMethod(value, pure, arguments) else { return nil }
    base = changed
    return .void
  }

  private func rawBits(_ value: Value) -> Int? {
    guard case .structure(let structure) = value,
      let index = declaredTypes.members(structure.type).stored["rawValue"],
      case .integer(let bits) = structure.fields[index]
    else { return nil }
    return bits
  }

  private func options(_ bits: Int, _ type: TypeRef) -> Value? {
    do throws(Interruption) {
      return try initializers.construct(
        type, [LabeledValue(label: "rawValue", value: .integer(bits))], site: 0)
    } catch {
      recorder.note(error)
      return nil
    }
  }
}
