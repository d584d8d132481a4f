import Simulation

extension SimulationReport {
  /// The report as text: for each step its counts, its writes, and the view tree.
  package func text(_ options: RenderOptions) -> String {
    var lines = options.wrap(TraceWords.root(root), hanging: 2, first: 0)
    if let system { lines += options.wrap(TraceWords.system(system), hanging: 2, first: 0) }
    for step in steps {
      lines.append("")
      lines += step.lines(options)
    }
    if !assumptions.isEmpty {
      lines +=
        ["", SimulationWords.assumed()]
        + assumptions.flatMap { options.wrap($0.line, hanging: 4, first: 2) }
    }
    if !unchecked.isEmpty {
      lines +=
        ["", SimulationWords.unchecked()]
        + unchecked.flatMap { options.wrap($0.line, hanging: 4, first: 2) }
    }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }
}

extension SimulationReport {
  /// The names of all views that appear, in alphabetical order.
  package var views: [String] { Set(steps.flatMap { $0.evaluations.map(\.view) }).sorted() }

  /// For each step and instance of a view: the chain back to the write, or why it was skipped.
  /// nil: no such view appears.
  package func why(_ view: String, options: RenderOptions) -> String? {
    guard views.contains(view) else { return nil }
    var lines: [String] = []
    for step in steps {
      lines.append(step.action)
      for evaluation in step.evaluations where evaluation.view == view {
        lines += options.wrap(evaluation.path, hanging: 4, first: 2)
        guard evaluation.ran > 0 else {
          lines += options.wrap(evaluation.cause, hanging: 6, first: 4)
          continue
        }
        lines += evaluation.chain.flatMap {
          options.wrap(SimulationWords.because($0), hanging: 6, first: 4)
        }
      }
    }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }
}

extension SimulationReport.Remark {
  /// The remark with its place.
  package var line: String { location.map { "\($0): \(text)" } ?? text }
}

extension SimulationReport.Step {
  fileprivate func lines(_ options: RenderOptions) -> [String] {
    let bodies = evaluations.reduce(0) { $0 + $1.ran }
    let known = SimulationWords.counts(bodies, rebuilt, needed)
    let counts = unchecked?.isEmpty == false ? SimulationWords.uncheckedCounts(known) : known
    var result = options.pack([options.paint(action, .strong), counts], indent: 0)
    for remark in unchecked ?? [] {
      result += options.wrap(SimulationWords.unchecked() + " " + remark.line, hanging: 4, first: 2)
    }
    for write in writes { result += options.wrap(SimulationWords.wrote(write), indent: 2) }
    if let problem { result += options.wrap(SimulationWords.notCarriedOut(problem), indent: 2) }
    result += TreePicture(evaluations).lines(options)
    for (name, count) in probes.sorted(by: { $0.key < $1.key }) {
      result.append("  " + SimulationWords.probe(name, count))
    }
    return result
  }
}

extension SimulationProblem {
  /// What is wrong and what to do.
  package var sentence: String {
    switch self {
    case .noView: SimulationWords.noView()
    case .invalidRoot(let why): SimulationWords.invalidRoot(why)
    case .invalidStep(let text, let why): SimulationWords.invalidStep(text, why)
    }
  }
}
