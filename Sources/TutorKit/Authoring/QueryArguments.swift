import Analysis
import Foundation

/// What the properties of a text ask a store for: what comes of it nobody knows, so that two sides that ask for
/// different things cannot be held against each other by what they show.
enum QueryArguments {
  private static let wrappers = ["@Query", "@FetchRequest", "@SectionedFetchRequest"]

  /// Whether the two sides ask for different things.
  static func differ(_ starter: ParsedSource, _ answer: ParsedSource) -> Bool {
    all(in: starter.text) != all(in: answer.text)
  }

  /// The arguments of each, without blanks and in alphabetical order.
  private static func all(in text: String) -> [String] {
    let code = text.withoutComments
    return wrappers.flatMap { wrapper in
      code.components(separatedBy: wrapper).dropFirst().map { wrapper + arguments(before: $0) }
    }.sorted()
  }

  /// What stands in the parentheses with which a text begins; empty: there are none.
  private static func arguments(before text: String) -> String {
    guard text.first == "(" else { return "" }
    var depth = 0
    let inner = text.prefix { letter in
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      return depth > 0
    }
    return inner.filter { !$0.isWhitespace }
  }
}
