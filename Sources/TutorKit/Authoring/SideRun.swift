import Analysis
import Simulation

/// What one side of a pair runs in each step that writes something; nil: something of it is not known.
struct SideRun {
  /// A step: how often the body of each view on screen ran.
  private struct Step {
    var action: String
    var counts: [String: Int]
    /// View values that are built, and whether these are all.
    var rebuilt: Int
    var isWhole: Bool
    var hasRun: Bool { counts.values.contains { $0 > 0 } }
    var bodies: Int { counts.values.reduce(0, +) }

    /// Whether a claim names what is used or changed: `on each birthday` and `tap:Birthday`.
    func isNamed(by claim: RunClaim) -> Bool {
      let step = ActionText(action)
      guard Self.isControl(step) else {
        let member = step.target.split(separator: ".").last.map { $0.lowercased() }
        return member.map(claim.words.contains) ?? false
      }
      let label = step.target.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      return Self.isAny(of: label.filter { $0.count > 2 }, in: claim.words)
    }

    /// Whether a claim says how it is done: `while typing`.
    func isDone(in claim: RunClaim) -> Bool {
      let step = ActionText(action)
      return Self.isControl(step) && Self.isAny(of: Self.doing(step), in: claim.words)
    }

    private static func isControl(_ step: ActionText) -> Bool {
      step.verb != .change || !step.target.contains(".")
    }

    /// Whether a word is one of these, or one with an ending: `renaming` of `rename`.
    private static func isAny(of names: [String], in words: Set<String>) -> Bool {
      words.contains { word in
        names.contains { name in
          word == name || name.count > 3 && word.hasPrefix(name)
            || name.last == "e" && word == name.dropLast() + "ing"
        }
      }
    }

    private static func doing(_ step: ActionText) -> [String] {
      switch step.verb {
      case .tap: ["tap", "taps", "tapped", "press", "click"]
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
  private let steps: [Step]
  /// The bodies that run when the screen appears.
  private let firstBodies: Int

  init?(_ example: GuidelineExample) {
    let source = parse(example.program, file: "")
    guard let run = ClaimRun.run(source) else { return nil }
    steps = run.steps.indices.dropFirst().filter { !run.steps[$0].writes.isEmpty }.map { index in
      var counts: [String: Int] = [:]
      for instance in run.instances[index - 1] + run.instances[index] {
        counts[instance.view] = 0
      }
      for body in run.steps[index].runs where body.isBody { counts[body.view, default: 0] += 1 }
      let built = run.steps[index].rebuilt
      return Step(
        action: run.steps[index].action, counts: counts, rebuilt: built,
        isWhole: built >= run.steps[0].rebuilt || counts.values.allSatisfy { $0 > 0 })
    }
    firstBodies = run.steps[0].runs.filter(\.isBody).count
    views = Set(run.instances.joined().map(\.view))
    if steps.isEmpty { return nil }
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
    if meant.isEmpty, claim.hasCondition || claim.needsStep { return nil }
    return Self.bears(claim, meant.isEmpty ? steps : meant)
  }

  private static func bears(_ claim: RunClaim, _ steps: [Step]) -> Bool {
    func count(_ step: Step, _ view: String) -> Int { step.counts[view] ?? 0 }
    switch claim.kind {
    case .neverRuns:
      return steps.allSatisfy { step in claim.views.allSatisfy { count(step, $0) == 0 } }
    case .runs(nil):
      return claim.views.allSatisfy { view in steps.contains { count($0, view) > 0 } }
    case .runs(let times?):
      return claim.views.allSatisfy { view in steps.contains { count($0, view) == times } }
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
