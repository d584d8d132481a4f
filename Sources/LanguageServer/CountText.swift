import TutorKit

extension SimulationReport {
  /// How often a view ran in the step in which it ran most; nil: it does not appear.
  func lens(_ view: String) -> String? {
    let runs = runs(of: view)
    guard !runs.isEmpty else { return nil }
    guard let most = runs.dropFirst().max(by: { $0.count < $1.count }), most.count > 0 else {
      return ServerWords.runsNoMore()
    }
    return ServerWords.runs(most.count, most.action)
  }

  /// The steps in which a view ran, and why, as Markdown; nil: it does not appear.
  func hover(_ view: String) -> String? {
    let runs = runs(of: view)
    guard !runs.isEmpty else { return nil }
    let rows = runs.filter { $0.count > 0 }.map { run in
      "- " + ServerWords.ranFor(code(run.action), run.count, code(run.cause))
    }
    return (["**\(code(view))**", ""] + rows).joined(separator: "\n")
  }

  /// What a view did in each step, the first appearance first; empty: it is in none.
  private func runs(of view: String) -> [(action: String, count: Int, cause: String)] {
    let all = steps.map { step in
      let own = step.evaluations.filter { $0.view == view }
      let cause = own.first { $0.ran > 0 }?.cause ?? ""
      return (step.action, own.reduce(0) { $0 + $1.ran }, cause, !own.isEmpty)
    }
    guard all.contains(where: { $0.3 }) else { return [] }
    return all.map { ($0.0, $0.1, $0.2) }
  }

  /// A text as code of Markdown in one row: a fence longer than any in it.
  private func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").visible
    guard line.contains("`") else { return "`\(line)`" }
    return "```` \(line) ````"
  }
}
