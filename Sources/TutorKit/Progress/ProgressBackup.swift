import Foundation
import GRDB

/// The copy of a progress file beside it: what the file held when it was opened last.
struct ProgressBackup {
  private let file: URL
  private var copy: URL { file.appendingPathExtension("backup") }

  init(of file: URL) { self.file = file }

  /// Copies the file as it is now, unless it has not changed since; a large one
  /// is copied every ten minutes at most. Where there is no room for a copy
  /// the one of before stays.
  ///
  /// - Throws: `SQLITE_CORRUPT` where the file is damaged; the copy of before stays then, too.
  func renew(from queue: DatabaseQueue) throws {
    guard isOld else { return }
    let part = copy.path + ".part-\(getpid())"
    defer {
      for suffix in Self.suffixes { try? FileManager.default.removeItem(atPath: part + suffix) }
    }
    do {
      let target = try DatabaseQueue(path: part)
      try queue.backup(to: target)
      guard Self.isSound(target) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
      try target.close()
      rename(part, copy.path)
    } catch let error as DatabaseError where error.isCorruption {
      throw error
    } catch {}
  }

  /// Puts the copy in the place of the file. False: there is none.
  func restore() -> Bool {
    (try? FileManager.default.copyItem(at: copy, to: file)) != nil
  }

  /// Whether all that is in a file can be read.
  static func isSound(_ queue: DatabaseQueue) -> Bool {
    (try? queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }) == "ok"
  }

  /// What SQLite puts beside a file.
  private static let suffixes = ["", "-wal", "-shm"]

  /// Whether the file was written after it was copied, and, where copying takes its time, a while ago.
  private var isOld: Bool {
    guard let copied = FileStamp(path: copy.path) else { return true }
    let stamps = [file.path, file.path + "-wal"].compactMap { FileStamp(path: $0) }
    guard let written = stamps.map(\.modified).max() else { return false }
    let least = copied.size > Self.large ? Self.pause : 0
    return written >= copied.modified + least
  }

  /// A copy of more bytes takes longer than a short command.
  private static let large: Int64 = 2_000_000
  /// A large copy is kept for ten minutes, in nanoseconds.
  private static let pause: Int64 = 600_000_000_000
}
