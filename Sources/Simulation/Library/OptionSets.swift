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

  func optionSetMethod(_ value: Structure, _ call: NativeCall) -> Value? {
    bits(of: value, call).flatMap { Natives.optionSetMethods[call]?($0, call) }
  }

  func optionSetMutation(_ base: inout Value, _ value: Structure, _ call: NativeCall) -> Value? {
    guard let native = Natives.optionSetMutations[call.name], let bits = bits(of: value, call),
      let changed = options(native(bits.own, bits.other), bits.type)
    else { return nil }
    base = changed
    return .void
  }

  private func bits(of value: Structure, _ call: NativeCall) -> Natives.OptionBits? {
    let type = TypeRef.declared(value.type, [])
    guard let own = rawBits(.structure(value)), let first = call.first,
      let other = rawBits(conversions.coerce(first, to: type))
    else { return nil }
    return (own, other, type)
  }

  private func rawBits(_ value: Value) -> Int? {
    guard case .structure(let structure) = value,
      let index = declaredTypes.members(structure.type).stored["rawValue"],
      case .integer(let bits) = structure.fields[index]
    else { return nil }
    return bits
  }

  fileprivate func options(_ bits: Int, _ type: TypeRef) -> Value? {
    do throws(Interruption) {
      return try initializers.construct(
        type, [LabeledValue(label: "rawValue", value: .integer(bits))], site: 0)
    } catch {
      recorder.note(error)
      return nil
    }
  }
}

extension Natives {
  /// An option set's own bits, and those of the argument, which is of the same type.
  typealias OptionBits = (own: Int, other: Int, type: TypeRef)

  static let optionSetMethods: NativeTable<@Sendable (OptionBits, NativeCall) -> Value?> = [
    "contains isSuperset": { bits, _ in .boolean(bits.own & bits.other == bits.other) },
    "isSubset": { bits, _ in .boolean(bits.own & bits.other == bits.own) },
    "isDisjoint": { bits, _ in .boolean(bits.own & bits.other == 0) },
    "union": { bits, call in call.library.options(bits.own | bits.other, bits.type) },
    "intersection": { bits, call in call.library.options(bits.own & bits.other, bits.type) },
    "subtracting": { bits, call in call.library.options(bits.own & ~bits.other, bits.type) },
    "symmetricDifference": { bits, call in call.library.options(bits.own ^ bits.other, bits.type) },
  ]

  static let optionSetMutations: NativeTable<@Sendable (Int, Int) -> Int> = [
    "insert formUnion": { $0 | $1 },
    "remove": { $0 & ~$1 },
  ]
}
