import Analysis

/// `// finding: rule-id` marks at the ends of lines: expectations, not shown to learners.
package struct MarkedSource: Hashable, Sendable {
  /// The source without marks.
  package var text: String
  /// Rules expected on a line (1-based).
  package var expected: [Int: Set<String>]

  package init(_ source: String) {
    var lines: [String] = []
    var expected: [Int: Set<String>] = [:]
    for (index, line) in source.rowParts.enumerated() {
      guard let (code, mark) = String(line).splitOnce(by: "// finding:") else {
        lines.append(String(line))
        continue
      }
      expected[index + 1] = Set(mark.split(separator: ",").map { String($0).trimmed })
      var rest = Substring(code)
      while rest.last == " " { rest.removeLast() }
      lines.append(String(rest))
    }
    text = lines.joined(separator: "\n")
    self.expected = expected
  }
}

/// Expected counts behind an example: a fenced block `counts`.
package struct ExpectedCounts: Hashable, Sendable {
  package var root: String?
  package var steps: [Step] = []

  package struct Step: Hashable, Sendable {
    package var action: String
    /// Evaluations by view.
    package var views: [String: Int] = [:]
    package var rebuilt: Int?
    package var needed: Int?
    package var line: Int
  }

  /// - Parameter line: the file's line of the block's first line.
  package static func parse(
    _ text: String, line first: Int
  ) -> Result<ExpectedCounts, RefusedDocument> {
    var result = ExpectedCounts()
    for (offset, raw) in text.rowParts.enumerated() {
      let line = String(raw).trimmed
      let number = first + offset
      if line.isEmpty { continue }
      if line.hasPrefix("root:") {
        result.root = String(line.dropFirst(5)).trimmed
      } else if line.hasPrefix("step ") {
        result.steps.append(Step(action: String(line.dropFirst(5)).trimmed, line: number))
      } else {
        let parts = line.split(separator: " ").map(String.init)
        guard parts.count == 2, let count = Int(parts[1]), !result.steps.isEmpty else {
          return .failure(
            RefusedDocument(
              path: "", line: number, reason: ContentWords.noCount(line)))
        }
        let last = result.steps.count - 1
        switch parts[0] {
        case "rebuilt": result.steps[last].rebuilt = count
        case "needed": result.steps[last].needed = count
        default: result.steps[last].views[parts[0]] = count
        }
      }
    }
    return .success(result)
  }
}
