import Analysis
import Simulation

/// `predict`, and the answers to its question.
extension Session {
  /// Asks what will run: about the exercise's text, or about an example of the lesson.
  mutating func predict() -> Response {
    if let open = inquiry.open { return response(asking: open.question) }
    guard let question = nextQuestion else {
      let isEmpty = lesson != nil && programAtHand == nil
      return askChoice() ?? say(isEmpty ? SessionWords.nothingToRun() : PredictWords.noStep())
    }
    return ask(question)
  }

  mutating func ask(_ question: PredictionQuestion) -> Response {
    let answer = response(asking: question)
    inquiry.open = OpenQuestion(question: question)
    inquiry.answered = nil
    inquiry.shown = question.program.id
    keepPlace(of: question)
    return answer
  }

  /// The code may be shown page by page; the question stands below it. A long text of one's own is not
  /// shown again.
  private func response(asking question: PredictionQuestion) -> Response {
    let isOwnText = question.program.id == exercise?.id
    let isLong = question.program.text.rows.count > PredictionQuestion.mostLines
    let code =
      isOwnText && isLong
      ? options.prose(PredictWords.showShows(question.program.title)) + "\n"
      : question.code(options)
    return Response(introduction(to: question) + code, end: question.asking(options))
  }

  /// What a question is about, where that is not what one is working on, and whether it was asked before.
  private func introduction(to question: PredictionQuestion) -> String {
    let isOld = askedQuestions.contains(question.id)
    let sentences = [about(question.program), isOld ? PredictWords.askedAgain() : ""]
    let words = sentences.filter { !$0.isEmpty }.joined(separator: " ")
    return words.isEmpty ? "" : options.prose(words) + "\n"
  }

  private func about(_ program: PredictionProgram) -> String {
    let starter = exercises.exercises.first { $0.id == program.id }
    if let exercise {
      if program.id == exercise.id { return "" }
      return starter.map { PredictWords.aboutStarterInstead($0.label) }
        ?? lessonAtHand.map { PredictWords.aboutExampleInstead($0.number) } ?? ""
    }
    if let starter { return PredictWords.aboutStarter(starter.label) }
    let last = inquiry.answered?.program
    return last == nil || last?.id == program.id ? "" : PredictWords.aboutAnotherExample()
  }

  /// Remembers where the question is, so that a later session finds it.
  private mutating func keepPlace(of question: PredictionQuestion) {
    inquiry.walk = nil
    if exercise?.isOwn == true { store.set(Self.ownQuestion, to: question.id) }
    guard exercise == nil, lesson != nil else { return }
    store.set("question", to: question.id)
    stage = .predict
  }

  /// The question that is asked at this place; nil: there is none.
  private var nextQuestion: PredictionQuestion? {
    guard exercise == nil, let way else {
      return QuestionChoice.best(questions(), asked: askedQuestions)
    }
    return way.nextQuestion(asked: askedQuestions)
  }

  /// The questions at this place: of the exercise's text if it has any, else of the lesson's examples.
  private func questions() -> [PredictionQuestion] {
    if exercise != nil, let program = programAtHand {
      let own = program.allQuestions
      if own.contains(where: { !$0.beliefs.isEmpty }) { return own }
    }
    return lessonAtHand.map { way(through: $0).questions }
      ?? PredictionProgram.firstRun.allQuestions
  }

  /// The lesson, or that of the exercise.
  private var lessonAtHand: Lesson? {
    exercise.flatMap { lessons.lesson($0.lesson) } ?? lesson
  }

  /// The ids of the questions that were answered, in that order.
  var askedQuestions: [String] { store.predictions().map(\.question) }

  // MARK: Answers

  /// Answers a line while a question is open. nil: the line is for a verb; the question is set
  /// aside, unless the verb leaves it open.
  mutating func respondToQuestion(_ line: String) -> Response? {
    guard let open = inquiry.open else { return nil }
    let word = line.split(separator: " ").first.map(String.init) ?? ""
    let isName = open.question.pieces.contains { open.question.name(of: $0) == word }
    let verb = SessionVerb.named(word)
    if let verb, verb.traits.contains(.saysHowToAnswer), word == line, !isName {
      return Response(open.question.help(options))
    }
    if let verb, !isName, verb.traits.contains(.leavesOut) || isOwnGoneOnWith(by: verb) {
      return skipQuestion()
    }
    if Self.looksLikeSwift(line) || verb?.name == word && !isName {
      return leaveQuestion(for: verb)
    }
    switch PredictionAnswer.read(line, open.question) {
    case .success(let answer): return take(answer, line, open)
    case .failure(let problem):
      if verb != nil { return leaveQuestion(for: verb) }
      return Response(problem.text(open.question, options, mayBeVerb: line == word))
    }
  }

  /// What ran in a question that was answered, and to which another one was asked that is left now.
  func telling(_ first: PredictionQuestion?, before response: Response) -> Response {
    guard let first, inquiry.open?.first?.id != first.id else { return response }
    let words = whatRan(in: first) + "\n"
    return Response(words + response.body, end: response.end, effect: response.effect)
  }

  private func whatRan(in first: PredictionQuestion) -> String {
    let lines =
      options.wrap(PredictWords.toTheFirst(PredictWords.hereIsWhatRuns()))
      + first.facts(options, report(on: first))
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  /// Said to a further answer to a question that is answered. nil: the line is none.
  func answeredAlready(_ line: String) -> Response? {
    if let question = inquiry.answered, case .success = PredictionAnswer.read(line, question) {
      return say(PredictWords.answered())
    }
    if AnswerReader.isAmount(line) { return say(PredictWords.noneIsOpen()) }
    // Names of views, where a question was set aside.
    guard let question = programAtHand?.allQuestions.first,
      case .success(let answer) = PredictionAnswer.read(line, question), answer.namesPieces
    else { return nil }
    return say(PredictWords.noneIsOpen())
  }

  private mutating func leaveQuestion(for verb: SessionVerb?) -> Response? {
    if let verb, verb.traits.contains(.endsSession) { return nil }
    if verb?.traits.contains(.leavesQuestionOpen) != true { setAsideQuestion() }
    return nil
  }

  /// The setting that keeps the question on an own view, which is asked again in the next session.
  static let ownQuestion = "own-question"

  private mutating func setAsideQuestion() {
    inquiry.open = nil
    if exercise?.isOwn == true { store.set(Self.ownQuestion, to: "") }
  }

  /// An answer to a verb that took the place of a question says so.
  func setAside(_ response: Response, for verb: SessionVerb) -> Response {
    var response = response
    if inquiry.open == nil, response.effect == .none { response.effect = ownCopy }
    guard !verb.traits.contains(.leadsOn), inquiry.open == nil, inquiry.choice == nil else {
      return response
    }
    response.end += options.prose(PredictWords.setAside())
    return response
  }

  /// Whether a verb names a lesson or exercise that there is none of: then the question stays.
  func leadsNowhere(_ verb: SessionVerb, _ argument: String) -> Bool {
    guard !argument.isEmpty else { return false }
    switch verb.name {
    case "lesson": return lessons.lesson(argument) == nil
    case "exercise": return exercises.exercise(argument) == nil
    default: return false
    }
  }

  /// Drops the question.
  mutating func droppedQuestion() -> Response {
    guard inquiry.open != nil else { return Response("") }
    setAsideQuestion()
    return say(PredictWords.dropped())
  }

  /// Whether a verb goes on from the question on an own view to what is found in it.
  private func isOwnGoneOnWith(by verb: SessionVerb) -> Bool {
    exercise?.isOwn == true && verb.traits.contains(.leadsOn)
      && verb.traits.isDisjoint(with: [.takesWords, .endsSession])
  }

  private mutating func skipQuestion() -> Response {
    let isFirstRun = inquiry.open?.isFirstRun == true
    let first = inquiry.open?.first
    setAsideQuestion()
    if first != nil {
      let words = options.prose(PredictWords.skipped()) + nextText + "\n"
      return telling(first, before: Response(words))
    }
    if exercise?.isOwn == true { return shownOwn(options.prose(PredictWords.skipped())) }
    return Response(
      isFirstRun ? courseText : options.prose(PredictWords.skipped()) + nextText + "\n")
  }

  private mutating func take(
    _ answer: PredictionAnswer, _ line: String, _ open: OpenQuestion
  ) -> Response {
    let question = open.question
    let diagnosis = Diagnosis(answer, question, candidates: open.candidates)
    record(line, diagnosis, open)
    if open.first == nil, !open.isFirstRun, case .beliefs(let models) = diagnosis, models.count > 1,
      let second = QuestionChoice.separating(models, otherQuestions(than: question))
    {
      inquiry.open = OpenQuestion(question: second, candidates: models, first: question)
      inquiry.shown = second.program.id
      let code =
        second.program == question.program
        ? options.prose(PredictWords.sameProgram()) + "\n" : second.code(options)
      return Response(
        PredictionQuestion.followUp(options) + code, end: second.asking(options))
    }
    inquiry.open = nil
    inquiry.answered = question
    var text = question.text(
      diagnosis, options, report: report(on: question),
      canBeWalked: question.program.id == programAtHand?.id)
    if case .total(let said) = answer, diagnosis != .right {
      text += options.prose(question.inAll(said: said))
    }
    if let first = open.first {
      text += "\n" + answerToFirst(first, diagnosis, open)
    }
    if exercise?.isOwn == true { return shownOwn(text + "\n") }
    return Response(text + "\n" + (open.isFirstRun ? courseText : nextText + "\n"))
  }

  /// What is said to the first question once the second one has been answered. Who is right there
  /// holds a belief that makes no difference in it.
  private func answerToFirst(
    _ first: PredictionQuestion, _ diagnosis: Diagnosis, _ open: OpenQuestion
  ) -> String {
    guard diagnosis == .right else { return whatRan(in: first) }
    let left = open.left
    return first.text(
      left.isEmpty ? .unexplained : .beliefs(left), options, report: report(on: first),
      isFirstOfTwo: true)
  }

  /// The questions of the program and the lesson, without one, and those that tell beliefs apart; none that was
  /// answered before.
  private func otherQuestions(than question: PredictionQuestion) -> [PredictionQuestion] {
    let programs = [question.program] + (lessonAtHand?.programs ?? []) + PredictionProgram.further
    let asked = Set(askedQuestions)
    return programs.flatMap(\.allQuestions)
      .filter { $0.id != question.id && !asked.contains($0.id) }
  }

  private func record(_ line: String, _ diagnosis: Diagnosis, _ open: OpenQuestion) {
    let question = open.question
    let truth = question.words(question.truth)
    var models: [MentalModel] = []
    if case .beliefs(let shown) = diagnosis { models = shown }
    // A right answer to the second of two questions tells what the first one rested on.
    if diagnosis == .right, open.first != nil { models = open.left }
    let model = models.count == 1 ? models[0] : nil
    store.recordPrediction(
      question: question.id, answer: diagnosis == .right ? truth : String(line.prefix(1_000)),
      truth: truth, model: model?.rawValue, time: now())
  }

  private func report(on question: PredictionQuestion) -> SimulationReport? {
    withDeepStack {
      question.program.run(parse(question.program.text, file: question.program.title))
        .map(SimulationReport.init)
    } ?? nil
  }

  // MARK: A question in place of a hint

  /// How many equal grades in a row bring a question in place of the next hint.
  private static let gradesBeforeQuestion = 3

  /// A hint, or after equal grades in a row a question on the text.
  mutating func hintOrQuestion() -> Response {
    guard let work = try? work.get(), work.equalGrades >= Self.gradesBeforeQuestion,
      let question = QuestionChoice.best(questions(), asked: askedQuestions)
    else { return hint(nil) }
    work.forgetEqualGrades()
    let start = options.prose(PredictWords.insteadOfHint())
    let asked = ask(question)
    return Response(start + "\n" + asked.body, end: asked.end)
  }
}

extension PredictionAnswer.Problem {
  /// What is not understood, and what would be.
  ///
  /// - Parameter mayBeVerb: whether the answer is one word, so that it may be a verb with a slip.
  func text(
    _ question: PredictionQuestion, _ options: RenderOptions, mayBeVerb: Bool
  ) -> String {
    let names = question.pieces.map(question.name).joined(separator: ", ")
    if !candidates.isEmpty {
      let several = PredictWords.mayBe(word, candidates.joined(separator: ", "))
      return options.prose(PredictWords.helps(several))
    }
    let start =
      hasReadings
      ? PredictWords.manyReadings()
      : word.isEmpty ? PredictWords.noName() : PredictWords.neither(word)
    let hint =
      (nearest ?? (mayBeVerb ? Session.verb(misspelt: word) : nil)).map {
        PredictWords.didYouMean(start, $0)
      } ?? PredictWords.namesAre(start, names)
    return options.prose(PredictWords.helps(hint))
  }
}
