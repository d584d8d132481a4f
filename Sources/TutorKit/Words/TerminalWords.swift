/// Editors, pagers, watched files, and the line editor.
package enum TerminalWords: String, Words {
  package static let area = "terminal"

  case editorNotExecutable = "`{1}` is not a program; set VISUAL or EDITOR to your editor"
  case editorNotFound = "`{1}` is not found; set VISUAL or EDITOR to your editor"
  case editorSignalled = "`{1}` was ended by signal {2}"
  case editorFailed = "`{1}` ended with status {2}"
  case editorLeftNone = "`{1}` left no file"
  case editorLeftEmpty = "`{1}` left an empty file"
  case editorLeftNoText = "what `{1}` left is not UTF-8 text"
  case editorLeftTooMuch = "`{1}` left {2} bytes; at most {3} are read"
  case editorLeftUnread = "what `{1}` left cannot be read as a Swift file"
  case editorKept = "{1}; what it wrote is in {2}"
  case editNeedsTerminal = "`edit` needs a terminal, or VISUAL or EDITOR; `paste` takes code here"
  case moreRows = "… and {1} more rows"
  case pagerPrompt = "Space shows more, q ends this"
  case watching = "watching {1}; Ctrl-C ends this"
  case watchesOther = """
    {1} was there already, with another text than the one that you work on here: it is what is watched, and \
    becomes your text.
    """
  case watchNeedsTerminal = "`watch` needs a terminal; `grade` grades the text as it is"
  case watchedIsGone = "{1} is gone; it is graded again when it is back"
  case working = "working; Ctrl-C stops it"
  case stopped = "Stopped; nothing has changed."
  case inputFailed = "the input cannot be read: {1}"
  case editrcFaulty = "~/.editrc has a line that libedit does not accept"
  case historyFailed = "{1} cannot be read ({2}); entries may not be kept"
}
