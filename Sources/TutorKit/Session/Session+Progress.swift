/// `undo`, `redo`, `reset` and `progress`: nothing that was entered is lost.
extension Session {
  /// Brings back the text before the last change.
  mutating func undo() -> Response {
    guard let exercise else { return say(chooseExercise) }
    guard let revision = store.undo(exercise.id, time: now()) else {
      return say(SessionWords.nothingToUndo())
    }
    lastVerdict = nil
    return say(SessionWords.undone(revision.text.lineWords))
  }

  /// Takes back an undo.
  mutating func redo() -> Response {
    guard let exercise else { return say(chooseExercise) }
    guard let revision = store.redo(exercise.id, time: now()) else {
      return say(SessionWords.nothingToRedo())
    }
    lastVerdict = nil
    return say(SessionWords.redone(revision.text.lineWords))
  }

  /// Begins the exercise again, and says where the old text is.
  mutating func reset() -> Response {
    guard let exercise, let starter = starterText(exercise) else {
      return say(chooseExercise)
    }
    let old = store.draft(of: exercise.id)
    store.saveDraft(starter, of: exercise.id, change: .reset, time: now())
    lastVerdict = nil
    guard let old, old != starter else {
      return say(SessionWords.atBeginning(exercise.shownName))
    }
    let place = store.path.map { SessionWords.keptIn($0) } ?? SessionWords.keptUntilEnd()
    return say(SessionWords.reset(exercise.id, place))
  }

  /// What is done, what repeats, what is due and what comes next.
  func progress() -> Response {
    let report = ProgressReport(
      lessons: lessons, exercises: exercises, store: store, time: now())
    return Response(report.text(options: options))
  }

  // MARK: Rows that are being entered

  /// Makes rows that a session left behind the texts of their exercises; the greeting says so.
  package mutating func takeUpEntered() {
    adopted = store.adoptEntered(time: now())
  }

  /// Rows that a session left behind became texts: what to say of it.
  static func greeting(adopted: [(exercise: String, rows: Int)]) -> [String] {
    adopted.map { ProgressWords.adopted($0.rows, $0.exercise) }
  }

  /// Keeps rows that were entered, in case the program ends before the code does.
  func keepEntered(_ rows: [String]) {
    guard let exercise else { return }
    for row in rows {
      store.keepEntered(row, of: exercise.id, session: identity, time: now())
    }
  }

  // MARK: What is kept

  /// The last words, which promise nothing that is not so.
  func farewell() -> Response {
    let words =
      store.isForgetting
      ? SessionWords.goodbyeUnsaved() : SessionWords.goodbye()
    return say(words, effect: .quit)
  }

  /// Puts what was found wrong with the progress file since the last answer before an answer.
  mutating func withNews(_ response: Response) -> Response {
    let notes = store.database.notes
    guard notes.count > notesSaid else { return response }
    let news = notes[notesSaid...].flatMap { options.wrap(ProgressWords.note($0).visible) }
    notesSaid = notes.count
    return Response(
      news.joined(separator: "\n") + "\n" + response.body, end: response.end,
      effect: response.effect)
  }
}

extension String {
  /// `1 line`, `27 lines`; a last empty one does not count.
  fileprivate var lineWords: String {
    let count = rows.count - (hasSuffix("\n") ? 1 : 0)
    return ProgressWords.lines(count)
  }
}
