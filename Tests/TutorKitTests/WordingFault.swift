@testable import TutorKit

/// What a text for learners must not have.
enum WordingFault: Hashable, CustomStringConvertible {
  case banned(String)
  case tooManyComments(Int)
  case twice(String)
  /// An expected value and a found one that read the same, since they were cut too early.
  case cut(String)

  var description: String {
    switch self {
    case .banned(let word): "the word \(word)"
    case .tooManyComments(let count): "\(count) comments"
    case .twice(let text): "said twice: \(text)"
    case .cut(let text): "cut before the difference: \(text)"
    }
  }

  private static let banned: Set<String> = [
    "just", "simply", "obviously", "easy", "easily", "wrong", "bad", "great", "sorry", "oops",
  ]

  /// Faults of the words; code in backticks is left out, and so are values of the learner.
  static func all(in text: String) -> [WordingFault] {
    var result: [WordingFault] = []
    let prose = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(separator: " ")
    for word in prose.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
    where banned.contains(word) { result.append(.banned(word)) }
    return result + pairs(in: text)
  }

  /// `expected … found …` and `is …; it should be …`.
  private static func pairs(in text: String) -> [WordingFault] {
    text.split(separator: "\n").compactMap { line in
      for (middle, start) in [(", found ", "expected "), ("; it should be ", " is ")] {
        guard let sides = String(line).splitOnce(by: middle),
          let left = sides.0.splitOnce(by: start)?.1
        else { continue }
        let right = sides.1
        if left.trimmed == right.trimmed { return .cut(String(line)) }
      }
      return nil
    }
  }

  /// Faults of a report as a whole.
  static func all(in report: GradeReport) -> [WordingFault] {
    let comments = ReportComments(report)
    // That there is no compiler is no remark on the text.
    let open = report.checks.filter { $0.status != .passed }
    let said =
      zip(open, comments.ofChecks).filter { $0.0.id != .compiles }.flatMap(\.1) + comments.notes
    var seen: Set<String> = []
    let twice = said.filter { !seen.insert($0).inserted }.map(WordingFault.twice)
    return twice + (said.count > 3 ? [.tooManyComments(said.count)] : [])
  }
}
