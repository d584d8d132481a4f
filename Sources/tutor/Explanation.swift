import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// What `tutor explain` does, with the options of its command.
struct Explanation: DrawsResults, FindsContent {
  var files: [String]
  var color = "auto"
  var plain = false
  var content: String?
  var lessons: [String] = []
  var rule: [String] = []
  var severity: Severity?
  var baseline: String?
  var writeBaseline = false
  var allExamples = false
  var counts = false
  var format = ExplainFormat.text
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
    if allExamples, format != .text, format != .json {
      throw ValidationError(CommandWords.examplesTakeFormats())
    }
    if writeBaseline, baseline == nil {
      throw ValidationError(CommandWords.writeBaselineNeeds())
    }
    if inPlace, !apply { throw ValidationError(CommandWords.inPlaceNeedsApply()) }
    if pictures?.areWanted == true, files.count != 1 {
      throw ValidationError(PictureWords.onlyOne())
    }
    _ = try ruleIDs()
    try checkColor()
  }

  func run() throws {
    if allExamples {
      let library = try lessonLibrary()
      guard let report = withDeepStack({ ExamplesReport(library) }) else { throw ExitCode.fault }
      return emit(format == .json ? try json(report) : report.text(options: render))
    }
    if apply { return try applySuggestions(to: try readSources(files)) }
    let request = try request()
    let result = analyze(request.joined(by: companionPaths(of: files, with: with, alone: alone)))
      .only(request.files)
    for file in result.unchecked { complain(file.sentence) }
    var report = ExplainReport(result)
    if try writeBaseline(report.findings) { return }
    let unchecked = Set(result.unchecked.map(\.file))
    try reportStale(
      report.findings, files: request.files.map(\.path).filter { !unchecked.contains($0) })
    report.findings = try chosen(report.findings)
    if showsCounts(result) {
      report = try withCounts(report, result.sources)
    }
    let text = try text(report)
    if format == .github { printNow(text, areCommands: true) } else { emit(text) }
    if report.findings.contains(where: { $0.isAtLeast(severity ?? .warning) }) {
      throw ExitCode.notPassed
    }
    if !report.unchecked.isEmpty { throw ExitCode.unchecked }
  }

  /// The formats for other programs have no place for counts and suggestions: nothing is simulated.
  private func showsCounts(_ result: AnalysisResult) -> Bool {
    result.unchecked.isEmpty && (format == .text || format == .json || pictures?.areWanted == true)
      && (counts || (result.files == 1 && !result.sources.isEmpty))
  }

  private func request() throws -> AnalysisRequest {
    var request = try AnalysisInput(files, mayBeEmpty: format.isForPrograms).request()
    if counts { request.isOneProgram = true }
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

  private func text(_ report: ExplainReport) throws -> String {
    switch format {
    case .text: report.text(options: render)
    case .json: try json(report)
    case .xcode: report.xcodeText
    case .github: report.githubText
    case .sarif: try json(SARIFReport(report, version: Tutor.configuration.version))
    }
  }
}
