package import Foundation

/// A folder for the files of one run of another program, which goes with it, or when the program is
/// interrupted.
package final class ScratchFolder: Sendable {
  package let url: URL

  /// Folders that are in use.
  private static let inUse = Folders()

  /// Makes a folder that only its owner may read; nil: there is no place for one.
  package init?() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-" + UUID().uuidString)
    Self.inUse.add(url)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      Self.inUse.remove(url)
      return nil
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    Self.inUse.remove(url)
  }

  /// Removes all folders that are in use: the program is about to end.
  package static func removeAll() { Self.inUse.removeAll() }

  private final class Folders: @unchecked Sendable {
    private let lock = NSLock()
    private var urls: Set<URL> = []

    func add(_ url: URL) { lock.withLock { _ = urls.insert(url) } }
    func remove(_ url: URL) { lock.withLock { _ = urls.remove(url) } }
    func removeAll() {
      for url in lock.withLock({ urls }) { try? FileManager.default.removeItem(at: url) }
    }
  }
}
