import Analysis

/// The screen is another than the starter's.
struct ScreenHints {
  private let evidence: SteppedEvidence
  private let starter: ParsedSource?
  private let submission: ParsedSource

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    evidence = SteppedEvidence(check.evidence.first ?? "")
    starter = request.starter
    submission = request.submission
  }

  func hint(_ level: Int) -> Hint {
    switch level {
    case 1:
      return Hint(
        text: "Compare the two screens: \(evidence.time.lowercasedFirst) the view shows "
          + "something else than the starter, or shows it in another place.")
    case 2:
      guard let first = missing.first else {
        return Hint(
          text: "Every line of the starter is there, so look at their order, and at what "
            + "stands inside of what. `diff starter` compares.")
      }
      return Hint(
        text: "Look for what line \(first.number) of the starter says: your text does not "
          + "say it as often. `diff starter` compares.")
    case 3:
      return Hint(
        text: "A refactoring shows what was there before: each text, each modifier in "
          + "its order, each view in its place. What moves takes its modifiers along.")
    case 4: return Hint(text: evidence.time + ": " + evidence.difference + ".")
    default:
      guard !missing.isEmpty else {
        return Hint(
          text: "Put the lines into the order of the starter; `diff starter` shows which "
            + "ones moved.")
      }
      return Hint(
        text: "The starter has this, and your text has it less often:",
        code: missing.prefix(3).map(\.text))
    }
  }

  /// Lines of the starter that the submission lacks, with the view or modifier that is expected.
  private var missing: [(number: Int, text: String)] {
    guard let starter else { return [] }
    return missingLines(of: starter, in: submission).filter { line in
      expected.contains { line.text.contains($0) }
    }
  }

  /// The view or modifier that is expected: `Text`, `padding`.
  private var expected: [String] {
    let quoted = evidence.difference.split(separator: "`", omittingEmptySubsequences: false)
    guard quoted.count > 1 else { return [] }
    let name = quoted[1].drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? [] : [String(name)]
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
