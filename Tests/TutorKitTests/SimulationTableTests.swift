import Foundation
import Testing

@testable import TutorKit

private let scenarios = packageRoot.appendingPathComponent("Tests/AnalysisTests/Scenarios")

private func results(table: String, files: [String]) throws -> TableResults {
  let text = try String(contentsOf: scenarios.appendingPathComponent(table), encoding: .utf8)
  let rows = try TableRow.parse(text).get()
  let sources = try files.map { name in
    let text = try String(contentsOf: scenarios.appendingPathComponent(name), encoding: .utf8)
    return parse(text, file: name)
  }
  return try #require(withDeepStack { simulate(rows, sources: sources) })
}

/// The rows of the scenario table in words: lifecycle, identity, closures, transactions.
@Test func theScenarioTableComesOutEqual() throws {
  let found = try results(table: "table.tsv", files: ["Table.swift"])
  #expect(found.equal == 128)
  #expect(found.rows.filter { $0.status != "equal" }.isEmpty, "\n\(found.text)")
}

@Test func theMeasuredScenariosComeOutEqualThroughTheTable() throws {
  let files = ["A", "B", "C", "E", "J", "K", "L", "M", "N", "O", "P", "Q"].map { $0 + ".swift" }
  let found = try results(table: "expected.tsv", files: files)
  #expect(found.wrong == 0)
  #expect(found.unchecked == 0)
  #expect(found.rows.filter { $0.status == "differs" }.allSatisfy { $0.expected == 2 })
}

/// A table that cannot be read, and a word of the reason.
@Test(arguments: [
  ("file\tscenario\n", 1, "`root`"),
  ("file\tscenario\troot\tstep\taction\tprobe\tcount\nA\tB\tC\tx\ty\tz\t1\n", 2, "step number"),
])
func aBrokenTableIsSaid(text: String, line: Int, word: String) {
  guard case .failure(let problem) = TableRow.parse(text) else {
    Issue.record("not refused")
    return
  }
  #expect(problem.line == line)
  #expect(problem.reason.contains(word))
}

/// Steps as a person writes them.
@Test(arguments: [
  ("tap:Add", ActionText.Verb.tap, "Add", nil),
  ("set:A.b = 1 + 1", .set, "A.b", "1 + 1"),
  ("type:Name=O'Neil = x", .type, "Name", "O'Neil = x"),
  ("plain name", nil, "plain name", nil),
  ("other:thing", nil, "other:thing", nil),
])
func stepsAreRead(text: String, verb: ActionText.Verb?, target: String, value: String?) {
  let step = ActionText(text)
  #expect(step.verb == verb)
  #expect(step.target == target)
  #expect(step.value == value)
}
