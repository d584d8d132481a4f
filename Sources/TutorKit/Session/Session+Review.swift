import Analysis

/// `review`: questions on what is due.
extension Session {
  /// Whether a question is open.
  package var isAsking: Bool { review != nil || exam != nil || inquiry.open != nil }

  /// Begins a round, or says when the next one is.
  mutating func beginReview() -> Response {
    let schedule = store.reviewSchedule(exercises.exercises)
    let due = schedule.due(at: now())
    let waiting = due.prefix(ReviewRound.length).map { (topic: $0.topic, answers: $0.answers) }
    guard let (question, rest) = nextQuestion(waiting) else {
      return Response(nothingDue(schedule))
    }
    review = ReviewRound(waiting: rest, question: question, start: now())
    let more = due.count - waiting.count
    let opening =
      more > 0
      ? ReviewWords.beginsOfMore(waiting.count, more) : ReviewWords.begins(waiting.count)
    return Response(lines(options.wrap(opening)) + "\n" + text(of: question))
  }

  /// What the greeting says of questions that are due.
  var dueGreeting: [String] {
    let due = store.reviewSchedule(exercises.exercises).due(at: now()).count
    return due == 0 ? [] : [ReviewWords.due(due)]
  }

  /// The first topic that a question can be made of.
  private func nextQuestion(
    _ waiting: [(topic: ReviewTopic, answers: Int)]
  ) -> (ReviewQuestion, [(topic: ReviewTopic, answers: Int)])? {
    let asked = Set(store.reviews().map(\.question))
    for (index, entry) in waiting.enumerated() {
      if let question = ReviewQuestion.make(entry.topic, number: entry.answers, asked: asked) {
        return (question, Array(waiting[(index + 1)...]))
      }
    }
    return nil
  }

  /// Takes a line as the answer to the open question. nil: it is none, so it is carried out as
  /// a verb, and the round is over when that verb leads elsewhere.
  mutating func answerReview(_ text: String) -> Response? {
    guard let round = review else { return nil }
    if ["stop", "drop"].contains(text) { return endReview() }
    if text == "?" { return judge(nil, round) }
    if let choice = round.question.choice(text) { return judge(choice, round) }
    let verb = text.split(separator: " ").first.flatMap { SessionVerb.named(String($0)) }
    guard let verb, verb != .help else {
      let last = ReviewRound.letter(round.question.choices.count - 1)
      return say(ReviewWords.letters(last))
    }
    review = nil
    return nil
  }

  private mutating func judge(_ choice: Int?, _ round: ReviewRound) -> Response {
    let question = round.question
    let isRight = choice == question.truth
    let truth = question.choices[question.truth]
    store.recordReview(
      ReviewAnswer(
        topic: question.topic.id, question: question.text,
        answer: choice.map { question.choices[$0] } ?? "", truth: truth,
        rating: (isRight ? Rating.good : .again).rawValue, time: now()))
    var next = round
    next.answered += 1
    next.right += isRight ? 1 : 0
    if !isRight, next.repeated.insert(question.topic).inserted {
      next.waiting.append((question.topic, answers(to: question.topic)))
    }
    let verdict = isRight ? ReviewWords.right(truth) : ReviewWords.answer(truth)
    var answer = lines(options.wrap(verdict))
    for fact in question.evidence { answer += lines(options.wrap(fact, indent: 2)) }
    return proceed(next, after: answer)
  }

  private func answers(to topic: ReviewTopic) -> Int {
    store.reviews().count { $0.topic == topic.id }
  }

  private mutating func proceed(_ round: ReviewRound, after answer: String) -> Response {
    review = round
    guard now() - round.start < ReviewRound.patience,
      let (question, rest) = nextQuestion(round.waiting)
    else { return Response(answer + "\n" + endReview().text) }
    review?.question = question
    review?.waiting = rest
    return Response(answer + "\n" + text(of: question))
  }

  /// Says what was done and when the next questions are due.
  mutating func endReview() -> Response {
    guard let round = review else { return say(SessionWords.noReview()) }
    review = nil
    let schedule = store.reviewSchedule(exercises.exercises)
    let due = schedule.due(at: now()).count
    let done = ReviewWords.done(round.answered, round.right)
    return say(
      due > 0
        ? ReviewWords.stillDue(done, due, options.command("review"))
        : done + " " + whenNext(schedule))
  }

  private func nothingDue(_ schedule: ReviewSchedule) -> String {
    options.prose(
      schedule.entries.isEmpty
        ? ReviewWords.nothingYet() : ReviewWords.nothingToday(whenNext(schedule)))
  }

  private func whenNext(_ schedule: ReviewSchedule) -> String {
    guard let next = schedule.next(after: now()) else { return "" }
    let days = next.dueDay - ReviewSchedule.day(now())
    let topic = next.topic.words
    return days == 1 ? ReviewWords.nextTomorrow(topic) : ReviewWords.nextInDays(topic, days)
  }

  // MARK: Text

  func text(of question: ReviewQuestion) -> String {
    var result = options.wrap(question.prompt)
    for listing in question.listings {
      result.append("")
      if !listing.name.isEmpty { result.append("  " + options.paint(listing.name, .strong)) }
      result += options.code(listing.code)
    }
    result.append("")
    for (index, choice) in question.choices.enumerated() {
      let words = question.kind == .whichRule ? explained(rule: choice) : choice
      result += options.wrap(
        "\(ReviewRound.letter(index))  \(words)", hanging: 5, first: 2)
    }
    return lines(result)
  }

  /// A rule's id with what it finds: not every id is met in a lesson.
  private func explained(rule id: String) -> String {
    guard let rule = Rule.known.first(where: { $0.id == id }) else { return id }
    return "\(id): \(rule.shownSummary)"
  }

  func lines(_ lines: [String]) -> String {
    lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }
}

extension ReviewTopic {
  /// As a person reads it.
  var words: String {
    switch kind {
    case .rule: ReviewWords.rule(name)
    case .model:
      belief(named: name).map { ReviewWords.beliefSaid($0) } ?? ReviewWords.belief(name)
    }
  }
}
