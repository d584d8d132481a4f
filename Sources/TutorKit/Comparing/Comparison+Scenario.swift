import Analysis
import Simulation

/// A difference that shows when both programs take the same steps, by their names.
struct ScenarioDifference {
  var difference: Difference
  /// The steps before it.
  var steps: [ActionText]
  var isScreen: Bool
}

extension Comparison {
  /// Both take the steps of a scenario, up to one in which something is not known.
  mutating func follow(
    _ steps: [(before: ActionText, after: ActionText)], _ before: Program, _ after: Program
  ) {
    let (before, after) = Program.knowing(before, after)
    let needed = before.lowered?.neededInputs ?? []
    let programs = [before, after].map(\.lowered)
    let seesIdentities = programs.contains { $0?.seesIdentities != false }
    guard let old = run(steps.map(\.before), before, needed, seesIdentities),
      let new = run(steps.map(\.after), after, needed, seesIdentities)
    else { return }
    for index in old.steps.indices where index < new.steps.count {
      guard old.steps[index].unchecked.isEmpty, new.steps[index].unchecked.isEmpty else { return }
      // What only one of the two asks of the unknown is answered in one way here.
      guard old.asked[index] == new.asked[index] else { return }
      var found = old.screens[index].difference(to: new.screens[index])
      let isScreen = found != nil
      if found == nil, old.problems[index] == nil {
        found =
          new.problems[index].map {
            Difference(
              text: $0.sentence, ofPair: PracticeWords.pairCorrect($0.sentence), subjects: [])
          }
          ?? Difference.ofEffects(old.steps[index], new.steps[index])
      }
      guard let found else { continue }
      if found.unresolved != nil { return }
      let direct = old.directChanges.filter { $0 <= index }
      guard direct.isEmpty else { return noteDirect(direct, old) }
      scenario = ScenarioDifference(
        difference: found, steps: steps.prefix(index).map(\.before), isScreen: isScreen)
      return
    }
  }

  /// The two part after a property was changed by itself, which nobody does. Where something else in the program
  /// changes it, the search has tried that; where nothing does, nothing is said.
  private mutating func noteDirect(_ steps: Set<Int>, _ run: SimulationRun) {
    // An element stands for all: what changes one of them can change another.
    func targets(_ index: Int) -> [String] {
      run.steps[index].writes.map { $0.target + $0.member.filter { !$0.isNumber } }
    }
    let others = run.steps.indices.filter { !run.directChanges.contains($0) }.flatMap(targets)
    let unchanged = steps.sorted().flatMap(targets).first { target in
      !others.contains { $0.hasPrefix(target) || target.hasPrefix($0) }
    }
    if let unchanged { note(Evidence(GradeWords.onlyIfChanged(unchanged))) }
  }

  /// - Parameters:
  ///   - needed: see ``SimulationOptions/neededInputs``.
  ///   - seesIdentities: see ``SimulationOptions/seesIdentities``.
  private func run(
    _ steps: [ActionText], _ program: Program, _ needed: Set<String>, _ seesIdentities: Bool
  ) -> SimulationRun? {
    var request = SimulationRequest(sources: program.sources, root: program.root, steps: steps)
    request.options.observedClasses = program.observedClasses
    request.options.neededInputs = needed
    request.options.seesIdentities = seesIdentities
    request.keepsScreens = true
    request.options.showsEverything = true
    request.options.standIns = 1
    request.options.namesMembers = true
    request.options.isKnownType = { isLibraryName($0) }
    return try? simulate(request).get()
  }
}
