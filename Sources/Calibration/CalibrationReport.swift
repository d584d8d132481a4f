package import Analysis
package import Simulation
package import TutorKit

/// A measured table held against the simulator.
package struct CalibrationReport {
  private let table: MeasuredTable
  /// The system whose counts the simulator gave; nil: the model's own.
  package let model: SystemModel?
  package let results: TableResults
  /// Sections of the model by scenario, and their titles.
  private let sections: [String: String]
  private let titles: [String: String]

  /// Use ``withDeepStack(_:)`` around it.
  ///
  /// - Parameters:
  ///   - table: the rows of a measured table, whose counts are SwiftUI's.
  ///   - rules: lines `scenario, section`; the document of the model gives the sections' titles.
  ///   - system: what to hold the table against; nil: what the table says of its machine.
  package init(
    _ table: MeasuredTable, sources: [ParsedSource], rules: String, model: String,
    system: SystemModel? = nil
  ) {
    self.table = table
    self.model = system ?? table.model
    var options = SimulationOptions()
    options.system = self.model
    results = simulate(table.rows, sources: sources, options: options)
    sections = Dictionary(
      rules.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
        let cells = line.split(separator: "\t").map(String.init)
        return cells.count == 2 ? (cells[0], cells[1]) : nil
      }
    ) { first, _ in first }
    titles = Self.titles(of: model)
  }

  /// Numbered headings: `### 4.1 State`.
  private static func titles(of model: String) -> [String: String] {
    var titles: [String: String] = [:]
    for line in model.split(whereSeparator: \.isNewline) where line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, let digit = words[1].first, digit.isNumber else { continue }
      let number = words[1].hasSuffix(".") ? String(words[1].dropLast()) : words[1]
      titles[number] = words[2]
    }
    return titles
  }

  /// The differences by section, then the sections without any.
  package var text: String {
    var lines: [String] = []
    if !table.system.isEmpty { lines.append(CalibrationWords.system(table.name)) }
    if let model { lines.append(CalibrationWords.heldAgainst(model.rawValue)) }
    lines += table.notOffered.map { CalibrationWords.notOffered($0.scenario, $0.step) }
    lines.append(CalibrationWords.totals(results.equal, results.wrong, results.unchecked))
    var equal: [String] = []
    for section in sectionsInOrder {
      let rows = results.rows.filter { sections[$0.scenario] ?? "" == section }
      let odd = rows.filter { $0.status != "equal" }
      guard !odd.isEmpty else {
        equal.append(section)
        continue
      }
      lines += ["", head(section, odd.filter { $0.status == "wrong" }.count, rows.count)]
      lines += odd.map { "  " + sentence($0) }
    }
    if !equal.isEmpty {
      lines += ["", CalibrationWords.equalSections(equal.joined(separator: ", "))]
    }
    return lines.joined(separator: "\n").visible + "\n"
  }

  /// By their numbers.
  private var sectionsInOrder: [String] {
    func parts(_ section: String) -> [Int] { section.split(separator: ".").compactMap { Int($0) } }
    return Set(results.rows.map { sections[$0.scenario] ?? "" }).sorted {
      parts($0).lexicographicallyPrecedes(parts($1))
    }
  }

  private func head(_ section: String, _ different: Int, _ count: Int) -> String {
    section.isEmpty
      ? CalibrationWords.noSection(different, count)
      : CalibrationWords.section(section, titles[section] ?? "", different, count)
  }

  private func sentence(_ row: TableResults.Row) -> String {
    let measured = row.expected.map(String.init) ?? ""
    guard let count = row.count else {
      return CalibrationWords.unsure(
        row.scenario, row.step, row.action, row.probe, measured, row.reason ?? "")
    }
    return CalibrationWords.difference(
      row.scenario, row.step, row.action, row.probe, measured, count)
  }
}
