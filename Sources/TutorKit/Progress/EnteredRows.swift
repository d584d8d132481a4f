import GRDB

/// Rows of code that are being entered one by one, kept until they become the text of an exercise,
/// so that the end of the program loses no row that was entered.
extension ProgressStore {
  /// Keeps a row of a session, which is known by a name of its own.
  func keepEntered(_ row: String, of exercise: String, session: String, time: Double) {
    database.writeQuickly { database in
      try database.execute(
        sql: "INSERT INTO entry (session, exercise, text, time) VALUES (?, ?, ?, ?)",
        arguments: [session, exercise, row, time])
    }
  }

  /// The rows of a session became a text, or were dropped.
  func forgetEntered(session: String) {
    database.writeQuickly {
      try $0.execute(sql: "DELETE FROM entry WHERE session = ?", arguments: [session])
    }
  }

  /// Makes rows that a session left behind the texts of their exercises. A session that is still
  /// going on is not harmed: it has its rows in memory.
  /// - Returns: The exercises, with how many rows each got.
  func adoptEntered(time: Double) -> [(exercise: String, rows: Int)] {
    let rows = read { try Row.fetchAll($0, sql: "SELECT * FROM entry ORDER BY id") } ?? []
    guard !rows.isEmpty else { return [] }
    var sessions: [(session: String, exercise: String, rows: [String])] = []
    for row in rows {
      let key: (String, String) = (row["session"], row["exercise"])
      if let index = sessions.firstIndex(where: { ($0.session, $0.exercise) == key }) {
        sessions[index].rows.append(row["text"])
      } else {
        sessions.append((key.0, key.1, [row["text"]]))
      }
    }
    for entry in sessions {
      saveDraft(
        entry.rows.joined(separator: "\n") + "\n", of: entry.exercise, change: .paste, time: time)
      forgetEntered(session: entry.session)
    }
    return sessions.map { ($0.exercise, $0.rows.count) }
  }
}
