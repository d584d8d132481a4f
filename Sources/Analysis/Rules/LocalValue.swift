import SwiftSyntax

/// Finds the value that a local name is declared with.
final class LocalValue: SyntaxVisitor {
  private let name: String
  private var found: Found?

  struct Found {
    var value: ExprSyntax
    var type: String?
    var isVariable: Bool
  }

  static func named(_ name: String, in code: CodeBlockItemListSyntax) -> Found? {
    let visitor = LocalValue(name)
    visitor.walk(code)
    return visitor.found
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where binding.name == name {
      guard let value = binding.initializer?.value, found == nil else { continue }
      found = Found(
        value: value, type: binding.typeAnnotation?.type.lineText,
        isVariable: node.bindingSpecifier.text == "var")
    }
    return .visitChildren
  }
}
