/// A binding to a collection is a collection of bindings to its elements.
extension Storage {
  /// `$items.first { … }`, `$items.filter { … }`. nil: it is no such method, or the binding leads to no array.
  func collectionMethod(
    _ name: String, ofElementsOf binding: BindingValue, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard Self.elementMethods.contains(name), let elements = try elements(of: binding, site: site)
    else { return nil }
    return try library.libraryMethod(.array(ArrayBox(elements)), name, arguments, site: site)
  }

  /// `$items.first`, `$items.count`, and `$item.id` of what is Identifiable: these are members of the binding
  /// itself. nil: the member is one of what the binding leads to.
  func ownMember(
    _ name: String, of binding: BindingValue, site: Int
  ) throws(Interruption) -> Value? {
    if name == "id" {
      let value = try peekBinding(binding)
      guard let type = comparison.declaredType(of: value),
        declaredTypes.conforms(type, to: "Identifiable")
      else {
        return nil
      }
      return try interpreter.member("id", of: readBinding(binding), site: site)
    }
    guard Self.elementProperties.contains(name),
      let elements = try elements(of: binding, site: site)
    else { return nil }
    return try library.libraryProperty(.array(ArrayBox(elements)), name, site: site)
  }

  /// Bindings to the elements of an array. nil: the binding leads to none.
  func elements(of binding: BindingValue, site: Int) throws(Interruption) -> [Value]? {
    guard case .array(let box) = try readBinding(binding) else { return nil }
    var result: [Value] = []
    for index in box.elements.indices {
      try interpreter.tick(site)
      let place = LabeledValue(label: nil, value: .integer(box.start + index))
      result.append(.binding(try element(of: binding, [place], site: site)))
    }
    return result
  }

  private static let elementMethods: Set<String> = [
    "allSatisfy", "compactMap", "contains", "dropFirst", "dropLast", "enumerated", "filter",
    "first", "firstIndex", "flatMap", "forEach", "last", "lastIndex", "map", "prefix", "reversed",
    "sorted", "suffix",
  ]

  private static let elementProperties: Set<String> = [
    "count", "first", "indices", "isEmpty", "last",
  ]
}
