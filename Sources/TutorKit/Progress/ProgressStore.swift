package import Foundation
import GRDB

/// Attempts, texts, predictions, hints, reviews and the place in the course, in SQLite.
///
/// Attempts, predictions, hints, reviews and versions of a text are only ever added, each with an id
/// that is the same on every machine, so that two stores can be united. Several sessions may use one
/// file at a time. What is written is on the disk when the call returns; when the file cannot be
/// used the store goes on in memory and ``problem`` says so.
package final class ProgressStore: Sendable {
  let database: ProgressDatabase

  /// The file's name in its folder.
  package static let fileName = "progress.sqlite"

  init(database: ProgressDatabase) {
    self.database = database
  }

  /// Opens or creates `progress.sqlite` in a folder. A damaged file is set aside under a name with
  /// `time` (seconds since 1970), and the copy that was made when it was opened last takes its place; one of
  /// a newer version is left alone.
  package static func open(in folder: URL, time: Double) -> ProgressStore? {
    let file = folder.appendingPathComponent(fileName)
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return ProgressDatabase(file: file, time: time).map(ProgressStore.init)
  }

  /// A store that forgets: for tests, and when the disk cannot be used.
  package static func inMemory(_ problem: String?) -> ProgressStore? {
    ProgressDatabase(notes: problem.map { [$0] } ?? []).map(ProgressStore.init)
  }

  /// What is wrong with the file: damaged, of a newer version, or not written. nil: all is saved.
  package var problem: String? {
    let notes = database.notes
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  /// Whether what is written reaches the disk.
  package var isSaving: Bool { database.isSaving }

  /// Whether there is a file that is not written.
  package var isForgetting: Bool { database.file != nil && !isSaving }

  /// The file that all is kept in; nil: memory alone.
  package var path: String? { database.isSaving ? database.file?.path : nil }

  // MARK: Facts by name

  /// A small fact by name: where the learner is.
  package func setting(_ name: String) -> String? {
    read {
      try String.fetchOne($0, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
    } ?? nil
  }

  /// Keeps a small fact. True: it is on the disk.
  @discardableResult
  package func set(_ name: String, to value: String) -> Bool {
    write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)",
        arguments: [name, value])
    }
  }

  // MARK: Reading and writing

  /// nil: it could not be read.
  func read<Value>(_ work: (Database) throws -> Value) -> Value? {
    database.read(work)
  }

  /// One transaction. True: it is on the disk.
  func write(_ work: (Database) throws -> Void) -> Bool {
    database.write(work)
  }

  // MARK: Rows that are only ever added, each with an id that no other machine gives

  /// Adds a row. True: it is on the disk.
  @discardableResult
  func insert(_ table: String, _ values: [String: (any DatabaseValueConvertible)?]) -> Bool {
    write { try Self.insert(table, values, in: $0) }
  }

  /// Adds a row in a transaction that is going on. A row whose `uuid` is there is left as it is.
  static func insert(
    _ table: String, _ values: [String: (any DatabaseValueConvertible)?], in database: Database
  ) throws {
    var values = values
    if values["uuid"] == nil { values["uuid"] = UUID().uuidString.lowercased() }
    let columns = values.keys.sorted()
    try database.execute(
      sql: """
        INSERT OR IGNORE INTO \(table) (\(columns.joined(separator: ", ")))
        VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
        """,
      arguments: StatementArguments(columns.map { values[$0] ?? nil }))
  }
}
