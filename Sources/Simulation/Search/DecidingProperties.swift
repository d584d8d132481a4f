extension ViewProgram {
  /// The names of computed properties of which each compares something or joins answers. None is stored as well.
  var decidingProperties: Set<String> {
    var names: [String: Bool] = [:]
    for type in types {
      for (name, property) in type.computed {
        names[name] = names[name] != false && decides(property.getter)
      }
      for property in type.stored { names[property.name] = false }
    }
    return Set(names.filter(\.value).keys)
  }

  private func decides(_ getter: FunctionID) -> Bool {
    let parts = functions[getter].body?.parts.withInner ?? []
    return parts.contains { part in
      guard case .expression(.binary(let op, _, _, _)) = part else { return false }
      return op == "&&" || op == "||" || Operators.comparisons.contains(op)
    }
  }
}
