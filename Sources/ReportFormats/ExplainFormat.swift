package import TutorKit

/// A format that the findings of `tutor explain` are written in.
///
/// A format is one file in `Explain` and one line in ``ExplainFormats``.
package protocol ExplainFormat: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// Who reads it: to a program a run without files is a run too.
  static var reader: FormatReader { get }
  /// Whether it shows counts and suggestions of files that are named.
  static var showsCounts: Bool { get }
  /// Whether it needs the code that findings stand in, and columns as editors count them.
  static var showsCode: Bool { get }
  /// Whether its rows are commands to the program that runs a workflow; of other formats none may be.
  static var writesCommands: Bool { get }
  init(_ context: FormatContext)
  func text(of report: ExplainReport) throws -> String
}

extension ExplainFormat {
  package static var reader: FormatReader { .program }
  package static var showsCounts: Bool { false }
  package static var showsCode: Bool { true }
  package static var writesCommands: Bool { false }
}

/// All formats of `tutor explain`, in the order in which help lists them.
package enum ExplainFormats {
  package static let all: [any ExplainFormat.Type] = [
    TextExplainFormat.self, JSONExplainFormat.self, XcodeFormat.self, GitHubExplainFormat.self,
    AzureExplainFormat.self, SARIFExplainFormat.self, JUnitExplainFormat.self,
    CheckstyleFormat.self,
    CodeClimateFormat.self, MarkdownExplainFormat.self,
  ]
}
