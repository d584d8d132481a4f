import Analysis
import Foundation
import Simulation

/// A program to compare: its sources and the root that is shown.
struct Program: Sendable {
  var sources: [ParsedSource]
  /// nil: the file's preview, or its outermost view.
  var root: String?
  /// What it was tried out with before, where it is compared with several others.
  var known: KnownRuns? = nil

  /// Runs steps with all that can be shown in the tree.
  ///
  /// - Parameters:
  ///   - explores: after the steps, all that the screen offers is done.
  ///   - refused: what is answered with no of what is asked about the unknown.
  ///   - isBrief: it is done once, in another order.
  func run(
    _ steps: [ActionText], explores: Bool = false, isBrief: Bool = false, refused: Set<String>
  ) -> SimulationRun? {
    let key = KnownRuns.Key(root: root, steps: steps, isBrief: isBrief, refused: refused)
    if explores, let run = known?[key] { return run }
    var request = SimulationRequest(sources: sources, root: root, steps: explores ? nil : steps)
    request.firstSteps = steps
    request.explores = explores
    request.exploresBriefly = isBrief
    request.keepsScreens = true
    request.options.showsEverything = true
    request.options.refused = refused
    let run = try? simulate(request).get()
    if explores { known?[key] = run }
    return run
  }
}

/// Runs in which one program was tried out.
final class KnownRuns: @unchecked Sendable {
  struct Key: Hashable {
    var root: String?
    var steps: [ActionText]
    var isBrief: Bool
    var refused: Set<String>
  }

  private let lock = NSLock()
  private var runs: [Key: SimulationRun] = [:]

  subscript(key: Key) -> SimulationRun? {
    get { lock.withLock { runs[key] } }
    set { lock.withLock { runs[key] = newValue } }
  }
}

/// Whether two programs show and do the same: over a scenario and all that the first one offers,
/// and over each assumption about the unknown turned round.
struct Comparison {
  private(set) var worlds: [World] = []
  /// What could not be tried, since there was too much.
  private var leftOut: [Evidence] = []
  /// Sets of assumptions that are tried for a root.
  private let mostWorlds: Int

  /// One set of assumptions about what is not declared.
  struct World: Sendable {
    var before: Program
    var after: Program
    /// What is turned round, what was found last at the end.
    var contrary: [String]
    var steps: [ActionText]
    var old: SimulationRun
    var new: SimulationRun

    /// The old program is tried out after the steps, and the new one does the same.
    ///
    /// - Parameters:
    ///   - contrary: questions that are answered with no.
    ///   - isBrief: each thing is done once, and values are entered last.
    init?(
      _ before: Program, _ after: Program, trying steps: [ActionText], contrary: [String],
      isBrief: Bool = false
    ) {
      let refused = Set(contrary)
      guard
        let old = before.run(steps, explores: true, isBrief: isBrief, refused: refused)
      else { return nil }
      let taken = old.steps.dropFirst().map { ActionText($0.action) }
      guard let new = after.run(taken, refused: refused) else { return nil }
      (self.before, self.after, self.contrary) = (before, after, contrary)
      (self.steps, self.old, self.new) = (taken, old, new)
    }

    /// The same with other steps or assumptions, which are all that is done. nil: not possible.
    func with(steps: [ActionText], contrary: [String]? = nil) -> World? {
      var result = self
      result.steps = steps
      result.contrary = contrary ?? self.contrary
      let refused = Set(result.contrary)
      guard let old = before.run(steps, refused: refused),
        let new = after.run(steps, refused: refused)
      else { return nil }
      (result.old, result.new) = (old, new)
      return result
    }

    /// What may be turned round. An input with a default value counts where both programs have it:
    /// otherwise it is a constant that is written where it is used now.
    var questions: [String] {
      (old.questions + new.questions).filter { question in
        !asksForDefault(question)
          || old.questions.contains(question) && new.questions.contains(question)
      }
    }

    var isDifferent: Bool {
      firstScreenDifference != nil || firstBehaviourDifference != nil
    }
  }

  /// nil: one of the two cannot be shown.
  ///
  /// Without a root, all views that no other view of the first program makes are compared.
  ///
  /// - Parameter mostWorlds: sets of assumptions that are tried for a root; when there are more, the
  ///   last ones share what is left.
  init?(
    before: Program, after: Program, steps: [ActionText],
    mostWorlds: Int = Self.usualMostWorlds
  ) {
    self.mostWorlds = mostWorlds
    let roots = ComparisonRoots(before, after)
    leftOut = roots.leftOut.map { Evidence($0) }
    for (before, after) in roots.pairs {
      explore(before, after, steps)
      if worlds.last?.isDifferent == true { break }
    }
    if worlds.isEmpty { return nil }
  }

  // MARK: Assumptions

  /// Sets of assumptions that are tried for a root of a submission.
  private static let usualMostWorlds = 32
  /// The last of them, which share what is left when there is more.
  private static let sharedWorlds = 12

  private mutating func explore(_ before: Program, _ after: Program, _ steps: [ActionText]) {
    var seen: Set<String> = []
    var pending: [[String]] = [[]]
    var count = 0
    while !pending.isEmpty, count < mostWorlds {
      let contrary = Self.takeNext(&pending, places: mostWorlds - count)
      guard let world = World(before, after, trying: steps, contrary: contrary) else { continue }
      count += 1
      worlds.append(world)
      if !world.isDifferent, let other = world.unseenWrite { worlds.append(other) }
      if contrary.isEmpty, worlds.last?.isDifferent == false,
        let other = World(before, after, trying: [], contrary: [], isBrief: true)
      {
        worlds.append(other)
      }
      if worlds.last?.isDifferent == true { return }
      note(world)
      for question in world.questions where seen.insert(question).inserted {
        pending.append(contrary + [question])
      }
    }
    if !pending.isEmpty {
      let questions = pending.compactMap(\.last).joined(separator: ", ")
      leftOut.append(Evidence(GradeWords.moreAssumed(questions)))
    }
  }

  /// One set of assumptions after another, and when more are left than places, several in one.
  private static func takeNext(_ pending: inout [[String]], places: Int) -> [String] {
    guard places <= sharedWorlds, pending.count > places else { return pending.removeFirst() }
    var result: [String] = []
    for _ in 0..<((pending.count + places - 1) / places) {
      result += pending.removeFirst().filter { !result.contains($0) }
    }
    return result
  }

  private mutating func note(_ world: World) {
    guard !world.old.untried.isEmpty else { return }
    let fact = Evidence(GradeWords.moreOffered(world.old.untried.joined(separator: ", ")))
    if !leftOut.contains(fact) { leftOut.append(fact) }
  }

  /// What is not modelled on either side, under the assumptions that are made at first, and what
  /// was not tried.
  var doubts: [Evidence] {
    var result: [Evidence] = []
    for world in worlds where world.contrary.isEmpty {
      for doubt in world.old.doubts + world.new.doubts where !result.contains(doubt) {
        result.append(doubt)
      }
    }
    return result + leftOut
  }

  /// The views of all screens that were compared, in both programs: what the comparison took.
  var shownViews: Int {
    worlds.reduce(0) { sum, world in
      (world.old.screens + world.new.screens).reduce(sum) { $0 + $1.names.count }
    }
  }

  // MARK: Checks

  /// The render trees after each step.
  var rendersTheSame: GradeReport.Check {
    check(.rendersTheSame, \.firstScreenDifference)
  }

  /// Controls that act in the old program must act here, and the same must come of it.
  var behavesTheSame: GradeReport.Check {
    check(.behavesTheSame, \.firstBehaviourDifference)
  }

  private func check(
    _ id: CheckID, _ difference: (World) -> Difference?
  ) -> GradeReport.Check {
    for world in worlds {
      guard let found = difference(world) else { continue }
      let shortest = world.shrunk(to: found.step) { difference($0) != nil }
      return GradeReport.Check(
        id: id, status: .failed,
        facts: [Evidence(found, after: shortest.steps, condition: shortest.condition)])
    }
    return GradeReport.Check(id: id, status: .passed, evidence: [])
  }
}

extension Comparison.World {
  /// The world with the steps up to `last` without those, and without assumptions, that the failure
  /// does not need.
  fileprivate func shrunk(to last: Int, isFailing: (Self) -> Bool) -> Self {
    var result = self
    result.steps = Array(steps.prefix(last))
    for index in result.steps.indices.dropLast().reversed() {
      var shorter = result.steps
      shorter.remove(at: index)
      if let other = with(steps: shorter, contrary: result.contrary), isFailing(other) {
        result.steps = shorter
      }
    }
    for question in contrary where result.contrary.count > 1 {
      let fewer = result.contrary.filter { $0 != question }
      if let other = with(steps: result.steps, contrary: fewer), isFailing(other) {
        result.contrary = fewer
      }
    }
    return result
  }
}
