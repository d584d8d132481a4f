/// What the compiler's messages are about: told by their words, as it gives no codes.
extension CompilerDiagnostic {
  /// Whether the error rests on declarations of the file alone: what is given elsewhere could not
  /// mend it.
  var isAboutDeclaration: Bool {
    Self.declarations.contains { message.contains($0) }
  }

  private static let declarations = [
    "missing return", "switch must be exhaustive", "invalid redeclaration", "immutable value",
    "is a 'let' constant", "'self' is immutable", "return from initializer", "initialized",
    "has no initializers", "explicit use of 'self'", "protection level",
    "must have an explicit type",
    "not marked with", "are not handled", "does not support concurrency", "recursively contains",
    "cannot be observing", "is not an instance", "before it is declared", "in terms of itself",
    "closure containing", "must be declared", "cannot override", "is not available in",
    "property wrapper", "get-only property", "non-escaping", misappliedMacro,
  ]

  /// Whether a macro stands where it cannot be applied, as at a declaration of two properties.
  var isOfMisappliedMacro: Bool { message.contains(Self.misappliedMacro) }

  private static let misappliedMacro = "accessor macro"

  /// Whether labels or the number of arguments do not fit: another initializer could take them.
  var isAboutLabels: Bool {
    Self.labels.contains { message.contains($0) }
  }

  private static let labels = [
    "extra argument", "missing argument", "argument label", "takes no arguments",
    "no exact matches", "must precede", "extra trailing closure", "trailing closure passed",
  ]

  /// Whether a binding is called in place of a method of the value that it is of.
  var isAboutBinding: Bool { message.contains("non-function type 'Binding<") }

  /// Whether the error is about what a result builder takes.
  var isAboutBuilder: Bool {
    message.contains("buildExpression") || message.contains("result builder")
  }

  /// Whether the compiler gave up, on what another machine with other declarations may not.
  var isSurrender: Bool {
    message.contains("in reasonable time") || message.contains("failed to produce diagnostic")
  }

  /// Whether a `return` stands where a result builder is applied. A closure that ends with `return`
  /// has none, so that there it means that the value returned was not understood.
  var isAboutReturn: Bool { message.contains("cannot use explicit 'return' statement") }

  /// The protocol whose requirements a type of the file does not meet.
  var foreignProtocol: String? { message.quoted(after: "does not conform to protocol ") }

  /// The member that a type does not have.
  var missingMember: String? {
    ["has no member named ", "has no member ", "has no dynamic member "].lazy
      .compactMap { message.quoted(after: $0) }.first
  }

  /// A member whose owner the compiler did not find out.
  var unresolvedMember: String? {
    message.quoted(after: "reference to member ")
      ?? message.quoted(after: "is not a member type of ").map { _ in
        message.quoted(after: "") ?? ""
      }
  }
}
