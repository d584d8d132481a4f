import SwiftSyntax

/// A source for a compiler without Apple's platforms: with SwiftUI's `@Entry` written out, and with what their
/// Foundation brings along.
package struct ExpandedSource: Sendable {
  package var text: String
  /// For each line that was changed, the column where its declaration begins.
  package var columns: [Int: Int] = [:]
}

extension ExpandedSource {
  /// Each line stays where it is.
  package init(_ source: ParsedSource) {
    text = source.text
    if text.contains("@Entry") { writeOutEntries(source) }
    addFoundation(source)
  }

  /// On Apple's platforms Foundation alone is enough for models that are observed.
  private mutating func addFoundation(_ source: ParsedSource) {
    let imports = source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let modules = Set(imports.map { $0.path.trimmedDescription })
    guard modules.contains("Foundation"), modules.isDisjoint(with: ["SwiftUI", "Combine"]),
      text.contains("Observable") || text.contains("Published"),
      let first = imports.first
    else { return }
    let added =
      "import protocol Combine.ObservableObject; import struct Combine.Published; import Observation; "
    var bytes = Array(text.utf8)
    // What is written out stands behind the imports.
    let place = first.positionAfterSkippingLeadingTrivia.utf8Offset
    bytes.insert(contentsOf: added.utf8, at: place)
    columns[source.position(of: first).line] = 1
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Writes out each `@Entry var name: Type = value` as a computed property and its key, on the
  /// lines where it stands. One whose type cannot be read from its text is left as it is.
  private mutating func writeOutEntries(_ source: ParsedSource) {
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
