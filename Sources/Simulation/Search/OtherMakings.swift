/// What the views of a program can hold that are made in another way than a comparison makes them.
package struct OtherMakings {
  private let program: ViewProgram

  package init(_ program: ViewProgram) { self.program = program }

  /// The stored properties of a view that its initializers, or code that changes a copy of the view, set in more than
  /// one way: `func loud() -> Lamp { var copy = self; copy.isLoud = true; return copy }`.
  ///
  /// - Parameter name: the view's name.
  package func properties(ofView name: String) -> Set<String> {
    guard let type = program.viewTypes.first(where: { program.types[$0].name == name }) else {
      return []
    }
    let initializers = program.types[type].initializers
    let stored = program.types[type].stored
    var result: Set<String> = []
    let own = initializers.map { assignedOfSelf(in: $0) }
    if initializers.count > 1 || initializers.contains(where: delegates) {
      own.forEach { result.formUnion($0) }
    }
    // Who makes the view may hand it what it has a value for.
    for (initializer, names) in zip(initializers, own)
    where program.functions[initializer].parameters.contains(where: { $0.defaultValue != nil }) {
      result.formUnion(names)
    }
    let plain = Set(stored.filter { !$0.isLet && $0.wrapper == nil }.map(\.name))
    // Who makes the view in another file may change it before it is shown.
    if !initializers.isEmpty {
      result.formUnion(stored.filter { plain.contains($0.name) && !$0.isPrivate }.map(\.name))
    }
    for (id, function) in program.functions.enumerated()
    where !initializers.contains(id) && !function.isOfLibrary {
      let parts = function.body?.parts.withInner ?? []
      if function.owner == type, function.isMutating {
        result.formUnion(assignedOfSelf(in: id).intersection(plain))
      }
      guard function.owner == type || parts.contains(where: { $0.names(type) }) else { continue }
      result.formUnion(Self.assignedOfOthers(in: parts).intersection(plain))
    }
    return result.intersection(stored.map(\.name))
  }

  /// The names of a view's stored properties.
  package func allProperties(ofView name: String) -> Set<String> {
    let type = program.viewTypes.first { program.types[$0].name == name }
    return Set(type.map { program.types[$0].stored.map(\.name) } ?? [])
  }

  /// Whether an initializer calls another one of its type.
  private func delegates(_ initializer: FunctionID) -> Bool {
    program.functions[initializer].body?.parts.withInner.contains { part in
      if case .expression(.member(.selfValue, "init", _, _)) = part { true } else { false }
    } ?? false
  }

  private func assignedOfSelf(in function: FunctionID) -> Set<String> {
    let names = (program.functions[function].body?.parts.withInner ?? []).compactMap { part in
      if case .expression(.assign(.member(.selfValue, let name, _, _), _, _, _)) = part {
        name
      } else {
        nil as String?
      }
    }
    return Set(names.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 })
  }

  private static func assignedOfOthers(in parts: [CodePart]) -> Set<String> {
    Set(
      parts.compactMap { part in
        guard case .expression(.assign(.member(let base, let name, _, _), _, _, _)) = part else {
          return nil
        }
        if case .selfValue = base { return nil }
        return name
      })
  }
}

extension CodePart {
  /// Whether it is the name of a type.
  fileprivate func names(_ type: TypeID) -> Bool {
    if case .expression(.type(.declared(type, _))) = self { true } else { false }
  }
}
