/// What is written where nothing keeps it: Swift would keep it, so the place is one that is not modelled.
extension PlaceAccess {
  /// Refuses to go on where a value was changed that no place holds.
  ///
  /// - Throws: ``Interruption/unsupported(_:)`` where it is another value now.
  func refuseLoss(
    of value: Value, since old: Value, site: Int
  ) throws(Interruption) {
    guard isKept(value), isKept(old), try !comparison.same(old, value, .equatableAlways) else {
      return
    }
    throw .unsupported(Unsupported(.lostWrite, at: recorder.location(site: site)))
  }

  /// Whether a value is kept by the place that it stands in, and by nothing else.
  private func isKept(_ value: Value) -> Bool {
    switch value {
    case .integer, .floating, .boolean, .string, .sized, .array, .dictionary, .set, .structure,
      .enumeration, .wrapped, .tuple:
      true
    default: false
    }
  }

  /// The storage of a property wrapper that the program declares: `_n`, and `$n` as its projected value.
  func ownStorage(_ name: String, of value: Structure) -> (index: Int, part: String?)? {
    guard let mark = name.first, mark == "_" || mark == "$" else { return nil }
    let table = declaredTypes.members(value.type)
    guard table.stored[name] == nil, let index = table.stored[String(name.dropFirst())],
      index < value.fields.count,
      declaredTypes.layout(value.type)[index].wrapper?.declared != nil
    else { return nil }
    return (index, mark == "_" ? nil : "projectedValue")
  }
}
