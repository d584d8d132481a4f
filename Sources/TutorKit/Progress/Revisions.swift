import GRDB

/// A version of the text of an exercise.
package struct Revision: Hashable, Sendable {
  /// What made a text the present one.
  package enum Change: String, Codable, CaseIterable, Sendable {
    case start, edit, paste, reset, undo, redo
  }

  package var id: String
  package var text: String
  package var change: Change
  /// The version that an undo or redo brought back.
  package var restored: String?
  /// Seconds since 1970; later than that of each version before it.
  package var time: Double
}

/// Versions of the text of each exercise. They are only ever added: the last one is the text being
/// worked on, and undoing adds the old text as a new version.
extension ProgressStore {
  /// The text being worked on.
  package func draft(of exercise: String) -> String? {
    read { database in
      try String.fetchOne(
        database,
        sql: """
          SELECT text FROM revision WHERE exercise = ? ORDER BY time DESC, uuid DESC LIMIT 1
          """, arguments: [exercise])
    } ?? nil
  }

  /// Makes a text the one being worked on. The same text is not added twice in a row. True: it is on
  /// the disk.
  @discardableResult
  package func saveDraft(
    _ text: String, of exercise: String, change: Revision.Change = .edit, time: Double
  ) -> Bool {
    guard text != draft(of: exercise) else { return isSaving }
    return addRevision(text, of: exercise, change: change, restored: nil, time: time)
  }

  private func addRevision(
    _ text: String, of exercise: String, change: Revision.Change, restored: String?, time: Double
  ) -> Bool {
    write { database in
      let last = try Double.fetchOne(
        database, sql: "SELECT MAX(time) FROM revision WHERE exercise = ?", arguments: [exercise])
      // The order stands whatever the clock does.
      let next = max(time, (last ?? 0) + 0.001)
      try Self.insert(
        "revision",
        [
          "exercise": exercise, "text": text, "change": change.rawValue, "restored": restored,
          "time": next,
        ], in: database)
    }
  }

  /// All versions of an exercise's text, oldest first.
  package func revisions(of exercise: String) -> [Revision] {
    let rows = read { database in
      try Row.fetchAll(
        database, sql: "SELECT * FROM revision WHERE exercise = ? ORDER BY time, uuid",
        arguments: [exercise])
    }
    return (rows ?? []).map {
      Revision(
        id: $0["uuid"], text: $0["text"], change: Revision.Change(rawValue: $0["change"]) ?? .edit,
        restored: $0["restored"], time: $0["time"])
    }
  }

  /// Brings back the text before the last change. Undoing again goes further back, over every text
  /// that there was, each once.
  /// nil: there is nothing before.
  package func undo(_ exercise: String, time: Double) -> Revision? {
    let (texts, place) = revisions(of: exercise).undoable
    guard let place, place + 1 < texts.count else { return nil }
    return restore(texts[place + 1], of: exercise, as: .undo, time: time)
  }

  /// Whether there is a text before the present one.
  func hasEarlier(_ exercise: String) -> Bool {
    let (texts, place) = revisions(of: exercise).undoable
    return place.map { $0 + 1 < texts.count } == true
  }

  /// Takes back the last undo of a row of them. nil: the last change was no undo.
  package func redo(_ exercise: String, time: Double) -> Revision? {
    let (texts, place) = revisions(of: exercise).undoable
    guard let place, place > 0 else { return nil }
    return restore(texts[place - 1], of: exercise, as: .redo, time: time)
  }

  private func restore(
    _ revision: Revision, of exercise: String, as change: Revision.Change, time: Double
  ) -> Revision {
    _ = addRevision(
      revision.text, of: exercise, change: change, restored: revision.id, time: time)
    return revision
  }
}

extension [Revision] {
  /// The different texts up to the last change that was no undo, the latest first, and where among
  /// them the present text stands. A text that was undone counts as late as the change that followed
  /// it, so it stays within reach.
  fileprivate var undoable: (texts: [Revision], place: Int?) {
    let end = lastIndex { $0.change != .undo && $0.change != .redo } ?? 0
    var seen: Set<String> = []
    let texts = prefix(end + 1).reversed().filter { seen.insert($0.text).inserted }
    return (texts, texts.firstIndex { $0.text == last?.text })
  }
}
