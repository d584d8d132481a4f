extension Session {
  /// A word that can stand where one is typing.
  package struct Choice: Hashable, Sendable {
    /// The word.
    package var text: String
    /// What it is, in a few words.
    package var summary: String
  }

  /// What is typed for each verb, in the order of the help.
  package static let verbs = SessionVerb.all.map(\.name)

  /// The word that ends `text`, and what can stand in its place. None within code.
  package func choices(after text: String) -> (word: String, choices: [Choice]) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let word = words.last ?? ""
    guard pasted == nil, !text.contains("\n") else { return (word, []) }
    let choices =
      words.count < 2
      ? verbChoices
      : words.count == 2 ? SessionVerb.named(words[0])?.choices(self, word) ?? [] : []
    return (word, choices.filter { $0.text.hasPrefix(word) })
  }

  private var verbChoices: [Choice] {
    let names = inquiry.open.map { open in
      open.question.pieces.map {
        Choice(text: open.question.name(of: $0), summary: HelpWords.anAnswer())
      }
    }
    return (names ?? []) + SessionVerb.all.map { Choice(text: $0.name, summary: $0.summary()) }
  }

  /// Numbers of lessons, or ids once a letter is typed.
  func lessonChoices(_ typed: String) -> [Choice] {
    let isNumber = typed.allSatisfy(\.isNumber)
    return lessons.lessons.map {
      Choice(text: isNumber ? String($0.number) : $0.id, summary: $0.title)
    }
  }

  /// Numbers of exercises, or ids once a letter is typed.
  func exerciseChoices(_ typed: String) -> [Choice] {
    let isNumber = typed.allSatisfy(\.isNumber)
    return exercises.exercises.map {
      Choice(text: isNumber ? String($0.number) : $0.id, summary: $0.title)
    }
  }

  /// What one's text can be compared with.
  var textChoices: [Choice] {
    [
      Choice(text: "starter", summary: HelpWords.starter()),
      Choice(text: "reference", summary: HelpWords.reference()),
    ]
  }

  /// The views of the trace at hand.
  var viewChoices: [Choice] { tracedViews.map { Choice(text: $0, summary: "") } }

  /// Numbers of the lesson's examples.
  var exampleChoices: [Choice] {
    let count = lesson?.document.examples.count ?? 0
    return (0..<count).map { Choice(text: String($0 + 1), summary: "") }
  }
}
