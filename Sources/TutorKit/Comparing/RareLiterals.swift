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

/// What one of two texts alone mentions, or compares in another way than the other does: `age > 5` where
/// the other has `age >= 5`.
struct RareLiterals {
  var integers: Set<Int>
  var floatings: Set<Double>
  var texts: Set<String> = []

  init(_ before: MinedValues, _ after: MinedValues) {
    integers = before.integers.symmetricDifference(after.integers)
    floatings = before.floatings.symmetricDifference(after.floatings)
    for comparison in before.comparisons.symmetricDifference(after.comparisons) {
      switch comparison.literal {
      case .integer(let number):
        integers.insert(number)
        floatings.insert(Double(number))
      case .floating(let number): floatings.insert(number)
      case .string(let text): texts.insert(text)
      case .boolean, .nilLiteral: break
      }
    }
  }
}
