import Analysis
import Foundation
import Testing

@testable import CohortReport
@testable import TutorKit

/// What a text is told by: the exercises' own mistakes, and other texts.
@Suite(.timeLimit(.minutes(30))) struct LikenessTests {
  private func exercise(_ number: String) throws -> Exercise {
    try #require(library.exercise(number))
  }

  /// Under other names, in another layout and with comments it is the same mistake.
  @Test func everyMistakeIsKnownAgainUnderOtherNames() throws {
    let exercise = try exercise("1")
    let known = KnownTexts(exercise)
    var count = 0
    let folder = exercise.folder.appendingPathComponent("mistakes").path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let written = try text(exercise, "mistakes/" + name)
      let record = graded("ada", exercise, "// mine\n" + renamed(written))
      let likeness = known.likeness(
        structure: record.structure.flatMap { UInt64($0, radix: 16) }, outcome: nil)
      guard case .mistake(let mistake, isSame: true) = likeness else {
        Issue.record("\(name): \(String(describing: likeness))")
        continue
      }
      #expect(mistake.name + ".swift" == name)
      count += 1
    }
    #expect(count > 15)
  }

  /// Types and state with other names; each line is indented by four.
  private func renamed(_ text: String) -> String {
    text.replacing(/private struct (\w+)/) { "private struct \($0.1)" }
      .replacing(/\b(PlantDescription|WateringLog|PlantSection|WateringSection)\b/) { "My\($0.1)" }
      .replacing("waterings", with: "poured").replacing("\n  ", with: "\n    ")
  }

  /// A line that changes nothing of what is seen makes another structure, and fails alike.
  @Test func aTextThatFailsAlikeIsTold() throws {
    let exercise = try exercise("1")
    let written = try text(exercise, "mistakes/lost-padding.swift")
    let other = written + "\nprivate let unrelated = 1\n"
    let shown = report([graded("ada", exercise, other), graded("bob", exercise, written)])
    let mistake = try #require(shown.mistakes.first)
    #expect(shown.mistakes.count == 1)
    #expect(mistake.name == "lost-padding" && mistake.people == 2 && mistake.same == 1)
    #expect(mistake.hint?.isEmpty == false)
    #expect(
      shown.rows.compactMap { $0.cells.first??.likenessText } == [
        "fails like mistakes/lost-padding", "the same as mistakes/lost-padding",
      ])
  }

  @Test func theStarterIsNoMistake() throws {
    let exercise = try exercise("2")
    let shown = report([graded("ada", exercise, try text(exercise, "exercise2.swift"))])
    #expect(shown.rows.first?.cells.first??.isAsStarter == true)
    #expect(shown.mistakes.isEmpty)
    #expect(shown.findings.isEmpty == false)
    #expect(shown.findings.allSatisfy { !$0.hint.isEmpty && !$0.summary.isEmpty })
  }

  /// Two of one structure are told; what the course hands out is nobody's copy.
  @Test func textsOfOneStructureAreToldUnlessTheyAreHandedOut() throws {
    let exercise = try exercise("1")
    let solution = try text(exercise, "solution.swift")
    let own = solution.replacing("Text(name)", with: "Text(verbatim: name)")
    #expect(own != solution)
    let shown = report([
      graded("ada", exercise, own), graded("bob", exercise, "// bob\n" + renamed(own)),
      graded("eve", exercise, solution), graded("zoe", exercise, solution),
    ])
    #expect(shown.likeTexts.map(\.names) == [["ada", "bob"]])
    #expect(shown.likeTexts.first?.isIdentical == false)
  }

  @Test(arguments: [
    ("let a = 1", "let b = 1 // same", true), ("let a = 1", "let a = 2", false),
    ("private let a = 1", "let a = 1", true), ("let a: Int", "let a: String", false),
    ("struct A { let x: Int; let y: Int }", "struct B { let y: Int; let x: Int }", true),
    ("func f(a: Int, b: Int) { g(a, b) }", "func f(a: Int, b: Int) { g(b, a) }", false),
    ("let a = Text(\"x\").bold()", "let a = Text(\"x\").italic()", false),
    ("let title = 1; let f = x.font(.title)", "let name = 1; let f = x.font(.title)", true),
    (
      "let spacing = 1; let v = VStack(spacing: 2)", "let gap = 1; let v = VStack(spacing: 2)", true
    ),
    ("struct A { let x: Int }; let a = A(x: 1)", "struct A { let y: Int }; let a = A(y: 1)", true),
  ])
  func structures(left: String, right: String, areEqual: Bool) {
    let structures = [left, right].map { TutorKit.parse($0, file: "a.swift").structure }
    #expect((structures[0] == structures[1]) == areEqual, "\(structures)")
  }
}
