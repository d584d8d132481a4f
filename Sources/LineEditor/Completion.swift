/// What is on the line when Tab is pressed.
package struct CompletionContext: Equatable, Sendable {
  /// The whole text of the line.
  package var text: String
  /// The text before the cursor.
  package var textBeforeCursor: String

  /// A line with the cursor after `textBeforeCursor`.
  package init(text: String, textBeforeCursor: String) {
    self.text = text
    self.textBeforeCursor = textBeforeCursor
  }
}

/// What can stand at the cursor.
package struct Completion: Equatable, Sendable {
  /// One thing that can stand there.
  package struct Candidate: Equatable, Sendable {
    /// The whole word, in place of what was typed of it.
    package var text: String
    /// What is said beside it in a list.
    package var summary: String
    /// What follows when it is the only one: a blank, or nothing after a folder.
    package var suffix: String

    /// A candidate, which is followed by a blank when it is chosen unless said otherwise.
    package init(_ text: String, summary: String = "", suffix: String = " ") {
      self.text = text
      self.summary = summary
      self.suffix = suffix
    }
  }

  /// The part before the cursor that a candidate replaces.
  package var typed: String
  /// What can stand there, in the order of a list.
  package var candidates: [Candidate]

  /// Candidates in place of `typed`, which is the end of the text before the cursor.
  package init(replacing typed: String, with candidates: [Candidate]) {
    self.typed = typed
    self.candidates = candidates
  }
}

/// Finds what can stand at the cursor.
package typealias Completer = (CompletionContext) -> Completion

extension Completion {
  /// What Tab puts in place of `typed`; nil when there is nothing to add.
  var replacement: String? {
    if candidates.count == 1 { return candidates[0].text + candidates[0].suffix }
    let prefix = commonPrefix
    return prefix.count > typed.count ? prefix : nil
  }

  private var commonPrefix: String {
    guard var prefix = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() {
      while !candidate.text.hasPrefix(prefix) { prefix.removeLast() }
    }
    return prefix
  }
}
