import Simulation

/// Where two programs part.
struct Difference {
  /// The step after which it shows; 0: at first.
  var step: Int
  var text: String
  /// What it is about, as code.
  var subjects: [String]
}

extension Comparison.World {
  /// What is assumed besides, as the beginning of a sentence.
  var condition: String {
    contrary.isEmpty
      ? "" : contrary.map { GradeWords.whereNot($0) }.joined(separator: ", ") + ", "
  }

  var firstScreenDifference: Difference? {
    for index in old.screens.indices where index < new.screens.count {
      let found = old.screens[index].difference(to: new.screens[index])
      guard let (text, line) = found else { continue }
      return Difference(step: index, text: text, subjects: [line])
    }
    return nil
  }

  var firstBehaviourDifference: Difference? {
    for index in old.steps.indices where index < new.steps.count {
      let found =
        (index > 0 ? actionDifference(index) : nil)
        ?? effectDifference(old.steps[index].effects, new.steps[index].effects)
        ?? passingDifference(index)
        ?? stateDifference(old.states[index], new.states[index])
      if let (text, subjects) = found {
        return Difference(step: index, text: text, subjects: subjects)
      }
    }
    return nil
  }

  private typealias Found = (text: String, subjects: [String])

  private func actionDifference(_ index: Int) -> Found? {
    guard old.problems[index] == nil else { return nil }
    if let problem = new.problems[index] { return (problem.sentence, []) }
    let before = old.changes(of: index)
    guard !before.isEmpty, new.changes(of: index).isEmpty else { return nil }
    return (GradeWords.changesNothing(before.joined(separator: ", ")), before)
  }

  /// What is done to the rest of the app, in order.
  private func effectDifference(_ old: [String], _ new: [String]) -> Found? {
    guard old != new else { return nil }
    let place = zip(old, new).prefix { $0 == $1 }.count
    let expected = place < old.count ? "`\(old[place])`" : GradeWords.nothingMore()
    let found = place < new.count ? "`\(new[place])`" : GradeWords.nothingMore()
    return (
      GradeWords.doesOtherwise(expected, found),
      [old, new].compactMap { place < $0.count ? $0[place] : nil }
    )
  }

  /// What is seen while something is waited for, of state that both programs have. Values that are
  /// references have no words.
  private func passingDifference(_ index: Int) -> Found? {
    func values(_ run: SimulationRun) -> [Substring: [PassingValue]] {
      Dictionary(
        grouping: run.steps[index].passing.filter { !$0.value.contains("#") }, by: \.name.lastName)
    }
    func names(_ run: SimulationRun) -> Set<Substring> {
      Set(run.states[index].map { Substring($0.name) })
    }
    let known = names(old).intersection(names(new))
    let (before, after) = (values(old), values(new))
    for name in known.sorted() where before[name]?.map(\.value) != after[name]?.map(\.value) {
      let texts = [before, after].map { $0[name]?.map(\.value).joined(separator: ", ") }
      let sentence = GradeWords.passesOtherwise(
        String(name), texts[0] ?? GradeWords.nothingMore(), texts[1] ?? GradeWords.nothingMore())
      return (sentence, [String(name)])
    }
    return nil
  }

  /// State may move to another view or model, so it is known by its name.
  private func stateDifference(_ old: [StateValue], _ new: [StateValue]) -> Found? {
    let values = Dictionary(grouping: old, by: \.name)
    for state in new {
      guard let expected = values[state.name], !state.holdsObjects,
        !expected.contains(where: \.holdsObjects)
      else { continue }
      if !expected.contains(where: { $0.value == state.value }) {
        let wanted = expected.map(\.value).joined(separator: GradeWords.or())
        return (
          GradeWords.stateDiffers(state.name, state.owner, state.value, wanted), [state.name]
        )
      }
    }
    return nil
  }
}

extension SimulationRun {
  /// What a step has changed: the state that has other values, or the screen.
  fileprivate func changes(of step: Int) -> [String] {
    guard step > 0, step < states.count else { return [] }
    let known = Set(states[step - 1])
    let changed = states[step].filter { !known.contains($0) }.map { "\($0.owner).\($0.name)" }
    if changed.isEmpty, screens[step] != screens[step - 1] { return [GradeWords.whatIsShown()] }
    return changed
  }
}

extension RenderTree {
  /// The first difference to another tree, in words, and the line that is missing, or else the one
  /// that is new. nil: none.
  func difference(to other: RenderTree) -> (text: String, line: String)? {
    // Nearly all are equal, and lines take far longer to make.
    if self == other { return nil }
    let before = lines
    let after = other.lines
    guard before != after else { return nil }
    let index = zip(before, after).enumerated().first { $1.0 != $1.1 }?.offset
    let place = index ?? min(before.count, after.count)
    let expected = place < before.count ? before[place] : nil
    let found = place < after.count ? after[place] : nil
    if let expected, let found, expected.trimmed == found.trimmed {
      return (GradeWords.standsElsewhere(found.trimmed), found.trimmed)
    }
    let text = GradeWords.expected(
      expected.map { "`\($0.trimmed)`" } ?? GradeWords.nothingMore(),
      found.map { "`\($0.trimmed)`" } ?? GradeWords.nothingMore())
    return (text, (expected ?? found ?? "").trimmed)
  }
}
