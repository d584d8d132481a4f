import Analysis
import Foundation
import Simulation
import Testing

@testable import Calibration
@testable import TutorKit

let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

func text(_ path: String) throws -> String {
  try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
}

let scenarios = "Tests/AnalysisTests/Scenarios/"
let runtime = packageRoot.appendingPathComponent("Support/Calibration")

func rows() throws -> [TableRow] {
  try TableRow.parse(try text(scenarios + "expected.tsv")).get()
}

func sources(_ rows: [TableRow]) throws -> [ParsedSource] {
  try TableRow.files(rows).map { TutorKit.parse(try text(scenarios + $0), file: $0) }
}

/// What the compiler says of a package's files, each beside the others, with the interfaces in place of
/// SwiftUI. nil: there is no compiler.
///
/// - Parameter isMeant: which files are asked about.
private func outcomes(
  of files: [String: String], _ isMeant: (String) -> Bool
) -> [(file: String, outcome: CompileOutcome)]? {
  let parsed = files.filter { $0.key.hasPrefix("Sources/") }.sorted { $0.key < $1.key }
    .map { TutorKit.parse($0.value, file: $0.key) }
  var check = CompileCheck(
    interfaces: packageRoot.appendingPathComponent("Support/Interfaces"),
    environment: ProcessInfo.processInfo.environment)
  check.seconds = 600
  var result: [(String, CompileOutcome)] = []
  for (index, file) in parsed.enumerated() where isMeant(file.file) {
    var others = parsed
    others.remove(at: index)
    let outcome = check.check(file, beside: others)
    if case .unchecked(.noCompiler) = outcome { return nil }
    result.append((file.file, outcome))
  }
  return result
}

/// What a Mac would compile: all scenario programs with the runtime, as one module.
@Test func thePackageTypeChecks() throws {
  let rows = try rows()
  let package = try CalibrationPackage(rows, sources: try sources(rows), runtime: runtime)
  #expect(package.scenarioCount > 170)
  var check = CompileCheck(
    interfaces: packageRoot.appendingPathComponent("Support/Interfaces"),
    environment: ProcessInfo.processInfo.environment)
  check.seconds = 600
  // Without a compiler there is nothing to ask.
  guard case .success(let workspace) = check.workspace() else { return }
  var texts: [String: String] = [:]
  for (path, text) in package.files where path.hasPrefix("Sources/") {
    texts[path.split(separator: "/").last.map(String.init) ?? path] = text
  }
  #expect(texts.keys.contains("A.swift") && texts.count >= 18)
  #expect(try check.diagnose(texts, in: workspace).get() == [])
}

/// What the window's code needs of AppKit.
private let appKit = """
  import SwiftUI
  @MainActor class NSView {}
  @MainActor class NSHostingView<Content: View>: NSView { init(rootView: Content) {} }
  @MainActor class NSWindow {
    struct StyleMask: OptionSet { let rawValue: UInt; static let titled = StyleMask(rawValue: 1) }
    enum BackingStoreType { case buffered }
    init(contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer: Bool) {}
    var isReleasedWhenClosed = true
    var contentView: NSView?
    func orderFrontRegardless() {}
    func close() {}
  }
  @MainActor class NSApplication {
    static let shared = NSApplication()
    enum ActivationPolicy { case accessory }
    @discardableResult func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
    func finishLaunching() {}
  }
  """

/// The parts for a Mac, with a stand-in for AppKit.
@Test func theWindowTypeChecks() throws {
  let rows = try rows().filter { $0.scenario == "A1" }
  let package = try CalibrationPackage(rows, sources: try sources(rows), runtime: runtime)
  var files = package.files.mapValues {
    $0.replacingOccurrences(of: "#if canImport(AppKit)", with: "#if true")
      .replacingOccurrences(of: "import AppKit\n", with: "\n")
  }
  files["Sources/Calibrate/AppKit.swift"] = appKit
  let meant = ["WindowHost.swift", "Calibrate.swift"]
  let outcomes = outcomes(of: files) { file in meant.contains { file.hasSuffix("/" + $0) } }
  for (file, outcome) in outcomes ?? [] { #expect(outcome == .passed, "\(file)") }
}

/// A table as a Mac would print it, with counts that are not those of the simulator in three rows.
@Test func aReportNamesPlantedDifferences() throws {
  var lines = try text(scenarios + "expected.tsv").split(separator: "\n").map(String.init)
  lines = [lines[0]] + lines.dropFirst().filter { ["A1", "A3", "B1"].contains($0.cell(1)) }
  let planted = [3, 14, 25].map { index -> [String] in
    var cells = lines[index].split(separator: "\t").map(String.init)
    cells[6] = "7"
    lines[index] = cells.joined(separator: "\t")
    return cells
  }
  let measured = "# system\tmacOS 26.1\n# sdk\t26.0\n" + lines.joined(separator: "\n") + "\n"
  let table = try MeasuredTable.parse(measured).get()
  let sources = try sources(table.rows)
  let rules = try text("Documentation/calibration/rules.tsv")
  let model = try text("Documentation/semantics.md")
  let made = withDeepStack {
    CalibrationReport(table, sources: sources, rules: rules, model: model)
  }
  let report = try #require(made)
  #expect(report.results.wrong == 3)
  #expect(report.model == .ios26)
  #expect(report.text.hasPrefix("system: macOS 26.1, SDK 26.0\nsimulator: as ios26\n"))
  for cells in planted {
    let start = "\(cells[1]) step \(cells[3]) (\(cells[4])), \(cells[5]): SwiftUI 7, simulator "
    #expect(report.text.contains(start), "\(start)\n\(report.text)")
  }
  #expect(report.text.contains("4.1 State: "))
}

/// Each scenario has a section of the model, and each section is there.
@Test func everyScenarioHasASection() throws {
  let model = try text("Documentation/semantics.md")
  let lines = try text("Documentation/calibration/rules.tsv").split(separator: "\n").dropFirst()
  let sections = Dictionary(
    uniqueKeysWithValues: lines.map { (String($0).cell(0), String($0).cell(1)) })
  #expect(Set(sections.keys) == Set(try rows().map(\.scenario)))
  for section in Set(sections.values) {
    let heading = "# \(section)"
    #expect(
      model.contains(heading + " ") || model.contains(heading + ". "), "no section \(section)")
  }
}

private let twoMacs = ["14.5", "15.1"].map { version in
  """
  # system\tmacOS \(version)
  file\tscenario\troot\tstep\taction\tprobe\tcount
  A.swift\tA1\tA1()\t0\tinitial\tP\t1
  A.swift\tA1\tA1()\t1\tinc\tP\t\(version == "14.5" ? 2 : 1)
  # not offered\tA1\tdec
  """
}

@Test func tablesOfTwoSystemsAreHeldAgainstEachOther() throws {
  let tables = try twoMacs.map { try MeasuredTable.parse($0).get() }
  #expect(tables.map(\.model) == [.ios17, .ios18])
  #expect(tables[0].notOffered.map(\.step) == ["dec"])
  #expect(
    SystemDifferences(tables[0], tables[1]).text
      == "macOS 14.5 and macOS 15.1 differ in 1 row:\n  A1 step 1 (inc), P: 2 and 1\n")
  #expect(SystemDifferences(tables[0], tables[0]).rows.isEmpty)
}

@Test func aFaultInATableIsToldWithItsLine() throws {
  let faulty =
    "# system\tmacOS 15\nfile\tscenario\troot\tstep\taction\tprobe\tcount\nA\tA\tA()\tx\t\t\t1\n"
  guard case .failure(let problem) = MeasuredTable.parse(faulty) else {
    Issue.record("it was read")
    return
  }
  #expect(problem.line == 3)
}

extension String {
  /// A cell of a tab-separated line; empty: there is none.
  fileprivate func cell(_ index: Int) -> String {
    let cells = split(separator: "\t", omittingEmptySubsequences: false)
    return cells.indices.contains(index) ? String(cells[index]) : ""
  }
}
