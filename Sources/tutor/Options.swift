import ArgumentParser
import Foundation
import LineEditor
import TutorKit

/// Has options for how results are drawn.
protocol DrawsResults {
  /// `auto`, `always` or `never`.
  var color: String { get }
  var plain: Bool { get }
}

extension DrawsResults {
  func checkColor() throws {
    guard ["auto", "always", "never"].contains(color) else {
      throw ValidationError(CommandWords.colorTakes())
    }
  }

  var render: RenderOptions {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let width = TerminalSize.of(STDOUT_FILENO, environment: environment).columns
    let isColored = RenderOptions.color(
      option: color, environment: environment, isTerminal: isTerminal)
    return RenderOptions(
      width: width, color: isColored, plain: plain || environment["TUTOR_PLAIN"] == "1",
      ascii: RenderOptions.isASCII(environment),
      hyperlinks: RenderOptions.hyperlinks(
        environment: environment, isTerminal: isTerminal, color: isColored))
  }
}

/// Has options for where lessons and exercises are.
protocol FindsContent {
  var content: String? { get }
  /// Folders of lessons of one's own; empty: the course's.
  var lessons: [String] { get }
}

extension FindsContent {
  /// The check against the compiler of this machine.
  var compileCheck: CompileCheck {
    let environment = ProcessInfo.processInfo.environment
    return CompileCheck(
      interfaces: ContentLocation.findInterfaces(
        option: content, environment: environment, executable: ProgramLocation.executable,
        packageRoot: ProgramLocation.packageRoot
      ), environment: environment)
  }

  /// Where the content is; ends the program when it is nowhere.
  func location() throws -> ContentLocation {
    switch ContentLocation.find(
      option: content, environment: ProcessInfo.processInfo.environment,
      executable: ProgramLocation.executable,
      packageRoot: ProgramLocation.packageRoot)
    {
    case .success(let location): return location
    case .failure(let problem):
      complain(problem.sentence)
      throw ExitCode.noInput
    }
  }

  /// Where the progress in the course is kept.
  var stateFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    let found = ContentLocation.find(
      option: content, environment: environment, executable: ProgramLocation.executable,
      packageRoot: ProgramLocation.packageRoot)
    let course = (try? found.get())?.courseID ?? ContentLocation.shippedCourse
    return StateLocation.folder(environment: environment, course: course)
  }

  /// The lessons; ends the program when folders of one's own hold none.
  /// - Parameter verbose: Whether each document that is left out then gets a line.
  func lessonLibrary(verbose: Bool = false) throws -> LessonLibrary {
    if lessons.isEmpty { return LessonLibrary.load(from: try location().lessons) }
    for folder in lessons where !SourceSearch.isFolder(folder) {
      complain(CommandWords.noFolder(folder))
      throw ExitCode.noInput
    }
    let library = LessonLibrary.load(folders: lessons)
    if library.lessons.isEmpty {
      let left = LeftOut(library.refused)
      for line in (verbose ? left.lines(lists: true) : []) + [
        left.sentence(forNoneIn: lessons.joined(separator: ", "))
      ] {
        complain(line)
      }
      throw ExitCode.noInput
    }
    return library
  }

  /// The exercises of the course; those of lessons of one's own are made of their pairs.
  func exerciseLibrary() throws -> ExerciseLibrary {
    guard lessons.isEmpty else {
      return ExerciseLibrary(practice: Practice(try lessonLibrary()))
    }
    return ExerciseLibrary.load(from: try location().exercises)
  }
}

/// Options of every command that needs no lessons.
struct DrawingOptions: ParsableArguments, DrawsResults {
  @Option(
    help: .init(OptionWords.drawingOptionsColor()), completion: .list(["auto", "always", "never"]))
  var color = "auto"
  @Flag(help: .init(OptionWords.drawingOptionsPlain()))
  var plain = false

  func validate() throws { try checkColor() }
}

/// Options of every command that needs lessons or exercises.
struct CommonOptions: ParsableArguments, FindsContent {
  @OptionGroup var drawing: DrawingOptions
  @Option(help: .init(OptionWords.contentFolder()))
  var content: String?
  @Option(help: .init(OptionWords.commonOptionsLessons()))
  var lessons: [String] = []

  var render: RenderOptions { drawing.render }
}
