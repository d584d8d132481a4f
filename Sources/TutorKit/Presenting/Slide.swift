import Simulation

/// One thing that is shown to a room before a key goes on. What follows a question answers it.
enum Slide: Hashable, Sendable {
  /// The lesson's title and its text up to what would answer the question.
  case opening
  /// The code and what happens.
  case question(PredictionQuestion)
  /// A question of the document's own words.
  case choice(ChoiceQuestion)
  /// What the room said, each with the belief that it follows from.
  case answers(PredictionQuestion)
  /// The room's answers to a question of the document's own words.
  case chosen(ChoiceQuestion)
  /// What runs, with counts and causes.
  case truth(PredictionQuestion)
  /// One body's run in the step that was asked about: its place in the walk through the trace.
  case run(PredictionQuestion, stop: Int)
  /// An example with its label and code, by its place in the document.
  case example(Int)
  case closing

  /// The id of the question that hands are raised for; nil: there is none.
  var asks: String? {
    switch self {
    case .question(let question), .answers(let question): question.id
    case .choice(let question), .chosen(let question): question.id
    case .opening, .truth, .run, .example, .closing: nil
    }
  }
}

/// What a lesson has to show, in order: a question comes before whatever answers it.
struct SlideOrder {
  let lesson: Lesson
  let lessons: LessonLibrary
  let exercises: ExerciseLibrary

  /// Questions that a room is asked in one lesson.
  private static let mostQuestions = 3
  /// Bodies that are walked through after a question.
  private static let mostRuns = 12

  /// Use ``withDeepStack(_:)`` around it.
  func slides() -> [Slide] {
    let questions = questions()
    var slides: [Slide] = [.opening]
    if questions.isEmpty, let choice = ChoiceQuestion.make(lesson, among: lessons.lessons) {
      slides += [.choice(choice), .chosen(choice)]
    }
    for question in questions {
      slides += [.question(question), .answers(question), .truth(question)]
      slides += runs(of: question)
    }
    return slides + lesson.document.examples.indices.map(Slide.example) + [.closing]
  }

  /// Those on which beliefs differ most: of the lesson's examples, or else of its exercises' starters.
  private func questions() -> [PredictionQuestion] {
    var all = lesson.programs.flatMap { $0.questions() }
    if !all.contains(where: { !$0.beliefs.isEmpty }), !lessons.isForeign {
      let starters = exercises.exercises(of: lesson).prefix(1)
      all = starters.compactMap { exercise in exercise.starterText.map(exercise.program) }
        .flatMap { $0.questions() }
    }
    var chosen: [PredictionQuestion] = []
    while chosen.count < Self.mostQuestions,
      let next = QuestionChoice.best(all.filter { !chosen.contains($0) })
    {
      chosen.append(next)
    }
    return chosen
  }

  private func runs(of question: PredictionQuestion) -> [Slide] {
    guard let walk = TraceWalk(question) else { return [] }
    return walk.stops.indices.filter { walk.stops[$0].step == question.step }
      .prefix(Self.mostRuns).map { .run(question, stop: $0) }
  }
}

extension TraceWalk {
  /// The walk through the program of a question; nil: it does not run.
  init?(_ question: PredictionQuestion) {
    let program = question.program
    guard let run = program.run(parse(program.text, file: program.title)) else { return nil }
    self.init(program: program, run: run)
  }
}
