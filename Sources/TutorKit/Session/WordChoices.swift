/// What can stand where one is typing, given where one is.
package struct WordChoices: Sendable {
  /// A word that can stand there.
  package struct Choice: Hashable, Sendable {
    /// The word.
    package var text: String
    /// What it is, in a few words.
    package var summary: String
  }

  let lessons: LessonLibrary
  let exercises: ExerciseLibrary
  let lesson: Lesson?
  /// The program whose views `why` and `until` take; nil: there is none.
  let program: PredictionProgram?
  /// The names that answer the open question; empty: none is open.
  let answers: [String]

  /// The word that ends `text`, and what can stand in its place.
  func after(_ text: String) -> (word: String, choices: [Choice]) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let word = words.last ?? ""
    let choices =
      words.count < 2
      ? verbs : words.count == 2 ? SessionVerb.named(words[0])?.choices(self, word) ?? [] : []
    return (word, choices.filter { $0.text.hasPrefix(word) })
  }

  private var verbs: [Choice] {
    answers.map { Choice(text: $0, summary: HelpWords.anAnswer()) }
      + SessionVerb.all.map { Choice(text: $0.name, summary: $0.summary()) }
  }

  /// Numbers of lessons, or ids once a letter is typed.
  func lessons(_ typed: String) -> [Choice] {
    let isNumber = typed.allSatisfy(\.isNumber)
    return lessons.lessons.map {
      Choice(text: isNumber ? String($0.number) : $0.id, summary: $0.title)
    }
  }

  /// Numbers of exercises, or ids once a letter is typed.
  func exercises(_ typed: String) -> [Choice] {
    let isNumber = typed.allSatisfy(\.isNumber)
    return exercises.exercises.map {
      Choice(text: isNumber ? String($0.number) : $0.id, summary: $0.title)
    }
  }

  /// What one's text can be compared with.
  var texts: [Choice] {
    [
      Choice(text: "starter", summary: HelpWords.starter()),
      Choice(text: "reference", summary: HelpWords.reference()),
    ]
  }

  /// The views that appear in the program.
  var views: [Choice] {
    guard let program,
      case .success(let run)? = withDeepStack({ simulate(program.simulation(steps: [])) })
    else { return [] }
    return SimulationReport(run).views.map { Choice(text: $0, summary: "") }
  }

  /// Numbers of the lesson's examples.
  var examples: [Choice] {
    let count = lesson?.document.examples.count ?? 0
    return (0..<count).map { Choice(text: String($0 + 1), summary: "") }
  }
}
