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

  /// Rows that a session left behind.
  struct LeftRows {
    var session: String
    var exercise: String
    var rows: [String]
    var text: String { rows.joined(separator: "\n") + "\n" }
  }

  /// The rows that sessions left behind, in the order in which they were entered. Those of a session that is still
  /// going on are among them.
  var leftRows: [LeftRows] {
    let rows = read { try Row.fetchAll($0, sql: "SELECT * FROM entry ORDER BY id") } ?? []
    return rows.reduce(into: []) { left, row in
      let key: (String, String) = (row["session"], row["exercise"])
      if let index = left.firstIndex(where: { ($0.session, $0.exercise) == key }) {
        left[index].rows.append(row["text"])
      } else {
        left.append(LeftRows(session: key.0, exercise: key.1, rows: [row["text"]]))
      }
    }
  }

  /// Makes rows that a session left behind the text of their exercise. A session that is still going on is not
  /// harmed: it has its rows in memory.
  func adopt(_ left: LeftRows, time: Double) {
    saveDraft(left.text, of: left.exercise, change: .paste, time: time)
    forgetEntered(session: left.session)
  }
}
