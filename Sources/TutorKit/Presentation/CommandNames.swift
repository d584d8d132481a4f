extension RenderOptions {
  /// How a verb is typed where the text is read: `hint` at the prompt, `tutor hint exercise3` in a
  /// shell.
  /// - Parameters:
  ///   - exercise: The exercise that the verb is about; nil: it is about none.
  ///   - argument: What else the verb takes.
  func command(_ verb: String, _ exercise: String? = nil, _ argument: String? = nil) -> String {
    let words: [String?] =
      isInShell ? ["tutor", verb, exercise, argument] : [verb, argument]
    let place = isInShell && exercise != nil ? placeOption : ""
    return words.compactMap(\.self).joined(separator: " ") + place
  }
}
