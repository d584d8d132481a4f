/// Source text that grows line by line.
struct Lines {
  private(set) var text = ""
  private(set) var count = 0
  private var depth = 0

  mutating func add(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
    count += 1
  }

  /// A line that opens a brace, the lines inside, and the closing brace. A head that ends with
  /// ` in` has its brace.
  mutating func block(
    _ head: String, end: String = "}", _ inside: (inout Lines) -> Void
  ) {
    add(head.hasSuffix(" in") ? head : head + " {")
    depth += 1
    inside(&self)
    depth -= 1
    add(end)
  }

  /// Lines that go on the one before.
  mutating func indented(_ inside: (inout Lines) -> Void) {
    depth += 1
    inside(&self)
    depth -= 1
  }

  mutating func append(_ lines: [String]) {
    for line in lines { add(line) }
  }
}
