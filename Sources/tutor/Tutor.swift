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
    // What cannot be written any more is said by its exit code. A handler, unlike a signal that is ignored, is
    // not handed on to other programs.
    signal(SIGPIPE) { _ in }
    let environment = ProcessInfo.processInfo.environment
    useTranslation(environment)
    runAlone(Array(CommandLine.arguments.dropFirst()))
    runAny()
  }

  /// Parses all arguments. Help and the version are printed as all else is: where that cannot be written, the
  /// exit code says so.
  private static func runAny() {
    do {
      var command = try parseAsRoot(nil)
      try command.run()
    } catch {
      let text = fullMessage(for: error)
      guard exitCode(for: error) == .success, !text.isEmpty else { exit(withError: error) }
      printNow(text + "\n")
      Foundation.exit(ExitCode.success.rawValue)
    }
  }

  private static func useTranslation(_ environment: [String: String]) {
    guard Translation.isWanted(environment) else { return }
    let found = ContentLocation.find(
      option: nil, environment: environment,
      executable: ProgramLocation.executable, packageRoot: ProgramLocation.packageRoot)
    guard case .success(let content) = found else { return }
    let words = content.root.appendingPathComponent("Words")
    Translation.use(.chosen(environment: environment, folder: words))
  }

  /// Ends with what one command gives, without making the parsers of all others: that takes longer
  /// than the analysis of a file of a hundred lines. Returns where arguments need words, since only
  /// the whole parser knows how to name the command.
  private static func runAlone(_ arguments: [String]) {
    let name = arguments.first ?? Converse.configuration.commandName
    let rest = Array(arguments.dropFirst())
    guard let alone = commands.first(where: { $0.configuration.commandName == name }),
      alone.configuration.subcommands.isEmpty,
      var command = try? alone.parseAsRoot(rest), type(of: command) == alone
    else { return }
    end { try command.run() }
  }

  private static func end(with run: () throws -> Void) -> Never {
    do {
      try run()
      Foundation.exit(ExitCode.success.rawValue)
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      exit(withError: error)
    }
  }

  private static let commands: [any ParsableCommand.Type] = [
    Converse.self, Courses.self, Lessons.self, ShowLesson.self, Present.self, Exercises.self,
    Start.self, Grade.self,
    Merge.self, Report.self, Watch.self,
    ShowHint.self, ShowDiff.self, ShowSolution.self, ResetExercise.self,
    Explain.self, ListRules.self, ShowRule.self, Simulate.self, Compare.self, Calibrate.self,
    Doctor.self, Author.self, PrintSchema.self, ServeEditor.self,
    ShowProgress.self, Review.self, TakeExam.self, Own.self, Export.self, Import.self,
    Bench.self, Manual.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "tutor",
    abstract: OptionWords.tutor(),
    version: "0.1.0",
    subcommands: commands,
    defaultSubcommand: Converse.self)
}
