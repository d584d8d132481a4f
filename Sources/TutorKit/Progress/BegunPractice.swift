/// The exercises of a guideline that were begun: such exercises are made when they are asked for, so that of the
/// others nothing is known.
struct BegunPractice {
  let store: ProgressStore
  /// The lesson's id.
  let lesson: String

  /// What the name of a lesson's setting begins with.
  static let prefix = "practice:"
  private var name: String { Self.prefix + lesson }

  /// Their ids, in the order in which they were begun.
  var exercises: [String] {
    (store.setting(name) ?? "").split(separator: "\n").map(String.init)
  }

  /// Adds one, if it is not there.
  func add(_ exercise: String) {
    let begun = exercises
    guard !begun.contains(exercise) else { return }
    store.set(name, to: (begun + [exercise]).joined(separator: "\n"))
  }
}
