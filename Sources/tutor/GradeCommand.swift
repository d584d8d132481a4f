import Analysis
import ArgumentParser
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
  @OptionGroup var program: ProgramOptions
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
  }

  func run() throws {
    let request = try batchRequest()
    let submissions = try batch.submissions(files)
    // A platform takes what stands on standard error for a fault of the grader.
    if reader != .platform, let reader = request.compiler?.firstReader {
      complain(CommandWords.readsInterfaces(reader))
    }
    let output = try GradeOutput(
      format: format.format, context: context(), file: batch.output, keeps: batch.resume,
      isSingle: submissions.count == 1)
    let left = batch.resume ? output.withoutDone(submissions) : submissions
    gradeAll(left, request) { output.take($0) }
    try output.finish(missing: batch.missing(in: submissions))
    output.results.forEach(record)
    try end(output.totals)
  }

  private var reader: FormatReader { format.format.reader }

  private func context() -> FormatContext {
    var context = FormatContext(course: (try? common.location())?.courseID)
    context.options = common.render
    context.usesCompiler = !skipsCompile
    return context
  }

  private func batchRequest() throws -> BatchRequest {
    let library = try common.exerciseLibrary()
    var request = BatchRequest(library: library)
    request.exercise = try exercise.map(library.required)
    request.allowsUndeclared = allowUndeclared
    request.compiler = skipsCompile ? nil : common.compileCheck
    request.compilerDemand =
      batch.requireCompiler ? .answers : reader == .platform ? .works : .none
    request.jobs = batch.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    request.timeout = batch.timeout
    request.companions = { [program] in program.companions(of: [$0]) }
    return request
  }

  /// The worst of all: not passed, then what could not be read, then unchecked. To a platform all that
  /// was graded is a success, and ``GradeOutput`` has ended where something was not.
  private func end(_ totals: BatchTotals) throws {
    if reader == .platform { return }
    if totals.notPassed > 0 { throw ExitCode.notPassed }
    if totals.ungraded > 0 {
      let isMissing = totals.lastProblem?.kind == .missing
      throw totals.graded == 0 && isMissing ? ExitCode.noInput : ExitCode.unchecked
    }
    if totals.unchecked > 0 { throw ExitCode.unchecked }
  }

  /// Keeps the attempt of a learner whose file stands in the working folder. On a machine where
  /// nobody has begun to learn, as in CI, nothing is written; a trainer who grades the files of
  /// others makes no attempts.
  private func record(_ result: BatchResult) {
    guard let report = result.report, let exercise = result.exercise, let text = result.text,
      result.submission.path == exercise.starterFile.lastPathComponent
    else { return }
    let state = common.stateFolder
    let time = Date().timeIntervalSince1970
    guard FileManager.default.fileExists(atPath: state.path),
      let store = ProgressStore.open(in: state, time: time)
    else { return }
    if let problem = store.problem { complain(problem) }
    store.record(report, text: text, of: exercise, time: time)
  }
}
