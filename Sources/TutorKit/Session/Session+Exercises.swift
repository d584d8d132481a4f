package import Analysis
import Foundation

extension Session {
  func listExercises() -> Response {
    let summary = store.summary()
    let all = exercises.practice?.exercises ?? exercises.inOrder
    var lines = all.map { exercise in
      let state = summary[exercise.id]
      let mark =
        state?.isPassed == true
        ? StageWords.passed() : state.map { StageWords.tried($0.attempts) }
      let lesson = lessons.lesson(exercise.lesson).map { StageWords.ofLesson($0.number) }
      let facts = [lesson, StageWords.difficulty(exercise.difficulty), mark].compactMap(\.self)
      return "\(exercise.label). \(exercise.title) (\(facts.joined(separator: ", ")))"
    }
    if lines.isEmpty { lines = [SessionWords.noExercises()] }
    return list(lines)
  }

  mutating func startExercise(_ name: String) -> Response {
    let found =
      name.isEmpty
      ? exercise ?? exerciseAtHand ?? exercises.exercises.first
      : exercises.exercise(name) ?? exerciseOfPrompt(name) ?? exercises.exercise(titled: name)
    guard let found else {
      return say(name.isEmpty && lesson == nil ? SessionWords.nameExercise() : noExercise(name))
    }
    return start(found)
  }

  /// The exercise that the prompt calls so: `tea-shelf`, `21:tea-shelf`.
  private func exerciseOfPrompt(_ name: String) -> Exercise? {
    let name = name.lowercased()
    return exercises.practice == nil
      ? exercises.exercises.first { exercise in
        let own = SessionPrompt.name(of: exercise)
        return name == own || name == exercise.label + ":" + own
      } : nil
  }

  /// Why there is no exercise of this name.
  private func noExercise(_ name: String) -> String {
    let number = name.isEmpty ? lesson?.number : Int(name)
    guard let practice = exercises.practice,
      let lesson = lessons.lessons.first(where: { $0.number == number }),
      let why = practice.outcome(of: lesson).whyNone
    else { return SessionWords.noExercise(name) }
    return PracticeWords.noExercise(lesson.name, why)
  }

  /// Turns to an exercise and says what it asks for.
  mutating func start(_ found: Exercise) -> Response {
    inquiry = Inquiry()
    exercise = found
    exerciseLeft = nil
    if let own = lessons.lesson(found.lesson) {
      keepPlace(in: own)
      if lesson?.id != own.id { example = 0 }
      lesson = own
    }
    store.set("exercise", to: found.id)
    if found.pair != nil { BegunPractice(store: store, lesson: found.lesson).add(found.id) }
    (try? work.get())?.begin()
    let taken = takeHeld(for: found)
    takeUpVerdict()
    let goal = ExerciseGoal(exercise: found).lines(options)
    return Response(
      options.prose("\(found.shownName): \(found.title)")
        + goal.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
        + textAtHand(of: found, isTaken: !taken.isEmpty)
        + options.prose(StageWords.exerciseVerbs(found.label)) + taken + heldForOthers)
  }

  /// What is said of the text that an exercise has here: whether it is the one that passed, and where the
  /// folder holds another one.
  /// - Parameter isTaken: It was entered just now.
  private func textAtHand(of exercise: Exercise, isTaken: Bool) -> String {
    let file = otherFile.map { options.prose(SessionWords.fileHoldsOther($0)) } ?? ""
    guard store.summary()[exercise.id]?.isPassed == true else { return file }
    let isAtBeginning = store.draft(of: exercise.id) == exercise.starterText
    let words =
      if isAtBeginning {
        SessionWords.passedAtBeginning()
      } else if isTaken || !file.isEmpty {
        SessionWords.passedOtherwise()
      } else {
        SessionWords.passedBefore()
      }
    return options.prose(words) + file
  }

  /// The verdict on the text as it was graded last; none where it never was.
  mutating func takeUpVerdict() {
    isGraded = false
    guard let exercise, let draft = store.draft(of: exercise.id),
      let last = store.attempts(at: exercise.id).last(where: { $0.text == draft }),
      let report = try? JSONDecoder().decode(GradeReport.self, from: Data(last.report.utf8))
    else { return }
    (lastReport, isGraded) = (report, true)
  }

  /// Answers with the text being worked on.
  func withText(_ answer: (String) -> Response) -> Response {
    if exercise == nil, let program = programAtHand { return answer(program.text) }
    return switch work.flatMap(\.text) {
    case .success(let text): answer(text)
    case .failure(let refusal): say(refusal.sentence)
    }
  }

  func show() -> Response {
    withText {
      Response(options.code($0).joined(separator: "\n").visibleKeepingStyle(options) + "\n")
    }
  }

  // MARK: Changing the text

  /// Whether what is edited is kept before it is graded.
  package var keepsDraft: Bool { exercise != nil }

  /// The editor has ended with this text; nil: it failed.
  package mutating func edited(_ text: String?) -> Response {
    guard let text else {
      return say(SessionWords.editorFailed())
    }
    guard let exercise else { return modified(text) }
    if text == store.draft(of: exercise.id) {
      return say(SessionWords.unchanged())
    }
    store.saveDraft(text, of: exercise.id, time: now())
    let report = gradeCurrent()
    return withNews(report)
  }

  /// Grades at each save of a file, which is made where there is none: the exercise's, or one that is named
  /// after the view of the lesson's example.
  func watch(_ name: String) -> Response {
    withText { text in
      let view = programAtHand?.shownView
      let own =
        exercise?.starterFile.lastPathComponent ?? (view ?? ExampleProgram.viewName) + ".swift"
      guard name.isEmpty || name.hasSuffix(".swift") else {
        return say(SessionWords.watchTakesSwift(name, own))
      }
      let file = name.isEmpty ? own : name
      return say(SessionWords.watching(file), effect: .watch(file: file, text: text))
    }
  }

  /// The watched file holds this text now.
  package mutating func watched(_ text: String) -> Response {
    guard let exercise else { return modified(text) }
    return store.draft(of: exercise.id) == text ? gradeCurrent() : edited(text)
  }

  /// `undo`, `redo`, `reset`: the text is another one, and what was done is said.
  mutating func turn(_ change: (ExerciseWork) -> String?) -> Response {
    guard let work = try? work.get(), let sentence = change(work) else {
      return say(chooseExercise)
    }
    takeUpVerdict()
    return say(sentence)
  }

  // MARK: What is said of the text

  /// The work at the exercise.
  var work: Result<ExerciseWork, ExerciseRefusal> {
    exercise.map {
      .success(
        ExerciseWork(
          $0, exercises: exercises, store: store, compileCheck: compileCheck, now: now))
    } ?? .failure(.noExercise(chooseExercise))
  }

  /// An answer, or why there is none.
  private func say<Answer>(
    _ result: Result<Answer, ExerciseRefusal>, _ text: (Answer) -> String
  ) -> Response {
    switch result {
    case .success(let answer): Response(text(answer))
    case .failure(let refusal): say(refusal.sentence)
    }
  }

  mutating func gradeCurrent() -> Response {
    if let changed = comparedExample() { return changed }
    switch work.flatMap({ $0.grade(previous: lastReport) }) {
    case .failure(let refusal): return say(refusal.sentence)
    case .success(let report):
      lastReport = report
      isGraded = true
      let remark =
        report.verdict == .passed ? exercise.map { lessonLearned($0, report) } : nil
      return Response(report.facts(options), end: report.next(options) + (remark ?? ""))
    }
  }

  /// `diff`, `diff starter`, `diff reference`.
  mutating func diff(_ argument: String) -> Response {
    if let changed = comparedExample() { return changed }
    guard let target = DiffTarget(named: argument) else {
      let nearest = nearestName(to: argument, among: DiffTarget.allCases.map(\.rawValue))
      return say(nearest.map { DiffWords.targetsButNear($0) } ?? DiffWords.targets())
    }
    return say(work.flatMap { $0.comparison(with: target) }) { $0.text(options: options) }
  }

  /// The next hint, or one that was given already.
  func hint(_ number: Int?) -> Response {
    guard let number else {
      return say(work.flatMap { $0.nextHint() }) { $0.text(options: options) }
    }
    let given = (try? work.get())?.hintLevel ?? 0
    if number > hintLevels, let other = exercises.exercise(String(number)) {
      return say(PracticeWords.noSuchHint(hintLevels, number, other.title))
    }
    guard number <= given else {
      return say(PracticeWords.noHintYet(number, min(given + 1, hintLevels)))
    }
    return say(work.flatMap { $0.hint(again: number) }) { $0.text(options: options) }
  }

  func solution() -> Response {
    say(work.flatMap(\.reference)) {
      options.code($0).joined(separator: "\n").visibleKeepingStyle(options) + "\n"
    }
  }

  // MARK: Where none is open

  /// Names the exercise of the lesson that is open, or else the first one that there is.
  var chooseExercise: String {
    guard let chosen = exerciseToChoose else { return SessionWords.noExerciseToChoose() }
    let command = "exercise \(chosen.label)"
    let isOfLesson = lesson.map { !exercises.exercises(of: $0).isEmpty } ?? true
    return isOfLesson || heldHere != nil
      ? SessionWords.chooseExercise(command) : SessionWords.chooseOtherExercise(command)
  }
}

extension Exercise {
  /// A request to grade a submission of this exercise, with starter and reference read.
  package func request(for submission: ParsedSource) -> GradeRequest {
    let starter = starterText.map { MarkedSource($0).text }
    var request = GradeRequest(
      submission: asGraded(submission),
      exercise: self,
      starter: starter.map { parse($0, file: starterFile.lastPathComponent) },
      reference: gradedReference.map { parse($0, file: "solution.swift") })
    request.model = pair?.model ?? .starter
    request.keepsCounts = pair?.keepsCounts ?? true
    request.known = Set(pair?.undeclared ?? [])
    if isOwn { request.addProgram(of: self) }
    return request
  }
}

extension Exercise {
  /// A submission as it is graded: for a guideline's pair with what its documents leave out.
  package func asGraded(_ submission: ParsedSource) -> ParsedSource {
    pair == nil ? submission : underOwnName(submission.importingSwiftUI)
  }

  /// An answer that calls the view as the document calls the Correct side's, with the starter's name for it.
  private func underOwnName(_ submission: ParsedSource) -> ParsedSource {
    let name = root.rootName
    guard let other = pair?.otherName, !name.hasPrefix("#") else { return submission }
    let declared = submission.declaredTypeNames
    guard declared.contains(other), !declared.contains(name) else { return submission }
    return parse(submission.renaming(other, to: name), file: submission.file)
  }

  /// What an answer is held against; nil: there is nothing of the kind.
  private var gradedReference: String? {
    guard let pair else { return referenceText }
    if case .unpaired = pair.relation { return nil }
    return pair.answer
  }
}
