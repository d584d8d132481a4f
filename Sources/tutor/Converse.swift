import ArgumentParser
import Foundation
import LineEditor
import TutorKit

/// `tutor` without a command: the session.
struct Converse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Open the session where you left off (the default).",
    discussion: "Example: tutor")
  @OptionGroup var common: CommonOptions

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let state = StateLocation.folder(environment: environment)
    guard let store = ProgressStore.open(in: state, time: Date().timeIntervalSince1970) else {
      throw ExitCode.fault
    }
    var session = Session(
      lessons: try common.lessonLibrary(), exercises: try common.exerciseLibrary(), store: store,
      options: common.render, now: { Date().timeIntervalSince1970 })
    emit(session.greeting)
    var source = lineSource(state, environment)
    converse(&session, &source)
  }

  private func lineSource(_ state: URL, _ environment: [String: String]) -> any LineSource {
    let term = environment["TERM"] ?? ""
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, !term.isEmpty, term != "dumb"
    else { return PlainReader() }
    var history: HistoryFile? = HistoryFile(file: state.appendingPathComponent("history"))
    if let chosen = environment["TUTOR_HISTFILE"] {
      history = chosen.isEmpty ? nil : HistoryFile(file: URL(fileURLWithPath: chosen))
    }
    return TerminalReader(program: "tutor", verbs: Session.verbs, history: history)
      ?? PlainReader()
  }

  private func converse(_ session: inout Session, _ source: inout any LineSource) {
    while true {
      let response: Session.Response
      switch source.next(prompt: session.prompt) {
      case .line(let line):
        source.remember(line)
        response = session.respond(to: line)
      case .interrupted: response = session.interrupted()
      case .endOfFile:
        response = session.endOfInput()
      }
      emit(response.text)
      switch response.effect {
      case .none: continue
      case .quit: return
      case .edit(let text):
        emit(session.edited(EditorRun.edit(text)).text)
      }
    }
  }
}
