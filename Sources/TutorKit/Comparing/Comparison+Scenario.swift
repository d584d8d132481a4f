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
    guard let parting = parting(steps, before, after) else {
      return noteFields(steps, before, after)
    }
    let direct = parting.old.directChanges.filter { $0 <= parting.step }
    guard direct.isEmpty else { return noteDirect(direct, parting.old) }
    scenario = ScenarioDifference(
      difference: parting.difference, steps: steps.prefix(parting.step).map(\.before),
      isScreen: parting.isScreen)
  }

  /// Where two programs part that take the same steps.
  private struct Parting {
    var old: SimulationRun
    var step: Int
    var difference: Difference
    var isScreen: Bool
  }

  /// - Parameter edit: see ``SimulationOptions/fieldEdit``.
  private func parting(
    _ steps: [(before: ActionText, after: ActionText)], _ before: Program, _ after: Program,
    edit: FieldEdit? = nil
  ) -> Parting? {
    let needed = before.lowered?.neededInputs ?? []
    let programs = [before, after].map(\.lowered)
    let seesIdentities = programs.contains { $0?.seesIdentities != false }
    guard let old = run(steps.map(\.before), before, needed, seesIdentities, edit),
      let new = run(steps.map(\.after), after, needed, seesIdentities, edit)
    else { return nil }
    for index in old.steps.indices where index < new.steps.count {
      guard old.steps[index].unchecked.isEmpty, new.steps[index].unchecked.isEmpty else {
        return nil
      }
      // What only one of the two asks of the unknown is answered in one way here.
      guard old.asked[index] == new.asked[index] else { return nil }
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
      return found.unresolved != nil
        ? nil : Parting(old: old, step: index, difference: found, isScreen: isScreen)
    }
    return nil
  }

  /// The two part once a field of what a property keeps has another value, and no code of either gives it one: an
  /// answer may write out what the fields hold.
  private mutating func noteFields(
    _ steps: [(before: ActionText, after: ActionText)], _ before: Program, _ after: Program
  ) {
    let changes = steps.filter { $0.before.verb == .change }
    guard !changes.isEmpty, let old = before.lowered, let new = after.lowered else { return }
    let fields = unwrittenFields(in: before.sources, old.program)
      .intersection(unwrittenFields(in: after.sources, new.program))
    guard !fields.isEmpty else { return }
    for value in [nil] + telling(old, new).map(Optional.some) {
      guard parting(changes, before, after, edit: FieldEdit(fields, to: value)) != nil else {
        continue
      }
      let one = fields.sorted().first {
        parting(changes, before, after, edit: FieldEdit([$0], to: value)) != nil
      }
      return note(Evidence(GradeWords.onlyIfChanged(one ?? fields.sorted()[0])))
    }
  }

  /// The texts and numbers that one program alone mentions, and the numbers beside them.
  private func telling(_ before: LoweredProgram, _ after: LoweredProgram) -> [EventValue] {
    let rare = Palette(before.mined, after.mined).rare
    let texts = rare.compactMap { if case .string(let text) = $0 { text } else { nil } }
    // A whole number is among these too.
    let numbers = rare.compactMap { if case .floating(let number) = $0 { number } else { nil } }
    return texts.sorted().prefix(Self.textsOfField).map { .string($0) }
      + numbers.sorted().prefix(Self.numbersOfField).map { .floating($0) }
  }

  private static let textsOfField = 6
  private static let numbersOfField = 9

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
  ///   - edit: see ``SimulationOptions/fieldEdit``.
  private func run(
    _ steps: [ActionText], _ program: Program, _ needed: Set<String>, _ seesIdentities: Bool,
    _ edit: FieldEdit?
  ) -> SimulationRun? {
    var request = SimulationRequest(sources: program.sources, root: program.root, steps: steps)
    request.options.observedClasses = program.observedClasses
    request.options.neededInputs = needed
    request.options.seesIdentities = seesIdentities
    request.options.fieldEdit = edit
    request.keepsScreens = true
    request.options.showsEverything = true
    request.options.standIns = 1
    request.options.namesMembers = true
    request.options.isKnownType = { isLibraryName($0) }
    return try? simulate(request).get()
  }
}
