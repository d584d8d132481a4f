import Analysis
import Foundation
import Testing

@testable import Calibration
@testable import CalibrationRuntime
@testable import TutorKit

/// A host in place of a window: a screen is a closure that runs its bodies, and a write asks for the next
/// run, which comes with the next turn.
@MainActor private final class StandInHost: ScreenHost {
  private var content: (() -> Void)?
  private var isWanted = false
  private(set) var isClosed = false

  func show(_ content: @escaping () -> Void) {
    self.content = content
    isWanted = true
  }

  func write(_ change: () -> Void) {
    change()
    isWanted = true
  }

  func settle() {
    for _ in 0..<100 where isWanted {
      isWanted = false
      content?()
    }
  }

  func close() {
    content = nil
    isClosed = true
  }
}

/// The scenario A1: a parent with a number, a child that shows it, and two that do not.
@MainActor private func showA1(on host: StandInHost) {
  var number = 0
  var shown: [String: Int] = [:]
  func child(_ name: String, _ value: Int) {
    guard shown.updateValue(value, forKey: name) != value else { return }
    probe(name)
  }
  host.show {
    probe("P")
    step("inc") { host.write { number += 1 } }
    child("changed", number)
    child("const", 7)
    child("NoProps", 0)
  }
}

/// The runtime of the package: what it prints of a screen is a table that the simulator agrees with.
@MainActor @Test func theRuntimePrintsWhatRan() throws {
  let expected = try rows().filter { $0.scenario == "A1" }
  let numbers = 0...(expected.map(\.step).max() ?? 0)
  let steps = numbers.map { number in
    let own = expected.filter { $0.step == number }
    return Step(action: own.first?.action ?? "", probes: own.map(\.probe))
  }
  let host = StandInHost()
  var lines: [String] = []
  let conductor = Conductor { lines.append($0) }
  conductor.begin(system: "a stand-in", sdk: "15.2")
  let scenario = Scenario<StandInHost>(
    file: "A.swift", name: "A1", root: "A1()", steps: steps, show: { showA1(on: $0) })
  conductor.run(scenario, on: host)
  #expect(host.isClosed)
  let table = try MeasuredTable.parse(lines.joined(separator: "\n")).get()
  #expect(table.system == "a stand-in")
  #expect(table.rows.map(\.count) == expected.map(\.count))
  #expect(table.rows.map(\.probe) == expected.map(\.probe))
  let sources = try sources(expected)
  let report = withDeepStack {
    CalibrationReport(table, sources: sources, rules: "scenario\tsection\nA1\t1\n", model: "")
  }
  #expect(report?.results.equal == expected.count)
}

@MainActor @Test func aStepThatNothingOffersEndsTheScenario() throws {
  let host = StandInHost()
  var lines: [String] = []
  let steps = ["initial", "dec", "inc"].map { Step(action: $0, probes: ["P"]) }
  let scenario = Scenario<StandInHost>(
    file: "A.swift", name: "A1", root: "A1()", steps: steps, show: { showA1(on: $0) })
  Conductor { lines.append($0) }.run(scenario, on: host)
  #expect(lines == ["A.swift\tA1\tA1()\t0\tinitial\tP\t1", "# not offered\tA1\tdec"])
  #expect(host.isClosed)
}
