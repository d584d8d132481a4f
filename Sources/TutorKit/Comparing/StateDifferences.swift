import Simulation

/// What is seen while something is waited for, of state that both programs have. Values that are
/// references have no words.
func passingDifference(
  _ old: StepTrace, _ new: StepTrace, _ oldStates: [StateValue], _ newStates: [StateValue]
) -> Difference? {
  func values(_ step: StepTrace) -> [Substring: [PassingValue]] {
    Dictionary(grouping: step.passing.filter { !$0.value.contains("#") }, by: \.name.lastName)
  }
  func names(_ states: [StateValue]) -> Set<Substring> { Set(states.map { Substring($0.name) }) }
  let known = names(oldStates).intersection(names(newStates))
  let (before, after) = (values(old), values(new))
  for name in known.sorted() where before[name]?.map(\.value) != after[name]?.map(\.value) {
    let texts = [before, after].map {
      $0[name]?.map(\.value).joined(separator: ", ") ?? GradeWords.nothingMore()
    }
    return Difference(
      text: GradeWords.passesOtherwise(String(name), texts[0], texts[1]),
      ofPair: PracticeWords.pairPasses(String(name), texts[0], texts[1]),
      subjects: [String(name)])
  }
  return nil
}

/// A value of one name that the old program has not, and those that it has in its place. As many as there were are
/// held one against one. nil: there is none, or nothing can be told.
private func unexpected(
  _ states: [StateValue], _ expected: [StateValue]
) -> (state: StateValue, wanted: String)? {
  let isPaired = states.count == expected.count
  var left = expected
  for state in states {
    if let place = left.firstIndex(where: { $0.value == state.value }) {
      if isPaired { left.remove(at: place) }
      continue
    }
    let isTold =
      !state.holdsObjects
      && !expected.contains { $0.holdsObjects || $0.isShaped(unlike: state) }
    guard isTold else { continue }
    let others = isPaired ? left.filter { old in !states.contains { $0.value == old.value } } : left
    let wanted = (others.isEmpty ? left : others).map(\.value)
    return (state, Set(wanted).sorted().joined(separator: GradeWords.or()))
  }
  return nil
}

/// The names of the states that both programs have, with the same values.
func sharedStates(_ old: [StateValue], _ new: [StateValue]) -> Set<String> {
  func values(_ states: [StateValue]) -> [String: [String]] {
    Dictionary(grouping: states, by: \.name).mapValues { $0.map(\.value).sorted() }
  }
  let (before, after) = (values(old), values(new))
  return Set(before.keys.filter { before[$0] == after[$0] })
}

/// The names of states that nothing tells apart now.
func agreeingStates(_ old: [StateValue], _ new: [StateValue]) -> Set<String> {
  Set(new.map(\.name)).filter { stateDifference(old, new, among: [$0]) == nil }
}

/// State may move to another view or model, so it is known by its name.
///
/// - Parameter names: those that count; nil: all.
func stateDifference(
  _ old: [StateValue], _ new: [StateValue], among names: Set<String>? = nil
) -> Difference? {
  let values = Dictionary(grouping: old, by: \.name)
  let found = Dictionary(grouping: new, by: \.name)
  var seen: Set<String> = []
  for name in new.map(\.name) where names?.contains(name) ?? true && seen.insert(name).inserted {
    guard let expected = values[name], let states = found[name] else { continue }
    if let (state, wanted) = unexpected(states, expected) {
      return Difference(
        text: GradeWords.stateDiffers(state.name, state.owner, state.value, wanted),
        ofPair: PracticeWords.pairState(state.name, state.owner, state.value, wanted),
        subjects: [state.name])
    }
  }
  return nil
}

extension String {
  /// `count` of `Screen._count`
  var lastName: Substring {
    let name = split(separator: ".").last ?? ""
    return name.hasPrefix("_") ? name.dropFirst() : name
  }
}
