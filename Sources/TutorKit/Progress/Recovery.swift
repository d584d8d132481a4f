import Foundation
import GRDB

/// What is done with a damaged file: it is set aside under a said name, and the copy that was made of
/// it takes its place.
extension Opening {
  /// Sets a damaged file aside and opens its copy, or else a new file, unless another session has done
  /// so already.
  static func mend(_ file: URL, time: Double) -> Opening {
    let lock = FileLock(file.path + ".lock")
    defer { lock.release() }
    if let queue = try? connect(file.path), ProgressBackup.isSound(queue) {
      return Opening(queue: queue)
    }
    let aside = setAside(file, time: time)
    if ProgressBackup(of: file).restore(), let queue = try? connect(file.path) {
      return Opening(queue: queue, notes: [ProgressWords.damagedSaved(aside, rows(queue))])
    }
    guard let queue = try? connect(file.path) else {
      return Opening(
        queue: memory(), isOnDisk: false,
        notes: [ProgressWords.damagedUnsaved(aside)])
    }
    return Opening(queue: queue, notes: [ProgressWords.damagedLost(aside)])
  }

  /// How many rows there are of what a learner has done.
  private static func rows(_ queue: DatabaseQueue) -> Int {
    let tables = ["attempt", "revision", "prediction", "hint", "review"]
    return tables.reduce(0) { sum, table in
      sum + ((try? queue.read { try Table(table).fetchCount($0) }) ?? 0)
    }
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
}
