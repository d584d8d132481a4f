import ArgumentParser
import Foundation
import TutorKit

/// `tutor author`
struct Author: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "author",
    abstract: OptionWords.author(),
    subcommands: [AuthorCheck.self, AuthorNew.self, AuthorFrom.self])
}

/// `tutor author check`
struct AuthorCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: OptionWords.authorCheck(),
    discussion: OptionWords.authorCheckDetails())

  @Argument(help: .init(OptionWords.authorCheckFolder())) var folder: String?
  @Option(help: .init(OptionWords.authorCheckMutants()))
  var mutants = 3
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text
  @Flag(name: .customLong("no-compile"), help: .init(OptionWords.gradeNoCompile()))
  var skipsCompile = false
  @Option(help: .init(OptionWords.authorCheckLessons())) var lessons: [String] = []
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    if !lessons.isEmpty { return try checkOwnLessons() }
    let common = try CommonOptions.parse(folder.map { ["--content", $0] } ?? [])
    let location = try common.location()
    let report = checkContent(
      lessons: LessonLibrary.load(from: location.lessons),
      exercises: ExerciseLibrary.load(from: location.exercises), mutantsPerKind: max(0, mutants),
      compiler: skipsCompile ? nil : common.compileCheck)
    emit(format == .json ? try json(report) : report.text)
    if !report.problems.isEmpty { throw ExitCode.notPassed }
  }

  /// Guideline documents alone: what they claim, and whether they agree.
  private func checkOwnLessons() throws {
    let common = try CommonOptions.parse(lessons.flatMap { ["--lessons", $0] })
    let report = checkClaims(of: try common.lessonLibrary())
    emit(format == .json ? try json(report) : report.text)
    if !report.problems.isEmpty { throw ExitCode.notPassed }
  }
}

/// `tutor author new`
struct AuthorNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: OptionWords.authorNew(),
    discussion: OptionWords.authorNewDetails())

  enum Kind: String, ExpressibleByArgument, CaseIterable { case lesson, exercise }

  @Argument(help: .init(OptionWords.authorNewKind())) var kind: Kind
  @Argument(help: .init(OptionWords.authorNewName())) var name: String
  @Option(help: .init(OptionWords.contentFolder())) var `in`: String = "."
  @Option(help: .init(OptionWords.lessonID())) var lesson = "blast-radius"

  func run() throws {
    let folder = URL(fileURLWithPath: self.in)
    switch kind {
    case .lesson: try write(scaffoldedLesson(id: name), below: folder)
    case .exercise:
      guard let number = Int(name), number > 0 else {
        complain(CommandWords.notANumber(name))
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
    abstract: OptionWords.authorFrom(),
    discussion: OptionWords.authorFromDetails())

  @Argument(help: .init(OptionWords.authorFromFile())) var file: String
  @Option(help: .init(OptionWords.authorFromView())) var view: String?
  @Option(help: .init(OptionWords.exerciseNumber())) var number: Int
  @Option(help: .init(OptionWords.contentFolder())) var `in`: String = "."
  @Option(help: .init(OptionWords.lessonID())) var lesson = "blast-radius"

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
      complain(CommandWords.existsAlready(url.path))
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
      complain(CommandWords.cannotWrite(url.path, error.localizedDescription))
      throw ExitCode.noInput
    }
    let place = folder.relativePath == "." ? "" : folder.relativePath + "/"
    emit(CommandWords.wrote(place + file.path) + "\n")
  }
}
