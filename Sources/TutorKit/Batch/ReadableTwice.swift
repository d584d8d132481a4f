import Foundation

/// A file of records that can be read twice.
final class ReadableTwice: Sendable {
  let path: String
  /// Where the copy of a pipe lies; nil: the file itself is read.
  private let scratch: ScratchFolder?

  /// nil: it cannot be read.
  init?(_ given: String) {
    var status = stat()
    let isFile = stat(given, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    if isFile {
      (path, scratch) = (given, nil)
      return
    }
    guard let pipe = RecordLine.open(given), let scratch = ScratchFolder() else { return nil }
    let copy = scratch.url.appendingPathComponent("records").path
    (path, self.scratch) = (copy, scratch)
    guard FileManager.default.createFile(atPath: copy, contents: nil),
      let file = FileHandle(forWritingAtPath: copy)
    else { return nil }
    defer { try? file.close() }
    do {
      while let chunk = try pipe.read(upToCount: 1 << 16), !chunk.isEmpty {
        try file.write(contentsOf: chunk)
      }
    } catch { return nil }
  }
}
