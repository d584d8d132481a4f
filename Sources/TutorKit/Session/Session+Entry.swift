import Analysis

extension Session {
  /// What Enter does with what is being entered.
  package enum EntryState: Hashable, Sendable {
    /// It is handed on.
    case complete
    /// It goes on on a new row, which begins with so many blanks.
    case incomplete(indentation: Int)
    /// Its last row is a verb: what is before that row is handed on, and then the verb.
    case verbOnLastRow
  }

  /// Whether a row ends code that is being entered, even while its brackets are open.
  static func endsCode(_ row: String) -> Bool {
    row == "." || row == "drop" || SessionVerb.ending(row) != nil
  }

  /// Decides on an entry of one or more rows. Code goes on until its brackets are closed; anything
  /// else is one row.
  /// - Parameters:
  ///   - entry: The whole text.
  ///   - textBeforeCursor: The part of it that decides on the indentation.
  ///   - isMoreWaiting: More input has arrived already, as in a paste without marks: code goes on.
  package func state(
    of entry: String, textBeforeCursor: String, isMoreWaiting: Bool
  ) -> EntryState {
    guard isCode(entry) else { return .complete }
    let rows = entry.rows
    // Text that no parser can read in time is handed on, and grading says so.
    guard SourceText.canBeParsed(entry) else { return .complete }
    if endsInVerb(rows) { return .verbOnLastRow }
    if isMoreWaiting, rows.count > 1 || !Self.endsCode(entry.trimmed) {
      return .incomplete(indentation: 0)
    }
    return withDeepStack {
      needsMoreInput(entry)
        ? EntryState.incomplete(indentation: indentation(after: textBeforeCursor)) : .complete
    } ?? .complete
  }

  /// Whether the last row is a verb that ends code, or any verb after code that is whole.
  private func endsInVerb(_ rows: [String]) -> Bool {
    guard rows.count > 1, let last = rows.last?.trimmed else { return false }
    if Self.endsCode(last) { return true }
    let words = last.split(separator: " ").map(String.init)
    guard pasted == nil, let word = words.first,
      let verb = SessionVerb.all.first(where: { $0.name == word }),
      words.count == 1
        || verb.traits.contains(.takesWords) && words.dropFirst().allSatisfy(Self.isWord)
    else { return false }
    let before = rows.dropLast().joined(separator: "\n")
    return withDeepStack { !needsMoreInput(before) } ?? false
  }

  /// Whether a word can stand behind a verb, as names, numbers and paths do, and operators do not.
  private static func isWord(_ word: String) -> Bool {
    word.contains { $0.isLetter || $0.isNumber } && !word.contains { "(){}[]=:,".contains($0) }
  }

  /// Code is what is entered in answer to `paste`, a row that begins a declaration, and rows that hold
  /// one or a curly bracket.
  func isCode(_ entry: String) -> Bool {
    if pasted != nil { return true }
    let rows = entry.rows
    if rows.contains(where: { Self.looksLikeSwift($0.trimmed) }) { return true }
    return rows.count > 1 && entry.contains { $0 == "{" || $0 == "}" }
  }

  /// Answers rows that were entered together: code is the submission when it is whole, and is gone on
  /// with when it is not; other rows are answered one after the other.
  mutating func respond(toRows entry: String) -> Response {
    guard isCode(entry) else { return respondToEach(entry.rows) }
    if pasted == nil, !isUnfinished(entry) { return submit(entry) }
    return collect(entry)
  }

  private func isUnfinished(_ entry: String) -> Bool {
    let state = state(of: entry, textBeforeCursor: entry, isMoreWaiting: false)
    if case .incomplete = state { return true }
    return false
  }

  private mutating func respondToEach(_ rows: [String]) -> Response {
    var answer = Response("")
    for row in rows where answer.effect == .none {
      let next = respond(to: row)
      answer = Response(answer.text + next.text, effect: next.effect)
    }
    return answer
  }

  /// Answers a paste that is too tall to be edited in place.
  /// - Parameter droppedBytes: What is missing of it, since it was larger than ``SourceText`` takes.
  package mutating func respond(toPaste text: String, droppedBytes: Int) -> Response {
    let rows = text.rows.count - (text.endsWithLineEnd ? 1 : 0)
    if droppedBytes > 0 {
      return say(SessionWords.pasteTooLarge(SourceText.maximumBytes))
    }
    guard isCode(text) else {
      return say(SessionWords.pasteWithoutSwift(rows))
    }
    guard pasted != nil else { return submit(text) }
    let answer = collect(text.endsWithLineEnd ? String(text.dropLast()) : text)
    return Response(answer.text + options.prose(SessionWords.pasteGoesOn(rows)))
  }

  private mutating func submit(_ text: String) -> Response {
    pasted = (text.endsWithLineEnd ? String(text.dropLast()) : text).rows
    return finishPaste()
  }

  // MARK: Rows of code

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
    if let verb = SessionVerb.ending(text) {
      if verb.traits.contains(.saysHowToAnswer), lacksMore(pasted ?? []) {
        return say(SessionWords.codeIsOpen(pasted?.count ?? 0))
      }
      let isWhole = !(pasted ?? []).allSatisfy { $0.trimmed.isEmpty }
      let isChange = isWhole && exercise == nil && takesCode
      let taken = finishPaste()
      // A changed example was compared when it was taken, or could not be.
      if isChange, verb.traits.contains(.tellsOfCode) { return taken }
      let answer = verb.run(&self, "")
      return verb.traits.contains(.tellsOfCode) && held.isEmpty
        ? answer : Response(taken.text + answer.text, effect: answer.effect)
    }
    pasted = (pasted ?? []) + line.rows
    keepEntered(line.rows)
    // Where no exercise is open nobody knows yet how code is ended.
    return takesCode || lacksMore(pasted ?? []) ? Response("") : finishPaste()
  }

  mutating func finishPaste() -> Response {
    let lines = pasted ?? []
    pasted = nil
    // After the text is saved: at any moment one of the two is kept.
    defer { store.forgetEntered(session: identity) }
    guard !lines.allSatisfy({ $0.trimmed.isEmpty }) else {
      return say(SessionWords.nothingEntered())
    }
    let text = lines.joined(separator: "\n") + "\n"
    guard let exercise else { return takesCode ? modified(text) : hold(text) }
    let taken = take(text, for: exercise)
    // The prompt shows no verdict on another text.
    takeUpVerdict()
    return say(taken)
  }

  /// Makes entered code the text of an exercise, and says so.
  func take(_ text: String, for exercise: Exercise) -> String {
    let lines = (text.endsWithLineEnd ? String(text.dropLast()) : text).rows
    store.saveDraft(text, of: exercise.id, change: .paste, time: now())
    let fence = holdsFence(text) ? " " + SessionWords.holdsFence() : ""
    if lacksMore(lines) {
      return SessionWords.tookUnfinished(lines.count, exercise.shownName) + fence
    }
    let took = SessionWords.took(lines.count, exercise.shownName) + fence
    let known = Set(CodeParts.types(in: text))
    let lost = CodeParts.types(in: exercise.starterText ?? "").filter { !known.contains($0) }
    guard !lost.isEmpty else { return took }
    return took + " " + SessionWords.lacksTypes(enumerated(lost.map { "`\($0)`" }))
  }

  /// Whether lines that mark code in Markdown stand around the code.
  private func holdsFence(_ text: String) -> Bool {
    guard text.contains("```"), SourceText.canBeParsed(text) else { return false }
    return withDeepStack { parse(text, file: "").syntaxErrors.contains(where: \.isFence) } == true
  }

  /// Whether there is no code yet, or code whose brackets are open.
  private func lacksMore(_ lines: [String]) -> Bool {
    let text = lines.joined(separator: "\n")
    guard !text.trimmed.isEmpty else { return true }
    return SourceText.canBeParsed(text) && withDeepStack { needsMoreInput(text) } == true
  }

  // MARK: Code where no exercise is open

  /// The exercise that takes the code which came in this lesson, the one that was left for it, or its first one.
  /// nil: there is none.
  var exerciseAtHand: Exercise? {
    heldHere?.exercise ?? exerciseLeft ?? lesson.flatMap { exercises.exercises(of: $0).first }
  }

  /// The code that came last where one is.
  var heldHere: HeldCode? { held.last { $0.lesson == lesson?.id } }

  /// The exercise that sentences name where none is open: the one at hand, or else the first that there is.
  /// nil: there is none.
  var exerciseToChoose: Exercise? {
    // Those of a whole folder take long to make.
    exerciseAtHand ?? lessons.lessons.lazy.compactMap { exercises.exercises(of: $0).first }.first
  }

  /// The name under which rows of such code outlive a session.
  private func nameOfHeld(_ exercise: Exercise) -> String {
    identity + Self.heldMark + exercise.id
  }

  private static let heldMark = "/held/"

  /// Keeps code for its exercise, also beyond the session.
  private mutating func keep(_ code: HeldCode) {
    held.append(code)
    for row in code.rows {
      store.keepEntered(
        row, of: code.exercise.id, session: nameOfHeld(code.exercise), time: now())
    }
  }

  /// A first row of code. Where no exercise is open, it is said how it ends.
  mutating func beginCode(_ line: String) -> Response {
    pasted = []
    let answer = collect(line)
    return takesCode || pasted == nil ? answer : say(SessionWords.codeWithoutExercise())
  }

  /// Keeps code until its exercise is chosen. What is entered piece by piece in one place goes together.
  mutating func hold(_ text: String) -> Response {
    let before = heldHere
    guard let exercise = exerciseShown(by: text) ?? exerciseToChoose else {
      return say(chooseExercise)
    }
    let pieces = [before.flatMap { $0.isOther(than: text) ? $0.text : nil } ?? "", text]
    let code = HeldCode(text: pieces.joined(), exercise: exercise, lesson: lesson?.id)
    for old in [before?.exercise, exercise].compactMap(\.self) { forgetHeld(for: old) }
    keep(code)
    guard let exam else { return say(SessionWords.heldCode(exercise.label, code.lines)) }
    return Response(
      options.prose(ExamWords.heldCode(exercise.label, code.lines)) + exam.interrupted(options))
  }

  private mutating func forgetHeld(for exercise: Exercise) {
    held.removeAll { $0.exercise.id == exercise.id }
    store.forgetEntered(session: nameOfHeld(exercise))
  }

  /// The exercise whose view a text declares, one of the lesson at hand before others. nil: it declares none.
  func exerciseShown(by text: String) -> Exercise? {
    let types = Set(CodeParts.types(in: text))
    let near =
      [exerciseLeft].compactMap(\.self) + (lesson.map { exercises.exercises(of: $0) } ?? [])
    let all = exercises.practice == nil ? exercises.exercises : []
    return (near + all).first { types.contains($0.rootName) }
  }

  /// Hands an exercise the code that was kept for it, and says so; empty: there is none.
  mutating func takeHeld(for exercise: Exercise) -> String {
    guard let code = held.last(where: { $0.exercise.id == exercise.id }) else { return "" }
    let words = take(code.text, for: exercise)
    // After the text is saved: at any moment one of the two is kept.
    forgetHeld(for: exercise)
    return options.prose(words)
  }

  /// Says of code that is kept for other exercises than the one that is open who takes it; empty: there is none.
  var heldForOthers: String {
    held.map { options.prose(SessionWords.heldForOther($0.lines, $0.exercise.label)) }.joined()
  }

  // MARK: Rows that outlive a session

  /// Makes rows that a session left behind the texts of their exercises. What no exercise was chosen for waits
  /// until one is. The greeting says so.
  package mutating func takeUpEntered() {
    for left in store.leftRows {
      if left.session.contains(Self.heldMark),
        let exercise = exercises.exercise(left.exercise)
      {
        store.forgetEntered(session: left.session)
        keep(HeldCode(text: left.text, exercise: exercise, lesson: nil))
        takenUp.append(ProgressWords.stillHeld(left.rows.count, exercise.label))
      } else {
        store.adopt(left, time: now())
        takenUp.append(ProgressWords.adopted(left.rows.count, left.exercise))
      }
    }
  }

  /// Keeps rows that were entered, in case the program ends before the code does.
  private func keepEntered(_ rows: [String]) {
    guard let exercise else { return }
    for row in rows {
      store.keepEntered(row, of: exercise.id, session: identity, time: now())
    }
  }
}
