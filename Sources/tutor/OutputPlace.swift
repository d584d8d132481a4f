import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a result goes that was named by a path.
enum OutputPlace {
  /// A file that is replaced as a whole, or made; no link leads further.
  case file(URL)
  /// What stays and is written through: a pipe, a device, or what this process prints to anyhow.
  case stream(FileHandle)

  /// Links on the way to a file; more are taken for a circle, as the system takes them.
  private static let mostLinks = 40

  /// - Throws: what the system says against it.
  init(_ path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .file(Self.target(of: path))
      return
    }
    if let printed = Self.printed(to: status) {
      self = .stream(printed)
    } else if status.st_mode & S_IFMT == S_IFREG {
      self = .file(Self.target(of: path))
    } else {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
      self = .stream(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }
  }

  /// Standard output or standard error, where it is what a name stands for; nil: it is neither.
  private static func printed(to status: stat) -> FileHandle? {
    let printed = [FileHandle.standardOutput, FileHandle.standardError]
    return printed.first { handle in
      var other = stat()
      return fstat(handle.fileDescriptor, &other) == 0 && other.st_dev == status.st_dev
        && other.st_ino == status.st_ino
    }
  }

  /// What a path leads to, through links to what is not there yet too.
  static func target(of path: String) -> URL {
    var place = URL(fileURLWithPath: path)
    for _ in 0..<mostLinks {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) else {
        break
      }
      place =
        URL(fileURLWithPath: next, relativeTo: place.deletingLastPathComponent())
        .absoluteURL.standardizedFileURL
    }
    return place
  }
}
