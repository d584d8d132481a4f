package import Analysis
package import Foundation
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
  ///   - runtime: the folder `Support/Calibration`: what is the same for all scenarios.
  /// - Throws: what the system says of a file of the runtime.
  package init(_ rows: [TableRow], sources: [ParsedSource], runtime: URL) throws {
    let texts = sources.map(\.text).joined(separator: "\n")
    let counted = rows.filter { row in
      texts.contains("\"\(row.probe)\"") || !texts.contains("struct \(row.probe):")
    }
    leftOut = rows.count - counted.count
    let scenarios = Self.scenarios(counted)
    scenarioCount = scenarios.count
    var files = try Self.runtimeFiles(runtime)
    for source in sources {
      let name = source.file.split(separator: "/").last.map(String.init) ?? source.file
      files[Self.scenarioFolder + "/" + name] = source.text
    }
    files["Sources/Calibrate/Scenarios.swift"] = Self.list(scenarios)
    self.files = files
  }

  /// Where the scenario programs stand in a package.
  package static let scenarioFolder = "Sources/Calibrate/Scenarios"

  private static func runtimeFiles(_ folder: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    for (part, place) in [
      ("Package", ""), ("Runtime", "Sources/Calibrate/"), ("Mac", "Sources/Calibrate/"),
    ] {
      let from = folder.appendingPathComponent(part)
      for name in try FileManager.default.contentsOfDirectory(atPath: from.path) {
        files[place + name] = try String(
          contentsOf: from.appendingPathComponent(name), encoding: .utf8)
      }
    }
    return files
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
        @MainActor static func all() -> [Scenario<WindowHost>] {
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

        @MainActor private static func scenario\(index)() -> Scenario<WindowHost> {
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
