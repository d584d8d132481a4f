import SwiftSyntax

/// A source with SwiftUI's `@Entry` written out, for a compiler that does not have the macro.
package struct ExpandedSource: Sendable {
  package var text: String
  /// For each line that was changed, the column where its declaration begins.
  package var columns: [Int: Int] = [:]
}

extension ExpandedSource {
  /// Writes out each `@Entry var name: Type = value` as a computed property and its key, on the
  /// lines where it stands. One whose type cannot be read from its text is left as it is.
  package init(_ source: ParsedSource) {
    text = source.text
    guard text.contains("@Entry") else { return }
    let finder = EntryFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    var bytes = Array(text.utf8)
    for entry in finder.found.reversed() {
      let start = source.position(of: entry.node)
      let range =
        entry.node.positionAfterSkippingLeadingTrivia
        .utf8Offset..<entry.node.endPositionBeforeTrailingTrivia.utf8Offset
      bytes.replaceSubrange(range, with: Array(entry.expansion.utf8))
      let end = source.position(at: entry.node.endPositionBeforeTrailingTrivia)
      for line in start.line...end.line { columns[line] = start.column }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}

/// One `@Entry` declaration.
private struct Entry {
  var node: VariableDeclSyntax
  var name: String
  var type: String
  var value: String
  /// The extended type: `EnvironmentValues`.
  var owner: String

  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey",
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
  ]

  /// nil: its type is not known, or it stands elsewhere.
  init?(_ node: VariableDeclSyntax, owner: String) {
    guard node.bindings.count == 1, let binding = node.bindings.first, let name = binding.name,
      binding.accessorBlock == nil, Self.keys[owner] != nil,
      let type = binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer?.value.constructedType
    else { return nil }
    self.node = node
    self.name = name
    self.type = type
    self.owner = owner
    value = binding.initializer?.value.trimmedDescription ?? "nil"
  }

  private var key: String { "__Key_\(name)" }

  /// Has as many line breaks as the declaration.
  var expansion: String {
    let modifiers = node.modifiers.map(\.trimmedDescription).joined(separator: " ")
    let property =
      "\(modifiers) var `\(name)`: \(type) { get { self[\(key).self] } "
      + "set { self[\(key).self] = newValue } }; private struct \(key): SwiftUI."
    let text = property + (Self.keys[owner] ?? "") + " { \(member) }"
    let missing = node.trimmedDescription.lineBreaks - text.lineBreaks
    return text + String(repeating: "\n", count: max(0, missing))
  }

  private var member: String {
    guard owner == "FocusedValues" else {
      return "static var defaultValue: \(type) { \(value) }"
    }
    return "typealias Value = " + (type.hasSuffix("?") ? String(type.dropLast()) : type)
  }
}

extension String {
  fileprivate var lineBreaks: Int { utf8.lineEnds }
}

private final class EntryFinder: SyntaxVisitor {
  private(set) var found: [Entry] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.attributes.count == 1,
        variable.attributes.first?.as(AttributeSyntax.self)?.attributeName.plainName == "Entry",
        let entry = Entry(variable, owner: node.extendedType.plainName)
      else { continue }
      found.append(entry)
    }
    return .skipChildren
  }
}
