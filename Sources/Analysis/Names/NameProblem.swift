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
    /// A value where a binding is wanted.
    case needsBinding(name: String, type: String, label: String?)
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
  }

  package var kind: Kind
  /// The name that is declared nowhere; nil: another problem.
  package var undeclaredName: String? {
    switch kind {
    case .undeclared(let name, _, _), .unknown(let name): name
    default: nil
    }
  }
  /// Whether another module may declare it after all.
  package var isUncertain: Bool { if case .unknown = kind { true } else { false } }
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
