import Analysis
import Foundation

/// The way through a lesson: predict, run, investigate, modify, make; and where one was.
extension Session {
  /// How far one is within the lesson.
  var stage: LessonStage {
    get { store.setting("stage").flatMap(LessonStage.init) ?? .read }
    nonmutating set { store.set("stage", to: newValue.rawValue) }
  }

  /// The way through the lesson where one is; nil: one is in none.
  var way: LessonWay? { lesson.map(way(through:)) }

  func way(through lesson: Lesson) -> LessonWay {
    LessonWay(lesson: lesson, stage: stage, lessons: lessons, exercises: exercises, plans: plans)
  }

  /// What is printed before the first prompt. On the first run it asks a question; later it says
  /// where one was, and asks again what was not answered.
  package mutating func begin() -> String {
    guard isFirstRun else { return greeting + (openAgain() ?? "") }
    store.set("greeted", to: "1")
    guard let question = PredictionProgram.firstRun.allQuestions.first else { return greeting }
    inquiry.open = OpenQuestion(question: question, isFirstRun: true)
    let problem = store.problem.map { options.prose(ProgressWords.note($0)) } ?? ""
    // All of it fits a window of 40 columns and 24 rows, so that no row of the code is out of sight.
    let start = options.width < 60 ? StageWords.firstRunNarrow() : StageWords.firstRun()
    return problem + options.prose(start) + "\n" + question.text(options, isFirst: true)
      + options.prose(StageWords.noGuess())
  }

  private var isFirstRun: Bool {
    lesson == nil && exercise == nil && store.setting("greeted") == nil
  }

  /// The question that was open when the last session ended.
  private mutating func openAgain() -> String? {
    if exercise?.isOwn == true { return openOwnAgain() }
    guard exercise == nil, stage == .predict, let id = store.setting("question"),
      !askedQuestions.contains(id), let question = way?.question(id)
    else { return nil }
    inquiry.open = OpenQuestion(question: question)
    inquiry.shown = question.program.id
    return "\n" + question.text(options)
  }

  private mutating func openOwnAgain() -> String? {
    guard let id = store.setting(Self.ownQuestion), !id.isEmpty, !askedQuestions.contains(id),
      let question = programAtHand?.allQuestions.first(where: { $0.id == id })
    else { return nil }
    inquiry.open = OpenQuestion(question: question)
    inquiry.shown = question.program.id
    return "\n" + question.text(options)
  }

  /// After the first question: what there is, and what to type.
  var courseText: String {
    options.prose(
      lessons.isForeign
        ? PracticeWords.ownCourse(lessons.lessons.count)
        : StageWords.course(lessons.lessons.count, exercises.exercises.count))
      + options.prose(StageWords.courseBegins())
  }

  // MARK: Stages

  /// Does the following stage of the lesson; nil: one is in no lesson, or past its stages.
  mutating func nextStage() -> Response? {
    inquiry.open = nil
    guard exercise == nil, let following = way?.following, following != .make
    else { return nil }
    switch following {
    case .predict: return predictInLesson()
    case .run: return run()
    case .investigate: return investigate()
    case .modify: return beginModifying()
    case .read, .make: return nil
    }
  }

  /// Goes on to a stage of the lesson, never back.
  private func advance(to next: LessonStage) {
    let all = LessonStage.allCases
    guard exercise == nil, lesson != nil, let now = all.firstIndex(of: stage),
      let wanted = all.firstIndex(of: next), wanted > now
    else { return }
    stage = next
  }

  private mutating func predictInLesson() -> Response {
    if let way, !way.hasQuestion, let asked = askChoice() { return asked }
    let answer = predict()
    guard inquiry.open == nil else { return answer }
    stage = .predict
    return Response(answer.text + nextText + "\n")
  }

  /// Leaves out the following stage, or the open question.
  mutating func skip() -> Response {
    if let exercise { return leaveExercise(exercise) }
    guard let following = way?.following, following != .make else {
      return Response(options.prose(StageWords.nothingToSkip()) + nextText + "\n")
    }
    stage = following
    return Response(options.prose(StageWords.skipped(following.verb)) + nextText + "\n")
  }

  /// What `next` would do.
  var nextText: String { options.wrap(nextWords).joined(separator: "\n") }

  var nextWords: String {
    if let exercise {
      return path.isPassed(exercise)
        ? path.sentence(path.place(after: exercise)) : StageWords.nextAtExercise(exercise.shownName)
    }
    guard let lesson else { return StageWords.nextBegins() }
    if let way, let announcement = way.announcement, way.following != .make || hasOpenExercise {
      return StageWords.next(announcement)
    }
    if lesson.isAboutOwnScreens, !path.isRead(lesson) {
      return StageWords.next(OwnWords.announcement())
    }
    return path.sentence(path.place(after: lesson))
  }

  /// Whether an exercise of the lesson is not passed yet.
  private var hasOpenExercise: Bool {
    lesson.map { exercises.exercises(of: $0).contains { !path.isPassed($0) } } ?? false
  }

  /// What ran in the step that was asked about, or in all steps.
  mutating func run() -> Response {
    advance(to: .run)
    if stage == .modify, exercise == nil { return Response(tree().text + nextText + "\n") }
    let asked = askedQuestion
    let program = asked?.program ?? programAtHand
    let heading = program.map { naming($0) } ?? ""
    let traced = withTrace(of: program) { report in
      var shown = report
      if let step = asked?.step, report.steps.indices.contains(step) {
        shown.steps = [report.steps[step]]
      }
      return Response(shown.text(options))
    }
    let answer = under(heading, traced)
    return exercise == nil && lesson != nil ? Response(answer.text + nextText + "\n") : answer
  }

  /// Goes on in the walk. What `next` has announced begins where `next` does.
  mutating func step() -> Response {
    let isAnnounced = exercise == nil && inquiry.walk == nil && way?.following == .investigate
    return isAnnounced ? investigate() : walk(by: 1)
  }

  private mutating func investigate() -> Response {
    advance(to: .investigate)
    let start = options.prose(StageWords.investigating())
    return Response(walk(through: askedQuestion).text + "\n" + start + nextText + "\n")
  }

  // MARK: Changing the example

  /// The name under which a changed example is kept.
  private var draftName: String { "lesson:" + (lesson?.id ?? "") }

  private mutating func beginModifying() -> Response {
    stage = .modify
    let view = exampleAtHand?.root?.rootName
    let task = view.map { StageWords.modifyingView($0) } ?? StageWords.modifying()
    return Response(options.prose(task + " " + StageWords.howToModify()) + nextText + "\n")
  }

  /// Opens the text at hand in an editor. In a lesson this is the example, to be changed.
  mutating func editText() -> Response {
    if exercise == nil, lesson != nil {
      if stage != .modify { inquiry.stageBefore = stage }
      stage = .modify
    }
    return withText { Response("", effect: .edit($0)) }
  }

  /// Whether code that is entered has a place to go.
  var takesCode: Bool { exercise != nil || lesson != nil && stage == .modify }

  /// Keeps a changed example, and compares it with the lesson's.
  mutating func modified(_ text: String) -> Response {
    guard let original = exampleAtHand else { return hold(text) }
    let types = Set(CodeParts.types(in: text))
    if let view = original.root?.rootName, !types.isEmpty, !types.contains(view) {
      return incomparable(text, original, lacking: view)
    }
    inquiry.stageBefore = nil
    keep(text, changedFrom: original)
    stage = .modify
    let change = ExampleChange(original: original, text: text, compileCheck: compileCheck)
    guard let report = change.report else {
      return say(SessionWords.didNotEnd(DiffWords.theComparison()))
    }
    inquiry.uncompiled = report.compiles ? nil : text
    return Response(report.text(options: options) + "\n" + nextText + "\n")
  }

  /// Code that lacks the example's view: an exercise's waits for it, and other code is kept, to be changed or
  /// taken back.
  private mutating func incomparable(
    _ text: String, _ original: PredictionProgram, lacking view: String
  ) -> Response {
    let before = inquiry.stageBefore
    if let before { stage = before }
    if exerciseShown(by: text) != nil { return hold(text) }
    keep(text, changedFrom: original)
    return say(
      before == nil ? StageWords.lacksView(view) : StageWords.lacksViewInEditor(view))
  }

  /// Makes a text that of the example.
  private mutating func keep(_ text: String, changedFrom original: PredictionProgram) {
    if store.draft(of: draftName) == nil {
      store.saveDraft(original.text, of: draftName, change: .start, time: now())
    }
    store.saveDraft(text, of: draftName, time: now())
    inquiry.walk = nil
  }

  /// The changed example compared with the lesson's; nil: none is being changed.
  mutating func comparedExample() -> Response? {
    guard exercise == nil, lesson != nil, stage == .modify, let text = programAtHand?.text else {
      return nil
    }
    return modified(text)
  }

  /// `undo`, `redo` and `reset` of the lesson's example; nil: none is being changed.
  mutating func turnExample(_ change: Revision.Change) -> Response? {
    guard exercise == nil, lesson != nil, stage == .modify, let original = exampleAtHand else {
      return nil
    }
    inquiry.walk = nil
    switch change {
    case .undo:
      guard let text = store.undo(draftName, time: now())?.text else {
        return say(SessionWords.nothingToUndo())
      }
      if text == original.text { return say(StageWords.exampleBeforeChange()) }
      let lines = text.lineWords
      return shownAgain(
        text,
        store.hasEarlier(draftName) ? SessionWords.undone(lines) : SessionWords.undoneToFirst(lines)
      )
    case .redo:
      guard let text = store.redo(draftName, time: now())?.text else {
        return say(SessionWords.nothingToRedo())
      }
      return text == original.text
        ? say(StageWords.exampleAgain()) : shownAgain(text, SessionWords.redone(text.lineWords))
    case .start, .edit, .paste, .reset:
      guard isExampleChanged else { return say(StageWords.exampleUnchanged()) }
      store.saveDraft(original.text, of: draftName, change: .reset, time: now())
      return say(StageWords.exampleAgain())
    }
  }

  /// Says that a changed example is there again, and how it stands.
  private mutating func shownAgain(_ text: String, _ sentence: String) -> Response {
    let words = options.prose(sentence) + "\n"
    return under(words, modified(text))
  }

  // MARK: The program at hand

  /// The text of the exercise, or the lesson's example that was asked about, changed or not.
  var programAtHand: PredictionProgram? {
    if let exercise {
      let text = store.draft(of: exercise.id) ?? exercise.starterText
      return text.map(exercise.program)
    }
    guard var program = exampleAtHand else { return nil }
    if stage == .modify, let draft = store.draft(of: draftName) { program.text = draft }
    return program
  }

  /// Whether the lesson's example has another text than the lesson gives it.
  var isExampleChanged: Bool {
    exercise == nil && stage == .modify && programAtHand?.text != exampleAtHand?.text
  }

  /// What was asked about; to be changed, the example that shows how not to do it.
  private var exampleAtHand: PredictionProgram? {
    // Before the first lesson the question of the first run is all there is.
    guard let way else { return inquiry.answered?.program }
    if stage == .modify { return way.exampleToChange }
    return store.setting("question").flatMap(way.program(ofQuestion:)) ?? way.lesson.programs.first
  }

  /// What was asked about in this lesson.
  private var askedQuestion: PredictionQuestion? {
    guard exercise == nil, stage != .modify else { return nil }
    return store.setting("question").flatMap { way?.question($0) }
  }

  /// What a passed exercise was about, and what comes next.
  func lessonLearned(_ exercise: Exercise, _ report: GradeReport) -> String {
    var lines: [String] = [""]
    lines += report.gains.flatMap { options.wrap($0) }
    if exercise.hints.count > 2 { lines += options.wrap(StageWords.learned(exercise.hints[2])) }
    lines += options.wrap(path.sentence(path.place(after: exercise)))
    return lines.joined(separator: "\n").visible + "\n"
  }
}

extension GradeReport {
  /// What a passed text gained: the step that builds less by most, and where it does better than the reference.
  fileprivate var gains: [String] {
    func saved(_ step: Step) -> Int { (step.starterRebuilt ?? step.rebuilt) - step.rebuilt }
    let most = steps.enumerated().max {
      (saved($0.element), -$0.offset) < (saved($1.element), -$1.offset)
    }
    let better = steps.first { step in step.referenceRebuilt.map { step.rebuilt < $0 } == true }
    var sentences: [String] = []
    if let step = most?.element, saved(step) > 0, let before = step.starterRebuilt {
      sentences.append(StageWords.builtLess(step.action, step.rebuilt, before))
    }
    if let better, let reference = better.referenceRebuilt {
      sentences.append(StageWords.betterThanReference(better.action, better.rebuilt, reference))
    }
    return sentences
  }
}

extension Exercise {
  /// From 1 to 4: how much there is to read before anything can be changed.
  package var difficulty: Int {
    let lines = (starterText ?? "").rows.count
    return 1 + [50, 80, 120].count { lines > $0 }
  }

  /// The text that the exercise begins with; nil: it cannot be read.
  package var starterText: String? {
    pair?.starter ?? (try? SourceText.read(starterFile.path).get())
  }

  /// The answer that counts are held against; nil: there is none, or it cannot be read.
  package var referenceText: String? {
    guard let pair else {
      let text = isSealed ? sealedText : try? SourceText.read(solutionFile.path).get()
      return text.map { MarkedSource($0).text }
    }
    return pair.keepsCounts ? pair.answer : nil
  }

  /// The reference of a course that is handed out without its solutions; nil: the file is damaged.
  var sealedText: String? {
    let file = try? SourceText.read(sealedFile.path).get()
    return file.flatMap { try? SealedReference.open($0, of: id).get() }
  }
}
