import Analysis
import ArgumentParser
import Foundation
import TutorKit

extension ExerciseLibrary {
  /// The exercise of a name or number; ends the program when there is none.
  func required(_ name: String) throws -> Exercise {
    if let found = exercise(name) { return found }
    if let problem = problem(of: name) {
      complain(CourseWords.exerciseRefused(problem.path, problem.reason))
      throw ExitCode.noInput
    }
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

  /// The work at the exercise, with the text of its file in the working folder where there is one, and else
  /// with the text that is kept.
  /// - Parameter takesAny: Whether the file's bytes do not matter, since another text takes its place. Otherwise a
  ///   file that holds none ends the program.
  func work(takesAny: Bool = false) throws -> ExerciseWork {
    var (options, name) = try common.turned(to: name)
    var exercise = try options.exerciseLibrary().required(name)
    var text = try fileText(exercise, takesAny: takesAny)
    let mark = text.flatMap { ExerciseMark(in: $0) }
    // Views of one name in two folders have copies of one name: the mark says which one it is.
    if let mark, exercise.isOwn,
      let marked = try options.exerciseLibrary().exercise(mark.exercise),
      marked.isOwn, marked.label == exercise.label
    {
      exercise = marked
    }
    if let mark, let course = mark.course,
      course != exercise.course?.id, exercise.pair == nil
    {
      // Without a word on the course, the file in the folder says which one is meant.
      if common.course != nil || common.content != nil || name != self.name {
        text = nil
      } else {
        (options, name) = try common.turned(to: "\(course)/\(exercise.id)")
        exercise = try options.exerciseLibrary().required(name)
      }
    }
    let store = try openStore(options)
    if let problem = store.problem { complain(problem) }
    return ExerciseWork(
      exercise, text: text, exercises: try options.exerciseLibrary(), store: store,
      compileCheck: options.compileCheck, now: { Date().timeIntervalSince1970 })
  }

  /// The file that is named by its path, or else the exercise's in the working folder.
  func path(of exercise: Exercise) -> String {
    isPath ? name : exercise.starterFile.lastPathComponent
  }

  private var isPath: Bool { name.contains("/") && name.hasSuffix(".swift") }

  /// The text of the file; nil: there is none in the working folder.
  private func fileText(_ exercise: Exercise, takesAny: Bool) throws -> String? {
    let path = path(of: exercise)
    if !isPath, !FileManager.default.fileExists(atPath: path) { return nil }
    switch SourceText.read(path) {
    case .success(let text): return text
    case .failure(let problem):
      if takesAny, problem.isOfBytes { return "" }
      complain(problem.sentence)
      if problem.isOfBytes {
        complain(CommandWords.resetHelps(name.shellQuoted))
      }
      throw problem.exitCode
    }
  }
}

extension SourceProblem {
  /// Whether there is a file, and what it holds is no text to work on.
  fileprivate var isOfBytes: Bool {
    switch self {
    case .binary, .empty, .tooLarge, .tooDeep: true
    case .missing, .directory, .unreadable, .silent: false
    }
  }
}

/// The answer; ends the program with a message when there is none.
private func answer<R>(_ result: Result<R, ExerciseRefusal>) throws -> R {
  switch result {
  case .success(let answer): return answer
  case .failure(let refusal):
    complain(refusal.sentence)
    switch refusal {
    case .closed, .sealed: throw ExitCode.notPassed
    case .noExercise, .unreadable, .ofAnother: throw ExitCode.noInput
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
    let work = try exercise.work()
    if let reader = exercise.common.compileCheck.firstReader {
      complain(CommandWords.readsInterfaces(reader))
    }
    let hint = try answer(work.nextHint())
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
    emit(try answer(exercise.work().reference))
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
    let report = try answer(exercise.work().comparison(with: target))
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
    let work = try exercise.work(takesAny: true)
    guard let starter = work.starterForFile else {
      guard let sentence = work.reset() else { throw ExitCode.noInput }
      return emit(exercise.common.render.prose(sentence))
    }
    let file = exercise.path(of: work.exercise)
    let kept = try replace(file, with: starter)
    emit(exercise.common.render.prose(CommandWords.resetFile(file, kept)))
  }
}
