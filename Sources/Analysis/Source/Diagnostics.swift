import SwiftDiagnostics
import SwiftParserDiagnostics
@_spi(RawSyntax) import SwiftSyntax
import Words

/// A place that the parser could not read.
package struct SyntaxProblem: Hashable, Sendable {
  package var position: SourcePosition
  /// SwiftParserDiagnostics' own message.
  package var message: String
  /// Whether its line begins or ends code in Markdown.
  package var isFence = false
}

extension ParsedSource {
  /// Syntax errors in order of the source.
  package var syntaxErrors: [SyntaxProblem] {
    guard tree.hasError else { return nestedBindings }
    if let first = SyntaxFaults(tree.raw).firstOfTooMany {
      return [
        SyntaxProblem(
          position: position(at: AbsolutePosition(utf8Offset: first)),
          message: SyntaxWords.tooManyErrors())
      ]
    }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { diagnostic in
        SyntaxProblem(
          position: position(at: diagnostic.position), message: diagnostic.message)
      }
      .sorted { $0.position < $1.position }
      .namingFences(in: text)
  }

  /// `let a: Int, let b: Int`: the parser reads it, the compiler refuses it.
  private var nestedBindings: [SyntaxProblem] {
    guard text.mayHoldNestedBindings else { return [] }
    let finder = NestedBindingFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found.map {
      SyntaxProblem(
        position: position(at: $0),
        message: SyntaxWords.comma())
    }
  }
}

extension [SyntaxProblem] {
  /// What is said of a line that begins or ends code in Markdown is that it does, once.
  fileprivate func namingFences(in text: String) -> [SyntaxProblem] {
    guard !isEmpty, text.contains("```") else { return self }
    let lines = text.rowParts
    var result: [SyntaxProblem] = []
    for var problem in self {
      let number = problem.position.line
      if lines.indices.contains(number - 1), lines[number - 1].isFence {
        if result.last?.isFence == true, result.last?.position.line == number { continue }
        (problem.message, problem.isFence) = (SyntaxWords.fence(), true)
      }
      result.append(problem)
    }
    return result
  }
}

extension Substring {
  /// Whether a row begins or ends code in Markdown.
  fileprivate var isFence: Bool {
    drop { $0 == " " || $0 == "\t" }.hasPrefix("```")
  }
}

/// Finds `let` and `var` that stand as a pattern inside a declaration of variables.
private final class NestedBindingFinder: SyntaxVisitor {
  private(set) var found: [AbsolutePosition] = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.is(ValueBindingPatternSyntax.self) {
      found.append(node.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }
}

extension String {
  /// Whether a comma stands before a `let` or `var`: most files need no walk over their tree.
  fileprivate var mayHoldNestedBindings: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var place = 0
      while let comma = bytes.firstIndex(of: UInt8(ascii: ","), from: place) {
        place = comma + 1
        while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
        let next = bytes[place...].prefix(3)
        // A comment may stand between.
        if next.elementsEqual("let".utf8) || next.elementsEqual("var".utf8)
          || next.first == UInt8(ascii: "/")
        {
          return true
        }
      }
      return false
    }
  }
}
