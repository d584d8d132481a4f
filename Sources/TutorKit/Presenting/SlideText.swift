import Simulation

/// What stands on a slide, drawn as the session draws the same.
struct SlideText {
  let talk: LessonTalk
  let options: RenderOptions

  func text(_ slide: Slide) -> String {
    switch slide {
    case .opening: opening
    case .question(let question):
      question.code(options) + question.asking(options) { PresentWords.raise($0) }
    case .choice(let question): question.body(options) + question.asking(options)
    case .answers(let question): answers(to: question)
    case .chosen(let question): answers(to: question)
    case .truth(let question): truth(of: question)
    case .run(let question, let stop): run(question, stop)
    case .example(let index): talk.lesson.text(example: index, options: options) ?? ""
    case .closing: closing
    }
  }

  /// The text before the first example: what comes later answers the question.
  private var opening: String {
    let cut = talk.lesson.document.examples.first?.line
    return talk.lesson.text(options: options, before: cut)
  }

  private var closing: String {
    let lesson = talk.lesson
    let afterwards = PresentWords.afterwards(talk.program, lesson.number)
    return drawn(heading(PresentWords.end(lesson.name)) + options.wrap(afterwards))
  }

  private func heading(_ text: String) -> [String] {
    options.wrap(text).map { options.paint($0, .strong) } + [""]
  }

  private func drawn(_ lines: [String]) -> String {
    lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  // MARK: What the room said

  /// Each answer with the belief that it follows from. Without hands: the answers that beliefs give.
  private func answers(to question: PredictionQuestion) -> String {
    let hands = talk.hands[question.id] ?? []
    guard !hands.isEmpty else { return drawn(usualAnswers(to: question)) }
    var lines = heading(PresentWords.room(hands.reduce(0) { $0 + $1.count }))
    for hand in hands.sorted(by: { $0.count > $1.count }) {
      lines += bar(hand, of: hands)
      if let belief = belief(behind: hand, question) {
        lines += options.wrap(PresentWords.belief(belief), indent: 4)
      }
    }
    return drawn(lines)
  }

  /// nil: the answer is right, or no belief gives it.
  private func belief(behind hand: Hands, _ question: PredictionQuestion) -> String? {
    guard case .success(let answer) = PredictionAnswer.read(hand.answer, question),
      case .beliefs(let models) = Diagnosis(answer, question)
    else { return nil }
    return models.first?.belief
  }

  /// How many beliefs are shown where no hands were taken.
  private static let mostBeliefs = 4

  private func usualAnswers(to question: PredictionQuestion) -> [String] {
    var lines = heading(PresentWords.usual())
    let models = MentalModel.allCases.filter { question.beliefs[$0] != nil }
      .prefix(Self.mostBeliefs)
    let answers = models.map { question.words(question.beliefs[$0] ?? [:]) }
    var seen: Set<String> = []
    // Two beliefs may give the same answer.
    for answer in answers where seen.insert(answer).inserted {
      lines += options.wrap(answer, hanging: 4, first: 2)
      for (model, own) in zip(models, answers) where own == answer {
        lines += options.wrap(PresentWords.belief(model.belief), indent: 4)
      }
    }
    return lines
  }

  /// What was chosen, and which is right.
  private func answers(to question: ChoiceQuestion) -> String {
    let hands = talk.hands[question.id] ?? []
    var lines =
      hands.isEmpty ? [] : heading(PresentWords.room(hands.reduce(0) { $0 + $1.count }))
    for hand in hands.sorted(by: { $0.count > $1.count }) { lines += bar(hand, of: hands) }
    lines += hands.isEmpty ? [] : [""]
    return drawn(
      lines + options.wrap(options.paint(PresentWords.rightChoice(question.right), .success))
        + options.wrap(question.reason))
  }

  /// `15  all  ###############`, as wide as the share of the room.
  private func bar(_ hand: Hands, of hands: [Hands]) -> [String] {
    let most = hands.map(\.count).max() ?? 1
    let digits = String(hand.count)
    let number = String(repeating: " ", count: String(most).count - digits.count) + digits
    let longest = hands.map(\.answer.columns).max() ?? 0
    let room = min(30, options.width - longest - number.count - 8)
    guard !options.plain, room > 4 else {
      return options.wrap(PresentWords.raised(hand.count, hand.answer), hanging: 4, first: 2)
    }
    let mark = options.ascii ? "#" : "█"
    let length = max(1, room * hand.count / max(1, most))
    let answer = hand.answer.padded(to: longest)
    return ["  \(number)  \(answer)  " + String(repeating: mark, count: length)]
  }

  // MARK: What is so

  /// What runs, with counts, and how each belief of the room is corrected.
  private func truth(of question: PredictionQuestion) -> String {
    let program = question.program
    let report = withDeepStack {
      program.run(parse(program.text, file: program.title)).map(SimulationReport.init)
    }
    var lines = heading(PresentWords.truth(question.words(question.truth)))
    lines += question.facts(options, report ?? nil)
    let models = (talk.hands[question.id] ?? []).compactMap { hand -> MentalModel? in
      guard case .success(let answer) = PredictionAnswer.read(hand.answer, question),
        case .beliefs(let models) = Diagnosis(answer, question)
      else { return nil }
      return models.first
    }
    var said: Set<MentalModel> = []
    for model in models where said.insert(model).inserted {
      lines += [""] + options.wrap(model.correction)
    }
    return drawn(lines)
  }

  private func run(_ question: PredictionQuestion, _ stop: Int) -> String {
    let walk = withDeepStack { TraceWalk(question) } ?? nil
    guard var walk, walk.stops.indices.contains(stop) else { return "" }
    _ = walk.move(by: 0)
    _ = walk.move(by: stop)
    return walk.text(options)
  }
}
