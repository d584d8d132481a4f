import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// A place that the parser could not read.
package struct SyntaxProblem: Hashable, Sendable {
  package var position: SourcePosition
  /// SwiftParserDiagnostics' own message.
  package var message: String
}

extension ParsedSource {
  /// Syntax errors in order of the source.
  package var syntaxErrors: [SyntaxProblem] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { diagnostic in
        SyntaxProblem(
          position: position(at: diagnostic.position), message: diagnostic.message)
      }
      .sorted { $0.position < $1.position }
  }
}
