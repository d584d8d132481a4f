import Foundation

/// Writes a file beside the one that it replaces, and puts it in its place when it is whole.
func replaceFile(_ file: URL, _ write: (FileHandle) throws -> Void) throws {
  let part = file.appendingPathExtension("part-\(getpid())")
  try Data().write(to: part)
  let handle = try FileHandle(forWritingTo: part)
  do {
    try write(handle)
    try handle.close()
    guard rename(part.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  } catch {
    try? FileManager.default.removeItem(at: part)
    throw error
  }
}
