import Analysis

extension SuggestionRefusal {
  /// The reason in one sentence, without a full stop.
  var sentence: String {
    switch self {
    case .notWritten(let obstacle): obstacle.sentence
    case .notSimulated: SuggestionWords.notSimulated()
    case .notProven: SuggestionWords.notProven()
    case .differs: SuggestionWords.differs()
    case .costsMore(let step, let before, let after):
      SuggestionWords.costsMore(step, before, after)
    case .savesNothing: SuggestionWords.savesNothing()
    case .after(let name): SuggestionWords.after(name)
    case .addsFindings: SuggestionWords.addsFindings()
    case .notTried: SuggestionWords.notTried()
    }
  }
}

extension ExtractionObstacle {
  fileprivate var sentence: String {
    switch self {
    case .syntaxErrors: SuggestionWords.syntaxErrors()
    case .noPlace: SuggestionWords.noPlace()
    case .conditional: SuggestionWords.conditional()
    case .outdentedString: SuggestionWords.outdentedString()
    case .wholeBody: SuggestionWords.wholeBody()
    case .oneView(let name): SuggestionWords.oneView(name)
    case .oneControl(let name): SuggestionWords.oneControl(name)
    case .unknownType(let name): SuggestionWords.unknownType(name)
    case .passesSelf: SuggestionWords.passesSelf()
    case .unstorable(let name, let type): SuggestionWords.unstorable(name, type)
    case .writesValue(let name): SuggestionWords.writesValue(name)
    case .required(let name): SuggestionWords.required(name)
    case .overloaded(let name): SuggestionWords.overloaded(name)
    case .noCode(let name): SuggestionWords.noCode(name)
    case .recursive(let name): SuggestionWords.recursive(name)
    case .otherUse(let name): SuggestionWords.otherUse(name)
    case .unused(let name): SuggestionWords.unused(name)
    case .arguments(let name): SuggestionWords.arguments(name)
    case .inputs(let count): SuggestionWords.inputs(count)
    case .differences: SuggestionWords.differences()
    case .blocked(let name): SuggestionWords.blocked(name)
    }
  }
}

extension [RefusalReport] {
  /// One line for each finding without a suggestion; empty: there is none.
  package var text: String {
    guard !isEmpty else { return "" }
    let lines = map { SuggestionWords.none($0.file, $0.line, $0.rule, $0.reason).visible + "\n" }
    return "\n" + lines.joined()
  }
}

extension AppliedSuggestions {
  /// What was made for which findings, and what was left and why: a line each.
  package func summary(_ file: String) -> [String] {
    let made = suggestions.map { suggestion in
      let rules = Set(suggestion.findings.map(\.rule)).sorted().joined(separator: ", ")
      return SuggestionWords.made(file, suggestion.extraction.name, rules)
    }
    let left = left.map(RefusalReport.init).map {
      SuggestionWords.leftInResult($0.file, $0.line, $0.rule, $0.reason)
    }
    return made + left
  }
}
