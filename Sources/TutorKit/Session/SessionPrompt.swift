/// What stands before what is typed: where one is, what is asked, and the last verdict.
package struct SessionPrompt: Hashable, Sendable {
  /// A part of the prompt in one style.
  package struct Part: Hashable, Sendable {
    /// What is seen.
    package var text: String
    /// nil: as the terminal writes.
    package var style: RenderOptions.Style?
  }

  /// What is being entered, or asked.
  enum Asking: Hashable {
    case nothing, code, review, prediction
    /// The question of the exam with this number.
    case exam(Int)
  }

  /// What stands in it, in order.
  package let parts: [Part]

  /// The prompt as text.
  package var text: String { parts.map(\.text).joined() }

  /// - Parameters:
  ///   - place: `exercise 3:banquet-planner`; empty: one is nowhere.
  ///   - report: The last grade, if it is to be seen.
  init(_ asking: Asking, place: String, report: GradeReport?, _ options: RenderOptions) {
    let end = Part(text: (options.isASCII ? ">" : "›") + " ")
    let here = ["tutor", place].filter { !$0.isEmpty }.joined(separator: " ")
    func strong(_ text: String) -> Part { Part(text: text, style: .strong) }
    switch asking {
    case .code: parts = [strong(GradeWords.promptCode()), end]
    case .exam(let number): parts = [strong(ExamWords.prompt(number, Exam.length)), end]
    case .review: parts = [strong(ReviewWords.prompt()), end]
    case .prediction: parts = [strong(here + " " + PredictWords.prompt()), end]
    case .nothing:
      let verdict = report.map {
        [Part(text: " "), Part(text: $0.promptWords(options), style: $0.verdict.style)]
      }
      parts = [strong(here)] + (verdict ?? []) + [end]
    }
  }

  /// The name of an exercise: that of the view that it shows, in small letters.
  static func name(of exercise: Exercise) -> String { exercise.root.viewName.kebabCase }

  /// The place in words: `exercise 3:banquet-planner`, `lesson 6:waking-a-body`. Windows of less than sixty
  /// columns leave the name out.
  static func place(_ exercise: Exercise?, _ lesson: Lesson?, _ options: RenderOptions) -> String {
    func named(_ name: String) -> String {
      name.isEmpty || options.width < 60 ? "" : ":" + name.visible.shortened(to: 24)
    }
    if let exercise, exercise.isOwn { return exercise.label.visible.shortened(to: 30) }
    if let exercise {
      return SessionWords.promptExercise(exercise.label)
        + named(name(of: exercise))
    }
    guard let lesson else { return "" }
    let name = lesson.id.split(separator: "/").last.map(String.init) ?? ""
    return SessionWords.promptLesson(lesson.number) + named(name)
  }
}

extension String {
  /// The view's name in a root expression, without a `View` at its end.
  fileprivate var viewName: Substring {
    let name = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.hasSuffix("View") ? name.dropLast(4) : name
  }
}

extension Substring {
  /// `BanquetPlanner` is `banquet-planner`.
  fileprivate var kebabCase: String {
    var result = ""
    var wasLower = false
    for character in self {
      if character.isUppercase, wasLower { result += "-" }
      wasLower = !character.isUppercase
      result += character.lowercased()
    }
    return result
  }
}
