import CLineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines from a pipe, a file, or a terminal that cannot move its cursor: no escapes, and a prompt for a
/// terminal alone.
package struct PlainReader: LineSource {
  private var bytes: ByteLines
  private let inputState: InputStateCheck
  private var pending: String?
  private let prompted: Bool

  /// Reads a file descriptor, which stays open. Rows are gathered until `inputState` says that they
  /// are whole.
  /// - Parameter prompted: The prompt is written to standard output before each row, for a person.
  package init(
    descriptor: Int32 = STDIN_FILENO, prompted: Bool = false,
    inputState: @escaping InputStateCheck = { _ in .complete }
  ) {
    self.prompted = prompted
    self.bytes = ByteLines(descriptor: descriptor)
    self.inputState = inputState
  }

  /// The next whole text. What is unfinished at the end of the input is handed on as it is.
  package mutating func next(prompt: Prompt) -> ReadResult {
    var text: String?
    while true {
      if prompted, pending == nil { Self.show(prompt.shown) }
      switch nextRow() {
      case .line(let row):
        let gathered = text.map { $0 + "\n" + row } ?? row
        guard let whole = whole(gathered) else {
          text = gathered
          continue
        }
        return .line(whole)
      case .endOfFile:
        return text.map { .line($0) } ?? .endOfFile
      case let other:
        return other
      }
    }
  }

  private static func show(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }

  private mutating func whole(_ text: String) -> String? {
    switch inputState(InputContext(text: text)) {
    case .complete: return text
    case .incomplete: return nil
    case .commandOnLastRow:
      guard let (before, last) = splitLastRow(of: text) else { return text }
      pending = last
      return before
    }
  }

  private mutating func nextRow() -> ReadResult {
    if let row = pending {
      pending = nil
      return .line(row)
    }
    return bytes.next()
  }
}
