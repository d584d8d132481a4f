import Foundation

extension Unicode.Scalar {
  /// Whether it stands for a key and is no letter.
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

/// Hands that were raised for an answer.
struct Hands: Hashable, Sendable {
  /// As it was typed: `none`, `PumpRow 1`.
  var answer: String
  /// How many.
  var count: Int

  /// The most that a room has.
  private static let most = 100_000

  /// Reads `none 4, all 15`; the last number of each part counts hands. An answer of several names stands in
  /// parentheses: `(PumpRow 1, Tank 2) 5`. nil: some part has no number, or no answer before it.
  static func read(_ line: String) -> [Hands]? {
    var result: [Hands] = []
    for part in parts(of: line) {
      var words = part.split(separator: " ").map(String.init)
      let last = words.popLast().map {
        $0.hasPrefix("×") || $0.hasPrefix("x") ? String($0.dropFirst()) : $0
      }
      guard let count = last.flatMap(Int.init), (0...most).contains(count), !words.isEmpty else {
        return nil
      }
      if words.last == ":" || words.last == "=" { words.removeLast() }
      let answer = words.joined(separator: " ")
        .trimmingCharacters(in: [":", "=", " ", "(", ")"])
      guard !answer.isEmpty else { return nil }
      result.append(Hands(answer: answer, count: count))
    }
    return result.isEmpty ? nil : result
  }

  /// What stands between commas that are not within parentheses, without keys such as Ctrl-L.
  private static func parts(of line: String) -> [String] {
    var parts = [""]
    var depth = 0
    for letter in line where letter == "\t" || !letter.unicodeScalars.allSatisfy(\.isControl) {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      if depth <= 0, ",;".contains(letter) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts.filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
