import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// A stretch of source of one kind, in UTF-8 bytes.
package struct HighlightSpan: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case keyword, type, attribute, identifier, argumentLabel, string, number, regex
    case `operator`, comment, directive, plain
  }

  package var kind: Kind
  package var offset: Int
  package var length: Int
}

/// Classifies Swift source for colouring. Every byte belongs to one span, also in broken code.
package func classify(_ text: String) -> [HighlightSpan] {
  Parser.parse(source: text).classifications.map {
    let (start, end) = ($0.range.lowerBound.utf8Offset, $0.range.upperBound.utf8Offset)
    return HighlightSpan(kind: HighlightSpan.Kind($0.kind), offset: start, length: end - start)
  }
}

extension HighlightSpan.Kind {
  fileprivate init(_ kind: SyntaxClassification) {
    switch kind {
    case .keyword: self = .keyword
    case .type: self = .type
    case .attribute: self = .attribute
    case .identifier, .dollarIdentifier, .editorPlaceholder: self = .identifier
    case .argumentLabel: self = .argumentLabel
    case .stringLiteral: self = .string
    case .integerLiteral, .floatLiteral: self = .number
    case .regexLiteral: self = .regex
    case .operator: self = .operator
    case .blockComment, .docBlockComment, .lineComment, .docLineComment: self = .comment
    case .ifConfigDirective: self = .directive
    case .none: self = .plain
    }
  }
}
