import SwiftSyntax

/// A stored property of a view that its parent gives it.
package struct ViewInput: Hashable, Sendable {
  package var name: String
  /// The declared type as written; the value's type of a binding.
  package var type: String
  /// Declared with `@Binding`.
  package var isBinding = false
  /// What the memberwise initializer of the type takes, where it is a struct of the file without
  /// initializers of its own.
  package var fields: [String] = []
}

/// The inputs of a view in order of their declaration: plain properties without a value, and
/// bindings.
package func viewInputs(of view: String, in source: ParsedSource) -> [ViewInput] {
  let types = SourceDeclarations(source)
  guard let type = types.types[view], type.kind == .structure, type.isView,
    type.generics == nil
  else { return [] }
  return type.members.values.filter {
    $0.kind == .stored && !$0.isStatic && $0.initial == nil && !$0.isPrivate
      && [nil, "Binding"].contains($0.wrapperName)
  }
  .sorted { $0.position < $1.position }
  .compactMap { member in
    member.type.map {
      ViewInput(
        name: member.name, type: $0, isBinding: member.wrapperName == "Binding",
        fields: types.memberwiseFields(of: $0))
    }
  }
}

/// The names of the stored properties that a view begins with a value of which another one gives it: inputs,
/// and state without a value.
package func givenNames(of view: String, in source: ParsedSource) -> Set<String> {
  guard let type = SourceDeclarations(source).types[view] else { return [] }
  return Set(
    type.members.values.filter {
      $0.kind == .stored && !$0.isStatic && $0.initial == nil && !$0.isPrivate
        && [nil, "Binding", "State"].contains($0.wrapperName)
    }.map(\.name))
}

extension SourceDeclarations {
  /// The properties that a struct's memberwise initializer takes; empty: it has none.
  fileprivate func memberwiseFields(of type: String) -> [String] {
    guard let declared = self.type(named: type), declared.kind == .structure, !declared.isView,
      declared.generics == nil, !declared.hasInitializer
    else { return [] }
    let stored = declared.members.values.filter { $0.kind == .stored && !$0.isStatic }
    guard stored.allSatisfy({ !$0.isPrivate && $0.wrapper == nil }) else { return [] }
    return stored.filter { $0.initial == nil }
      .sorted { $0.position < $1.position }.map(\.name)
  }
}
