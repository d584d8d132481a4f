import Analysis

/// A comment `// tutor: exercise3` or `// tutor: team/exercise3`, by which a text says what it is.
package struct ExerciseMark: Hashable, Sendable {
  /// The course's id; nil: the course that is open.
  package var course: String?
  /// The exercise's id or number.
  package var exercise: String

  private static let comment = "// tutor:"

  /// The first mark in a text; nil: there is none. Comments that are directions to the analyzer, such as
  /// `// tutor:disable`, name no exercise.
  package init?(in text: String) {
    for line in text.split(whereSeparator: \.endsLine) {
      guard let mark = String(line).trimmed.splitOnce(by: Self.comment) else { continue }
      self.init(name: mark.1.trimmed)
      return
    }
    return nil
  }

  /// A name such as `exercise3`, `3` or `team/exercise3`; nil: it is none.
  package init?(name: String) {
    var name = name
    if let (course, rest) = name.splitOnce(by: "/") {
      guard Course.isUsable(course) else { return nil }
      self.course = course
      name = rest
    }
    let isOfGuidelines = course == Self.guidelines && !name.isEmpty
    let isKnown = ["exercise", OwnShelf.prefix].contains { name.hasPrefix($0) } || Int(name) != nil
    guard isOfGuidelines || isKnown, !name.contains("/") else { return nil }
    exercise = name
  }

  /// Stands for a course where an exercise is made of guidelines of one's own.
  package static let guidelines = "guidelines"

  /// The mark of an exercise that is made of a guideline.
  package init(ofGuideline exercise: Exercise) {
    course = Self.guidelines
    self.exercise = exercise.id
  }

  /// As it stands in the comment.
  package var name: String { course.map { "\($0)/\(exercise)" } ?? exercise }

  /// A text that says which course's exercise it is: its mark is replaced, or one is put before it.
  package static func marked(_ text: String, as mark: ExerciseMark) -> String {
    let line = "\(comment) \(mark.name)"
    guard let old = ExerciseMark(in: text),
      let (before, after) = text.splitOnce(by: "\(comment) \(old.name)")
    else { return line + text.lineEnd + text }
    return before + line + after
  }
}
