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
    let (old, new) = (Self.counts(in: pair.bad.program), Self.counts(in: answer))
    // What the Correct example has in place of it is what the guideline is about.
    guard Self.groups.indices.allSatisfy({ new[$0] <= old[$0] }) else { return nil }
    // What the document speaks of is left out on purpose.
    let prose = DocumentSentences(of: lesson.document).all.map(\.text) + [lesson.title]
    let spoken = Set(
      prose.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
    let lost = Self.groups.indices.first { index in
      old[index] > 0 && new[index] == 0 && spoken.isDisjoint(with: Self.groups[index])
    }
    guard let lost else { return nil }
    let first = Self.groups[lost].first(
      where: Set(parse(pair.bad.program, file: "").words).contains)
    name = "." + (first ?? Self.groups[lost][0])
  }

  /// Modifiers one of which can stand in place of another.
  private static let groups: [[String]] = [
    ["onAppear", "task"], ["onDisappear"], ["onChange", "onReceive"], ["disabled"],
    ["accessibilityLabel"], ["accessibilityHint"], ["accessibilityValue"], ["refreshable"],
    ["onSubmit"], ["swipeActions", "onDelete"], ["contextMenu"], ["keyboardShortcut"],
  ]

  /// How many names of each group a text has.
  private static func counts(in text: String) -> [Int] {
    let words = Set(parse(text, file: "").words)
    return groups.map { names in names.count { words.contains($0) } }
  }
}
