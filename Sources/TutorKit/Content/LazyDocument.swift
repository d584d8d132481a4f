import Foundation

/// A document whose text is read when it is asked for: thousands of lessons are listed by their
/// heads.
final class LazyDocument: @unchecked Sendable, Hashable {
  private let lock = NSLock()
  private let file: String
  private let path: String
  private var read: GuidelineDocument?

  init(file: String, path: String) {
    self.file = file
    self.path = path
  }

  init(_ document: GuidelineDocument) {
    file = ""
    path = document.path
    read = document
  }

  /// The front matter, or why this is no guideline.
  var head: Result<DocumentHead, RefusedDocument> {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    if name.hasPrefix("_") || name.lowercased().hasPrefix("readme") {
      return .failure(
        RefusedDocument(path: path, line: 1, reason: ContentWords.noGuideline(name), kind: .name))
    }
    return text.flatMap { DocumentHead.parse($0, path: path) }
  }

  /// The whole document. A file that has gone since is a document without text.
  var document: GuidelineDocument {
    lock.withLock {
      if let read { return read }
      let found = text.flatMap { GuidelineDocument.parse($0, path: path) }
      let document =
        (try? found.get())
        ?? GuidelineDocument(
          path: path, frontMatter: FrontMatter.parse([], firstLine: 1), title: path, blocks: [],
          examples: [])
      read = document
      return document
    }
  }

  private var text: Result<String, RefusedDocument> {
    SourceText.readDocument(file).mapError { problem in
      var kind = RefusedDocument.Kind.unreadable
      if case .empty = problem { kind = .empty }
      return RefusedDocument(path: path, line: 1, reason: problem.documentSentence, kind: kind)
    }
  }

  static func == (left: LazyDocument, right: LazyDocument) -> Bool {
    left === right || left.path == right.path && left.file == right.file && !left.file.isEmpty
  }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
