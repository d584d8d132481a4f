import Analysis

extension GradeRequest {
  /// What the exercise's rules find in a text of it.
  func findings(in source: ParsedSource) -> [Finding] {
    let rules = exercise.flatMap { $0.rules.isEmpty ? nil : Set($0.rules) }
    return Analysis.findings(in: [source] + companions, rules: rules)
      .filter { $0.file == source.file }
  }

  /// Those of a text's findings that have to be mended. What is left in the reference of an own view is
  /// demanded of nobody: it is made of suggestions, which need not mend all.
  func demanded(of found: [Finding]) -> [Finding] {
    let notes = exercise?.noteRules ?? []
    let broken = found.filter { $0.severity >= .warning || notes.contains($0.rule) }
    guard exercise?.isOwn == true, !broken.isEmpty, let reference, reference.syntaxErrors.isEmpty
    else { return broken }
    let left = findings(in: reference)
    return broken.filter { own in
      !left.contains { $0.rule == own.rule && $0.subject == own.subject }
    }
  }
}
