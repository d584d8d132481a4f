import Catalog

/// Calls in actions of methods that neither the program nor the libraries declare for a value: an extension
/// from elsewhere may change it, or anything else.
extension Recorder {
  /// Whether nothing that is known declares a method of this name for the value.
  func isUndeclared(_ method: String, of value: Value) -> Bool {
    if let kind = valueKind(value) {
      return !Catalog.isMethod(method, of: kind) && !Catalog.isMutation(method, of: kind)
    }
    switch value {
    case .structure, .enumeration, .object:
      guard let type = comparison.declaredType(of: value) else { return false }
      return !declaredTypes.members(type).has(method) && !mayInherit(method, type)
    case .binding: return !["animation", "transaction"].contains(method)
    default: return false
    }
  }

  /// A write to a property whose wrapper is not declared here: who is told of it, only the wrapper knows.
  func noteForeignWrite(to property: StoredProperty, _ wrapper: Wrapper, site: Int) {
    guard wrapper.kind == .other, isActing, !interpreter.options.showsEverything,
      interpreter.trialDepth == 0
    else { return }
    interpreter.assumptions.fail(
      Unsupported(.unknownEffect, [property.name + " = …"], at: location(site: site)))
  }

  /// A call in an initializer of a function that nothing declares: it may do anything.
  func noteUnknownStatement(_ statement: Expr, in function: FunctionID) {
    guard case .call(.unresolved(let name, _), _, let site) = statement,
      interpreter.program.functions[function].kind == .initializer
    else { return }
    if interpreter.program.freeFunctions[name] == nil, name.first?.isLowercase == true,
      !["probe", "step", "withAnimation", "withTransaction", "swap", "assert"].contains(name),
      Natives.functions[name] == nil
    {
      noteUnknownEffect(.call, name, [], site: site)
    }
  }

  private func valueKind(_ value: Value) -> Catalog.ValueKind? {
    switch value {
    case .integer, .floating, .sized, .boolean: .number
    case .string: .text
    case .array, .set, .dictionary, .range: .collection
    case .fresh("Date", _): .date
    case .term(let term): term.type.flatMap(valueKind)
    default: nil
    }
  }

  private func valueKind(_ type: TypeRef) -> Catalog.ValueKind? {
    switch type.unwrapped {
    case .array, .dictionary: return .collection
    case .external("Set", _): return .collection
    case .external("String", _): return .text
    case .external("Date", _): return .date
    case .external(let name, _):
      return name == "Bool" || ScalarLibrary.integerNames.contains(name)
        || Conversions.floatingTypes.contains(name) ? .number : nil
    default: return nil
    }
  }

  /// Whether a protocol or a class of the libraries may give the type this method.
  private func mayInherit(_ method: String, _ type: TypeID) -> Bool {
    let inherited = declaredTypes.inheritedNames(type)
    if Catalog.isMethod(method, of: .date) { return true }
    if !inherited.isDisjoint(with: ["Sequence", "Collection", "SetAlgebra", "OptionSet", "Numeric"]
    ),
      Catalog.isMethod(method, of: .collection) || Catalog.isMutation(method, of: .collection)
        || Catalog.isMethod(method, of: .number)
    {
      return true
    }
    return inherited.contains { isFramework($0) && !Catalog.isView($0) }
  }
}
