import Analysis
import Simulation

/// Two programs that took the same steps: what `compare` takes its counts from.
struct CountedPair {
  var old: SimulationRun
  var new: SimulationRun
  /// The positions of the steps that count: those that could be carried out in both. What is missing on one
  /// side builds nothing there, and is no gain.
  var steps: [Int]
  /// What a step is called, by how it is written.
  var label: @Sendable (String) -> String = { $0 }

  private static let mostSteps = 64

  /// A row of counts for each step.
  var rows: [CompareReport.Step] {
    steps.map { index in
      CompareReport.Step(
        action: label(old.steps[index].action), before: old.steps[index].counts,
        after: new.steps[index].counts)
    }
  }

  private init(_ old: SimulationRun, _ new: SimulationRun) {
    (self.old, self.new) = (old, new)
    steps = old.steps.indices.filter {
      $0 < new.steps.count && old.problems[$0] == nil && new.problems[$0] == nil
    }
  }

  /// All controls of the first program and what the system changes, there and back; where that shows no difference,
  /// controls that come up after one of them, then variables that are changed directly, what a person does without a
  /// control, or else a parent that changes what it gives to the root.
  ///
  /// - Parameter keepsDrawing: whether the runs keep what a picture shows.
  static func pairs(
    _ before: Program, _ after: Program, keepsDrawing: Bool = false
  ) -> [CountedPair] {
    let (before, after) = Program.knowing(before, after)
    func run(_ program: Program, _ steps: [ActionText]?) -> SimulationRun? {
      CountedPair.run(program, steps, keepsDrawing)
    }
    guard let discovered = run(before, nil) else { return [] }
    var offered = discovered.controls.map(ActionText.init)
    if offered.isEmpty, let other = run(after, []) {
      offered = discovered.mutablePaths.filter(other.mutablePaths.contains)
        .map { ActionText("change:" + $0) }
    }
    offered += discovered.environment.map(ActionText.init)
    let steps = Array((offered + offered.reversed()).prefix(mostSteps))
    guard let old = run(before, steps), let new = run(after, steps) else { return [] }
    // A control whose label has changed by then answers to none of the second half's steps.
    let pair = CountedPair(old, new)
    if pair.rows.dropFirst().contains(where: { $0.before.rebuilt != $0.after.rebuilt }) {
      return [pair]
    }
    let later = later(before, after, offered, keepsDrawing)
    if !later.isEmpty { return [pair] + later }
    if pair.old.unchecked.isEmpty, pair.new.unchecked.isEmpty,
      let repeated = repeated(before, after, offered, keepsDrawing)
    {
      return [pair, repeated]
    }
    if let direct = changed(before, after, discovered, offered, keepsDrawing) {
      return [pair, direct]
    }
    if let performed = performed(before, after, discovered, keepsDrawing) {
      return [pair, performed]
    }
    return [pair] + given(before, after, root: discovered.root, keepsDrawing)
  }

  /// What modifiers of both programs do when a person scrolls, hovers or submits, where that tells the two apart.
  private static func performed(
    _ before: Program, _ after: Program, _ discovered: SimulationRun, _ keepsDrawing: Bool
  ) -> CountedPair? {
    let steps = discovered.performed.prefix(mostSteps).map(ActionText.init)
    guard !steps.isEmpty, let old = run(before, steps, keepsDrawing),
      let new = run(after, steps, keepsDrawing)
    else { return nil }
    var pair = CountedPair(old, new)
    pair.steps.removeFirst(min(1, pair.steps.count))
    return pair.rows.contains { $0.before.rebuilt > $0.after.rebuilt } ? pair : nil
  }

  /// Variables that both programs have are changed directly, where that tells the two apart: controls that change
  /// them may come up after several others only.
  private static func changed(
    _ before: Program, _ after: Program, _ discovered: SimulationRun, _ offered: [ActionText],
    _ keepsDrawing: Bool
  ) -> CountedPair? {
    guard let other = run(after, [], false) else { return nil }
    let steps = discovered.mutablePaths.filter(other.mutablePaths.contains)
      .map { ActionText("change:" + $0) }.filter { !offered.contains($0) }
    guard !steps.isEmpty else { return nil }
    let taken = Array(steps.prefix(mostSteps))
    guard let old = run(before, taken, keepsDrawing),
      let new = run(after, taken, keepsDrawing)
    else { return nil }
    var pair = CountedPair(old, new)
    pair.steps.removeFirst(min(1, pair.steps.count))
    let tells = pair.rows.contains { $0.before.rebuilt > $0.after.rebuilt }
    return tells ? pair : nil
  }

  /// One control several times, where that tells the two apart: what is saved may come up after a while. Its label
  /// may change each time.
  private static func repeated(
    _ before: Program, _ after: Program, _ offered: [ActionText], _ keepsDrawing: Bool
  ) -> CountedPair? {
    for (place, control) in offered.prefix(mostRepeated).enumerated() {
      var steps = [control]
      for _ in 1..<mostTimes {
        guard let opened = run(before, steps, false, discovers: true) else { break }
        let controls = opened.controls.map(ActionText.init)
        guard
          let next = controls.first(where: { $0 == control }) ?? controls.dropFirst(place).first,
          next.verb == control.verb
        else { break }
        steps.append(next)
      }
      guard steps.count > 1, let old = run(before, steps, keepsDrawing),
        let new = run(after, steps, keepsDrawing)
      else { continue }
      var pair = CountedPair(old, new)
      pair.steps.removeAll { $0 < 2 }
      if pair.rows.contains(where: { $0.before.rebuilt > $0.after.rebuilt }) { return pair }
    }
    return nil
  }

  /// Controls that are used several times, and how often each is.
  private static let mostRepeated = 8
  private static let mostTimes = 6

  /// Each control, and what comes up after it: those in which the two differ.
  private static func later(
    _ before: Program, _ after: Program, _ offered: [ActionText], _ keepsDrawing: Bool
  ) -> [CountedPair] {
    var result: [CountedPair] = []
    for control in offered.prefix(mostOpened) where result.count < mostLater {
      guard let opened = run(before, [control], false, discovers: true) else {
        continue
      }
      let further = opened.controls.map(ActionText.init).filter { !offered.contains($0) }
      guard !further.isEmpty else { continue }
      let steps = [control] + further.prefix(mostSteps)
      guard let old = run(before, steps, keepsDrawing),
        let new = run(after, steps, keepsDrawing)
      else { continue }
      var pair = CountedPair(old, new)
      pair.steps.removeAll { $0 < 2 }
      pair.label = { GradeWords.stepAfter($0, control.text) }
      if pair.rows.contains(where: { $0.before.rebuilt != $0.after.rebuilt }) {
        result.append(pair)
      }
    }
    return result
  }

  /// Controls after which it is looked what comes up.
  private static let mostOpened = 16
  /// Controls of which what came up is counted.
  private static let mostLater = 3

  /// A parent changes what it gives to the root; empty: the root has no inputs.
  private static func given(
    _ before: Program, _ after: Program, root: String, _ keepsDrawing: Bool
  ) -> [CountedPair] {
    let shared = Set(typeOutlines(of: after.sources).map(\.name))
    let names = [root] + typeOutlines(of: before.sources).map(\.name).filter(shared.contains)
    let hosts = names.lazy.flatMap { name in
      [true, false].lazy.compactMap { hasValues -> TrialHost? in
        // A view that takes other inputs afterwards cannot be given the same.
        let host = TrialHost(of: name, in: before.sources, hasValues: hasValues)
        let other = TrialHost(of: name, in: after.sources, hasValues: hasValues)
        return host?.source.text == other?.source.text ? host : nil
      }
    }
    guard let host = hosts.first else { return [] }
    func run(_ program: Program) -> SimulationRun? {
      var hosting = program
      hosting.sources.append(host.source)
      hosting.root = TrialHost.name
      return CountedPair.run(hosting, host.steps, keepsDrawing)
    }
    guard let old = run(before), let new = run(after) else { return [] }
    var pair = CountedPair(old, new)
    pair.steps.removeFirst(min(1, pair.steps.count))
    pair.label = { host.label(of: $0) }
    return [pair]
  }

  private static func run(
    _ program: Program, _ steps: [ActionText]?, _ keepsDrawing: Bool, discovers: Bool = false
  ) -> SimulationRun? {
    var request = SimulationRequest(sources: program.sources, root: program.root, steps: steps)
    request.options.observedClasses = program.observedClasses
    request.keepsDrawing = keepsDrawing
    request.discoversAtEnd = discovers
    return try? simulate(request).get()
  }
}
