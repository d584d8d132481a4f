import Analysis
import Simulation

/// What one side of a pair runs in each step that writes something; nil: something of it is not known.
struct SideRun {
  /// A step: how often the body of each view on screen ran.
  private struct Step {
    var action: String
    var counts: [String: Int]
    /// How many of each view are on screen before and after it, whichever is less.
    var places: [String: Int]
    /// The members that it writes, in lower case.
    var members: Set<String>
    /// View values that are built, and whether these are all.
    var rebuilt: Int
    var isWhole: Bool
    var hasRun: Bool { counts.values.contains { $0 > 0 } }
    var bodies: Int { counts.values.reduce(0, +) }

    /// Whether a claim names what is used or changed: `on each birthday` and `tap:Birthday`.
    func isNamed(by claim: RunClaim) -> Bool {
      let step = ActionText(action)
      return Self.isControl(step)
        ? ClaimVerbs.isAny(of: names, in: claim.words) : !claim.words.isDisjoint(with: names)
    }

    /// The words of the control that it uses, or of the property that it changes, in lower case.
    var names: [String] {
      let step = ActionText(action)
      guard Self.isControl(step) else {
        return step.target.split(separator: ".").last.map { [$0.lowercased()] } ?? []
      }
      return step.target.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        .filter { $0.count > 2 }
    }

    /// Whether a claim says how it is done: `while typing`.
    func isDone(in claim: RunClaim) -> Bool {
      let step = ActionText(action)
      return Self.isControl(step) && ClaimVerbs.isAny(of: Self.doing(step), in: claim.words)
    }

    private static func isControl(_ step: ActionText) -> Bool {
      step.verb != .change || !step.target.contains(".")
    }

    private static func doing(_ step: ActionText) -> [String] {
      switch step.verb {
      case .tap: ["tap", "taps", "tapped", "tapping", "press", "click"]
      case .toggle: ["toggle", "switch"]
      case .type, .change:
        [
          "typing", "types", "typed", "keystroke", "character", "stepper",
        ]
      default: []
      }
    }
  }

  let views: Set<String>
  /// Words that name a step.
  var names: Set<String> { Set(steps.flatMap(\.names)) }
  private let steps: [Step]
  /// The bodies that run when the screen appears.
  private let firstBodies: Int

  init?(_ example: GuidelineExample) {
    let source = parse(example.program, file: "")
    guard let run = ClaimRun.run(source) else { return nil }
    steps = Self.steps(of: run)
    firstBodies = run.steps[0].runs.filter(\.isBody).count
    views = Set(run.instances.joined().map(\.view))
    if steps.isEmpty { return nil }
  }

  /// Those that write something. Whoever sets what is set already means nothing by it: a step that was taken
  /// before, and changes nothing any more, is left out.
  private static func steps(of run: SimulationRun) -> [Step] {
    var taken: Set<String> = []
    return run.steps.indices.dropFirst().compactMap { index in
      let trace = run.steps[index]
      let isFirst = taken.insert(trace.action).inserted
      let isIdle = trace.writes.allSatisfy { $0.old == $0.new }
      guard !trace.writes.isEmpty, isFirst || !isIdle else { return nil }
      let before = places(run.instances[index - 1])
      let after = places(run.instances[index])
      var counts = before.merging(after) { first, _ in first }.mapValues { _ in 0 }
      for body in trace.runs where body.isBody { counts[body.view, default: 0] += 1 }
      return Step(
        action: trace.action, counts: counts, places: before.merging(after, uniquingKeysWith: min),
        members: Set(trace.writes.compactMap(\.memberName)), rebuilt: trace.rebuilt,
        isWhole: trace.rebuilt >= run.steps[0].rebuilt || counts.values.allSatisfy { $0 > 0 })
    }
  }

  private static func places(_ instances: [ViewInstance]) -> [String: Int] {
    instances.reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
  }

  /// Whether some step bears a claim out; a claim that something never runs, all of them.
  ///
  /// Where the claim names a step, it is about that one; a control that it names counts before a way to use
  /// one. nil: it is about what was not tried.
  func bears(_ claim: RunClaim) -> Bool? {
    if claim.isOfFirst {
      if case .bodies(let count) = claim.kind { return count == firstBodies }
      return nil
    }
    let named = steps.filter { $0.isNamed(by: claim) }
    let meant = named.isEmpty ? steps.filter { $0.isDone(in: claim) } : named
    if claim.kind == .runsOnly { return runsOnly(claim) }
    if meant.isEmpty, claim.hasCondition { return nil }
    return Self.bears(claim, meant.isEmpty ? steps : meant)
  }

  /// Whether the views run when the named property is written, and at no other time; nil: none is named.
  private func runsOnly(_ claim: RunClaim) -> Bool? {
    let named = steps.reduce(into: Set<String>()) { $0.formUnion($1.members) }
      .intersection(claim.words)
    guard !named.isEmpty else { return nil }
    func runs(_ step: Step) -> Bool { claim.views.contains { step.counts[$0] ?? 0 > 0 } }
    let (meant, others) = (
      steps.filter { !$0.members.isDisjoint(with: named) },
      steps.filter { $0.members.isDisjoint(with: named) }
    )
    return meant.contains(where: runs) && !others.contains(where: runs)
  }

  private static func bears(_ claim: RunClaim, _ steps: [Step]) -> Bool {
    func count(_ step: Step, _ view: String) -> Int { step.counts[view] ?? 0 }
    switch claim.kind {
    case .neverRuns:
      return steps.allSatisfy { step in claim.views.allSatisfy { count(step, $0) == 0 } }
    case .runs(nil):
      return claim.views.allSatisfy { view in steps.contains { count($0, view) > 0 } }
    case .runs(let times?):
      return claim.views.allSatisfy { view in
        steps.contains {
          [times, times * ($0.places[view] ?? 1)].contains(count($0, view))
        }
      }
    case .everyRuns:
      return claim.views.allSatisfy { view in
        steps.contains { count($0, view) >= max(1, $0.places[view] ?? 1) }
      }
    case .runsOnly: return true
    case .runsAlone:
      return steps.contains { step in
        Set(step.counts.filter { $0.value > 0 }.keys) == Set(claim.views)
      }
    case .isSkipped:
      return claim.views.allSatisfy { view in steps.contains { $0.counts[view] == 0 } }
    case .somethingIsSkipped: return steps.contains { $0.counts.values.contains(0) }
    case .nothingRuns: return steps.contains { !$0.hasRun }
    case .bodies(let number): return steps.contains { $0.bodies == number }
    case .allRun: return steps.contains { $0.counts.values.allSatisfy { $0 > 0 } }
    case .allBuilt: return steps.contains(where: \.isWhole)
    case .values(let number): return steps.contains { $0.rebuilt == number }
    }
  }

  /// The counts of the first steps: `tap:Add: Screen 1, Row 0`.
  var shown: String {
    var seen: Set<String> = []
    return steps.filter { seen.insert($0.action).inserted }.prefix(3).map { step in
      let counts = step.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return "\(step.action): " + counts.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// By how many times the bodies of a step are at most fewer on the other side, where both take it; nil:
  /// they have no step in common, or the other side runs none in one.
  func mostTimesFewer(on other: SideRun) -> (times: Double, before: Int, after: Int)? {
    var best: (times: Double, before: Int, after: Int)?
    for step in steps {
      guard let after = other.steps.first(where: { $0.action == step.action }) else { continue }
      guard after.bodies > 0 else { return nil }
      let times = Double(step.bodies) / Double(after.bodies)
      if times > best?.times ?? 0 { best = (times, step.bodies, after.bodies) }
    }
    return best
  }
}

extension Write {
  /// The name of what is written, in lower case: `title` of `Player._title`.
  fileprivate var memberName: String? {
    (target + member).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last
      .map { $0.drop { $0 == "_" }.lowercased() }
  }
}
