import SystemPackage

/// Paths as texts. Foundation's `NSString` stops the program on Linux where it is asked for the folder of a path of one
/// character.
extension String {
  /// The last part of a path.
  package var fileName: String { FilePath(self).lastComponent?.string ?? "" }

  /// A path without its last part; empty: it has only one.
  package var folderPath: String { FilePath(self).removingLastComponent().string }

  /// The path of what stands in a folder.
  package func appending(path: String) -> String { FilePath(self).appending(path).string }
}
