import Analysis
import ArgumentParser
import Calibration
import Foundation
import TutorKit

/// `tutor calibrate`
struct Calibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: OptionWords.calibrate(),
    discussion: OptionWords.calibrateDetails())
  @Option(help: .init(OptionWords.calibrateWrite(), valueName: "dir")) var write: String?
  @Option(help: .init(OptionWords.calibrateCompare(), valueName: "table")) var compare: String?
  @Option(help: .init(OptionWords.calibrateScenarios(), valueName: "dir")) var scenarios: String?
  @Option(help: .init(OptionWords.calibrateRules(), valueName: "table")) var rules: String?

  func validate() throws {
    if (write == nil) == (compare == nil) { throw ValidationError(CalibrationWords.needsOne()) }
  }

  func run() throws {
    if let write { return try writePackage(to: write) }
    guard let compare else { return }
    let table = try parsed(MeasuredTable.parse(try text(compare)), compare)
    let sources = try programs(table.rows)
    let root = ProgramLocation.packageRoot
    let rules = try text(
      self.rules ?? root.appendingPathComponent("Documentation/calibration/rules.tsv").path)
    let document = root.appendingPathComponent("Documentation/semantics.md")
    let model = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
    let made = withDeepStack {
      CalibrationReport(table, sources: sources, rules: rules, model: model)
    }
    guard let report = made else { throw ExitCode.fault }
    emit(report.text)
    if report.results.wrong > 0 { throw ExitCode.notPassed }
    if report.results.unchecked > 0 { throw ExitCode.unchecked }
  }

  private func writePackage(to path: String) throws {
    let folder = URL(fileURLWithPath: path)
    let there = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard there.isEmpty else {
      complain(CalibrationWords.notEmpty(path))
      throw ExitCode.usage
    }
    let rows = try parsed(TableRow.parse(try text(scenarioFile("expected.tsv"))), "expected.tsv")
    let package = CalibrationPackage(rows, sources: try programs(rows))
    do {
      for (name, text) in package.files.sorted(by: { $0.key < $1.key }) {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      complain(CommandWords.cannotWrite(path, error.localizedDescription))
      throw ExitCode.output
    }
    complain(CalibrationWords.wrote(package.files.count, package.scenarioCount, path))
    if package.leftOut > 0 { complain(CalibrationWords.leftOut(package.leftOut)) }
  }

  // MARK: What is read

  private func programs(_ rows: [TableRow]) throws -> [ParsedSource] {
    try readSources(TableRow.files(rows).map(scenarioFile))
  }

  /// A file of the folder of scenarios: the one that is given, or that of this package.
  private func scenarioFile(_ name: String) -> String {
    let own = ProgramLocation.packageRoot.appendingPathComponent("Tests/AnalysisTests/Scenarios")
    let folder = scenarios ?? own.path
    let plain = name.split(separator: "/").last.map(String.init) ?? name
    return (folder as NSString).appendingPathComponent(plain)
  }

  private func text(_ path: String) throws -> String {
    switch SourceText.read(path) {
    case .success(let text): return text
    case .failure(let problem):
      complain(problem.sentence)
      throw problem.exitCode
    }
  }

  private func parsed<Table>(
    _ result: Result<Table, TableRow.Problem>, _ path: String
  ) throws -> Table {
    switch result {
    case .success(let table): return table
    case .failure(let problem):
      complain("\(path):\(problem.line): \(problem.reason)")
      throw ExitCode.usage
    }
  }
}
