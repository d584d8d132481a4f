import GRDB

/// The tables, as a sequence of migrations. A migration that was released is never changed.
enum ProgressSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { try $0.execute(sql: first) }
    migrator.registerMigration("v2") { database in
      try database.execute(sql: second)
      try giveIdentifiers(database)
      try database.execute(sql: "CREATE UNIQUE INDEX attempt_uuid ON attempt (uuid)")
    }
    return migrator
  }

  private static let first = """
    CREATE TABLE attempt (
      id INTEGER PRIMARY KEY AUTOINCREMENT, exercise TEXT NOT NULL, text TEXT NOT NULL,
      verdict TEXT NOT NULL, report TEXT NOT NULL, hints INTEGER NOT NULL, time REAL NOT NULL);
    CREATE INDEX attempt_exercise ON attempt (exercise, id);
    CREATE TABLE draft (exercise TEXT PRIMARY KEY, text TEXT NOT NULL, time REAL NOT NULL);
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    """

  /// Stable ids; every version of a text; predictions, hints and reviews; rows being entered.
  private static let second = """
    ALTER TABLE attempt ADD COLUMN uuid TEXT NOT NULL DEFAULT '';
    CREATE TABLE revision (
      id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE, exercise TEXT NOT NULL,
      text TEXT NOT NULL, change TEXT NOT NULL, restored TEXT, time REAL NOT NULL);
    CREATE INDEX revision_exercise ON revision (exercise, time, uuid);
    INSERT INTO revision (uuid, exercise, text, change, time)
      SELECT 'draft-' || exercise || '-' || CAST(time * 1000 AS INTEGER), exercise, text, 'edit', time
      FROM draft;
    DROP TABLE draft;
    CREATE TABLE prediction (
      id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE, question TEXT NOT NULL,
      answer TEXT NOT NULL, truth TEXT NOT NULL, model TEXT, time REAL NOT NULL);
    CREATE TABLE hint (
      id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE, exercise TEXT NOT NULL,
      level INTEGER NOT NULL, time REAL NOT NULL);
    CREATE TABLE review (
      id INTEGER PRIMARY KEY AUTOINCREMENT, uuid TEXT NOT NULL UNIQUE, topic TEXT NOT NULL,
      question TEXT NOT NULL, answer TEXT NOT NULL, truth TEXT NOT NULL, rating INTEGER NOT NULL,
      time REAL NOT NULL);
    CREATE INDEX review_topic ON review (topic, time);
    CREATE TABLE entry (
      id INTEGER PRIMARY KEY AUTOINCREMENT, session TEXT NOT NULL, exercise TEXT NOT NULL,
      text TEXT NOT NULL, time REAL NOT NULL);
    """

  /// Attempts of the first version get ids that are made from what they hold, so that copies of one
  /// file on two machines agree.
  private static func giveIdentifiers(_ database: Database) throws {
    for row in try Row.fetchAll(database, sql: "SELECT * FROM attempt ORDER BY id") {
      let parts: [String] = [
        String(row["id"] as Int), row["exercise"], row["text"], row["verdict"],
        String(row["time"] as Double),
      ]
      try database.execute(
        sql: "UPDATE attempt SET uuid = ? WHERE id = ?",
        arguments: [contentIdentifier(parts), row["id"] as Int])
    }
  }

  /// 128 bits in hexadecimal, by two runs of the FNV-1a hash (offset and prime as published by
  /// Fowler, Noll and Vo; the second run begins where the first ended).
  static func contentIdentifier(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let bytes = parts.joined(separator: "\u{1F}").utf8
    let halves = (0..<2).map { _ in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return String(hash, radix: 16).paddedWithZeros(to: 16)
    }
    return halves.joined()
  }
}

extension String {
  /// With zeros before it, to a number of digits.
  func paddedWithZeros(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
