/// What a list of lessons needs of a document: all but its text.
package struct DocumentHead: Hashable, Sendable {
  /// The path as given, for messages.
  package var path: String
  package var frontMatter: FrontMatter
  package var title: String
  /// The number of lines up to the end of the front matter.
  var lineCount: Int

  /// Reads the front matter; refused with the line and the reason when it is no guideline's.
  static func parse(_ text: String, path: String) -> Result<DocumentHead, RefusedDocument> {
    func refuse(
      _ kind: RefusedDocument.Kind, _ reason: String, line: Int = 1
    ) -> Result<DocumentHead, RefusedDocument> {
      .failure(RefusedDocument(path: path, line: line, reason: reason, kind: kind))
    }
    guard let (lines, first, end) = frontLines(of: text) else {
      return refuse(.noFrontMatter, ContentWords.noFrontMatter())
    }
    guard let end else { return refuse(.openFrontMatter, ContentWords.frontMatterOpen()) }
    var front = FrontMatter.parse(lines, firstLine: first + 1)
    if isTemplate(path, lines) { return refuse(.template, ContentWords.template()) }
    if front.title.isEmpty { front.title = title(in: rest(of: text, after: end), front) }
    if front.title.isEmpty { return refuse(.noTitle, ContentWords.noTitle()) }
    if let placeholder = placeholder(front.title) {
      let line = lines.firstIndex { $0.hasPrefix("title") }.map { first + 1 + $0 } ?? 1
      return refuse(.placeholder, ContentWords.placeholder(placeholder), line: line)
    }
    let head = DocumentHead(path: path, frontMatter: front, title: front.title, lineCount: end)
    let body = rest(of: text, after: end)
    if body.allSatisfy(\.isWhitespace) {
      return refuse(.noText, ContentWords.noText(), line: end)
    }
    var result = head
    result.title = uncut(withoutComment(front.title, quoted: lines), in: body)
    return .success(result)
  }

  /// What of the front matter is no YAML.
  static func faults(of text: String) -> [ContentNote] {
    guard let (lines, first, _) = frontLines(of: text) else { return [] }
    return FrontMatterFaults.faults(in: lines, firstLine: first + 1)
  }

  /// The document without its front matter, every line where it was.
  func body(of text: String) -> String {
    String(repeating: "\n", count: lineCount) + Self.rest(of: text, after: lineCount)
  }

  private static func rest(of text: String, after lineCount: Int) -> Substring {
    var left = lineCount
    let end = text.firstIndex { character in
      if character.isNewline { left -= 1 }
      return left <= 0
    }
    return end.map { text[text.index(after: $0)...] } ?? ""
  }

  /// The lines between the two `---`, the number of the first `---`, and that of the second one,
  /// which may be missing. Empty lines may stand above.
  private static func frontLines(of text: String) -> (lines: [String], first: Int, end: Int?)? {
    var lines: [String] = []
    var number = 0
    var first: Int?
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isNewline)
      let line = end.map { rest[..<$0] } ?? rest
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
      number += 1
      let isFence = String(line).trimmed == "---"
      if let first {
        if isFence { return (lines, first, number) }
        lines.append(String(line))
      } else if isFence {
        first = number
      } else if !line.allSatisfy(\.isWhitespace) {
        return nil
      }
    }
    return first.map { (lines, $0, nil) }
  }

  /// The title of a document whose front matter has a `name` or a `description` in its place, as those of
  /// assistants do: its first heading, or else that text.
  private static func title(in body: Substring, _ front: FrontMatter) -> String {
    guard let given = [front.name, front.description].first(where: { !$0.isEmpty }) else {
      return ""
    }
    var isCode = false
    for line in body.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("```") || line.hasPrefix("~~~") { isCode.toggle() }
      if !isCode, line.hasPrefix("# ") { return String(line.dropFirst(2)).trimmed }
    }
    return given
  }

  /// A title without the comment behind it, `Own State # to be mended`: YAML cuts there, and so does whoever
  /// leaves blanks on both sides.
  private static func withoutComment(_ title: String, quoted lines: [String]) -> String {
    guard let range = title.firstRange(of: " # "),
      lines.contains(where: { $0.hasPrefix("title: " + title) })
    else { return title }
    let cut = String(title[..<range.lowerBound]).trimmed
    return cut.isEmpty ? title : cut
  }

  /// The heading that begins like the title and goes on with a `#`, where YAML has cut the title.
  private static func uncut(_ title: String, in body: Substring) -> String {
    for line in body.split(whereSeparator: \.isNewline).prefix(20) where line.hasPrefix("#") {
      let heading = String(line.drop { $0 == "#" }).trimmed
      if heading.hasPrefix(title), heading.dropFirst(title.count).hasPrefix(" #") {
        return heading
      }
    }
    return title
  }

  /// A template for issues or requests, by its folder or by its keys.
  private static func isTemplate(_ path: String, _ lines: [String]) -> Bool {
    if path.uppercased().contains("_TEMPLATE") { return true }
    func has(_ key: String) -> Bool { lines.contains { $0.hasPrefix(key + ":") } }
    return has("about") && has("name") && (has("labels") || has("assignees"))
  }

  /// A title that is nothing but a place for one.
  private static func placeholder(_ title: String) -> String? {
    let written = title.lowercased()
    for (open, close) in [("{{", "}}"), ("<", ">"), ("[", "]"), ("{", "}")]
    where written.hasPrefix(open) && written.hasSuffix(close) {
      let inner = written.dropFirst(open.count).dropLast(close.count)
      if inner.allSatisfy({ $0.isLetter || " _-".contains($0) }) { return title }
    }
    let patterns = ["rule title here", "your title", "title here"]
    return patterns.first { written.contains($0) }
  }
}
