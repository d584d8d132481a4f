import Catalog

/// What no program may hold for a proof to be tried: what changes the meaning of other code.
struct ProofGate {
  private let program: ViewProgram

  init(_ program: ViewProgram) { self.program = program }

  func check() throws(ProofStop) {
    if let first = program.unsupported.first {
      throw .doubt(.program, first.facts.first ?? "", site: nil)
    }
    for type in program.types { try check(type) }
    for name in program.freeFunctions.keys.sorted() where isOperator(name) || isLibrary(name) {
      throw .doubt(.program, name, site: nil)
    }
  }

  private func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" } ?? true
  }

  private func isLibrary(_ name: String) -> Bool {
    ProofRun.functions.contains(name) || Catalog.isRendered(name) || name == "withAnimation"
  }

  private func check(_ type: TypeDecl) throws(ProofStop) {
    let names = type.staticMethods.keys.sorted() + type.methods.keys.sorted()
    for name in names where isOperator(name) || Self.magic.contains(name) {
      if name == "==", isView(type), type.staticMethods[name]?.count == 1 { continue }
      throw .doubt(.program, name, site: nil)
    }
    // A part of a result builder of the library.
    if type.kind == .externalExtension, let name = names.first(where: { $0.hasPrefix("build") }) {
      throw .doubt(.program, name, site: nil)
    }
    if let attribute = type.attributes.first(where: Self.unknownAttributes.contains) {
      throw .doubt(.program, attribute, site: nil)
    }
    if type.kind == .externalExtension, !type.initializers.isEmpty {
      throw .doubt(.program, type.name, site: nil)
    }
    for id in type.initializers
    where program.functions[id].parameters.first?.label?.hasSuffix("Literal") == true {
      throw .doubt(.program, type.name, site: nil)
    }
    for property in type.stored
    where property.willSet != nil || property.didSet != nil
      || property.isLazy && type.kind == .structure
    {
      throw .doubt(.property, property.name, site: nil)
    }
    // Which of several implementations is called may depend on how a value is seen.
    if type.kind == .protocolType, !type.methods.isEmpty || !type.computed.isEmpty {
      throw .doubt(.program, type.name, site: nil)
    }
    if !type.repeatedUnderConstraints.isEmpty { throw .doubt(.program, type.name, site: nil) }
    if isView(type),
      let other = type.inherits.first(where: { reference in
        !["View", "Equatable", "Sendable", "Identifiable"].contains { isName(reference, $0) }
      })
    {
      throw .doubt(.program, "\(type.name): \(other)", site: nil)
    }
    if !type.subscripts.isEmpty { throw .doubt(.program, "subscript", site: nil) }
  }

  /// A view with an `==` of its own: ``ProofRun/outdated(_:of:)`` says what follows from it.
  private func isView(_ type: TypeDecl) -> Bool {
    type.kind == .structure && type.inherits.contains { isName($0, "View") }
  }

  private func isName(_ reference: TypeRef, _ name: String) -> Bool {
    if case .external(name, _) = reference { return true }
    return false
  }

  private static let magic: Set<String> = [
    "~=",
    "appendInterpolation", "callAsFunction", "buildBlock", "hash", "encode",
  ]

  private static let unknownAttributes: Set<String> = [
    "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "dynamicCallable",
  ]
}
