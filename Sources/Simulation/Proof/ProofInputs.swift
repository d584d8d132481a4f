/// Inputs of the root that nothing gives: any value of their type, the same in both programs.
extension ProofRun {
  var isMakingRoot: Bool { rootFunction != nil && store.frames.last?.function == rootFunction }

  /// An input that the root's parent may give and that has a default value.
  func otherInput(
    _ property: StoredProperty, _ value: ProofValue
  ) throws(ProofStop) -> ProofValue {
    if property.isPrivate || property.isLet || property.wrapper != nil { return value }
    let name = "root.\(property.name)"
    if let type = property.type { return try input(type, name) }
    guard case .term(let term) = value, terms[term].sort != .other else {
      throw stop(.root, property.name)
    }
    return .term(terms.symbol(name, terms[term].sort))
  }

  /// The keys of the environment that the program declares.
  var environmentKeys: Set<String> {
    guard let type = externalExtension("EnvironmentValues").map({ program.types[$0] }) else {
      return []
    }
    return Set(type.stored.map(\.name)).union(type.computed.keys)
  }

  /// What a key of the environment holds that nothing above writes: its default value, or any that who shows
  /// the root gives, where both programs have the key.
  func open(key: String, _ value: ProofValue) throws(ProofStop) -> ProofValue {
    guard terms.sharedKeys.contains(key) else { return value }
    guard case .term(let term) = value, terms[term].sort != .other else {
      throw stop(.environment, key)
    }
    return .term(terms.symbol("environment \(key)", terms[term].sort))
  }

  func input(
    _ type: TypeRef?, _ name: String, depth: Int = 0
  ) throws(ProofStop) -> ProofValue {
    guard let type, depth < 6 else { throw stop(.root, name) }
    switch type {
    case .external("Int", _): return .term(terms.symbol(name, .integer))
    case .external("String", _): return .term(terms.symbol(name, .string))
    case .external("Bool", _): return .term(terms.symbol(name, .boolean))
    case .external("Double", _), .external("CGFloat", _):
      return .term(terms.symbol(name, .floating))
    case .function(_, .external("Void", _)), .function(_, .tuple([])):
      return .closure(ProofClosure(code: .input(name)))
    case .array(let inner):
      let shape = try input(inner, name + " element", depth: depth + 1)
      guard ProofElements.isDescribed(shape) else { throw stop(.root, name) }
      return .list(terms.symbol(name, .other), shape)
    case .optional(let inner):
      return .optional(
        terms.symbol(name + "?", .boolean), try input(inner, name, depth: depth + 1))
    case .declared(let id, _):
      let declaration = program.types[id]
      if declaration.kind == .enumeration, declaration.cases.allSatisfy(\.payload.isEmpty) {
        return .term(terms.symbol(name, .enumeration(declaration.name)))
      }
      guard declaration.kind == .structure, initializers.isPlainData(id),
        declaration.initializers.isEmpty
      else {
        throw stop(.root, name)
      }
      var fields: [ProofValue] = []
      for property in declaration.stored {
        if property.wrapper != nil { throw stop(.root, name) }
        if property.isLet, let initial = property.initial {
          fields.append(try natives.coerce(invoke(initial, [], this: nil), to: property.type))
        } else {
          fields.append(
            try input(property.type, "\(name).\(property.name)", depth: depth + 1))
        }
      }
      return .structure(id, fields)
    default: throw stop(.root, name)
    }
  }
}
