import ArgumentParser
import Foundation
import LineEditor
import TutorKit

/// A session and what a person enters into it.
final class Conversation {
  private var session: Session
  /// How answers are drawn in the window as it is now.
  private let options: () -> RenderOptions
  /// The texts of the copies of own views when they were read last, by their names.
  private var seen: [String: String] = [:]
  /// Whether the exam was passed; nil: it has no result.
  var examIsPassed: Bool? { session.examIsPassed }

  init(session: Session, options: @escaping () -> RenderOptions) {
    self.session = session
    self.options = options
  }

  /// What `own` did not find; nil: it found a view.
  var ownLack: OwnLack? { session.ownLack }

  /// Gives an editor the session's completions, and its word on when an entry is whole.
  func equip(_ editor: LineEditor) {
    editor.completer = { [unowned self] in completion($0) }
    editor.inputState = { [unowned self] in inputState($0) }
    editor.moreRows = { TerminalWords.moreRows($0) }
  }

  /// Whether the conversation is over when the questions of its first verb are.
  private var isOneRound = false

  /// Carries out a first verb that asks questions. False: it asked none, and all is said.
  func begin(_ verb: String) -> Bool {
    let response = session.respond(to: verb)
    emit(response)
    if case .write(let file, let text) = response.effect { write(text, to: file) }
    isOneRound = true
    return session.isAsking
  }

  /// Answers entry after entry, until the person leaves.
  func run(_ source: any LineSource) throws {
    var source = source
    while true {
      let entry = source.next(prompt: prompt)
      if case .line(let line) = entry { echo(line) }
      let response = try answer(entry)
      if case .watch = response.effect, isatty(STDIN_FILENO) != 1 {
        complainInProse(TerminalWords.watchNeedsTerminal())
        continue
      }
      emit(response)
      if case .write(let file, let text) = response.effect { write(text, to: file) }
      defer { writeOwnFile() }
      switch response.effect {
      case .none, .write: if isOneRound, !session.isAsking { return }
      case .quit: return
      case .edit(let text): edit(text)
      case .watch(let file, let text): watch(file, text)
      case .picture(let request): PictureFiles.write(request)
      }
    }
  }

  /// In a round of questions that no terminal shows the prompt has the number, and what was entered stands
  /// behind it, so that each question is told from the one before.
  private func echo(_ line: String) {
    guard session.isInRound, isatty(STDIN_FILENO) != 1 else { return }
    printNow(session.prompt + line.visible + "\n\n")
  }

  /// Prints an answer; its end stands above the prompt, also when a pager was left early.
  private func emit(_ response: Session.Response) {
    tutor.emit(response.body, below: response.end)
  }

  private func edit(_ text: String) {
    switch EditorRun.edit(text) {
    // What is no exercise's draft is kept by nothing but its answer.
    case .text(let edited):
      emit(session.keepsDraft ? stoppable { $0.edited(edited) } : session.edited(edited))
    case .failure(let reason):
      complain(reason)
      emit(session.edited(nil))
    }
  }

  /// Writes a file where there is none. False: it cannot be written.
  @discardableResult
  private func write(_ text: String, to file: String) -> Bool {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
      complain(CommandWords.wrote(file))
    } catch CocoaError.fileWriteFileExists {
    } catch {
      complain(CommandWords.cannotWrite(file, error.localizedDescription))
      return false
    }
    return true
  }

  /// Grades the file at each save. It is made where there is none, with the text worked on.
  private func watch(_ file: String, _ text: String) {
    guard write(text, to: file) else { return }
    if case .success(let there) = SourceText.read(file), there != text {
      complainInProse(TerminalWords.watchesOther(file))
    }
    WatchLoop.untilInterrupted(file) { event in
      if case .changed(let text) = event { return printNow("\n" + session.watched(text).text) }
      if let sentence = event.sentence(file: file) { complainInProse(sentence) }
    }
    printNow("\n")
  }

  /// The session's prompt in colours of the terminal's palette.
  private var prompt: Prompt {
    Prompt(session.promptLine.parts.map { .init($0.text, Prompt.Style($0.style)) })
  }

  private func answer(_ entry: ReadResult) throws -> Session.Response {
    session.options = options()
    readOwnFile()
    switch entry {
    case .line(let line): return respond(to: line)
    case .block(let block):
      return session.respond(toPaste: block.text, droppedBytes: block.droppedBytes)
    case .interrupted: return session.interrupted()
    case .endOfFile: return session.endOfInput()
    case .failed(let code):
      complain(TerminalWords.inputFailed(String(cString: strerror(code))))
      throw ExitCode.fault
    }
  }

  /// Answers a line.
  private func respond(to line: String) -> Session.Response {
    stoppable { $0.respond(to: line) }
  }

  /// Does what may take a while. At a terminal Ctrl-C stops it, and all is as before.
  private func stoppable(
    _ work: @escaping @Sendable (inout Session) -> Session.Response
  ) -> Session.Response {
    guard isatty(STDIN_FILENO) == 1 else { return work(&session) }
    let before = session
    let outcome = StoppableWork.run {
      var after = before
      let response = work(&after)
      return (after, response)
    }
    guard let (after, response) = outcome else { return session.stopped() }
    session = after
    return response
  }

  /// The copy of an own view may have been saved in another editor meanwhile.
  private func readOwnFile() {
    guard let own = session.ownFile,
      let text = try? String(contentsOf: URL(fileURLWithPath: own.name), encoding: .utf8),
      text != seen[own.name, default: own.text]
    else { return }
    seen[own.name] = text
    session.takeOwnFile(text)
  }

  /// What was changed here is written into the copy of the own view, unless the copy holds another text than it
  /// had when it was last looked at.
  private func writeOwnFile() {
    guard let own = session.ownFile,
      let text = try? String(contentsOf: URL(fileURLWithPath: own.name), encoding: .utf8),
      text != own.draft, text == seen[own.name, default: own.text]
    else { return }
    do {
      try replaceContents(of: own.name, with: own.draft)
      seen[own.name] = own.draft
    } catch {
      complain(CommandWords.cannotWrite(own.name, error.localizedDescription))
    }
  }

  private func completion(_ context: CompletionContext) -> Completion {
    let (word, choices) = session.choices(after: context.textBeforeCursor)
    return Completion(
      replacing: word, with: choices.map { .init($0.text, summary: $0.summary) })
  }

  private func inputState(_ context: InputContext) -> InputState {
    let state = session.state(
      of: context.text, textBeforeCursor: context.textBeforeCursor,
      isMoreWaiting: context.isMoreWaiting)
    switch state {
    case .complete: return .complete
    case .incomplete(let indentation): return .incomplete(indent: indentation)
    case .verbOnLastRow: return .commandOnLastRow
    }
  }
}

extension Prompt.Style {
  /// The style of a prompt that stands for one of a report.
  fileprivate init(_ style: RenderOptions.Style?) {
    self =
      switch style {
      case .success?: .green
      case .failure?: .red
      case .doubt?: .yellow
      case .strong?: .bold
      case .muted?: .dim
      case .code?, .link?: .cyan
      case .emphasis?, nil: .plain
      }
  }
}
