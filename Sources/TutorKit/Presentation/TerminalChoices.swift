/// Which editor a person wants.
package enum EditorChoice {
  /// `VISUAL`, else `EDITOR`, else vi: a command line for the shell. Empty variables do not count. nil:
  /// none is named, and there is no terminal for vi.
  package static func command(environment: [String: String], isTerminal: Bool) -> String? {
    let chosen = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
    return chosen.first { !$0.trimmed.isEmpty } ?? (isTerminal ? "vi" : nil)
  }

  /// What a status other than 0 means, as the shell says it: 126 and 127 that there is no such
  /// program, above 128 the number of a signal.
  package static func failure(of editor: String, status: Int32) -> String {
    switch status {
    case 126: TerminalWords.editorNotExecutable(editor)
    case 127: TerminalWords.editorNotFound(editor)
    case 129...: TerminalWords.editorSignalled(editor, status - 128)
    default: TerminalWords.editorFailed(editor, status)
    }
  }
}

extension EditorChoice {
  /// Why what an editor left cannot be taken.
  package static func failure(of editor: String, _ problem: SourceProblem) -> String {
    switch problem {
    case .missing: TerminalWords.editorLeftNone(editor)
    case .empty: TerminalWords.editorLeftEmpty(editor)
    case .binary: TerminalWords.editorLeftNoText(editor)
    case .tooLarge(_, let bytes):
      TerminalWords.editorLeftTooMuch(editor, bytes, SourceText.maximumBytes)
    case .directory, .unreadable, .silent, .tooDeep: TerminalWords.editorLeftUnread(editor)
    }
  }
}

/// When and how text is shown page by page.
package enum PagerChoice {
  /// `TUTOR_PAGER`, else `PAGER`, else less; nil: none is wanted (empty, or cat), or there is no
  /// terminal.
  package static func command(environment: [String: String], isTerminal: Bool) -> String? {
    guard isTerminal else { return nil }
    let command = (environment["TUTOR_PAGER"] ?? environment["PAGER"] ?? "less").trimmed
    return command.isEmpty || command == "cat" ? nil : command
  }

  /// What the pager finds in its environment besides: less ends by itself when all fits, takes
  /// colours, leaves the text on the screen, as git has it, and says below the text how to go on.
  /// Keys that were meant for the prompt write and open no files in it.
  package static func additions(to environment: [String: String]) -> [String: String] {
    var added: [String: String] = [:]
    for (name, value) in [("LESS", less), ("LESSSECURE", "1"), ("LV", "-c")]
    where environment[name] == nil {
      added[name] = value
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG", "LESSCHARSET"].compactMap { environment[$0] }
    if locale.allSatisfy(\.isEmpty) { added["LESSCHARSET"] = "utf-8" }
    return added
  }

  /// Options of less; its prompt ends with a dollar sign, and some signs mean more in it.
  private static var less: String {
    let prompt = TerminalWords.pagerPrompt().filter { !"?:.%\\$".contains($0) }
    return "-EFRX -Ps" + prompt + "$"
  }

  /// The rows of a window that the text takes; longer lines take several.
  package static func rows(of text: String, columns: Int) -> Int {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let escape = /\u{1B}\[[0-9;]*m|\u{1B}\][^\u{1B}]*\u{1B}\\/
    return lines.reduce(0) { sum, line in
      guard line.utf8.count > columns else { return sum + 1 }
      let seen = String(line).replacing(escape, with: "").columns
      return sum + max(1, (seen + columns - 1) / max(1, columns))
    }
  }
}
