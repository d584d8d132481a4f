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
    for index in sources.indices {
      guard let applied = withDeepStack({ TutorKit.applySuggestions(to: index, of: sources) })
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
}
