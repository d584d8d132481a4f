/// POD-ness: trivially copyable, so compared as bytes (semantics.md 3.1, 3.2).
extension ValueComparison {
  /// Types from elsewhere that hold no reference. Source: their documented stored values.
  static let plainExternal: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Bool", "Date", "UUID", "Decimal", "TimeInterval", "CGPoint",
    "CGSize", "CGRect", "CGVector", "Angle", "UnitPoint", "EdgeInsets", "Duration", "ClosedRange",
    "Range", "ColorScheme", "HorizontalAlignment", "VerticalAlignment", "Alignment", "Edge",
    "Axis", "Edge.Set", "Axis.Set", "ScenePhase", "StaticString", "Void", "ContentMode",
    "TextAlignment", "LayoutDirection",
  ]

  /// Types from elsewhere that hold references or buffers.
  static let managedExternal: Set<String> = [
    "String", "Substring", "Character", "URL", "Data", "AttributedString", "AnyView", "Color",
    "Font", "Image", "Text", "LocalizedStringKey", "Array", "Set", "Dictionary", "Binding",
    "AnyHashable", "Any", "AnyObject", "Error", "KeyPath", "Notification", "Locale", "Calendar",
  ]

  /// nil: the source does not tell.
  func isPlainData(_ reference: TypeRef, depth: Int = 0) -> Bool? {
    guard depth < 20 else { return nil }
    switch reference {
    case .declared(let id, _): return isPlainData(type: id, depth: depth)
    case .external(let name, let arguments):
      if Self.plainExternal.contains(name) {
        return arguments.allSatisfy { isPlainData($0, depth: depth + 1) ?? true }
      }
      return Self.managedExternal.contains(name) ? false : nil
    case .optional(let wrapped): return isPlainData(wrapped, depth: depth + 1)
    case .tuple(let elements):
      return elements.allSatisfy { isPlainData($0.type, depth: depth + 1) ?? true }
    case .array, .dictionary, .function, .existential: return false
    case .metatype: return true
    case .opaque, .parameter: return nil
    }
  }

  private func isPlainData(type: TypeID, depth: Int) -> Bool? {
    if let known = interpreter.types.plainData[type] { return known }
    let declaration = interpreter.program.types[type]
    var result: Bool?
    switch declaration.kind {
    case .classType, .protocolType, .externalExtension: result = false
    case .enumeration:
      let payloads = declaration.cases.flatMap { $0.payload.map(\.type) }
      result =
        declaration.cases.contains { $0.isIndirect }
        ? false : allPlain(payloads.map { isPlainData($0, depth: depth + 1) })
    case .structure:
      result = allPlain(
        declaredTypes.layout(type).map { property in
          if property.wrapper != nil || property.isLazy { return false }
          return property.type.flatMap { isPlainData($0, depth: depth + 1) }
        })
    }
    if let result { interpreter.types.plainData[type] = result }
    return result
  }

  private func allPlain(_ parts: [Bool?]) -> Bool? {
    if parts.contains(false) { return false }
    return parts.contains(where: { $0 == nil }) ? nil : true
  }

  /// POD-ness of a value, by its declared type where that tells and by its content otherwise.
  func isPlainData(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 50 else { return false }
    switch value {
    case .integer, .floating, .boolean, .nilValue, .range, .type: return true
    case .fresh(let kind, _): return Self.plainExternal.contains(kind)
    case .term(let term): return isPlain(term)
    case .tuple(let tuple): return tuple.elements.allSatisfy { isPlainData($0, depth: depth + 1) }
    case .enumeration(let value):
      if let known = isPlainData(type: value.type, depth: 0) { return known }
      return value.payload.allSatisfy { isPlainData($0, depth: depth + 1) }
    case .structure(let value):
      if let known = isPlainData(type: value.type, depth: 0) { return known }
      return value.fields.allSatisfy { isPlainData($0, depth: depth + 1) }
    default: return false
    }
  }

  /// `CGSize(width: 1, height: 2)`, `Date.now`
  private func isPlain(_ term: Term) -> Bool {
    switch term.kind {
    case .call: return Self.plainExternal.contains(term.head)
    case .member:
      guard case .type(let type)? = term.operands.first else { return false }
      return isPlainData(type) ?? false
    default: return false
    }
  }
}
