/// The compiler refuses the text.
struct CompileHints {
  private let place: Evidence
  private let count: Int
  /// What is said of names: the import, the view around the line, the line itself.
  private let names: NameHints

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    place = check.firstFact ?? Evidence("")
    count = check.evidence.count
    names = NameHints(check, request)
  }

  func hint(_ level: Int) -> Hint {
    if names.lacksImport { return names.hint(level) }
    switch level {
    case 1:
      let message = place.message.asSentence
      return Hint(
        text: place.line.map { HintWords.doesNotCompile($0, message) }
          ?? HintWords.doesNotCompileAnywhere(message))
    case 3: return Hint(text: HintWords.readBothPlaces())
    case 4: return Hint(text: HintWords.firstErrorFirst(count))
    default: return names.hint(level)
    }
  }
}
