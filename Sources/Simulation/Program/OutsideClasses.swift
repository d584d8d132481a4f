extension ViewProgram {
  /// The types that are classes whose changes are observed, as far as the code tells: those that a wrapper of
  /// objects holds, and those that it declares so. Each with whether its objects announce every change as a
  /// whole; those of other classes tell who reads a property.
  ///
  /// Another program may leave the declaration out: there the same name stands for such a class too.
  package var observedClasses: [String: Bool] {
    var found: [String: Bool] = [:]
    for type in types {
      if type.kind == .classType {
        if type.isObservable { found[type.name] = false }
        if type.announces { found[type.name] = true }
      }
      for property in type.stored {
        guard let wrapper = property.wrapper?.name, let announces = Self.objectWrappers[wrapper],
          case .external(let name, _)? = property.type?.unwrapped
        else { continue }
        found[name] = announces || found[name] == true
      }
    }
    return found
  }

  private static let objectWrappers: [String: Bool] = [
    "Bindable": false, "ObservedObject": true, "StateObject": true, "EnvironmentObject": true,
  ]
}

extension TypeDecl {
  fileprivate var announces: Bool {
    inherits.contains { parent in
      guard case .external(let name, _) = parent else { return false }
      return name.split(separator: ".").last == "ObservableObject"
    }
  }
}
