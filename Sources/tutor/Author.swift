import ArgumentParser
import Foundation
import TutorKit

/// `tutor author`
struct Author: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "author",
    abstract: "Check and write lessons and exercises.",
    subcommands: [AuthorCheck.self, AuthorNew.self, AuthorFrom.self])
}

/// `tutor author check`
struct AuthorCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that starters fail, right answers pass, and mistakes are rejected.",
    discussion: """
      DIR holds Lessons and Exercises; without it the installed content is checked.

      Example: tutor author check MyCourse
      """)

  @Argument(help: "A folder with Lessons and Exercises.") var folder: String?
  @Option(help: "Generated bad refactorings of each kind and exercise; 0: none.")
  var mutants = 3
  @Option(help: "text or json.") var format = OutputFormat.text
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    let common = try CommonOptions.parse(folder.map { ["--content", $0] } ?? [])
    let location = try common.location()
    let report = checkContent(
      lessons: LessonLibrary.load(from: location.lessons),
      exercises: ExerciseLibrary.load(from: location.exercises), mutantsPerKind: max(0, mutants))
    emit(format == .json ? try json(report) : report.text)
    if !report.problems.isEmpty { throw ExitCode.notPassed }
  }
}

/// `tutor author new`
struct AuthorNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin a lesson or an exercise from a template that already passes its checks.",
    discussion: """
      Example: tutor author new exercise 21 --lesson blast-radius --in MyCourse
               tutor author new lesson quiet-rows --in MyCourse
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable { case lesson, exercise }

  @Argument(help: "lesson or exercise.") var kind: Kind
  @Argument(help: "The lesson's id, or the exercise's number.") var name: String
  @Option(help: "The folder that holds Lessons and Exercises.") var `in`: String = "."
  @Option(help: "The id of the lesson that the exercise belongs to.") var lesson = "blast-radius"

  func run() throws {
    let folder = URL(fileURLWithPath: self.in)
    switch kind {
    case .lesson: try write(scaffoldedLesson(id: name), below: folder)
    case .exercise:
      guard let number = Int(name), number > 0 else {
        complain("`\(name)` is no number; an exercise is named by one, such as 21")
        throw ExitCode.usage
      }
      try write(scaffoldedExercise(number: number, lesson: lesson), below: folder)
    }
  }
}

/// `tutor author from`
struct AuthorFrom: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "from",
    abstract: "Turn a view of your own code into an exercise.",
    discussion: "Example: tutor author from Screen.swift --view OrderScreen --number 21")

  @Argument(help: "A Swift file that declares all it uses.") var file: String
  @Option(help: "The view; without it the outermost one.") var view: String?
  @Option(help: "The exercise's number.") var number: Int
  @Option(help: "The folder that holds Lessons and Exercises.") var `in`: String = "."
  @Option(help: "The id of the lesson that the exercise belongs to.") var lesson = "blast-radius"

  func run() throws {
    let source = try readSources([file])[0]
    let (view, number, lesson) = (view, number, lesson)
    let made = withDeepStack {
      exerciseFiles(from: source, view: view, number: number, lesson: lesson)
    }
    switch made {
    case .success(let files)?: try write(files, below: URL(fileURLWithPath: self.in))
    case .failure(let problem)?:
      complain("\(file): \(problem.reason)")
      throw ExitCode.unchecked
    case nil: throw ExitCode.fault
    }
  }
}

/// Writes new files; an existing one is left as it is, and nothing is written.
private func write(_ files: [NewFile], below folder: URL) throws {
  for file in files {
    let url = folder.appendingPathComponent(file.path)
    if FileManager.default.fileExists(atPath: url.path) {
      complain("\(url.path) exists already; nothing was written")
      throw ExitCode.usage
    }
  }
  for file in files {
    let url = folder.appendingPathComponent(file.path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url, options: .atomic)
    } catch {
      complain("\(url.path) cannot be written: \(error.localizedDescription)")
      throw ExitCode.noInput
    }
    emit("wrote \(file.path)\n")
  }
}
