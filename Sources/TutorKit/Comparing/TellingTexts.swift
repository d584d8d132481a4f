import Foundation
import Simulation

/// Texts that a method changes or tells apart: what is tried where one of two programs alone calls it.
enum TellingTexts {
  private static let byMethod: [(methods: Set<String>, texts: [String])] = [
    (edges, [" a ", " ", "  "]),
    (letters.union(["isUppercase", "isLowercase"]), ["aB c"]),
    (
      ["prefix", "suffix", "dropFirst", "dropLast", "removeFirst", "removeLast", "count"],
      ["abcdefghijklmnopqrstuvwxyz"]
    ),
    (["unicodeScalars", "utf8", "utf16", "count", "reversed"], ["Zoe\u{308} 👩‍👧"]),
    (units, ["née"]),
    (
      [
        "split", "components", "replacingOccurrences", "replacing", "lines", "words",
        "isWhitespace",
      ],
      ["a  b-c,d.e", "a\nb"]
    ),
    (["isNumber", "isLetter", "isPunctuation", "isWholeNumber"], ["a1-2", "1a"]),
    (["LocalizedStringKey", "AttributedString"], ["*a* [b](c)"]),
    (["Int", "Double", "Float", "Decimal"], ["007", "+5", " 7"]),
  ]

  private static let letters: Set<String> = [
    "lowercased", "uppercased", "capitalized", "localizedCapitalized", "localizedLowercase",
    "localizedUppercase", "caseInsensitiveCompare", "localizedCaseInsensitiveCompare",
    "localizedCaseInsensitiveContains", "localizedStandardContains",
  ]

  private static let units: Set<String> = ["utf8", "utf16", "unicodeScalars"]

  private static let edges: Set<String> = ["trimmingCharacters", "trimmingPrefix"]

  /// What one text alone calls; and what each calls on other texts, where it makes texts alike.
  private static func asked(_ before: MinedValues, _ after: MinedValues) -> Set<String> {
    before.asked.symmetricDifference(after.asked).union(
      letters.union(edges).filter { before.askedCounts[$0] != after.askedCounts[$0] })
  }

  /// Whether one text alone looks at a text by other units than its letters.
  static func measuresUnits(_ before: MinedValues, _ after: MinedValues) -> Bool {
    !asked(before, after).isDisjoint(with: units)
  }

  /// Whether a text is looked at by other units than its letters.
  static func readsUnits(_ before: MinedValues, _ after: MinedValues) -> Bool {
    !before.asked.union(after.asked).isDisjoint(with: units)
  }

  /// A text in all ways to write it that Swift takes for equal.
  static func codings(_ text: String) -> [String] {
    let result = [
      text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping,
    ]
    return result[0].isSpelled(as: result[1]) ? [] : result
  }

  /// Texts with two of the signs that programs look for, in either order.
  static func joined(_ signs: [String]) -> [String] {
    let known = signs.prefix(3)
    return known.flatMap { first in
      known.filter { $0 != first }.map { "a" + first + "b" + $0 + "c" }
    }
  }

  /// A text at its full length, and longer: with a length and with such a text at once, what asks for both is
  /// passed.
  static func padded(_ text: String, to length: Int) -> String? {
    text.count < length && !text.isEmpty
      ? text + String(repeating: "x", count: length - text.count) : nil
  }

  /// What shows the methods that one text alone calls.
  static func texts(_ before: MinedValues, _ after: MinedValues) -> [String] {
    let asked = asked(before, after)
    return byMethod.filter { !$0.methods.isDisjoint(with: asked) }.flatMap(\.texts)
      + both(before, after)
  }

  /// What shows that a text was trimmed, where either text does so at all: one may use it as it was before.
  static func common(_ before: MinedValues, _ after: MinedValues) -> [String] {
    before.asked.union(after.asked).isDisjoint(with: edges) ? [] : [" a "]
  }

  /// Where both tell letters or digits apart and take some of a text, a text of either kind that is longer: the
  /// order in which they do so shows in it.
  private static func both(_ before: MinedValues, _ after: MinedValues) -> [String] {
    let asked = before.asked.intersection(after.asked)
    return asked.isDisjoint(with: kinds) || asked.isDisjoint(with: takes)
      ? [] : ["a1b2c3d4e5f6g7h8", "1234567890abcdefgh"]
  }

  private static let kinds: Set<String> = [
    "isNumber", "isLetter", "isPunctuation", "isWholeNumber", "isWhitespace", "isUppercase",
  ]
  private static let takes: Set<String> = [
    "prefix", "suffix", "dropFirst", "dropLast", "removeFirst", "removeLast", "first", "last",
  ]

  /// Texts of parts and numbers, put together with what the programs tell parts by: where one takes texts apart
  /// in its own way, or looks for numbers in them that it alone mentions.
  ///
  /// - Parameter known: whole numbers that the programs mention, the rare ones first.
  static func composed(
    _ before: MinedValues, _ after: MinedValues, numbers rare: Set<Int>, known: [Int]
  ) -> [String] {
    let (old, new) = (before.partings, after.partings)
    let numbers = old.numbers.union(new.numbers)
    let partsAnew = old.calls != new.calls
    let signs = old.signs.union(new.signs).sorted().prefix(3)
    let fronted = numbers.isEmpty ? [] : behindFronts(before, after, decided(before, after) + known)
    guard partsAnew || !signs.isEmpty || !numbers.isEmpty && !rare.isEmpty else { return fronted }
    let near = rare.filter { $0.magnitude < 1_000_000_000 }
    var written = near.sorted { ($0.magnitude, $0) < ($1.magnitude, $1) }.prefix(2)
      .flatMap { [$0, $0 - 1, $0 + 1] }.map(String.init)
    if partsAnew || written.isEmpty { written.append("5") }
    if old.numbers != new.numbers { written.append("1.5") }
    var result = numbers.isEmpty ? [] : written
    for sign in signs {
      result.append(numbers.isEmpty ? "a" + sign + "b" : "3" + sign + "5")
      // Which of several parts are taken.
      if numbers.isEmpty { result.append(["ab", "cd", "ef"].joined(separator: sign)) }
      if !numbers.isEmpty, !edges.isDisjoint(with: before.asked.union(after.asked)) {
        result.append("3" + sign + " 5")
      }
      result += written.map { "a" + sign + $0 }
      guard partsAnew, let number = written.last else { continue }
      result += [
        number + sign, "1" + sign + number, "a" + sign + number + sign, "a" + sign + sign + number,
      ]
    }
    return fronted + Array(result.prefix(24))
  }

  /// The whole numbers in what one of the two programs alone asks.
  private static func decided(_ before: MinedValues, _ after: MinedValues) -> [Int] {
    let keys = Set(before.decisions.map(\.key)).symmetricDifference(after.decisions.map(\.key))
    return Set(keys.flatMap { $0.split { !$0.isNumber }.compactMap { Int($0) } }).sorted()
  }

  /// Numbers behind what programs ask to stand in front of them, or leave out there: `SA90`.
  private static func behindFronts(
    _ before: MinedValues, _ after: MinedValues, _ known: [Int]
  ) -> [String] {
    let (old, new) = (before.partings, after.partings)
    let skips = old.skips.union(new.skips).sorted().prefix(2)
    // `["SA", "VI"].contains(code.prefix(2))`
    let compared = before.strings.union(after.strings).filter {
      skips.contains($0.count) && $0.allSatisfy(\.isLetter)
    }
    let starts = old.starts.union(new.starts).union(compared).sorted().prefix(3)
    let letters = skips.filter { count in !starts.contains { $0.count == count } }
      .map { String("abcdefgh".prefix($0)) }
    let bounds = known.filter { (2...1_000_000).contains($0) }.prefix(4)
    var numbers: [String] = ["5"]
    for bound in bounds {
      for number in [bound, bound + 1, bound - 1] where !numbers.contains("\(number)") {
        numbers.append("\(number)")
      }
    }
    let fronts: [String] = Array(starts) + letters
    return fronts.flatMap { front in numbers.prefix(8).map { front + $0 } }
  }

  /// Numbers as a person may type them where a program reads numbers in texts: those that it mentions, those beside
  /// them, and first, as the most telling ones, a number below all others and one between two whole ones.
  static func numerals(
    _ before: MinedValues, _ after: MinedValues, integers: [Int], floatings: [Double]
  ) -> (first: [String], further: [String]) {
    let types = before.partings.numbers.union(after.partings.numbers)
    guard !types.isEmpty else { return ([], []) }
    let known = integers.filter { (2...1_000_000).contains($0) }
    let lowest = -1 - (known.max() ?? 7)
    var first = ["-8", String(lowest)]
    var further = ["-7"]
    for number in known.prefix(2) {
      further += [String(number), String(number + 1), String(-number), String(-number - 1)]
    }
    guard types != ["Int"] else { return (first, further) }
    first.append("0.7")
    further.append("-2.5")
    for number in floatings.prefix(8) where number != number.rounded() {
      further.append("\(number)")
    }
    return (first, further)
  }

  /// A text of a length that has all the signs that programs look for in texts. nil: it is too short for them.
  static func text(of length: Int, with signs: [String]) -> String? {
    let core = signs.map { "x" + $0 }.joined() + "x"
    guard !signs.isEmpty, core.count <= length else { return nil }
    return core + String(repeating: "x", count: length - core.count)
  }

  /// Changes that such a method takes back: a text in other letters, or with a blank at its end. Where both call it,
  /// one may hold the text against others before it does, and the other one afterwards.
  static func spellings(
    _ before: MinedValues, _ after: MinedValues
  ) -> [@Sendable (String) -> String] {
    let asked = asked(before, after).union(
      letters.union(edges).intersection(before.asked).intersection(after.asked))
    var result: [@Sendable (String) -> String] = []
    if !asked.isDisjoint(with: letters) {
      result += [{ $0.lowercased() }, { $0.uppercased() }]
    }
    if readsUnits(before, after) {
      // The same text of other code points.
      result.append { $0.decomposedStringWithCanonicalMapping }
    }
    if !asked.isDisjoint(with: edges) { result.append { $0 + " " } }
    return result
  }
}
