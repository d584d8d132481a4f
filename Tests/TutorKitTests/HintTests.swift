import Analysis
import Foundation
import Testing

@testable import TutorKit

@Suite struct HintTests {
  private func ladder(_ exercise: Exercise, _ file: URL) throws -> [Hint] {
    let text = try SourceText.read(file.path).get()
    let request = exercise.request(for: parse(text, file: file.lastPathComponent))
    return try #require(
      withDeepStack { HintLadder(report: grade(request), request: request).hints })
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
    let ladder = try self.ladder(exercise, exercise.starterFile)
    #expect(ladder.count == hintLevels)
    #expect(ladder.allSatisfy { !$0.text.isEmpty })
    let code = grams(try SourceText.read(exercise.solutionFile.path).get())
    for hint in ladder.prefix(3) {
      let words = ([hint.text] + hint.code).joined(separator: " ")
      #expect(grams(words).isDisjoint(with: code), "\(words)")
    }
    #expect(try self.ladder(exercise, exercise.solutionFile).isEmpty)
  }

  @Test func aBrokenAnswerIsHintedAtBeforeTheLesson() throws {
    let exercise = try #require(shippedExercises.exercise("3"))
    let broken = try #require(
      try exercise.files(in: "mistakes").first {
        try String(contentsOf: $0, encoding: .utf8).contains("// rejected by: names-resolve")
      })
    let ladder = try self.ladder(exercise, broken)
    #expect(ladder.count == hintLevels)
    #expect(ladder[0].text.contains("\(broken.lastPathComponent):"))
    #expect(ladder[2].text.contains("one stored property"))
  }
}
