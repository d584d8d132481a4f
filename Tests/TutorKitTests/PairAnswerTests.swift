import Foundation
import Testing

@testable import TutorKit

private let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/PairAnswers")

/// An answer to the pair of a document: `// right: …` passes, `// wrong: …` does not, and `// open: …` differs
/// only where nothing in the program leads.
private struct PairAnswer: CustomTestStringConvertible, Sendable {
  var document: String
  var name: String
  var isRight: Bool
  var verdict: GradeReport.Verdict
  var text: String

  var testDescription: String { "\(document): \(name)" }

  static func all() throws -> [PairAnswer] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return answers(in: text, of: String(file.dropLast(6)))
    }
  }

  private static let verdicts: [String: GradeReport.Verdict] = [
    "// right": .passed, "// wrong": .notPassed, "// open": .unchecked,
  ]

  private static func answers(in text: String, of document: String) -> [PairAnswer] {
    var found: [PairAnswer] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let head = line.split(separator: ":", maxSplits: 1)
      if head.count == 2, let verdict = verdicts[String(head[0])] {
        found.append(
          PairAnswer(
            document: document, name: String(head[1]).trimmed, isRight: verdict == .passed,
            verdict: verdict, text: ""))
      } else if !found.isEmpty {
        found[found.count - 1].text += line + "\n"
      }
    }
    return found
  }
}

private func exercise(of document: String) throws -> Exercise {
  let file = folder.appendingPathComponent(document + ".md")
  let text = try String(contentsOf: file, encoding: .utf8)
  var library = LessonLibrary()
  let parsed = try GuidelineDocument.parse(text, path: document + ".md").get()
  library.lessons = [Lesson(id: document, number: 1, document: parsed)]
  library.isForeign = true
  return try #require(Practice(library).exercises.first, "\(document)")
}

@Test(arguments: try PairAnswer.all())
private func anAnswerToAPairIsGradedAsItsFileSays(answer: PairAnswer) throws {
  let exercise = try exercise(of: answer.document)
  let report = try #require(
    withDeepStack { grade(exercise.request(for: parse(answer.text, file: "answer.swift"))) })
  #expect(report.verdict == answer.verdict, "\(report.checks)")
}

/// What differs from the Correct example is said to differ from that, and never from the starter.
@Test func hintsPointToWhatIsHeldAgainst() throws {
  for answer in try PairAnswer.all() where answer.document == "twins" && !answer.isRight {
    let exercise = try exercise(of: answer.document)
    let request = exercise.request(for: parse(answer.text, file: "answer.swift"))
    let texts = withDeepStack { () -> [String] in
      let report = grade(request)
      let hints = HintLadder(report: report, request: request).hints.map(\.text)
      return hints + [report.next(RenderOptions(width: 100))]
    }
    #expect(texts?.contains { $0.contains("starter") } == false, "\(texts ?? [])")
  }
}

/// Where nothing but the declaration is another one, no action is said to be missing.
@Test func aPropertyThatIsKeptOtherwiseIsPointedTo() throws {
  let answer = try #require(try PairAnswer.all().first { $0.document == "kept" })
  let exercise = try exercise(of: answer.document)
  let request = exercise.request(for: parse(answer.text, file: "answer.swift"))
  let hints = withDeepStack { HintLadder(report: grade(request), request: request).hints } ?? []
  #expect(hints.count == hintLevels)
  #expect(hints.contains { $0.text.contains("`tally`") })
  #expect(!hints.contains { $0.text.contains("needs the action") })
}

/// A step that writes nothing stands before the one that is asked about.
@Test func theCauseIsThatOfTheStepThatWasAskedAbout() throws {
  let text = """
    ---
    title: Only what is shown
    ---

    **Incorrect:**

    ```swift
    struct Counter: View {
        @State private var beads = 0
        var body: some View {
            HStack {
                Button("Help") { }
                Button("Move a bead") { beads += 1 }
                Frame(colour: "red", beads: beads)
                Text("\\(beads)")
            }
        }
    }

    struct Frame: View {
        let colour: String
        let beads: Int
        var body: some View { Text(colour) }
    }
    ```
    """
  let document = try GuidelineDocument.parse(text, path: "beads.md").get()
  var library = LessonLibrary()
  library.lessons = [Lesson(id: "beads", number: 1, document: document)]
  library.isForeign = true
  var session = Session(
    lessons: library, exercises: ExerciseLibrary(practice: Practice(library)),
    store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(width: 80),
    now: { 1_000 })
  _ = session.respond(to: "lesson 1")
  #expect(session.respond(to: "next").text.contains("Now `Move a bead` is tapped"))
  let answer = session.respond(to: "all").text
  #expect(answer.contains("Counter._beads changed"), "\(answer)")
  let run = session.respond(to: "next").text
  #expect(run.contains("tap:Move a bead   2 bodies ran"), "\(run)")
}
