import Simulation

/// An exam as it is held: what is entered goes in, what is said comes out.
struct ExamTalk: Sendable {
  private(set) var exam: Exam
  /// What makes its questions again.
  private var kept: KeptExam
  /// What is said before the open question.
  private let beginning: ExamBeginning
  let store: ProgressStore
  /// Seconds since 1970.
  let now: @Sendable () -> Double
  /// What a certificate says of the course.
  let course: ExamCourse

  /// What came of an entry.
  enum Turn {
    case said(String)
    /// All questions are answered: the result.
    case ended(String)
    /// The exam is over without a result.
    case stopped(String)
    /// The session is to be left; nothing is said.
    case left
  }

  /// Whether it is new.
  private enum ExamBeginning {
    case anew, goesOn
    /// An earlier one cannot go on, so that this one takes its place.
    case inPlace
  }

  private static let taken = "exams"

  /// Goes on with the exam that is kept, or begins one. nil: there are too few questions.
  init?(store: ProgressStore, course: ExamCourse, now: @escaping @Sendable () -> Double) {
    (self.store, self.course, self.now) = (store, course, now)
    let left = KeptExam.read(from: store)
    if let left, let exam = left.exam(from: store) {
      (self.exam, kept, beginning) = (exam, left, .goesOn)
      return
    }
    let number =
      store.setting(Self.taken).flatMap(Int.init) ?? Self.first(at: now(), of: store.learner)
    let reviews = store.reviews()
    guard let exam = Exam(number: number, asked: Set(reviews.map(\.question))),
      exam.question != nil
    else { return nil }
    self.exam = exam
    beginning = left == nil ? .anew : .inPlace
    kept = KeptExam(
      number: number, earlier: reviews.count, digest: KeptExam.digest(of: exam), answers: [])
    // Also one that is broken off has shown its programs.
    store.set(Self.taken, to: String(number + 1))
    kept.write(to: store)
  }

  /// The number of the first exam of a record that is begun at a time: two learners have two exams,
  /// also those who begin at once.
  private static func first(at time: Double, of learner: String) -> Int {
    let place = learner.utf8.reduce(17) { ($0 &* 31 &+ Int($1)) & 0xFF_FFFF }
    return (place + abs(Int(exactly: time.rounded()) ?? 0)) % 10_000
  }

  /// The question that is open; nil: all are answered.
  var question: ReviewQuestion? { exam.question }

  /// The number of the open question.
  var number: Int { min(exam.answers.count + 1, Exam.length) }

  /// What is said at the beginning.
  func opening(_ options: RenderOptions) -> String {
    let begins = ExamWords.begins(Exam.length, Exam.passing)
    let words =
      switch beginning {
      case .anew: begins
      case .goesOn: ExamWords.goesOnWhereLeft(number, Exam.length)
      case .inPlace: ExamWords.cannotGoOn() + " " + begins
      }
    return options.prose(words) + "\n" + (question?.text(options) ?? "")
  }

  /// Answers an entry.
  mutating func answer(_ text: String, _ options: RenderOptions) -> Turn {
    guard let question else { return .left }
    switch text.lowercased() {
    case "stop", "drop":
      KeptExam.forget(in: store)
      return .stopped(options.prose(ExamWords.stopped(options.command("exam"))))
    case let text where ReviewQuestion.leavesOut(text): return take(nil, question, options)
    case "?", "help", "show":
      return .said(howToAnswer(question, options) + "\n" + question.text(options))
    default: break
    }
    if let choice = question.choice(text) { return take(choice, question, options) }
    if SessionVerb.named(text)?.traits.contains(.endsSession) == true { return .left }
    return .said(howToAnswer(question, options))
  }

  /// What is said to Ctrl-C, which drops the row that is being entered, and no answer.
  func interrupted(_ options: RenderOptions) -> String {
    options.prose(ExamWords.goesOn(exam.answers.count + 1))
  }

  private func howToAnswer(_ question: ReviewQuestion, _ options: RenderOptions) -> String {
    options.prose(ExamWords.letters(ReviewRound.letter(question.choices.count - 1)))
  }

  private mutating func take(
    _ choice: Int?, _ question: ReviewQuestion, _ options: RenderOptions
  ) -> Turn {
    let answer = Exam.Answer(question: question, choice: choice)
    exam.answers.append(answer)
    if question.topic.kind == .rule { keep(answer) }
    if let next = exam.question {
      kept.answers.append(choice)
      kept.write(to: store)
      return .said(next.text(options))
    }
    KeptExam.forget(in: store)
    ExamResult.keep(exam, in: store, time: now())
    return .ended(exam.result(course.counted(in: store), on: now().dayWords, options))
  }

  private func keep(_ answer: Exam.Answer) {
    let question = answer.question
    store.recordReview(
      ReviewAnswer(
        topic: question.topic.id, question: question.text,
        answer: answer.choice.map { question.choices[$0] } ?? "",
        truth: question.choices[question.truth],
        rating: (answer.isRight ? Rating.good : .again).rawValue, time: now()))
  }
}
