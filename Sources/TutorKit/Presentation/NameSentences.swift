package import Analysis

extension NameProblem {
  /// What is wrong, at which line, and the remedy.
  package var sentence: String { "\(file):\(position.line):\(position.column): \(message)" }

  private var message: String {
    switch kind {
    case .notGiven(let name, let owners, let inside):
      "`\(name)` belongs to \(owners.joined(separator: ", ")); give `\(inside)` a property "
        + "`\(name)` and pass it"
    case .undeclared(let name): "`\(name)` is declared nowhere in this file"
    case .missingArgument(let type, let label):
      "`\(type)` needs \(label.map { "an argument `\($0):`" } ?? "another argument") here"
    case .unexpectedArgument(let type, let label, let nearest):
      "`\(type)` takes no argument "
        + (label.map { "`\($0):`" } ?? "without a label")
        + " here" + (nearest.map { $0 == label ? "" : "; it has `\($0):`" } ?? "")
    case .needsBinding(let name, let type, let label):
      "`\(type)` edits \(label.map { "`\($0)`" } ?? "this"), so it needs a binding: `$\(name)` in "
        + "place of `\(name)`"
    case .needsValue(let name, let type, nil) where type.first?.isLetter != true:
      "`\(type)` takes values: `\(name)` in place of `$\(name)`"
    case .needsValue(let name, let type, let label):
      "`\(type)` takes a value for \(label.map { "`\($0)`" } ?? "this"): `\(name)` in place of "
        + "`$\(name)`"
    case .noProjection(let name):
      "`$\(name)` does not exist: `\(name)` has no property wrapper; make it `@State` where it "
        + "lives, `@Binding` where it is passed"
    case .notWritable(let name, let isLet):
      isLet
        ? "`\(name)` is a constant here; what a view changes it gets as a `@Binding`"
        : "`\(name)` cannot change inside a view's body; make it `@State` or `@Binding`"
    case .isPrivate(let name, let type):
      "`\(name)` is private to `\(type)`; pass the value, or make it visible"
    case .privateInitializer(let type, let property):
      "`\(type)` cannot be made here: its property `\(property)` is private; leave out `private`, "
        + "or write an initializer"
    }
  }
}
