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
  /// Stands in for the draft: the text of a file.
  var givenText: String?
  var lastVerdict: GradeReport.Verdict?
  /// The last report, for credit.
  var lastReport: GradeReport?
  /// What is being asked and walked through.
  var inquiry = Inquiry()
  /// Lines of code being pasted; nil: not pasting.
  var pasted: [String]?
  /// The open round of questions.
  var review: ReviewRound?
  /// The open exam.
  var exam: Exam?
  /// How the last exam of this session ended; nil: without a result, or there was none.
  package var examIsPassed: Bool?
  /// The program's version, for certificates.
  package var version = ""
  /// What lessons offer.
  let plans = LessonPlans()
  /// Names this session's rows in the store.
  let identity = UUID().uuidString
  /// How many of the store's notes were said.
  var notesSaid = 0
  /// What an earlier session was entering when it ended.
  var adopted: [(exercise: String, rows: Int)] = []

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
    lines += Self.greeting(adopted: adopted)
    lines += dueGreeting
    if let exercise {
      lines.append(SessionWords.backAtExercise(exercise.id, exercise.title))
      lines.append(SessionWords.exerciseVerbs())
      lines.append(nextWords)
    } else if let lesson {
      lines.append(SessionWords.backAtLesson(lesson.number, lesson.title))
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
    let response = answer(line)
    return withNews(response)
  }

  private mutating func answer(_ line: String) -> Response {
    if line.contains("\n") { return respond(toRows: line) }
    if pasted != nil { return collect(line) }
    let text = Self.withoutProgramName(line.trimmed)
    if text.isEmpty { return Response("") }
    if let answer = answerExam(text) { return answer }
    if let answer = answerReview(text) { return answer }
    let wasAsking = inquiry.open != nil || inquiry.choice != nil
    if let answer = respondToChoice(text) { return answer }
    if let answer = respondToQuestion(text) { return answer }
    if Self.looksLikeSwift(text) {
      guard takesCode else { return noExerciseForCode }
      pasted = []
      return collect(line)
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1].trimmed : ""
    guard let verb = SessionVerb.named(words[0]) else {
      let isOfShell = text != line.trimmed
      return isOfShell
        ? say(PracticeWords.onShell(text)) : answeredAlready(text) ?? unknown(words[0])
    }
    let response = verb.run(&self, argument)
    return wasAsking ? setAside(response, for: verb) : response
  }

  /// The end of input while code is being pasted, or at the prompt.
  package mutating func endOfInput() -> Response {
    if pasted != nil { return finishPaste() }
    return Response("", effect: .quit)
  }

  /// Drops what is being entered.
  package mutating func interrupted() -> Response {
    if exam != nil { return interruptedExam() }
    if review != nil { return say(ReviewWords.goesOn()) }
    guard pasted != nil else { return droppedQuestion() }
    pasted = nil
    store.forgetEntered(session: identity)
    return say(SessionWords.dropped())
  }

  private func unknown(_ word: String) -> Response {
    let matches = SessionVerb.beginning(with: word).map(\.name)
    if matches.count > 1 {
      return say(SessionWords.ambiguous(word, matches.joined(separator: SessionWords.or())))
    }
    let nearest = nearestName(to: word, among: Self.verbs)
    return say(nearest.map { SessionWords.noVerbButNear(word, $0) } ?? SessionWords.noVerb(word))
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
