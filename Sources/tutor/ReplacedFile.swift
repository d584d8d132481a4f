import ArgumentParser
import Foundation
import TutorKit

/// Writes a file beside the one that it replaces, and puts it in its place when it is whole; a link to it
/// stays. A pipe or a device is written through. Ends the program where that is not possible.
func replaceFile(_ path: String, _ write: (FileHandle) throws -> Void) throws {
  do { try replaceContents(of: path, write) } catch {
    complain(CommandWords.cannotWriteHere(path))
    throw ExitCode.output
  }
}

/// The same with a text.
/// - Throws: what the system says against it.
func replaceContents(of path: String, with text: String) throws {
  try replaceContents(of: path) { try $0.write(contentsOf: Data(text.utf8)) }
}

private func replaceContents(
  of path: String, _ write: (FileHandle) throws -> Void
) throws {
  switch try OutputPlace(path) {
  case .stream(let handle): try write(handle)
  case .file(let file):
    let part = file.appendingPathExtension("part-\(getpid())")
    do {
      try Data().write(to: part)
      let handle = try FileHandle(forWritingTo: part)
      try write(handle)
      try handle.close()
      try keepPermissions(of: file, for: part)
      guard rename(part.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw error
    }
  }
}

/// A file that takes the place of another may be read and written by the same people.
private func keepPermissions(of file: URL, for part: URL) throws {
  let files = FileManager.default
  let known = try? files.attributesOfItem(atPath: file.path)[.posixPermissions]
  guard let known else { return }
  try files.setAttributes([.posixPermissions: known], ofItemAtPath: part.path)
}
