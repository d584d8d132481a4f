import Foundation
import Subprocess
import SystemPackage

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

  /// Runs a program to its end or to its limit, in a process group of its own.
  static func run(
    _ program: String, _ arguments: [String], directory: URL, environment: [String: String],
    limits: ChildLimits
  ) -> ChildRun {
    let seconds = String(Int(limits.seconds.rounded(.up)) * 2)
    let words =
      ["-c", script, directory.path, String(limits.memory), seconds, program] + arguments
    let variables = Dictionary(
      uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0), $1) })
    let guardian = Guardian(seconds: limits.seconds)
    return waitFor {
      var options = PlatformOptions()
      options.processGroupID = 0
      let record = try? await Subprocess.run(
        .path("/bin/sh"), arguments: Arguments(words), environment: .custom(variables),
        platformOptions: options, input: .none, output: .sequence, error: .combinedWithOutput
      ) { child in
        guardian.watch(child.processIdentifier.value)
        return try await text(of: child.standardOutput, keeping: limits.output)
      }
      let wasKilled = guardian.leave()
      guard let record else { return ChildRun(end: .notStarted, output: "") }
      let end: End =
        switch record.terminationStatus {
        case .exited(let code): .exited(code)
        case .signaled(let signal): .signalled(signal)
        }
      return ChildRun(end: wasKilled ? .timedOut : end, output: record.closureResult)
    }
  }

  /// All that is written, as far as it is kept.
  private static func text(
    of output: SubprocessOutputSequence, keeping limit: Int
  ) async throws -> String {
    var kept: [UInt8] = []
    for try await part in output {
      part.withUnsafeBytes { kept.append(contentsOf: $0.prefix(limit - kept.count)) }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

/// Kills the process group of a child that takes too long.
private final class Guardian: @unchecked Sendable {
  private static let queue = DispatchQueue(label: "tutor.guardian")
  private let lock = NSLock()
  private let deadline: DispatchTime
  private var child: pid_t?
  private var hasKilled = false

  init(seconds: Double) { deadline = .now() + seconds }

  /// - Parameter child: the leader of the group.
  func watch(_ child: pid_t) {
    lock.withLock { self.child = child }
    Self.queue.asyncAfter(deadline: deadline) { [weak self] in self?.end() }
  }

  /// The child has ended. Whether it was killed.
  func leave() -> Bool {
    lock.withLock {
      child = nil
      return hasKilled
    }
  }

  private func end() {
    lock.withLock {
      guard let child else { return }
      hasKilled = kill(-child, SIGKILL) == 0
    }
  }
}
