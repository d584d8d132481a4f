extension Session {
  /// A word that can stand where one is typing.
  package struct Choice: Hashable, Sendable {
    /// The word.
    package var text: String
    /// What it is, in a few words.
    package var summary: String
  }

  /// The verbs with what they do, in the order of the help.
  static let verbSummaries: [(verb: String, summary: HelpWords)] = [
    ("lessons", .verbLessons), ("lesson", .verbLesson), ("next", .verbNext),
    ("predict", .verbPredict), ("run", .verbRun), ("skip", .verbSkip), ("step", .verbStep),
    ("back", .verbBack), ("until", .verbUntil), ("example", .verbExample),
    ("exercises", .verbExercises), ("exercise", .verbExercise), ("show", .verbShow),
    ("edit", .verbEdit), ("watch", .verbWatch), ("paste", .verbPaste), ("grade", .verbGrade),
    ("hint", .verbHint), ("tree", .verbTree), ("picture", .verbPicture),
    ("why", .verbWhy), ("why-not", .verbWhyNot),
    ("diff", .verbDiff), ("solution", .verbSolution), ("undo", .verbUndo), ("redo", .verbRedo),
    ("reset", .verbReset), ("review", .verbReview), ("exam", .verbExam),
    ("progress", .verbProgress), ("own", .verbOwn),
    ("help", .verbHelp), ("quit", .verbQuit),
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
      open.question.pieces.map {
        Choice(text: open.question.name(of: $0), summary: HelpWords.anAnswer())
      }
    }
    return (names ?? []) + Self.verbSummaries.map { Choice(text: $0.verb, summary: $0.summary()) }
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
        Choice(text: "starter", summary: HelpWords.starter()),
        Choice(text: "reference", summary: HelpWords.reference()),
      ]
    case "why", "why-not", "until": return tracedViews.map { Choice(text: $0, summary: "") }
    case "example":
      let count = lesson?.document.examples.count ?? 0
      return (0..<count).map { Choice(text: String($0 + 1), summary: "") }
    default: return []
    }
  }
}
