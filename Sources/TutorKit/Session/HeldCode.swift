import Analysis

/// Code that came where no exercise is open, and the exercise that was named for it: that one takes it.
struct HeldCode: Sendable {
  var text: String
  var exercise: Exercise
  /// The lesson in which it came; nil: one was in none.
  var lesson: String?
}

extension HeldCode {
  /// How many lines it has.
  var lines: Int { rows.count }

  /// Its lines.
  var rows: [String] { (text.endsWithLineEnd ? String(text.dropLast()) : text).rows }

  /// Whether another text is a further piece: it declares nothing of what this one does.
  func isOther(than other: String) -> Bool {
    other != text && Set(CodeParts.types(in: other)).isDisjoint(with: CodeParts.types(in: text))
  }
}
