import Analysis
import Simulation
import Testing

/// Runs every scenario and hands over its traces with the views that stood after each step.
private func allTraces() -> [(scenario: String, trace: StepTrace, views: [ViewInstance])] {
  let order = Scenarios.rows.map(\.scenario).reduce(into: [String]()) {
    if $0.last != $1 { $0.append($1) }
  }
  let byScenario = Dictionary(grouping: Scenarios.rows, by: \.scenario)
  let lowered = lower(
    Scenarios.sources, expressions: order.map { byScenario[$0]?.first?.root ?? "" })
  var result: [(String, StepTrace, [ViewInstance])] = []
  for (index, scenario) in order.enumerated() {
    guard case .function(let root) = lowered.expressions[index] else { continue }
    let simulator = Simulator(program: lowered.program, root: root)
    result.append((scenario, simulator.start(), simulator.viewInstances()))
    let rows = byScenario[scenario] ?? []
    for step in 1...max(1, rows.map(\.step).max() ?? 1) {
      guard let action = rows.first(where: { $0.step == step })?.action else { continue }
      let (trace, _) = simulator.perform(.registered(action), named: action)
      result.append((scenario, trace, simulator.viewInstances()))
    }
  }
  return result
}

/// Where a chain of causes ends: at a write, or at the first appearance.
private func ending(_ run: Int, _ trace: StepTrace) -> Bool {
  var current = run
  for _ in 0..<200 {
    switch trace.runs[current].cause {
    case .state(_, let write), .binding(_, let write, _), .object(_, let write),
      .observed(_, let write):
      return trace.writes.indices.contains(write) && !trace.writes[write].isDropped
    case .appeared(nil): return true
    case .appeared(let parent?), .identity(let parent?), .input(_, _, _, let parent?, _),
      .rows(_, let parent?), .environment(_, let parent?), .removed(let parent?):
      guard parent < current else { return false }
      current = parent
    case .identity(nil), .input(_, _, _, nil, _), .rows(_, nil), .environment(_, nil),
      .removed(nil):
      return false
    }
  }
  return false
}

@Test func everyRunHasOneChainThatEndsInAWriteOrAFirstAppearance() {
  let traces = withDeepStack { allTraces().map { ($0.scenario, $0.trace) } }
  var runs = 0
  for (scenario, trace) in traces {
    for index in trace.runs.indices {
      runs += 1
      #expect(ending(index, trace), "\(scenario) \(trace.action): \(trace.runs[index])")
    }
  }
  #expect(runs > 800)
}

@Test func everySkippedViewHasAReasonAndNoViewBothRunsAndIsSkipped() {
  let traces = withDeepStack { allTraces() }
  for (scenario, trace, views) in traces {
    let ran = Set(trace.runs.map(\.node))
    #expect(ran.isDisjoint(with: trace.skipped.keys), "\(scenario) \(trace.action)")
    for view in views where !ran.contains(view.node) {
      // Without an entry the view was not even looked at: nothing above it ran.
      let reason = trace.skipped[view.node] ?? .untouched
      if reason == .untouched { #expect(trace.action != "initial") }
    }
  }
}
