package import Foundation
import GRDB

/// A graded submission as it is kept.
package struct Attempt: Hashable, Sendable {
  package var exercise: String
  package var text: String
  package var verdict: String
  /// Seconds since 1970.
  package var time: Double
}

/// Attempts, drafts and the place in the course, in SQLite.
///
/// Attempts are only ever added. Two sessions may use one file at a time. When the file cannot be
/// used the store works in memory and ``problem`` says so.
package final class ProgressStore: Sendable {
  private let queue: DatabaseQueue
  /// Why nothing is saved; nil: it is.
  package let problem: String?

  /// Opens or creates `progress.sqlite` in a folder. A corrupt file is set aside under a name with
  /// `time`.
  package static func open(in folder: URL, time: Double) -> ProgressStore? {
    let file = folder.appendingPathComponent("progress.sqlite")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      return ProgressStore(queue: try connect(file.path), problem: nil)
    } catch let error as DatabaseError where error.isCorruption {
      return openAfterSettingAside(file, time: time)
    } catch {
      return inMemory("\(file.path) cannot be written (\(reason(error))); nothing is saved")
    }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? DatabaseError)?.message ?? error.localizedDescription
  }

  private static func openAfterSettingAside(_ file: URL, time: Double) -> ProgressStore? {
    let aside = file.path + ".corrupt-\(Int(time))"
    try? FileManager.default.moveItem(atPath: file.path, toPath: aside)
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: file.path + suffix)
    }
    let note = "the progress file was damaged; it is kept as \(aside), and a new one is begun"
    if let queue = try? connect(file.path) { return ProgressStore(queue: queue, problem: note) }
    return inMemory(note)
  }

  /// A store that forgets: for tests, and when the disk cannot be used.
  package static func inMemory(_ problem: String?) -> ProgressStore? {
    guard let queue = try? DatabaseQueue() else { return nil }
    try? migrator.migrate(queue)
    return ProgressStore(queue: queue, problem: problem)
  }

  private init(queue: DatabaseQueue, problem: String?) {
    self.queue = queue
    self.problem = problem
  }

  private static func connect(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try migrator.migrate(queue)
    return queue
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { database in
      try database.execute(
        sql: """
          CREATE TABLE attempt (
            id INTEGER PRIMARY KEY AUTOINCREMENT, exercise TEXT NOT NULL, text TEXT NOT NULL,
            verdict TEXT NOT NULL, report TEXT NOT NULL, hints INTEGER NOT NULL, time REAL NOT NULL);
          CREATE INDEX attempt_exercise ON attempt (exercise, id);
          CREATE TABLE draft (exercise TEXT PRIMARY KEY, text TEXT NOT NULL, time REAL NOT NULL);
          CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
          """)
    }
    return migrator
  }

  // MARK: Attempts

  /// Adds an attempt. Committed when this returns true.
  @discardableResult
  package func record(
    exercise: String, text: String, verdict: String, report: String, hints: Int, time: Double
  ) -> Bool {
    write { database in
      try database.execute(
        sql: """
          INSERT INTO attempt (exercise, text, verdict, report, hints, time)
          VALUES (?, ?, ?, ?, ?, ?)
          """, arguments: [exercise, text, verdict, report, hints, time])
    }
  }

  /// All attempts at an exercise, oldest first.
  package func attempts(at exercise: String) -> [Attempt] {
    let rows = try? queue.read { database in
      try Row.fetchAll(
        database, sql: "SELECT * FROM attempt WHERE exercise = ? ORDER BY id",
        arguments: [exercise])
    }
    return (rows ?? []).map {
      Attempt(
        exercise: $0["exercise"], text: $0["text"], verdict: $0["verdict"], time: $0["time"])
    }
  }

  /// Attempts and passes by exercise.
  package func summary() -> [String: (attempts: Int, isPassed: Bool)] {
    let rows = try? queue.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT exercise, COUNT(*) AS attempts, MAX(verdict = 'passed') AS passed
          FROM attempt GROUP BY exercise
          """)
    }
    var result: [String: (attempts: Int, isPassed: Bool)] = [:]
    for row in rows ?? [] {
      let passed: Int = row["passed"]
      result[row["exercise"]] = (row["attempts"], passed == 1)
    }
    return result
  }

  // MARK: Drafts and settings

  /// The text being worked on.
  package func draft(of exercise: String) -> String? {
    try? queue.read { database in
      try String.fetchOne(
        database, sql: "SELECT text FROM draft WHERE exercise = ?", arguments: [exercise])
    }
  }

  @discardableResult
  package func saveDraft(_ text: String, of exercise: String, time: Double) -> Bool {
    write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO draft (exercise, text, time) VALUES (?, ?, ?)",
        arguments: [exercise, text, time])
    }
  }

  /// A small fact by name: where the learner is, how many hints were shown.
  package func setting(_ name: String) -> String? {
    try? queue.read { database in
      try String.fetchOne(
        database, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
    }
  }

  @discardableResult
  package func set(_ name: String, to value: String) -> Bool {
    write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)",
        arguments: [name, value])
    }
  }

  private func write(_ work: (Database) throws -> Void) -> Bool {
    do {
      try queue.write(work)
      return true
    } catch {
      return false
    }
  }
}

extension DatabaseError {
  fileprivate var isCorruption: Bool {
    resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB
  }
}
