/// Making instances of classes.
extension ProofRun {
  func constructObject(
    _ id: TypeID, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    let declaration = program.types[id]
    for case .declared(let parent, _) in declaration.inherits
    where program.types[parent].kind == .classType {
      throw stop(.type, declaration.name, site)
    }
    let neverChanges = declaration.stored.allSatisfy { $0.isLet && $0.wrapper == nil }
    guard declaration.isObservable || isObservableObject(id), !neverChanges else {
      return try constructConstant(id, arguments, site: site)
    }
    guard isMakingState else { throw stop(.lifetime, declaration.name, site) }
    // What an initializer writes is no change that a body makes.
    let (around, wasPure) = (bodies, isPure)
    (bodies, isPure) = ([], false)
    defer { (bodies, isPure) = (around, wasPure) }
    let fields = try initializers.initialFields(id)
    let name = place.joined(separator: "/") + " \(declaration.name)"
    let number = store.objects.count
    store.objects.append(ProofObject(type: id, name: name, fields: fields))
    if declaration.initializers.isEmpty {
      guard arguments.isEmpty else { throw stop(.call, declaration.name, site) }
    } else {
      _ = try initializers.initialize(
        declaration.initializers, arguments, .object(number), site: site)
    }
    for field in store.objects[number].fields {
      if case .ended = field { throw stop(.property, declaration.name, site) }
    }
    return .object(number)
  }

  /// An instance of a class that never changes is as good as a value, where nothing asks which it is.
  private func constructConstant(
    _ id: TypeID, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    let declaration = program.types[id]
    guard declaration.stored.allSatisfy({ $0.isLet && $0.wrapper == nil }),
      !declaration.initializers.isEmpty || arguments.isEmpty
    else { throw stop(.type, declaration.name, site) }
    let start = ProofValue.structure(id, try initializers.initialFields(id))
    if declaration.initializers.isEmpty { return start }
    return try initializers.initialize(declaration.initializers, arguments, start, site: site)
  }

  /// Whether a value is an instance of a class that never changes: see ``constructConstant(_:_:site:)``.
  func isConstantObject(_ value: ProofValue) -> Bool {
    if case .structure(let type, _) = value {
      program.types[type].kind == .classType
    } else {
      false
    }
  }

  func isObservableObject(_ id: TypeID) -> Bool {
    program.types[id].inherits.contains {
      if case .external("ObservableObject", _) = $0 { true } else { false }
    }
  }
}
