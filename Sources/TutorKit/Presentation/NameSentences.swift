package import Analysis

extension NameProblem {
  /// What is wrong, at which line, and the remedy.
  package var sentence: String { fact.text }

  /// The same in parts.
  var fact: Evidence {
    var fact = Evidence(message, file: file, line: position.line, column: position.column)
    switch kind {
    case .missingArgument(let type, _), .unexpectedArgument(let type, _, _),
      .argumentOrder(let type, _, _), .repeatedArgument(let type, _), .rootArgument(_, let type, _):
      fact.subjects = [type]
    case .wrapsTracked: fact.isOfAttribute = true
    case .undeclared(_, let nearest, let isElsewhere):
      fact.undeclared = nearest != nil ? .misspelled : isElsewhere ? nil : .missing
    case .unknownButNear: fact.undeclared = .misspelled
    default: break
    }
    return fact
  }

  private var message: String {
    switch kind {
    case .notGiven(let name, let owners, let inside):
      NameWords.notGiven(name, owners.joined(separator: ", "), inside)
    case .undeclared(let name, let nearest?, _): NameWords.undeclaredButNear(name, nearest)
    case .undeclared(let name, nil, _), .unknown(let name): NameWords.undeclared(name)
    case .missingArgument(let type, let label):
      label.map { NameWords.missingArgument(type, $0) } ?? NameWords.missingUnlabeled(type)
    case .unexpectedArgument(let type, let label, let nearest):
      Self.unexpected(type, label, nearest == label ? nil : nearest)
    case .argumentOrder(let type, let label, let other):
      other.map { NameWords.argumentOrder(type, label, $0) } ?? NameWords.argumentLate(type, label)
    case .repeatedArgument(let type, let label): NameWords.repeatedArgument(type, label)
    case .rootArgument(let root, _, let label):
      label.map { NameWords.rootArgument(root, $0) } ?? NameWords.rootUnlabeled(root)
    case .needsBinding(let name, let type, let label, isConstant: true):
      NameWords.bindingOfConstant(type, label.map { "`\($0)`" } ?? NameWords.this(), name)
    case .needsBinding(let name, let type, let label, _):
      NameWords.needsBinding(type, label.map { "`\($0)`" } ?? NameWords.this(), name)
    case .needsValue(let name, let type, nil) where type.first?.isLetter != true:
      NameWords.takesValues(type, name)
    case .needsValue(let name, let type, let label):
      NameWords.needsValue(type, label.map { "`\($0)`" } ?? NameWords.this(), name)
    case .noProjection(let name, let isEnvironment):
      isEnvironment ? NameWords.environmentProjection(name) : NameWords.noProjection(name)
    case .notWritable(let name, let isLet):
      isLet ? NameWords.isConstant(name) : NameWords.cannotChange(name)
    case .isPrivate(let name, let type): NameWords.isPrivate(name, type)
    case .privateInitializer(let type, let property):
      NameWords.privateInitializer(type, property)
    case .wrapsTracked(let name, "Published", let type): NameWords.publishesTracked(name, type)
    case .wrapsTracked(let name, let wrapper, let type):
      NameWords.wrapsTracked(name, wrapper, type)
    case .unknownButNear(let name, let nearest): NameWords.undeclaredButNear(name, nearest)
    }
  }

  /// - Parameter nearest: The label that the type has in its place.
  private static func unexpected(_ type: String, _ label: String?, _ nearest: String?) -> String {
    switch (label, nearest) {
    case (let label?, let nearest?): NameWords.unexpectedButHas(type, label, nearest)
    case (let label?, nil): NameWords.unexpectedArgument(type, label)
    case (nil, let nearest?): NameWords.unexpectedUnlabeledButHas(type, nearest)
    case (nil, nil): NameWords.unexpectedUnlabeled(type)
    }
  }
}
