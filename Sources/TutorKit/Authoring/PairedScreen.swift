import Analysis
import Simulation

/// What stands for the Incorrect side's screen on the Correct side.
enum PairedScreen {
  /// A view of the same name, or the previews.
  case sameName
  /// A view of another name; the Correct side with the Incorrect one's name for it.
  case otherName(String, ParsedSource)
  /// None: the Correct side shows a part of it alone, by its name.
  case missing(String)

  /// A view of another name is taken where the names say so, or where both show the same at first. A part
  /// that a Correct side makes a view of its own is no screen, though no other view of the text uses it.
  ///
  /// - Parameters:
  ///   - root: what is shown of the Incorrect side.
  ///   - other: what would be shown of the Correct one by itself.
  init(_ starter: ParsedSource, _ answer: ParsedSource, root: String, other: String) {
    let hasPreviews = root.hasPrefix("#")
    let name = hasPreviews ? Self.outermost(starter) ?? root : root.rootName
    guard starter.declaredTypeNames.contains(name), !answer.declaredTypeNames.contains(name) else {
      self = .sameName
      return
    }
    let known = starter.declaredTypeNames
    let candidates = ComparisonRoots.outermostViews(of: answer).filter { !known.contains($0) }
    let renamed = candidates.map { ($0, parse(answer.renaming($0, to: name), file: answer.file)) }
    let found =
      renamed.first { ScreenNames.areOfOneScreen(name, $0.0) }
      ?? renamed.first { Arrangement.isSameAtFirst(starter, $0.1, root: name) }
    if let found {
      self = .otherName(found.0, found.1)
    } else if hasPreviews {
      // What the previews show stands for each other.
      self = .sameName
    } else {
      let shown = other.hasPrefix("#") ? nil : other.rootName
      self = .missing(candidates.first ?? shown ?? name)
    }
  }
}

extension PairedScreen {
  /// What is shown of the Incorrect side: its previews count where the Correct one has some too.
  static func root(of starter: ParsedSource, shown root: String, other: String) -> String {
    root.hasPrefix("#") && !other.hasPrefix("#") ? outermost(starter) ?? root : root
  }

  private static func outermost(_ source: ParsedSource) -> String? {
    ComparisonRoots.outermostViews(of: source).first
  }
}

/// What two programs show, without how it is arranged: a stack more or less, its axis, alignment and spacing.
enum Arrangement {
  /// Whether both show the same at first but for that.
  static func isSameAtFirst(_ before: ParsedSource, _ after: ParsedSource, root: String) -> Bool {
    guard let old = run(before, root, []), let new = run(after, root, []) else { return false }
    return isSame(old, new, at: 0)
  }

  /// Whether that is all that differs on the screen, at first and after each step that the first program
  /// offers. false: something of it is not known.
  static func isAllThatDiffers(
    _ before: ParsedSource, _ after: ParsedSource, root: String
  ) -> Bool {
    guard let old = run(before, root, nil) else { return false }
    let steps = old.steps.dropFirst().map { ActionText($0.action) }
    guard let new = run(after, root, steps), !steps.isEmpty, old.unchecked.isEmpty,
      new.unchecked.isEmpty
    else { return false }
    return old.steps.indices.allSatisfy { index in
      guard old.problems[index] == nil else { return true }
      // What is changed by its name may be kept by another view.
      if new.problems[index] != nil { return ActionText(old.steps[index].action).verb == .change }
      return isSame(old, new, at: index)
    }
  }

  private static func isSame(_ old: SimulationRun, _ new: SimulationRun, at index: Int) -> Bool {
    guard old.screens.indices.contains(index), new.screens.indices.contains(index) else {
      return false
    }
    let shown = old.screens[index].partsInOrder
    return !shown.isEmpty && shown == new.screens[index].partsInOrder
  }

  private static func run(
    _ source: ParsedSource, _ root: String, _ steps: [ActionText]?
  ) -> SimulationRun? {
    var request = SimulationRequest(sources: [source], root: root, steps: steps)
    request.keepsScreens = true
    return try? simulate(request).get()
  }
}

extension RenderTree {
  private static let stacks: Set<String> = ["VStack", "HStack"]

  /// What is shown from top to bottom, with what stands inside what, and without the stacks.
  fileprivate var partsInOrder: [String] {
    let inner = children.flatMap(\.partsInOrder)
    if Self.stacks.contains(name) || name.isEmpty || name == "root" { return inner }
    let head = ([name, identity ?? ""] + values).joined(separator: "\u{1}")
    return [head, "("] + inner + [")"]
  }
}
