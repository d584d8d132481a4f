import Analysis
import Foundation
import Testing

@testable import TutorKit

@Suite struct HintTests {
  private func report(_ exercise: Exercise, _ file: URL) throws -> GradeReport {
    let text = try SourceText.read(file.path).get()
    let request = exercise.request(for: parse(text, file: file.lastPathComponent))
    return try #require(withDeepStack { grade(request) })
  }

  /// Runs of this many words and signs count as the reference's code.
  private static let length = 6

  private func tokens(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private func grams(_ text: String) -> Set<[String]> {
    let tokens = tokens(text)
    guard tokens.count >= Self.length else { return [] }
    return Set((0...(tokens.count - Self.length)).map { Array(tokens[$0..<($0 + Self.length)]) })
  }

  @Test(arguments: shippedExercises.exercises)
  func aStarterHasSixHintsAndTheFirstThreeGiveNoCode(exercise: Exercise) throws {
    let ladder = try ladder(exercise, exercise.starterFile)
    #expect(ladder.count == hintLevels)
    #expect(ladder.allSatisfy { !$0.isEmpty })
    let code = grams(try SourceText.read(exercise.solutionFile.path).get())
    for hint in ladder.prefix(3) { #expect(grams(hint).isDisjoint(with: code), "\(hint)") }
    #expect(try hints(for: report(exercise, exercise.solutionFile), exercise: exercise).isEmpty)
  }

  @Test func aBrokenAnswerIsHintedAtBeforeTheLesson() throws {
    let exercise = try #require(shippedExercises.exercise("3"))
    let broken = try #require(
      try exercise.files(in: "mistakes").first {
        try String(contentsOf: $0, encoding: .utf8).contains("// rejected by: names-resolve")
      })
    let ladder = hints(for: try report(exercise, broken), exercise: exercise)
    #expect(ladder.count == hintLevels)
    #expect(ladder[0].contains("\(broken.lastPathComponent):"))
    #expect(ladder[2].contains("one stored property"))
  }
}
