import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A lock that one process at a time holds, by way of a file.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock. Where the file cannot be made there is no lock.
  init(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
  }

  /// Lets others go on.
  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
