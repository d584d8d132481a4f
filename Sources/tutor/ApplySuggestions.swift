import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// What `tutor explain` does with suggestions.
struct SuggestionOptions: ParsableArguments {
  @Flag(help: "Write the file with the suggested structs to standard output.")
  var apply = false

  @Flag(help: "With --apply: change the file itself, and keep the old one as FILE.orig.")
  var inPlace = false

  func validate() throws {
    if inPlace, !apply { throw ValidationError("--in-place belongs to --apply.") }
  }

  /// Makes the suggestions of each source. The sources form one program.
  func run(_ sources: [ParsedSource], paths: [String]) throws {
    if sources.count > 1, !inPlace {
      throw ValidationError("--apply takes one file, or --in-place.")
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
