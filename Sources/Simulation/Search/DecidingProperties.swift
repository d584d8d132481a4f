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
    var parts = functions[getter].body?.statements.map { CodePart.statement($0) } ?? []
    while let part = parts.popLast() {
      switch part {
      case .statement(let statement): parts += statement.parts
      case .expression(.binary(let op, _, _, _))
      where op == "&&" || op == "||" || Operators.comparisons.contains(op):
        return true
      case .expression(let value): parts += value.parts
      }
    }
    return false
  }
}
