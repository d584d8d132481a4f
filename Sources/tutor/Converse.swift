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
    let session = Session(
      lessons: try common.lessonLibrary(), exercises: try common.exerciseLibrary(), store: store,
      options: common.render, now: { Date().timeIntervalSince1970 },
      compileCheck: common.compileCheck)
    let conversation = Conversation(session: session)
    emit(session.greeting)
    try conversation.run(lineSource(state, environment, conversation))
  }

  /// libedit where there is a terminal that can move its cursor, plain lines elsewhere.
  private func lineSource(
    _ state: URL, _ environment: [String: String], _ conversation: Conversation
  ) -> any LineSource {
    let history = HistoryFile.chosen(
      usual: state.appendingPathComponent("history").path, environment: environment)
    guard isInteractive(environment: environment),
      let editor = LineEditor(program: "tutor", isColored: common.render.color, history: history)
    else { return PlainReader() }
    if editor.isEditrcFaulty { complain("~/.editrc has a line that libedit does not accept") }
    if let history, let failure = editor.historyFailure {
      complain("\(history.path) cannot be read (\(failure.reason)); entries may not be kept")
    }
    conversation.equip(editor)
    // The first grading is then not kept waiting.
    let check = common.compileCheck
    Thread.detachNewThread { _ = check.prepare() }
    return editor
  }
}
