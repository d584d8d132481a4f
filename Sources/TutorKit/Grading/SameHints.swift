import Analysis

/// The screen is another than the starter's.
struct ScreenHints {
  private let evidence: Evidence
  private let starter: ParsedSource?
  private let submission: ParsedSource

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    evidence = check.firstFact ?? Evidence("")
    starter = request.starter
    submission = request.submission
  }

  func hint(_ level: Int) -> Hint {
    switch level {
    case 1:
      return Hint(text: HintWords.compareScreens(evidence.time))
    case 2:
      guard let first = missing.first else {
        return Hint(text: HintWords.lookAtOrder())
      }
      return Hint(text: HintWords.lookForLine(first.number))
    case 3:
      return Hint(text: HintWords.showsTheSame())
    case 4: return Hint(text: HintWords.seen(evidence.time.capitalizedFirst, evidence.message))
    default:
      guard !missing.isEmpty else {
        return Hint(text: HintWords.putInOrder())
      }
      return Hint(
        text: HintWords.hasLessOften(), code: missing.prefix(3).map(\.text))
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
    let line = evidence.subjects.first ?? ""
    let name = line.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? [] : [String(name)]
  }
}
