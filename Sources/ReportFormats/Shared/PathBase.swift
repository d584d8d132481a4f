package import Foundation

/// The folder that paths in reports are relative to: the repository that one works in, or else the
/// working folder.
package struct PathBase: Hashable, Sendable {
  /// An absolute path without a slash at its end.
  package let root: String
  /// The working folder, which relative paths begin at.
  private let folder: String

  /// - Parameter folder: the working folder.
  package init(folder: URL) {
    let start = folder.standardizedFileURL
    self.folder = Self.plain(start)
    var current = start
    while current.path != "/" {
      if FileManager.default.fileExists(atPath: current.appendingPathComponent(".git").path) {
        root = Self.plain(current)
        return
      }
      current = current.deletingLastPathComponent()
    }
    root = Self.plain(start)
  }

  /// A root that is known, for tests.
  package init(root: String, folder: String) {
    self.root = root
    self.folder = folder
  }

  /// A path relative to the root; nil: the file lies elsewhere, or is no file (`standard input`).
  package func relative(_ path: String) -> String? {
    let whole = absolute(path)
    guard whole.hasPrefix(root + "/") else { return nil }
    return String(whole.dropFirst(root.count + 1))
  }

  /// The path from `/` on, with `.` and `..` resolved.
  package func absolute(_ path: String) -> String {
    Self.plain(
      URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
        .standardizedFileURL)
  }

  /// The path as annotations name it: relative to the root where that is possible.
  package func shown(_ path: String) -> String { relative(path) ?? path }

  private static func plain(_ url: URL) -> String {
    let path = url.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
