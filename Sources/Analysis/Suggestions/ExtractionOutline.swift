import SwiftParser
import SwiftSyntax

/// An extraction with holes in place of the names that a learner is to find: which values the
/// struct needs, and what is passed for each.
package struct ExtractionOutline: Hashable, Sendable {
  /// The structs, without the code of their bodies.
  package var declaration: [String]
  /// What stands in place of the part.
  package var call: String

  /// Stands for a name to find.
  package static let hole = "___"

  package init(_ extraction: Extraction) {
    let structs = Parser.parse(source: extraction.declaration).statements.compactMap {
      $0.item.as(StructDeclSyntax.self)
    }
    declaration = Array(structs.map(Self.lines).joined(separator: [""]))
    call = Self.call(extraction)
  }

  private static func lines(_ node: StructDeclSyntax) -> [String] {
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let inputs = node.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self).flatMap(property)
    }
    return ["private struct \(node.name.text)\(generics): \(parents.joined(separator: ", ")) {"]
      + inputs.map { "  " + $0 } + (inputs.isEmpty ? [] : [""])
      + ["  var body: some View {", "    " + hole, "  }", "}"]
  }

  /// A stored property with its wrapper and type; nil: it is computed.
  private static func property(_ node: VariableDeclSyntax) -> String? {
    guard let binding = node.bindings.first, binding.accessorBlock == nil else { return nil }
    let attributes = node.attributes.map { $0.trimmedDescription + " " }.joined()
    let type = binding.typeAnnotation.map { ": " + $0.type.trimmedDescription } ?? ""
    return attributes + node.bindingSpecifier.text + " " + hole + type
  }

  private static func call(_ extraction: Extraction) -> String {
    let statements = Parser.parse(source: extraction.call).statements
    guard let node = statements.first?.item.as(FunctionCallExprSyntax.self) else {
      return "\(extraction.name)(\(hole))"
    }
    let arguments = node.arguments.map { $0.label == nil ? hole : "\(hole): \(hole)" }
    let isBare = arguments.isEmpty && node.trailingClosure != nil
    return extraction.name + (isBare ? "" : "(" + arguments.joined(separator: ", ") + ")")
      + (node.trailingClosure == nil ? "" : " { \(hole) }")
  }
}

extension Extraction {
  /// The first and last line of the part that moves, from 1.
  package func lines(in source: ParsedSource) -> ClosedRange<Int> {
    let start = source.range(at: part.lowerBound).start.line
    return
      start...max(start, source.range(at: max(part.lowerBound, part.upperBound - 1)).start.line)
  }
}
