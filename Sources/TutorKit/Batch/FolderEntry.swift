import Foundation

/// What stands in a folder, by the names that the file system has for it: on Linux these are bytes,
/// which need not be a text.
struct FolderEntry: Hashable, Sendable {
  /// What is no UTF-8 in it is replaced.
  var name: String
  /// Whether a path with the name leads to the entry.
  var isNameReadable: Bool
  /// Whether it is a folder itself, and no link to one.
  var isFolder: Bool

  /// The sign that stands for what is no UTF-8.
  static let replacement: Character = "\u{FFFD}"

  /// The entries of a folder in no order; nil: it cannot be read.
  static func all(in folder: String) -> [FolderEntry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      guard name != ".", name != ".." else { continue }
      entries.append(
        FolderEntry(
          name: name, isNameReadable: Array(name.utf8) == bytes,
          isFolder: isFolder(bytes, in: dirfd(stream))))
    }
    return entries
  }

  private static func isFolder(_ name: [UInt8], in folder: Int32) -> Bool {
    var status = stat()
    let found = (name + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { path in
        path.baseAddress.map { fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) } ?? -1
      }
    }
    return found == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
