import Simulation

/// How far one is within a lesson. Nothing moves on by itself: `next` does the following stage, `skip`
/// leaves it out.
enum LessonStage: String, CaseIterable, Sendable {
  /// The lesson's text.
  case read
  /// The question what will run.
  case predict
  /// What did run.
  case run
  /// Walking through the trace.
  case investigate
  /// Changing the example.
  case modify
  /// The exercises.
  case make

  /// The verb that does the same.
  var verb: String {
    switch self {
    case .read: "lesson"
    case .predict: "predict"
    case .run: "run"
    case .investigate: "step"
    case .modify: "edit"
    case .make: "exercise"
    }
  }

  /// What `next` does when this stage follows, as the end of "`next` …".
  var announcement: String {
    switch self {
    case .read: StageWords.read()
    case .predict: StageWords.predict()
    case .run: StageWords.run()
    case .investigate: StageWords.investigate()
    case .modify: StageWords.modify()
    case .make: StageWords.make()
    }
  }
}

/// What is being asked and walked through, beside the place in the course.
struct Inquiry: Sendable {
  /// The question that waits for an answer.
  var open: OpenQuestion?
  /// The last one that was answered, until another is asked.
  var answered: PredictionQuestion?
  /// The walk through a trace.
  var walk: TraceWalk?
  /// The id of the program that was asked about or shown last; nil: none was.
  var shown: String?
  /// Where one was in the lesson when its example was opened to be changed, until there is a changed one.
  var stageBefore: LessonStage?
  /// The changed example that was found not to compile; nil: none was.
  var uncompiled: String?
  /// The question of a document's own words that waits for an answer.
  var choice: ChoiceQuestion?
}

/// A question that waits for an answer.
struct OpenQuestion: Sendable {
  var question: PredictionQuestion
  /// The models that an answer to ``first`` has left; empty: this is no second question.
  var candidates: [MentalModel] = []
  /// The question whose answer had more than one reading.
  var first: PredictionQuestion?
  /// Whether it is the question of the first run.
  var isFirstRun = false

  /// The models that a right answer leaves: those that make no difference here.
  var left: [MentalModel] { candidates.filter { question.beliefs[$0] == nil } }
}
