extension Conversions {
  func cast(_ value: Value, _ kind: CastKind, to type: TypeRef) throws(Interruption) -> Value {
    switch kind {
    case .coerce: return coerce(value, to: type)
    case .check: return .boolean(try isInstance(value, of: type))
    case .conditional: return try isInstance(value, of: type) ? coerce(value, to: type) : .nilValue
    case .forced:
      guard try isInstance(value, of: type) else {
        throw .trap(.forcedCast, site: nil)
      }
      return coerce(value, to: type)
    }
  }

  /// Whether a value is of a type. Symbolic values are taken to be.
  func isInstance(_ value: Value, of type: TypeRef) throws(Interruption) -> Bool {
    switch value {
    case .term, .fresh: return true
    case .nilValue:
      if case .optional = type { return true }
      return false
    default: break
    }
    switch type {
    case .declared(let id, _):
      guard let own = comparison.declaredType(of: value) else { return false }
      return own == id || isSubclass(own, of: id)
        || declaredTypes.conforms(own, to: interpreter.program.types[id].name)
    case .external(let name, _):
      if let own = comparison.declaredType(of: value) {
        return declaredTypes.conforms(own, to: name)
          || ["Any", "AnyObject", "AnyHashable"].contains(name)
      }
      if case .integer = value, Self.floatingTypes.contains(name) { return false }
      return interpreter.externalNames(of: value).contains(name) || name == "Any"
        || name == "AnyHashable"
    case .optional(let inner): return try isInstance(value, of: inner)
    case .array(let element):
      guard case .array(let box) = value else { return accepts(value, type) }
      for inner in box.elements where try !isInstance(inner, of: element) { return false }
      return true
    default: return accepts(value, type)
    }
  }
}
