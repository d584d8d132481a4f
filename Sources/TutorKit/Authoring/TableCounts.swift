/// What a table counts: a row for what is done and a column for a view, or a row for a view and a column for what
/// is done.
struct TableCounts {
  /// The names of its columns.
  let columns: String
  /// What cells with a number, a yes or a no say, as `tap Add: Row 0`, with the number of their row.
  private(set) var rows: [(row: Int, text: String)] = []

  init(_ header: [[MarkdownInline]], _ rows: [[[MarkdownInline]]]) {
    let names = header.map(\.plain.trimmed)
    columns = names.filter { !$0.isEmpty }.joined(separator: " | ")
    for (row, cells) in rows.enumerated() {
      guard let head = cells.first?.standing.trimmed, !head.isEmpty else { continue }
      for (name, cell) in zip(names, cells).dropFirst() {
        guard let value = Self.value(cell.standing) else { continue }
        let text = Self.text(head, of: names[0], name, value)
        self.rows.append((row, text))
      }
    }
  }

  /// A cell as a claim about a view.
  private static func text(
    _ head: String, of first: String, _ name: String, _ value: String
  ) -> String {
    let words = name.split(separator: " ").map(String.init)
    let event = words.drop { Self.verbs.contains($0.lowercased()) }
    if let opening = event.first?.lowercased(), events.contains(opening) {
      return "\(event.joined(separator: " ")): \(head) \(value)".withoutQuestion
    }
    let view = words.filter { !verbs.contains($0.lowercased()) }.joined(separator: " ")
    let act = events.contains(first.lowercased()) ? "\(first) \(head)" : head
    return "\(act): \(view) \(value)".withoutQuestion
  }

  /// Words that say of a view that it runs.
  private static let verbs: Set<String> = [
    "run", "runs", "ran", "body", "bodies", "evaluated", "evaluations", "evaluates", "is",
    "re-evaluated",
  ]
  /// Words that begin what says when.
  private static let events: Set<String> = [
    "when", "on", "after", "upon", "tap", "tapping", "press", "pressing", "toggle", "toggling",
    "type",
    "typing", "change", "changing", "click", "clicking", "switch", "switching",
  ]

  /// What a cell says: a number, `yes` or `no`; nil: something else.
  private static func value(_ cell: String) -> String? {
    let words = cell.trimmed.lowercased().split(separator: " ").map(String.init)
      .filter { !fillers.contains($0) }
    guard let first = words.first, words.count < 3 else { return nil }
    if words.count == 2 {
      if first == "not", verbs.contains(words[1]) { return "no" }
      return counting.contains(words[1]) ? Int(first).map(String.init) : nil
    }
    switch first {
    case "once": return "1"
    case "twice": return "2"
    case "runs", "evaluated", "yes", "✓", "✅": return "yes"
    case "skipped", "never", "none", "no", "✗", "❌": return "no"
    default: return Int(first).map(String.init)
    }
  }

  /// Words around what a cell says.
  private static let fillers: Set<String> = ["is", "does", "it"]
  private static let counting: Set<String> = ["times", "time", "×"]
}

extension String {
  /// A question at the head of a column is answered below it.
  fileprivate var withoutQuestion: String { filter { $0 != "?" } }
}
