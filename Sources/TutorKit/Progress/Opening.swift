import Foundation
import GRDB

/// What came of opening a progress file.
struct Opening {
  /// nil: neither the file nor memory can be used.
  var queue: DatabaseQueue?
  /// Whether the queue is the file's.
  var isOnDisk = true
  /// What to say about it.
  var notes: [String] = []

  /// Seconds that another session's write is waited for; a write takes milliseconds.
  private static let patience: Double = 10

  /// Opens a file, or creates it.
  static func open(_ file: URL, time: Double) -> Opening {
    do {
      guard let queue = try oneAtATime(file, { try connect(file.path) }) else { return newer(file) }
      try ProgressBackup(of: file).renew(from: queue)
      return Opening(queue: queue)
    } catch let error as DatabaseError where error.isCorruption {
      return mend(file, time: time)
    } catch {
      return Opening(
        queue: readable(file) ?? memory(), isOnDisk: false, notes: [unwritable(file, error)])
    }
  }

  /// nil: the file is of a newer version, and was not changed.
  static func connect(_ path: String) throws -> DatabaseQueue? {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    guard try !queue.read(ProgressSchema.migrator.hasBeenSuperseded) else { return nil }
    try queue.inDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      // On the disk before a report is shown, whatever happens to the machine.
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
    try ProgressSchema.migrator.migrate(queue)
    return queue
  }

  /// An empty store in memory.
  static func memory() -> DatabaseQueue? {
    guard let queue = try? DatabaseQueue(),
      (try? ProgressSchema.migrator.migrate(queue)) != nil
    else { return nil }
    return queue
  }

  /// A store in memory with what another holds, as far as it can be read.
  static func memory(copyOf source: DatabaseQueue) -> DatabaseQueue? {
    guard let queue = try? DatabaseQueue(), (try? source.backup(to: queue)) != nil,
      (try? ProgressSchema.migrator.migrate(queue)) != nil
    else { return memory() }
    return queue
  }

  // MARK: What to say

  /// Nothing is saved, why, and what helps.
  static func unwritable(_ file: URL?, _ error: any Error) -> String {
    let reason = (error as? DatabaseError)?.message ?? error.localizedDescription
    let path = file?.path ?? ProgressStore.fileName
    return ProgressWords.cannotSave(path, reason)
  }

  private static func newer(_ file: URL) -> Opening {
    Opening(
      queue: memory(), isOnDisk: false,
      notes: [ProgressWords.newerFile(file.path)])
  }

  // MARK: A file that cannot be written

  /// What a file holds that can be read and not written, by way of a copy elsewhere: SQLite wants
  /// to write beside a file even when it only reads it.
  private static func readable(_ file: URL) -> DatabaseQueue? {
    guard let scratch = ScratchFolder() else { return nil }
    do {
      let copy = scratch.url.appendingPathComponent(ProgressStore.fileName)
      try FileManager.default.copyItem(at: file, to: copy)
      try? FileManager.default.copyItem(atPath: file.path + "-wal", toPath: copy.path + "-wal")
      for path in [copy.path, copy.path + "-wal"] {
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      }
      return try connect(copy.path).flatMap(memory(copyOf:))
    } catch {
      return nil
    }
  }
}
