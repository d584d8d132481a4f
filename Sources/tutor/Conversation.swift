import ArgumentParser
import Foundation
import LineEditor
import TutorKit

/// A session and what a person enters into it.
final class Conversation {
  private var session: Session

  init(session: Session) {
    self.session = session
  }

  /// Gives an editor the session's completions, and its word on when an entry is whole.
  func equip(_ editor: LineEditor) {
    editor.completer = { [unowned self] in completion($0) }
    editor.inputState = { [unowned self] in inputState($0) }
  }

  /// Whether the conversation is over when the questions of its first verb are.
  private var isOneRound = false

  /// Carries out a first verb that asks questions. False: it asked none, and all is said.
  func begin(_ verb: String) -> Bool {
    emit(session.respond(to: verb).text)
    isOneRound = true
    return session.isAsking
  }

  /// Answers entry after entry, until the person leaves.
  func run(_ source: any LineSource) throws {
    var source = source
    while true {
      let entry = source.next(prompt: Prompt([.init(session.prompt, .bold)]))
      let response = try answer(entry)
      emit(response.text)
      switch response.effect {
      case .none: if isOneRound, !session.isAsking { return }
      case .quit: return
      case .edit(let text): emit(session.edited(EditorRun.edit(text)).text)
      }
    }
  }

  private func answer(_ entry: ReadResult) throws -> Session.Response {
    switch entry {
    case .line(let line): return session.respond(to: line)
    case .block(let block):
      return session.respond(toPaste: block.text, droppedBytes: block.droppedBytes)
    case .interrupted: return session.interrupted()
    case .endOfFile: return session.endOfInput()
    case .failed(let code):
      complain("the input cannot be read: \(String(cString: strerror(code)))")
      throw ExitCode.fault
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
