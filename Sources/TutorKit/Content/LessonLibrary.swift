package import Foundation

/// A guideline as the course presents it.
package struct Lesson: Hashable, Sendable {
  /// From the file's path, or the front matter.
  package var id: String
  /// 1-based, in the course's order.
  package var number: Int
  /// All but the text.
  package var head: DocumentHead
  /// Whether another lesson has the same title.
  package var isAmbiguous = false
  private let source: LazyDocument

  /// The whole document; read when it is asked for.
  package var document: GuidelineDocument { source.document }
  package var title: String { head.title }
  /// The title, with the id where another lesson has the same title.
  package var name: String { isAmbiguous ? "\(title) (\(id))" : title }
  /// The analyzer rules that the lesson is about.
  package var rules: [String] { head.frontMatter.rules }

  init(id: String, number: Int, head: DocumentHead, source: LazyDocument) {
    self.id = id
    self.number = number
    self.head = head
    self.source = source
  }

  /// A lesson of a document that was read.
  package init(id: String, number: Int, document: GuidelineDocument) {
    let head = DocumentHead(
      path: document.path, frontMatter: document.frontMatter, title: document.title, lineCount: 0)
    self.init(id: id, number: number, head: head, source: LazyDocument(document))
  }
}

/// The lessons of one or more folders.
package struct LessonLibrary: Sendable {
  package var lessons: [Lesson] = []
  package var refused: [RefusedDocument] = []
  /// Whether these are lessons of one's own, to which the installed exercises do not belong.
  package var isForeign = false

  /// A course without lessons.
  package init() {}

  /// Reads all guideline documents below a folder, in order of path. A document that is none is
  /// listed with its reason; the rest still loads.
  package static func load(from folder: URL) -> LessonLibrary {
    load(from: [DocumentFolder(path: folder.path, shown: "")])
  }

  /// Reads the folders of a command line; messages name documents by the paths that were given.
  package static func load(folders: [String]) -> LessonLibrary {
    var seen: Set<String> = []
    let different = folders.filter {
      seen.insert(URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardized.path).inserted
    }
    var library = load(from: different.map { DocumentFolder(path: $0, shown: $0) })
    library.isForeign = true
    return library
  }

  private static func load(from folders: [DocumentFolder]) -> LessonLibrary {
    var library = LessonLibrary()
    var found: [(folder: Int, file: String, head: DocumentHead, source: LazyDocument)] = []
    for (index, folder) in folders.enumerated() {
      for file in folder.documents() {
        let source = LazyDocument(file: folder.file(file), path: folder.shown(file))
        switch source.head {
        case .success(let head): found.append((index, file, head, source))
        case .failure(let refusal): library.refused.append(refusal)
        }
      }
    }
    found.sort {
      ($0.head.frontMatter.order ?? Int.max, $0.folder, $0.file)
        < ($1.head.frontMatter.order ?? Int.max, $1.folder, $1.file)
    }
    var taken: Set<String> = []
    for (index, entry) in found.enumerated() {
      let fromPath = identifier(entry.file)
      let inFolder = URL(fileURLWithPath: folders[entry.folder].path).lastPathComponent + "/"
      let ids = [entry.head.frontMatter.id, fromPath, inFolder + fromPath].compactMap(\.self)
      let id = ids.first { !taken.contains($0) } ?? "\(fromPath)-\(index + 1)"
      taken.insert(id)
      library.lessons.append(
        Lesson(id: id, number: index + 1, head: entry.head, source: entry.source))
    }
    library.markEqualTitles()
    return library
  }

  private mutating func markEqualTitles() {
    let counts = Dictionary(lessons.map { ($0.title, 1) }, uniquingKeysWith: +)
    for index in lessons.indices {
      lessons[index].isAmbiguous = counts[lessons[index].title, default: 0] > 1
    }
  }

  /// `rules/views/extract.md` is `rules/views/extract`.
  private static func identifier(_ path: String) -> String {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: ".")
  }

  /// The lesson with this id or number, or the only one that the name is a part of.
  package func lesson(_ name: String) -> Lesson? {
    if let number = Int(name), let found = lessons.first(where: { $0.number == number }) {
      return found
    }
    if let exact = lessons.first(where: { $0.id == name }) { return exact }
    let found = lessons(named: name)
    return found.count == 1 ? found[0] : nil
  }

  /// The lessons whose id, or else title, the name is a part of: those that begin with it first, and
  /// only they where there are some.
  package func lessons(named name: String) -> [Lesson] {
    let part = name.lowercased()
    guard !part.isEmpty else { return [] }
    func last(_ lesson: Lesson) -> String? {
      lesson.id.lowercased().split(separator: "/").last.map(String.init)
    }
    let tests: [(Lesson) -> Bool] = [
      { $0.id.lowercased() == part }, { last($0) == part },
      { $0.id.lowercased().hasPrefix(part) }, { last($0)?.hasPrefix(part) == true },
      { $0.id.hasWord(beginning: part) }, { $0.title.hasWord(beginning: part) },
    ]
    for test in tests {
      let found = lessons.filter(test)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension String {
  /// Whether some words stand in it, the last of them perhaps as a beginning: what stands within a word does
  /// not count.
  func hasWord(beginning part: String) -> Bool {
    var rest = lowercased()[...]
    while let found = rest.firstRange(of: part) {
      let before = rest[..<found.lowerBound].last
      if before.map({ !$0.isLetter && !$0.isNumber }) ?? true { return true }
      rest = rest[rest.index(after: found.lowerBound)...]
    }
    return false
  }
}
