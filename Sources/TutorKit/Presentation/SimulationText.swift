package import Simulation

extension SimulationReport {
  /// The report as plain text: a step a block, a body a line.
  package var text: String {
    var lines = ["root: \(root)"]
    for step in steps {
      lines.append("")
      lines += step.lines
    }
    if !assumptions.isEmpty {
      lines += ["", "assumed:"] + assumptions.map { "  " + $0.line }
    }
    if !unchecked.isEmpty {
      lines += ["", "unchecked:"] + unchecked.map { "  " + $0.line }
    }
    return lines.joined(separator: "\n").visible + "\n"
  }
}

extension SimulationReport {
  /// The names of all views that appear, in alphabetical order.
  package var views: [String] { Set(steps.flatMap { $0.evaluations.map(\.view) }).sorted() }

  /// For each step and instance of a view: the chain back to the write, or why it was skipped.
  /// nil: no such view appears.
  package func why(_ view: String) -> String? {
    guard views.contains(view) else { return nil }
    var lines: [String] = []
    for step in steps {
      lines.append(step.action)
      for evaluation in step.evaluations where evaluation.view == view {
        lines.append("  " + evaluation.path)
        guard evaluation.ran > 0 else {
          lines.append("    " + evaluation.cause)
          continue
        }
        lines += evaluation.chain.map { "    because " + $0 }
      }
    }
    return lines.joined(separator: "\n").visible + "\n"
  }
}

extension SimulationReport.Remark {
  /// The remark with its place.
  var line: String { location.map { "\($0): \(text)" } ?? text }
}

extension SimulationReport.Step {
  fileprivate var lines: [String] {
    var result = ["\(action)   bodies \(bodies)   rebuilt/needed \(rebuilt)/\(needed)"]
    result += writes.map { "  wrote " + $0 }
    if let problem { result.append("  not carried out: " + problem) }
    let depth = evaluations.map { $0.path.split(separator: "/").count }.min() ?? 1
    for evaluation in evaluations.sorted(by: { $0.path < $1.path }) {
      let indent = evaluation.path.split(separator: "/").count - depth
      result.append(
        "  " + String(repeating: "  ", count: min(indent, 12)) + evaluation.line)
    }
    for (name, count) in probes.sorted(by: { $0.key < $1.key }) {
      result.append("  probe \(name): \(count)")
    }
    return result
  }

  private var bodies: Int { evaluations.reduce(0) { $0 + $1.ran } }
}

extension SimulationReport.Evaluation {
  fileprivate var line: String {
    guard ran > 0 else { return "\(view)  0  \(cause)" }
    let times = ran == 1 ? "" : " \(ran) times"
    return "\(view)  ran\(times)  \(chain.joined(separator: " ← "))"
  }
}

extension SimulationProblem {
  /// What is wrong and what to do.
  package var sentence: String {
    switch self {
    case .noView: "no view is declared; name a file with a type that conforms to View"
    case .invalidRoot(let why): "--root: \(why); write for example 'OrderView(count: 1)'"
    case .invalidStep(let text, let why): "--step: the value `\(text)`: \(why)"
    }
  }
}
