/// What a certificate says of a course.
struct ExamCourse: Sendable {
  /// The program's version.
  var version: String
  var lessons: Int
  /// The ids of its exercises.
  var known: Set<String>
  /// How many exercises are passed.
  var passed = 0

  var exercises: Int { known.count }

  /// The same with what is passed by now: an exam may have been begun long before.
  func counted(in store: ProgressStore) -> ExamCourse {
    var course = self
    course.passed = store.summary().count { known.contains($0.key) && $0.value.isPassed }
    return course
  }
}

extension Exam {
  /// How it ended: what was right, what was missed and why, and a certificate for who passes.
  /// - Parameter day: `2026-11-25`
  func result(_ course: ExamCourse, on day: String, _ options: RenderOptions) -> String {
    var rows = options.wrap(
      isPassed
        ? ExamWords.passed(right, Exam.length)
        : ExamWords.notPassed(right, Exam.length, Exam.passing))
    rows.append("")
    for (index, answer) in answers.enumerated() {
      let topic = answer.question.topic
      let words = topic.kind == .rule ? ExamWords.onRule(topic.words) : ExamWords.whoseBody()
      let row =
        answer.isRight ? ExamWords.right(index + 1, words) : ExamWords.missed(index + 1, words)
      rows += options.wrap(row, hanging: 9, first: 2)
    }
    for (index, answer) in answers.enumerated() where !answer.isRight {
      rows += [""] + answer.explanation(number: index + 1, options)
    }
    rows.append("")
    rows +=
      isPassed
      ? certificate(course, on: day, options)
      : options.wrap(ExamWords.next(options.command("exam")))
    return options.lines(rows)
  }

  /// What can be shown to others: what was asked, when, of which versions, and a checksum.
  private func certificate(
    _ course: ExamCourse, on day: String, _ options: RenderOptions
  ) -> [String] {
    let facts = [
      ExamWords.course(course.version, course.lessons, course.exercises),
      ExamWords.result(day, right, Exam.length),
      ExamWords.exercises(course.passed, course.exercises),
    ]
    let checksum = SHA256.digest(of: (facts + [record]).joined(separator: "\n"))
    return [options.paint(ExamWords.certificate(), .strong)]
      + (facts + [ExamWords.checksum(String(checksum.prefix(16)))])
      .flatMap { options.wrap($0, hanging: 4, first: 2) }
  }
}

extension Exam.Answer {
  /// The question once more, what was answered, and what is right and why.
  fileprivate func explanation(number: Int, _ options: RenderOptions) -> [String] {
    var rows = options.wrap(ExamWords.question(number, question.prompt))
    rows += question.code(options) + [""]
    let truth = question.choices[question.truth]
    rows += options.wrap(
      choice.map { ExamWords.answered(question.choices[$0], truth) } ?? ExamWords.leftOut(truth))
    return rows + question.evidence.flatMap { options.wrap($0, indent: 2) }
  }
}
