/// Why a lesson or one of its pairs has no exercise, and what its author can do.
package struct PracticeLack: Hashable, Sendable {
  /// The end of a sentence.
  package var sentence: String
  package var remedy: String
  /// Whether the document says what is not so, and not just less than an exercise needs.
  package var isFault = false

  static let noSwift = PracticeLack(
    sentence: PracticeWords.noSwift(), remedy: PracticeWords.remedyNoSwift())
  static let noPair = PracticeLack(
    sentence: PracticeWords.noPair(), remedy: PracticeWords.remedyNoPair())
  static let noView = PracticeLack(
    sentence: PracticeWords.noView(), remedy: PracticeWords.remedyNoView())
  static let notWhole = PracticeLack(
    sentence: PracticeWords.notWhole(), remedy: PracticeWords.remedyNotWhole())

  /// The two sides do not show what is to be taught.
  static func alike(_ sentence: String) -> PracticeLack {
    PracticeLack(sentence: sentence, remedy: PracticeWords.remedyAlike())
  }

  /// Something cannot be told.
  static func open(_ sentence: String) -> PracticeLack {
    PracticeLack(sentence: sentence, remedy: PracticeWords.remedyOpen())
  }

  /// Something cannot be told, for types that the document leaves out.
  static func resting(_ sentence: String, on types: String) -> PracticeLack {
    PracticeLack(sentence: sentence, remedy: PracticeWords.remedyDeclare(types))
  }

  /// The Correct side has a mistake.
  static func mending(_ sentence: String) -> PracticeLack {
    PracticeLack(sentence: sentence, remedy: PracticeWords.remedyMend())
  }

  /// A side uses a name that nothing in it gives.
  static func unscoped(_ sentence: String, remedy: String) -> PracticeLack {
    PracticeLack(sentence: sentence, remedy: remedy, isFault: true)
  }

  /// The Correct side has no form of the screen.
  static func withoutScreen(_ screen: String, shown: String) -> PracticeLack {
    PracticeLack(
      sentence: PracticeWords.noScreen(screen, shown), remedy: PracticeWords.remedyNoScreen(screen))
  }

  /// The Correct side may show what is old.
  static func stale(_ sentence: String) -> PracticeLack {
    PracticeLack(sentence: PracticeWords.stale(sentence), remedy: PracticeWords.remedyStale())
  }

  /// The Correct side breaks a rule, which is said of it anyway.
  static func breaking(_ sentence: String) -> PracticeLack {
    PracticeLack(sentence: sentence, remedy: PracticeWords.swappedRemedy())
  }

  /// The Correct side builds more, and its views keep their identity, which answers are not graded by.
  static func identity(
    _ building: String, built: (after: Int, before: Int), _ changing: String,
    changed: (after: Int, before: Int)
  ) -> PracticeLack {
    PracticeLack(
      sentence: PracticeWords.keepsIdentity(
        building, built.after, built.before, ActionText(changing).happening, changed.after,
        changed.before),
      remedy: PracticeWords.remedyKeepsIdentity())
  }

  /// The Correct side is what the Incorrect one should be.
  static func swapped(_ sentence: String) -> PracticeLack {
    PracticeLack(sentence: sentence, remedy: PracticeWords.swappedRemedy(), isFault: true)
  }
}
