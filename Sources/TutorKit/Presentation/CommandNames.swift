extension RenderOptions {
  /// How a verb is typed where the text is read: `hint` at the prompt, `tutor hint exercise3` in a
  /// shell.
  /// - Parameter exercise: The exercise that the verb is about; nil: it is about none.
  func command(_ verb: String, _ exercise: String? = nil) -> String {
    guard isInShell else { return verb }
    let words = verb.split(separator: " ", maxSplits: 1).map(String.init)
    return (["tutor", words[0]] + [exercise].compactMap(\.self) + words.dropFirst())
      .joined(separator: " ")
  }
}
