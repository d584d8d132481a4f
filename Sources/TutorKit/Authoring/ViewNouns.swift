/// What a label calls the views of its example without their types: `the header` for `ProfileHeader`, `the
/// rows` for `TaskRow`.
struct ViewNouns {
  /// Views by the word that names one of them alone.
  private let views: [String: String]
  /// Last words of types that say nothing.
  private static let generic: Set<String> = ["view", "screen", "body", "content", "example"]

  init(_ types: Set<String>) {
    var found: [String: Set<String>] = [:]
    for type in types {
      guard let noun = Self.noun(of: type) else { continue }
      for form in [noun, Self.plural(of: noun)] { found[form, default: []].insert(type) }
    }
    views = found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

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
