import Analysis

extension GradeRequest {
  /// The view that the exercise shows, where the starter declares it and the submission does not. nil: there is
  /// something to compare.
  var missingRoot: String? {
    guard let exercise, let starter else { return nil }
    let root = exercise.rootName
    func declares(_ source: ParsedSource) -> Bool {
      OwnNames(of: source).declared.contains(root)
    }
    guard declares(starter), !([submission] + companions).contains(where: declares) else {
      return nil
    }
    return root
  }
}

extension [GradeReport.Check] {
  /// Without its root a text shows nothing, and what it does and builds is not compared.
  mutating func note(missingRoot root: String) {
    for index in indices {
      switch self[index].id {
      case .rendersTheSame:
        self[index] = GradeReport.Check(
          id: .rendersTheSame, status: .failed, facts: [Evidence(GradeWords.declaresNoRoot(root))])
      case .behavesTheSame, .evaluatesLess, .evaluates:
        self[index] = GradeReport.Check(
          id: self[index].id, status: .unchecked,
          evidence: [GradeWords.comparedOnceRootIsThere(root)])
      case .parses, .namesResolve, .compiles, .guideline: break
      }
    }
  }
}
