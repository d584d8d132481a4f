import SwiftSyntax

/// How a file is laid out: what a line ends with, how deep a level is.
struct Layout {
  let newline: String
  /// One level of indentation.
  let unit: String
  private let source: ParsedSource

  init(_ source: ParsedSource) {
    self.source = source
    newline = source.text.lineEnd
    unit = Self.unit(source.text)
  }

  /// The first indentation of the file; two spaces where there is none.
  private static func unit(_ text: String) -> String {
    var isComment = false
    for line in text.split(whereSeparator: \.isNewline) {
      let blank = line.prefix { $0 == " " || $0 == "\t" }
      let rest = line.dropFirst(blank.count)
      if rest.hasPrefix("/*") { isComment = true }
      if !isComment, !blank.isEmpty, !rest.isEmpty, !rest.hasPrefix("*") {
        return blank.first == "\t" ? "\t" : String(blank)
      }
      if rest.contains("*/") { isComment = false }
    }
    return "  "
  }

  /// The blanks at the beginning of the line that a byte is on.
  func indentation(at offset: Int) -> String {
    let bytes = Array(source.text.utf8.prefix(offset))
    let start = bytes.lastIndex(where: UInt8.lineEnds.contains).map { $0 + 1 } ?? 0
    let all = Array(source.text.utf8)[start...]
    return String(decoding: all.prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }

  /// A stretch of the file with edits made, its lines indented by `new` in place of what they had.
  /// Lines end with `\n`. nil: two edits overlap.
  func text(_ range: Range<Int>, edits: [SourceEdit], indentation new: String) -> String? {
    let inner = edits.filter {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
    }.map {
      SourceEdit(
        range: ($0.range.lowerBound - range.lowerBound)..<($0.range.upperBound - range.lowerBound),
        text: $0.text)
    }
    guard let text = inner.applied(to: source.slice(range)) else { return nil }
    let base = indentation(at: range.lowerBound)
    let lines = text.withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      if index == 0 { return new + line }
      if line.allSatisfy({ $0 == " " || $0 == "\t" }) { return "" }
      return line.hasPrefix(base) ? new + line.dropFirst(base.count) : String(line)
    }.joined(separator: "\n")
  }

  /// Whether multi-line strings in the nodes can be moved: all their lines are indented as the
  /// code around them.
  func canIndent(_ nodes: [Syntax], from offset: Int) -> Bool {
    let base = indentation(at: offset)
    return nodes.allSatisfy { node in
      let literals = MultilineLiterals(viewMode: .sourceAccurate)
      literals.walk(node)
      return literals.texts.allSatisfy { text in
        text.withLineFeeds.split(separator: "\n").dropFirst().allSatisfy {
          $0.hasPrefix(base) || $0.allSatisfy { $0 == " " || $0 == "\t" }
        }
      }
    }
  }
}

extension String {
  /// With every `\n` as the file has it.
  func ending(with newline: String) -> String {
    newline == "\n"
      ? self
      : split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: newline)
  }
}

/// Finds string literals of several lines.
private final class MultilineLiterals: SyntaxVisitor {
  var texts: [String] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.openingQuote.text == "\"\"\"" { texts.append(node.trimmedDescription) }
    return .visitChildren
  }
}
