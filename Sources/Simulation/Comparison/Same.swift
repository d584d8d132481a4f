/// The comparison that decides whether a view is skipped (semantics.md section 3).
enum ComparisonMode {
  /// Mode 2: `==` for non-POD Equatable types, bytes and structure otherwise.
  case equatableUnlessPOD
  /// Mode 3: `==` wherever the type is Equatable.
  case equatableAlways
}

extension ValueComparison {
  func same(
    _ a: Value, _ b: Value, _ mode: ComparisonMode = .equatableUnlessPOD, type: TypeRef? = nil,
    depth: Int = 0
  ) throws(Interruption) -> Bool {
    try interpreter.tick()
    guard depth < 200 else { throw .limit(.deepValues, facts: ["200"], site: nil) }
    switch (a, b) {
    case (.nilValue, .nilValue): return true
    case (.integer(let x), .integer(let y)): return x == y
    case (.boolean(let x), .boolean(let y)): return x == y
    case (.string(let x), .string(let y)): return x == y
    case (.floating(let x), .floating(let y)):
      return mode == .equatableAlways ? x == y : x.bitPattern == y.bitPattern
    case (.range(let x, let y, _), .range(let z, let w, _)): return x == z && y == w
    case (.fresh(_, let x), .fresh(_, let y)): return x == y
    case (.type(let x), .type(let y)): return x == y
    case (.environment(let x), .environment(let y)): return x == y
    case (.tuple(let x), .tuple(let y)):
      return try sameLists(x.elements, y.elements, mode, depth: depth)
    case (.structure(let x), .structure(let y)):
      return try sameStructures(x, y, mode, depth: depth)
    case (.enumeration(let x), .enumeration(let y)):
      return try sameEnumerations(x, y, mode, depth: depth)
    case (.object(let x), .object(let y)): return try sameObjects(x, y)
    case (.array(let x), .array(let y)): return try sameArrays(x, y, type: type)
    case (.dictionary(let x), .dictionary(let y)): return try sameDictionaries(x, y, type: type)
    case (.set(let x), .set(let y)):
      if x === y { return true }
      return try isEqual(.set(x), .set(y))
    case (.closure(let x), .closure(let y)): return try sameClosures(x, y, depth: depth)
    case (.keyPath(let x), .keyPath(let y)): return try sameKeyPaths(x, y)
    case (.binding(let x), .binding(let y)): return try sameBindings(x, y, depth: depth)
    case (.wrapper(let x), .wrapper(let y)): return try sameWrappers(x, y, depth: depth)
    case (.view(let x), .view(let y)): return try sameViews(x, y, depth: depth)
    case (.term(let x), .term(let y)): return try sameTerms(x, y, depth: depth)
    case (.box(let x), .box(let y)):
      if x === y { return true }
      return try same(x.value, y.value, mode, depth: depth + 1)
    case (.sized(let x), .sized(let y)):
      if let a = x.single, let b = y.single {
        return mode == .equatableAlways ? a == b : a.bitPattern == b.bitPattern
      }
      return x == y
    case (.sized(let x), _): return x.literal(b) == x
    case (_, .sized(let y)): return y.literal(a) == y
    case (.wrapped(let x), .wrapped(let y)): return try same(x, y, mode, depth: depth + 1)
    case (.integer(let x), .floating(let y)), (.floating(let y), .integer(let x)):
      return Double(x) == y
    default: return false
    }
  }

  private func sameLists(
    _ a: [Value], _ b: [Value], _ mode: ComparisonMode, depth: Int
  ) throws(Interruption) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices {
      guard try same(a[index], b[index], mode, depth: depth + 1) else { return false }
    }
    return true
  }

  private func sameStructures(
    _ a: Structure, _ b: Structure, _ mode: ComparisonMode, depth: Int
  ) throws(Interruption) -> Bool {
    guard a.type == b.type else { return false }
    if declaredTypes.isEquatable(a.type),
      mode == .equatableAlways || !isPlainData(.structure(a)) || !isPlainData(.structure(b))
    {
      return try isEqual(.structure(a), .structure(b))
    }
    return try unequalField(a, b, depth: depth) == nil
  }

  /// The number of the first stored property whose values differ.
  func unequalField(
    _ a: Structure, _ b: Structure, depth: Int = 0
  ) throws(Interruption) -> Int? {
    let properties = declaredTypes.layout(a.type)
    for index in a.fields.indices where index < b.fields.count {
      let type = index < properties.count ? properties[index].type : nil
      if !interpreter.ignoresClosures, case .parameter? = type, case .closure = a.fields[index],
        case .closure = b.fields[index]
      {
        return index
      }
      let equal = try same(
        a.fields[index], b.fields[index], .equatableUnlessPOD, type: type, depth: depth + 1)
      if !equal { return index }
    }
    return nil
  }

  private func sameEnumerations(
    _ a: Enumeration, _ b: Enumeration, _ mode: ComparisonMode, depth: Int
  ) throws(Interruption) -> Bool {
    guard a.type == b.type else { return false }
    if declaredTypes.isEquatable(a.type), mode == .equatableAlways || !isPlainData(.enumeration(a))
    {
      return try isEqual(.enumeration(a), .enumeration(b))
    }
    guard a.caseIndex == b.caseIndex else { return false }
    return try sameLists(a.payload, b.payload, mode, depth: depth)
  }

  private func sameObjects(_ a: ObjectID, _ b: ObjectID) throws(Interruption) -> Bool {
    if a == b { return true }
    guard declaredTypes.isEquatable(interpreter.objects[a].type) else { return false }
    return try isEqual(.object(a), .object(b))
  }

  private func sameArrays(
    _ a: ArrayBox, _ b: ArrayBox, type: TypeRef?
  ) throws(Interruption) -> Bool {
    if a === b || (a.elements.isEmpty && b.elements.isEmpty) { return true }
    guard a.elements.count == b.elements.count else { return false }
    if a.isSameView(as: b) { return true }
    var element: TypeRef?
    if case .array(let inner)? = type?.unwrapped { element = inner }
    guard areEquatable(a.elements, type: element), areEquatable(b.elements, type: element) else {
      return false
    }
    return try isEqual(.array(a), .array(b))
  }

  private func sameDictionaries(
    _ a: DictionaryBox, _ b: DictionaryBox, type: TypeRef?
  ) throws(Interruption) -> Bool {
    if a === b || (a.entries.isEmpty && b.entries.isEmpty) { return true }
    guard areEquatable(a.entries.map(\.value), type: nil),
      areEquatable(b.entries.map(\.value), type: nil)
    else { return false }
    return try isEqual(.dictionary(a), .dictionary(b))
  }

  /// Whether the elements' type is Equatable: by declaration when known, else by the values.
  private func areEquatable(_ values: [Value], type: TypeRef?) -> Bool {
    if let type, let known = isEquatable(type) { return known }
    return values.allSatisfy { isEquatable($0) }
  }

  func isEquatable(_ reference: TypeRef, depth: Int = 0) -> Bool? {
    guard depth < 20 else { return nil }
    switch reference {
    case .declared(let id, _): return declaredTypes.isEquatable(id)
    case .external(let name, let arguments):
      if name == "AnyView" || name == "Any" || name == "AnyObject" || name == "Binding" {
        return false
      }
      if Self.plainExternal.contains(name) || Self.managedExternal.contains(name) {
        return arguments.allSatisfy { isEquatable($0, depth: depth + 1) ?? true }
      }
      return nil
    case .optional(let inner), .array(let inner): return isEquatable(inner, depth: depth + 1)
    case .dictionary(_, let value): return isEquatable(value, depth: depth + 1)
    case .tuple, .function, .existential, .metatype: return false
    case .opaque, .parameter: return nil
    }
  }

  func isEquatable(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 50 else { return false }
    switch value {
    case .structure(let value): return declaredTypes.isEquatable(value.type)
    case .enumeration(let value): return declaredTypes.isEquatable(value.type)
    case .object(let id): return declaredTypes.isEquatable(interpreter.objects[id].type)
    case .term(let term): return term.type.flatMap { isEquatable($0) } ?? true
    case .array(let box): return box.elements.allSatisfy { isEquatable($0, depth: depth + 1) }
    case .dictionary(let box):
      return box.entries.allSatisfy { isEquatable($0.value, depth: depth + 1) }
    case .closure, .tuple, .binding, .wrapper, .view, .type, .environment, .box: return false
    default: return true
    }
  }
}
