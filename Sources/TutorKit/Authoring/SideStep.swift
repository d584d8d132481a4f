import Simulation

/// A step: how often the body of each view on screen ran.
struct SideStep {
  var action: String
  var counts: [String: Int]
  /// How many of each view are on screen before and after it, whichever is less.
  var places: [String: Int]
  /// Of each thing that it writes, the names on the way there in lower case: `fish` and `meals` of `fish[0].meals`.
  var written: [Set<String>]
  /// Those of them that are collections which got elements more or fewer.
  var resized: Set<String> = []
  /// View values that are built, and whether these are all.
  var rebuilt: Int
  var isWhole: Bool
  var hasRun: Bool { counts.values.contains { $0 > 0 } }
  var bodies: Int { counts.values.reduce(0, +) }

  func runsAny(of views: [String]) -> Bool { views.contains { counts[$0] ?? 0 > 0 } }

  /// Whether a claim names what is used or changed: `on each birthday` and `tap:Birthday`.
  func isNamed(by claim: RunClaim) -> Bool {
    let step = ActionText(action)
    if writes(whatChangesIn: claim) { return true }
    guard Self.isControl(step) else { return !claim.words.isDisjoint(with: names) }
    // `Do A` and `Up` are named by all of their words.
    return longNames.isEmpty
      ? !allNames.isEmpty && claim.words.isSuperset(of: allNames)
      : ClaimVerbs.isAny(of: longNames, in: claim.words)
  }

  /// Whether it writes a property that a claim says to change, and nothing else: `when chosen changes`.
  func writes(whatChangesIn claim: RunClaim) -> Bool {
    !written.isEmpty && written.allSatisfy { !$0.isDisjoint(with: claim.words) }
      && !claim.words.isDisjoint(with: Self.changing)
  }

  /// Whether it writes something that is called so, or a part of it.
  func writes(_ names: Set<String>) -> Bool { written.contains { !$0.isDisjoint(with: names) } }

  /// Whether all that it writes of what a claim says to change is a collection with elements more or fewer: what
  /// another element does was not tried.
  func onlyResizes(_ claim: RunClaim) -> Bool {
    let named = written.filter { !$0.isDisjoint(with: claim.words) }
    return !named.isEmpty && named.allSatisfy { !$0.isDisjoint(with: resized) }
  }

  private static let changing: Set<String> = ["change", "changes", "changed", "changing"]

  /// The words of the control that it uses, or of the property that it changes, in lower case.
  var names: [String] {
    let step = ActionText(action)
    if step.verb == .perform { return Self.arrivals }
    guard Self.isControl(step) else {
      return step.target.split(separator: ".").last.map { [$0.lowercased()] } ?? []
    }
    return longNames.isEmpty ? allNames : longNames
  }

  private var allNames: [String] {
    ActionText(action).target.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Words that may stand in what says when: of `Level up` both.
  var spoken: [String] {
    guard isOfControl, !longNames.isEmpty else { return names }
    return allNames.filter { !Self.joining.contains($0) }
  }

  /// Short words that a sentence needs for itself.
  private static let joining: Set<String> = ["or", "no", "if", "so", "as", "at", "do", "we"]

  /// The words of a claim that are words of the control's label.
  func words(in claim: RunClaim) -> Set<String> {
    claim.words.filter { word in allNames.contains { ClaimVerbs.isAny(of: [$0], in: [word]) } }
  }

  /// Whether a claim has all words of the control's label.
  func isNamedWhole(by claim: RunClaim) -> Bool {
    isOfControl && !allNames.isEmpty
      && allNames.allSatisfy { ClaimVerbs.isAny(of: [$0], in: claim.words) }
  }

  /// Short words say nothing beside longer ones.
  private var longNames: [String] { allNames.filter { $0.count > 2 } }

  /// Whether a claim says how it is done: `while typing`.
  func isDone(in claim: RunClaim) -> Bool {
    let step = ActionText(action)
    return Self.isControl(step) && ClaimVerbs.isAny(of: Self.doing(step), in: claim.words)
  }

  /// Whether a person does it with a control.
  var isOfControl: Bool { Self.isControl(ActionText(action)) }

  private static func isControl(_ step: ActionText) -> Bool {
    step.verb != .perform && (step.verb != .change || !step.target.contains("."))
  }

  /// Words for a value that comes from outside, to what `onReceive` listens to.
  private static let arrivals = [
    "tick", "ticks", "timer", "fires", "notification", "publisher", "arrives", "onreceive",
  ]

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
