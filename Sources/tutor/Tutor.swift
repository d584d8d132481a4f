import ArgumentParser
import Foundation

/// The command-line program.
///
/// Each command has its name written out: making it of the type's name takes the runtime longer than
/// the rest of the start.
@main
struct Tutor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tutor",
    abstract: "Learn why SwiftUI views are split: lessons, exercises, and the counts behind them.",
    version: "0.1.0",
    subcommands: [
      Converse.self, Lessons.self, ShowLesson.self, Exercises.self, Start.self, Grade.self,
      ShowHint.self, ShowDiff.self, ShowSolution.self, ResetExercise.self,
      Explain.self, ListRules.self, ShowRule.self, Simulate.self, Compare.self, Doctor.self,
      Author.self,
      ShowProgress.self, Review.self, Export.self, Import.self,
      Bench.self,
    ],
    defaultSubcommand: Converse.self)
}
