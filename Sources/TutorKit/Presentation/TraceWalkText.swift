import Simulation

extension TraceWalk {
  /// Where the walk stands: the step with what it wrote and the state after it, the body with its
  /// cause, and at a step's last body the views that did not run.
  func text(_ options: RenderOptions) -> String {
    guard let position else { return "" }
    let stop = stops[position]
    let trace = run.steps[stop.step]
    let isFirst = position == 0 || stops[position - 1].step != stop.step
    let isLast = position + 1 == stops.count || stops[position + 1].step != stop.step
    var lines = [
      TraceWords.walkPlace(
        position + 1, stops.count, stop.step, options.paint(trace.action, .strong))
    ]
    if isFirst { lines += beginning(trace, stop.step, options) }
    lines += body(stop, trace, options)
    if isLast { lines += rest(stop, trace, options) }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  private func beginning(
    _ trace: StepTrace, _ step: Int, _ options: RenderOptions
  ) -> [String] {
    var lines = trace.writes.flatMap {
      options.wrap(SimulationWords.wrote($0.sentence), hanging: 4, first: 2)
    }
    if let problem = run.problems[step] {
      lines += options.wrap(SimulationWords.notCarriedOut(problem.sentence), hanging: 4, first: 2)
    }
    let state = step < run.states.count ? run.states[step] : []
    if !state.isEmpty {
      let words = state.prefix(8).map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
      let sentence =
        state.count > 8
        ? TraceWords.stateAndMore(words, state.count - 8) : TraceWords.state(words)
      lines += options.wrap(sentence, hanging: 4, first: 2)
    }
    return lines
  }

  private func body(_ stop: Stop, _ trace: StepTrace, _ options: RenderOptions) -> [String] {
    guard let index = stop.run else { return ["  " + TraceWords.noBody()] }
    let body = trace.runs[index]
    var lines = options.wrap(
      TraceWords.bodyRuns(body.view, trace.chain(of: index).joined(separator: TraceWords.since())),
      hanging: 4, first: 2)
    let helpers = Set(trace.runs.filter { $0.owner == body.node }.flatMap(\.inlined.keys)).sorted()
    if !helpers.isEmpty {
      lines += options.wrap(
        TraceWords.helpers(helpers.joined(separator: ", ")), hanging: 6, first: 4)
    }
    return lines
  }

  private func rest(_ stop: Stop, _ trace: StepTrace, _ options: RenderOptions) -> [String] {
    let ran = Set(trace.runs.map(\.node))
    var seen: Set<String> = []
    let names = run.instances[stop.step].filter { !ran.contains($0.node) }.map(\.view)
      .filter { seen.insert($0).inserted }
    guard let first = names.first else { return [] }
    return options.wrap(
      TraceWords.didNotRun(names.joined(separator: ", "), first), hanging: 4, first: 2)
  }
}
