/// `OptionSet`: sets of bits in an integer raw value.
extension Library {
  /// `[.a, .b]` as an option set.
  func optionSet(_ elements: [Value], _ type: TypeRef) -> Value? {
    var raw = Natives.OptionBits(own: 0, other: 0, type: type, kind: nil)
    for element in elements {
      guard let value = rawBits(conversions.coerce(element, to: type)) else { return nil }
      raw.kind = value.kind
      raw.own |= value.bits
    }
    return options(raw.own, raw)
  }

  func optionSetMethod(_ value: Structure, _ call: NativeCall) -> Value? {
    bits(of: value, call).flatMap { Natives.optionSetMethods[call]?($0, call) }
  }

  func optionSetMutation(_ base: inout Value, _ value: Structure, _ call: NativeCall) -> Value? {
    guard let native = Natives.optionSetMutations[call], let bits = bits(of: value, call),
      let changed = options(native(bits.own, bits.other), bits),
      let result = result(of: call.name, bits)
    else { return nil }
    base = changed
    return result
  }

  /// What a change gives back: of an insertion whether there was one, of a removal what was there.
  private func result(of change: String, _ bits: Natives.OptionBits) -> Value? {
    let common = bits.own & bits.other
    switch change {
    case "insert":
      return options(bits.other, bits).map { member in
        .tuple(
          Tuple(
            elements: [.boolean(common != bits.other), member],
            labels: ["inserted", "memberAfterInsert"]))
      }
    case "remove", "update": return common == 0 ? .nilValue : options(common, bits)?.asSome
    default: return .void
    }
  }

  /// Whether an option set has no options. nil: it is none, or not known.
  func isEmptyOptionSet(_ value: Structure) -> Value? {
    guard declaredTypes.conforms(value.type, to: "OptionSet") else { return nil }
    return rawBits(.structure(value)).map { .boolean($0.bits == 0) }
  }

  private func bits(of value: Structure, _ call: NativeCall) -> Natives.OptionBits? {
    let type = TypeRef.declared(value.type, [])
    guard let own = rawBits(.structure(value)), let first = call.first,
      let other = rawBits(conversions.coerce(first, to: type))
    else { return nil }
    return (own.bits, other.bits, type, own.kind)
  }

  /// The bits of a raw value, and the kind of number that it is. nil for the kind: `Int`.
  private func rawBits(_ value: Value) -> (bits: UInt64, kind: SizedNumber.Kind?)? {
    guard case .structure(let structure) = value,
      let index = declaredTypes.members(structure.type).stored["rawValue"],
      index < structure.fields.count
    else { return nil }
    switch structure.fields[index] {
    case .integer(let number): return (UInt64(truncatingIfNeeded: number), nil)
    case .sized(let number) where number.kind != .float: return (number.bits, number.kind)
    default: return nil
    }
  }

  fileprivate func options(_ bits: UInt64, _ of: Natives.OptionBits) -> Value? {
    let raw: Value =
      of.kind.map { .sized(.truncating(bits, $0)) } ?? .integer(Int(truncatingIfNeeded: bits))
    do throws(Interruption) {
      return try initializers.construct(
        of.type, [LabeledValue(label: "rawValue", value: raw)], site: 0)
    } catch {
      recorder.note(error)
      return nil
    }
  }
}

extension Natives {
  /// An option set's own bits, and those of the argument, which is of the same type. The kind is that of the raw
  /// value where it is not `Int`.
  typealias OptionBits = (own: UInt64, other: UInt64, type: TypeRef, kind: SizedNumber.Kind?)

  static let optionSetMethods: NativeTable<@Sendable (OptionBits, NativeCall) -> Value?> = [
    "contains isSuperset": { bits, _ in .boolean(bits.own & bits.other == bits.other) },
    "isSubset": { bits, _ in .boolean(bits.own & bits.other == bits.own) },
    "isStrictSuperset": { bits, _ in
      .boolean(bits.own & bits.other == bits.other && bits.own != bits.other)
    },
    "isStrictSubset": { bits, _ in
      .boolean(bits.own & bits.other == bits.own && bits.own != bits.other)
    },
    "isDisjoint": { bits, _ in .boolean(bits.own & bits.other == 0) },
    "union": { bits, call in call.library.options(bits.own | bits.other, bits) },
    "intersection": { bits, call in call.library.options(bits.own & bits.other, bits) },
    "subtracting": { bits, call in call.library.options(bits.own & ~bits.other, bits) },
    "symmetricDifference": { bits, call in call.library.options(bits.own ^ bits.other, bits) },
  ]

  static let optionSetMutations: NativeTable<@Sendable (UInt64, UInt64) -> UInt64> = [
    "insert update formUnion": { $0 | $1 },
    "remove subtract": { $0 & ~$1 },
    "formIntersection": { $0 & $1 },
    "formSymmetricDifference": { $0 ^ $1 },
  ]
}
