extension Session {
  /// A part of the prompt in one style.
  package struct PromptPart: Hashable, Sendable {
    /// What is seen.
    package var text: String
    /// nil: as the terminal writes.
    package var style: RenderOptions.Style?
  }

  /// Where one is, and the last verdict: `tutor 3:banquet-planner ✗2›`. Windows of less than sixty
  /// columns leave the name out.
  package var promptParts: [PromptPart] {
    let end = PromptPart(text: (options.isASCII ? ">" : "›") + " ")
    if pasted != nil { return [PromptPart(text: GradeWords.promptCode(), style: .strong), end] }
    if let exam {
      let number = min(exam.answers.count + 1, Exam.length)
      return [PromptPart(text: ExamWords.prompt(number, Exam.length), style: .strong), end]
    }
    if review != nil { return [PromptPart(text: ReviewWords.prompt(), style: .strong), end] }
    if let open = inquiry.open, !open.isFirstRun {
      return [
        PromptPart(
          text: ["tutor" + place, PredictWords.prompt()].joined(separator: " "), style: .strong),
        end,
      ]
    }
    return [PromptPart(text: "tutor" + place, style: .strong)] + verdictParts + [end]
  }

  /// The prompt as text.
  package var prompt: String { promptParts.map(\.text).joined() }

  private var place: String {
    if let exercise, exercise.isOwn { return " " + exercise.label.visible.shortened(to: 30) }
    if let exercise { return " \(exercise.label)" + named(exercise.root.viewName.kebabCase) }
    guard let lesson else { return "" }
    return " \(lesson.number)" + named(lesson.id.split(separator: "/").last.map(String.init) ?? "")
  }

  private func named(_ name: String) -> String {
    name.isEmpty || options.width < 60 ? "" : ":" + name.visible.shortened(to: 24)
  }

  private var verdictParts: [PromptPart] {
    guard let lastVerdict else { return [] }
    let words = verdictWords(lastVerdict)
    return [PromptPart(text: " "), PromptPart(text: words, style: lastVerdict.style)]
  }

  /// The sign of the verdict and how many checks stand in its way.
  private func verdictWords(_ verdict: GradeReport.Verdict) -> String {
    switch verdict {
    case .passed: options.plain ? GradeWords.passed() : options.ascii ? "ok" : "✓"
    case .notPassed:
      (options.plain ? GradeWords.failed() + " " : options.ascii ? "x" : "✗") + count(of: .failed)
    case .unchecked: (options.plain ? GradeWords.unchecked() + " " : "?") + count(of: .unchecked)
    }
  }

  private func count(of status: GradeReport.Status) -> String {
    String(lastReport?.checks.filter { $0.status == status }.count ?? 0)
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
