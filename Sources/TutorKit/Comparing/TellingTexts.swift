import Simulation

/// Texts that a method changes or tells apart: what is tried where one of two programs alone calls it.
enum TellingTexts {
  private static let byMethod: [(methods: Set<String>, texts: [String])] = [
    (["trimmingCharacters", "trimmingPrefix"], [" a ", " "]),
    (
      [
        "lowercased", "uppercased", "capitalized", "localizedCapitalized", "localizedLowercase",
        "localizedUppercase", "caseInsensitiveCompare", "localizedCaseInsensitiveCompare",
        "localizedCaseInsensitiveContains", "localizedStandardContains", "isUppercase",
        "isLowercase",
      ], ["aB c"]
    ),
    (
      ["prefix", "suffix", "dropFirst", "dropLast", "removeFirst", "removeLast", "count"],
      ["abcdefghijklmnopqrstuvwxyz"]
    ),
    (["unicodeScalars", "utf8", "utf16", "count", "reversed"], ["Zoe\u{308} 👩‍👧"]),
    (
      [
        "split", "components", "replacingOccurrences", "replacing", "lines", "words",
        "isWhitespace",
      ],
      ["a  b-c,d.e", "a\nb"]
    ),
    (["isNumber", "isLetter", "isPunctuation", "isWholeNumber"], ["a1-2"]),
  ]

  /// What shows the methods that one text alone calls.
  static func texts(_ before: MinedValues, _ after: MinedValues) -> [String] {
    let asked = before.asked.symmetricDifference(after.asked)
    return byMethod.filter { !$0.methods.isDisjoint(with: asked) }.flatMap(\.texts)
  }
}
