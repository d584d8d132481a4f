import SwiftSyntax

/// A stored property of a view that its parent gives it.
package struct ViewInput: Hashable, Sendable {
  package var name: String
  /// The declared type as written.
  package var type: String
}

/// The inputs of a view in order of their declaration: plain properties without a value.
package func viewInputs(of view: String, in source: ParsedSource) -> [ViewInput] {
  guard let type = SourceDeclarations(source).types[view], type.kind == .structure, type.isView,
    type.generics == nil
  else { return [] }
  return type.members.values.filter {
    $0.kind == .stored && !$0.isStatic && $0.wrapper == nil && $0.initial == nil && !$0.isPrivate
  }
  .sorted { $0.declaration.position < $1.declaration.position }
  .compactMap { member in member.type.map { ViewInput(name: member.name, type: $0) } }
}
