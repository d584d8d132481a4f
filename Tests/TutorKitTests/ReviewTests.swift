import Analysis
import Simulation
import Testing

@testable import TutorKit

@Suite struct ReviewTests {
  static let topics =
    ReviewProgram.all.map { ReviewTopic(kind: .rule, name: $0.rule) }
    + [ReviewTopic(kind: .model, name: "whole-subtree")]

  @Test(arguments: topics)
  func aTopicIsNeverAskedWithTheSameTextTwice(topic: ReviewTopic) throws {
    var texts: Set<String> = []
    for number in 0..<16 {
      let question = try #require(ReviewQuestion.make(topic, number: number, asked: texts))
      #expect(texts.insert(question.text).inserted)
      #expect(Set(question.choices).count == question.choices.count)
      #expect(question.choices.indices.contains(question.truth))
      #expect(!question.evidence.isEmpty)
      #expect(question == ReviewQuestion.make(topic, number: number))
    }
  }

  @Test func themesDifferInTheirText() {
    var texts: Set<String> = []
    for number in 0..<Theme.count {
      let theme = Theme(number)
      #expect(texts.insert("\(theme.screen) \(theme.title) \(theme.note)").inserted)
    }
    let theme = Theme(77)
    for program in ReviewProgram.all {
      for text in [program.before(theme), program.after(theme)] {
        for word in [theme.screen, theme.title, theme.note] { #expect(text.contains(word)) }
      }
    }
  }

  /// The first form breaks the rule in each theme, the second in none; both are whole programs.
  @Test(arguments: ReviewProgram.all.map(\.rule))
  func theAnalyzerTellsTheFormsApart(rule: String) throws {
    let program = try #require(ReviewProgram.all.first { $0.rule == rule })
    for number in stride(from: 0, to: Theme.count, by: 613) {
      let theme = Theme(number)
      for (code, isBroken) in [(program.before(theme), true), (program.after(theme), false)] {
        let source = parse(code.indentedByBrackets, file: "")
        #expect(source.syntaxErrors.isEmpty, "\(code)")
        #expect(nameProblems(in: [source], isComplete: true).isEmpty, "\(code)")
        let found = findings(in: [source], rules: [rule]).contains { $0.rule == rule }
        #expect(found == isBroken, "\(rule) \(isBroken) in\n\(code)")
      }
    }
  }

  /// What a question calls a breach is no gain: without it no step builds more. How many rows a list has to make
  /// is another matter.
  @Test(arguments: ReviewProgram.all.map(\.rule).filter { $0 != "variable-row-count" })
  func mendingCostsNothing(rule: String) throws {
    let program = try #require(ReviewProgram.all.first { $0.rule == rule })
    for number in stride(from: 0, to: Theme.count, by: 2_411) {
      let theme = Theme(number)
      let counts = try [program.before(theme), program.after(theme)].map { code in
        let request = SimulationRequest(
          sources: [parse(code.indentedByBrackets, file: "")], root: theme.screen + "Screen",
          steps: [ActionText(program.step(theme))])
        let run = try #require(withDeepStack { simulate(request) }).get()
        return run.steps.dropFirst().reduce(0) { $0 + $1.rebuilt }
      }
      #expect(counts[1] <= counts[0], "\(program.before(theme))")
    }
  }

  @Test(arguments: topics)
  func eachKindOfATopicIsAsked(topic: ReviewTopic) {
    let questions = (0..<6).compactMap { ReviewQuestion.make(topic, number: $0) }
    let kinds = Set(questions.map(\.kind))
    guard topic.kind == .rule else {
      #expect(kinds == [.whichBodiesRun, .whichDoesLess])
      return
    }
    // The two forms of a rule are compared by counts only where they differ in them.
    let isExplainedByAnother = ["monolithic-body", "closure-input"].contains(topic.name)
    #expect(kinds.contains(.whichRule) != isExplainedByAnother)
    #expect(!questions.isEmpty && !kinds.contains(.whichBodiesRun))
  }

  /// Two programs that look different and build as many are told apart from those that do not.
  @Test(arguments: ReviewProgram.all.filter { $0.twin != nil }.map(\.rule))
  func bothBuildAsManyAtTimes(rule: String) {
    let topic = ReviewTopic(kind: .rule, name: rule)
    let truths = (0..<24).compactMap { ReviewQuestion.make(topic, number: 2 * $0 + 1) }
      .filter { $0.kind == .whichDoesLess }.map(\.truth)
    #expect(Set(truths) == [0, 1, 2])
  }

  /// Of programs without such a twin, those are compared that differ in what they build.
  @Test(arguments: ReviewProgram.all.filter { $0.twin == nil }.map(\.rule))
  func whatIsComparedDiffers(rule: String) {
    let topic = ReviewTopic(kind: .rule, name: rule)
    let questions = (0..<6).compactMap { ReviewQuestion.make(topic, number: $0) }
    #expect(!questions.contains { $0.kind == .whichDoesLess && $0.truth == 2 })
  }

  /// The right choice is not always the same letter.
  @Test func everyChoiceIsRightAtTimes() {
    let truths = Self.topics.flatMap { topic in
      (0..<4).compactMap { ReviewQuestion.make(topic, number: $0)?.truth }
    }
    #expect(Set(truths).count == 4)
  }

  @Test(arguments: [
    ("a", 0), ("B", 1), ("2", 1), (" program A ", 0), ("0", nil), ("x", nil),
    ("b) program B", 1), ("1. program A", 0),
  ])
  func answers(text: String, choice: Int?) throws {
    let topic = ReviewTopic(kind: .rule, name: "computed-view")
    let question = try #require(ReviewQuestion.make(topic, number: 1))
    #expect(question.kind == .whichDoesLess)
    let round = ReviewRound(waiting: [], question: question, start: 0)
    #expect(round.question.choice(text) == choice)
  }

  /// Right answers move a topic away; a wrong one is asked again in the same round.
  @Test func aRoundGoesOnUntilAllIsAnswered() throws {
    let clock = Clock()
    let store = try #require(ProgressStore.inMemory(nil))
    for model in ["one", "two"] {
      store.recordPrediction(
        question: "q", answer: "1", truth: "2", model: model, time: clock.now)
    }
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises, store: store,
      options: RenderOptions(), now: { clock.now })
    #expect(session.respond(to: "review").text.contains("the belief `one`, tomorrow"))
    clock.advance(days: 1)
    #expect(session.respond(to: "review").text.hasPrefix("2 questions"))
    #expect(session.prompt == "review› ")
    let help = session.respond(to: "help").text.replacing("\n", with: " ")
    #expect(help.contains("`stop` ends the review"))
    #expect(session.respond(to: "hm").text.contains("Answer with a letter"))
    #expect(session.respond(to: "?").text.contains("Answer with a letter"))
    #expect(session.respond(to: "skip").text.contains("The answer: "))
    for _ in 0..<2 {
      let truth = try #require(session.review?.question)
      let answer = session.respond(to: truth.choices[truth.truth])
      #expect(answer.text.contains("Yes: "))
    }
    #expect(session.review == nil)
    #expect(store.reviews().map(\.rating) == [1, 3, 3])
    #expect(Set(store.reviews().map(\.question)).count == 3)
    #expect(session.respond(to: "review").text.hasPrefix("Nothing is due today."))
  }

  @Test func aRoundEndsAfterTwoMinutesAndKeepsTheRest() throws {
    let clock = Clock()
    let store = try #require(ProgressStore.inMemory(nil))
    for model in ["one", "two", "three"] {
      store.recordPrediction(question: "q", answer: "1", truth: "2", model: model, time: 0)
    }
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises, store: store,
      options: RenderOptions(), now: { clock.now })
    clock.advance(days: 1)
    _ = session.respond(to: "review")
    clock.advance(days: 121 / 86_400)
    let question = try #require(session.review?.question)
    let answer = session.respond(to: question.choices[question.truth])
    #expect(answer.text.contains("2 still due: `review` goes on."))
    #expect(session.review == nil)
  }

  @Test func aVerbEndsTheRound() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    store.recordPrediction(question: "q", answer: "1", truth: "2", model: "one", time: 0)
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises, store: store,
      options: RenderOptions(), now: { 86_400 })
    _ = session.respond(to: "review")
    #expect(session.respond(to: "lessons").text.contains("1. "))
    #expect(session.review == nil)
    _ = session.respond(to: "review")
    #expect(session.interrupted().text.contains("The review goes on"))
    #expect(session.respond(to: "stop").text.contains("0 right"))
    #expect(session.review == nil && store.reviews().isEmpty)
  }
}
