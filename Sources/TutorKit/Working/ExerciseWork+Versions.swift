import Analysis

/// The versions of the text: nothing that was entered is lost.
extension ExerciseWork {
  /// Makes what the exercise begins with its text, where it has none.
  func begin() {
    guard store.draft(of: exercise.id) == nil, let starter = exercise.starterText else { return }
    store.saveDraft(starter, of: exercise.id, change: .start, time: now())
  }

  /// Brings back the text before the last change, and says so.
  func undo() -> String {
    guard let back = store.undo(exercise.id, time: now()) else {
      return SessionWords.nothingToUndo()
    }
    let lines = back.text.lineWords
    return store.hasEarlier(exercise.id)
      ? SessionWords.undone(lines) : SessionWords.undoneToFirst(lines)
  }

  /// Takes back an undo, and says so.
  func redo() -> String {
    store.redo(exercise.id, time: now()).map { SessionWords.redone($0.text.lineWords) }
      ?? SessionWords.nothingToRedo()
  }

  /// Begins the exercise again, and says where the old text is. nil: its file cannot be read.
  package func reset() -> String? {
    guard let starter = exercise.starterText else { return nil }
    let old = store.draft(of: exercise.id)
    store.saveDraft(starter, of: exercise.id, change: .reset, time: now())
    guard let old, old != starter else { return SessionWords.atBeginning(exercise.shownName) }
    let place = store.path.map { SessionWords.keptIn($0) } ?? SessionWords.keptUntilEnd()
    return SessionWords.reset(exercise.id, place)
  }

  /// What the file began with that stands in for the text that is kept; nil: there is no such file.
  package var starterForFile: String? { givenText == nil ? nil : exercise.starterText }
}

extension String {
  /// `1 line`, `27 lines`; a last empty one does not count.
  var lineWords: String {
    ProgressWords.lines(rows.count - (endsWithLineEnd ? 1 : 0))
  }
}
