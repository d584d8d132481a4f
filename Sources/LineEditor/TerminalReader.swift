import CLineEditor
import Foundation

/// Lines from a terminal, edited with libedit.
package final class TerminalReader: LineSource {
  private let editor: OpaquePointer
  private let words: UnsafeMutablePointer<UnsafePointer<CChar>?>
  private let count: Int
  private let history: HistoryFile?

  /// nil when libedit cannot use the terminal.
  /// - Parameter verbs: completions of a line's first word.
  package init?(program: String, verbs: [String], history: HistoryFile?) {
    _ = cle_use_utf8()
    count = verbs.count
    words = UnsafeMutablePointer.allocate(capacity: verbs.count + 1)
    for (index, verb) in verbs.enumerated() { words[index] = UnsafePointer(strdup(verb)) }
    words[verbs.count] = nil
    guard let editor = cle_create(program, words) else { return nil }
    self.editor = editor
    self.history = history
    for line in history?.load() ?? [] { cle_remember(editor, line) }
  }

  deinit {
    cle_destroy(editor)
    for index in 0..<count { free(UnsafeMutablePointer(mutating: words[index])) }
    words.deallocate()
  }

  package func next(prompt: String) -> ReadResult {
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    switch Int(cle_read(editor, prompt, &text, &length)) {
    case Int(CLE_LINE):
      guard let text else { return .endOfFile }
      defer { free(text) }
      let bytes = UnsafeRawBufferPointer(start: text, count: length)
      return .line(String(decoding: bytes, as: UTF8.self))
    case Int(CLE_INTERRUPTED): return .interrupted
    default: return .endOfFile
    }
  }

  package func remember(_ line: String) {
    cle_remember(editor, line)
    history?.append(line)
  }
}

/// Columns of standard output's window; nil when it is no terminal.
package func terminalColumns() -> Int? {
  let columns = Int(cle_columns(STDOUT_FILENO))
  return columns > 0 ? columns : nil
}
