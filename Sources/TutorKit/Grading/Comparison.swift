import Analysis
import Simulation

/// A program to compare: its sources and the root that is shown.
struct Program: Sendable {
  var sources: [ParsedSource]
  /// nil: the file's preview, or its outermost view.
  var root: String?

  /// Runs steps with all that can be shown in the tree.
  ///
  /// - Parameters:
  ///   - explores: after the steps, all that the screen offers is done.
  ///   - refused: what is answered with no of what is asked about the unknown.
  func run(_ steps: [ActionText], explores: Bool = false, refused: Set<String>) -> SimulationRun? {
    var request = SimulationRequest(sources: sources, root: root, steps: explores ? nil : steps)
    request.firstSteps = steps
    request.explores = explores
    request.keepsScreens = true
    request.options.showsEverything = true
    request.options.refused = refused
    return try? simulate(request).get()
  }
}

/// Whether two programs show and do the same: over a scenario and all that the first one offers,
/// and over each assumption about the unknown turned round.
struct Comparison {
  private let before: Program
  private let after: Program
  let worlds: [World]

  /// One set of assumptions about what is not declared.
  struct World: Sendable {
    /// Questions that are answered with no.
    var refused: Set<String>
    /// What was turned round last.
    var contrary: [String]
    var steps: [ActionText]
    var old: SimulationRun
    var new: SimulationRun
  }

  /// nil: one of the two cannot be shown.
  init?(before: Program, after: Program, steps: [ActionText]) {
    var known = KnownRuns()
    self.init(before: before, after: after, steps: steps, known: &known)
  }

  /// nil: one of the two cannot be shown.
  ///
  /// - Parameter known: runs of `before` with these steps, of other comparisons.
  init?(before: Program, after: Program, steps: [ActionText], known: inout KnownRuns) {
    self.before = before
    self.after = after
    worlds = Self.explore(before, after, steps, &known)
    if worlds.isEmpty { return nil }
  }

  /// Runs of one program by what is answered with no.
  typealias KnownRuns = [Set<String>: SimulationRun]

  /// Assumptions that are tried.
  private static let mostWorlds = 16

  private static func explore(
    _ before: Program, _ after: Program, _ steps: [ActionText], _ known: inout KnownRuns
  ) -> [World] {
    var worlds: [World] = []
    var seen: Set<String> = []
    var pending: [[String]] = [[]]
    var next = 0
    while next < pending.count, worlds.count < mostWorlds {
      let contrary = pending[next]
      next += 1
      guard let world = world(before, after, steps, contrary, &known) else { continue }
      worlds.append(world)
      if world.firstScreenDifference != nil || world.firstBehaviourDifference != nil { break }
      for question in world.old.questions + world.new.questions
      where seen.insert(question).inserted {
        pending.append(contrary + [question])
      }
    }
    return worlds
  }

  private static func world(
    _ before: Program, _ after: Program, _ steps: [ActionText], _ contrary: [String],
    _ known: inout KnownRuns
  ) -> World? {
    let refused = Set(contrary)
    guard let old = known[refused] ?? before.run(steps, explores: true, refused: refused) else {
      return nil
    }
    known[refused] = old
    let taken = old.steps.dropFirst().map { ActionText($0.action) }
    guard let new = after.run(taken, refused: refused) else { return nil }
    return World(refused: refused, contrary: contrary, steps: taken, old: old, new: new)
  }

  /// What is not modelled on either side, under the assumptions that are made at first.
  var doubts: [String] {
    guard let world = worlds.first else { return [] }
    var result: [String] = []
    for doubt in world.old.doubts + world.new.doubts where !result.contains(doubt) {
      result.append(doubt)
    }
    return result
  }

  /// The render trees after each step.
  var rendersTheSame: GradeReport.Check {
    check("renders-the-same", \.firstScreenDifference)
  }

  /// Controls that act in the old program must act here, and the same must come of it.
  var behavesTheSame: GradeReport.Check {
    check("behaves-the-same", \.firstBehaviourDifference)
  }

  private func check(
    _ id: String, _ difference: (World) -> Difference?
  ) -> GradeReport.Check {
    for world in worlds {
      guard let found = difference(world) else { continue }
      let shortest = shrunk(world, to: found.step) { difference($0) != nil }
      return GradeReport.Check(
        id: id, status: .failed, evidence: [world.condition(after: shortest) + found.text])
    }
    return GradeReport.Check(id: id, status: .passed, evidence: [])
  }

  // MARK: The shortest failing sequence

  /// The steps up to `last` without those that the failure does not need.
  private func shrunk(
    _ world: World, to last: Int, isFailing: (World) -> Bool
  ) -> [ActionText] {
    var kept = Array(world.steps.prefix(last))
    guard kept.count > 1 else { return kept }
    for index in kept.indices.dropLast().reversed() {
      var shorter = world
      shorter.steps = kept
      shorter.steps.remove(at: index)
      guard let old = before.run(shorter.steps, refused: world.refused),
        let new = after.run(shorter.steps, refused: world.refused)
      else { continue }
      shorter.old = old
      shorter.new = new
      if isFailing(shorter) { kept = shorter.steps }
    }
    return kept
  }
}
