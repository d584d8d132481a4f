import Analysis

/// How far one is in a lesson, and what the lesson offers.
struct LessonWay {
  let lesson: Lesson
  /// The stage that was done last.
  let stage: LessonStage
  let lessons: LessonLibrary
  let exercises: ExerciseLibrary
  /// What lessons offer, as far as it was found out.
  let plans: LessonPlans

  /// Whether a stage has anything to do in the lesson.
  func offers(_ stage: LessonStage) -> Bool {
    switch stage {
    case .read: true
    case .predict: hasQuestion || choice != nil
    case .run, .investigate: hasQuestion
    case .modify: !lessons.isForeign && plans.canBeBettered(lesson)
    case .make: !exercises.exercises(of: lesson).isEmpty
    }
  }

  /// The stage that comes next; nil: the last one is behind.
  var following: LessonStage? {
    let all = LessonStage.allCases
    guard let now = all.firstIndex(of: stage) else { return nil }
    return all[(now + 1)...].first(where: offers)
  }

  /// What `next` does, as the end of "`next` …"; nil: nothing of the lesson is left.
  var announcement: String? {
    guard let following else { return nil }
    return following == .predict && !hasQuestion
      ? choice?.announcement : following.announcement
  }

  // MARK: Questions

  /// Whether a step of a program tells ideas of SwiftUI apart.
  var hasQuestion: Bool {
    plans.questions(of: lesson).contains { !$0.beliefs.isEmpty }
      || !lessons.isForeign && !starters.isEmpty
  }

  /// The question that is made of the document's own words; nil: there is none.
  /// Where the two sides may be exchanged nobody is told that the document is right.
  var choice: ChoiceQuestion? {
    if exercises.practice?.outcome(of: lesson).mayBeWrong == true { return nil }
    return plans.choice(of: lesson, among: lessons.lessons)
  }

  /// The questions of the examples, or of the first starter that has any.
  var questions: [PredictionQuestion] {
    let own = plans.questions(of: lesson)
    if own.contains(where: { !$0.beliefs.isEmpty }) || lessons.isForeign { return own }
    return starters.lazy.map { $0.allQuestions }
      .first { $0.contains { !$0.beliefs.isEmpty } } ?? []
  }

  /// What the exercises of the lesson begin with, as programs to ask about: those that can be shown with a
  /// question.
  private var starters: [PredictionProgram] {
    exercises.exercises(of: lesson).compactMap { exercise in
      exercise.starterText.map(exercise.program)
    }.filter { $0.text.rows.count <= PredictionQuestion.mostLines }
  }

  /// The question that is asked next: the first one is on the examples that are shown first, which the text speaks
  /// of before it shows them.
  /// - Parameter asked: ids of questions that were asked, in that order.
  func nextQuestion(asked: [String]) -> PredictionQuestion? {
    let all = questions
    guard !all.contains(where: { asked.contains($0.id) }) else {
      return QuestionChoice.best(all, asked: asked)
    }
    let first = Set(lesson.firstPrograms)
    return QuestionChoice.best(all.filter { first.contains($0.program.id) })
      ?? QuestionChoice.best(all)
  }

  /// The question of an id; nil: there is none.
  func question(_ id: String) -> PredictionQuestion? {
    plans.questions(of: lesson).first { $0.id == id }
      ?? program(ofQuestion: id)?.allQuestions.first { $0.id == id }
  }

  /// The program of a question, by the question's id.
  func program(ofQuestion id: String) -> PredictionProgram? {
    guard let (id, _) = id.splitOnce(by: "#") else { return nil }
    return lesson.programs.first { $0.id == id } ?? starters.first { $0.id == id }
  }

  /// The example that shows how not to do it: the one to be changed.
  var exampleToChange: PredictionProgram? {
    let programs = lesson.programs
    let place = lesson.document.examples.firstIndex { $0.kind == .incorrect } ?? 0
    return programs.first { $0.id == "\(lesson.id)/\(place + 1)" } ?? programs.first
  }

  /// The line from which on the text would answer the next question; nil: none is asked, or the text does not.
  /// - Parameter asked: ids of questions that were asked, in that order.
  func lineBeforeQuestion(asked: [String]) -> Int? {
    guard offers(.predict) else { return nil }
    let examples = lesson.document.examples
    guard hasQuestion else { return examples.first { $0.kind != .further }.map(lineBefore) }
    let id = nextQuestion(asked: asked)?.program.id
    // An example's label, and what stands between it and the code before it, may say how its question ends.
    let told = examples.indices.first {
      examples[$0].kind == .correct || "\(lesson.id)/\($0 + 1)" == id
    }
    return told.map { $0 == 0 ? examples[$0].line : examples[$0 - 1].end + 1 }
  }

  /// Where the block begins in which an example stands: one that holds both sides is no part of what is read
  /// before them.
  private func lineBefore(_ example: GuidelineExample) -> Int {
    lesson.document.blocks.last { $0.line <= example.line }?.line ?? example.line
  }
}

extension PredictionProgram {
  /// All its questions; none where it does not compile, since nothing runs then.
  var allQuestions: [PredictionQuestion] {
    withDeepStack {
      let problems = nameProblems(in: [parse(text, file: title)], isComplete: false)
      return problems.contains(where: \.isOfArguments) ? [] : questions()
    } ?? []
  }
}
