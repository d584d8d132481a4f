extension ProgressReport {
  /// The report as a person reads it: lessons with a bar, what repeats, what is due, what is next.
  package func text(options: RenderOptions) -> String {
    let practised = lessons.filter { !$0.exercises.isEmpty }
    var lines = practised.flatMap { $0.lines(options) } + ownScreen(options)
    if lines.isEmpty {
      lines = options.wrap(ProgressWords.noExercises())
    } else if !options.plain {
      lines += [""] + options.wrap(ProgressWords.marks())
    }
    let facts = [
      practised.isEmpty ? nil : done.words, activity, examLine(options), misconceptionLine,
      findingLine, dueLine,
    ]
    .compactMap { $0 }
    if !facts.isEmpty { lines += [""] + facts.flatMap { options.wrap($0) } }
    lines += [""] + options.wrap(ProgressWords.next(next.verb, next.title))
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  /// The lesson whose exercise is a view of one's own code.
  private func ownScreen(_ options: RenderOptions) -> [String] {
    lessons.filter { $0.id == Lesson.ownScreens && $0.exercises.isEmpty }.flatMap {
      options.wrap(
        ProgressWords.ownScreen($0.number, $0.title), hanging: String($0.number).count + 2, first: 0
      )
    }
  }

  private var activity: String? {
    guard attempts > 0 || predictions.made > 0 else { return nil }
    var parts = [ProgressWords.attempts(attempts)]
    if predictions.made > 0 {
      parts.append(ProgressWords.predictions(predictions.right, predictions.made))
    }
    if streak.days > 1 { parts.append(ProgressWords.daysInARow(streak.days)) }
    if streak.longest > max(1, streak.days) { parts.append(ProgressWords.longest(streak.longest)) }
    return parts.joined(separator: ", ") + "."
  }

  private func examLine(_ options: RenderOptions) -> String? {
    guard let exams else { return nil }
    let result =
      exams.isPassed
      ? ProgressWords.examPassed(exams.day, exams.right, exams.asked)
      : ProgressWords.examNotPassed(exams.right, exams.asked, options.command("exam"))
    return exams.taken > 1 ? ProgressWords.examTimes(result, exams.taken) : result
  }

  private var misconceptionLine: String? {
    guard !misconceptions.isEmpty else { return nil }
    return ProgressWords.showed(misconceptions.prefix(3).map(\.belief).joined(separator: ", "))
  }

  private var findingLine: String? {
    guard let first = findings.first else { return nil }
    return ProgressWords.foundMostOften(
      findings.prefix(3).map(\.words).joined(separator: ", "), first.name)
  }

  private var dueLine: String? {
    let now = due.count { $0.inDays <= 0 }
    if now > 0 { return ProgressWords.dueToday(now) }
    guard let first = due.first else { return nil }
    let count = due.count { $0.inDays == first.inDays }
    return first.inDays == 1
      ? ProgressWords.dueTomorrow(count) : ProgressWords.dueInDays(first.inDays, count)
  }
}

extension ProgressReport.Done {
  /// `Done: 4 of 16 lessons, 11 of 60 exercises.`
  var words: String {
    if isPartial, allExercises > 0 {
      return ProgressWords.lessonsDoneAndPassed(lessons, allLessons, exercises)
    }
    return allExercises == 0
      ? ProgressWords.lessonsDone(lessons, allLessons)
      : ProgressWords.courseDone(lessons, allLessons, exercises, allExercises)
  }
}

extension ProgressReport.Repeated {
  /// What the predictions took to be so.
  fileprivate var belief: String {
    guard let said = TutorKit.belief(named: name) else { return words }
    return times == 1 ? ProgressWords.onceBelieved(said) : ProgressWords.timesBelieved(said, times)
  }

  fileprivate var words: String {
    times == 1 ? ProgressWords.once(name) : ProgressWords.times(name, times)
  }
}

extension ProgressReport.LessonEntry {
  /// One line where it fits; else the title, and the bar below it.
  fileprivate func lines(_ options: RenderOptions) -> [String] {
    let tried = attempted - passed
    let numbers =
      tried > 0
      ? ProgressWords.passedAndBegun(passed, exercises.count, tried)
      : ProgressWords.passed(passed, exercises.count)
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
