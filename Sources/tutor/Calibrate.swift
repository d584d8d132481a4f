import Analysis
import ArgumentParser
import Calibration
import Foundation
import TutorKit

import enum Simulation.SystemModel

/// `tutor calibrate`
struct Calibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: OptionWords.calibrate(),
    discussion: OptionWords.calibrateDetails())
  @Flag(name: .customLong("run"), help: .init(OptionWords.calibrateRun())) var runs = false
  @Option(help: .init(OptionWords.calibrateWrite(), valueName: "dir")) var write: String?
  @Option(help: .init(OptionWords.calibrateCompare(), valueName: "table"))
  var compare: [String] = []
  @Option(help: .init(OptionWords.calibrateFrom(), valueName: "file")) var from: String?
  @Option(help: .init(OptionWords.simulateRoot())) var root: String?
  @Option(help: .init(OptionWords.calibrateStep())) var step: [String] = []
  @Option(help: .init(OptionWords.simulateSystem())) var system: SystemModel?
  @Option(help: .init(OptionWords.calibrateScenarios(), valueName: "dir")) var scenarios: String?
  @Option(help: .init(OptionWords.calibrateRules(), valueName: "table")) var rules: String?

  private var makesPackage: Bool { runs || write != nil }

  func validate() throws {
    if makesPackage == !compare.isEmpty { throw ValidationError(CalibrationWords.needsOne()) }
    if !makesPackage, from != nil || root != nil || !step.isEmpty {
      throw ValidationError(CalibrationWords.fromNeedsPackage())
    }
  }

  func run() throws {
    guard makesPackage else { return try report(on: compare) }
    if runs { try checkSystem() }
    let folder = write ?? "calibration"
    try writePackage(to: folder)
    guard runs else { return }
    let table = folder.appending(path: "calibration.tsv")
    try writeFile(table, try PackageRun.table(of: folder))
    complain(CalibrationWords.kept(table))
    try report(on: [table])
  }

  /// Says so before anything is written where the Swift that is there builds for no Mac.
  private func checkSystem() throws {
    guard PackageRun.isForLinux else { return }
    complain(CalibrationWords.needsMac())
    throw ExitCode.unchecked
  }

  // MARK: The package

  private func writePackage(to path: String) throws {
    let there = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let own = path.appending(path: CalibrationPackage.scenarioFolder)
    guard there.isEmpty || runs && SourceSearch.isFolder(own) else {
      complain(CalibrationWords.notEmpty(path))
      throw ExitCode.usage
    }
    let (rows, sources) = try wanted()
    let runtime = shipped.appendingPathComponent("Support/Calibration")
    guard let package = try? CalibrationPackage(rows, sources: sources, runtime: runtime) else {
      complain(CalibrationWords.noRuntime())
      throw ExitCode.noInput
    }
    for (name, text) in package.files.sorted(by: { $0.key < $1.key }) {
      try writeFile(path.appending(path: name), text)
    }
    complain(CalibrationWords.wrote(package.files.count, package.scenarioCount, path))
    if package.leftOut > 0 { complain(CalibrationWords.leftOut(package.leftOut)) }
  }

  /// The scenarios that are shipped, those of a folder, or a screen of one's own.
  private func wanted() throws -> ([TableRow], [ParsedSource]) {
    guard let from else {
      let path = scenarioFile("expected.tsv")
      let rows = try parsed(TableRow.parse(try text(path)), path)
      return (rows, try programs(rows))
    }
    let source = try readSources([from])[0]
    let (root, steps) = (root, step.isEmpty ? nil : step)
    guard let made = withDeepStack({ OwnScreen.make(source, root: root, steps: steps) }) else {
      throw ExitCode.fault
    }
    switch made {
    case .success(let screen):
      if !screen.leftOut.isEmpty {
        let lines = screen.leftOut.map(String.init).joined(separator: ", ")
        complain(CalibrationWords.controlsLeftOut(screen.leftOut.count, lines))
      }
      return (screen.rows, [screen.source])
    case .failure(let problem):
      complain(sentence(problem, from))
      throw ExitCode.usage
    }
  }

  private func sentence(_ problem: OwnScreen.Problem, _ file: String) -> String {
    switch problem {
    case .noView: CalibrationWords.noView(file)
    case .simulation(let problem): problem.sentence
    case .noStep(let name, let known):
      known.isEmpty
        ? CalibrationWords.noStepAtAll(name)
        : CalibrationWords.noStep(name, known.joined(separator: ", "))
    }
  }

  /// Writes a file, with the folders that it is in.
  private func writeFile(_ path: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try replaceContents(of: path, with: text)
    } catch {
      complain(CommandWords.cannotWrite(path, error.localizedDescription))
      throw ExitCode.output
    }
  }

  // MARK: The report

  private func report(on paths: [String]) throws {
    let tables = try paths.map { path in try parsed(MeasuredTable.parse(try text(path)), path) }
    let rules = try text(self.rules ?? file("Documentation/calibration/rules.tsv"))
    let document = URL(fileURLWithPath: file("Documentation/semantics.md"))
    let model = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
    var texts: [String] = []
    var (wrong, unchecked) = (0, 0)
    for (path, table) in zip(paths, tables) {
      let sources = try programs(table.rows, beside: path)
      let system = self.system
      let made = withDeepStack {
        CalibrationReport(table, sources: sources, rules: rules, model: model, system: system)
      }
      guard let report = made else { throw ExitCode.fault }
      texts.append(report.text)
      wrong += report.results.wrong
      unchecked += report.results.unchecked
    }
    for (first, second) in zip(tables, tables.dropFirst()) {
      texts.append(SystemDifferences(first, second).text)
    }
    emit(texts.joined(separator: "\n"))
    if wrong > 0 { throw ExitCode.notPassed }
    if unchecked > 0 { throw ExitCode.unchecked }
  }

  // MARK: What is read

  private func programs(
    _ rows: [TableRow], beside table: String? = nil
  ) throws -> [ParsedSource] {
    try readSources(TableRow.files(rows).map { scenarioFile($0, beside: table) })
  }

  /// A file of the scenarios: of the folder that is given, of the package that printed the table, or
  /// of those that are shipped.
  private func scenarioFile(_ name: String, beside table: String? = nil) -> String {
    let plain = name.split(separator: "/").last.map(String.init) ?? name
    if scenarios == nil, let table {
      let own = table.folderPath.appending(path: CalibrationPackage.scenarioFolder)
        .appending(path: plain)
      if FileManager.default.fileExists(atPath: own) { return own }
    }
    let folder = scenarios ?? file("Tests/AnalysisTests/Scenarios")
    return folder.appending(path: plain)
  }

  /// Where what came with the program stands.
  private var shipped: URL {
    let found = ContentLocation.find(
      option: nil, environment: [:], executable: ProgramLocation.executable,
      packageRoot: ProgramLocation.packageRoot)
    return (try? found.get().root) ?? ProgramLocation.packageRoot
  }

  private func file(_ path: String) -> String { shipped.appendingPathComponent(path).path }

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
