import Analysis

/// A step after which a view shows another value than the starter, though no line is missing: what the value is
/// made of is not brought up to date.
struct StaleValueHints {
  private let evidence: Evidence
  private let model: HintModel
  /// State that the submission keeps and the model does not.
  private let added: [String]

  init(_ evidence: Evidence, _ submission: ParsedSource, _ model: HintModel) {
    (self.evidence, self.model) = (evidence, model)
    let known = model.source.map(Self.states) ?? []
    added = Self.states(of: submission).subtracting(known).sorted()
  }

  /// nil: what is said of every screen says it as well.
  func hint(_ level: Int) -> Hint? {
    switch level {
    case 2: Hint(text: HintWords.valueStays(evidence.time.capitalizedFirst, model.name))
    case 3:
      added.isEmpty
        ? Hint(text: HintWords.followTheValue())
        : Hint(text: HintWords.addedState(added.map { "`\($0)`" }.joined(separator: ", ")))
    case 5...: Hint(text: added.isEmpty ? HintWords.useTheSame(model.name) : HintWords.computeIt())
    default: nil
    }
  }

  private static func states(of source: ParsedSource) -> Set<String> {
    Set(typeOutlines(of: [source]).flatMap(\.properties).filter(\.isState).map(\.name))
  }
}
