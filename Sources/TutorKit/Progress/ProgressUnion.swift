import GRDB

/// What an import added.
package struct ImportSummary: Codable, Hashable, Sendable {
  package var attempts = 0
  package var texts = 0
  package var predictions = 0
  package var hints = 0
  package var reviews = 0
  /// Exercises whose present text is another one now; `undo` brings back the one before.
  package var changedTexts: [String] = []

  /// Rows that were new.
  package var count: Int { attempts + texts + predictions + hints + reviews }
}

extension ProgressStore {
  /// Adds the rows that are not there yet, in one transaction. Rows are known by their ids, so
  /// importing twice changes nothing, and it does not matter which of two stores is imported into
  /// which. The place in the course is taken only where there is none;
  /// lessons that were read in one of them are read.
  /// - Returns: What was added; nil: nothing, since the file could not be written.
  package func unite(with export: ProgressExport) -> ImportSummary? {
    let exercises = Set(export.texts.map(\.exercise)).sorted()
    let before = exercises.map(draft)
    var summary = ImportSummary()
    let isDone = write { database in
      summary = ImportSummary()
      summary.attempts = try Self.add("attempt", export.attempts.map(\.columns), database)
      summary.texts = try Self.add("revision", export.texts.map(\.columns), database)
      summary.predictions = try Self.add("prediction", export.predictions.map(\.columns), database)
      summary.hints = try Self.add("hint", export.hints.map(\.columns), database)
      summary.reviews = try Self.add("review", export.reviews.map(\.columns), database)
      for (name, value) in export.place.sorted(by: { $0.key < $1.key }) where Self.isPlace(name) {
        try Self.takePlace(name, value, database)
      }
    }
    guard isDone || !hasFile else { return nil }
    summary.changedTexts = zip(exercises, before).filter { $1 != nil && draft(of: $0) != $1 }
      .map { $0.0 }
    return summary
  }

  /// Keeps what is here already; exercises that were begun are those of both.
  private static func takePlace(_ name: String, _ value: String, _ database: Database) throws {
    let known = try String.fetchOne(
      database, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
    var result = known ?? value
    if let known, name.hasPrefix(BegunPractice.prefix) {
      let begun = known.split(separator: "\n")
      result = (begun + value.split(separator: "\n").filter { !begun.contains($0) })
        .joined(separator: "\n")
    }
    try database.execute(
      sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", arguments: [name, result])
  }

  /// Whether the store was opened on a file.
  private var hasFile: Bool { database.file != nil }

  private static func add(
    _ table: String, _ rows: [[String: (any DatabaseValueConvertible)?]], _ database: Database
  ) throws -> Int {
    var count = 0
    for row in rows {
      try insert(table, row, in: database)
      count += database.changesCount
    }
    return count
  }
}

extension ProgressExport.AttemptRow {
  fileprivate var columns: [String: (any DatabaseValueConvertible)?] {
    [
      "uuid": id, "exercise": exercise, "time": time, "verdict": verdict, "hints": hints,
      "report": reportText, "text": text.joined(separator: "\n"),
    ]
  }
}

extension ProgressExport.TextRow {
  fileprivate var columns: [String: (any DatabaseValueConvertible)?] {
    [
      "uuid": id, "exercise": exercise, "time": time, "change": change, "restored": restored,
      "text": text.joined(separator: "\n"),
    ]
  }
}

extension ProgressExport.PredictionRow {
  fileprivate var columns: [String: (any DatabaseValueConvertible)?] {
    [
      "uuid": id, "time": time, "question": question.joined(separator: "\n"), "answer": answer,
      "truth": truth, "model": model,
    ]
  }
}

extension ProgressExport.HintRow {
  fileprivate var columns: [String: (any DatabaseValueConvertible)?] {
    ["uuid": id, "exercise": exercise, "time": time, "level": level]
  }
}

extension ProgressExport.ReviewRow {
  fileprivate var columns: [String: (any DatabaseValueConvertible)?] {
    [
      "uuid": id, "topic": topic, "time": time, "question": question.joined(separator: "\n"),
      "answer": answer, "truth": truth, "rating": rating,
    ]
  }
}
