import Testing

@testable import TutorKit

/// Starter, one's own text and the reference stand side by side where they have room.
@Suite struct TraceColumnsTests {
  private func tree(_ options: RenderOptions, passed: Bool) throws -> String {
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises,
      store: try #require(ProgressStore.inMemory(nil)), options: options, now: { 0 })
    _ = session.respond(to: "exercise 5")
    let exercise = try #require(session.exercise)
    let text = try #require(passed ? exercise.referenceText : exercise.starterText)
    _ = session.edited(text + "// mine\n")
    return session.respond(to: "tree").text
  }

  @Test(arguments: [(99, 0), (100, 2), (150, 3)])
  func asManyAsHaveRoom(width: Int, columns: Int) throws {
    let text = try tree(RenderOptions(width: width), passed: true)
    let rows = text.split(separator: "\n").map(String.init)
    #expect(rows.allSatisfy { $0.columns <= width })
    let heads = rows.filter { $0.hasPrefix("the starter") }
    #expect(heads.count == (columns == 0 ? 0 : 3))
    for head in heads {
      #expect(head.contains("your text") && head.contains("the reference") == (columns == 3))
    }
    #expect(text.contains("tap:Faster"))
  }

  @Test func wordsAloneAndAnUnchangedTextHaveNoColumns() throws {
    #expect(try !tree(RenderOptions(width: 120, plain: true), passed: true).contains("the starter"))
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises,
      store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(width: 120),
      now: { 0 })
    _ = session.respond(to: "exercise 5")
    #expect(!session.respond(to: "tree").text.contains("the starter"))
  }
}
