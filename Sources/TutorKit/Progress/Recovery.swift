import Foundation
import GRDB

/// What is done with a damaged file: it is set aside under a said name, and what can be read of it
/// goes into a new one.
extension Opening {
  /// Tables and the columns that are kept of them, in the order of the schema.
  private static let kept: [(table: String, columns: [String])] = [
    ("attempt", ["uuid", "exercise", "text", "verdict", "report", "hints", "time"]),
    ("revision", ["uuid", "exercise", "text", "change", "restored", "time"]),
    ("prediction", ["uuid", "question", "answer", "truth", "model", "time"]),
    ("hint", ["uuid", "exercise", "level", "time"]),
    ("review", ["uuid", "topic", "question", "answer", "truth", "rating", "time"]),
    ("setting", ["name", "value"]),
  ]

  /// Sets a damaged file aside and opens a new one, unless another session has done so already.
  static func mend(_ file: URL, time: Double) -> Opening {
    let lock = FileLock(file.path + ".lock")
    defer { lock.release() }
    if let queue = try? connect(file.path), isSound(queue) { return Opening(queue: queue) }
    let aside = setAside(file, time: time)
    guard let queue = try? connect(file.path) else {
      return Opening(
        queue: memory(), isOnDisk: false,
        notes: [ProgressWords.damagedUnsaved(aside)])
    }
    let rows = recover(aside, into: queue)
    return Opening(
      queue: queue,
      notes: [
        rows == 0 ? ProgressWords.damagedLost(aside) : ProgressWords.damagedSaved(aside, rows)
      ])
  }

  private static func isSound(_ queue: DatabaseQueue) -> Bool {
    (try? queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }) == "ok"
  }

  /// Renames a file, its log with it: the log may hold the newest rows.
  private static func setAside(_ file: URL, time: Double) -> String {
    let seconds = time.isFinite ? Int(max(0, min(time, 1e15))) : 0
    var aside = file.path + ".corrupt-\(seconds)"
    var number = 2
    while FileManager.default.fileExists(atPath: aside), number < 1_000 {
      aside = file.path + ".corrupt-\(seconds)-\(number)"
      number += 1
    }
    for suffix in ["", "-wal"] {
      try? FileManager.default.moveItem(atPath: file.path + suffix, toPath: aside + suffix)
    }
    try? FileManager.default.removeItem(atPath: file.path + "-shm")
    return aside
  }

  /// Copies what can be read. Works on copies of the damaged file, whose first page is replaced by
  /// that of a new file when SQLite does not know it.
  /// - Returns: How many rows there are now.
  private static func recover(_ damaged: String, into queue: DatabaseQueue) -> Int {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for repair in [FirstPage.asItIs, .header, .whole] {
      let copy = folder.appendingPathComponent("copy-\(repair)").path
      try? FileManager.default.copyItem(atPath: damaged, toPath: copy)
      try? FileManager.default.copyItem(atPath: damaged + "-wal", toPath: copy + "-wal")
      guard repair.apply(to: copy, newFileIn: folder),
        let source = try? DatabaseQueue(path: copy)
      else { continue }
      let rows = kept.reduce(0) { $0 + copyRows($1.table, $1.columns, from: source, to: queue) }
      if rows > 0 { return rows }
    }
    return 0
  }

  private static func copyRows(
    _ table: String, _ columns: [String], from source: DatabaseQueue, to target: DatabaseQueue
  ) -> Int {
    let readable = (try? source.read { try $0.columns(in: table).map(\.name) }) ?? []
    let present = columns.filter(readable.contains)
    var count = 0
    for row in ReadableRows(source: source, table: table).all() {
      var values = Dictionary(
        uniqueKeysWithValues: present.map { ($0, (row[$0] as DatabaseValue)) })
      if table != "setting", values["uuid"] == nil {
        values["uuid"] =
          ProgressSchema.contentIdentifier(present.map { values[$0]?.description ?? "" })
          .databaseValue
      }
      let names = values.keys.sorted()
      let sql = """
        INSERT OR IGNORE INTO \(table) (\(names.joined(separator: ", ")))
        VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
        """
      let arguments = StatementArguments(names.map { values[$0] })
      if (try? target.write({ try $0.execute(sql: sql, arguments: arguments) })) != nil {
        count += 1
      }
    }
    return count
  }
}

/// The rows of a table in a damaged file, found from both ends and one by one in between.
struct ReadableRows {
  let source: DatabaseQueue
  let table: String

  /// Ids that are looked for one by one between the readable ends.
  private static let gap = 20_000

  func all() -> [Row] {
    let head = scan("SELECT rowid AS row_id, * FROM \(table) NOT INDEXED ORDER BY rowid")
    if head.isComplete { return head.rows }
    let tail = scan("SELECT rowid AS row_id, * FROM \(table) NOT INDEXED ORDER BY rowid DESC")
    let low = head.rows.last.map { $0["row_id"] as Int64 } ?? 0
    let high = tail.rows.last.map { $0["row_id"] as Int64 } ?? low + Int64(Self.gap)
    return head.rows + between(low, high) + tail.rows.reversed()
  }

  private func scan(_ sql: String) -> (rows: [Row], isComplete: Bool) {
    var rows: [Row] = []
    let end: Void? = try? source.read { database in
      let cursor = try Row.fetchCursor(database, sql: sql)
      while let row = try cursor.next() { rows.append(row.copy()) }
    }
    return (rows, end != nil)
  }

  private func between(_ low: Int64, _ high: Int64) -> [Row] {
    guard low < high, high - low <= Int64(Self.gap) else { return [] }
    return ((low + 1)..<max(low + 1, high)).compactMap { id in
      (try? source.read {
        try Row.fetchOne(
          $0, sql: "SELECT rowid AS row_id, * FROM \(table) NOT INDEXED WHERE rowid = ?",
          arguments: [id])
      }) ?? nil
    }
  }
}

/// How the first page of a damaged file is treated. It holds the header and the list of tables.
enum FirstPage {
  case asItIs, header, whole

  /// Bytes of the header, and of a page as SQLite makes it unless told otherwise (the file format's
  /// documentation, sections 1.3 and 1.3.2).
  private static let headerSize = 100
  private static let pageSize = 4_096
  private static let sizeValidity = 92..<96

  /// Replaces bytes of the file by those of a new file. False: it cannot be done.
  func apply(to path: String, newFileIn folder: URL) -> Bool {
    guard self != .asItIs else { return true }
    let count = self == .header ? Self.headerSize : Self.pageSize
    let new = folder.appendingPathComponent("new-\(self)")
    guard let queue = try? Opening.connect(new.path), (try? queue.close()) != nil,
      var fresh = try? Data(contentsOf: new), fresh.count >= Self.pageSize,
      let file = FileHandle(forUpdatingAtPath: path)
    else { return false }
    defer { try? file.close() }
    // The size of the new file does not hold for this one: SQLite asks the file instead when the
    // number of the change that wrote the size is not the present one.
    fresh.replaceSubrange(Self.sizeValidity, with: [0xFF, 0xFF, 0xFF, 0xFF])
    return (try? file.write(contentsOf: fresh.prefix(count))) != nil
  }
}
