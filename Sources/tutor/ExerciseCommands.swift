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
  @Argument(help: "The exercise's number.") var name: String

  /// A session that stands at the exercise, with the text of its file in the working folder where
  /// there is one, and else with the text that the session keeps.
  func session() throws -> Session {
    let library = try common.exerciseLibrary()
    let exercise = try library.required(name)
    let state = StateLocation.folder(environment: ProcessInfo.processInfo.environment)
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
    commandName: "hint", abstract: "Show the next hint on what an exercise's text lacks now.",
    discussion: """
      The text is exerciseN.swift in this folder, or else the one that the session keeps.

      Example: tutor hint 3
      """)
  @OptionGroup var exercise: ExerciseOptions
  @Option(help: "text or json.") var format = OutputFormat.text

  func run() throws {
    let hint = try answer(exercise.session().nextHint())
    emit(format == .json ? try json(hint) : hint.text(options: exercise.common.render))
  }
}

/// `tutor solution`
struct ShowSolution: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution", abstract: "Show an exercise's reference, once it is open.",
    discussion: """
      It opens after a pass, or after the last hint. Until then the command ends with 1.

      Example: tutor solution 3 > reference.swift
      """)
  @OptionGroup var exercise: ExerciseOptions

  func run() throws {
    emit(try answer(exercise.session().reference()))
  }
}

/// `tutor diff`
struct ShowDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare an exercise's text with your last attempt, the starter or the reference.",
    discussion: """
      Shows which views, inputs and state are new, gone or changed, the counts of the steps in \
      which they differ, and the lines. Without an attempt, the starter is compared. The reference \
      opens after a pass, or after the last hint; until then the command ends with 1.

      Example: tutor diff 3 reference
      """)
  @OptionGroup var exercise: ExerciseOptions
  @Argument(help: "attempt, starter or reference.") var target = DiffTarget.attempt
  @Option(help: "text or json.") var format = OutputFormat.text

  func run() throws {
    let report = try answer(exercise.session().comparison(with: target))
    emit(format == .json ? try json(report) : report.text(options: exercise.common.render))
  }
}

extension DiffTarget: ExpressibleByArgument {}

/// `tutor reset`
struct ResetExercise: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Begin an exercise again; your old text is kept.",
    discussion: """
      Where exerciseN.swift is in this folder it is replaced, and the old text is kept as \
      exerciseN.swift.orig. Else the text that the session keeps is replaced, and `undo` in the \
      session brings the old one back.

      Example: tutor reset 3
      """)
  @OptionGroup var exercise: ExerciseOptions

  func run() throws {
    var session = try exercise.session()
    guard let (file, starter) = session.fileToReset else {
      return emit(session.respond(to: "reset").text)
    }
    let kept = try replace(file, with: starter)
    emit("\(file) is at its beginning again; your old text is kept as \(kept).\n")
  }
}
