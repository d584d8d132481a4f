import Analysis

extension Session {
  func listLessons() -> Response {
    var lines = lessons.lessons.map { lesson in
      let impact = lesson.document.frontMatter.impact
      return "\(lesson.number). \(lesson.title)" + (impact.isEmpty ? "" : " [\(impact)]")
    }
    for refusal in lessons.refused {
      lines.append(CommandWords.notALesson(refusal.path, refusal.line, refusal.reason))
    }
    if lines.isEmpty { lines = [SessionWords.noLessons()] }
    return list(lines)
  }

  /// An answer of one entry a line; what an entry has too much stands below it, further in.
  func list(_ entries: [String]) -> Response {
    let lines = entries.flatMap { options.wrap($0, hanging: 4, first: 0) }
    return Response(lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n")
  }

  mutating func showLesson(_ name: String) -> Response {
    let found = name.isEmpty ? lesson ?? lessons.lessons.first : lessons.lesson(name)
    guard let found else {
      let hint = nearestName(to: name, among: lessons.lessons.map(\.id))
      return say(
        hint.map { SessionWords.noLessonButNear(name, $0) } ?? SessionWords.noLesson(name))
    }
    lesson = found
    example = 0
    exercise = nil
    lastVerdict = nil
    inquiry = Inquiry()
    if store.setting("lesson") != found.id {
      stage = .read
      store.set("question", to: "")
    }
    store.set("lesson", to: found.id)
    store.set("exercise", to: "")
    let exercise = exercises.exercises.first { $0.lesson == found.id }
    let follow = exercise.map { StageWords.firstExercise($0.number, $0.title) }
    let end = "\n" + nextText + "\n" + (follow.map(options.prose) ?? "")
    return Response(found.text(options: options), end: end)
  }

  /// Goes on from the exercise, which may be another lesson's than the one shown last, or from the
  /// lesson.
  mutating func next() -> Response {
    guard let lesson = lessonAtHand else { return showLesson("1") }
    if let exercise,
      let following = exercises.exercises.first(where: {
        $0.lesson == exercise.lesson && $0.number > exercise.number
      })
    {
      return startExercise(String(following.number))
    }
    if exercise == nil, let first = exercises.exercises.first(where: { $0.lesson == lesson.id }) {
      return startExercise(String(first.number))
    }
    guard lesson.number < lessons.lessons.count else {
      return say(SessionWords.lastLesson())
    }
    return showLesson(String(lesson.number + 1))
  }

  mutating func showExample(_ argument: String) -> Response {
    guard let lesson else { return say(SessionWords.chooseLesson()) }
    let count = lesson.document.examples.count
    guard count > 0 else { return say(SessionWords.noExamples()) }
    if let number = Int(argument) { example = number - 1 }
    guard let text = lesson.text(example: example, options: options) else {
      return say(SessionWords.noSuchExample(count))
    }
    example = (example + 1) % count
    return Response(text)
  }
}
