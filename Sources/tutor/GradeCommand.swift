import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor grade`
struct Grade: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: OptionWords.grade(),
    discussion: OptionWords.gradeDetails())
  @OptionGroup var common: CommonOptions
  @Argument(
    help: .init(OptionWords.gradeFiles()),
    completion: .file(extensions: ["swift"]))
  var files: [String]
  @Option(help: .init(OptionWords.numberOfFile()))
  var exercise: String?
  @Option(help: .init(OptionWords.gradeFormat())) var format = OutputFormat.text
  @Flag(name: .customLong("no-compile"), help: .init(OptionWords.gradeNoCompile()))
  var skipsCompile = false
  @OptionGroup var program: ProgramOptions
  @Flag(help: .init(OptionWords.gradeAllowUndeclared()))
  var allowUndeclared = false

  func run() throws {
    let sources = try readSources(files)
    let library = try common.exerciseLibrary()
    let check = skipsCompile ? nil : common.compileCheck
    if let reader = check?.firstReader {
      complain(CommandWords.readsInterfaces(reader))
    }
    var reports: [GradeReport] = []
    for source in sources {
      let report = try report(on: source, library, check)
      if format == .text { emit(report.text(options: common.render)) }
      reports.append(report)
    }
    if format == .json { emit(reports.count == 1 ? try json(reports[0]) : try json(reports)) }
    if reports.contains(where: { $0.verdict == .notPassed }) { throw ExitCode.notPassed }
    if reports.contains(where: { $0.verdict == .unchecked }) { throw ExitCode.unchecked }
  }

  /// Grades, with the compiler at work meanwhile.
  private func report(
    on source: ParsedSource, _ library: ExerciseLibrary, _ check: CompileCheck?
  ) throws -> GradeReport {
    let chosen =
      try exercise.map(library.required) ?? library.exercise(source.file)
      ?? library.exercise(markedIn: source.text)
    var request = chosen?.request(for: source) ?? GradeRequest(submission: source)
    request.allowsUndeclared = allowUndeclared
    if chosen == nil { request.companions = program.companions(of: [source.file]) }
    guard let report = grade(request, compiling: check) else { throw ExitCode.fault }
    if let chosen { record(report, source, of: chosen) }
    return report
  }

  /// Keeps the attempt of a learner whose file stands in the working folder. On a machine where
  /// nobody has begun to learn, as in CI, nothing is written.
  private func record(_ report: GradeReport, _ source: ParsedSource, of exercise: Exercise) {
    let state = StateLocation.folder(environment: ProcessInfo.processInfo.environment)
    let time = Date().timeIntervalSince1970
    guard source.file == exercise.starterFile.lastPathComponent,
      FileManager.default.fileExists(atPath: state.path),
      let store = ProgressStore.open(in: state, time: time)
    else { return }
    if let problem = store.problem { complain(problem) }
    store.record(report, text: source.text, of: exercise, time: time)
  }

}
