import Analysis
import Simulation

/// What an exercise asks for: its goal in two sentences, and the numbers to reach.
struct ExerciseGoal {
  let exercise: Exercise

  /// The lines to print. Simulates the starter and the reference.
  func lines(_ options: RenderOptions) -> [String] {
    options.wrap(sentences) + steps.flatMap { options.wrap($0, hanging: 4, first: 2) }
  }

  private var sentences: String {
    let rules = exercise.rules.filter { $0 != PairTexts.noRule }.map { "`\($0)`" }
      .joined(separator: ", ")
    guard let pair = exercise.pair else {
      let task = exercise.task
      return [
        task.map { PracticeWords.goal($0) }, PracticeWords.mustSame(),
        rules.isEmpty ? nil : PracticeWords.mustRules(rules),
      ].compactMap(\.self).joined(separator: " ")
    }
    return [
      PracticeWords.goalOfPair(), pair.relation.asks(hasRules: !rules.isEmpty),
      pair.otherName.map { PracticeWords.keepName($0) },
      rules.isEmpty ? nil : PracticeWords.mustRules(rules),
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Each step that has to build less, once.
  private var steps: [String] {
    guard let starter = exercise.starterText, let reference = exercise.referenceText else {
      return []
    }
    let found = withDeepStack { () -> [String] in
      let given = exercise.scenario.isEmpty ? nil : exercise.scenario.map(ActionText.init)
      guard let before = run(starter, given) else { return [] }
      let actions = given ?? before.steps.dropFirst().map { ActionText($0.action) }
      guard let after = run(reference, actions) else { return [] }
      return zip(before.steps, after.steps).dropFirst().compactMap { old, new in
        let budget = new.rebuilt + exercise.tolerance
        guard budget < old.rebuilt else { return nil }
        let text = PracticeWords.step(
          ActionText(old.action).happening.capitalizedFirst, old.rebuilt, budget)
        return exercise.tolerance == 0
          ? text + "." : text + " " + PracticeWords.tolerance(exercise.tolerance, new.rebuilt) + "."
      }
    }
    var seen: Set<String> = []
    return (found ?? []).filter { seen.insert($0).inserted }
  }

  private func run(_ text: String, _ steps: [ActionText]?) -> SimulationRun? {
    let source = parse(MarkedSource(text).text, file: "")
    return try? simulate(
      SimulationRequest(sources: [source], root: exercise.root, steps: steps)
    ).get()
  }
}

extension PairTexts.Relation {
  /// What an answer has to keep.
  fileprivate func asks(hasRules: Bool) -> String {
    switch self {
    case .same(savesWork: true): PracticeWords.mustSame()
    case .same(savesWork: false): PracticeWords.mustStay()
    case .differ(let how):
      hasRules ? PracticeWords.mustBeOne(how) : PracticeWords.mustBeReference(how)
    case .untold(let why): PracticeWords.mustBeOneUntold(why)
    }
  }
}

extension Exercise {
  /// What the starter says is to be done: the comment behind `TODO:`.
  var task: String? {
    guard let text = starterText, let (_, rest) = text.splitOnce(by: "// TODO:") else { return nil }
    var lines: [String] = []
    for line in rest.rows {
      let isComment = lines.isEmpty || line.trimmed.hasPrefix("//")
      guard isComment else { break }
      lines.append(String(line.trimmed.drop { $0 == "/" }).trimmed)
    }
    return lines.joined(separator: " ").trimmed
  }
}
