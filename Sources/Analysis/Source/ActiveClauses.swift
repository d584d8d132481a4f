import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clause that is compiled; nil: none is. What is modelled is an iOS debug build.
  var activeClause: IfConfigClauseSyntax? {
    for clause in clauses {
      guard let condition = clause.condition?.trimmedDescription else { return clause }
      if Self.isActive(condition) { return clause }
    }
    return nil
  }

  private static let otherPlatforms: Set<String> = [
    "os(macOS)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "os(Linux)", "os(Windows)",
    "targetEnvironment(macCatalyst)", "canImport(AppKit)", "canImport(WatchKit)",
  ]

  private static func isActive(_ condition: String) -> Bool {
    let text = condition.filter { $0 != " " }
    if text.contains("&&") {
      return text.components(separatedByTwo: "&&").allSatisfy(isActive)
    }
    if text.contains("||") {
      return text.components(separatedByTwo: "||").contains(where: isActive)
    }
    if text.hasPrefix("!") { return !isActive(String(text.dropFirst())) }
    return !otherPlatforms.contains(text) && text != "false"
  }
}

extension String {
  /// The parts between a separator of two characters.
  fileprivate func components(separatedByTwo separator: String) -> [String] {
    var parts = [""]
    var rest = Substring(self)
    while let first = rest.first {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(2)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
