import Foundation

/// What one run of a program took, in seconds.
struct Measurement {
  /// Of the processor, in user and system mode.
  var processor: Double
  /// By the clock.
  var elapsed: Double

  struct Failed: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program to its end; its output is not looked at.
  ///
  /// - Parameter allowed: exit codes that are results.
  static func run(_ command: [String], allowed: Set<Int32> = [0]) throws -> Measurement {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let before = (used: usedByChildren, at: DispatchTime.now().uptimeNanoseconds)
    // `waitUntilExit` looks only every twentieth of a second.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    let elapsed = Double(DispatchTime.now().uptimeNanoseconds - before.at) / 1e9
    guard process.terminationReason == .exit, allowed.contains(process.terminationStatus) else {
      throw Failed(
        description: "\(command.prefix(3).joined(separator: " ")) ended with "
          + "\(process.terminationStatus)")
    }
    return Measurement(processor: usedByChildren - before.used, elapsed: elapsed)
  }

  /// The most memory, in bytes, that a program took which has ended by now.
  static var peakOfChildren: Int {
    #if os(Linux)
      let unit = 1_024
    #else
      let unit = 1
    #endif
    return usageOfChildren.ru_maxrss * unit
  }

  private static var usedByChildren: Double {
    let usage = usageOfChildren
    return usage.ru_utime.seconds + usage.ru_stime.seconds
  }

  private static var usageOfChildren: rusage {
    var usage = rusage()
    // RUSAGE_CHILDREN, which the systems' headers give different types.
    getrusage(-1, &usage)
    return usage
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
