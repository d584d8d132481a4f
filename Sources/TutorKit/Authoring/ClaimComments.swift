import Analysis

/// What comments in examples say of runs. It is about the line that they stand at, which is not read.
extension GuidelineExample {
  /// Each comment that speaks of runs, as one that is not held against the counts.
  var commentsOfRuns: [LessonClaims.Reading] {
    let views = parse(program, file: "").declaredTypeNames
    return code.filter(\.isSwift).flatMap { fence in
      fence.text.rows.enumerated().compactMap { index, row in
        Self.comment(in: row, views).map {
          LessonClaims.Reading(line: fence.line + index, sentence: $0, outcome: .unread)
        }
      }
    }
  }

  private static func comment(in row: String, _ views: Set<String>) -> String? {
    guard let text = row.splitOnce(by: "// ")?.1.trimmed, !text.contains("finding:"),
      SideWords.label(inComment: row) == nil
    else { return nil }
    let words = ClaimWord.all(in: text).map(\.lower)
    let isOfRuns = words.contains { $0.hasPrefix("re") && ClaimVerbs.all.contains($0) }
    return isOfRuns || WorkClaim.isAboutRuns(text, views) ? text : nil
  }
}
