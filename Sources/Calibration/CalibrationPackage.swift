package import Analysis
package import TutorKit

/// A Swift package that shows each scenario in a window on a Mac, takes its steps and prints how often
/// each probe was called, as a table of the form of `expected.tsv`.
package struct CalibrationPackage {
  /// The files by their paths within the package.
  package let files: [String: String]
  package let scenarioCount: Int
  /// Rows whose name is a view's and no probe's: only the simulator can count them.
  package let leftOut: Int

  /// - Parameters:
  ///   - rows: the steps of all scenarios, and the probes whose counts are wanted.
  ///   - sources: the programs; together they are one module.
  package init(_ rows: [TableRow], sources: [ParsedSource]) {
    let texts = sources.map(\.text).joined(separator: "\n")
    let counted = rows.filter { row in
      texts.contains("\"\(row.probe)\"") || !texts.contains("struct \(row.probe):")
    }
    leftOut = rows.count - counted.count
    let scenarios = Self.scenarios(counted)
    scenarioCount = scenarios.count
    var files = RuntimeText.files
    for source in sources {
      let name = source.file.split(separator: "/").last.map(String.init) ?? source.file
      files["Sources/Calibrate/Scenarios/\(name)"] = source.text
    }
    files["Sources/Calibrate/Scenarios.swift"] = Self.list(scenarios)
    self.files = files
  }

  /// Rows of one scenario and root, in the order of the table.
  private static func scenarios(_ rows: [TableRow]) -> [[TableRow]] {
    var order: [String] = []
    var groups: [String: [TableRow]] = [:]
    for row in rows {
      let key = [row.file, row.scenario, row.root].joined(separator: "\t")
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(row)
    }
    return order.compactMap { groups[$0] }
  }

  /// One function a scenario: a single array would take the type checker long.
  private static func list(_ scenarios: [[TableRow]]) -> String {
    let functions = scenarios.enumerated().map { index, rows in
      function(index, rows)
    }
    let calls = scenarios.indices.map { "    scenario\($0)()," }
    return """
      import SwiftUI

      enum Scenarios {
        @MainActor static func all() -> [Scenario] {
          [
      \(calls.joined(separator: "\n"))
          ]
        }
      \(functions.joined(separator: "\n"))
      }

      """
  }

  private static func function(_ index: Int, _ rows: [TableRow]) -> String {
    let first = rows[0]
    let last = rows.map(\.step).max() ?? 0
    let steps = (0...last).map { number in
      let own = rows.filter { $0.step == number }
      let probes = own.map { literal($0.probe) }.joined(separator: ", ")
      return "      Step(action: \(literal(own.first?.action ?? "")), probes: [\(probes)]),"
    }
    return """

        @MainActor private static func scenario\(index)() -> Scenario {
          Scenario(
            file: \(literal(first.file)), name: \(literal(first.scenario)), root: \(literal(first.root)),
            steps: [
      \(steps.joined(separator: "\n"))
            ]
          ) { $0.show(\(first.root)) }
        }
      """
  }

  /// A Swift string literal.
  private static func literal(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return "\"\(escaped)\""
  }
}
