/// What a label calls the views of its example without their types: `the header` for `ProfileHeader`, `the
/// rows` for `TaskRow`.
struct ViewNouns {
  /// Views by the word that names one of them alone.
  private let views: [String: String]
  /// Several views by the plural that they share: `cards` for `PriceCard` and `SizeCard`.
  private let groups: [String: [String]]
  /// Last words of types that say nothing.
  private static let generic: Set<String> = ["view", "screen", "body", "content", "example"]

  init(_ types: Set<String>) {
    var found: [String: Set<String>] = [:]
    for type in types {
      guard let noun = Self.noun(of: type) else { continue }
      for form in [noun, Self.plural(of: noun)] { found[form, default: []].insert(type) }
    }
    views = found.compactMapValues { $0.count == 1 ? $0.first : nil }
    groups = found.compactMapValues { $0.count > 1 ? $0.sorted() : nil }
  }

  /// The views that a word in lower case names together; nil: none, or one. Rows may be those that one view makes.
  func types(of word: String) -> [String]? {
    Self.instances.contains(where: word.hasPrefix) ? nil : groups[word]
  }

  /// Whether a word in lower case is what views are called by.
  func isKnown(_ word: String) -> Bool { views[word] != nil || groups[word] != nil }

  /// Words for the many views that a loop makes of one type.
  private static let instances = ["row", "cell", "item", "line", "entr"]

  /// The one view that a word in lower case names; nil: none, or several.
  func type(of word: String) -> String? { views[word] }

  /// `coaches` of `coach`, `entries` of `entry`.
  private static func plural(of noun: String) -> String {
    if ["s", "x", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
    let before = noun.dropLast().last
    return noun.hasSuffix("y") && before.map({ !"aeiou".contains($0) }) == true
      ? noun.dropLast() + "ies" : noun + "s"
  }

  /// `header` of `ProfileHeader` and of `HeaderView`; nil: it says nothing.
  private static func noun(of type: String) -> String? {
    var words: [String] = []
    for letter in type {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter.lowercased())
    }
    while let last = words.last, generic.contains(last) { words.removeLast() }
    guard let last = words.last, last.count > 2, last.allSatisfy(\.isLetter) else { return nil }
    return last
  }
}
