#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call of the system on a file that did not succeed.
package struct FileFailure: Error, Equatable, Sendable {
  /// The name of the call.
  package var call: String
  /// `errno` after it.
  package var code: Int32

  init(_ call: String) {
    self.call = call
    self.code = errno
  }

  /// The system's own words for it.
  package var reason: String { String(cString: strerror(code)) }
}

/// A file that is locked against other sessions as long as it is open.
struct LockedFile {
  private static let readLimit = 16 << 20
  private let path: String
  private let descriptor: Int32

  /// Opens and locks a file, which only its owner may read. For writing it is made when it does not
  /// exist; for reading, no file is nil.
  init?(_ path: String, forWriting: Bool) throws(FileFailure) {
    self.path = path
    while true {
      let flags = forWriting ? O_RDWR | O_CREAT | O_APPEND : O_RDONLY
      let opened = open(path, flags | O_CLOEXEC, 0o600)
      if opened < 0 {
        if !forWriting, errno == ENOENT { return nil }
        throw FileFailure("open")
      }
      while flock(opened, forWriting ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {}
      // Another session may have put a new file in its place while this one waited.
      if Self.isStill(opened, at: path) {
        descriptor = opened
        return
      }
      _ = Self.closeDescriptor(opened)
    }
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(descriptor, &opened) == 0, stat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Unlocks and closes the file.
  func close() {
    _ = Self.closeDescriptor(descriptor)
  }

  private static func closeDescriptor(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }

  /// The bytes of the file; of a file over 16 MiB, the last ones.
  func read() throws(FileFailure) -> [UInt8] {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw FileFailure("fstat") }
    let size = Int(information.st_size)
    var bytes = [UInt8](repeating: 0, count: min(size, Self.readLimit))
    var filled = 0
    while filled < bytes.count {
      let place = off_t(size - bytes.count + filled)
      let count = bytes[filled...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, place)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure("read") }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes[..<filled])
  }

  /// Adds bytes at the end. A line that a crash left unfinished is ended first.
  func append(_ bytes: [UInt8]) throws(FileFailure) {
    let isUnfinished = lastByte.map { $0 != UInt8(ascii: "\n") } ?? false
    try Self.write(isUnfinished ? [UInt8(ascii: "\n")] + bytes : bytes, to: descriptor)
  }

  private var lastByte: UInt8? {
    var information = stat()
    var byte: UInt8 = 0
    guard fstat(descriptor, &information) == 0, information.st_size > 0,
      pread(descriptor, &byte, 1, information.st_size - 1) == 1
    else { return nil }
    return byte
  }

  /// Puts a new file in place of this one, in one step; a link that leads to it stays.
  func replace(with bytes: [UInt8]) throws(FileFailure) {
    let path = try target()
    let temporary = path + ".new"
    let opened = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw FileFailure("open") }
    defer { _ = Self.closeDescriptor(opened) }
    try Self.write(bytes, to: opened)
    guard fsync(opened) == 0 else { throw FileFailure("fsync") }
    guard rename(temporary, path) == 0 else { throw FileFailure("rename") }
  }

  /// Where the file is, without links.
  private func target() throws(FileFailure) -> String {
    guard let found = realpath(path, nil) else { throw FileFailure("realpath") }
    defer { free(found) }
    return String(cString: found)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFailure("write") }
      rest.removeFirst(count)
    }
  }

  private static func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
