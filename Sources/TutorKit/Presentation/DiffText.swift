extension DiffReport {
  /// The differences as a person reads them: declarations, counts, lines.
  package func text(options: RenderOptions) -> String {
    guard !text.isEmpty else { return "\(after.words.capitalizedFirst) equals \(before.words).\n" }
    let blocks = [
      [options.paint("from \(before.words) to \(after.words)", .strong)],
      structure?.lines(options) ?? [],
      countLines(options),
      text.lines(before: before.words, after: after.words, options),
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n").visibleKeepingStyle(options)
  }

  private func countLines(_ options: RenderOptions) -> [String] {
    guard let steps else {
      return options.wrap(
        "The counts are not compared: one of the two texts does not parse or cannot be shown.",
        indent: 2)
    }
    guard !steps.isEmpty else {
      return ["  The counts of all steps are equal."]
    }
    let rows = steps.map { step in
      let before = step.before
      let after = step.after
      return [
        step.action.visible, change(String(before.bodies), String(after.bodies), options),
        change(
          "\(before.rebuilt)/\(before.needed)", "\(after.rebuilt)/\(after.needed)", options),
      ]
    }
    return options.counts([["step", "bodies", "rebuilt/needed"]] + rows)
  }

  private func change(_ before: String, _ after: String, _ options: RenderOptions) -> String {
    guard before != after else { return after }
    return "\(before) \(options.plain ? "before," : options.ascii ? "->" : "→") \(after)"
      + (options.plain ? " now" : "")
  }
}

extension DiffReport.Role {
  /// What the learner calls it.
  package var words: String {
    switch self {
    case .mine: "your text"
    case .attempt: "your last attempt"
    case .starter: "the starter"
    case .reference: "the reference"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
