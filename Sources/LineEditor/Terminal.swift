import CLineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The size of a window, in rows and columns of characters.
package struct TerminalSize: Equatable, Sendable {
  /// Rows of characters.
  package var rows: Int
  /// Characters in a row.
  package var columns: Int

  /// A size in characters.
  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// The size of the window behind a file descriptor; what it does not say comes from `COLUMNS` and
  /// `LINES`, then 80 by 24. At least 20 columns.
  package static func of(_ descriptor: Int32, environment: [String: String]) -> TerminalSize {
    var rows: Int32 = 0
    var columns: Int32 = 0
    let known = cle_terminal_size(descriptor, &rows, &columns)
    func number(_ name: String, or usual: Int) -> Int {
      guard let value = environment[name].flatMap({ Int($0) }), value > 0 else { return usual }
      return value
    }
    return TerminalSize(
      rows: known ? Int(rows) : number("LINES", or: 24),
      columns: max(20, known ? Int(columns) : number("COLUMNS", or: 80)))
  }
}

/// Whether a person can edit lines here: input and output are terminals that can move the cursor.
package func isInteractive(
  input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String]
) -> Bool {
  isatty(input) == 1 && isatty(output) == 1 && canMoveCursor(environment["TERM"])
}

/// Whether a terminal of this type (`TERM`) understands escape sequences.
package func canMoveCursor(_ terminalType: String?) -> Bool {
  guard let terminalType else { return false }
  return !["", "dumb", "unknown"].contains(terminalType)
}
