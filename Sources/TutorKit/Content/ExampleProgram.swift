import Analysis

/// An example as a program that can be run: what stands bare is put into a view.
enum ExampleProgram {
  /// The name of the view around bare expressions.
  static let viewName = "Example"

  /// The text, with a view around what stands bare. Lines stay where they are as long as one is free
  /// above, as it is in a document.
  static func whole(_ text: String) -> String {
    let items = parse(text, file: "").topLevelItems
    let hasView = items.contains { if case .view = $0 { true } else { false } }
    guard !hasView else { return text }
    let isMembers = items.contains(.viewMember)
    let isBare = items.contains(.viewExpression)
    let fits = items.allSatisfy {
      switch $0 {
      case .viewMember, .property, .viewExpression: true
      case .view, .type, .importing, .other: false
      }
    }
    guard fits, isMembers || isBare else { return text }
    // Members and expressions together are no one view.
    if isMembers && isBare { return text }
    let open =
      isMembers
      ? "struct \(viewName): View {"
      : "struct \(viewName): View { var body: some View {"
    return around(text, open: open, close: isMembers ? "}" : "}}")
  }

  private static func around(_ text: String, open: String, close: String) -> String {
    let above = text.prefix { $0 == "\n" }
    let code = text.dropFirst(above.count)
    let end = code.hasSuffix("\n") ? "" : "\n"
    return above.dropLast() + open + "\n" + code + end + close + "\n"
  }
}
