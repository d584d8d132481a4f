/// What the language server shows in an editor.
package enum ServerWords: String, Words {
  package static let area = "server"

  case runs = "runs {1} × for {2}"
  case runsNoMore = "runs once, when it appears"
  case ranFor = "{1}: {2} × ({3})"
  case noMessage = "what came in is no message of the Language Server Protocol"
}
