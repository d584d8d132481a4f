import ArgumentParser
import Foundation
import TutorKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file to which one run adds parts as it goes; other runs of tutor wait meanwhile, or are refused.
final class AppendedFile {
  let path: String
  private let file: FileHandle

  /// Opens and locks the file, or makes it. Ends the program where that is not possible.
  init(_ path: String) throws {
    self.path = path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      complain(CommandWords.cannotWriteHere(path))
      throw ExitCode.output
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A file system without locks is used as it is.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      complain(BatchWords.isBeingWritten(path))
      throw ExitCode.output
    }
  }

  /// Takes away what was there; a device or a pipe has nothing to take away.
  func empty() { _ = ftruncate(file.fileDescriptor, 0) }

  /// Adds a text at the end.
  /// - Throws: what the system says against it.
  func add(_ text: String) throws { try file.write(contentsOf: Data(text.utf8)) }
}
