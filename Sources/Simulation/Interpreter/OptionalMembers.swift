/// Members of optionals, where the source tells that a value is one, and what a method of the library leaves in a
/// place.
struct OptionalMembers: InterpreterPart {
  let interpreter: Interpreter
}

extension OptionalMembers {
  /// A property of `extension Optional`, where the source tells that the base is one. nil: there is none.
  func member(
    _ name: String, of base: Expr, _ value: Value
  ) throws(Interruption) -> Value? {
    guard case .typed(_, .optional) = base,
      let owner = declaredTypes.externalExtension("Optional"),
      let property = declaredTypes.members(owner).computed[name]
    else { return nil }
    return conversions.coerce(
      try interpreter.invoke(property.getter, values: [], this: value), to: property.type)
  }

  /// `map`, `flatMap` and the program's own methods of an optional. nil: the base is none, as far as the source
  /// tells.
  func call(
    _ base: Expr, _ name: String, _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value? {
    guard case .typed(let inner, .optional) = base else { return nil }
    // What changes the optional is done at its place.
    if isMutating(name) { return nil }
    if let owner = declaredTypes.externalExtension("Optional"),
      let candidates = declaredTypes.members(owner).methods[name]
    {
      let optional = try interpreter.evaluate(inner, &frame)
      let values = try interpreter.evaluate(arguments, &frame)
      if let choice = conversions.choose(candidates, values) {
        return try interpreter.invoke(choice, values, this: optional, site: site)
      }
    }
    guard name == "map" || name == "flatMap", arguments.count == 1 else { return nil }
    let optional = try interpreter.evaluate(inner, &frame)
    let function = try interpreter.evaluate(arguments[0].value, &frame)
    if case .term(let term) = optional, !operators.isPresent(term) { return .nilValue }
    if case .nilValue = optional { return .nilValue }
    let result = try sequenceLibrary.apply(function, [optional.unwrappedOnce], site: site)
    return name == "map" ? result.asSome : result
  }

  private func isMutating(_ name: String) -> Bool {
    guard let owner = declaredTypes.externalExtension("Optional") else { return false }
    return declaredTypes.members(owner).methods[name, default: []].contains {
      interpreter.program.functions[$0].isMutating
    }
  }

  /// `items.formIndex(after: &index)` puts what `index(after:)` gives where the index is. false: it is another
  /// method, or that is not known.
  func moveIndex(
    _ name: String, _ receiver: Value, _ values: [LabeledValue], _ places: [Int: Place],
    site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Bool {
    guard name == "formIndex", let place = places[0],
      let moved = try library.libraryMethod(receiver, "index", values, site: site)
    else { return false }
    try placeAccess.modify(place, site: site, &frame) { $0 = moved }
    return true
  }
}

extension [Argument] {
  /// The same arguments with the labels of a name, `f(a:_:)`, where they have none.
  func labeled(_ labels: [String]?) -> [Argument] {
    guard let labels, labels.count == count, allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return self }
    return zip(self, labels).map { Argument(label: $1 == "_" ? nil : $1, value: $0.value) }
  }
}
