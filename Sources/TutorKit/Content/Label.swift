/// A label in front of code: a heading or a paragraph that names a side, or a paragraph that begins
/// with strong text.
struct Label: Hashable {
  var name: String
  var kind: GuidelineExample.Kind
  var reason: String?
  /// The heading's level; nil: it is a paragraph.
  var level: Int?

  init?(_ block: MarkdownBlock) {
    switch block.content {
    case .heading(let level, let inlines):
      self.init(text: inlines.plain)
      guard level >= 2, kind != .further else { return nil }
      self.level = level
    case .paragraph(let inlines):
      guard let written = Self.labelText(inlines) else { return nil }
      self.init(text: written)
    default: return nil
    }
    guard !name.isEmpty else { return nil }
  }

  /// Plain text right before code that names a side: by the part before a colon (`Incorrect: the row keeps it`),
  /// by its last words before one (`All is built. Incorrect:`, `This is bad:`), or between tags.
  init?(sentence block: MarkdownBlock) {
    guard case .paragraph(let inlines) = block.content else { return nil }
    let text = inlines.withoutTags.plain.trimmed
    guard text.count < Self.longest else { return nil }
    if let (first, _) = text.splitOnce(by: ": "), SideWords.kind(of: first) != .further {
      self.init(text: text)
      return
    }
    let isTagged = inlines.withoutTags.count < inlines.count
    guard isTagged || text.hasSuffix(":"), let last = Self.lastSentence(of: text) else {
      return nil
    }
    if SideWords.kind(of: last) != .further {
      self.init(text: last)
    } else if let side = SideWords.judgment(in: last) {
      self.init(text: side)
    } else {
      return nil
    }
  }

  /// What a text ends with, without the colon; nil: nothing.
  private static func lastSentence(of text: String) -> String? {
    var text = text.hasSuffix(":") ? String(text.dropLast()) : text
    for end in [". ", "! ", "? "] {
      while let (_, rest) = text.splitOnce(by: end) { text = rest }
    }
    return text.trimmed.isEmpty ? nil : text.trimmed
  }

  /// Splits the written text into the name, its side and the reason.
  init(text: String) {
    (name, reason) = Self.split(text)
    kind = SideWords.kind(of: name)
    // `Incorrect: the type is erased`, `❌ Bad, since …`
    if let (first, rest) = name.splitOnce(by: ": "), SideWords.kind(of: first) != .further {
      reason = [rest.trimmed, reason.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
      name = first.trimmed
      kind = SideWords.kind(of: name)
    }
    name = SideWords.withoutSign(name)
  }

  private static let longest = 200

  /// `**Incorrect (why):**`, `**Incorrect**:`, `Before:`, `❌ Don't`, and emphasis that is not closed.
  private static func labelText(_ inlines: [MarkdownInline]) -> String? {
    let plain = inlines.plain.trimmed
    if case .strong(let inner)? = inlines.first {
      let rest = Array(inlines.dropFirst()).plain.trimmed
      if inner.plain.trimmed.hasSuffix(":") || rest.hasPrefix(":") || rest.isEmpty
        || rest.hasPrefix("(") || rest.hasPrefix("—") || rest.hasPrefix("–") || rest.hasPrefix("-")
      {
        return plain
      }
      return nil
    }
    guard plain.count < longest else { return nil }
    let bare = plain.withoutEmphasis
    let isMarked = bare.count < plain.count || inlines.first?.isEmphasis == true
    let isSigned = SideWords.sign(of: bare) != nil
    guard isMarked || isSigned || plain.hasSuffix(":") && plain.count < 100 else { return nil }
    return Label(text: bare).kind == .further ? nil : bare
  }

  /// `Incorrect (a (b) — c):` is the name and what the outer parentheses hold.
  static func split(_ text: String) -> (String, String?) {
    var text = text.trimmed
    while text.hasSuffix(":") { text = String(text.dropLast()).trimmed }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      var name = String(text[..<open]).trimmed
      while name.hasSuffix(":") { name = String(name.dropLast()).trimmed }
      let reason = String(text[text.index(after: open)...].dropLast())
      return (name.isEmpty ? text : name, reason.trimmed)
    }
    for dash in [" — ", " – ", " -- ", " - "] {
      if let parts = text.splitOnce(by: dash) { return (parts.0.trimmed, parts.1.trimmed) }
    }
    return (text, nil)
  }
}

extension [MarkdownInline] {
  fileprivate var withoutTags: [MarkdownInline] {
    filter { if case .html = $0 { false } else { true } }
  }
}

extension MarkdownInline {
  fileprivate var isEmphasis: Bool {
    switch self {
    case .emphasis, .strong: true
    default: false
    }
  }
}

extension String {
  /// Without stars and underlines at both ends, which stand there when emphasis is not closed.
  fileprivate var withoutEmphasis: String {
    var text = Substring(self)
    while let first = text.first, first == "*" || first == "_" { text.removeFirst() }
    var isColon = false
    while let last = text.last, last == "*" || last == "_" || last == ":" {
      isColon = isColon || last == ":"
      text.removeLast()
    }
    let bare = String(text).trimmed
    return bare + (isColon ? ":" : "")
  }

  /// The parts before and after the first occurrence of a separator.
  func splitOnce(by separator: String) -> (String, String)? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(separator) {
        return (
          String(self[..<index]), String(self[self.index(index, offsetBy: separator.count)...])
        )
      }
      index = self.index(after: index)
    }
    return nil
  }
}
