import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Does work on a file while no other session does. SQLite lets the writes of two wait for each
/// other, but not the change to WAL; and both would find that the tables are still to be made.
///
/// The lock is on the file's folder, and gone with the process that holds it; where there is none
/// to be had, the work is done without.
func oneAtATime<Value>(_ file: URL, _ work: () throws -> Value) rethrows -> Value {
  let folder = open(file.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
  guard folder >= 0 else { return try work() }
  defer { close(folder) }
  while flock(folder, LOCK_EX) != 0, errno == EINTR {}
  return try work()
}
