import ArgumentParser
import Foundation
import LineEditor
import TutorKit

/// `tutor` without a command: the session.
struct Converse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: OptionWords.converse(),
    discussion: OptionWords.converseDetails())
  @OptionGroup var common: CommonOptions

  /// A word that is no command. Verbs of the session are told apart from slips.
  @Argument(help: .hidden) var words: [String] = []

  func validate() throws {
    guard let word = words.first else { return }
    if Tutor.configuration.subcommands.contains(where: { $0.configuration.commandName == word }) {
      throw ValidationError(CommandWords.commandFirst(word, Self.command(word)))
    }
    throw ValidationError(
      Session.verbs.contains(word)
        ? CommandWords.verbOfSession(word) : CommandWords.noCommand(word))
  }

  func run() throws { _ = try converse(common) }

  /// What was typed, with the command in front.
  private static func command(_ name: String) -> String {
    var rest = Array(CommandLine.arguments.dropFirst())
    if let place = rest.firstIndex(of: name) { rest.remove(at: place) }
    return (["tutor", name] + rest.map(\.shellQuoted)).joined(separator: " ")
  }
}

/// Opens the session where the learner left off.
/// - Parameter verb: What is carried out in place of the greeting; the conversation is over when
///   what it asks is answered.
/// - Returns: The conversation, which is over.
func converse(_ common: CommonOptions, beginningWith verb: String? = nil) throws -> Conversation {
  let environment = ProcessInfo.processInfo.environment
  let store = try openStore(common)
  // A round of questions is left for the shell, everything else for the prompt.
  let render = {
    var options = common.render
    options.isInShell = verb != nil
    return options
  }
  var session = Session(
    lessons: try common.lessonLibrary(), exercises: try common.exerciseLibrary(), store: store,
    options: render(), now: { Date().timeIntervalSince1970 },
    compileCheck: common.compileCheck)
  session.version = Tutor.configuration.version
  session.takeUpEntered()
  let greeting = verb == nil ? session.begin() : nil
  let conversation = Conversation(session: session, options: render)
  if let verb {
    if let problem = store.problem { complain(problem) }
    guard conversation.begin(verb) else { return conversation }
  } else {
    // Not through the pager: the prompt has to stand below it.
    printNow(greeting ?? "")
  }
  let state = StateLocation.folder(environment: environment)
  try conversation.run(LineSources.source(common, state, environment, conversation))
  return conversation
}

/// Where lines come from.
private enum LineSources {
  /// libedit where there is a terminal that can move its cursor, plain lines elsewhere.
  static func source(
    _ common: CommonOptions, _ state: URL, _ environment: [String: String],
    _ conversation: Conversation
  ) -> any LineSource {
    let history = HistoryFile.chosen(
      usual: state.appendingPathComponent("history").path, environment: environment)
    guard isInteractive(environment: environment),
      let editor = LineEditor(program: "tutor", isColored: common.render.color, history: history)
    else { return PlainReader(prompted: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) }
    if editor.isEditrcFaulty { complain(TerminalWords.editrcFaulty()) }
    if let history, let failure = editor.historyFailure {
      complain(TerminalWords.historyFailed(history.path, failure.reason))
    }
    conversation.equip(editor)
    // The first grading is then not kept waiting.
    let check = common.compileCheck
    Thread.detachNewThread { _ = check.prepare() }
    return editor
  }
}
