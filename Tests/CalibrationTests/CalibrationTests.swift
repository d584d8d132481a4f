import Analysis
import Foundation
import Testing

@testable import Calibration
@testable import TutorKit

private let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

private func text(_ path: String) throws -> String {
  try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
}

private let scenarios = "Tests/AnalysisTests/Scenarios/"

private func rows() throws -> [TableRow] {
  try TableRow.parse(try text(scenarios + "expected.tsv")).get()
}

private func sources(_ rows: [TableRow]) throws -> [ParsedSource] {
  try TableRow.files(rows).map { TutorKit.parse(try text(scenarios + $0), file: $0) }
}

/// All files of the package, each beside the others: what a Mac would compile, with the interfaces in
/// place of SwiftUI.
@Test func thePackageTypeChecks() throws {
  let rows = try rows()
  let package = CalibrationPackage(rows, sources: try sources(rows))
  #expect(package.scenarioCount > 140)
  let files = package.files.filter { $0.key.hasPrefix("Sources/") }.sorted { $0.key < $1.key }
    .map { TutorKit.parse($0.value, file: $0.key) }
  var check = CompileCheck(
    interfaces: packageRoot.appendingPathComponent("Support/Interfaces"),
    environment: ProcessInfo.processInfo.environment)
  check.seconds = 600
  for (index, file) in files.enumerated() where !file.file.contains("/Scenarios/") {
    var others = files
    others.remove(at: index)
    let outcome = check.check(file, beside: others)
    if case .unchecked(.noCompiler) = outcome { return }
    #expect(outcome == .passed, "\(file.file)")
  }
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
  let measured = "# system\tmacOS 26.1\n" + lines.joined(separator: "\n") + "\n"
  let table = try MeasuredTable.parse(measured).get()
  let sources = try sources(table.rows)
  let rules = try text("Documentation/calibration/rules.tsv")
  let model = try text("Documentation/semantics.md")
  let made = withDeepStack {
    CalibrationReport(table, sources: sources, rules: rules, model: model)
  }
  let report = try #require(made)
  #expect(report.results.wrong == 3)
  #expect(report.text.hasPrefix("system: macOS 26.1\n"))
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

extension String {
  /// A cell of a tab-separated line; empty: there is none.
  fileprivate func cell(_ index: Int) -> String {
    let cells = split(separator: "\t", omittingEmptySubsequences: false)
    return cells.indices.contains(index) ? String(cells[index]) : ""
  }
}
