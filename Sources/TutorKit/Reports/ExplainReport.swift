package import Analysis

/// `tutor explain … --format json`
package struct ExplainReport: Codable, Hashable, Sendable {
  package var format = 1
  package var findings: [FindingReport]
  /// Findings that comments in the code switch off; not part of the JSON.
  package var suppressed: [FindingReport] = []
  /// Findings that the baseline holds; not part of the JSON.
  package var accepted: [FindingReport] = []
  /// How many findings are not reported: less severe, accepted, or on other lines; not part of the JSON.
  package var leftOut = 0
  /// The simulated scenario; nil when it was not asked for or could not begin.
  package var counts: SimulationReport?
  /// Views of the file that no other view makes and that the scenario does not show; not part of the JSON.
  package var otherViews: [String] = []
  /// Why there are no counts, where they were asked for.
  package var problem: String?
  /// Files that could not be analysed.
  package var unchecked: [UncheckedFile] = []
  /// How many files were looked at.
  package var files = 1
  /// Structs to extract, each with what it saves; nil: not looked for.
  package var suggestions: [SuggestionReport]?
  /// Findings that ask for a struct and have none; nil: not looked for.
  package var notSuggested: [RefusalReport]?

  private enum CodingKeys: String, CodingKey {
    case format, findings, counts, problem, unchecked, files, suggestions, notSuggested
  }
}

/// Explains files that form one program: findings and the discovered scenario. Use
/// ``withDeepStack(_:)`` around it.
/// - Parameter named: how many of the sources the report is about, the first ones; nil: all.
package func explain(_ sources: [ParsedSource], named: Int? = nil) -> ExplainReport {
  let files = Set(sources.prefix(named ?? sources.count).map(\.file))
  let found = findings(in: sources).filter { files.contains($0.file) }
  var report = ExplainReport(findings: found.map(FindingReport.init))
  report.files = files.count
  report.addCounts(of: sources, named: named)
  return report
}

extension ExplainReport {
  /// The findings of an analysis.
  package init(_ result: AnalysisResult) {
    self.init(
      findings: result.findings, suppressed: result.suppressed, unchecked: result.unchecked,
      files: result.files)
  }

  /// Simulates the discovered scenario. Use ``withDeepStack(_:)`` around it.
  ///
  /// - Parameter named: how many of the sources the report is about, the first ones; nil: all.
  /// - Returns: what can be drawn of the run, where that is asked for.
  @discardableResult
  package mutating func addCounts(
    of sources: [ParsedSource], named: Int? = nil, keepsDrawing: Bool = false
  ) -> [DrawnSide] {
    var request = SimulationRequest(sources: sources)
    request.named = named
    request.keepsDrawing = keepsDrawing
    switch simulate(request) {
    case .success(let run):
      counts = SimulationReport(run)
      let shown = Set(run.instances.joined().map(\.view))
      let own = sources.prefix(named ?? sources.count)
      otherViews =
        own.count == 1
        ? own.flatMap(ComparisonRoots.outermostViews).filter { !shown.contains($0) } : []
      return keepsDrawing ? [DrawnSide(.only, run, of: sources)] : []
    case .failure(let problem):
      self.problem = problem.sentence
      return []
    }
  }
}
