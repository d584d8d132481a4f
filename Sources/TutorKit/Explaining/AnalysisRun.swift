package import Analysis
import Foundation

/// Analyses files: a few at a time, each on a deep stack. A file that cannot be read or parsed is
/// one entry in `unchecked`, and the rest goes on. Results do not depend on the timing.
package func analyze(_ request: AnalysisRequest) -> AnalysisResult {
  let budget = ByteBudget(request.isOneProgram ? Int.max : AnalysisRun.keptBytes)
  let needsOutline = !request.isOneProgram
  let loaded = mapOnDeepStacks(request.files, jobs: request.jobs) { file in
    LoadedFile(file, needsOutline: needsOutline, budget: budget)
  }
  return AnalysisRun(loaded, request).result
}

/// A file after its first reading.
private struct LoadedFile: Sendable {
  var file: AnalysisRequest.File
  /// For the analysis; nil: it was let go to save memory, or is unchecked.
  var kept: KeptDeclarations?
  /// For a program that is looked at as one.
  var source: ParsedSource?
  var outline = FileOutline()
  var unchecked: UncheckedFile?
  var isEmpty = false

  init(_ file: AnalysisRequest.File, needsOutline: Bool, budget: ByteBudget) {
    self.file = file
    switch Self.parsed(file) {
    case .success(let source):
      let declarations = FileDeclarations(source)
      if needsOutline { outline = FileOutline(declarations) } else { self.source = source }
      if !needsOutline || isLikelyReadAgain && budget.take(source.text.utf8.count) {
        kept = KeptDeclarations(declarations)
      }
    case .failure(.unchecked(let problem)): unchecked = problem
    case .failure(.empty): isEmpty = true
    }
  }

  /// Whether rules are likely to look at it, as far as it tells by itself.
  private var isLikelyReadAgain: Bool { outline.mayHoldMore || outline.mayHoldViews(["View"]) }

  enum Problem: Error {
    case unchecked(UncheckedFile)
    case empty
  }

  static func parsed(_ file: AnalysisRequest.File) -> Result<ParsedSource, Problem> {
    switch file.text.map({ .success($0) }) ?? SourceText.read(file.path) {
    case .failure(.empty) where file.mayBeEmpty: return .failure(.empty)
    case .failure(.tooDeep(_, let line)):
      return unchecked(file, line, 1, FindingWords.tooDeep())
    case .failure(let problem):
      return .failure(.unchecked(UncheckedFile(file: file.path, message: problem.reason)))
    case .success(let text):
      let source = ParsedSource(text: text, file: file.path)
      return UncheckedFile(broken: source).map { .failure(.unchecked($0)) } ?? .success(source)
    }
  }

  private static func unchecked(
    _ file: AnalysisRequest.File, _ line: Int, _ column: Int, _ message: String
  ) -> Result<ParsedSource, Problem> {
    .failure(
      .unchecked(UncheckedFile(file: file.path, line: line, column: column, message: message)))
  }
}

extension UncheckedFile {
  /// What is said of a text that is not whole Swift; nil: it is.
  package init?(broken source: ParsedSource) {
    let errors = source.syntaxErrors
    guard let first = errors.first else { return nil }
    let more = errors.count - 1
    self.init(
      file: source.file, line: first.position.line, column: first.position.column,
      message: more == 0
        ? FindingWords.syntaxError(first.message) : FindingWords.syntaxErrors(first.message, more))
  }
}

/// Declarations with their tree, which go with the one who takes them.
private final class KeptDeclarations: @unchecked Sendable {
  private let lock = NSLock()
  private var declarations: FileDeclarations?

  init(_ declarations: FileDeclarations) { self.declarations = declarations }

  func take() -> FileDeclarations? {
    lock.withLock {
      defer { declarations = nil }
      return declarations
    }
  }
}

/// Decides which syntax trees stay in memory between the two readings of a folder. This changes
/// how long a run takes, and nothing else.
private final class ByteBudget: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Int

  init(_ bytes: Int) { left = bytes }

  func take(_ bytes: Int) -> Bool {
    lock.withLock {
      guard bytes <= left else { return false }
      left -= bytes
      return true
    }
  }
}

private struct AnalysisRun {
  /// Source text whose trees stay in memory until their analysis: some forty times the text.
  static let keptBytes = 6 << 20

  private let files: [LoadedFile]
  private let links: FileLinks?
  private let wantsCode: Bool
  private let jobs: Int?

  init(_ loaded: [LoadedFile], _ request: AnalysisRequest) {
    files = loaded
    (wantsCode, jobs) = (request.wantsCode, request.jobs)
    links =
      request.isOneProgram
      ? nil : FileLinks(loaded.map(\.outline), paths: loaded.map(\.file.path))
  }

  var result: AnalysisResult {
    var result = AnalysisResult()
    result.files = files.count
    result.unchecked = files.compactMap(\.unchecked).sorted {
      $0.file.utf8.lexicographicallyPrecedes($1.file.utf8)
    }
    let parts = links?.parts ?? [Array(files.indices)]
    let found = mapOnDeepStacks(parts, jobs: jobs) { reports(of: $0) }
    result.findings = found.flatMap(\.kept).sorted(by: FindingReport.precedes)
    result.suppressed = found.flatMap(\.suppressed).sorted(by: FindingReport.precedes)
    if links == nil { result.sources = files.compactMap(\.source) }
    return result
  }

  /// The findings of files, and those that comments in them switch off.
  private typealias Found<Item> = (kept: [Item], suppressed: [Item])

  private func reports(of part: [Int]) -> Found<FindingReport> {
    if let links, !links.mayHoldFindings(part) { return ([], []) }
    let checked = part.filter { files[$0].unchecked == nil && !files[$0].isEmpty }
    let sources = checked.compactMap { index -> FileDeclarations? in
      files[index].kept?.take()
        ?? (try? LoadedFile.parsed(files[index].file).get()).map(FileDeclarations.init)
    }
    guard !sources.isEmpty else { return ([], []) }
    let surroundings = links?.surroundings(of: part) ?? .none
    var result: Found<Finding> = ([], [])
    for configuration in configurations(of: checked) {
      let paths = Set(
        checked.filter { files[$0].file.configuration == configuration }
          .map { files[$0].file.path })
      let found = configuration.found(in: sources, surroundings)
      result.kept += found.kept.filter { paths.contains($0.file) }
      result.suppressed += found.suppressed.filter { paths.contains($0.file) }
    }
    let parsed = sources.map(\.source)
    return (reports(result.kept, parsed), reports(result.suppressed, parsed))
  }

  /// The different configurations of files, in the order of the files.
  private func configurations(of part: [Int]) -> [RuleConfiguration] {
    var result: [RuleConfiguration] = []
    for index in part where !result.contains(files[index].file.configuration) {
      result.append(files[index].file.configuration)
    }
    return result
  }

  private func reports(_ findings: [Finding], _ sources: [ParsedSource]) -> [FindingReport] {
    guard wantsCode, !findings.isEmpty else { return findings.map { FindingReport($0) } }
    let texts = Dictionary(sources.map { ($0.file, $0.text) }) { first, _ in first }
    let named = Set(findings.map(\.file))
    let lines = texts.filter { named.contains($0.key) }.mapValues(SourceLines.init)
    return findings.map { finding in
      lines[finding.file].map { FindingReport(finding, lines: $0) } ?? FindingReport(finding)
    }
  }
}
