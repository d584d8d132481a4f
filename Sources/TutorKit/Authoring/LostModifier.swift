import Analysis

/// A modifier that only the Incorrect example of a pair has, although the guideline does not speak of it: something is
/// done when the view appears, a control is disabled, a picture has a label for those who do not see it.
struct LostModifier {
  /// `.disabled`
  let name: String

  /// nil: none is lost.
  init?(_ lesson: Lesson, _ pair: GuidelinePair, _ exercise: Exercise) {
    guard case .differ? = exercise.pair?.relation, let answer = exercise.pair?.answer else {
      return nil
    }
    let had = Self.groups(in: pair.bad.program)
    let has = Self.groups(in: answer)
    // What the Correct example has in place of it is what the guideline is about.
    guard zip(had, has).allSatisfy({ $1.count <= $0.count }) else { return nil }
    // What the document speaks of is left out on purpose.
    let prose = DocumentSentences(of: lesson.document).all.map(\.text) + [lesson.title]
    let spoken = Set(
      prose.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
    let lost = zip(had, has).first { old, new in
      new.isEmpty && !old.isEmpty && spoken.isDisjoint(with: old)
    }
    guard let first = lost?.0.first else { return nil }
    name = "." + first
  }

  /// Modifiers one of which can stand in place of another.
  private static let groups: [[String]] = [
    ["onAppear", "task"], ["onDisappear"], ["onChange", "onReceive"], ["disabled"],
    ["accessibilityLabel"], ["accessibilityHint"], ["accessibilityValue"], ["refreshable"],
    ["onSubmit"], ["swipeActions", "onDelete"], ["contextMenu"], ["keyboardShortcut"],
  ]

  /// What a text has of each group.
  private static func groups(in text: String) -> [[String]] {
    let words = Set(parse(text, file: "").words)
    return groups.map { $0.filter(words.contains) }
  }
}
