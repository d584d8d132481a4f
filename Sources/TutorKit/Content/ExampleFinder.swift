/// Finds labelled examples in the blocks of a document.
enum ExampleFinder {
  static func examples(in blocks: [MarkdownBlock]) -> [GuidelineExample] {
    var result: [GuidelineExample] = []
    var open: GuidelineExample?
    func close() {
      if let example = open, !example.code.isEmpty { result.append(example) }
      open = nil
    }
    for block in blocks {
      if let label = Label(block) {
        close()
        open = GuidelineExample(
          label: label.name, kind: label.kind, reason: label.reason, line: block.line, code: [])
      } else if case .heading = block.content {
        close()
      } else if case .code(let language, let text) = block.content {
        let fence = GuidelineExample.Fence(language: language, text: text, line: block.line + 1)
        open?.code.append(fence)
      }
    }
    close()
    return result
  }
}

/// A label in front of code: a paragraph that begins with strong text or ends with a colon, or a
/// heading that names an example.
struct Label: Hashable {
  var name: String
  var kind: GuidelineExample.Kind
  var reason: String?

  init?(_ block: MarkdownBlock) {
    let text: String
    switch block.content {
    case .heading(let level, let inlines):
      text = inlines.plain
      guard level >= 3, Self.kind(of: text) != .further else { return nil }
    case .paragraph(let inlines):
      guard let written = Self.labelText(inlines) else { return nil }
      text = written
    default: return nil
    }
    let (name, reason) = Self.split(text)
    guard !name.isEmpty else { return nil }
    self.name = name
    self.reason = reason
    kind = Self.kind(of: name)
  }

  /// `**Incorrect (why):**`, `**Incorrect**:`, `Before:`
  private static func labelText(_ inlines: [MarkdownInline]) -> String? {
    if case .strong(let inner)? = inlines.first {
      let rest = Array(inlines.dropFirst()).plain.trimmed
      if inner.plain.trimmed.hasSuffix(":") || rest.hasPrefix(":") || rest.isEmpty
        || rest.hasPrefix("(") || rest.hasPrefix("—") || rest.hasPrefix("-")
      {
        return inlines.plain.trimmed
      }
      return nil
    }
    let plain = inlines.plain.trimmed
    guard plain.hasSuffix(":"), plain.count < 60, kind(of: plain) != .further else { return nil }
    return plain
  }

  private static let incorrect = [
    "incorrect", "bad", "before", "wrong", "avoid", "don't", "❌", "✗",
  ]
  private static let correct = ["correct", "good", "after", "right", "prefer", "do:", "✅", "✓"]

  static func kind(of name: String) -> GuidelineExample.Kind {
    let start = name.lowercased()
    if incorrect.contains(where: { start.hasPrefix($0) }) { return .incorrect }
    if correct.contains(where: { start.hasPrefix($0) }) { return .correct }
    return .further
  }

  /// `Incorrect (a (b) — c):` is the name and what the outer parentheses hold.
  static func split(_ text: String) -> (String, String?) {
    var text = text.trimmed
    while text.hasSuffix(":") { text = String(text.dropLast()).trimmed }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let name = String(text[..<open]).trimmed
      let reason = String(text[text.index(after: open)...].dropLast())
      return (name.isEmpty ? text : name, reason.trimmed)
    }
    for dash in [" — ", " – ", " -- ", " - "] {
      let parts = text.splitOnce(by: dash)
      if let parts { return (parts.0.trimmed, parts.1.trimmed) }
    }
    return (text, nil)
  }
}

extension String {
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
