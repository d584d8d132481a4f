import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a child process may use.
struct ChildLimits: Sendable {
  /// Seconds from start to end; then the process group is killed.
  var seconds: Double
  /// Address space in KiB.
  var memory = 4 << 20
  /// Bytes of output that are kept; the rest is read and dropped.
  var output = 1 << 18
}

/// One run of another program, without input, with its output and errors in one text.
struct ChildRun: Sendable {
  enum End: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case notStarted
  }

  var end: End
  var output: String

  /// Sets limits and the working directory, then becomes the program. The text is fixed: what
  /// varies arrives as arguments.
  private static let script =
    "cd \"$0\" || exit 126; ulimit -c 0; ulimit -v \"$1\" 2>/dev/null; ulimit -t \"$2\"; shift 2; "
    + "exec \"$@\""

  /// Runs a program to its end or to its limit. Blocks; uses no task of Swift's concurrency, whose
  /// threads callers may be blocking.
  static func run(
    _ program: String, _ arguments: [String], directory: URL, environment: [String: String],
    limits: ChildLimits
  ) -> ChildRun {
    let seconds = String(Int(limits.seconds.rounded(.up)) * 2)
    let words =
      ["/bin/sh", "-c", script, directory.path, String(limits.memory), seconds, program] + arguments
    guard let pipe = OutputPipe() else { return ChildRun(end: .notStarted, output: "") }
    let child = spawn(words, environment.map { "\($0)=\($1)" }.sorted(), writingTo: pipe)
    pipe.closeWriting()
    defer { pipe.closeReading() }
    guard let child else { return ChildRun(end: .notStarted, output: "") }
    let deadline = DispatchTime.now() + limits.seconds
    let data = pipe.read(until: deadline, keeping: limits.output)
    let end = wait(for: child, until: deadline)
    return ChildRun(end: end, output: String(decoding: data, as: UTF8.self))
  }

  /// The end of a child; past the deadline its whole group is killed.
  private static func wait(for child: pid_t, until deadline: DispatchTime) -> End {
    var status: Int32 = 0
    var pause: UInt32 = 200
    while waitpid(child, &status, WNOHANG) == 0 {
      guard DispatchTime.now() < deadline else {
        kill(-child, SIGKILL)
        waitpid(child, &status, 0)
        return .timedOut
      }
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Starts a process as the leader of a group of its own. nil: it cannot be started.
  private static func spawn(
    _ words: [String], _ environment: [String], writingTo pipe: OutputPipe
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, pipe.writing, 2)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
    return failure == 0 ? child : nil
  }
}

/// The pipe that a child writes to. Other children do not inherit its ends.
private final class OutputPipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    reading = ends[0]
    writing = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func closeWriting() { close(writing) }
  func closeReading() { close(reading) }

  /// What is written until all writers are gone, or until the deadline.
  func read(until deadline: DispatchTime, keeping limit: Int) -> Data {
    var kept = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let now = DispatchTime.now()
      guard now < deadline else { return kept }
      let left = (deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1
      var poller = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      let ready = poll(&poller, 1, Int32(clamping: left))
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      let count = systemRead(reading, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return kept }
      kept.append(contentsOf: buffer.prefix(min(count, max(0, limit - kept.count))))
    }
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
