import Foundation
import GRDB

/// The open database, which is exchanged when its file turns out to be damaged or cannot be written.
///
/// Unchecked: the mutable state is used under the lock alone.
final class ProgressDatabase: @unchecked Sendable {
  /// nil: memory alone.
  let file: URL?
  private let time: Double
  private let lock = NSLock()
  private var queue: DatabaseQueue
  private var isOnDisk: Bool
  private var said: [String]

  /// Opens a file; a damaged one is set aside under a name with the time.
  init?(file: URL, time: Double) {
    self.file = file
    self.time = time
    let opening = Opening.open(file, time: time)
    guard let queue = opening.queue else { return nil }
    self.queue = queue
    isOnDisk = opening.isOnDisk
    said = opening.notes
  }

  /// In memory.
  init?(notes: [String]) {
    guard let queue = Opening.memory() else { return nil }
    file = nil
    time = 0
    self.queue = queue
    isOnDisk = false
    said = notes
  }

  /// What was found wrong so far.
  var notes: [String] { lock.withLock { said } }

  /// Whether what is written reaches the disk.
  var isSaving: Bool { lock.withLock { isOnDisk } }

  private var current: DatabaseQueue { lock.withLock { queue } }

  /// nil: it could not be read. A damaged file is mended once and read again.
  func read<Value>(_ work: (Database) throws -> Value) -> Value? {
    for _ in 0..<2 {
      let queue = current
      do {
        return try queue.read(work)
      } catch let error as DatabaseError where error.isCorruption {
        mend(queue)
      } catch {
        return nil
      }
    }
    return nil
  }

  /// One transaction. True: it is on the disk. When the file cannot be written, it is carried out in
  /// memory, on a copy of what the file holds.
  func write(_ work: (Database) throws -> Void) -> Bool {
    for _ in 0..<3 {
      let queue = current
      do {
        try queue.write(work)
        return isSaving
      } catch let error as DatabaseError where error.isCorruption {
        mend(queue)
      } catch {
        guard isSaving else { return false }
        leaveDisk(queue, error)
      }
    }
    return false
  }

  /// Writes what need not outlive a loss of power: no waiting for the disk.
  func writeQuickly(_ work: (Database) throws -> Void) {
    try? current.inDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
      defer { try? database.execute(sql: "PRAGMA synchronous = FULL") }
      try work(database)
    }
  }

  private func mend(_ damaged: DatabaseQueue) {
    lock.withLock {
      guard queue === damaged, let file, isOnDisk else { return }
      try? damaged.close()
      let opening = Opening.mend(file, time: time)
      guard let next = opening.queue else { return }
      queue = next
      isOnDisk = opening.isOnDisk
      said += opening.notes
    }
  }

  private func leaveDisk(_ failing: DatabaseQueue, _ error: any Error) {
    lock.withLock {
      guard queue === failing, isOnDisk, let memory = Opening.memory(copyOf: failing) else {
        return
      }
      queue = memory
      isOnDisk = false
      said.append(Opening.unwritable(file, error))
    }
  }
}

extension DatabaseError {
  /// Whether the file is damaged, or none of SQLite's.
  var isCorruption: Bool {
    resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB
  }
}
