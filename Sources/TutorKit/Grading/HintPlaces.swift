import Analysis

extension Evidence {
  /// Names in its subjects that begin with a lower-case letter: `waterings` of
  /// `PlantScreen.waterings`.
  var names: [String] {
    let words = subjects.joined(separator: " ").split {
      !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "."
    }
    return words.compactMap { word in
      guard word.first?.isUppercase == true else { return String(word) }
      let parts = word.split(separator: ".")
      return parts.count == 2 ? String(parts[1]) : nil
    }
  }
}

extension ParsedSource {
  /// A line of the text, from 1.
  func line(_ number: Int) -> String? {
    let lines = text.rowParts
    guard lines.indices.contains(number - 1) else { return nil }
    return String(lines[number - 1])
  }

  /// The view or class around a line: the last one that begins at or before it.
  func outline(around line: Int) -> TypeOutline? {
    typeOutlines(of: [self]).filter { $0.line <= line }.max { $0.line < $1.line }
  }
}

/// Lines of code of the first text that the second has less often, without blanks around them, with
/// their numbers from 1. What stands there in another layout is no such line.
func missingLines(
  of first: ParsedSource, in second: ParsedSource
) -> [(number: Int, text: String)] {
  var known: [String: Int] = [:]
  for line in second.text.split(whereSeparator: \.isNewline) {
    known[String(line).trimmed, default: 0] += 1
  }
  let all = second.wordsInARow
  var result: [(number: Int, text: String)] = []
  let lines = first.text.rowParts
  for (index, line) in lines.enumerated() {
    let text = String(line).trimmed
    guard text.contains(where: \.isLetter), !text.hasPrefix("//") else { continue }
    if let left = known[text], left > 0 {
      known[text] = left - 1
    } else if known[text] != nil || !all.contains(parse(text, file: "").wordsInARow) {
      result.append((index + 1, text))
    }
  }
  return result
}

extension ParsedSource {
  /// The words and signs, with a blank around each.
  fileprivate var wordsInARow: String {
    " " + words.filter { !$0.isEmpty && $0 != ";" }.joined(separator: " ") + " "
  }
}

/// `a`, `b` and `c`.
package func enumerated(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + HintWords.and() + last
}
