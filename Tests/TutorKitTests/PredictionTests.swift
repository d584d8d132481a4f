import Foundation
import Simulation
import Testing

@testable import TutorKit

/// A board with two kinds of rows and a helper.
private let board = PredictionProgram(
  id: "board", title: "Board.swift",
  text: """
    struct Board: View {
      @State var n = 0
      var header: some View { Text("A") }
      var body: some View {
        header
        ScoreRow(v: n)
        ScoreRow(v: 7)
        NameRow()
        Button("go") { n += 1 }
      }
    }
    struct ScoreRow: View { let v: Int; var body: some View { Text("\\(v)") } }
    struct NameRow: View { var body: some View { Text("x") } }
    """, root: "Board()", steps: ["tap:go"])

@Suite struct PredictionTests {
  private func question() throws -> PredictionQuestion {
    try #require(board.allQuestions.first)
  }

  /// A screen that writes state as it appears runs its body twice, and has one header all the same.
  @Test func helpersAreCountedForOneRunOfTheBody() throws {
    let text = board.text.replacing(
      "Button(\"go\")", with: "Text(\"\\(k)\").onAppear { k = 2 }; Button(\"go\")"
    )
    .replacing("@State var n = 0", with: "@State var n = 0; @State var k = 1")
    let program = PredictionProgram(
      id: "loading", title: "Loading.swift", text: text, root: "Board()", steps: ["tap:go"])
    let question = try #require(program.allQuestions.first)
    #expect(question.instances[Simulation.Piece(view: "Board", helper: "header")] == 1)
    #expect(question.instances[Simulation.Piece(view: "ScoreRow")] == 2)
  }

  /// One view may run twice in a step; that it is there once is what the question says, and `all` means its runs.
  @Test func aViewThatRunsTwiceIsThereOnce() throws {
    let program = PredictionProgram(
      id: "booking", title: "Booking.swift",
      text: """
        struct Desk: View { var body: some View { Booking() } }
        struct Booking: View {
          @State var booked = false
          @State var visits = 0
          var body: some View {
            Button("Book") { booked = true }.onChange(of: booked) { visits += 1 }
            Text("\\(visits)")
            Text(booked ? "booked" : "free")
          }
        }
        """, root: "Desk()", steps: ["tap:Book"])
    let question = try #require(program.allQuestions.first)
    let booking = Simulation.Piece(view: "Booking")
    #expect(question.truth[booking] == 2)
    #expect(question.instances[booking] == 1)
    #expect(question.whole(booking) == 2)
  }

  /// Truth: Board 1, header 1, one of two ScoreRows, no NameRow.
  @Test(
    arguments: [
      "3", "Board header ScoreRow", "board, header and scorerow", "Board 1 header 1 ScoreRow 1",
      "Board: 1; header = 1; ScoreRow: 1; NameRow: 0", "1 Board, 1 header, 1 ScoreRow",
      "Board.body once, header once, ScoreRow once", "score board head",
      "ScoreRows, Boarrd, header",
      "Board.header Board ScoreRow", "1 1 1 0", "1, 1, 1 and 0",
      "Board, header, ScoreRow, no NameRow", "nothing but Board, header and ScoreRow",
      "None except for the board, header, scorerow",
      "I think the Board, the header, and ScoreRow x1 run", "2",
      "the board, its header and the scorerow; the namerow is skipped",
      "Board, header and ScoreRow run again, but NameRow does not",
      "Board and header and ScoreRow, while NameRow stays still",
      "Board, header, ScoreRow; NameRow doesn't", "the parent, header and scorerow",
      "Board and the header run once, the scorerow too, the namerow does not run at all",
      "Board, header, ScoreRow, nobody else", "NameRow stays, the rest run",
      "not all of them, only Board, header and ScoreRow", "2 bodies",
      "the body, header and scorerow (the one with a score), as the score has changed",
      "Board. ScoreRow and header. NameRow is skipped because its input is equal.",
      "Board once, header once, ScoreRow once, NameRow not at all",
      "the body with its helper, and the scorerow", "Board.body and ScoreRow.body",
      "my answer: Board header ScoreRow", "NameRow does not run, Board, header and ScoreRow do",
      "Board, header and ScoreRow run and NameRow is not run here",
      "only Board, header and ScoreRow, NameRow will not run again",
      "Board, header and ScoreRow because its score changed; NameRow does not run",
    ])
  func theRightAnswerInManyForms(line: String) throws {
    let question = try question()
    let answer = try PredictionAnswer.read(line, question).get()
    #expect(answer.matches(question.truth, question), "\(answer)")
    #expect(Diagnosis(answer, question) == .right)
  }

  @Test(
    arguments: [
      ("none", .unexplained), ("0", .unexplained), ("7", .unexplained),
      ("all", .beliefs([.wholeSubtree, .everything])),
      ("each one", .beliefs([.wholeSubtree, .everything])),
      ("everything", .beliefs([.wholeSubtree, .everything])),
      ("Board header ScoreRow x2 NameRow", .beliefs([.wholeSubtree, .everything])),
      ("Board, header", .beliefs([.sourceOnly])),
      ("everything except NameRow and ScoreRow", .beliefs([.sourceOnly])),
      ("All run but the NameRow, not the ScoreRow", .beliefs([.sourceOnly])),
      ("ScoreRow", .beliefs([.changedLeafOnly])),
      ("board scorerow", .beliefs([.computedPropertyIsBoundary])),
      ("the root plus everything below", .beliefs([.wholeSubtree, .everything])),
      ("Board with all subviews, and the header", .beliefs([.wholeSubtree, .everything])),
    ] as [(String, Diagnosis)])
  func aWrongAnswerNamesItsModels(line: String, diagnosis: Diagnosis) throws {
    let question = try question()
    #expect(Diagnosis(try PredictionAnswer.read(line, question).get(), question) == diagnosis)
  }

  @Test(
    arguments: [
      ("", ""), ("xyzzy", "xyzzy"), ("Board and teapot", "teapot"), ("row", "row"),
      ("99999999999999999999", "99999999999999999999"), ("Board -1", "-1"), ("2 5", ""),
      ("NameRow is skipped", ""), ("all none", ""), ("all, twice", ""), ("none 3", ""),
      ("Board 1, 2", ""),
    ])
  func whatIsNoAnswerIsSaid(line: String, word: String) throws {
    let question = try question()
    guard case .failure(let problem) = PredictionAnswer.read(line, question) else {
      Issue.record("`\(line)` was taken")
      return
    }
    #expect(problem.word == word)
  }

  @Test func ofSeveralQuestionsTheOneOnWhichMostModelsDisagree() throws {
    for lesson in shippedLessons.lessons {
      let questions = lesson.programs.flatMap(\.allQuestions)
      guard let best = QuestionChoice.best(questions) else { continue }
      #expect(questions.allSatisfy { $0.distinctBeliefs <= best.distinctBeliefs })
      let second = QuestionChoice.best(questions, asked: [best.id])
      #expect(questions.filter { !$0.beliefs.isEmpty }.count == 1 || second != best)
    }
  }

  /// What is read before the question does not hold the label of the example that it is about, nor what stands
  /// between the examples.
  @Test(arguments: shippedLessons.lessons)
  func nothingBeforeTheQuestionAnswersIt(lesson: Lesson) throws {
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises,
      store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(width: 1_000),
      now: { 0 })
    let text = session.respond(to: "lesson \(lesson.number)").text
    _ = session.respond(to: "next")
    let asked = try #require(session.inquiry.open?.question.program)
    let examples = lesson.document.examples
    let place = try #require(
      examples.indices.first {
        examples[$0].kind == .correct || "\(lesson.id)/\($0 + 1)" == asked.id
      } ?? examples.indices.first)
    for example in examples[place...] {
      let isTold = examples[..<place].contains { $0.reason == example.reason }
      if let reason = example.reason, !isTold { #expect(!text.contains(reason), "\(reason)") }
    }
    #expect(!text.contains("The departure reads no seats"))
  }

  @Test(arguments: shippedLessons.lessons)
  func everyLessonHasAQuestionThatTellsModelsApart(lesson: Lesson) throws {
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises,
      store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(), now: { 0 })
    _ = session.respond(to: "lesson \(lesson.number)")
    _ = session.respond(to: "next")
    #expect((session.inquiry.open?.question.distinctBeliefs ?? 0) >= 1)
  }

  @Test func theFirstQuestionFitsTheWindow() throws {
    let program = PredictionProgram.firstRun
    #expect(program.text.split(separator: "\n").count == 12)
    let question = try #require(program.allQuestions.first)
    #expect(!question.beliefs.isEmpty)
    for width in [40, 80] {
      let rows = question.text(RenderOptions(width: width)).split(separator: "\n")
      #expect(rows.count <= 23)
      #expect(rows.allSatisfy { $0.count <= width })
    }
  }
}

@Suite struct ResumingTests {
  private func session(_ store: ProgressStore) -> Session {
    Session(
      lessons: shippedLessons, exercises: shippedExercises, store: store,
      options: RenderOptions(width: 80), now: { 1_000 })
  }

  @Test func aQuestionThatWasNotAnsweredIsAskedAgain() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    var first = session(store)
    _ = first.respond(to: "lesson 1")
    let asked = first.respond(to: "next").text
    #expect(first.prompt == "tutor lesson 1:diffing-checkpoints predict› ")
    var second = session(store)
    let beginning = second.begin()
    #expect(beginning.contains("Welcome back: lesson 1"))
    #expect(beginning.hasSuffix(asked))
    #expect(second.respond(to: "PumpRow").text.hasPrefix("That is what runs."))
    #expect(store.predictions().map(\.model) == [nil])
    var third = session(store)
    #expect(third.begin().contains("Next: `next` shows what ran"))
    #expect(third.respond(to: "next").text.contains("toggle:Pump runs"))
    #expect(session(store).stage == .run)
  }

  @Test func theFirstQuestionComesOnce() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    var first = session(store)
    #expect(first.begin().contains("`Goal` is tapped"))
    #expect(first.prompt == "tutor› ")
    #expect(first.interrupted().text.contains("The question is dropped"))
    var second = session(store)
    #expect(second.begin() == second.greeting)
  }

  @Test func aWrongAnswerIsKeptWithItsModel() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    var session = session(store)
    _ = session.respond(to: "exercise 5")
    _ = session.respond(to: "predict")
    _ = session.respond(to: "MetronomeScreen tempoControls")
    let kept = try #require(store.predictions().first)
    #expect(kept.question == "exercise5#1 tap:Faster")
    #expect(kept.answer == "MetronomeScreen tempoControls")
    #expect(kept.truth == "MetronomeScreen 1, songCard 1, tempoControls 1")
    #expect(kept.model == "computedPropertyIsBoundary")
  }

  @Test func namesOfTheQuestionAreCompleted() throws {
    var session = session(try #require(ProgressStore.inMemory(nil)))
    _ = session.respond(to: "lesson 1")
    _ = session.respond(to: "predict")
    #expect(
      session.choices(after: "Tank").choices.map(\.text) == [
        "TankScreen", "TankTitle", "TankReadings",
      ])
    _ = session.respond(to: "PumpRow")
    #expect(session.choices(after: "until Pump").choices.map(\.text) == ["PumpRow"])
  }

  @Test(arguments: Session.verbs)
  func anyVerbWorksInPlaceOfAnAnswer(verb: String) throws {
    var session = session(try #require(ProgressStore.inMemory(nil)))
    _ = session.begin()
    let response = session.respond(to: verb)
    #expect(!response.text.isEmpty || response.effect != .none)
    #expect(!response.text.contains("neither a name here"))
  }
}
