import Analysis

extension Session {
  func listLessons() -> Response {
    var lines = lessons.lessons.map { lesson in
      let impact = lesson.head.frontMatter.impact
      return "\(lesson.number). \(lesson.name)" + (impact.isEmpty ? "" : " [\(impact)]")
    }
    lines += LeftOut(lessons.refused).lines(lists: false)
    if lines.isEmpty { lines = [SessionWords.noLessons()] }
    return list(lines)
  }

  /// An answer of one entry a line; what an entry has too much stands below it, further in.
  func list(_ entries: [String]) -> Response {
    let lines = entries.flatMap { options.wrap($0, hanging: 4, first: 0) }
    return Response(lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n")
  }

  mutating func showLesson(_ name: String) -> Response {
    let own = exercise.flatMap { lessons.lesson($0.lesson) }
    let found = name.isEmpty ? own ?? lesson ?? lessons.lessons.first : lessons.lesson(name)
    guard let found else {
      let several = lessons.lessons(named: name).map(\.id)
      if several.count > 1 {
        return say(SessionWords.severalLessons(name, several.prefix(8).joined(separator: ", ")))
      }
      let hint = nearestName(to: name, among: lessons.lessons.map(\.id))
      return say(
        hint.map { SessionWords.noLessonButNear(name, $0) } ?? SessionWords.noLesson(name))
    }
    let here = exercise ?? exerciseLeft
    exerciseLeft = here.flatMap { lessons.lesson($0.lesson)?.id == found.id ? $0 : nil }
    lesson = found
    example = 0
    exercise = nil
    isGraded = false
    inquiry = Inquiry()
    keepPlace(in: found)
    store.set("exercise", to: "")
    // The exercise of a guideline is made when its question is behind.
    let offered = lessons.isForeign ? [] : exercises.exercises(of: found)
    let summary = store.summary()
    let open = offered.first { summary[$0.id]?.isPassed != true }
    let follow =
      exerciseLeft.map { StageWords.exerciseLeft($0.label, $0.title) }
      ?? open.map {
        $0.id == offered.first?.id
          ? StageWords.firstExercise($0.number, $0.title)
          : StageWords.nextExercise($0.number, $0.title)
      }
    let cut = name.isEmpty || stage != .read ? nil : way?.lineBeforeQuestion(asked: askedQuestions)
    let rest = cut == nil ? "" : options.prose(PracticeWords.restFollows())
    let end = rest + "\n" + nextText + "\n" + (follow.map(options.prose) ?? "")
    return Response(
      found.text(
        options: options, before: cut, refuted: exercises.practice?.refuted(in: found) ?? []),
      end: end)
  }

  /// Remembers the lesson one is in; of another lesson than before nothing is done yet.
  func keepPlace(in lesson: Lesson) {
    guard store.setting("lesson") != lesson.id else { return askAgainFirst() }
    stage = .read
    store.set("question", to: "")
    store.set("lesson", to: lesson.id)
  }

  /// A question that was left without an answer is asked again by `next`, before anything answers it.
  private func askAgainFirst() {
    guard stage == .predict, let id = store.setting("question"), !id.isEmpty,
      !askedQuestions.contains(id)
    else { return }
    stage = .read
  }

  mutating func showExample(_ argument: String) -> Response {
    guard let lesson else { return say(SessionWords.chooseLesson()) }
    let count = lesson.document.examples.count
    guard count > 0 else { return say(SessionWords.noExamples()) }
    if let number = Int(argument) { example = number - 1 }
    guard
      let text = lesson.text(
        example: example, options: options, refuted: exercises.practice?.refuted(in: lesson) ?? [])
    else {
      return say(SessionWords.noSuchExample(count))
    }
    example = (example + 1) % count
    return Response(text)
  }
}
