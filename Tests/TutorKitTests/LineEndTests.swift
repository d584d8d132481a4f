import Analysis
import Foundation
import Testing

@testable import TutorKit

/// The ends of lines that editors and git write besides `\n`.
private let lineEnds = ["\r\n", "\r"]

extension String {
  fileprivate func ending(lines end: String) -> String {
    replacingOccurrences(of: "\n", with: end)
  }
}

@Suite struct LineEndTests {
  @Test(arguments: lineEnds) func aMarkEndsWithItsLine(end: String) throws {
    let text = "// tutor: exercise1\nimport SwiftUI\n\n// a\n".ending(lines: end)
    let mark = try #require(ExerciseMark(in: text))
    #expect(mark.exercise == "exercise1")
    let marked = ExerciseMark.marked("import SwiftUI\n".ending(lines: end), as: mark)
    #expect(marked == "// tutor: exercise1\nimport SwiftUI\n".ending(lines: end))
  }

  @Test(arguments: lineEnds) func theLinesOfATextAreThoseOfItsTwin(end: String) {
    let text = "import SwiftUI\n\nstruct A: View {\n}\n"
    let other = text.ending(lines: end)
    #expect(other.rows == text.rows)
    #expect(other.withLineFeeds == text)
    #expect(other.utf8.lineEnds == 4 && other.endsWithLineEnd && other.lineEnd == end)
    #expect(parse(other, file: "a.swift").importsSwiftUI)
    #expect(indentation(after: "struct A {\n  var a: Int {".ending(lines: end)) == 4)
  }

  /// An answer passes whatever its lines end with, and a wrong one has the same evidence at the same lines.
  @Test(arguments: lineEnds) func anAnswerIsGradedAsItsTwin(end: String) throws {
    let exercise = try #require(shippedExercises.exercise("exercise1"))
    let files = [exercise.solutionFile] + exercise.files(in: "mistakes").prefix(2)
    for file in files {
      let text = MarkedSource(try SourceText.read(file.path).get()).text
      func report(_ text: String) throws -> GradeReport {
        let request = exercise.request(for: parse(text, file: "exercise1.swift"))
        return try #require(withDeepStack { grade(request) })
      }
      let (plain, other) = (try report(text), try report(text.ending(lines: end)))
      #expect(plain.verdict == other.verdict)
      #expect(plain.checks.map(\.status) == other.checks.map(\.status))
      #expect(
        plain.checks.flatMap(\.facts).map(\.line) == other.checks.flatMap(\.facts).map(\.line))
    }
  }
}
