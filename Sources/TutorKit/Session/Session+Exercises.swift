package import Analysis
import Foundation

extension Session {
  func listExercises() -> Response {
    let summary = store.summary()
    let all = exercises.practice?.exercises ?? exercises.exercises
    var lines = all.map { exercise in
      let state = summary[exercise.id]
      let mark =
        state?.isPassed == true
        ? StageWords.passed() : state.map { StageWords.tried($0.attempts) }
      return "\(exercise.label). \(exercise.title)" + (mark.map { " (\($0))" } ?? "")
    }
    if lines.isEmpty { lines = [SessionWords.noExercises()] }
    return list(lines)
  }

  mutating func startExercise(_ name: String) -> Response {
    let found =
      name.isEmpty
      ? exercise ?? lesson.flatMap { exercises.exercises(of: $0).first }
        ?? exercises.exercises.first
      : exercises.exercise(name)
    guard let found else {
      return say(name.isEmpty && lesson == nil ? SessionWords.nameExercise() : noExercise(name))
    }
    return start(found)
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
    if let lesson = lessons.lesson(found.lesson) { keepPlace(in: lesson) }
    lastVerdict = nil
    store.set("exercise", to: found.id)
    noteBegun(found)
    if store.draft(of: found.id) == nil, let starter = starterText(found) {
      store.saveDraft(starter, of: found.id, change: .start, time: now())
    }
    let goal = ExerciseGoal(exercise: found).lines(options)
    return Response(
      options.prose("\(found.shownName): \(found.title)")
        + goal.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
        + (store.summary()[found.id]?.isPassed == true
          ? options.prose(SessionWords.passedBefore()) : "")
        + options.prose(StageWords.exerciseVerbs(found.label)))
  }

  /// A guideline's exercises are made when they are asked for: progress speaks of those that were begun.
  private func noteBegun(_ exercise: Exercise) {
    guard exercise.pair != nil else { return }
    let begun = store.begunPractice(of: exercise.lesson)
    guard !begun.contains(exercise.id) else { return }
    store.set(
      "practice:" + exercise.lesson, to: (begun + [exercise.id]).joined(separator: "\n"))
  }

  func starterText(_ exercise: Exercise) -> String? {
    exercise.starterText
  }

  /// Answers with the text being worked on.
  func withText(_ answer: (String) -> Response) -> Response {
    if exercise == nil, let program = programAtHand { return answer(program.text) }
    return switch currentText {
    case .success((_, let text)): answer(text)
    case .failure(let refusal): say(refusal.sentence)
    }
  }

  func show() -> Response {
    withText {
      Response(options.code($0).joined(separator: "\n").visibleKeepingStyle(options) + "\n")
    }
  }

  // MARK: Changing the text

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

  mutating func beginPaste() -> Response {
    guard takesCode else { return say(chooseExercise) }
    pasted = []
    return say(SessionWords.pasteNow())
  }

  /// Lines of code; a row that is one of ``endsCode(_:)`` ends it.
  mutating func collect(_ line: String) -> Response {
    let text = line.trimmed
    if text == "." { return finishPaste() }
    if text == "drop" { return interrupted() }
    if Self.endsCode(text) {
      let answer = finishPaste()
      guard text != "grade" else { return gradeCurrent() }
      let more = respond(to: text)
      return Response(answer.text + more.text, effect: more.effect)
    }
    pasted = (pasted ?? []) + line.rows
    keepEntered(line.rows)
    return Response("")
  }

  mutating func finishPaste() -> Response {
    let lines = pasted ?? []
    pasted = nil
    // After the text is saved: at any moment one of the two is kept.
    defer { store.forgetEntered(session: identity) }
    guard !lines.allSatisfy({ $0.trimmed.isEmpty }) else {
      return say(SessionWords.nothingEntered())
    }
    guard let exercise else {
      return modified(lines.joined(separator: "\n") + "\n")
    }
    store.saveDraft(
      lines.joined(separator: "\n") + "\n", of: exercise.id, change: .paste, time: now())
    return say(SessionWords.took(lines.count, exercise.shownName))
  }

  // MARK: Grading

  /// That a text is another exercise's. nil: it may be this one's.
  func otherExercise(of text: String, than exercise: Exercise) -> String? {
    exercises.owner(of: text, not: exercise).map {
      PracticeWords.otherExercise($0.number, $0.title, exercise.number)
    }
  }

  mutating func gradeCurrent() -> Response {
    guard let exercise else { return say(chooseExercise) }
    guard let text = store.draft(of: exercise.id) ?? starterText(exercise) else {
      return say(SessionWords.noText())
    }
    if let other = otherExercise(of: text, than: exercise) { return say(other) }
    var request = exercise.request(
      for: parse(text, file: exercise.starterFile.lastPathComponent))
    request.previous = lastReport?.exercise == exercise.id ? lastReport : nil
    guard let report = grade(request, compiling: compileCheck) else {
      return say(SessionWords.didNotEnd(SessionWords.grading()))
    }
    let remark = noteGrade(report, previous: lastReport)
    lastReport = report
    lastVerdict = report.verdict
    store.record(
      exercise: exercise.id, text: text, verdict: report.verdict.rawValue, report: report.json,
      hints: hintLevel, time: now())
    return Response(report.facts(options), end: report.next(options) + remark)
  }
}

extension Exercise {
  /// A request to grade a submission of this exercise, with starter and reference read.
  package func request(for submission: ParsedSource) -> GradeRequest {
    let starter = starterText.map { MarkedSource($0).text }
    var request = GradeRequest(
      submission: pair == nil ? submission : submission.importingSwiftUI, exercise: self,
      starter: starter.map { parse($0, file: starterFile.lastPathComponent) },
      reference: (pair?.answer ?? referenceText).map { parse($0, file: "solution.swift") })
    request.model = pair?.model ?? .starter
    request.known = Set(pair?.undeclared ?? [])
    if isOwn { request.addProgram(of: self) }
    return request
  }
}

extension ParsedSource {
  /// With the import that the blocks of a guideline often leave out; lines stay where they are.
  fileprivate var importingSwiftUI: ParsedSource {
    text.contains("import SwiftUI") || text.trimmed.isEmpty
      ? self : parse("import SwiftUI; " + text, file: file)
  }
}

extension GradeReport {
  /// The report as the progress store keeps it.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
