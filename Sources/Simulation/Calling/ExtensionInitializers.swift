import Catalog

/// Initialisers that the program's own extensions give to types of the library.
///
/// Swift takes such an initialiser before the library's one of the same labels: it is the more special of
/// the two, or hides the other because it stands in the program's module.
extension Initializers {
  /// Runs the program's initialiser that a call means.
  ///
  /// - Parameter caller: the initialiser that calls; it does not call itself.
  /// - Returns: nil: the call means one of the library's.
  func constructByExtension(
    _ name: String, _ arguments: [LabeledValue], caller: FunctionID? = nil, site: Int
  ) throws(Interruption) -> Value? {
    guard let id = declaredTypes.externalExtension(name) else { return nil }
    let candidates = interpreter.program.types[id].initializers.filter { $0 != caller }
    guard let choice = conversions.choose(candidates, arguments) else { return nil }
    if mayMeanLibrary(choice, name, arguments) {
      throw .unsupported(
        Unsupported(
          .ownInitializer, [name],
          at: recorder.location(site: site) ?? interpreter.program.functions[choice].location))
    }
    if Catalog.isRendered(name) {
      return try runInitializer(choice, arguments, self: .nilValue, site: site)
    }
    return try understood { () throws(Interruption) -> Value in
      try runInitializer(choice, arguments, self: .nilValue, site: site)
    }
  }

  /// Whether the library may have an initialiser that Swift prefers: all labels are ones that the
  /// library's have, and a parameter is generic, takes anything, or is left to its default.
  private func mayMeanLibrary(
    _ id: FunctionID, _ name: String, _ arguments: [LabeledValue]
  ) -> Bool {
    guard Catalog.isRendered(name),
      arguments.allSatisfy({ Catalog.takes($0.label, view: name) })
    else { return false }
    let parameters = interpreter.program.functions[id].parameters
    guard let matched = conversions.match(arguments, parameters) else { return true }
    return zip(parameters, matched).contains { parameter, given in
      given.isEmpty || parameter.type.map(takesAnything) ?? true
    }
  }

  private func takesAnything(_ type: TypeRef) -> Bool {
    switch type {
    case .parameter, .opaque, .existential: true
    case .optional(let inner): takesAnything(inner)
    case .external(let name, _): name == "Any" || name == "AnyHashable"
    default: false
    }
  }

  /// What a piece of code yields where all of it is understood; nil otherwise, and nothing is noted.
  private func understood(_ work: () throws(Interruption) -> Value) throws(Interruption) -> Value? {
    let noted = interpreter.assumptions
    do {
      let value = try work()
      if interpreter.assumptions.unchecked.count == noted.unchecked.count { return value }
    } catch {
      switch error {
      case .unsupported: break
      default: throw error
      }
    }
    interpreter.assumptions = noted
    return nil
  }
}
