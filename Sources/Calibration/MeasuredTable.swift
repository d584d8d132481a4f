package import Simulation
package import TutorKit

/// A table that the package printed: rows, and lines `# system …` before them.
package struct MeasuredTable: Sendable {
  package var system = ""
  /// The SDK's version; empty: the table does not say.
  package var sdk = ""
  package var rows: [TableRow]
  /// Scenarios that ended early, each with the step that nothing on screen offered.
  package var notOffered: [(scenario: String, step: String)] = []

  package static func parse(_ text: String) -> Result<MeasuredTable, TableRow.Problem> {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    func notes(_ name: String) -> [[String]] {
      lines.filter { $0.hasPrefix("# \(name)\t") }.map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).dropFirst().map(String.init)
      }
    }
    // A note stands for an empty line, so that a fault is told with the line where it is.
    let rest = lines.drop { $0.hasPrefix("#") }
    let before = lines.count - rest.count
    let rows = rest.map { $0.hasPrefix("#") ? "" : $0 }
    return TableRow.parse(rows.joined(separator: "\n")).mapError { problem in
      var moved = problem
      moved.line += before
      return moved
    }.map { rows in
      var table = MeasuredTable(rows: rows)
      table.system = notes("system").first?.first ?? ""
      table.sdk = notes("sdk").first?.first ?? ""
      table.notOffered = notes("not offered").compactMap {
        $0.count == 2 ? ($0[0], $0[1]) : nil
      }
      return table
    }
  }

  /// The model that the table is held against: a program gets what its SDK asks for, on a system that
  /// has it. nil: the table says neither.
  package var model: SystemModel? {
    [Self.firstNumber(system), Self.firstNumber(sdk)].compactMap { $0 }.min().map { major in
      major < 15 ? .ios17 : major < 26 ? .ios18 : .ios26
    }
  }

  /// `macOS Version 26.1 (Build …)`: 26.
  private static func firstNumber(_ text: String) -> Int? {
    Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// A name for messages.
  var name: String { sdk.isEmpty ? system : CalibrationWords.systemAndSDK(system, sdk) }
}

/// Where the tables of two systems say otherwise.
package struct SystemDifferences: Sendable {
  private let first: MeasuredTable
  private let second: MeasuredTable

  package init(_ first: MeasuredTable, _ second: MeasuredTable) {
    self.first = first
    self.second = second
  }

  /// Rows that both have and count otherwise.
  package var rows: [(row: TableRow, other: Int)] {
    func key(_ row: TableRow) -> [String] {
      [row.file, row.scenario, row.root, String(row.step), row.action, row.probe]
    }
    let counts = Dictionary(second.rows.map { (key($0), $0.count) }) { first, _ in first }
    return first.rows.compactMap { row in
      guard let other = counts[key(row)] ?? nil, let count = row.count, other != count else {
        return nil
      }
      return (row, other)
    }
  }

  package var text: String {
    let rows = rows
    guard !rows.isEmpty else {
      return CalibrationWords.systemsAgree(first.name, second.name).visible + "\n"
    }
    let lines = rows.map { row, other in
      "  "
        + CalibrationWords.systemDifference(
          row.scenario, row.step, row.action, row.probe, row.count ?? 0, other)
    }
    let head = CalibrationWords.systemsDiffer(first.name, second.name, rows.count)
    return ([head] + lines).joined(separator: "\n").visible + "\n"
  }
}
