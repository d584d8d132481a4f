/// Steps as reports name them: one that is taken again is told apart from the one before.
func numberedSteps(_ actions: [String]) -> [String] {
  var counts: [String: Int] = [:]
  return actions.map { action in
    let time = counts[action, default: 0] + 1
    counts[action] = time
    return time == 1 ? action : GradeWords.stepAgain(action, time)
  }
}
