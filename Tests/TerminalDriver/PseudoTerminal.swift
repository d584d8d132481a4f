import CTerminal
import Foundation

/// A program in a pseudo-terminal, driven as a person would: keys in, what is seen out. Nothing here
/// waits for a time to pass where there is something to be seen.
package final class PseudoTerminal {
  /// Milliseconds that anything may take before it counts as not happening.
  package static let patience: Int32 = 30_000

  /// The program; -1 once it has been waited for.
  package private(set) var process: Int32 = -1
  /// The modes of the terminal before the program started.
  package let initialModes: [UInt8]
  private let descriptor: Int32
  private var isHungUp = false
  /// What was seen and not asked for yet.
  private var unread: [UInt8] = []
  /// All that was ever seen.
  private var seen: [UInt8] = []

  /// Starts a program as the leader of a session whose terminal this is.
  /// - Parameter environment: in addition to a small one, with `TERM=xterm-256color` and no home.
  package init(
    _ program: String, arguments: [String] = [], environment: [String: String] = [:],
    rows: Int32 = 24, columns: Int32 = 80
  ) throws {
    var variables = ["TERM": "xterm-256color", "HOME": "/nowhere", "SWIFT_BACKTRACE": "enable=no"]
    for name in ["PATH", "LD_LIBRARY_PATH"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    variables.merge(environment) { $1 }
    var ends: (person: Int32, program: Int32) = (-1, -1)
    guard cterminal_open(rows, columns, &ends.person, &ends.program) == 0 else {
      throw TerminalFailure("no pseudo-terminal")
    }
    descriptor = ends.person
    initialModes = modesOfTerminal(ends.person)
    process = withCStrings([program] + arguments) { words in
      withCStrings(variables.map { "\($0)=\($1)" }) {
        cterminal_start(program, words, $0, ends.program)
      }
    }
    guard process > 0 else { throw TerminalFailure("\(program) does not start") }
  }

  deinit {
    if !isHungUp { cterminal_hang_up(descriptor) }
    if process > 0 { cterminal_kill(process) }
  }

  /// Presses keys.
  package func send(_ keys: String) throws {
    try send(Array(keys.utf8))
  }

  /// Presses keys, as bytes. Reads meanwhile, since neither side can write for ever.
  package func send(_ keys: [UInt8]) throws {
    var rest = keys[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes {
        cterminal_write(descriptor, $0.baseAddress, $0.count, 20)
      }
      if written > 0 { rest.removeFirst(written) }
      guard written >= 0, pull(0) != -1 else {
        throw TerminalFailure("the program ended: \(recent)")
      }
    }
  }

  /// Waits until a text is seen, and answers all that was seen up to its end.
  @discardableResult
  package func expect(
    _ text: String, file: String = #fileID, line: Int = #line
  ) throws -> String {
    let wanted = Array(text.utf8)
    var waited: Int32 = 0
    while true {
      if let range = unread.firstRange(of: wanted) {
        let found = String(decoding: unread[..<range.upperBound], as: UTF8.self)
        unread.removeFirst(range.upperBound)
        return found
      }
      let count = pull(100)
      if count == 0 { waited += 100 }
      if count < 0 || waited >= Self.patience {
        let reason = count < 0 ? "the program ended before" : "not seen:"
        throw TerminalFailure("\(file):\(line): \(reason) \(text.debugDescription) in \(recent)")
      }
    }
  }

  /// Lets the screen settle, as a person's pauses do: waits for something to be seen, a second at
  /// most, and for it to end. Answers it.
  @discardableResult
  package func settle() -> String {
    var wait: Int32 = 1_000
    while pull(wait) > 0 { wait = 60 }
    defer { unread = [] }
    return String(decoding: unread, as: UTF8.self)
  }

  /// Gives the window another size.
  package func resize(rows: Int32, columns: Int32) {
    cterminal_resize(descriptor, rows, columns)
  }

  /// The modes of the terminal, to be compared: flags first, then the control characters.
  package var modes: [UInt8] { modesOfTerminal(descriptor) }

  /// All that was seen from the start.
  package var screen: String { String(decoding: seen, as: UTF8.self) }

  /// The exit status, or 256 plus the signal that ended the program; -1 when it goes on.
  package func wait(milliseconds: Int32 = patience) -> Int32 {
    for _ in 0..<milliseconds / 100 {
      // A program that ends waits until what it wrote was read.
      _ = isHungUp ? 0 : pull(0)
      let status = cterminal_wait(process, 100)
      guard status < 0 else {
        process = -1
        return status
      }
    }
    return -1
  }

  /// Hangs up, as a terminal window that is closed does.
  package func hangUp() {
    isHungUp = true
    cterminal_hang_up(descriptor)
  }

  /// Milliseconds of processor time that the program has used so far; nil: not known.
  package var processorTime: Double? {
    let nanoseconds = cterminal_processor_time(process)
    return nanoseconds < 0 ? nil : Double(nanoseconds) / 1e6
  }

  private var recent: String {
    String(decoding: unread.suffix(600), as: UTF8.self).debugDescription
  }

  private func pull(_ milliseconds: Int32) -> Int {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = cterminal_read(descriptor, &bytes, bytes.count, milliseconds)
    if count > 0 {
      unread += bytes[..<count]
      seen += bytes[..<count]
    }
    return count
  }
}

/// Something that did not happen in a terminal.
package struct TerminalFailure: Error, CustomStringConvertible {
  /// What it was, where it was waited for, and what was seen instead.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

private func modesOfTerminal(_ descriptor: Int32) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 256)
  let count = cterminal_modes(descriptor, &bytes, bytes.count)
  return Array(bytes[..<count])
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
