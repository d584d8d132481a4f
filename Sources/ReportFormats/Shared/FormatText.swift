import Foundation
import TutorKit

/// Text of a submission, a message or a file name in a form that no format takes for more than text.
extension String {
  /// Control characters made visible, nothing that XML and YAML have no way to write, no row that a
  /// workflow's runner takes for a command, and at most so many characters.
  func harmless(_ limit: Int = 2_000) -> String {
    let text = count > limit ? prefix(limit) + FormatWords.cut() : self
    return text.replacingOccurrences(of: "\r\n", with: "\n").visible.withoutNoncharacters
      .withoutWorkflowCommands
  }

  /// The text without code points that are no characters and never will be.
  private var withoutNoncharacters: String {
    guard unicodeScalars.contains(where: { $0.value & 0xFFFE == 0xFFFE }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// The same in one line.
  func harmlessLine(_ limit: Int = 500) -> String {
    let line = split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
    return line.harmless(limit)
  }

  /// At most so many characters in all, for formats that say how many they take.
  func cut(to limit: Int) -> String {
    guard count > limit else { return self }
    let mark = FormatWords.cut()
    return prefix(max(0, limit - mark.count)) + mark
  }
}

/// JSON with stable key order, as every format of this program has it.
func prettyJSON(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

extension Date {
  /// `2026-03-01T12:00:00Z`
  var inUTC: String {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime]
    return formatter.string(from: self)
  }
}
