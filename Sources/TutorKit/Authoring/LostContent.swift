import Analysis
import Simulation

/// What the Incorrect example of a pair shows and its Correct one does not, although that one shows nothing in its
/// place: a control or a text that was left out when the code was written anew.
struct LostContent {
  /// As code: `Button("Reset")`.
  let shown: String

  /// nil: nothing is lost, or it is not known.
  init?(_ pair: GuidelinePair, _ exercise: Exercise) {
    guard case .differ(_, isLater: false)? = exercise.pair?.relation,
      let answer = exercise.pair?.answer,
      let old = Self.parts(pair.bad.program, exercise.root),
      let new = Self.parts(answer, exercise.root)
    else { return nil }
    guard let first = old.removing(new).first, new.removing(old).isEmpty else { return nil }
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

  /// What is shown at first, and further down: what a lazy container builds later is not lost.
  private static func parts(_ text: String, _ root: String) -> [String]? {
    guard !text.contains("LazyVGrid"), !text.contains("LazyHGrid") else { return nil }
    let whole = lazy.reduce(text) { $0.replacing($1.0, with: $1.1) }
    let source = parse(whole, file: "")
    var request = SimulationRequest(sources: [source], root: root, steps: [])
    request.keepsScreens = true
    guard let run = try? simulate(request).get(), let screen = run.screens.first else { return nil }
    return parts(kinds, of: screen)
  }

  /// The views of some kinds from top to bottom, each as code.
  static func parts(_ kinds: Set<String>, of tree: RenderTree) -> [String] {
    (kinds.contains(tree.name) ? [tree.line] : []) + tree.children.flatMap { parts(kinds, of: $0) }
  }
}
