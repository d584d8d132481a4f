/// `next` and `skip`: the way through the course.
extension Session {
  var path: CoursePath { CoursePath(lessons: lessons, exercises: exercises, store: store) }

  /// What is done, what repeats, what is due and what comes next. Where one is already is gone on with by `next`.
  func progress() -> Response {
    var report = ProgressReport(
      lessons: lessons, exercises: exercises, store: store, time: now())
    if exercise == nil, let lesson, report.next == CoursePath.Place.lesson(lesson).next {
      report.next.verb = "next"
    }
    return Response(report.text(options: options))
  }

  /// Goes on from what is finished; what is not is said to be open.
  mutating func next() -> Response {
    if let exercise {
      guard path.isPassed(exercise) else {
        return Response(
          options.prose(PracticeWords.notPassedYet(exercise.shownName)) + nextText + "\n")
      }
      return go(to: path.place(after: exercise))
    }
    guard let lesson else { return go(to: path.beginning) }
    return leave(lesson)
  }

  /// The stages of a lesson are done: its first open exercise, or what follows it.
  private mutating func leave(_ lesson: Lesson) -> Response {
    let isFirst = !path.isRead(lesson)
    path.markRead(lesson)
    if let place = path.place(within: lesson) { return go(to: place) }
    if isFirst, lesson.isAboutOwnScreens { return ownAtTheEnd(lesson) }
    let why = noExercise(in: lesson).map { options.prose($0) + "\n" } ?? ""
    let answer = go(to: path.place(after: lesson))
    return Response(why + answer.body, end: answer.end, effect: answer.effect)
  }

  /// Why no exercise belongs to the lesson; nil: one does.
  private func noExercise(in lesson: Lesson) -> String? {
    exercises.practice?.outcome(of: lesson).whyNone.map {
      PracticeWords.noExercise(lesson.name, $0)
    }
  }

  private mutating func go(to place: CoursePath.Place) -> Response {
    switch place {
    case .lesson(let lesson): return showLesson(lesson.id)
    case .exercise(let exercise): return start(exercise)
    case .end:
      return say(lessons.lessons.isEmpty ? SessionWords.noLessons() : path.sentence(place))
    }
  }

  /// Leaves an exercise for later.
  mutating func leaveExercise(_ exercise: Exercise) -> Response {
    let isPassed = store.summary()[exercise.id]?.isPassed == true
    let words = isPassed ? "" : options.prose(PracticeWords.leftForLater(exercise.shownName)) + "\n"
    let answer = go(to: path.place(after: exercise, isLeft: true))
    return Response(words + answer.body, end: answer.end, effect: answer.effect)
  }

  // MARK: Questions of a document

  /// Asks the question that is made of the document's own words; nil: there is none.
  mutating func askChoice() -> Response? {
    guard exercise == nil, let question = way?.choice else { return nil }
    inquiry.choice = question
    stage = .predict
    return Response(question.body(options), end: question.asking(options))
  }

  /// Answers a line while such a question is open; nil: the line is for a verb.
  mutating func respondToChoice(_ line: String) -> Response? {
    guard let question = inquiry.choice else { return nil }
    if let answer = question.answer(line) {
      inquiry.choice = nil
      let isRight = answer == question.right
      store.recordPrediction(
        question: question.id, answer: isRight ? String(question.right) : line,
        truth: String(question.right), model: nil, time: now())
      let words =
        isRight
        ? PracticeWords.isRight(question.reason)
        : PracticeWords.isOther(question.right, question.reason)
      return Response(options.prose(words) + nextText + "\n")
    }
    guard let verb = SessionVerb.named(line.split(separator: " ").first.map(String.init) ?? "")
    else {
      return say(question.howToAnswer)
    }
    if !verb.traits.isDisjoint(with: [.saysHowToAnswer, .asksAgain]) {
      return Response(question.body(options), end: question.asking(options))
    }
    if verb.traits.contains(.leavesQuestionOpen) { return nil }
    inquiry.choice = nil
    guard verb.traits.contains(.leavesOut) else { return nil }
    return Response(options.prose(PredictWords.skipped()) + nextText + "\n")
  }
}
