extension Session {
  /// Grades at each save of a file, which is made where there is none.
  func watch(_ name: String) -> Response {
    withText { text in
      let file = name.isEmpty ? "\(exercise?.id ?? "").swift" : name
      return say(SessionWords.watching(file), effect: .watch(file: file, text: text))
    }
  }

  /// The watched file holds this text now.
  package mutating func watched(_ text: String) -> Response {
    guard let exercise, store.draft(of: exercise.id) != text else { return gradeCurrent() }
    return edited(text)
  }
}

extension FileWatch.Event {
  /// What is said of a file that cannot be graded; nil: there is nothing to say.
  package func sentence(file: String) -> String? {
    switch self {
    case .nothing, .changed: nil
    case .unreadable(let problem): problem.sentence
    case .missing: TerminalWords.watchedIsGone(file)
    }
  }
}
