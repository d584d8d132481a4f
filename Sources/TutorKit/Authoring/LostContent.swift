import Analysis
import Simulation

/// What the Incorrect example of a pair shows and its Correct one does not, although that one shows nothing in its
/// place: a control or a text that was left out when the code was written anew.
struct LostContent {
  /// As code: `Button("Reset")`.
  let shown: String

  /// nil: nothing is lost, or it is not known.
  init?(_ pair: GuidelinePair, _ exercise: Exercise) {
    guard case .differ(_, isLater: false, _)? = exercise.pair?.relation,
      let answer = exercise.pair?.answer,
      let old = Self.screens(pair.bad.program, exercise.root, [])?.first,
      let screens = Self.screens(answer, exercise.root, nil), let new = screens.first
    else { return nil }
    // What comes up with an alert or a sheet is not lost.
    guard let first = old.removing(new).first, new.removing(old).isEmpty,
      !screens.contains(where: { $0.contains(first) })
    else { return nil }
    shown = first
  }

  private static let kinds = valueControls.union([
    "Text", "Button", "Link", "NavigationLink", "Menu", "Label", "Image",
  ])

  /// Controls with which a person changes a value.
  static let valueControls: Set<String> = [
    "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker",
    "DatePicker", "ColorPicker",
  ]

  /// Containers that build what is in sight alone, and those that build the same at once.
  private static let lazy = [("LazyVStack", "VStack"), ("LazyHStack", "HStack")]

  /// What is shown at first and after each step, and further down: what a lazy container builds later is not lost.
  /// - Parameter steps: nil: those that are offered.
  private static func screens(
    _ text: String, _ root: String, _ steps: [ActionText]?
  ) -> [[String]]? {
    guard !text.contains("LazyVGrid"), !text.contains("LazyHGrid") else { return nil }
    let whole = lazy.reduce(text) { $0.replacing($1.0, with: $1.1) }
    let source = parse(whole, file: "")
    var request = SimulationRequest(sources: [source], root: root, steps: steps)
    request.keepsScreens = true
    return (try? simulate(request).get())?.screens.map { parts(kinds, of: $0) }
  }

  /// The views of some kinds from top to bottom, each as code.
  static func parts(_ kinds: Set<String>, of tree: RenderTree) -> [String] {
    (kinds.contains(tree.name) ? [tree.line] : []) + tree.children.flatMap { parts(kinds, of: $0) }
  }
}
