/// What `tutor doctor` found on this machine.
package enum DoctorWords: String, Words {
  package static let area = "doctor"

  case terminal = "terminal"
  case noTerminal = "none: plain lines, no colour"
  case columns = "{1}, {2} {2|column|columns}"
  case noTERM = "TERM is not set"
  case locale = "locale"
  case noLocale = "none set; a UTF-8 one is used"
  case lineEditing = "line editing"
  case content = "content"
  case contentAt = "{1}: {2} {2|lesson|lessons}, {3} {3|exercise|exercises}"
  case noContent = "not found; name it with --content or TUTOR_HOME"
  case stateFolder = "state folder"
  case database = "database"
  case databaseOpens = "opens, and saves"
  case editor = "editor"
  case vi = "vi (set VISUAL or EDITOR for another)"
  case compiler = "compiler"
  case noDatabase = "cannot be opened; progress is not kept"
  case notReady = "This machine is not ready: see {1}."
}
