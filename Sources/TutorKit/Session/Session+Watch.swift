import Foundation

extension Session {
  /// Grades at each save of a file, which is made where there is none.
  func watch(_ name: String) -> Response {
    withText { text in
      let file = name.isEmpty ? watchedFile : name
      return say(SessionWords.watching(file), effect: .watch(file: file, text: text))
    }
  }

  /// The exercise's file, or one that is named after the view of the lesson's example.
  private var watchedFile: String {
    if let exercise { return exercise.starterFile.lastPathComponent }
    let view = programAtHand.flatMap { CodeParts.types(in: $0.text).first }
    return (view ?? ExampleProgram.viewName) + ".swift"
  }

  /// The watched file holds this text now.
  package mutating func watched(_ text: String) -> Response {
    guard let exercise else { return modified(text) }
    return store.draft(of: exercise.id) == text ? gradeCurrent() : edited(text)
  }
}

extension FileWatch.Event {
  /// What is said of a file that cannot be graded; nil: there is nothing to say.
  package func sentence(file: String) -> String? {
    switch self {
    case .nothing, .changed: nil
    case .unreadable(let problem): problem.sentence
    case .missing: TerminalWords.watchedIsGone(file)
    }
  }
}
