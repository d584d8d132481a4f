import SwiftSyntax

/// What a file says that the analysis of other files depends on.
package struct FileOutline: Hashable, Sendable {
  /// Types that it declares, with what they inherit from.
  package var declared: [String: [String]] = [:]
  /// Protocols that it declares, with what they refine.
  package var protocols: [String: [String]] = [:]
  /// Types that it extends, with the conformances added.
  package var extended: [String: [String]] = [:]
  /// Names that may be types, wherever they stand in the code.
  package var mentioned: Set<String> = []

  package init() {}

  /// The outline of a parsed file.
  package init(_ source: ParsedSource) {
    let collector = TypeCollector(source: source)
    collector.walk(source.tree)
    for (name, part) in collector.types {
      if part.isProtocol {
        protocols[name, default: []] += part.inherits
      } else if part.isConcrete {
        declared[name, default: []] += part.inherits
      } else {
        extended[name, default: []] += part.inherits
      }
    }
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true {
        mentioned.insert(name)
      }
    }
  }
}
