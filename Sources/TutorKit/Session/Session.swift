import Analysis
import Foundation

/// The tutor's conversation: a line in, a response out. The terminal, the editor and the clock
/// are outside.
package struct Session {
  let lessons: LessonLibrary
  let exercises: ExerciseLibrary
  let store: ProgressStore
  /// How answers are drawn: the window may have changed since the last one.
  package var options: RenderOptions
  let now: @Sendable () -> Double
  /// Asks the compiler about each graded text; nil: it is left out.
  let compileCheck: CompileCheck?
  var lesson: Lesson?
  var example = 0
  var exercise: Exercise?
  /// The exercise that was left for its lesson, to which the session's texts lead back.
  var exerciseLeft: Exercise?
  /// Code that came where no exercise is open, for one exercise each; the last one came last.
  var held: [HeldCode] = []
  /// The last report, for credit.
  var lastReport: GradeReport?
  /// What the last `own` did not find; nil: it found a view.
  package var ownLack: OwnLack?
  /// Whether the text is still the one of the last report.
  var isGraded = false
  /// What is being asked and walked through.
  var inquiry = Inquiry()
  /// Lines of code being pasted; nil: not pasting.
  var pasted: [String]?
  /// The open round of questions.
  var review: ReviewTalk?
  /// The open exam.
  var exam: ExamTalk?
  /// How the last exam of this session ended; nil: without a result, or there was none.
  package var examIsPassed: Bool?
  /// The program's version, for certificates.
  package var version = ""
  /// What lessons offer.
  let plans = LessonPlans()
  /// What is said before the next answer, since a round of questions was left.
  var roundLeft: String?
  /// Whether the last entry ended a round of questions, so that a letter may be meant for it.
  var isAfterRound = false
  /// Names this session's rows in the store.
  let identity = UUID().uuidString
  /// How many of the store's notes were said.
  var notesSaid = 0
  /// What became of code that an earlier session was entering when it ended, in sentences.
  var takenUp: [String] = []

  package init(
    lessons: LessonLibrary, exercises: ExerciseLibrary, store: ProgressStore,
    options: RenderOptions, now: @escaping @Sendable () -> Double,
    compileCheck: CompileCheck? = nil
  ) {
    self.compileCheck = compileCheck
    self.lessons = lessons
    self.exercises = exercises
    self.store = store
    self.options = options
    self.now = now
    notesSaid = store.database.notes.count
    lesson = store.setting("lesson").flatMap { id in lessons.lessons.first { $0.id == id } }
    exercise = store.setting("exercise").flatMap { exercises.exercise($0) }
    takeUpVerdict()
  }

  /// What to print, and what the caller must do.
  package struct Response: Hashable, Sendable {
    package enum Effect: Hashable, Sendable {
      case none
      case quit
      /// Open an editor on this text, then give the result to ``Session/edited(_:)``.
      case edit(String)
      /// Give the file's text to ``Session/watched(_:)`` at each save, until Ctrl-C. Where there is
      /// no file it gets this text first.
      case watch(file: String, text: String)
      /// Write this text to a file where there is none.
      case write(file: String, text: String)
      /// Write a page that shows this, and say where it is.
      case picture(PictureRequest)
    }
    /// What may be shown page by page.
    package var body: String
    /// What stands below it whatever a pager did: a question, or what comes next.
    package var end: String
    package var effect = Effect.none

    /// All that is said.
    package var text: String { body + end }

    init(_ body: String, end: String = "", effect: Effect = .none) {
      self.body = body
      self.end = end
      self.effect = effect
    }
  }

  /// An answer of sentences, in lines of the window's width.
  func say(_ sentences: String, effect: Response.Effect = .none) -> Response {
    Response(options.prose(sentences), effect: effect)
  }

  /// What the first prompt says.
  package var greeting: String {
    var lines: [String] = []
    if let problem = store.problem { lines.append(ProgressWords.note(problem)) }
    lines += takenUp
    let due = ReviewSchedule(exercises.exercises, in: store).due(at: now()).count
    if due > 0 { lines.append(ReviewWords.due(due)) }
    if let exam = KeptExam.read(from: store) {
      lines.append(ExamWords.waits(exam.answers.count + 1, Exam.length))
    }
    if let exercise {
      lines.append(SessionWords.backAtExercise(exercise.shownName, exercise.title))
      lines.append(path.done.words)
      lines.append(SessionWords.exerciseVerbs())
      if let file = otherFile { lines.append(SessionWords.fileHoldsOther(file)) }
      lines.append(nextWords)
    } else if let lesson {
      lines.append(SessionWords.backAtLesson(lesson.number, lesson.title))
      lines.append(path.done.words)
      lines.append(SessionWords.lessonVerbs())
      lines.append(nextWords)
    } else {
      lines.append(SessionWords.welcome())
      lines.append(SessionWords.begin())
    }
    return options.prose(lines.joined(separator: "\n"))
  }

  /// Answers a line, or rows that were entered together.
  package mutating func respond(to line: String) -> Response {
    var response = answer(line)
    if let left = roundLeft {
      response.body = left + "\n" + response.body
      roundLeft = nil
    }
    return withNews(response)
  }

  private mutating func answer(_ line: String) -> Response {
    if line.contains(where: \.endsLine) { return respond(toRows: line) }
    if pasted != nil { return collect(line) }
    var typed = Self.withoutProgramName(line.trimmed)
    if typed.isEmpty { return Response("") }
    if EnteredWords.isUnknowing(typed) { typed = "?" }
    if let answer = answerRound(typed) { return answer }
    let entered = EnteredWords(typed)
    // `predict Board` answers the question that is open.
    let parts = entered.text.split(separator: " ", maxSplits: 1).map(String.init)
    let isAnswer = inquiry.open != nil && parts.count == 2 && parts[0] == "predict"
    let text = isAnswer ? parts[1].trimmed : entered.text
    if let answer = answer(toQuestion: entered) { return answer }
    let asked = inquiry
    let wasAsking = asked.open != nil || asked.choice != nil
    let first = inquiry.open?.first
    if let answer = respondToChoice(text) { return answer }
    if let answer = respondToQuestion(text) { return answer }
    if Self.looksLikeSwift(text) { return beginCode(line) }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1].trimmed : ""
    guard let verb = SessionVerb.named(words[0]) else {
      let isOfShell = typed != line.trimmed
      return isOfShell
        ? say(PracticeWords.onShell(text)) : answeredAlready(text) ?? unknown(words[0], in: text)
    }
    if let refusal = refusal(of: argument, behind: verb) { return refusal }
    let place = (lesson?.id, exercise?.id)
    let response = verb.run(&self, argument)
    if wasAsking, leadsNowhere(verb, argument), place == (lesson?.id, exercise?.id) {
      inquiry = asked
      return response
    }
    guard wasAsking else { return response }
    return setAside(telling(first, before: response), for: verb)
  }

  /// The end of input while code is being pasted, or at the prompt.
  package mutating func endOfInput() -> Response {
    if pasted != nil { return finishPaste() }
    return farewell()
  }

  /// What is said where Ctrl-C has stopped an answer on its way, so that it is not given.
  package func stopped() -> Response { say(TerminalWords.stopped()) }

  /// Answers Ctrl-C, which drops what is being entered.
  package mutating func interrupted() -> Response {
    if let exam { return Response(exam.interrupted(options)) }
    if review != nil { return say(ReviewWords.goesOn()) }
    guard pasted != nil else { return droppedQuestion() }
    pasted = nil
    store.forgetEntered(session: identity)
    return say(SessionWords.dropped())
  }

  // MARK: Rounds of questions

  /// Whether a question is open.
  package var isAsking: Bool { review != nil || exam != nil || inquiry.open != nil }

  /// Whether that question is one of a review or an exam.
  package var isInRound: Bool { review != nil || exam != nil }

  mutating func beginExam() -> Response {
    let course = ExamCourse(
      version: version, lessons: lessons.lessons.count,
      known: Set(exercises.exercises.map(\.id)))
    guard let talk = ExamTalk(store: store, course: course, now: now) else {
      return say(ExamWords.notMade())
    }
    exam = talk
    examIsPassed = nil
    return shown(talk.opening(options), talk.question)
  }

  /// Answers an entry while a round of questions is open, or a letter that came too late for one. nil: the
  /// entry leads elsewhere.
  private mutating func answerRound(_ text: String) -> Response? {
    let isLate = isAfterRound && text.count == 1 && text.first?.isLetter == true
    isAfterRound = false
    if let answer = answerExam(text) ?? answerReview(text) {
      isAfterRound = exam == nil && review == nil
      return answer
    }
    if roundLeft != nil {
      isAfterRound = true
      return nil
    }
    guard isLate, SessionVerb.all.allSatisfy({ !$0.aliases.contains(text) }) else { return nil }
    isAfterRound = true
    return say(ReviewWords.isOver())
  }

  /// nil: no exam is open, or the session is to be left.
  private mutating func answerExam(_ text: String) -> Response? {
    switch exam?.answer(text, options) {
    case .said(let answer)?: return shown(answer, exam?.question)
    case .ended(let answer)?:
      examIsPassed = exam?.exam.isPassed
      exam = nil
      return Response(answer)
    case .stopped(let answer)?:
      exam = nil
      return Response(answer)
    case .left?, nil:
      exam = nil
      return nil
    }
  }

  /// What is said with a question at its end: what can be answered stands above the prompt, also when a pager was
  /// left early.
  private func shown(_ text: String, _ question: ReviewQuestion?) -> Response {
    guard let choices = question?.choicesText(options), text.hasSuffix(choices) else {
      return Response(text)
    }
    return Response(String(text.dropLast(choices.count)), end: choices)
  }

  mutating func beginReview() -> Response {
    let begun = ReviewTalk.begin(
      store: store, exercises: exercises.exercises, now: now, options)
    review = begun.talk
    return shown(begun.text, review?.question)
  }

  /// nil: no round is open, or what is entered leads elsewhere.
  private mutating func answerReview(_ text: String) -> Response? {
    switch review?.answer(text, options) {
    case .said(let answer)?: return shown(answer, review?.question)
    case .ended(let answer)?:
      review = nil
      return Response(answer)
    case .left(let words)?:
      (review, roundLeft) = (nil, words)
      return nil
    case nil: return nil
    }
  }

  // MARK: The line that is typed

  /// What stands before what is typed.
  package var promptLine: SessionPrompt {
    let asking: SessionPrompt.Asking =
      if pasted != nil {
        .code
      } else if let exam {
        .exam(exam.number)
      } else if review != nil {
        .review
      } else if let open = inquiry.open, !open.isFirstRun {
        .prediction
      } else {
        .nothing
      }
    return SessionPrompt(
      asking, place: SessionPrompt.place(exercise, lesson, options),
      report: isGraded ? lastReport : nil, options)
  }

  /// The same as text.
  package var prompt: String { promptLine.text }

  /// What is typed for each verb, in the order of the help.
  package static let verbs = SessionVerb.all.map(\.name)

  /// The verb that a word is by its letters, but for one or two of them. nil: it may as well be another word.
  static func verb(misspelt word: String) -> String? {
    guard word.count >= 4, let verb = nearestName(to: word, among: verbs),
      verb.first == word.lowercased().first, abs(verb.count - word.count) <= 1
    else { return nil }
    return verb
  }

  /// The word that ends `text`, and what can stand in its place. None within code.
  package func choices(after text: String) -> (word: String, choices: [WordChoices.Choice]) {
    guard pasted == nil, !text.contains(where: \.endsLine) else {
      return (
        text.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? "", []
      )
    }
    let answers = inquiry.open.map { open in open.question.pieces.map(open.question.name) }
    return WordChoices(
      lessons: lessons, exercises: exercises, lesson: lesson, program: programAtHand,
      answers: answers ?? []
    ).after(text)
  }

  /// Of a longer word that is no verb the beginning is said.
  private static let mostOfWord = 60

  private func unknown(_ word: String, in text: String) -> Response {
    if Self.holdsCode(text) { return say(SessionWords.rowOfSwift()) }
    if word.count > Self.mostOfWord {
      return say(SessionWords.noVerb(word.prefix(Self.mostOfWord) + "…"))
    }
    // `open lesson 2`: what stands behind it is a verb already.
    let written = text.split(separator: " ").dropFirst().joined(separator: " ")
    let rest = written.lowercased()
    if let first = rest.split(separator: " ").first, Self.verbs.contains(String(first)) {
      return say(SessionWords.noVerbButNear(word, rest))
    }
    // `tell me why it failed`
    if let verb = rest.split(separator: " ").first(where: { Self.verbs.contains(String($0)) }) {
      return say(SessionWords.noVerbButNear(word, String(verb)))
    }
    if let verb = SessionVerb.related(to: word) {
      return say(SessionWords.noVerbButNear(word, verb.name))
    }
    let matches = SessionVerb.beginning(with: word).map(\.name)
    if matches.count > 1 {
      return say(SessionWords.ambiguous(word, matches.joined(separator: SessionWords.or())))
    }
    let nearest = nearestName(to: word, among: Self.verbs)
    return say(
      nearest.map { SessionWords.noVerbButNear(word, SessionVerb.entry($0, written)) }
        ?? SessionWords.noVerb(word))
  }

  /// The last words, which promise nothing that is not so.
  func farewell() -> Response {
    let words =
      store.isForgetting
      ? SessionWords.goodbyeUnsaved() : SessionWords.goodbye()
    return say(words, effect: .quit)
  }

  /// Puts what was found wrong with the progress file since the last answer before an answer.
  mutating func withNews(_ response: Response) -> Response {
    let notes = store.database.notes
    guard notes.count > notesSaid else { return response }
    let news = notes[notesSaid...].flatMap { options.wrap(ProgressWords.note($0).visible) }
    notesSaid = notes.count
    return Response(
      news.joined(separator: "\n") + "\n" + response.body, end: response.end,
      effect: response.effect)
  }

  /// Whether a row that is no verb holds what only code does.
  private static func holdsCode(_ text: String) -> Bool {
    text.contains { "{}()=".contains($0) }
  }

  /// A line that begins a declaration.
  static func looksLikeSwift(_ text: String) -> Bool {
    [
      "import ", "struct ", "@State", "private struct ", "extension ", "final class ",
      "@Observable",
      "// tutor:",
    ].contains { text.hasPrefix($0) }
  }
}
