import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor explain`
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Findings and counts for files of your own, or for all examples of the lessons.",
    discussion: """
      Examples: tutor explain Screen.swift
                tutor explain --apply Screen.swift > Rewritten.swift
                tutor explain --lessons guidelines --all-examples
      """)
  @OptionGroup var common: CommonOptions
  @Argument(help: "Swift files that form one program.") var files: [String] = []
  @Flag(help: "Explain each example of each lesson.") var allExamples = false
  @Option(help: "text or json.") var format = OutputFormat.text
  @OptionGroup var suggestion: SuggestionOptions

  func validate() throws {
    if files.isEmpty, !allExamples {
      throw ValidationError("Name a Swift file, or give --all-examples.")
    }
  }

  func run() throws {
    if allExamples {
      let library = try common.lessonLibrary()
      guard let report = withDeepStack({ ExamplesReport(library) }) else { throw ExitCode.fault }
      return emit(format == .json ? try json(report) : report.text(options: common.render))
    }
    let sources = try readSources(files)
    var hasErrors = false
    for source in sources {
      for error in source.syntaxErrors {
        hasErrors = true
        complain("\(source.file):\(error.position.line):\(error.position.column): \(error.message)")
      }
    }
    if suggestion.apply { return try suggestion.run(sources, paths: files) }
    guard
      let report = withDeepStack({
        var report = explain(sources)
        report.suggestions = SuggestionReport.all(in: sources)
        return report
      })
    else { throw ExitCode.fault }
    emit(format == .json ? try json(report) : report.text(options: common.render))
    if hasErrors || report.findings.contains(where: { $0.severity != "note" }) {
      throw ExitCode.notPassed
    }
  }
}
