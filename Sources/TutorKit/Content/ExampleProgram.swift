import Analysis

/// An example as a program that can be run: what stands bare is put into a view.
enum ExampleProgram {
  /// The name of the view around bare expressions.
  static let viewName = "Example"

  /// The text, with a view around what stands bare. Lines stay where they are as long as one is free
  /// above, as it is in a document.
  static func whole(_ text: String) -> String {
    let text = withoutDots(text)
    let source = parse(text, file: "")
    let items = source.topLevelItems
    let isMembers = items.contains(.viewMember)
    let isBare = items.contains(.viewExpression)
    // Members and expressions together are no one view.
    guard isMembers != isBare else { return text }
    let views = items.compactMap { if case .view(let name) = $0 { name } else { nil } }
    if views.isEmpty {
      let fits = items.allSatisfy { $0.isPart(ofMembers: isMembers) }
      return fits ? around(text, open: open(isMembers), close: isMembers ? "}" : "}}") : text
    }
    guard let span = span(of: items, source, isMembers, views) else { return text }
    return around(span, of: text, isMembers)
  }

  /// Dots in a row of their own stand for more declarations or views, and are no code.
  private static func withoutDots(_ text: String) -> String {
    guard text.contains("…") || text.contains("...") else { return text }
    return text.rowParts.map { row in
      let dots = row.drop(while: \.isWhitespace)
      let isDots = dots.hasPrefix("…") || dots.hasPrefix("...")
      return isDots && row.allSatisfy { ".…".contains($0) || $0.isWhitespace }
        ? "// " + row : String(row)
    }.joined(separator: "\n")
  }

  private static func open(_ isMembers: Bool) -> String {
    isMembers
      ? "struct \(viewName): View {"
      : "struct \(viewName): View { var body: some View {"
  }

  private static func around(_ text: String, open: String, close: String) -> String {
    let above = text.prefix(while: \.endsLine)
    let code = text.dropFirst(above.count)
    let end = code.endsWithLineEnd ? "" : "\n"
    return above.dropLast() + open + "\n" + code + end + close + "\n"
  }

  // MARK: Beside views

  /// The lines of what stands bare beside whole views, from the first to the last of it: a `body` above the
  /// view that it uses. nil: nothing that makes a view of its own. An expression that only shows a view of
  /// the text says how that one is used.
  private static func span(
    of items: [TopLevelItem], _ source: ParsedSource, _ isMembers: Bool, _ views: [String]
  ) -> ClosedRange<Int>? {
    let lines = source.topLevelLines
    let bare = items.indices.filter { items[$0].isPart(ofMembers: isMembers) }
    guard let first = bare.first, let last = bare.last, !views.contains(viewName) else {
      return nil
    }
    if isMembers {
      guard bare.contains(where: { declaresBody(source, lines[$0]) }) else { return nil }
    } else {
      guard last - first + 1 == bare.count, !bare.contains(where: { items[$0] == .property }),
        !bare.allSatisfy({ shows(views, source, lines[$0]) })
      else { return nil }
    }
    return lines[first].lowerBound...lines[last].upperBound
  }

  private static func declaresBody(_ source: ParsedSource, _ lines: ClosedRange<Int>) -> Bool {
    rows(of: source, lines).contains { $0.contains("var body") }
  }

  private static func shows(
    _ views: [String], _ source: ParsedSource, _ lines: ClosedRange<Int>
  ) -> Bool {
    let name = rows(of: source, lines).first?.trimmed.prefix { $0.isLetter || $0.isNumber }
    return name.map { views.contains(String($0)) } ?? false
  }

  private static func rows(of source: ParsedSource, _ lines: ClosedRange<Int>) -> [String] {
    let rows = source.text.rowParts
    return rows.dropFirst(lines.lowerBound - 1).prefix(lines.count).map(String.init)
  }

  private static func around(
    _ lines: ClosedRange<Int>, of text: String, _ isMembers: Bool
  ) -> String {
    var rows = text.rows
    // From below, so that the lines above stay where they are.
    let close = isMembers ? "}" : "}}"
    if rows.indices.contains(lines.upperBound), rows[lines.upperBound].trimmed.isEmpty {
      rows[lines.upperBound] = close
    } else {
      rows.insert(close, at: lines.upperBound)
    }
    let above = lines.lowerBound - 2
    if rows.indices.contains(above), rows[above].trimmed.isEmpty {
      rows[above] = open(isMembers)
    } else {
      rows.insert(open(isMembers), at: above + 1)
    }
    return rows.joined(separator: "\n")
  }
}

extension TopLevelItem {
  /// Whether it can be a part of a view that is written around what stands bare.
  fileprivate func isPart(ofMembers isMembers: Bool) -> Bool {
    switch self {
    case .viewMember, .property, .viewExpression: true
    case .member: isMembers
    case .view, .type, .importing, .other: false
    }
  }
}
