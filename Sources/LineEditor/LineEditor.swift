import CLineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines that a person edits on a terminal, with libedit.
///
/// Not for use by two threads at once. While a line is read, Ctrl-C, Ctrl-Z, pastes and changes of
/// the window are handled here; the rest of the time the terminal is as it was found. Ctrl-C at such
/// a time makes the next read end as interrupted (or see `Interrupts`); a second one ends the
/// process.
package final class LineEditor: LineSource {
  /// The keys of a line editor. `~/.editrc` has the last word.
  package enum Keys: Sendable {
    case emacs
    case vi
  }

  /// What Tab offers.
  package var completer: Completer?
  /// What stands below a list of candidates that was cut, of the number of rows left out.
  package var moreRows: (Int) -> String = { "… \($0)" }
  /// Whether Enter hands on the text or begins a new row.
  package var inputState: InputStateCheck = { _ in .complete }
  /// Where accepted lines are kept for later sessions.
  package let history: HistoryFile?
  /// The last thing that went wrong with the history, which never stops a session.
  package private(set) var historyFailure: FileFailure?
  /// Whether the prompt is in colour.
  package var isColored: Bool

  private let output: Int32
  private var handle: OpaquePointer?
  private var waiting: [ReadResult] = []
  private var unfinished = ""
  private var lastRowIsCommand = false

  /// An editor on a terminal; nil when `input` is none or libedit does not start. `program` is the
  /// name that lines in `~/.editrc` can be limited to.
  package init?(
    program: String, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    keys: Keys = .emacs, isColored: Bool = true, history: HistoryFile? = nil
  ) {
    self.history = history
    self.isColored = isColored
    self.output = output
    guard cle_use_utf8_locale() else { return nil }
    cle_rescue_install(input, output)
    var callbacks = cle_callbacks()
    callbacks.client = Unmanaged.passUnretained(self).toOpaque()
    callbacks.input_state = { client, text, length, cursor, isMoreWaiting in
      LineEditor.from(client)?
        .answer(text, length, cursor, isMoreWaiting: isMoreWaiting) ?? Int32(CLE_ACCEPT)
    }
    callbacks.complete = { client, text, length, cursor in
      LineEditor.from(client)?.complete(text, length, cursor) ?? false
    }
    handle = cle_create(program, input, output, keys == .vi, callbacks)
    guard handle != nil else { return nil }
    loadHistory()
  }

  deinit {
    cle_destroy(handle)
  }

  /// Whether `~/.editrc` was left before its end because of a line libedit does not accept.
  package var isEditrcFaulty: Bool { handle.map { cle_editrc_failed($0) } ?? false }

  /// Reads a line. Lines are kept in the history, blocks are not.
  package func next(prompt: Prompt) -> ReadResult {
    if !waiting.isEmpty { return waiting.removeFirst() }
    guard let handle else { return .failed(EBADF) }
    lastRowIsCommand = false
    withBytes(of: prompt.marked(inColor: isColored)) { cle_set_prompt(handle, $0, $1) }
    let initial = unfinished.isEmpty ? prompt.initialText : unfinished
    unfinished = ""
    let result = outcome(of: withBytes(of: initial) { cle_read(handle, $0, $1) })
    if prompt.isKeptInHistory { remember(result) }
    return result
  }

  private func outcome(of result: cle_result) -> ReadResult {
    let text = string(result.text, result.length)
    switch result.outcome {
    case .CLE_OUTCOME_LINE: return split(text)
    case .CLE_OUTCOME_BLOCK: return block(result, text)
    case .CLE_OUTCOME_INTERRUPTED: return .interrupted
    case .CLE_OUTCOME_END_OF_FILE: return .endOfFile
    case .CLE_OUTCOME_FAILED: return .failed(result.error)
    }
  }

  private func split(_ text: String) -> ReadResult {
    guard lastRowIsCommand, let (before, last) = splitLastRow(of: text) else {
      return .line(withoutEmptyEnd(text))
    }
    waiting.append(.line(last))
    return .line(before)
  }

  /// A paste ends with a row on which nothing may have been typed.
  private func withoutEmptyEnd(_ text: String) -> String {
    String(text.reversed().drop { $0 == "\n" }.reversed())
  }

  /// Code that was begun on the line is part of the block; anything else stays on the line.
  private func block(_ result: cle_result, _ pasted: String) -> ReadResult {
    let typed = string(result.typed, result.typed_length)
    var text = pasted
    if case .incomplete = inputState(InputContext(text: typed)), !typed.isEmpty {
      let before = string(result.typed, result.typed_cursor)
      text = before + pasted + typed.dropFirst(before.count)
    } else {
      unfinished = typed
    }
    return .block(PastedBlock(text: text, droppedBytes: result.dropped))
  }
}

extension LineEditor {
  private static func from(_ client: UnsafeMutableRawPointer?) -> LineEditor? {
    client.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  private func answer(
    _ bytes: UnsafePointer<CChar>?, _ length: Int, _ cursor: Int, isMoreWaiting: Bool
  ) -> Int32 {
    let context = InputContext(
      text: string(bytes, length), textBeforeCursor: string(bytes, cursor),
      isMoreWaiting: isMoreWaiting)
    let state = inputState(context)
    lastRowIsCommand = state == .commandOnLastRow
    switch state {
    case .complete, .commandOnLastRow: return Int32(CLE_ACCEPT)
    case .incomplete(let indent): return Int32(clamping: min(max(indent, 0), 200))
    }
  }

  private func complete(_ bytes: UnsafePointer<CChar>?, _ length: Int, _ cursor: Int) -> Bool {
    guard let handle, let completer else { return false }
    let before = string(bytes, cursor)
    let context = CompletionContext(text: string(bytes, length), textBeforeCursor: before)
    let completion = completer(context)
    guard !completion.candidates.isEmpty, before.hasSuffix(completion.typed) else { return false }
    if let replacement = completion.replacement {
      cle_delete_before_cursor(handle, completion.typed.unicodeScalars.count)
      withBytes(of: replacement) { cle_insert(handle, $0, $1) }
    } else {
      let size = TerminalSize.of(output, environment: [:])
      let list = CompletionList(
        candidates: completion.candidates, width: size.columns, moreRows: moreRows)
      withBytes(of: list.text) { cle_write_below(handle, $0, $1) }
    }
    return true
  }

  private func loadHistory() {
    guard let handle, let history else { return }
    do throws(FileFailure) {
      for entry in try history.load() {
        withBytes(of: entry) { cle_history_add(handle, $0, $1) }
      }
    } catch {
      historyFailure = error
    }
  }

  private func remember(_ result: ReadResult) {
    guard let handle, case .line(let line) = result, HistoryFile.keeps(line) else { return }
    withBytes(of: line) { cle_history_add(handle, $0, $1) }
    do throws(FileFailure) {
      try history?.append(line)
    } catch {
      historyFailure = error
    }
  }
}

private func string(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String {
  guard let bytes, length > 0 else { return "" }
  return UnsafeBufferPointer(start: bytes, count: length).withMemoryRebound(to: UInt8.self) {
    String(decoding: $0, as: UTF8.self)
  }
}

@discardableResult
private func withBytes<Result>(
  of text: String, _ body: (UnsafePointer<CChar>, Int) -> Result
) -> Result {
  text.withCString { body($0, text.utf8.count) }
}
