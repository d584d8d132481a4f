import Analysis

/// The programs of one block of code: where comments name both sides, or a type is declared twice.
enum CodeParts {
  /// A stretch of a block.
  struct Part {
    var text: String
    /// Its first line within the block, from 0.
    var line: Int
    /// The side that its first comment names.
    var label: Label?
  }

  static func parts(of text: String) -> [Part] {
    let lines = text.rows
    var parts: [Part] = []
    var start = 0
    var label = firstLabel(lines)
    var types: Set<String> = []
    func end(_ index: Int) {
      let body = lines[start..<index].joined(separator: "\n")
      guard !body.trimmed.isEmpty else { return }
      parts.append(Part(text: index == lines.count ? body : body + "\n", line: start, label: label))
    }
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix(" ") {
      if index > start, let side = SideWords.label(inComment: line), hasCode(lines[start..<index]) {
        end(index)
        (start, label, types) = (index, side, [])
      } else if let type = type(in: line) {
        if types.contains(type) {
          let first = firstLine(ofDeclarationAt: index, lines, after: start)
          end(first)
          (start, label, types) = (first, nil, [])
        }
        types.insert(type)
      }
    }
    end(lines.count)
    return parts
  }

  /// The names of types that are declared at the left edge.
  static func types(in text: String) -> [String] {
    text.split(whereSeparator: \.endsLine).compactMap { type(in: String($0)) }
  }

  /// The types at the left edge whose content is made by `makeBody(configuration:)`.
  static func styles(in text: String) -> Set<String> {
    var current: String?
    var found: Set<String> = []
    for row in text.split(whereSeparator: \.endsLine) {
      if let type = type(in: String(row)) { current = type }
      if let current, row.contains("makeBody(configuration") { found.insert(current) }
    }
    return found
  }

  private static let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol"]

  /// The type that a line at the left edge declares.
  private static func type(in line: String) -> String? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = line.prefix { $0 != ":" && $0 != "{" && $0 != "<" && $0 != "\"" }
      .split(separator: " ")
    guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count else {
      return nil
    }
    let name = words[place + 1]
    return name.first?.isUppercase == true ? String(name) : nil
  }

  private static func firstLabel(_ lines: [String]) -> Label? {
    lines.first { !$0.trimmed.isEmpty }.flatMap(SideWords.label(inComment:))
  }

  private static func hasCode(_ lines: ArraySlice<String>) -> Bool {
    lines.contains { !$0.trimmed.isEmpty && SideWords.label(inComment: $0) == nil }
  }

  /// Comments and attributes directly above belong to the declaration.
  private static func firstLine(ofDeclarationAt index: Int, _ lines: [String], after start: Int)
    -> Int
  {
    var first = index
    while first - 1 > start, lines[first - 1].hasPrefix("//") || lines[first - 1].hasPrefix("@") {
      first -= 1
    }
    return first
  }
}

extension String {
  /// The lines of code on which a value of a type is made, from 1.
  func lines(making type: String) -> [Int] {
    rows.enumerated().filter { $0.element.makes(type) }.map { $0.offset + 1 }
  }

  private func makes(_ type: String) -> Bool {
    guard !trimmed.hasPrefix("//") else { return false }
    return ranges(of: type).contains { range in
      let before = self[..<range.lowerBound].last
      let isWhole = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      return isWhole && (self[range.upperBound...].first.map { "({".contains($0) } ?? false)
    }
  }
}
