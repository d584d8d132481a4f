import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What stands under a file's name and is none: a pipe, a device. It may never end, and may never
/// begin.
enum StreamFile {
  /// Seconds to wait for the next bytes.
  static let seconds = 5

  /// Whether a name is that of a plain file, links followed.
  static func isPlain(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes up to the end, or a few more than a source file may have.
  static func read(_ path: String) -> Result<Data, SourceProblem> {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return .failure(.unreadable(path)) }
    defer { close(file) }
    var data = Data()
    while data.count <= SourceText.maximumBytes {
      guard let bytes = next(file) else { return .failure(.silent(path)) }
      if bytes.isEmpty { break }
      data.append(contentsOf: bytes)
    }
    return .success(data)
  }

  /// The next bytes; empty: there are no more. nil: none came in time.
  private static func next(_ file: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let deadline = DispatchTime.now() + .seconds(seconds)
    while DispatchTime.now() < deadline {
      var poller = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let ready = poll(&poller, 1, 200)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      guard ready > 0 else { return nil }
      let count = systemRead(file, &buffer, buffer.count)
      if count >= 0 { return Array(buffer.prefix(count)) }
      guard errno == EAGAIN || errno == EINTR else { return [] }
    }
    return nil
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
