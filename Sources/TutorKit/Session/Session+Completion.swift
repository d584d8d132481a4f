extension Session {
  /// A word that can stand where one is typing.
  package struct Choice: Hashable, Sendable {
    /// The word.
    package var text: String
    /// What it is, in a few words.
    package var summary: String
  }

  /// The verbs with what they do, in the order of the help.
  static let verbSummaries: [(verb: String, summary: String)] = [
    ("lessons", "lists the lessons"), ("lesson", "shows a lesson"), ("next", "goes on"),
    ("predict", "asks what will run"), ("run", "shows what ran"), ("skip", "leaves out a stage"),
    ("step", "goes to the next body that ran"), ("back", "goes to the one before"),
    ("until", "goes on to a view"),
    ("example", "shows code of the lesson"), ("exercises", "lists the exercises"),
    ("exercise", "starts an exercise"), ("show", "shows your text"),
    ("edit", "opens your text in your editor"),
    ("watch", "grades a file at each save"), ("paste", "takes your text from the clipboard"),
    ("grade", "says how your text stands"), ("hint", "helps a little"),
    ("tree", "shows what runs in each step"), ("why", "says why a view ran"),
    ("why-not", "says why a view did not run"), ("diff", "compares your text with another"),
    ("solution", "shows the reference"),
    ("undo", "brings back the text before"), ("redo", "takes back an undo"),
    ("reset", "begins the exercise again"),
    ("review", "asks about what is due"), ("progress", "shows what is done"),
    ("help", "says what to do next"),
    ("quit", "leaves; all is saved"),
  ]

  /// Verbs, for completion.
  package static let verbs = verbSummaries.map(\.verb)

  /// The word that ends `text`, and what can stand in its place. None within code.
  package func choices(after text: String) -> (word: String, choices: [Choice]) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let word = words.last ?? ""
    guard pasted == nil, !text.contains("\n") else { return (word, []) }
    let choices =
      words.count < 2 ? verbChoices : words.count == 2 ? arguments(of: words[0], word) : []
    return (word, choices.filter { $0.text.hasPrefix(word) })
  }

  private var verbChoices: [Choice] {
    let names = inquiry.open.map { open in
      open.question.pieces.map { Choice(text: open.question.name(of: $0), summary: "an answer") }
    }
    return (names ?? []) + Self.verbSummaries.map { Choice(text: $0.verb, summary: $0.summary) }
  }

  /// Numbers, or ids once a letter is typed.
  private func arguments(of word: String, _ typed: String) -> [Choice] {
    let isNumber = typed.allSatisfy(\.isNumber)
    switch Self.verb(word) {
    case "lesson":
      return lessons.lessons.map {
        Choice(text: isNumber ? String($0.number) : $0.id, summary: $0.title)
      }
    case "exercise":
      return exercises.exercises.map {
        Choice(text: isNumber ? String($0.number) : $0.id, summary: $0.title)
      }
    case "diff":
      return [
        Choice(text: "starter", summary: "what the exercise begins with"),
        Choice(text: "reference", summary: "after a pass or the last hint"),
      ]
    case "why", "why-not", "until": return tracedViews.map { Choice(text: $0, summary: "") }
    case "example":
      let count = lesson?.document.examples.count ?? 0
      return (0..<count).map { Choice(text: String($0 + 1), summary: "") }
    default: return []
    }
  }
}
