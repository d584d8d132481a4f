import ArgumentParser
import Foundation
import TutorKit

/// `tutor author`
struct Author: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "author",
    abstract: OptionWords.author(),
    discussion: OptionWords.authorDetails(),
    subcommands: [AuthorCheck.self, AuthorNew.self, AuthorFrom.self, AuthorSeal.self])
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
      exercises: ExerciseLibrary.load(from: location.exercises, course: location.course),
      mutantsPerKind: max(0, mutants),
      compiler: skipsCompile ? nil : common.compileCheck)
    emit(format == .json ? try json(report) : report.text)
    if !report.problems.isEmpty { throw ExitCode.notPassed }
  }

  /// Guideline documents alone: what they claim, and whether they agree.
  private func checkOwnLessons() throws {
    let common = try CommonOptions.parse(lessons.flatMap { ["--lessons", $0] })
    let report = checkClaims(
      of: try common.lessonLibrary(), compiler: skipsCompile ? nil : common.compileCheck)
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

  enum Kind: String, ExpressibleByArgument, CaseIterable { case course, lesson, exercise }

  @Argument(help: .init(OptionWords.authorNewKind())) var kind: Kind
  @Argument(help: .init(OptionWords.authorNewName())) var name: String
  @Option(help: .init(OptionWords.contentFolder())) var `in`: String = "."
  @Option(help: .init(OptionWords.lessonID())) var lesson: String?

  func run() throws {
    let folder = URL(fileURLWithPath: self.in)
    try write(try files(folder), below: folder)
    emit(AuthorWords.next(checkCommand(folder)) + "\n")
  }

  private func files(_ folder: URL) throws -> [NewFile] {
    switch kind {
    case .course: return scaffoldedCourse(id: try usable(name))
    case .lesson: return scaffoldedLesson(id: try usable(name))
    case .exercise:
      guard let number = Int(name), number > 0 else {
        complain(CommandWords.notANumber(name))
        throw ExitCode.usage
      }
      return scaffoldedExercise(number: number, lesson: lesson ?? firstLesson(below: folder))
    }
  }

  /// An id is the name of a file.
  private func usable(_ id: String) throws -> String {
    if Course.isUsable(id) { return id }
    complain(AuthorWords.noID(id))
    throw ExitCode.usage
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
  @Option(help: .init(OptionWords.lessonID())) var lesson: String?

  func run() throws {
    let folder = URL(fileURLWithPath: self.in)
    let source = try readSources([file])[0]
    let (view, number) = (view, number)
    let lesson = lesson ?? firstLesson(below: folder)
    let made = withDeepStack {
      exerciseFiles(from: source, view: view, number: number, lesson: lesson)
    }
    switch made {
    case .success(let files)?:
      try write(files, below: folder)
      let solution = "Exercises/exercise\(number)/solution.swift"
      emit(AuthorWords.nextFrom(shown(solution, in: folder), checkCommand(folder)) + "\n")
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
      throw ExitCode.output
    }
    emit(CommandWords.wrote(shown(file.path, in: folder)) + "\n")
  }
}

/// A path as the author typed it.
private func shown(_ path: String, in folder: URL) -> String {
  folder.relativePath == "." ? path : folder.relativePath + "/" + path
}

private func checkCommand(_ folder: URL) -> String {
  AuthorWords.checkCommand(folder.relativePath.shellQuoted)
}

/// The lesson that an exercise belongs to unless it is said: the first of the course that it is written into.
private func firstLesson(below folder: URL) -> String {
  let lessons = ContentLocation(root: folder).lessons
  return LessonLibrary.load(from: lessons).lessons.first?.id ?? "blast-radius"
}

/// `tutor author seal`
struct AuthorSeal: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seal", abstract: OptionWords.authorSeal(),
    discussion: OptionWords.authorSealDetails())

  @Argument(help: .init(OptionWords.contentFolder())) var folder: String
  @Option(help: .init(OptionWords.authorSealOutput(), valueName: "dir")) var output: String

  func run() throws {
    let location = try CommonOptions.parse(["--content", folder]).location()
    do {
      let count = try SealedCourse.of(location).get().write(to: URL(fileURLWithPath: output))
      emit(CourseWords.sealWrote(count, output).visible + "\n")
    } catch let refusal as SealedCourse.Refusal {
      complain(refusal.sentence)
      throw ExitCode.unchecked
    } catch {
      complain(CommandWords.cannotWrite(output, error.localizedDescription))
      throw ExitCode.output
    }
  }
}
