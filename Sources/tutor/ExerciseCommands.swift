import Analysis
import ArgumentParser
import Foundation
import TutorKit

extension ExerciseLibrary {
  /// The exercise of a name or number; ends the program when there is none.
  func required(_ name: String) throws -> Exercise {
    if let found = exercise(name) { return found }
    let nearest = nearestName(to: name, among: exercises.map(\.id))
    complain(
      nearest.map { CommandWords.noExerciseButNear(name, $0) } ?? CommandWords.noExercise(name))
    throw ExitCode.noInput
  }
}

/// What the commands about one exercise take.
struct ExerciseOptions: ParsableArguments {
  @OptionGroup var common: CommonOptions
  @Argument(help: .init(OptionWords.exerciseNumber())) var name: String

  /// A session that stands at the exercise, with the text of its file in the working folder where
  /// there is one, and else with the text that the session keeps.
  func session() throws -> Session {
    let library = try common.exerciseLibrary()
    let exercise = try library.required(name)
    let state = common.stateFolder
    guard let store = ProgressStore.open(in: state, time: Date().timeIntervalSince1970) else {
      throw ExitCode.fault
    }
    if let problem = store.problem { complain(problem) }
    var session = Session(
      lessons: try common.lessonLibrary(), exercises: library, store: store,
      options: common.render,
      now: { Date().timeIntervalSince1970 })
    let file = exercise.starterFile.lastPathComponent
    let isHere = FileManager.default.fileExists(atPath: file)
    session.turn(to: exercise, text: isHere ? try readSources([file])[0].text : nil)
    return session
  }
}

/// The answer; ends the program with a message when there is none.
private func answer<R>(_ result: Result<R, ExerciseRefusal>) throws -> R {
  switch result {
  case .success(let answer): return answer
  case .failure(let refusal):
    complain(refusal.sentence)
    switch refusal {
    case .closed: throw ExitCode.notPassed
    case .noExercise, .unreadable: throw ExitCode.noInput
    case .failed: throw ExitCode.fault
    }
  }
}

/// `tutor hint`
struct ShowHint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint", abstract: OptionWords.showHint(),
    discussion: OptionWords.showHintDetails())
  @OptionGroup var exercise: ExerciseOptions
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  func run() throws {
    let hint = try answer(exercise.session().nextHint())
    emit(format == .json ? try json(hint) : hint.text(options: exercise.common.render))
  }
}

/// `tutor solution`
struct ShowSolution: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution", abstract: OptionWords.showSolution(),
    discussion: OptionWords.showSolutionDetails())
  @OptionGroup var exercise: ExerciseOptions

  func run() throws {
    emit(try answer(exercise.session().reference()))
  }
}

/// `tutor diff`
struct ShowDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: OptionWords.showDiff(),
    discussion: OptionWords.showDiffDetails())
  @OptionGroup var exercise: ExerciseOptions
  @Argument(help: .init(OptionWords.showDiffTarget())) var target = DiffTarget.attempt
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  func run() throws {
    let report = try answer(exercise.session().comparison(with: target))
    emit(format == .json ? try json(report) : report.text(options: exercise.common.render))
  }
}

extension DiffTarget: ExpressibleByArgument {}

/// `tutor reset`
struct ResetExercise: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: OptionWords.resetExercise(),
    discussion: OptionWords.resetExerciseDetails())
  @OptionGroup var exercise: ExerciseOptions

  func run() throws {
    var session = try exercise.session()
    guard let (file, starter) = session.fileToReset else {
      return emit(session.respond(to: "reset").text)
    }
    let kept = try replace(file, with: starter)
    emit(exercise.common.render.prose(CommandWords.resetFile(file, kept)))
  }
}
