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
    return Response(lines.joined(separator: "\n").visible + "\n")
  }

  mutating func showLesson(_ name: String) -> Response {
    let found = name.isEmpty ? lesson ?? lessons.lessons.first : lessons.lesson(name)
    guard let found else {
      let hint = nearestName(to: name, among: lessons.lessons.map(\.id))
      return Response(
        (hint.map { SessionWords.noLessonButNear(name, $0) } ?? SessionWords.noLesson(name)) + "\n")
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
    let follow =
      exercises.exercises.first { $0.lesson == found.id }.map {
        "Its first exercise: `exercise \($0.number)` (\($0.title))."
      } ?? ""
    return Response(found.text(options: options) + nextText + "\n" + follow + "\n")
  }

  mutating func next() -> Response {
    guard let lesson else { return showLesson("1") }
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
      return Response(SessionWords.lastLesson() + "\n")
    }
    return showLesson(String(lesson.number + 1))
  }

  mutating func showExample(_ argument: String) -> Response {
    guard let lesson else { return Response(SessionWords.chooseLesson() + "\n") }
    let count = lesson.document.examples.count
    guard count > 0 else { return Response(SessionWords.noExamples() + "\n") }
    if let number = Int(argument) { example = number - 1 }
    guard let text = lesson.text(example: example, options: options) else {
      return Response(SessionWords.noSuchExample(count) + "\n")
    }
    example = (example + 1) % count
    return Response(text)
  }

  func help() -> Response {
    let now: String =
      if let exercise {
        "You are at \(exercise.id). `edit` opens your text, `grade` grades it, `hint` helps."
      } else if lesson != nil {
        "You are in a lesson. `example` shows its code, `exercise` starts its exercise.\n\(nextText)"
      } else {
        "Begin with `lesson 1`."
      }
    return Response(
      now + """


        lessons, lesson N     the course          exercise N, exercises   practice
        example               code of a lesson    show, edit, paste       your text
        next, skip            go on; leave out    grade, hint, diff       how it stands
        predict, run          what runs, and why  step, back, until VIEW  body by body
        progress, review      what is done, due   solution, reset         the reference; begin again
                                                  undo, redo              the text before
        quit                  leave; all is saved

        """)
  }
}
