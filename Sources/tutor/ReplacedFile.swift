import ArgumentParser
import Foundation
import TutorKit

/// Writes a file beside the one that it replaces, and puts it in its place when it is whole. Ends the
/// program where that is not possible.
func replaceFile(_ path: String, _ write: (FileHandle) throws -> Void) throws {
  let part = URL(fileURLWithPath: path).appendingPathExtension("part-\(getpid())")
  do {
    try Data().write(to: part)
    let handle = try FileHandle(forWritingTo: part)
    try write(handle)
    try handle.close()
    guard rename(part.path, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  } catch {
    try? FileManager.default.removeItem(at: part)
    complain(CommandWords.cannotWriteHere(path))
    throw ExitCode.output
  }
}
