/// Where the lines of a session come from: a terminal, a pipe, or a test.
package protocol LineSource {
  /// Waits for the next line. Only a terminal shows the prompt.
  mutating func next(prompt: Prompt) -> ReadResult
}

/// How a read ended.
package enum ReadResult: Equatable, Sendable {
  /// A line, or several rows that belong together, without the last line feed.
  case line(String)
  /// A paste that is too tall to be edited in place.
  case block(PastedBlock)
  /// Ctrl-C: what had been typed is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the end of the input.
  case endOfFile
  /// The input cannot be read; the value is `errno`.
  case failed(Int32)
}

/// A paste that was not put into the line being edited.
package struct PastedBlock: Equatable, Sendable {
  /// The pasted text: rows end in a line feed, and there are no control characters in it.
  package var text: String
  /// Bytes over the limit of one paste (1 MiB), which were dropped.
  package var droppedBytes: Int

  /// A block of a text, of which `droppedBytes` are missing.
  package init(text: String, droppedBytes: Int = 0) {
    self.text = text
    self.droppedBytes = droppedBytes
  }

  /// The number of rows of the text.
  package var rowCount: Int {
    let lineFeeds = text.utf8.count { $0 == UInt8(ascii: "\n") }
    return text.hasSuffix("\n") || text.isEmpty ? lineFeeds : lineFeeds + 1
  }
}
