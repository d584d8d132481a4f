import Foundation
import Testing

@testable import TutorKit

@Suite struct ExamTests {
  private func session(_ store: ProgressStore) -> Session {
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises, store: store,
      options: RenderOptions(), now: { 1_800_000_000 })
    session.version = "7.8.9"
    return session
  }

  /// Answers all questions, right ones first.
  private func taken(_ session: inout Session, right: Int) throws -> String {
    var text = session.respond(to: "exam").text
    for number in 0..<Exam.length {
      #expect(session.prompt == "exam \(number + 1)/10› ")
      let question = try #require(session.exam?.question)
      let other = question.truth == 0 ? 1 : 0
      let choice = number < right ? question.truth : other
      text = session.respond(to: String(ReviewRound.letter(choice))).text
    }
    #expect(!session.isAsking)
    return text
  }

  @Test func codeThatComesInAnExamIsKeptForLater() throws {
    var session = session(try #require(ProgressStore.inMemory(nil)))
    _ = session.respond(to: "exam")
    let code = "struct PlantScreen: View {\n  var body: some View { Text(\"a\") }\n}"
    let answer = session.respond(to: code).text
    #expect(answer.contains("after the exam") && answer.contains("question 1"))
    #expect(session.isInRound)
  }

  /// Whoever begins a record at another time has another exam.
  @Test func twoLearnersHaveTwoExams() throws {
    let texts = try [1_800_000_000.0, 1_800_000_060].map { time in
      var session = Session(
        lessons: shippedLessons, exercises: shippedExercises,
        store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(), now: { time })
      return session.respond(to: "exam").text
    }
    #expect(texts[0] != texts[1])
  }

  /// So have two who begin at once.
  @Test func twoLearnersAtOnceHaveTwoExams() throws {
    let texts = try ["one", "other"].map { learner in
      let store = try #require(ProgressStore.inMemory(nil))
      store.set("learner", to: learner)
      var session = session(store)
      return session.respond(to: "exam").text
    }
    #expect(texts[0] != texts[1])
  }

  /// A program is asked about once, under whatever topic.
  @Test func noProgramIsAskedAboutTwice() throws {
    for number in 0..<12 {
      let exam = try #require(Exam(number: number, asked: []))
      let rules = exam.questions.map(\.rule)
      #expect(Set(rules).count == rules.count, "\(number): \(rules)")
      #expect(!rules.contains(""))
    }
  }

  /// Questions of the bodies that run do not all have the same answer under other names.
  @Test func bodiesRunInMoreThanOneWay() throws {
    for number in 0..<12 {
      let exam = try #require(Exam(number: number, asked: []))
      let patterns = exam.questions.filter { $0.kind == .whichBodiesRun }.map(\.pattern)
      #expect(Set(patterns).count > 1, "\(number): \(patterns)")
    }
  }

  @Test func whoPassesGetsACertificate() throws {
    let texts = try (0..<2).map { _ in
      let store = try #require(ProgressStore.inMemory(nil))
      store.set("learner", to: "one of them")
      var session = session(store)
      return try taken(&session, right: 9)
    }
    #expect(texts[0] == texts[1])
    for part in [
      "9 of 10 right: passed.", "Certificate",
      "tutor 7.8.9, a course of 16 lessons and 60 exercises",
      "2027-01-15: 9 of 10 questions", "0 of 60 exercises passed", "Checksum of the record: ",
    ] { #expect(texts[0].contains(part), "\(part)\n\(texts[0])") }
    #expect(texts[0].components(separatedBy: ". right: ").count == 10)
    #expect(texts[0].components(separatedBy: ". missed: ").count == 2)
    let other = try { () throws -> String in
      var session = session(try #require(ProgressStore.inMemory(nil)))
      return try taken(&session, right: 10)
    }()
    func checksum(_ text: String) -> Substring? { text.split(separator: " ").last }
    #expect(checksum(other) != checksum(texts[0]))
  }

  @Test func progressSaysHowExamsEnded() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    var session = session(store)
    #expect(!session.respond(to: "progress").text.contains("Exam:"))
    _ = try taken(&session, right: 7)
    #expect(
      session.respond(to: "progress").text.contains(
        "Exam: not passed yet, with 7 of 10 questions right at best"))
    _ = try taken(&session, right: 9)
    let progress = session.respond(to: "progress").text
    #expect(progress.contains("Exam: passed on 2027-01-15, with 9 of 10 questions right."))
    #expect(progress.contains("Taken 2") && !progress.contains("attempt"))
  }

  @Test func whoDoesNotPassIsToldWhatIsRight() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    var session = session(store)
    let text = try taken(&session, right: 6)
    #expect(text.contains("6 of 10 right; 8 pass."))
    #expect(text.contains("The answer: ") && !text.contains("Certificate"))
    #expect(session.examIsPassed == false)
    // Each question that was missed is shown again, with its program and the reason.
    for number in 7...10 {
      #expect(text.contains("\(number). missed: ") && text.contains("Question \(number): "))
    }
    #expect(text.components(separatedBy: "struct ").count > 3)
    // What is wrong about a rule comes again in reviews: of four questions one is about a rule at least.
    let reviews = store.reviews()
    #expect(reviews.count == 7 && reviews.contains { $0.rating == 1 })
  }

  @Test func noProgramComesTwice() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    store.set("learner", to: "one of them")
    var session = session(store)
    var seen: Set<String> = []
    for _ in 0..<3 {
      _ = session.respond(to: "exam")
      let questions = try #require(session.exam?.exam.questions)
      #expect(questions.count == 10)
      #expect(Set(questions.map(\.kind)).count == 3)
      for question in questions { #expect(seen.insert(question.text).inserted) }
      for _ in 0..<10 { _ = session.respond(to: "skip") }
    }
  }

  @Test func anExamGoesOnInTheNextSession() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    var first = session(store)
    _ = first.respond(to: "exam")
    let questions = try #require(first.exam?.exam.questions)
    _ = first.respond(to: "a")
    _ = first.respond(to: "skip")
    #expect(first.endOfInput().effect == .quit)
    var second = session(store)
    #expect(second.greeting.contains("An exam waits at question 3 of 10"))
    #expect(second.respond(to: "exam").text.contains("The exam goes on at question 3 of 10."))
    #expect(second.exam?.exam.questions == questions)
    #expect(second.exam?.exam.answers.map(\.choice) == [0, nil])
    _ = second.respond(to: "stop")
    #expect(!session(store).greeting.contains("An exam waits"))
    // What another version would ask is no longer this exam.
    var other = session(store)
    _ = other.respond(to: "exam")
    store.set(
      "exam", to: try #require(store.setting("exam")).replacing("\"number\":", with: "\"number\":9")
    )
    var last = session(store)
    #expect(last.respond(to: "exam").text.contains("The exam that was begun is over"))
    #expect(last.prompt == "exam 1/10› ")
  }

  @Test func anExamIsLeftWithoutAResult() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    var session = session(store)
    var seen: Set<String> = []
    for word in ["stop", "STOP"] {
      _ = session.respond(to: "exam")
      // Also the programs of an exam that was broken off are not shown again.
      for question in try #require(session.exam?.exam.questions) {
        #expect(seen.insert(question.text).inserted)
      }
      #expect(session.respond(to: "lessons").text.contains("Answer with a letter from a to"))
      #expect(session.respond(to: word).text.contains("without a result"))
      #expect(!session.isAsking && session.examIsPassed == nil)
    }
    _ = session.respond(to: "exam")
    let question = try #require(session.exam?.question)
    for word in ["?", "help", "show"] {
      #expect(session.respond(to: word).text.contains(question.prompt))
      #expect(session.exam?.exam.answers.isEmpty == true)
    }
    _ = session.respond(to: "skip")
    // Ctrl-C drops what is being entered, and no answer.
    #expect(session.interrupted().text.contains("goes on at question 2"))
    #expect(session.exam?.exam.answers.count == 1)
    #expect(session.respond(to: "quit").effect == .quit && session.exam == nil)
  }
}
