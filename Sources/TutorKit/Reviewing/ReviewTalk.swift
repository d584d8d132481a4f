/// A round of questions on what is due: what is entered goes in, what is said comes out.
struct ReviewTalk: Sendable {
  private(set) var round: ReviewRound
  let store: ProgressStore
  let exercises: [Exercise]
  /// Seconds since 1970.
  let now: @Sendable () -> Double

  /// What came of an entry.
  enum Turn {
    case said(String)
    case ended(String)
    /// The entry is a verb: the round is over, with this said first, and the verb is to be carried out.
    case left(String)
  }

  /// The question that is open.
  var question: ReviewQuestion { round.question }

  /// Begins a round, with what is said first. Without a round nothing is due, and that is said.
  static func begin(
    store: ProgressStore, exercises: [Exercise], now: @escaping @Sendable () -> Double,
    _ options: RenderOptions
  ) -> (talk: ReviewTalk?, text: String) {
    let schedule = ReviewSchedule(exercises, in: store)
    let due = schedule.due(at: now())
    let waiting = due.prefix(ReviewRound.length).map { (topic: $0.topic, answers: $0.answers) }
    guard let (question, rest) = nextQuestion(waiting, store) else {
      return (nil, options.prose(schedule.nothingDue(at: now())))
    }
    let round = ReviewRound(waiting: rest, question: question, start: now())
    let more = due.count - waiting.count
    let opening =
      more > 0
      ? ReviewWords.beginsOfMore(waiting.count, more) : ReviewWords.begins(waiting.count)
    return (
      ReviewTalk(round: round, store: store, exercises: exercises, now: now),
      options.prose(opening) + "\n" + question.text(options)
    )
  }

  /// The first topic that a question can be made of.
  private static func nextQuestion(
    _ waiting: [(topic: ReviewTopic, answers: Int)], _ store: ProgressStore
  ) -> (ReviewQuestion, [(topic: ReviewTopic, answers: Int)])? {
    let asked = Set(store.reviews().map(\.question))
    for (index, entry) in waiting.enumerated() {
      if let question = ReviewQuestion.make(entry.topic, number: entry.answers, asked: asked) {
        return (question, Array(waiting[(index + 1)...]))
      }
    }
    return nil
  }

  /// Answers an entry.
  mutating func answer(_ text: String, _ options: RenderOptions) -> Turn {
    if ["stop", "drop"].contains(text) { return .ended(end(options)) }
    if ReviewQuestion.leavesOut(text) { return judge(nil, options) }
    if let choice = question.choice(text) { return judge(choice, options) }
    let verb = text.split(separator: " ").first.flatMap { SessionVerb.named(String($0)) }
    if let verb, !verb.traits.contains(.saysHowToAnswer) { return .left(end(options)) }
    let last = ReviewRound.letter(question.choices.count - 1)
    return .said(options.prose(ReviewWords.letters(last)))
  }

  private mutating func judge(_ choice: Int?, _ options: RenderOptions) -> Turn {
    let question = question
    let isRight = choice == question.truth
    let truth = question.choices[question.truth]
    store.recordReview(
      ReviewAnswer(
        topic: question.topic.id, question: question.text,
        answer: choice.map { question.choices[$0] } ?? "", truth: truth,
        rating: (isRight ? Rating.good : .again).rawValue, time: now()))
    round.answered += 1
    round.right += isRight ? 1 : 0
    if !isRight, round.repeated.insert(question.topic).inserted {
      round.waiting.append(
        (question.topic, store.reviews().count { $0.topic == question.topic.id }))
    }
    let verdict = isRight ? ReviewWords.right(truth) : question.correction(of: choice)
    let answer = options.lines(
      options.wrap(verdict) + question.evidence.flatMap { options.wrap($0, indent: 2) })
    return proceed(after: answer, options)
  }

  private mutating func proceed(after answer: String, _ options: RenderOptions) -> Turn {
    guard now() - round.start < ReviewRound.patience,
      let (question, rest) = Self.nextQuestion(round.waiting, store)
    else { return .ended(answer + "\n" + end(options)) }
    round.question = question
    round.waiting = rest
    return .said(answer + "\n" + question.text(options))
  }

  /// What was done and when the next questions are due.
  private func end(_ options: RenderOptions) -> String {
    let schedule = ReviewSchedule(exercises, in: store)
    let due = schedule.due(at: now()).count
    let done = ReviewWords.done(round.answered, round.right)
    return options.prose(
      due > 0
        ? ReviewWords.stillDue(done, due, options.command("review"))
        : done + " " + schedule.nextInWords(after: now()))
  }
}

extension ReviewSchedule {
  /// That nothing is due, and when something is.
  fileprivate func nothingDue(at time: Double) -> String {
    entries.isEmpty ? ReviewWords.nothingYet() : ReviewWords.nothingToday(nextInWords(after: time))
  }

  fileprivate func nextInWords(after time: Double) -> String {
    guard let next = next(after: time) else { return "" }
    let days = next.dueDay - ReviewSchedule.day(time)
    let topic = next.topic.words
    return days == 1 ? ReviewWords.nextTomorrow(topic) : ReviewWords.nextInDays(topic, days)
  }
}
