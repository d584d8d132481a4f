import Analysis
import Foundation
import Simulation

/// Checks a lesson's examples: findings stand where the marks are, and counts come out as written.
func checkExamples(of lesson: Lesson) -> AuthorReport {
  var report = AuthorReport()
  let rules = Set(lesson.rules)
  for example in lesson.document.examples where !example.swift.isEmpty {
    checkMarks(example, lesson, rules, &report)
    if let counts = example.code.first(where: { $0.language == "counts" }) {
      checkCounts(counts, example, lesson, &report)
    }
  }
  return report
}

private func checkMarks(
  _ example: GuidelineExample, _ lesson: Lesson, _ rules: Set<String>,
  _ report: inout AuthorReport
) {
  let marked = MarkedSource(example.swiftAtItsLines)
  let source = parse(marked.text, file: "example.swift")
  let found = findings(in: [source], rules: Rule.ids)
  func places(_ found: [Finding]) -> [Int: Set<String>] {
    Dictionary(grouping: found, by: \.range.start.line).mapValues { Set($0.map(\.rule)) }
  }
  // A mark stands for a note too; a note without a mark is none that has to be taught.
  let all = places(found)
  for (line, expected) in marked.expected {
    let missing = expected.subtracting(all[line] ?? [])
    guard !missing.isEmpty else { continue }
    report.add(
      lesson.head.path, line: line,
      AuthorWords.findingMissing(missing.sorted().joined(separator: ", ")),
      AuthorWords.moveMark())
  }
  for (line, names) in places(found.filter { $0.severity >= .warning }) {
    let extra = names.intersection(rules).subtracting(marked.expected[line] ?? [])
    guard !extra.isEmpty else { continue }
    report.add(
      lesson.head.path, line: line,
      AuthorWords.findingWithoutMark(extra.sorted().joined(separator: ", ")),
      AuthorWords.markLine(extra.sorted()[0]))
  }
}

private func checkCounts(
  _ fence: GuidelineExample.Fence, _ example: GuidelineExample, _ lesson: Lesson,
  _ report: inout AuthorReport
) {
  func fail(_ line: Int, _ message: String) {
    report.add(lesson.document.path, line: line, message, AuthorWords.correctCounts())
  }
  let expected: ExpectedCounts
  switch ExpectedCounts.parse(fence.text, line: fence.line) {
  case .success(let parsed): expected = parsed
  case .failure(let problem): return fail(problem.line, problem.reason)
  }
  let source = parse(MarkedSource(example.swift).text, file: "example.swift")
  let steps = expected.steps.filter { $0.action != "initial" }.map { ActionText($0.action) }
  guard
    case .success(let run) = simulate(
      SimulationRequest(sources: [source], root: expected.root, steps: steps))
  else { return fail(fence.line, AuthorWords.cannotSimulate()) }
  let actions = expected.steps.filter { $0.action != "initial" }
  let initial = expected.steps.filter { $0.action == "initial" }.map { ($0, run.steps[0]) }
  for (step, trace) in initial + zip(actions, run.steps.dropFirst()) {
    for (view, count) in step.views.sorted(by: { $0.key < $1.key }) {
      let ran = trace.runs.filter { $0.isBody && $0.view == view }.count
      if ran != count { fail(step.line, AuthorWords.ran(step.action, view, ran, count)) }
    }
    if let rebuilt = step.rebuilt, rebuilt != trace.rebuilt {
      fail(step.line, AuthorWords.rebuilt(step.action, trace.rebuilt, rebuilt))
    }
    if let needed = step.needed, needed != trace.needed {
      fail(step.line, AuthorWords.needed(step.action, trace.needed, needed))
    }
  }
}
