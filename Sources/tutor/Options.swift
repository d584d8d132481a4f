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
    var options = RenderOptions(
      width: width, color: isColored,
      plain: plain || environment["TUTOR_PLAIN"] == "1"
        || isTerminal && !canMoveCursor(environment["TERM"]),
      ascii: RenderOptions.isASCII(environment),
      hyperlinks: RenderOptions.hyperlinks(
        environment: environment, isTerminal: isTerminal, color: isColored))
    options.isInShell = true
    return options
  }
}

/// Has options for where lessons and exercises are.
protocol FindsContent {
  var content: String? { get }
  /// A course by its id or its folder; nil: none is named.
  var course: String? { get }
  /// Folders of lessons of one's own; empty: the course's.
  var lessons: [String] { get }
}

extension FindsContent {
  /// The check against the compiler of this machine.
  var compileCheck: CompileCheck {
    let environment = ProcessInfo.processInfo.environment
    return CompileCheck(
      interfaces: ContentLocation.findInterfaces(
        option: namedFolder, environment: environment, executable: ProgramLocation.executable,
        packageRoot: ProgramLocation.packageRoot
      ), environment: environment)
  }

  private var found: Result<ContentLocation, ContentLocation.NotFound> {
    ContentLocation.find(
      option: namedFolder, environment: ProcessInfo.processInfo.environment,
      executable: ProgramLocation.executable, packageRoot: ProgramLocation.packageRoot)
  }

  /// Where the content is; nil: it is nowhere.
  var openLocation: ContentLocation? { try? found.get() }

  /// Where the content is; ends the program when it is nowhere, or its course cannot be taught.
  func location() throws -> ContentLocation {
    try checkCourse()
    switch found {
    case .success(let location):
      let tool = Tutor.configuration.version
      guard let refusal = Course.refusal(at: location.root, tool: tool) else { return location }
      complain("\(refusal.path):\(refusal.line): \(refusal.reason)")
      throw ExitCode.unchecked
    case .failure(let problem):
      complain(problem.sentence)
      throw ExitCode.noInput
    }
  }

  /// Where the progress in the course is kept.
  var stateFolder: URL {
    stateFolder(of: openLocation?.course)
  }

  /// Where the progress in a course is kept; nil: the shipped one.
  func stateFolder(of course: Course?) -> URL {
    StateLocation.folder(
      environment: ProcessInfo.processInfo.environment,
      course: course ?? Course(id: ContentLocation.shippedCourse))
  }

  /// The lessons; ends the program when folders of one's own hold none.
  /// - Parameter verbose: Whether each document that is left out then gets a line.
  func lessonLibrary(verbose: Bool = false) throws -> LessonLibrary {
    if lessons.isEmpty { return LessonLibrary.load(from: try location().lessons) }
    for folder in lessons where !SourceSearch.isFolder(folder) {
      let isThere = FileManager.default.fileExists(atPath: folder)
      complain(
        isThere
          ? CommandWords.notAFolder(folder) : CommandWords.noFolder(folder.isEmpty ? "''" : folder))
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

  /// How a later command is told of the same content.
  var placeOption: String {
    if !lessons.isEmpty { return lessons.map { " --lessons " + $0.shellQuoted }.joined() }
    if let content { return " --content " + content.shellQuoted }
    return course.map { " --course " + $0.shellQuoted } ?? ""
  }

  /// The exercises of the course; those of lessons of one's own are made of their pairs.
  func exerciseLibrary() throws -> ExerciseLibrary {
    var library = try courseLibrary()
    library.own = OwnShelf(below: stateFolder)
    return library
  }

  private func courseLibrary() throws -> ExerciseLibrary {
    guard lessons.isEmpty else {
      return ExerciseLibrary(practice: Practice(try lessonLibrary()))
    }
    let location = try location()
    return ExerciseLibrary.load(from: location.exercises, course: location.course)
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
  @Option(help: .init(OptionWords.courseOption(), valueName: "id|dir"))
  var course: String?
  @Option(help: .init(OptionWords.commonOptionsLessons()))
  var lessons: [String] = []

  func validate() throws {
    if course != nil, content != nil { throw ValidationError(CourseWords.courseOrContent()) }
  }

  var render: RenderOptions {
    var options = drawing.render
    options.placeOption = placeOption
    return options
  }
}
