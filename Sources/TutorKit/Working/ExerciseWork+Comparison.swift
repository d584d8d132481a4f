import Analysis

/// What a text is compared with.
package enum DiffTarget: String, CaseIterable, Sendable {
  /// The last attempt with another text; the starter, where there is none.
  case attempt
  case starter, reference

  /// The target of a name; empty: an attempt. nil: there is none of the name.
  init?(named name: String) {
    guard let target = name.isEmpty ? .attempt : DiffTarget(rawValue: name) else { return nil }
    self = target
  }
}

extension ExerciseWork {
  /// The text compared with another one.
  package func comparison(with target: DiffTarget) -> Result<DiffReport, ExerciseRefusal> {
    text.flatMap { text in
      other(target, than: text).flatMap { old, role in
        let mine = DiffRequest.Version(parse(text, file: file), .mine)
        let other = DiffRequest.Version(parse(old, file: file), role)
        // What the learner has is the new side, except that the reference is where one goes.
        var request = DiffRequest(
          from: role == .reference ? mine : other, to: role == .reference ? other : mine,
          root: exercise.root, steps: exercise.scenario,
          companions: exercise.isOwn ? exercise.parsedCompanions : [])
        request.assumesImport = exercise.pair != nil
        request.starter = exercise.starterText.map { parse($0, file: file) }
        let asked = request
        guard let report = withDeepStack({ TutorKit.diff(asked) }) else {
          return .failure(.failed(DiffWords.theComparison()))
        }
        return .success(report)
      }
    }
  }

  /// The text to compare with, and what it is.
  private func other(
    _ target: DiffTarget, than text: String
  ) -> Result<(String, DiffReport.Role), ExerciseRefusal> {
    switch target {
    case .reference: return reference.map { ($0, .reference) }
    case .attempt:
      if let last = store.attempts(at: exercise.id).last(where: { $0.text != text }) {
        return .success((last.text, .attempt))
      }
      return other(.starter, than: text)
    case .starter:
      guard let starter = exercise.starterText else { return .failure(.unreadable(file)) }
      return .success((starter, .starter))
    }
  }
}
