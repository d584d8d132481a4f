import ArgumentParser
import Foundation
import TerminalDriver

/// What a person waits for in the session: its start, and keys that appear.
@main
struct SessionBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session-bench",
    abstract: "Measure the session's start, and keys in a long input.",
    discussion: """
      In a pseudo-terminal. The start is processor time up to the prompt; a key is the time from \
      its press until it is seen on the screen. Both say how long a person waits, and depend on \
      the machine: they are reported, and nothing fails.
      """)

  @Argument(help: "The tutor program, built for release.") var tutor: String
  @Option(help: "The number of starts.") var starts = 15
  @Option(help: "Lines of code that stand before the measured keys.") var lines = 200
  @Option(help: "The number of measured keys.") var keys = 20

  func run() throws {
    let state = try TemporaryFolder()
    let first = try start(in: state.path)
    let later = try (0..<starts).map { _ in try start(in: state.path) }
    report("first start to prompt, processor time", [first], target: nil)
    report("start to prompt, processor time", later, target: 25)
    report("key to echo after \(lines) lines", try echoes(in: state.path), target: 5)
  }

  /// A session that waits at its prompt.
  private func session(in state: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      tutor, environment: ["TUTOR_STATE": state, "HOME": state, "TUTOR_SWIFTC": "/nowhere"])
    try terminal.expect("› ")
    return terminal
  }

  /// Milliseconds of processor time up to the prompt.
  private func start(in state: String) throws -> Double {
    let terminal = try session(in: state)
    let time = terminal.processorTime
    try leave(terminal)
    guard let time else {
      throw ValidationError("The system does not say what a process has used.")
    }
    return time
  }

  /// Milliseconds from each key to its echo.
  private func echoes(in state: String) throws -> [Double] {
    let terminal = try session(in: state)
    try terminal.send("struct Long: View {\r")
    for line in 1..<lines {
      try terminal.send("  let line\(line) = \(line)\r")
      try terminal.expect("line\(line) = \(line)")
    }
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let times = try (0..<keys).map { place in
      let letter = String(letters[place % letters.count])
      // Nothing is left to be seen, so that what comes is the echo.
      terminal.settle()
      let pressed = DispatchTime.now().uptimeNanoseconds
      try terminal.send(letter)
      try terminal.expect(letter)
      return Double(DispatchTime.now().uptimeNanoseconds - pressed) / 1e6
    }
    terminal.hangUp()
    _ = terminal.wait()
    return times
  }

  private func leave(_ terminal: PseudoTerminal) throws {
    try terminal.send("quit\r")
    guard terminal.wait() == 0 else {
      throw ValidationError("The session did not end as it should.")
    }
  }

  private func report(_ what: String, _ times: [Double], target: Double?) {
    let sorted = times.sorted()
    guard let least = sorted.first, let most = sorted.last else { return }
    let middle = sorted[sorted.count / 2]
    func milliseconds(_ time: Double) -> String { String(format: "%.1f", time) }
    var line = "\(what): \(milliseconds(middle)) ms"
    if times.count > 1 {
      line += " (\(milliseconds(least)) to \(milliseconds(most)), \(times.count) times)"
    }
    if let target {
      line += ", target \(milliseconds(target)): " + (middle <= target ? "met" : "not met")
    }
    print(line)
  }
}
