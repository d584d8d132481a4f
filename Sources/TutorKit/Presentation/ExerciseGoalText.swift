import Analysis
import Simulation

/// What an exercise asks for, as a person reads it: its goal, and the numbers to reach.
package func goalLines(of exercise: Exercise, options: RenderOptions) -> [String] {
  ExerciseGoal(exercise: exercise).lines(options)
}

/// What an exercise asks for: its goal in two sentences, and the numbers to reach.
struct ExerciseGoal {
  let exercise: Exercise

  /// The lines to print. Simulates the starter and the reference.
  func lines(_ options: RenderOptions) -> [String] {
    let steps = steps
    return options.wrap(sentences(hasSteps: !steps.isEmpty))
      + steps.flatMap { options.wrap($0, hanging: 4, first: 2) }
  }

  /// - Parameter hasSteps: Whether any step has to build less than before.
  private func sentences(hasSteps: Bool) -> String {
    if exercise.isOwn { return OwnWords.goal(exercise.listed(exercise.demandingRules)) }
    guard let pair = exercise.pair else {
      let task = exercise.task
      return [
        task.map { PracticeWords.goal($0) },
        hasSteps ? PracticeWords.mustSameInSteps() : PracticeWords.mustNotGrow(),
        exercise.demandOfFindings,
        exercise.idleCost == 0 ? nil : PracticeWords.idleViewsCost(exercise.idleCost),
      ].compactMap(\.self).joined(separator: " ")
    }
    return [
      PracticeWords.goalOfPair(), pair.asks, pair.asksOfCounts,
      pair.otherName.map { PracticeWords.keepName($0) }, pair.isNotGraded, pair.isNotCounted,
      pair.isNotAsked,
      exercise.demandOfFindings,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Each step that has to build less, once.
  private var steps: [String] {
    guard !exercise.isOwn, let starter = exercise.starterText,
      let reference = exercise.referenceText
    else {
      return []
    }
    let roots = [exercise.root] + (exercise.pair?.otherRoots ?? [])
    let found = withDeepStack { roots.flatMap { steps(starter, reference, root: $0) } }
    var seen: Set<String> = []
    return (found ?? []).filter { seen.insert($0).inserted }
  }

  private func steps(_ starter: String, _ reference: String, root: String) -> [String] {
    let given = exercise.scenario.isEmpty ? nil : exercise.scenario.map(ActionText.init)
    let sources = [starter, reference].map { parse(MarkedSource($0).text, file: "") }
    let classes = observedClasses(in: sources)
    guard let whole = run(sources[0], root, given, classes) else { return [] }
    let offered = given ?? whole.steps.dropFirst().map { ActionText($0.action) }
    let actions = exercise.counted(offered)
    guard
      let before = actions == offered ? whole : run(sources[0], root, actions, classes),
      let after = run(sources[1], root, actions, classes)
    else { return [] }
    return zip(before.steps, after.steps).enumerated().dropFirst().compactMap { index, step in
      let (old, new) = step
      guard after.problems[index] == nil else { return nil }
      if exercise.pair != nil, after.changesNothing(in: index, unlike: before) { return nil }
      let bound = exercise.bound(new)
      guard !bound.allows(old) else { return nil }
      let happening = Self.happening(index, of: before.steps.map(\.action))
      let text = PracticeWords.step(happening.capitalizedFirst, old.rebuilt, bound.most)
      return exercise.tolerance == 0
        ? text + "." : text + " " + PracticeWords.tolerance(exercise.tolerance, new.rebuilt) + "."
    }
  }

  /// What happens in a step. One that was taken before says what came between.
  private static func happening(_ index: Int, of actions: [String]) -> String {
    let happening = ActionText(actions[index]).happening
    guard actions[..<index].contains(actions[index]) else { return happening }
    let last = actions[index - 1]
    return last == actions[index]
      ? PracticeWords.again(happening)
      : PracticeWords.againAfter(happening, ActionText(last).happening)
  }

  private func run(
    _ source: ParsedSource, _ root: String, _ steps: [ActionText]?, _ classes: [String: Bool]
  ) -> SimulationRun? {
    var request = SimulationRequest(sources: [source], root: root, steps: steps)
    request.options.observedClasses = classes
    return try? simulate(request).get()
  }
}

extension PairTexts {
  /// What an answer has to keep.
  fileprivate var asks: String {
    switch relation {
    case .same(savesWork: true): PracticeWords.mustSame()
    case .same(savesWork: false): PracticeWords.mustStay()
    case .arranged(let how, _): PracticeWords.mustBeArranged(how)
    case .unpaired(let shown): PracticeWords.mustStayUnpaired(shown)
    case .differ(let how, _, _):
      model == .reference ? PracticeWords.mustBeReference(how) : PracticeWords.mustBeOne(how)
    case .untold(let why): PracticeWords.mustBeOneUntold(why)
    }
  }

  /// Whether counts are asked for, where that does not follow from what is kept.
  fileprivate var asksOfCounts: String? {
    switch relation {
    case .same, .unpaired: nil
    case .arranged, .differ, .untold:
      keepsCounts ? PracticeWords.mustBuildLess() : PracticeWords.notCounted()
    }
  }

  /// Which views are not looked at; nil: all are.
  fileprivate var isNotGraded: String? {
    ungraded.isEmpty
      ? nil : PracticeWords.notGraded(enumerated(ungraded.map { "`\($0)`" }), ungraded.count)
  }
}

extension PairTexts {
  /// Which steps are not counted, and why; nil: all are.
  fileprivate var isNotCounted: String? {
    guard keepsCounts, !uncounted.isEmpty else { return nil }
    return PracticeWords.uncounted(
      enumerated(uncounted.map { ActionText($0).happening }), whyUncounted)
  }

  /// What the title names and no check asks for; nil: nothing.
  fileprivate var isNotAsked: String? {
    unasked.isEmpty ? nil : PracticeWords.notAsked(enumerated(unasked.map { "`\($0)`" }))
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

extension Exercise {
  /// Its rules without those of which no finding has to go.
  fileprivate var demandingRules: [String] {
    rules.filter {
      $0 != PairTexts.noRule && (!Rule.ofNotes.contains($0) || noteRules.contains($0))
    }
  }

  /// What is asked of findings of its rules. nil: it names none.
  fileprivate var demandOfFindings: String? {
    let strict = demandingRules.filter(noteRules.contains)
    let others = demandingRules.filter { !noteRules.contains($0) }
    let sentences = [
      strict.isEmpty ? nil : PracticeWords.mustRules(listed(strict)),
      others.isEmpty ? nil : demandOfWarnings(others),
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  fileprivate func listed(_ rules: [String]) -> String {
    rules.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func demandOfWarnings(_ demanding: [String]) -> String {
    let rules = listed(demanding)
    let excusable = demanding.filter(excusedRules.contains)
    if excusable.isEmpty { return PracticeWords.mustWarnings(rules) }
    if excusable.count == demanding.count { return PracticeWords.mustDearWarnings(rules) }
    return PracticeWords.mustDearWarningsOf(rules, listed(excusable))
  }
}
