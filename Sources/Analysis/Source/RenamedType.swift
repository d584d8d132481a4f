import SwiftSyntax

extension ParsedSource {
  /// The text with another name for a type, wherever its name stands as code.
  package func renaming(_ name: String, to other: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for token in tree.tokens(viewMode: .sourceAccurate)
    where token.tokenKind == .identifier(name) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      guard start >= end, start + token.text.utf8.count <= bytes.count else { continue }
      result += bytes[end..<start] + Array(other.utf8)
      end = start + token.text.utf8.count
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// The names of the generic parameters that its declarations have.
  package var genericParameterNames: Set<String> {
    Set(
      tree.tokens(viewMode: .sourceAccurate).compactMap {
        $0.parent?.as(GenericParameterSyntax.self)?.name.text
      })
  }

  /// The names of the types that it declares at the top level.
  package var declaredTypeNames: Set<String> {
    Set(
      tree.statements.compactMap { item in
        item.item.as(StructDeclSyntax.self)?.name.text ?? item.item.as(ClassDeclSyntax.self)?.name
          .text
          ?? item.item.as(EnumDeclSyntax.self)?.name.text
      })
  }
}
