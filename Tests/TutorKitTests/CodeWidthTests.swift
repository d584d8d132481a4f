import Testing

@testable import Analysis
@testable import TutorKit

/// Code is indented by two and never broken, and the smallest window that people use has 80 columns.
private let widest = 78

private func expectNarrow(
  _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  for (index, row) in MarkedSource(text).text.rows.enumerated() {
    #expect(row.columns <= widest, "\(name):\(index + 1)", sourceLocation: sourceLocation)
  }
}

@Test func theCodeOfLessonsAndExercisesFitsEightyColumns() throws {
  for lesson in shippedLessons.lessons {
    for example in lesson.document.examples {
      expectNarrow(example.swift, "\(lesson.id), \(example.label)")
    }
  }
  for exercise in shippedExercises.exercises {
    expectNarrow(try #require(exercise.starterText), "starter of \(exercise.id)")
    expectNarrow(try #require(exercise.referenceText), "reference of \(exercise.id)")
  }
  for program in PredictionProgram.further + [.firstRun] { expectNarrow(program.text, program.id) }
}

@Test func theCodeOfReviewsAndExamsFitsEightyColumns() throws {
  for number in 0..<12 {
    let exam = try #require(Exam(number: number, asked: []))
    for question in exam.questions {
      for listing in question.listings { expectNarrow(listing.code, question.topic.id) }
    }
  }
  for rule in ReviewProgram.rules {
    var listings = 0
    for number in 0..<24 {
      let topic = ReviewTopic(kind: .rule, name: rule)
      let question = ReviewQuestion.make(topic, number: number, asked: [])
      for listing in question?.listings ?? [] {
        listings += 1
        expectNarrow(listing.code, "\(rule), \(number)")
      }
    }
    #expect(listings > 0, "nothing is asked about \(rule)")
  }
}

@Test func theCodeOfAQuestionHasNoComments() {
  let text = """
    import SwiftUI

    // It runs each time.
    struct A: View { // and so
      /* does
      this */
      let link = "https://a.b" // a text holds none
      var body: some View { Text("// kept") }
    }
    """
  #expect(
    text.withoutComments == """
      import SwiftUI

      struct A: View {
        let link = "https://a.b"
        var body: some View { Text("// kept") }
      }
      """)
}
