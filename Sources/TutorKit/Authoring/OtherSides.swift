import Analysis

extension Lesson {
  /// Further Correct examples behind an Incorrect one, up to the next Incorrect one: they declare the types that
  /// both of the pair declare, or those of the Correct one where its view has another name.
  func otherCorrectSides(of pair: GuidelinePair) -> [GuidelineExample] {
    let behind = document.examples.drop { $0.line <= pair.bad.line }
      .prefix { $0.kind != .incorrect }
    let types = pair.screenTypes
    return behind.filter { example in
      guard example.kind == .correct, example.line != pair.good.line else { return false }
      let source = parse(example.program, file: "")
      return source.syntaxErrors.isEmpty && source.declaredTypeNames.isSuperset(of: types)
    }
  }

  /// The lines of further Correct examples that the exercise of their pair does not pass, with the reason.
  func refusedSides(_ pair: GuidelinePair, _ exercise: Exercise) -> [(line: Int, reason: String)] {
    otherCorrectSides(of: pair).compactMap { example in
      let source = parse(example.program, file: practiceFile(pair.part))
      let report = grade(exercise.request(for: source))
      guard let failed = report.checks.first(where: { $0.status == .failed }) else { return nil }
      return (example.line, failed.reasonText)
    }
  }
}

extension GuidelinePair {
  /// What an example of the same screen declares.
  fileprivate var screenTypes: Set<String> {
    let answer = parse(good.program, file: "")
    let shared = answer.declaredTypeNames
      .intersection(parse(bad.program, file: "").declaredTypeNames)
    let isOfOneName = ComparisonRoots.outermostViews(of: answer).contains(where: shared.contains)
    return isOfOneName ? shared : answer.declaredTypeNames
  }
}
