import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// What `tutor explain` does with suggestions.
struct SuggestionOptions: ParsableArguments {
  @Flag(help: .init(OptionWords.suggestionOptionsApply()))
  var apply = false

  @Flag(help: .init(OptionWords.suggestionOptionsInPlace()))
  var inPlace = false

  func validate() throws {
    if inPlace, !apply { throw ValidationError(CommandWords.inPlaceNeedsApply()) }
  }

  /// Makes the suggestions of each source. The sources form one program.
  func run(_ sources: [ParsedSource], paths: [String]) throws {
    if sources.count > 1, !inPlace {
      throw ValidationError(CommandWords.applyTakesOne())
    }
    for index in sources.indices {
      guard let applied = withDeepStack({ applySuggestions(to: index, of: sources) }) else {
        throw ExitCode.fault
      }
      guard inPlace, paths[index] != "-" else {
        emit(applied.text)
        continue
      }
      let names = applied.suggestions.map(\.extraction.name)
      guard !names.isEmpty else {
        complain(CommandWords.noSuggestion(paths[index]))
        continue
      }
      let backup = try replace(paths[index], with: applied.text)
      complain(CommandWords.extracted(paths[index], names.joined(separator: ", "), backup))
    }
  }
}
