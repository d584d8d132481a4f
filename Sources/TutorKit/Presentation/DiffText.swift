extension DiffReport {
  /// The differences as a person reads them: declarations, counts, lines.
  package func text(options: RenderOptions) -> String {
    guard !text.isEmpty else {
      return options.prose(DiffWords.equal(after.words.capitalizedFirst, before.words))
    }
    let blocks = [
      [options.paint(DiffWords.fromTo(before.words, after.words), .strong)],
      structure?.lines(options) ?? [],
      countLines(options),
      text.lines(before: before.words, after: after.words, options),
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n").visibleKeepingStyle(options)
  }

  private func countLines(_ options: RenderOptions) -> [String] {
    if let undeclared {
      let names = enumerated(undeclared.names.map { "`\($0)`" })
      return options.wrap(
        DiffWords.noCountsOfUndeclared(names, undeclared.names.count, undeclared.version.words),
        indent: 2)
    }
    guard let steps else {
      return options.wrap(DiffWords.noCounts(), indent: 2)
    }
    let lost = (notCarriedOut ?? []).map { "`\($0)`" }
    let note =
      lost.isEmpty
      ? [] : options.wrap(DiffWords.notCarriedOut(enumerated(lost), after.words), indent: 2)
    guard !steps.isEmpty else {
      return lost.isEmpty ? options.wrap(DiffWords.equalCounts(), indent: 2) : note
    }
    let rows = steps.map { step in
      let (before, after) = (step.before.cells, step.after.cells)
      return [
        step.action.visible, change(before.bodies, after.bodies, options),
        change(before.rebuilt, after.rebuilt, options),
      ]
    }
    return options.counts(
      [[GradeWords.step(), GradeWords.bodies(), GradeWords.rebuiltAndNeeded()]] + rows) + note
  }

  private func change(_ before: String, _ after: String, _ options: RenderOptions) -> String {
    guard before != after else { return after }
    return options.plain
      ? DiffWords.now(before, after) : "\(before) \(options.ascii ? "->" : "→") \(after)"
  }
}

extension DiffReport.Role {
  /// What the learner calls it.
  package var words: String {
    switch self {
    case .mine: DiffWords.mine()
    case .attempt: DiffWords.attempt()
    case .starter: DiffWords.starter()
    case .reference: DiffWords.reference()
    }
  }
}

extension String {
  /// With a capital at the beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
