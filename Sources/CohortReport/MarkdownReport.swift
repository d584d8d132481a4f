import TutorKit

extension RoomReport {
  /// The report as GitHub's Markdown, for a chat, a wiki or the summary of a workflow. Who wrote texts of
  /// one structure is left out, since such places are read by many.
  package func markdown(_ request: ReportRequest) -> String {
    let times = ReportTimes(request)
    var lines = ["# " + heading.markdown, "", summary, ""]
    lines += table(
      ReportWords.heatMap(), [ReportWords.participant()] + exercises.map(\.id),
      rows.map { row in [row.name] + row.cells.map { $0?.short ?? "–" } })
    if hiddenRows > 0 { lines += [ReportWords.moreRows(hiddenRows), ""] }
    lines += table(
      ReportWords.stuck(),
      heads(.participant, .exercise, .since, .firstToFix, .likeMistake, .tries),
      stuck.map {
        [
          $0.name, $0.exercise, times.since($0.since), $0.firstToFix?.words ?? "",
          $0.mistake.map { "mistakes/" + $0 } ?? "", String($0.tries),
        ]
      })
    lines += table(
      ReportWords.failing(), heads(.exercise, .check, .people),
      failingChecks.map { [$0.exercise, $0.check.words, String($0.people)] })
    lines += table(
      ReportWords.mistakes(), heads(.exercise, .mistake, .people, .hint),
      mistakes.map { [$0.exercise, "mistakes/" + $0.name, String($0.people), $0.hint ?? ""] })
    lines += table(
      ReportWords.findings(), heads(.rule, .people, .hint),
      findings.map { [$0.rule, String($0.people), $0.hint] })
    lines += table(
      ReportWords.beliefs(), heads(.belief, .people, .how),
      wrongModels.map { [$0.belief, String($0.people), $0.hint] })
    lines += table(
      ReportWords.counts(),
      heads(.exercise, .reference, .starter, .median, .least),
      exercises.map { column in
        [column.id]
          + [column.reference, column.starter, column.medianRebuilt, column.leastRebuilt].map {
            $0.map(String.init) ?? "–"
          }
      })
    lines += table(ReportWords.missing(), [ReportWords.participant()], missing.map { [$0] })
    return lines.joined(separator: "\n") + "\n"
  }

  private func heads(_ words: ReportWords...) -> [String] { words.map { $0() } }

  /// A heading and a table; nothing where there are no rows.
  private func table(_ heading: String, _ header: [String], _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let lines = [header, header.map { _ in "---" }] + rows
    return ["## " + heading, ""]
      + lines.enumerated().map { index, cells in
        "| " + cells.map { index == 1 ? $0 : $0.markdown }.joined(separator: " | ") + " |"
      } + [""]
  }
}

extension RoomReport.Cell {
  /// `✗ 55 renders the same`
  fileprivate var short: String {
    [mark, String(score), isPassed ? nil : firstToFix?.words].compactMap(\.self)
      .joined(separator: " ")
  }

  private var isPassed: Bool { verdict == .passed }
}

extension String {
  /// The text as it is within a table: every mark that means something in Markdown or HTML is escaped,
  /// and code between backticks stays code.
  fileprivate var markdown: String {
    let parts = replacing("\n", with: " ").replacing("\r", with: " ")
      .split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else {
      return String(parts.joined(separator: "'")).escapedForMarkdown
    }
    return parts.enumerated().map { index, part in
      index % 2 == 0
        ? String(part).escapedForMarkdown : "`" + part.replacing("|", with: "\\|") + "`"
    }.joined()
  }

  private var escapedForMarkdown: String {
    var result = ""
    for character in self {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!", "@":
        result += "\\" + String(character)
      default: result.append(character)
      }
    }
    return result
  }
}
