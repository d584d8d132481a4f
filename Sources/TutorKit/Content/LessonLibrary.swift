package import Foundation

/// A guideline as the course presents it.
package struct Lesson: Hashable, Sendable {
  /// From the file's path, or the front matter.
  package var id: String
  /// 1-based, in the course's order.
  package var number: Int
  package var document: GuidelineDocument

  package var title: String { document.title }
  /// The analyzer rules that the lesson is about.
  package var rules: [String] { document.frontMatter.rules }
}

/// The lessons of a folder.
package struct LessonLibrary: Sendable {
  package var lessons: [Lesson] = []
  package var refused: [RefusedDocument] = []

  /// A course without lessons.
  package init() {}

  /// Reads all guideline documents below a folder, in order of path. A document that is none is
  /// listed with its reason; the rest still loads.
  package static func load(from folder: URL) -> LessonLibrary {
    var library = LessonLibrary()
    var documents: [(path: String, document: GuidelineDocument)] = []
    for path in files(below: folder) {
      switch read(folder.appendingPathComponent(path), path: path) {
      case .success(let document): documents.append((path, document))
      case .failure(let refusal): library.refused.append(refusal)
      }
    }
    documents.sort {
      ($0.document.frontMatter.order ?? Int.max, $0.path)
        < ($1.document.frontMatter.order ?? Int.max, $1.path)
    }
    var taken: Set<String> = []
    for (index, entry) in documents.enumerated() {
      let fromPath = identifier(entry.path)
      var id = entry.document.frontMatter.id ?? fromPath
      if taken.contains(id) { id = fromPath }
      taken.insert(id)
      library.lessons.append(Lesson(id: id, number: index + 1, document: entry.document))
    }
    return library
  }

  private static func read(
    _ url: URL, path: String
  ) -> Result<GuidelineDocument, RefusedDocument> {
    let name = url.lastPathComponent
    if name.hasPrefix("_") || name.lowercased().hasPrefix("readme") {
      return .failure(
        RefusedDocument(path: path, line: 1, reason: ContentWords.noGuideline(name)))
    }
    switch SourceText.read(url.path) {
    case .success(let text): return GuidelineDocument.parse(text, path: path)
    case .failure(let problem):
      return .failure(RefusedDocument(path: path, line: 1, reason: problem.sentence))
    }
  }

  /// Markdown and text files by relative path. Hidden files and links to folders are left out.
  private static func files(below folder: URL) -> [String] {
    let keys: [URLResourceKey] = [.isRegularFileKey, .isSymbolicLinkKey]
    guard
      let walker = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    else { return [] }
    let base = folder.standardizedFileURL.resolvingSymlinksInPath().path
    var result: [String] = []
    for case let url as URL in walker {
      guard ["md", "markdown", "txt"].contains(url.pathExtension.lowercased()) else { continue }
      let path = url.standardizedFileURL.resolvingSymlinksInPath().path
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
        !isDirectory.boolValue
      else { continue }
      result.append(path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path)
    }
    return result.sorted()
  }

  /// `rules/views/extract.md` is `rules/views/extract`.
  private static func identifier(_ path: String) -> String {
    let parts = path.split(separator: ".")
    return parts.dropLast().joined(separator: ".")
  }

  /// The lesson with this id, number, or last part of the id.
  package func lesson(_ name: String) -> Lesson? {
    if let number = Int(name), let found = lessons.first(where: { $0.number == number }) {
      return found
    }
    return lessons.first { $0.id == name }
      ?? lessons.first { $0.id.hasPrefix(name) }
      ?? lessons.first { $0.id.split(separator: "/").last.map(String.init) == name }
  }
}
