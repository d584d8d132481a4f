/// Inputs that the root's initializer may leave out: programs are compared with them and without.
extension Initializers {
  /// The value of such an input where it is not left out. nil: it is, or the property is none.
  func rootInput(_ property: StoredProperty, owner: TypeID) throws(Interruption) -> Value? {
    guard interpreter.isMakingRoot, interpreter.options.showsEverything, property.wrapper == nil,
      !property.isPrivate, !property.isLet, !property.isLazy, declaredTypes.isView(owner)
    else { return nil }
    let name = "\(interpreter.program.types[owner].name).\(property.name)"
    guard property.initial != nil else {
      guard case .optional(let type)? = property.type else { return nil }
      // Actions are given at first, so that what calls them is seen under all other assumptions.
      let isGiven =
        type.isFunction
        ? interpreter.answer("\(name) is given") : !interpreter.answer("\(name) is nil")
      return isGiven ? try symbolicInput(property, owner: owner) : nil
    }
    if interpreter.options.neededInputs.contains(name) {
      return try given(
        symbolicInput(property, owner: owner), name: name, type: property.type)
    }
    guard let initial = try initialField(property) else { return nil }
    switch initial {
    case .boolean, .integer, .floating, .string, .enumeration:
      return try given(initial, name: name, type: property.type)
    case .closure where interpreter.answer("\(name) is given"):
      return .closure(Closure(code: .library("input " + name)))
    default: break
    }
    guard !interpreter.answer(name + Self.defaultQuestion) else { return nil }
    return try symbolicValue(property.type, name: name)
  }

  /// The root with other values in properties that something besides its initializer sets.
  func remade(_ made: Value) throws(Interruption) -> Value {
    let remade = interpreter.options.remadeProperties
    guard !remade.isEmpty, interpreter.isMakingRoot, case .structure(var root) = made else {
      return made
    }
    let type = interpreter.program.types[root.type].name
    for (index, property) in declaredTypes.layout(root.type).enumerated()
    where index < root.fields.count && remade.contains("\(type).\(property.name)") {
      let name = "\(type).\(property.name)"
      var held = root.fields[index]
      if case .wrapper(let wrapper) = held { held = wrapper.value }
      switch held {
      case .boolean, .integer, .floating, .string, .enumeration, .array: break
      default: held = try symbolicValue(property.type, name: name)
      }
      root.fields[index] = try field(
        property, from: given(held, name: name, type: property.type))
    }
    return .structure(root)
  }

  /// The end of the question whether an input is left out.
  static let defaultQuestion = " has its default value"

}

/// Whether a question has the same answer where values stand in for inputs: whether a Bool is false, an
/// action given, an input left out.
package func staysWithStandIns(_ question: String) -> Bool {
  asksForDefault(question) || question.hasSuffix(" is false") || question.hasSuffix(" is given")
}

/// Whether a question is about an input of the root that may be left out, and has a default value.
package func asksForDefault(_ question: String) -> Bool {
  question.hasSuffix(Initializers.defaultQuestion)
}
