import SwiftSyntax

/// A name, argument or write that Swift would not accept, with what to do about it.
package struct NameProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name that is a member of other types only.
    case notGiven(name: String, owners: [String], inside: String)
    /// A name that is declared nowhere that is seen from there; a name that is like it and is; and whether a
    /// place that is not seen declares it.
    case undeclared(name: String, nearest: String?, isElsewhere: Bool)
    /// A type or a member that nothing in the program declares. It may stand elsewhere, so that nothing is
    /// certain.
    case unknown(name: String)
    /// A required argument is missing.
    case missingArgument(type: String, label: String?)
    /// An argument that the initializer does not have.
    case unexpectedArgument(type: String, label: String?, nearest: String?)
    /// An argument that stands behind another one that comes after it.
    case argumentOrder(type: String, label: String, before: String?)
    /// An argument that is given a second time.
    case repeatedArgument(type: String, label: String)
    /// The root of an exercise cannot be made as the exercise makes it: it wants an argument.
    case rootArgument(root: String, type: String, label: String?)
    /// A value where a binding is wanted. `isConstant`: there can be none of it, since it never changes.
    case needsBinding(name: String, type: String, label: String?, isConstant: Bool)
    /// A binding where a value is wanted.
    case needsValue(name: String, type: String, label: String?)
    /// `$name` of a property without a wrapper.
    case noProjection(name: String, isEnvironment: Bool)
    /// A write to a property that cannot be written from here.
    case notWritable(name: String, isLet: Bool)
    /// A private member of another type.
    case isPrivate(name: String, type: String)
    /// The memberwise initializer is private because a property is.
    case privateInitializer(type: String, property: String)
    /// A property wrapper on a property that `@Observable` makes a computed one.
    case wrapsTracked(name: String, wrapper: String, type: String)
    /// The same as ``unknown(name:)`` of a name that is like a known one.
    case unknownButNear(name: String, nearest: String)
  }

  package var kind: Kind
  /// What is like the name that is declared nowhere, and is seen from there; nil: nothing is.
  package var nearestName: String? {
    guard case .undeclared(_, let nearest, _) = kind else { return nil }
    return nearest
  }
  /// The name that is declared nowhere; nil: another problem.
  package var undeclaredName: String? {
    switch kind {
    case .undeclared(let name, _, _), .unknown(let name), .unknownButNear(let name, _): name
    default: nil
    }
  }
  /// Whether a call does not fit what the program itself declares.
  package var isOfArguments: Bool {
    switch kind {
    case .missingArgument, .unexpectedArgument, .argumentOrder, .repeatedArgument, .needsBinding,
      .needsValue:
      true
    default: false
    }
  }
  /// Whether another module may declare it after all.
  package var isUncertain: Bool {
    switch kind {
    case .unknown, .unknownButNear: true
    default: false
    }
  }
  /// Whether it is a type that is known of neither the program nor the modules that it imports, and is like one
  /// that is.
  package var isMisspeltType: Bool {
    guard case .unknownButNear(let name, _) = kind else { return false }
    return name.first?.isUppercase == true
  }
  package var file: String
  package var position: SourcePosition
}

/// Names, arguments and writes in a file that cannot be right, whatever else is imported.
///
/// - Parameter sources: the files of one program; only the first is checked.
/// - Parameter isComplete: the program declares all it uses, so an undeclared lower-case name is a
///   problem too.
/// - Parameter looksFurther: types where they are written, and members of the program's types, are looked up
///   as well.
package func nameProblems(
  in sources: [ParsedSource], isComplete: Bool, looksFurther: Bool = false
) -> [NameProblem] {
  guard let source = sources.first else { return [] }
  let checker = NameChecker(
    source: source, types: DeclaredTypes(sources), isComplete: isComplete)
  if looksFurther { checker.others = sources }
  checker.walk(source.tree)
  return checker.problems.sorted { $0.position < $1.position }
}

/// What keeps a root from being made as an expression of no file makes it: `PlantScreen()`. Of a root whose type
/// the sources do not declare, nothing is said.
///
/// - Parameter sources: the files of one program; the problem stands at the root's declaration in the first.
package func rootProblem(of root: String, in sources: [ParsedSource]) -> NameProblem? {
  guard let source = sources.first else { return nil }
  let expression = ParsedSource(text: root, file: source.file)
  let checker = NameChecker(
    source: expression, types: DeclaredTypes(sources), isComplete: false)
  checker.walk(expression.tree)
  let declarations = source.tree.statements.lazy.compactMap {
    $0.item.asProtocol((any NamedDeclSyntax).self)
  }
  for problem in checker.problems {
    guard case .missingArgument(let type, let label) = problem.kind,
      let declaration = declarations.first(where: { $0.name.identifierText == type })
    else { continue }
    return NameProblem(
      kind: .rootArgument(root: root, type: type, label: label), file: source.file,
      position: source.position(of: declaration.name))
  }
  return nil
}
