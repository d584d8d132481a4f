import Analysis
import ArgumentParser
import CohortReport
import Foundation
import ReportFormats
import TutorKit

/// `tutor grade`
struct Grade: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: OptionWords.grade(),
    discussion: OptionWords.gradeDetails())
  @OptionGroup var common: CommonOptions
  @OptionGroup var batch: BatchOptions
  @Argument(
    help: .init(OptionWords.gradeFiles()),
    completion: .file(extensions: ["swift"]))
  var files: [String] = []
  @Option(help: .init(OptionWords.numberOfFile()))
  var exercise: String?
  @Option(help: .init(OptionWords.gradeFormat()))
  var format = GradeFormatChoice(TextGradeFormat.self)
  @Flag(name: .customLong("no-compile"), help: .init(OptionWords.gradeNoCompile()))
  var skipsCompile = false
  @OptionGroup var pictures: PictureOptions
  @Flag(help: .init(OptionWords.pictureReference())) var reference = false
  @OptionGroup var program: ProgramOptions
  @Option(help: .init(OptionWords.gradeReport(), valueName: "file")) var report: String?
  @OptionGroup var reports: ReportOptions
  @Flag(help: .init(OptionWords.gradeAllowUndeclared()))
  var allowUndeclared = false

  func validate() throws {
    if files.isEmpty, batch.filesFrom == nil { throw ValidationError(BatchWords.nameFiles()) }
    if batch.output != nil, reader == .person {
      throw ValidationError(FormatWords.outputOfText())
    }
    if batch.resume, batch.output == nil || format.format.name != RecordsFormat.name {
      throw ValidationError(BatchWords.resumeNeedsOutput())
    }
    if batch.requireCompiler, skipsCompile {
      throw ValidationError(BatchWords.compilerLeftOut())
    }
    if report == nil, let option = reports.given {
      throw ValidationError(BatchWords.reportNeeded(option))
    }
  }

  func run() throws {
    CleanEnd.install()
    try program.check()
    let request = try batchRequest()
    let room = try batch.room(files.map { fileNamed($0, in: request.library) })
    let submissions = batch.part(of: room)
    if pictures.areWanted, submissions.count != 1 || format.format.name == RecordsFormat.name {
      throw ValidationError(PictureWords.onlyOne())
    }
    try checkPlaces(room.submissions)
    // A platform takes what stands on standard error for a fault of the grader.
    if reader != .platform, submissions.contains(where: { Self.isThere($0.path) }),
      let reader = request.compiler?.firstReader
    {
      complain(CommandWords.readsInterfaces(reader))
    }
    let output = try GradeOutput(
      format: format.format, context: context(), file: batch.output,
      isSingle: submissions.count == 1, reports: report != nil)
    var left = submissions
    if batch.resume {
      left = try output.resume(submissions, needsCompiler: batch.requireCompiler)
    } else {
      output.beginAnew()
    }
    output.begin(left.count)
    gradeAll(left, request) { output.take($0) }
    try output.finish(missing: batch.missing(in: room))
    if let report, let cohort = output.cohort {
      var made = try reports.request(courseOptions)
      made.roster = room.roster
      try ReportFiles(html: report).write(cohort, made)
    }
    record(output.results)
    try draw(output.results)
    try end(output.totals)
    if !room.emptyFolders.isEmpty, reader != .platform { throw ExitCode.noInput }
  }

  private static func isThere(_ path: String) -> Bool {
    path == "-" || FileManager.default.fileExists(atPath: path)
  }

  private var reader: FormatReader { format.format.reader }

  /// Nothing that is read is written over.
  private func checkPlaces(_ submissions: [Submission]) throws {
    let read = submissions.map(\.path) + [batch.filesFrom, batch.roster].compactMap(\.self)
    try checkOutputs(
      [batch.output, report] + pictures.files,
      reading: read + reports.exportFiles.map(\.path) + program.paths, isAdding: batch.resume)
  }

  /// The options in the course that `--exercise` names.
  private var courseOptions: CommonOptions {
    (try? exercise.map(common.turned)?.options) ?? common
  }

  /// The file of a guideline's exercise that is named by its number or its name, where it is here; otherwise what was
  /// given.
  private func fileNamed(_ name: String, in library: ExerciseLibrary) -> String {
    func isHere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    guard library.practice != nil, !name.contains("/"), !isHere(name),
      let file = library.exercise(name)?.starterFile.lastPathComponent, isHere(file)
    else { return name }
    return file
  }

  private func context() -> FormatContext {
    var context = FormatContext(course: courseOptions.openLocation?.course)
    context.options = common.render
    context.options.commandLine = Self.commandLine
    context.usesCompiler = !skipsCompile
    return context
  }

  private func batchRequest() throws -> BatchRequest {
    let turned = try exercise.map(common.turned)
    var request = try (turned?.options ?? common).gradingRequest(exercise: turned?.name)
    request.allowsUndeclared = allowUndeclared
    request.compiler = skipsCompile ? nil : common.compileCheck
    request.compilerDemand =
      batch.requireCompiler ? .answers : reader == .platform ? .works : .none
    request.jobs = batch.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    request.timeout = batch.timeout
    request.companions = { [program] in program.companions(of: [$0]) }
    return request
  }

  /// The worst of all: not passed, then what could not be read or checked, then what is not there. To a platform all
  /// that was graded is a success, and ``GradeOutput`` has ended where something was not.
  private func end(_ totals: BatchTotals) throws {
    if reader == .platform { return }
    if totals.notPassed > 0 { throw ExitCode.notPassed }
    if totals.unchecked > 0 || totals.ungraded > totals.missing { throw ExitCode.unchecked }
    if totals.missing > 0 { throw ExitCode.noInput }
  }

  /// Draws what was graded beside the starter. The reference comes with a pass, or where it is asked for.
  private func draw(_ results: [BatchResult]) throws {
    guard pictures.areWanted, let result = results.first, let text = result.text,
      let report = result.report
    else { return }
    let source = TutorKit.parse(text, file: result.submission.name)
    var request =
      result.exercise.map { $0.request(for: source) } ?? GradeRequest(submission: source)
    if result.exercise == nil { request.companions = program.companions(of: [source.file]) }
    let isSealed = result.exercise?.isSealed == true
    if isSealed, reference { complain(CourseWords.sealed()) }
    if isSealed || !reference && report.verdict != .passed { request.reference = nil }
    let sent = request
    switch withDeepStack({ sent.drawnSides }) {
    case .success(let sides)?: try pictures.write(sides, of: source.file)
    case .failure(let problem)?: complain(PictureWords.noProgram(problem.sentence))
    case nil: throw ExitCode.fault
    }
  }

  /// What was entered, with `grade` in place of another command and without a format; nil: what was read is gone.
  static var commandLine: String? {
    var words = ["tutor", "grade"]
    var isOfFormat = false
    for word in CommandLine.arguments.dropFirst(2) {
      if word == "-" { return nil }
      if !isOfFormat, word != "--format", !word.hasPrefix("--format=") { words.append(word) }
      isOfFormat = word == "--format"
    }
    return words.map(\.shellQuoted).joined(separator: " ")
  }
}
