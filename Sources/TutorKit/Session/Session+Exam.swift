import Analysis
import Foundation

/// `exam`: ten questions, and a certificate for who passes.
extension Session {
  private static let taken = "exams"

  private var examNumber: Int { store.setting(Self.taken).flatMap(Int.init) ?? 0 }

  mutating func beginExam() -> Response {
    let asked = Set(store.reviews().map(\.question))
    guard let begun = Exam(number: examNumber, asked: asked), let question = begun.question else {
      return say(ExamWords.notMade())
    }
    exam = begun
    examIsPassed = nil
    // Also one that is broken off has shown its programs.
    store.set(Self.taken, to: String(examNumber + 1))
    let opening = options.wrap(ExamWords.begins(Exam.length, Exam.passing))
    return Response(lines(opening) + "\n" + text(of: question))
  }

  /// Takes a line as the answer to the open question. nil: no exam is open, or it is left.
  mutating func answerExam(_ text: String) -> Response? {
    guard let question = exam?.question else { return nil }
    switch text.lowercased() {
    case "stop", "drop": return endExam()
    case "skip": return take(nil, question)
    case "?", "help", "show":
      return Response(lines(howToAnswer(question)) + "\n" + self.text(of: question))
    default: break
    }
    if let choice = question.choice(text) { return take(choice, question) }
    if SessionVerb.named(text) == .quit {
      exam = nil
      return nil
    }
    return Response(lines(howToAnswer(question)))
  }

  private func howToAnswer(_ question: ReviewQuestion) -> [String] {
    options.wrap(ExamWords.letters(ReviewRound.letter(question.choices.count - 1)))
  }

  /// Ends the exam without a result.
  mutating func endExam() -> Response {
    exam = nil
    return say(ExamWords.stopped(options.command("exam")))
  }

  /// Ctrl-C drops the row that is being entered, and no answer.
  func interruptedExam() -> Response {
    say(ExamWords.goesOn((exam?.answers.count ?? 0) + 1))
  }

  private mutating func take(_ choice: Int?, _ question: ReviewQuestion) -> Response {
    let answer = Exam.Answer(question: question, choice: choice)
    exam?.answers.append(answer)
    if question.topic.kind == .rule { keep(answer) }
    if let next = exam?.question { return Response(text(of: next)) }
    guard let done = exam else { return Response("") }
    exam = nil
    examIsPassed = done.isPassed
    return Response(result(of: done))
  }

  private func keep(_ answer: Exam.Answer) {
    let question = answer.question
    store.recordReview(
      ReviewAnswer(
        topic: question.topic.id, question: question.text,
        answer: answer.choice.map { question.choices[$0] } ?? "",
        truth: question.choices[question.truth],
        rating: (answer.isRight ? Rating.good : .again).rawValue, time: now()))
  }

  // MARK: Text

  private func result(of exam: Exam) -> String {
    var rows = options.wrap(
      exam.isPassed
        ? ExamWords.passed(exam.right, Exam.length)
        : ExamWords.notPassed(exam.right, Exam.length, Exam.passing))
    rows.append("")
    for (index, answer) in exam.answers.enumerated() {
      let topic = answer.question.topic
      let words = topic.kind == .rule ? topic.words : ExamWords.whoseBody()
      let row =
        answer.isRight ? ExamWords.right(index + 1, words) : ExamWords.missed(index + 1, words)
      rows += options.wrap(row, hanging: 9, first: 2)
    }
    for (index, answer) in exam.answers.enumerated() where !answer.isRight {
      rows += [""] + explanation(of: answer, number: index + 1)
    }
    rows.append("")
    rows +=
      exam.isPassed ? certificate(exam) : options.wrap(ExamWords.next(options.command("exam")))
    return lines(rows)
  }

  /// The question once more, what was answered, and what is right and why.
  private func explanation(of answer: Exam.Answer, number: Int) -> [String] {
    let question = answer.question
    var rows = options.wrap(ExamWords.question(number, question.prompt))
    for listing in question.listings {
      rows.append("")
      if !listing.name.isEmpty { rows.append("  " + options.paint(listing.name, .strong)) }
      rows += options.code(listing.code)
    }
    rows.append("")
    let truth = question.choices[question.truth]
    rows += options.wrap(
      answer.choice.map { ExamWords.answered(question.choices[$0], truth) }
        ?? ExamWords.leftOut(truth))
    return rows + question.evidence.flatMap { options.wrap($0, indent: 2) }
  }

  /// What can be shown to others: what was asked, when, of which versions, and a checksum.
  private func certificate(_ exam: Exam) -> [String] {
    let day = Date(timeIntervalSince1970: now())
      .formatted(.iso8601.year().month().day())
    let known = Set(exercises.exercises.map(\.id))
    let passed = store.summary().count { known.contains($0.key) && $0.value.isPassed }
    let facts = [
      ExamWords.course(version, lessons.lessons.count, exercises.exercises.count),
      ExamWords.result(day, exam.right, Exam.length),
      ExamWords.exercises(passed, exercises.exercises.count),
    ]
    let checksum = SHA256.digest(of: (facts + [exam.record]).joined(separator: "\n"))
    return [options.paint(ExamWords.certificate(), .strong)]
      + (facts + [ExamWords.checksum(String(checksum.prefix(16)))])
      .flatMap { options.wrap($0, hanging: 4, first: 2) }
  }
}
