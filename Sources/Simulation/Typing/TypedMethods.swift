/// Types of method calls, and of what their closures take.
extension StaticTypes {
  mutating func visitMethod(
    _ base: Expr, _ name: String, _ labels: [String]?, _ memberSite: Int, _ arguments: [Argument],
    expected: TypeRef?, site: Int, _ walk: inout TypeWalk
  ) -> (Expr, TypeRef?) {
    func call(_ base: Expr, _ values: [Argument]) -> Expr {
      .call(.member(base, name, labels: labels, site: memberSite), values, site: site)
    }
    if case .type(let reference) = base {
      let (values, type) = visitStatic(reference, name, arguments, &walk)
      return (call(base, values), type)
    }
    var (receiver, type) = visit(base, expected: nil, &walk)
    if let type, let (ids, known) = methods(name, of: type) {
      let fitting = candidates(ids, arguments)
      let wanted = parameters(fitting, arguments).map { $0?.replacing(known) ?? $0 }
      let (values, types) = visit(arguments, expected: wanted, &walk)
      if type.isOptional { receiver = .typed(receiver, type) }
      return (call(receiver, values), result(fitting, types, known: known))
    }
    if let type, name == "map" || name == "flatMap" { receiver = .typed(receiver, type) }
    var given = arguments
    // What `reduce` begins with is of the type that is wanted of it.
    if name == "reduce", given.count == 2, let expected, given[0].value.needsType {
      given[0].value = .cast(given[0].value, .coerce, expected)
    }
    let (values, types) = visit(
      titled(given, ofModifier: name), expected: closures(name, arguments, of: type), &walk)
    let yielded = yields(arguments, types, of: type)
    return (call(receiver, values), libraryResult(name, values, types, yielded, of: type))
  }

  private mutating func visitStatic(
    _ reference: TypeRef, _ name: String, _ arguments: [Argument], _ walk: inout TypeWalk
  ) -> ([Argument], TypeRef?) {
    guard case .declared(let id, let generic) = reference else {
      return (visit(arguments, &walk).0, nil)
    }
    if let known = program.types[id].cases.first(where: { $0.name == name }) {
      let payload = known.payload.map { $0.type.replacing(generics(id, generic)) }
      let isGeneric = !program.types[id].genericParameters.isEmpty && generic.isEmpty
      return (visit(arguments, expected: payload, &walk).0, isGeneric ? nil : reference)
    }
    let fitting = candidates(program.types[id].staticMethods[name] ?? [], arguments)
    let (values, types) = visit(arguments, expected: parameters(fitting, arguments), &walk)
    return (values, result(fitting, types, known: generics(id, generic)))
  }

  /// The program's own methods of a type.
  private func methods(
    _ name: String, of type: TypeRef
  ) -> (ids: [FunctionID], known: [String: TypeRef])? {
    switch type {
    case .existential(let inner), .opaque(let inner): return methods(name, of: inner)
    case .declared(let id, let arguments):
      var pending = [id]
      var seen: Set<TypeID> = []
      while let next = pending.popLast() {
        guard seen.insert(next).inserted, seen.count < 50 else { continue }
        if let ids = program.types[next].methods[name] { return (ids, generics(id, arguments)) }
        pending += program.types[next].inherits.compactMap {
          if case .declared(let parent, _) = $0 { parent } else { nil }
        }
      }
      return nil
    default:
      for candidate in extended(type) {
        guard let id = extensions[candidate.name], let ids = program.types[id].methods[name] else {
          continue
        }
        return (ids, candidate.known)
      }
      return nil
    }
  }

  // MARK: The library

  /// What the arguments of a library method are expected to be.
  private func closures(
    _ name: String, _ arguments: [Argument], of type: TypeRef?
  ) -> [TypeRef?] {
    guard let type else { return [] }
    if case .optional(let inner) = type {
      return name == "map" || name == "flatMap" ? [taking([inner])] : []
    }
    let element = type.element
    switch name {
    case "map", "compactMap", "flatMap", "filter", "forEach", "allSatisfy", "contains", "first",
      "last", "firstIndex", "lastIndex", "drop", "prefix", "removeAll", "count", "partition",
      "split":
      return arguments.map { isClosure($0) ? taking([element]) : element }
    case "sorted", "sort", "min", "max":
      return arguments.map { _ in taking([element, element]) }
    case "mapValues", "compactMapValues":
      guard case .dictionary(_, let value) = type else { return [] }
      return [taking([value])]
    case "append", "insert":
      return arguments.map { $0.label == nil ? element : $0.label == "contentsOf" ? type : nil }
    case "firstRange", "remove", "formUnion", "union": return []
    default: return []
    }
  }

  private func isClosure(_ argument: Argument) -> Bool {
    if case .closure = argument.value { return true }
    return false
  }

  /// What the function among the arguments gives.
  private func yields(
    _ arguments: [Argument], _ types: [TypeRef?], of type: TypeRef?
  ) -> TypeRef? {
    let element = type?.isOptional == true ? type?.unwrapped : type?.element
    for (argument, own) in zip(arguments, types) {
      switch argument.value {
      case .closure:
        if case .function(_, let result)? = own { return result.holdsParameter ? nil : result }
      case .keyPath(_, let components):
        var current = element
        for component in components {
          guard case .property(let name) = component else { return nil }
          current = memberType(name, of: .selfValue, current)
        }
        return current
      case .member(.type(.external("String", _)), "init", _, _): return .string
      default: break
      }
    }
    return nil
  }

  private func libraryResult(
    _ name: String, _ arguments: [Argument], _ types: [TypeRef?], _ given: TypeRef?,
    of type: TypeRef?
  ) -> TypeRef? {
    guard let type else { return nil }
    if case .optional = type {
      switch name {
      case "map": return given.map { .optional($0) }
      case "flatMap": return given?.optionalOnce
      default: return nil
      }
    }
    if let known = textResult(name, of: type) { return known }
    guard let element = type.element else { return nil }
    switch name {
    case "map": return given.map { .array($0) }
    case "compactMap": return given.map { .array($0.unwrapped) }
    case "flatMap": return given?.element.map { .array($0) }
    case "filter":
      if case .external("Range", _) = type { return .array(element) }
      return type
    case "sorted", "reversed", "shuffled": return .array(element)
    case "prefix", "suffix", "dropFirst", "dropLast", "drop":
      return type == .string ? .string : .array(element)
    case "first", "last", "min", "max", "randomElement", "popLast", "popFirst":
      return .optional(element)
    case "removeFirst", "removeLast": return arguments.isEmpty ? element : nil
    case "firstIndex", "lastIndex":
      guard case .array = type else { return nil }
      return .optional(.int)
    case "contains", "allSatisfy", "isEmpty", "elementsEqual", "starts": return .bool
    case "count": return .int
    case "enumerated":
      return .array(
        .tuple([.init(label: "offset", type: .int), .init(label: "element", type: element)]))
    case "joined":
      if case .external("String", _) = element { return .string }
      return element.element.map { .array($0) }
    case "reduce":
      guard types.count == 2, let first = types[0] else { return nil }
      return isLiteral(arguments[0].value) ? given : first
    case "mapValues", "compactMapValues":
      guard case .dictionary(let key, _) = type, let given else { return nil }
      return .dictionary(key, name == "mapValues" ? given : given.unwrapped)
    case "updateValue", "removeValue":
      guard case .dictionary(_, let value) = type else { return nil }
      return .optional(value)
    default: return nil
    }
  }

  private func textResult(_ name: String, of type: TypeRef) -> TypeRef? {
    guard type == .string || type == .character else { return nil }
    switch name {
    case "uppercased", "lowercased", "replacingOccurrences", "trimmingCharacters", "appending",
      "replacing", "filter", "padding":
      return .string
    case "hasPrefix", "hasSuffix": return .bool
    case "split", "components": return .array(.string)
    // A place in a text is its number.
    case "range": return .optional(.external("Range", [.int]))
    default: return nil
    }
  }
}

extension Expr {
  /// Whether it says nothing of its type: `[]`, `[.root, .third]`, `[:]`, `.zero`.
  fileprivate var needsType: Bool {
    switch self {
    case .typed(let inner, _): inner.needsType
    case .array(let elements): elements.allSatisfy(\.needsType)
    case .dictionary(let entries): entries.isEmpty
    case .implicitMember: true
    default: false
    }
  }
}
