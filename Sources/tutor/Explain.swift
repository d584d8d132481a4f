import Analysis
import ArgumentParser
import CAllocator
import Foundation
import TutorKit

/// `tutor explain`
struct Explain: ParsableCommand, DrawsResults, FindsContent {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: OptionWords.explain(),
    discussion: OptionWords.explainDetails())
  @Option(
    help: .init(OptionWords.drawingOptionsColor()), completion: .list(["auto", "always", "never"]))
  var color = "auto"
  @Flag(help: .init(OptionWords.drawingOptionsPlain()))
  var plain = false
  @Option(help: .init(OptionWords.contentFolder()))
  var content: String?
  @Option(help: .init(OptionWords.commonOptionsLessons()))
  var lessons: String?
  @Argument(help: .init(OptionWords.explainFiles()))
  var files: [String] = []
  @Option(help: .init(OptionWords.findingOptionsRule()))
  var rule: [String] = []
  @Option(help: .init(OptionWords.findingOptionsSeverity()))
  var severity: Severity?
  @Option(help: .init(OptionWords.findingOptionsBaseline()))
  var baseline: String?
  @Flag(help: .init(OptionWords.findingOptionsWriteBaseline()))
  var writeBaseline = false
  @Flag(help: .init(OptionWords.explainAllExamples())) var allExamples = false
  @Flag(help: .init(OptionWords.explainCounts())) var counts = false
  @Option(help: .init(OptionWords.explainFormat())) var format = ExplainFormat.text
  @Flag(help: .init(OptionWords.suggestionOptionsApply()))
  var apply = false
  @Flag(help: .init(OptionWords.suggestionOptionsInPlace()))
  var inPlace = false

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
    _ = try ruleIDs()
    try checkColor()
  }

  func run() throws {
    allocator_share_heap()
    if allExamples {
      let library = try lessonLibrary()
      guard let report = withDeepStack({ ExamplesReport(library) }) else { throw ExitCode.fault }
      return emit(format == .json ? try json(report) : report.text(options: render))
    }
    if apply { return try applySuggestions(to: try readSources(files)) }
    let request = try request()
    let result = analyze(request)
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
    emit(try text(report))
    if report.findings.contains(where: { $0.isAtLeast(severity ?? .warning) }) {
      throw ExitCode.notPassed
    }
    if !report.unchecked.isEmpty { throw ExitCode.unchecked }
  }

  /// The formats for other programs have no place for counts and suggestions: nothing is simulated.
  private func showsCounts(_ result: AnalysisResult) -> Bool {
    result.unchecked.isEmpty && (format == .text || format == .json)
      && (counts || (result.files == 1 && !result.sources.isEmpty))
  }

  private func request() throws -> AnalysisRequest {
    var request = try AnalysisInput(files).request()
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
    let counted = withDeepStack {
      var result = report
      result.addCounts(of: sources)
      result.addSuggestions(in: sources)
      return result
    }
    guard let counted else { throw ExitCode.fault }
    return counted
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

/// The output formats of `explain`.
enum ExplainFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, xcode, sarif, github

  // By themselves these ask the runtime for conformances, which takes it long.
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  static var allValueDescriptions: [String: String] { [:] }

  /// Whether it shows the code of findings, or counts their columns as editors do.
  var showsCode: Bool { self != .xcode }
}
