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
    for question in witness.asked.prefix(8) {
      var world = witness.world
      if world.contrary.contains(question) {
        world.contrary.removeAll { $0 == question }
      } else {
        world.contrary.append(question)
      }
      guard let other = Witness(before, after, world, witness.steps, regard: regard),
        other.unresolved == nil
      else { return true }
    }
    return false
  }
}
