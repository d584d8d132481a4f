import Analysis
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

  /// For each step and instance of a view: the chain back to the write, or why it was skipped. What is said
  /// of several instances is said once. nil: no such view appears.
  ///
  /// - Parameters:
  ///   - only: the number of the one step that is asked about, 0 for the first appearance.
  ///   - isWhyNot: It is asked why the view did not run.
  package func why(
    _ view: String, only: Int? = nil, isWhyNot: Bool = false, options: RenderOptions
  ) -> String? {
    guard views.contains(view) else { return nil }
    let asked = steps.indices.filter { only == nil || only == $0 }
    let lines = asked.flatMap { [steps[$0].action] + steps[$0].why(view, isWhyNot, options) }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  /// The view that is meant, in any case of its letters. nil: none is.
  package func view(meant name: String) -> String? {
    views.contains(name) ? name : views.first { $0.lowercased() == name.lowercased() }
  }

  /// The view that a helper is a part of, by the helper's name in any case of its letters. nil: none has it.
  package func view(withHelper name: String) -> String? {
    let name = name.lowercased()
    return steps.lazy.flatMap(\.evaluations).first {
      $0.inlined?.keys.contains { $0.lowercased() == name } == true
    }?.view
  }

  /// The step that is meant by its number or by its name, as it is written or in part. nil: none is.
  package func step(meant text: String) -> Int? {
    if let number = Int(text) { return steps.indices.contains(number) ? number : nil }
    let name = text.lowercased()
    return steps.firstIndex { $0.action.lowercased() == name }
      ?? steps.firstIndex { $0.action.lowercased().contains(name) }
  }
}

extension SimulationReport.Step {
  fileprivate func why(_ view: String, _ isWhyNot: Bool, _ options: RenderOptions) -> [String] {
    if let problem, evaluations.allSatisfy({ $0.view != view || $0.ran == 0 }) {
      return options.wrap(SimulationWords.notCarriedOut(problem), hanging: 4, first: 2)
    }
    var told: [(key: [String], reasons: [String], paths: [String])] = []
    for evaluation in evaluations where evaluation.view == view {
      let reasons =
        evaluation.ran > 0
        ? (isWhyNot ? [SimulationWords.didRun()] : [])
          + CauseChain(evaluation.chain).told.map { SimulationWords.because($0) }
          + (evaluation.idleRows.map { [$0.sentence] } ?? [])
        : [evaluation.cause]
      // Rows that ran for one reason are told once.
      let key = reasons.map { $0.replacing(#/\brow \S+ /#, with: "") }
      if let index = told.firstIndex(where: { $0.key == key }) {
        told[index].paths.append(evaluation.path)
      } else {
        told.append((key, reasons, [evaluation.path]))
      }
    }
    return told.flatMap { _, reasons, paths in
      let more = paths.count > 1 ? SimulationWords.andOthers(paths.count - 1) : ""
      return options.wrap(paths[0] + more, hanging: 4, first: 2)
        + reasons.flatMap { options.wrap($0, hanging: 6, first: 4) }
    }
  }
}

extension SimulationReport.Remark {
  /// The remark with its place.
  package var line: String { location.map { "\($0): \(text)" } ?? text }
}

extension SimulationReport.Step {
  /// How many bodies ran, and what was built.
  private var counts: String {
    let bodies = evaluations.reduce(0) { $0 + $1.ran }
    let known = SimulationWords.counts(bodies, rebuilt, needed)
    return unchecked?.isEmpty == false ? SimulationWords.uncheckedCounts(known) : known
  }

  fileprivate func lines(_ options: RenderOptions) -> [String] {
    options.pack([options.paint(action, .strong), counts], indent: 0) + picture(options)
  }

  /// Below a name that stands for the program, without the step's own.
  func column(under title: String, _ options: RenderOptions) -> [String] {
    options.pack([options.paint(title, .strong), counts], indent: 0) + picture(options)
  }

  private func picture(_ options: RenderOptions) -> [String] {
    var result: [String] = []
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
    case .unknownRoot(let name, let declared):
      nearestName(to: name, among: declared).map { SimulationWords.unknownRootButNear(name, $0) }
        ?? SimulationWords.unknownRoot(name, declared.map { "`\($0)`" }.joined(separator: ", "))
    case .invalidStep(let text, let why): SimulationWords.invalidStep(text, why)
    }
  }
}
