import Simulation

extension TraceWalk {
  /// Where the walk stands: the step with what it wrote and the state after it, the body with its
  /// cause, and at a step's last body the views that did not run.
  func text(_ options: RenderOptions) -> String {
    guard let position else { return "" }
    let stop = stops[position]
    let trace = run.steps[stop.step]
    let ofStep = stops.indices.filter { stops[$0].step == stop.step }
    let (isFirst, isLast) = (position == ofStep.first, position == ofStep.last)
    var lines = [
      TraceWords.walkPlace(
        stop.step, options.paint(trace.action, .strong), position - ofStep[0] + 1, ofStep.count)
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
      let words = words(Array(state.prefix(8))).joined(separator: ", ")
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
      TraceWords.bodyRuns(
        body.view, CauseChain(trace.chain(of: index)).told.joined(separator: TraceWords.since())),
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
    let all = run.instances[stop.step]
    let idle = all.filter { !ran.contains($0.node) }
    let views = idle.map(\.view).filter { seen.insert($0).inserted }
    guard let first = views.first else { return [] }
    // Of several instances of a view, some may have run.
    let names = views.map { view in
      let (count, most) = (idle.count { $0.view == view }, all.count { $0.view == view })
      return count == most ? view : TraceWords.someOf(count, most, view)
    }
    return options.wrap(
      TraceWords.didNotRun(names.joined(separator: ", "), first), hanging: 4, first: 2)
  }

  /// A state as `name = value`, with its view where several have that name, and counted where several
  /// instances of one view do.
  private func words(_ state: [StateValue]) -> [String] {
    var counts: [String: Int] = [:]
    return state.map { value in
      let alike = state.filter { $0.name == value.name }
      guard alike.count > 1 else { return "\(value.name) = \(value.value)" }
      let owner = "\(value.owner).\(value.name)"
      guard alike.count(where: { $0.owner == value.owner }) > 1 else {
        return "\(owner) = \(value.value)"
      }
      counts[owner, default: 0] += 1
      return TraceWords.stateOfOne(value.owner, counts[owner, default: 1], value.name, value.value)
    }
  }
}
