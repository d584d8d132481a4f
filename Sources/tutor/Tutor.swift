import ArgumentParser
import Foundation
import TutorKit

/// The command-line program.
///
/// Each command has its name written out: making it of the type's name takes the runtime longer than
/// the rest of the start.
@main
struct Tutor: ParsableCommand {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    let found = ContentLocation.find(
      option: nil, environment: environment,
      executable: ProgramLocation.executable, packageRoot: ProgramLocation.packageRoot)
    if case .success(let content) = found {
      let words = content.root.appendingPathComponent("Words")
      Translation.use(.chosen(environment: environment, folder: words))
    }
    // Most starts ask for nothing; making the parsers of all commands is then a fifth of the start.
    if CommandLine.arguments.count > 1 { main(nil) } else { Converse.main([]) }
  }

  static let configuration = CommandConfiguration(
    commandName: "tutor",
    abstract: OptionWords.tutor(),
    version: "0.1.0",
    subcommands: [
      Converse.self, Lessons.self, ShowLesson.self, Exercises.self, Start.self, Grade.self,
      Watch.self,
      ShowHint.self, ShowDiff.self, ShowSolution.self, ResetExercise.self,
      Explain.self, ListRules.self, ShowRule.self, Simulate.self, Compare.self, Doctor.self,
      Author.self,
      ShowProgress.self, Review.self, Export.self, Import.self,
      Bench.self, Manual.self,
    ],
    defaultSubcommand: Converse.self)
}
