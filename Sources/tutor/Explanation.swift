import Analysis
import ArgumentParser
import Foundation
import ReportFormats
import TutorKit

/// What `tutor explain` does, with the options of its command.
struct Explanation: DrawsResults, FindsContent {
  var files: [String]
  var color = "auto"
  var plain = false
  var content: String?
  var course: String?
  var lessons: [String] = []
  var rule: [String] = []
  var severity: Severity?
  var baseline: String?
  var writeBaseline = false
  var allExamples = false
  var counts = false
  var format: any ExplainFormat.Type = TextExplainFormat.self
  /// nil: standard output.
  var output: String?
  /// A commit; nil: all lines count.
  var since: String?
  /// Files at work at a time; nil: as many as there are processors, and eight at most.
  var jobs: Int?
  /// What standard input is called; nil: so.
  var stdinFilename: String?
  var apply = false
  var inPlace = false
  /// Files and folders that the named files are read with.
  var with: [String] = []
  var alone = false
  var pictures: PictureOptions?

  func validate() throws {
    if files.isEmpty, !allExamples {
      throw ValidationError(CommandWords.nameFileOrExamples())
    }
    if allExamples, ![TextExplainFormat.name, JSONExplainFormat.name].contains(format.name) {
      throw ValidationError(CommandWords.examplesTakeFormats())
    }
    if writeBaseline, baseline == nil {
      throw ValidationError(CommandWords.writeBaselineNeeds())
    }
    if inPlace, !apply { throw ValidationError(CommandWords.inPlaceNeedsApply()) }
    if pictures?.areWanted == true, files.count != 1 {
      throw ValidationError(PictureWords.onlyOne())
    }
    if output != nil, format.reader == .person || allExamples {
      throw ValidationError(FormatWords.outputOfText())
    }
    if since != nil, files.isEmpty || files.contains("-") {
      throw ValidationError(FormatWords.sinceNeedsFiles())
    }
    if stdinFilename != nil, !files.contains("-") {
      throw ValidationError(FormatWords.stdinNameNeeds())
    }
    if let jobs, !(1...AnalysisInput.maximumJobs).contains(jobs) {
      throw ValidationError(FormatWords.jobsTakes(AnalysisInput.maximumJobs))
    }
    _ = try ruleIDs()
    try checkColor()
  }

  func run() throws {
    if allExamples {
      let library = try lessonLibrary()
      guard let report = withDeepStack({ ExamplesReport(library) }) else { throw ExitCode.fault }
      LeftOut(library.refused).lines(lists: false).forEach(complain)
      let isJSON = format.name == JSONExplainFormat.name
      return emit(isJSON ? try json(report) : report.text(options: render))
    }
    try checkCompanions(with)
    if apply { return try applySuggestions(to: try readSources(files)) }
    var input = AnalysisInput(
      files, mayBeEmpty: format.reader == .program, stdinName: stdinFilename)
    let request = try completed(try input.request())
    try checkOutputs(
      [output, writeBaseline ? baseline : nil] + (pictures?.files ?? []),
      reading: request.files.map(\.path) + (writeBaseline ? [] : [baseline].compactMap(\.self)))
    let named = files.map { $0 == "-" ? stdinFilename ?? $0 : $0 }
    let result = analyze(request.joined(by: companionPaths(of: named, with: with, alone: alone)))
      .only(request.files)
    for file in result.unchecked { complain(file.sentence) }
    let first = result.sources.first { $0.file == request.files.first?.path }
    tellNeighbours(of: named, first, with: with, alone: alone)
    var report = ExplainReport(result)
    if try writeBaseline(report.findings) { return }
    let unchecked = Set(result.unchecked.map(\.file))
    try reportStale(
      report.findings, files: request.files.map(\.path).filter { !unchecked.contains($0) })
    report = try chosen(report)
    if showsCounts(result) {
      report = try withCounts(report, result.sources)
    }
    try write(report)
    if report.findings.contains(where: { $0.isAtLeast(severity ?? .warning) }) {
      throw ExitCode.notPassed
    }
    if !report.unchecked.isEmpty || report.findings.isEmpty && report.counts?.isUntold == true {
      throw ExitCode.unchecked
    }
    if !(input.emptyFolders + input.excludedFolders + input.missing).isEmpty {
      throw ExitCode.noInput
    }
  }

  private func write(_ report: ExplainReport) throws {
    var context = FormatContext(course: nil)
    context.options = render
    context.severity = severity ?? .warning
    if format.name == SARIFExplainFormat.name { context.ruleLinks = ruleLinks() }
    let text = try format.init(context).text(of: report)
    guard format.reader == .program else { return emit(text) }
    if format.writesCommands {
      addToStepSummary(try MarkdownExplainFormat(context).text(of: report))
    }
    try deliver(text, to: output, areCommands: format.writesCommands)
  }

  /// The formats for other programs have no place for counts: nothing is simulated.
  private func showsCounts(_ result: AnalysisResult) -> Bool {
    result.unchecked.isEmpty && (format.showsCounts || pictures?.areWanted == true)
      && (counts || (result.files == 1 && !result.sources.isEmpty))
  }

  /// A request with what the options say.
  func completed(_ request: AnalysisRequest) throws -> AnalysisRequest {
    var request = request
    if counts { request.isOneProgram = true }
    request.jobs = jobs
    request.wantsCode = format.showsCode || baseline != nil
    let rules = try ruleIDs()
    for index in request.files.indices {
      guard let rules else { continue }
      request.files[index].configuration.disabled = Set(Rule.known.map(\.id)).subtracting(rules)
    }
    return request
  }

  private func withCounts(
    _ report: ExplainReport, _ sources: [ParsedSource]
  ) throws -> ExplainReport {
    let isDrawn = pictures?.areWanted == true
    let counted = withDeepStack {
      var result = report
      let sides = result.addCounts(of: sources, named: report.files, keepsDrawing: isDrawn)
      result.addSuggestions(in: sources)
      return (result, sides)
    }
    guard let (result, sides) = counted else { throw ExitCode.fault }
    try pictures?.write(sides, of: files[0])
    return result
  }
}
