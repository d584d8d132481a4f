/// Decides when a file that is looked at again and again has new content. Editors write in place, or
/// write another file and rename it, or delete the file and make it anew: a file that changes is left
/// to settle, and one that is gone, empty or half a character is given time.
package struct FileWatch: Sendable {
  /// What a look at the file found.
  package enum Event: Hashable, Sendable {
    case nothing
    /// The content is another one than before.
    case changed(String)
    /// The file is there and cannot be taken, and has been so for a while; why.
    case unreadable(SourceProblem)
    /// The file has been gone for a while.
    case missing
  }

  /// Seconds without a change after which the file is read.
  package static let settling = 0.1
  /// Seconds for which a file may be gone or unreadable without a word.
  package static let patience = 2.0

  /// The content that was reported last.
  private var content: String?
  /// The last look's stamp, and when it was new.
  private var stamp: FileStamp?
  private var since: Double?
  /// Whether there is nothing more to find out about this stamp.
  private var isDone = false

  /// - Parameter content: What is known already; nil: whatever is there is new.
  package init(knowing content: String? = nil) {
    self.content = content
  }

  /// A look at the file.
  /// - Parameters:
  ///   - now: The file's stamp; nil: there is no file.
  ///   - time: In seconds.
  ///   - read: Reads the file.
  package mutating func look(
    at now: FileStamp?, time: Double, read: () -> Result<String, SourceProblem>
  ) -> Event {
    guard let start = since, stamp == now else {
      stamp = now
      since = time
      isDone = false
      return .nothing
    }
    guard !isDone else { return .nothing }
    let age = time - start
    guard now != nil else { return age < Self.patience ? .nothing : finish(.missing) }
    guard age >= Self.settling else { return .nothing }
    switch read() {
    case .success(let text):
      guard text != content else { return finish(.nothing) }
      content = text
      return finish(.changed(text))
    case .failure(let problem):
      return age < Self.patience ? .nothing : finish(.unreadable(problem))
    }
  }

  private mutating func finish(_ event: Event) -> Event {
    isDone = true
    return event
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
