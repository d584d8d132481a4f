import Analysis

extension GradeRequest {
  /// The view that the exercise shows, where the starter declares it and the submission does not. nil: there is
  /// something to compare.
  var missingRoot: String? {
    guard let exercise, let starter else { return nil }
    if let number = previewLeftOut {
      let shown = Previews(of: starter).names(in: number)
      let views = typeOutlines(of: [starter]).filter { $0.kind == .view }.map(\.name)
      let names = ([submission] + companions).map { OwnNames(of: $0).declared }
      return views.first { view in shown.contains(view) && !names.contains { $0.contains(view) } }
    }
    let root = exercise.rootName
    func declares(_ source: ParsedSource) -> Bool {
      OwnNames(of: source).declared.contains(root)
    }
    guard declares(starter), !([submission] + companions).contains(where: declares) else {
      return nil
    }
    return root
  }

  /// The number of the preview that the exercise shows, where the starter has it and the submission does not.
  private var previewLeftOut: Int? {
    guard let root = exercise?.root, let starter else { return nil }
    return Previews.numberLeftOut(root, by: submission, of: starter)
  }

  /// The request with the starter's previews in the submission, where that has left out what the exercise shows:
  /// it can be shown all the same.
  var showingPreviews: GradeRequest {
    guard let root = exercise?.root, let starter else { return self }
    var request = self
    request.submission = Previews.shown(root, in: submission, of: starter)
    return request
  }
}

extension Previews {
  /// The number of the preview that a root means, where the starter has it and the text does not; nil: it is no
  /// preview, or is there.
  fileprivate static func numberLeftOut(
    _ root: String, by text: ParsedSource, of starter: ParsedSource
  ) -> Int? {
    guard let number = root.previewNumber, Previews(of: starter).count >= number,
      Previews(of: text).count < number
    else { return nil }
    return number
  }

  /// The text, with the starter's previews where it has left out the one that a root means.
  static func shown(
    _ root: String, in text: ParsedSource, of starter: ParsedSource
  ) -> ParsedSource {
    numberLeftOut(root, by: text, of: starter) == nil
      ? text : Previews(of: starter).replacingThose(of: text)
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
