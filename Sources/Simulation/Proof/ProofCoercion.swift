/// Values as the types that they are given to have them.
extension ProofNatives {
  /// What a declared type does to a value that arrives.
  func coerce(_ value: ProofValue, to type: TypeRef?) throws(ProofStop) -> ProofValue {
    guard let type else { return value }
    if case .either(let condition, let a, let b) = value {
      switch type {
      case .opaque, .existential, .parameter: return value
      default: return try run.merge(condition, coerce(a, to: type), coerce(b, to: type))
      }
    }
    switch type {
    case .optional(let inner):
      if case .optional = inner { throw run.stop(.type, "Optional") }
      switch value {
      case .none: return value
      case .implicit("none", nil): return ProofValue.none
      case .optional(let isPresent, let payload):
        return .optional(isPresent, try coerce(payload, to: inner))
      default: return try coerce(value, to: inner)
      }
    case .external(let name, _): return try coerce(value, toExternal: name)
    case .declared(let id, _): return try coerce(value, toDeclared: id, type)
    case .array(let inner):
      if case .list = value { return value }
      guard case .array(let elements) = value else { throw run.stop(.type, "Array") }
      var result: [ProofValue] = []
      for element in elements { result.append(try coerce(element, to: inner)) }
      return .array(result)
    case .tuple(let parts):
      guard case .tuple(let values, _) = value, values.count == parts.count else {
        if case .tuple(let values, _) = value, values.isEmpty { return value }
        throw run.stop(.type, "tuple")
      }
      var result: [ProofValue] = []
      for (value, part) in zip(values, parts) { result.append(try coerce(value, to: part.type)) }
      return .tuple(result, parts.map(\.label))
    case .function:
      switch value {
      case .closure: return value
      case .term, .structure, .array: throw run.stop(.type, "function")
      default: return value
      }
    case .opaque, .existential, .parameter: return value
    case .dictionary, .metatype: throw run.stop(.type, "\(type)")
    }
  }

  private func coerce(
    _ value: ProofValue, toExternal name: String
  ) throws(ProofStop) -> ProofValue {
    switch name {
    case "Double", "CGFloat", "TimeInterval":
      guard case .term(let term) = value else { throw run.stop(.type, name) }
      switch (run.terms[term].sort, run.terms[term].operation) {
      case (.floating, _): return value
      case (.integer, .integer(let number)): return .term(run.terms.floating(Double(number)))
      case (.integer, .symbol(let symbol)) where symbol.hasPrefix("input "):
        return .term(run.terms.symbol(symbol, .floating))
      default: throw run.stop(.type, name)
      }
    case "Int": return try checked(value, .integer, name)
    case "Bool": return try checked(value, .boolean, name)
    case "String", "LocalizedStringKey": return try checked(value, .string, name)
    case "Void": return value
    case "Color", "Font", "Animation", "HorizontalAlignment", "VerticalAlignment", "Alignment":
      return .term(try initializers.constantTerm(value, site: nil))
    case "Binding":
      guard case .binding = value else { throw run.stop(.type, name) }
      return value
    case "Text", "AnyView", "Image", "Content": return value
    case "View": return value
    default: throw run.stop(.type, name)
    }
  }

  private func checked(
    _ value: ProofValue, _ sort: ProofSort, _ name: String
  ) throws(ProofStop) -> ProofValue {
    guard case .term(let term) = value, run.terms[term].sort == sort else {
      throw run.stop(.type, name)
    }
    return value
  }

  private func coerce(
    _ value: ProofValue, toDeclared id: TypeID, _ type: TypeRef
  ) throws(ProofStop) -> ProofValue {
    switch value {
    case .implicit("init", let arguments?):
      return try initializers.construct(id, arguments, site: 0)
    case .implicit(let name, let arguments):
      let member = try run.member(name, of: .type(type), site: 0)
      guard let arguments else { return member }
      guard case .closure(let closure) = member else { throw run.stop(.member, name) }
      return try run.call(closure, arguments, site: nil)
    case .structure(let own, _), .enumeration(let own, _, _):
      guard own == id || run.program.types[id].kind == .protocolType else { throw run.stop(.type) }
      return value
    case .object(let number):
      guard run.store.objects[number].type == id || run.program.types[id].kind == .protocolType
      else {
        throw run.stop(.type)
      }
      return value
    case .term(let term):
      guard run.terms[term].sort == .enumeration(run.program.types[id].name) else {
        throw run.stop(.type)
      }
      return value
    case .view, .closure: return value
    default: throw run.stop(.type, run.program.types[id].name)
    }
  }

  // MARK: Properties
}
