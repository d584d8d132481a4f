import Simulation

/// Questions on programs that were not asked about before, judged together at the end.
struct Exam: Sendable {
  static let length = 10
  /// How many right answers pass.
  static let passing = 8
  /// How many questions are about the bodies that run; the others are about rules.
  private static let bodies = 3

  struct Answer: Sendable {
    var question: ReviewQuestion
    /// nil: the question was left out.
    var choice: Int?
    var isRight: Bool { choice == question.truth }
  }

  let questions: [ReviewQuestion]
  var answers: [Answer] = []

  var isOver: Bool { answers.count == questions.count }
  var right: Int { answers.count(where: \.isRight) }
  var isPassed: Bool { isOver && right >= Self.passing }

  /// The question that is open; nil: all are answered.
  var question: ReviewQuestion? { isOver ? nil : questions[answers.count] }

  /// The exam of a number: the same number gives the same questions. nil: there are too few.
  ///
  /// - Parameter asked: texts of questions that were asked before.
  init?(number: Int, asked: Set<String>) {
    var random = SplitMix(seed: UInt64(truncatingIfNeeded: number) &* 7_919 &+ 17)
    let rules = ReviewProgram.rules.sorted().shuffled(using: &random)
      .prefix(Self.length - Self.bodies).map { ReviewTopic(kind: .rule, name: $0) }
    let model = ReviewTopic(kind: .model, name: MentalModel.wholeSubtree.rawValue)
    let topics = (rules + Array(repeating: model, count: Self.bodies)).shuffled(using: &random)
    var asked = asked
    // A program is asked about once, whatever the question books it under.
    var used = Set(rules.map(\.name))
    var patterns: Set<[Bool]> = []
    var made: [ReviewQuestion] = []
    for (index, topic) in topics.enumerated() {
      // Questions of even numbers ask for a rule or for bodies, those of odd ones compare two programs.
      let offset = topic.kind == .model ? 0 : index % 2
      let first = 2 * (number * Self.length + index) + offset
      guard
        let question = Self.question(
          topic, number: first, asked: asked, besides: used, unlike: patterns)
      else { return nil }
      patterns.insert(question.pattern)
      used.insert(question.rule)
      asked.insert(question.text)
      made.append(question)
    }
    guard made.count == Self.length else { return nil }
    questions = made
  }

  /// Numbers that are tried for a question of the bodies that run: not each program has one, and two of one exam
  /// are to have two answers.
  private static let tries = 12

  /// - Parameter patterns: answers of other questions of the exam.
  private static func question(
    _ topic: ReviewTopic, number: Int, asked: Set<String>, besides rules: Set<String>,
    unlike patterns: Set<[Bool]>
  ) -> ReviewQuestion? {
    func made(_ attempt: Int) -> ReviewQuestion? {
      ReviewQuestion.make(
        topic, number: number + 40_000 * attempt, asked: asked, besides: rules)
    }
    guard topic.kind == .model else { return made(0) }
    var other: ReviewQuestion?
    for question in (0..<tries).lazy.compactMap(made) where question.kind == .whichBodiesRun {
      if !patterns.contains(question.pattern) { return question }
      other = other ?? question
    }
    return other ?? made(0)
  }

  /// What an exam was, as a text that is the same wherever it is made: for its checksum.
  var record: String {
    answers.map { answer in
      let question = answer.question
      let given = answer.choice.map { question.choices[$0] } ?? ""
      return [question.topic.id, question.text, given, question.choices[question.truth]]
        .joined(separator: "\u{1F}")
    }.joined(separator: "\u{1E}")
  }
}
