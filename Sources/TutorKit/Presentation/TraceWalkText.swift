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
      "\(position + 1) of \(stops.count)   step \(stop.step), "
        + options.paint(trace.action, .strong)
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
      options.wrap("wrote " + $0.sentence, hanging: 4, first: 2)
    }
    if let problem = run.problems[step] {
      lines += options.wrap("not carried out: " + problem.sentence, hanging: 4, first: 2)
    }
    let state = step < run.states.count ? run.states[step] : []
    if !state.isEmpty {
      let words = state.prefix(8).map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
      let more = state.count > 8 ? ", and \(state.count - 8) more" : ""
      lines += options.wrap("state: " + words + more, hanging: 4, first: 2)
    }
    return lines
  }

  private func body(_ stop: Stop, _ trace: StepTrace, _ options: RenderOptions) -> [String] {
    guard let index = stop.run else { return ["  no body runs"] }
    let body = trace.runs[index]
    var lines = options.wrap(
      "\(body.view).body runs: \(trace.chain(of: index).joined(separator: ", since "))",
      hanging: 4, first: 2)
    let helpers = body.inlined.sorted { $0.key < $1.key }.map(\.key)
    if !helpers.isEmpty {
      lines += options.wrap(
        "as a part of it: " + helpers.joined(separator: ", "), hanging: 6, first: 4)
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
      "did not run: \(names.joined(separator: ", ")) (`why-not \(first)`)", hanging: 4, first: 2)
  }
}
