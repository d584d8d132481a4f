import Simulation

/// Differences that are none yet: what nothing has shown, and what hangs on an assumption.
extension Comparison {
  /// A state that both have under one name holds two values, and nothing that was tried has shown that: they may
  /// be two ways to keep the same, or the difference shows later. Where the step shows nothing in the old program,
  /// it is all there to what the step does.
  mutating func noteUnseen(
    _ path: [WitnessStep], _ before: LoweredProgram, _ after: LoweredProgram, _ world: World
  ) {
    guard let found = Witness(before, after, world, path, regard: .screensAndStates),
      let difference = found.behaves
    else { return }
    guard found.isShown else {
      return judge(path, before, after, world, regard: .screensAndStates)
    }
    let evidence = Evidence(difference, after: found.texts, condition: found.condition)
    note(Evidence(GradeWords.shownNowhere(evidence.text)))
  }

  /// What steps come to on a screen that nothing has pushed: it stands there beside a path that does not hold it.
  mutating func noteUnpushed(_ found: Witness) {
    guard let difference = found.renders ?? found.behaves else { return }
    let evidence = Evidence(difference, after: found.texts, condition: found.condition)
    note(Evidence(GradeWords.onUnpushedScreen(evidence.text)))
  }

  /// Whether the two part only as long as something about the unknown is assumed.
  func dependsOnUnknown(
    _ witness: Witness, _ before: LoweredProgram, _ after: LoweredProgram, regard: Regard
  ) -> Bool {
    var questions: [String] = []
    for question in witness.asked where !questions.contains(question) { questions.append(question) }
    for chosen in Self.selections(of: Array(questions.prefix(8))) {
      var world = witness.world
      for question in chosen {
        if world.contrary.contains(question) {
          world.contrary.removeAll { $0 == question }
        } else {
          world.contrary.append(question)
        }
      }
      guard let other = Witness(before, after, world, witness.steps, regard: regard),
        other.unresolved == nil
      else { return true }
    }
    // Of many questions not all answers are tried together.
    return questions.count > Self.mostTogether && witness.isAskedAlone
  }

  /// Which of the questions get another answer at once: of a few each selection, of more each one alone, all, and
  /// all but one.
  private static func selections(of questions: [String]) -> [[String]] {
    guard questions.count > mostTogether else {
      return (1..<(1 << questions.count)).map { mask in
        questions.indices.filter { mask & (1 << $0) != 0 }.map { questions[$0] }
      }
    }
    return questions.map { [$0] } + [questions]
      + questions.indices.map { left in
        questions.indices.filter { $0 != left }.map { questions[$0] }
      }
  }

  private static let mostTogether = 4
}
