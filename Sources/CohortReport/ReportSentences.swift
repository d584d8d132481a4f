import TutorKit

extension RoomReport.Cell {
  /// `passed`, `not passed` or `unchecked`.
  var verdictText: String {
    switch verdict {
    case .passed: ReportWords.passed()
    case .notPassed: ReportWords.notPassed()
    case .unchecked: ReportWords.unchecked()
    }
  }

  /// A mark of one character; the words stand beside it.
  var mark: String {
    switch verdict {
    case .passed: "✓"
    case .notPassed: "✗"
    case .unchecked: "?"
    }
  }

  /// What the text is like; nil: nothing that is known.
  var likenessText: String? {
    if isAsStarter { return ReportWords.asStarter() }
    return mistake.map {
      isSameAsMistake ? ReportWords.sameAs($0) : ReportWords.failsLike($0)
    }
  }

  /// What is known of it, in order of weight.
  func sentences(_ times: ReportTimes) -> [String] {
    var all = [verdictText + ", " + ReportWords.points(score)]
    if let firstToFix { all.append(ReportWords.firstToFix() + ": " + firstToFix.words) }
    if let likenessText { all.append(likenessText) }
    if let evidence { all.append(evidence.visible) }
    if let rebuilt, let reference { all.append(ReportWords.builds(rebuilt, reference)) }
    if !rules.isEmpty { all.append(rules.joined(separator: ", ").visible) }
    if let submitted { all.append(ReportWords.changed(times.text(submitted))) }
    if tries > 1 { all.append(ReportWords.triesOf(tries)) }
    if let minutes { all.append(ReportWords.minutesOf(minutes)) }
    return all
  }
}

extension RoomReport {
  var heading: String { course.map { ReportWords.titleOf($0.visible) } ?? ReportWords.title() }

  var summary: String {
    ReportWords.summary(
      rows.count + hiddenRows, exercises.count, exercises.reduce(0) { $0 + $1.passed },
      exercises.reduce(0) { $0 + $1.handedIn })
  }
}

extension RoomReport.LikeTexts {
  /// What is to be said of the group beside its names; nil: nothing.
  var remark: String? {
    isIdentical ? ReportWords.identical() : isCommon ? ReportWords.common() : nil
  }
}
