/// How reading a line ended.
package enum ReadResult: Hashable, Sendable {
  case line(String)
  /// ^C: what was being entered is dropped.
  case interrupted
  case endOfFile
}

/// Where a session's lines come from: a terminal, a pipe, or a test.
package protocol LineSource {
  /// Shows the prompt, if there is anyone to see it, and reads a line without its break.
  mutating func next(prompt: String) -> ReadResult
  /// Adds an entry to what the arrow keys bring back.
  mutating func remember(_ line: String)
}

/// Lines from standard input, without prompt or echo: a pipe, or TERM=dumb.
package struct PlainReader: LineSource {
  package init() {}

  package mutating func next(prompt: String) -> ReadResult {
    readLine(strippingNewline: true).map(ReadResult.line) ?? .endOfFile
  }

  package mutating func remember(_ line: String) {}
}
