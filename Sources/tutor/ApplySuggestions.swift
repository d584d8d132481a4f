import Analysis
import ArgumentParser
import Foundation
import TutorKit

extension Explanation {
  /// Makes the suggestions of each source. The sources form one program.
  func applySuggestions(to sources: [ParsedSource]) throws {
    if sources.count > 1, !inPlace {
      throw ValidationError(CommandWords.applyTakesOne())
    }
    let reported = try reportedFindings(in: sources)
    for index in sources.indices {
      guard
        let applied = withDeepStack({
          TutorKit.applySuggestions(to: index, of: sources, reported: reported)
        })
      else {
        throw ExitCode.fault
      }
      guard inPlace, files[index] != "-" else {
        emit(applied.text)
        applied.summary(files[index]).forEach(complain)
        continue
      }
      let names = applied.suggestions.map(\.extraction.name)
      guard !names.isEmpty else {
        complain(CommandWords.noSuggestion(files[index]))
        continue
      }
      let backup = try replace(files[index], with: applied.text)
      complain(CommandWords.extracted(files[index], names.joined(separator: ", "), backup))
      applied.summary(files[index]).forEach(complain)
    }
  }

  /// The findings that are reported on the sources: only their suggestions are made.
  private func reportedFindings(in sources: [ParsedSource]) throws -> ReportedFindings {
    var configurations = Configurations()
    var request = AnalysisRequest(
      files: zip(files, sources).map { path, source in
        let place = path == "-" ? stdinFilename ?? source.file : path
        return AnalysisRequest.File(
          path: source.file, text: source.text,
          configuration: configurations.configuration(for: place).rules)
      }, isOneProgram: true)
    try check(configurations)
    request = try completed(request)
    let result = analyze(request)
    let chosen = try chosen(ExplainReport(result))
    return ReportedFindings(
      configurations: Dictionary(request.files.map { ($0.path, $0.configuration) }) { first, _ in
        first
      }, severity: severity ?? .note, all: result.findings, chosen: chosen.findings)
  }
}
