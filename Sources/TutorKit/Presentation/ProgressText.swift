extension ProgressReport {
  /// The report as a person reads it: lessons with a bar, what repeats, what is due, what is next.
  package func text(options: RenderOptions) -> String {
    var lines = lessons.filter { !$0.exercises.isEmpty }.flatMap { $0.lines(options) }
    if lines.isEmpty { lines = ["No exercises belong to these lessons."] }
    let facts = [activity, misconceptionLine, findingLine, dueLine].compactMap { $0 }
    if !facts.isEmpty { lines += [""] + facts.flatMap { options.wrap($0) } }
    lines += [""] + options.wrap("Next: `\(next.verb)` (\(next.title)).")
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  private var activity: String? {
    guard attempts > 0 || predictions.made > 0 else { return nil }
    var parts = ["\(attempts) \(attempts == 1 ? "attempt" : "attempts")"]
    if predictions.made > 0 {
      parts.append("\(predictions.right) of \(predictions.made) predictions as it is")
    }
    if streak.days > 1 { parts.append("\(streak.days) days in a row") }
    if streak.longest > max(1, streak.days) { parts.append("\(streak.longest) at the longest") }
    return parts.joined(separator: ", ") + "."
  }

  private var misconceptionLine: String? {
    guard !misconceptions.isEmpty else { return nil }
    return "Predictions showed: " + misconceptions.prefix(3).map(\.words).joined(separator: ", ")
      + ". `review` asks about them."
  }

  private var findingLine: String? {
    guard let first = findings.first else { return nil }
    return "Found most often: " + findings.prefix(3).map(\.words).joined(separator: ", ")
      + ". `tutor rule \(first.name)` says more."
  }

  private var dueLine: String? {
    let now = due.count { $0.inDays <= 0 }
    if now > 0 { return "Due for review today: \(now)." }
    guard let first = due.first else { return nil }
    return "Due for review " + (first.inDays == 1 ? "tomorrow" : "in \(first.inDays) days")
      + ": \(due.count { $0.inDays == first.inDays })."
  }
}

extension ProgressReport.Repeated {
  fileprivate var words: String { "`\(name)` \(times == 1 ? "once" : "\(times) times")" }
}

extension ProgressReport.LessonEntry {
  /// One line where it fits; else the title, and the bar below it.
  fileprivate func lines(_ options: RenderOptions) -> [String] {
    let tried = attempted - passed
    let numbers =
      "\(passed) of \(exercises.count) passed" + (tried > 0 ? ", \(tried) begun" : "")
    let head = options.plain ? "\(number). " : "\(number). \(bar(options)) "
    let line = head + numbers + "  " + title
    if line.columns <= options.width { return [line] }
    let indent = String(number).count + 2
    let wrapped = options.wrap(title, indent: indent)
    return [head + numbers] + wrapped
  }

  /// A mark for each exercise: passed, begun, not begun.
  private func bar(_ options: RenderOptions) -> String {
    let marks = exercises.map { $0.isPassed ? "#" : $0.attempts > 0 ? "+" : "-" }
      .sorted { "#+-".firstPlace(of: $0) < "#+-".firstPlace(of: $1) }.joined()
    return "[" + options.paint(marks, .success) + "]"
  }
}

extension String {
  fileprivate func firstPlace(of mark: String) -> Int {
    firstIndex { String($0) == mark }.map { distance(from: startIndex, to: $0) } ?? count
  }
}
