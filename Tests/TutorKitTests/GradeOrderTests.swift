import Foundation
import Testing

@testable import TutorKit

/// What is said first of a text that is not an answer yet.
struct GradeOrderTests {
  private func graded(_ text: String, of id: String) throws -> (GradeReport, GradeRequest) {
    let exercise = try #require(shippedExercises.exercises.first { $0.id == id })
    let request = exercise.request(for: parse(text, file: id + ".swift"))
    return (try #require(withDeepStack { grade(request) }), request)
  }

  private func starter(_ id: String) throws -> String {
    try #require(shippedExercises.exercises.first { $0.id == id }?.starterText)
  }

  @Test func whatDoesNotCompileHasPassedNothingThatIsCounted() throws {
    let text = try starter("exercise1").replacing("+= 1", with: "+= one")
    #expect(text.contains("+= one"))
    let (report, _) = try graded(text, of: "exercise1")
    #expect(report.checks.first { $0.id == .namesResolve }?.status == .failed)
    for check in report.checks {
      switch check.id {
      case .rendersTheSame, .behavesTheSame, .evaluatesLess: #expect(check.status != .passed)
      default: break
      }
    }
  }

  /// What the starter brings along is nobody's work: points begin with the first thing that is done.
  @Test(arguments: ["exercise1", "exercise21", "exercise33"])
  func anUntouchedStarterHasNoPoints(id: String) throws {
    let text = try starter(id)
    for same in [text, text + "\n// Not yet.\n", text.replacing("{\n", with: "{\n\n")] {
      let (report, _) = try graded(same, of: id)
      #expect(report.score == 0)
      #expect(report.notes.contains(GradeWords.pointsBegin()))
    }
    let exercise = try #require(shippedExercises.exercises.first { $0.id == id })
    let solution = try String(contentsOf: exercise.solutionFile, encoding: .utf8)
    #expect(try graded(solution, of: id).0.score == 100)
  }

  /// Another name is no other finding, and a finding of another rule on the same code no gain.
  @Test(arguments: [
    ("exercise1", "waterings", "wets"), ("exercise33", "HouseSign", "Board"),
    ("exercise2", "", ""), ("exercise7", "", ""),
  ])
  func renamingMendsNothing(id: String, old: String, new: String) throws {
    let text = try starter(id)
    let states = text.matches(of: /@State private var (\w+)/).map { String($0.1) }
    let renamed =
      old.isEmpty
      ? try states.reduce(text) { text, state in
        text.replacing(try Regex("\\b\(state)\\b"), with: state + "Value")
      } : text.replacing(old, with: new)
    #expect(renamed != text)
    let (report, _) = try graded(renamed, of: id)
    #expect(report.progress == nil)
    #expect(report.score == 0)
  }

  /// Of what does not compile nothing is known to be done: what mends it is worth no less.
  @Test(arguments: [
    "exercise1", "exercise5", "exercise21", "exercise33",
  ])
  func whatIsBrokenHasNoPoints(id: String) throws {
    let text = try starter(id)
    let exercise = try #require(shippedExercises.exercises.first { $0.id == id })
    let solution = try String(contentsOf: exercise.solutionFile, encoding: .utf8)
    let broken = [
      "import SwiftUI\n",
      "import SwiftUI\nstruct \(exercise.rootName): View { var body: some View { foo } }\n",
      "import SwiftUI\nstruct \(exercise.rootName): View { var body: some View { Foo() } }\n",
      text.replacing("Text(", with: "Texxt("), solution.replacing("Text(", with: "Texxt("),
      solution + "\nlet x = zzz\n", solution.replacing("import SwiftUI", with: ""),
    ]
    for text in broken {
      let (report, _) = try graded(text, of: id)
      let guideline = report.checks.first { $0.id == .guideline }
      #expect(report.score == 0, "\(text)")
      #expect(guideline == nil || guideline?.status != .passed, "\(text)")
      #expect(report.progress == nil)
    }
    let (refused, _) = try graded(solution, of: id)
    let error = CompilerDiagnostic(message: "no good", line: 4, column: 2)
    #expect(refused.adding(compile: .failed([error])).score == 0)
    #expect(refused.score == 100)
  }

  /// A name that is like another one is misspelled, and one that nothing is like is missing; what another scope
  /// declares has to be handed on.
  @Test(arguments: [
    (
      "        Text(notice)", "        Text(notise)", "did you mean `notice`?",
      "is written otherwise than"
    ),
    (
      "        Text(notice)", "        Texxt(notice)", "did you mean `Text`?",
      "is written otherwise than"
    ),
    ("        Text(notice)", "        Crad()", "did you mean `Card`?", "is written otherwise than"),
    (
      "        Text(notice)", "        Text(zebra)", "nowhere in this file",
      "none of its declarations has"
    ),
    (
      "        Text(notice)", "        Text(inner)", "nowhere in this file",
      "Compare what each view declares"
    ),
    ("$isOn", "$isOm", "did you mean `$isOn`?", "is written otherwise than"),
    ("$isOn", "$IsOn", "did you mean `$isOn`?", "is written otherwise than"),
  ])
  func aNameThatMeansNothingIsTold(
    old: String, new: String, message: String, hint: String
  ) throws {
    let text = """
      import SwiftUI
      struct Board: View {
        @State private var isOn = false
        let notice = "Shut"
        var body: some View {
          VStack {
              Text(notice)
            Toggle("On", isOn: $isOn)
            Card()
          }
        }
      }
      struct Card: View {
        var body: some View {
          let inner = "Card"
          Text(inner)
        }
      }
      """
    let wrong = text.replacing(old, with: new)
    #expect(wrong != text)
    let exercise = try #require(shippedExercises.exercises.first)
    var request = GradeRequest(
      submission: parse(wrong, file: "Board.swift"), exercise: exercise,
      starter: parse(text, file: "Board.swift"))
    request.exercise?.root = "Board()"
    let sent = request
    let report = try #require(withDeepStack { grade(sent) })
    let fact = report.checks.first { $0.id == .namesResolve }?.evidence.first
    #expect(fact?.contains(message) == true, "\(fact ?? "none")")
    let hints = withDeepStack { HintLadder(report: report, request: sent).hints } ?? []
    #expect(hints.first?.text.contains(hint) == true, "\(hints.map(\.text))")
    #expect(
      hint.hasPrefix("Compare") == report.text(options: RenderOptions()).contains("give each view"))
  }

  @Test func movingASectionIntoAPropertyMendsNothing() throws {
    let text = try starter("exercise1")
    let first = try #require(text.range(of: "      VStack(alignment: .leading) {"))
    let last = try #require(text.range(of: "      .padding()\n"))
    let section = text[first.lowerBound..<last.upperBound]
    let end = try #require(text.range(of: "}\n", options: .backwards))
    let parts = [
      String(text[..<first.lowerBound]), "      description\n",
      String(text[last.upperBound..<end.lowerBound]), "\n  var description: some View {\n",
      String(section), "  }\n}\n",
    ]
    let (report, _) = try graded(parts.joined(), of: "exercise1")
    #expect(report.checks.first { $0.id == .rendersTheSame }?.status == .passed)
    #expect(report.score == 0)
  }

  /// A class of which Swift takes nothing shows, does and builds nothing, with a compiler and without.
  @Test func aWrapperThatObservableRefusesIsTold() throws {
    let text = try starter("exercise33").replacing(
      "final class Lift: ObservableObject", with: "@Observable final class Lift"
    ).replacing("@StateObject", with: "@State").replacing("@ObservedObject", with: "@Bindable")
    let (report, _) = try graded(text, of: "exercise33")
    let names = try #require(report.checks.first { $0.id == .namesResolve })
    #expect(names.status == .failed)
    #expect(names.facts.map(\.line) == [8, 9, 10])
    #expect(names.evidence.allSatisfy { $0.contains("leave `@Published` out") })
    let counted: [CheckID] = [.rendersTheSame, .behavesTheSame, .evaluatesLess]
    #expect(
      report.checks.filter { counted.contains($0.id) }.map(\.status) == [
        .unchecked, .unchecked, .unchecked,
      ])
    #expect(report.steps.isEmpty)
    let right = try graded(text.replacing("@Published ", with: ""), of: "exercise33").0
    #expect(right.checks.first { $0.id == .namesResolve }?.status == .passed)
    #expect(right.checks.first { $0.id == .rendersTheSame }?.status == .passed)
  }

  /// What is built counts for nothing while a name does not resolve, also where it is too much.
  @Test func whatDoesNotCompileHasBuiltNothing() throws {
    let text = try starter("exercise1").replacing("Text(light)", with: "Text(lights)")
    let (report, _) = try graded(text, of: "exercise1")
    #expect(report.checks.first { $0.id == .namesResolve }?.status == .failed)
    #expect(report.checks.first { $0.id == .evaluatesLess }?.status == .unchecked)
  }

  /// What passes because code is gone is nobody's work either: no root, a root that is no view, an empty one.
  @Test(arguments: ["exercise1", "exercise2", "exercise12", "exercise20", "exercise33"])
  func whatHasLostTheScreenHasNoPoints(id: String) throws {
    let exercise = try #require(shippedExercises.exercises.first { $0.id == id })
    let root = exercise.rootName
    for text in [
      "struct Foo { }", "struct Foo: View { var body: some View { Text(\"\") } }",
      "struct \(root) { }", "struct \(root): View { var body: some View { EmptyView() } }",
      "struct \(root): View { var body: some View { Text(\"\") } }",
    ] {
      let (report, _) = try graded("// tutor: \(id)\nimport SwiftUI\n\(text)\n", of: id)
      #expect(report.verdict != .passed, "\(text)")
      #expect(report.score == 0, "\(text)")
      #expect(report.progress == nil, "\(text)")
      #expect(report.adding(compile: .passed).score == 0, "\(text)")
    }
  }

  /// A file that is no exercise and declares no view has shown nothing that is worth points.
  @Test func aFileWithoutViewsHasNoPoints() throws {
    let source = parse("import SwiftUI\nstruct Foo { }\n", file: "notes.swift")
    let report = try #require(withDeepStack { grade(GradeRequest(submission: source)) })
    #expect(report.verdict == .unchecked)
    #expect(report.score == 0)
  }

  @Test func theAnswerToAnotherExerciseIsCalledThat() throws {
    let exercise = try #require(shippedExercises.exercises.first { $0.id == "exercise33" })
    let work = ExerciseWork(
      exercise, text: try starter("exercise29"), exercises: shippedExercises,
      store: try #require(ProgressStore.inMemory(nil)), now: { 0 })
    guard case .failure(let refusal) = work.nextHint() else {
      Issue.record("a hint on the text of another exercise")
      return
    }
    #expect(refusal.sentence.contains("29"))
  }

  @Test func aFileWithoutCodeIsNotPassedAndSaidTo() throws {
    let (report, request) = try graded("// tutor: exercise1\nimport SwiftUI\n", of: "exercise1")
    #expect(report.verdict == .notPassed)
    #expect(report.checks.first?.facts.map(\.text) == ["the file holds no code"])
    let hints = withDeepStack { HintLadder(report: report, request: request).hints.map(\.text) }
    #expect(hints?.first?.contains("`reset` brings the starter's text back") == true)
  }

  /// A type that is like a known one is a slip, and no type that another framework may have.
  @Test(arguments: ["Strin", "Sting", "Stringg"])
  func aMisspeltTypeIsNotPassed(type: String) throws {
    let exercise = try #require(shippedExercises.exercise("25"))
    let solution = try SourceText.read(exercise.solutionFile.path).get()
    let text = solution.replacing("let town: String", with: "let town: \(type)")
    try #require(text != solution)
    let (report, _) = try graded(text, of: "exercise25")
    #expect(report.checks.first { $0.id == .namesResolve }?.status == .failed)
    #expect(report.verdict == .notPassed)
  }

  /// Where the exercise asks which views save nothing, one that is kept costs points, and no pass.
  @Test func aViewThatSavesNothingCostsPoints() throws {
    let exercise = try #require(shippedExercises.exercise("49"))
    let solution = try SourceText.read(exercise.solutionFile.path).get()
    let kept =
      solution.replacing(
        "Text(\"\\(crabs) crabs in the bucket\")", with: "CrabCount(crabs: crabs)")
      + "private struct CrabCount: View {\n  let crabs: Int\n  var body: some View { "
      + "Text(\"\\(crabs) crabs in the bucket\") }\n}\n"
    let (report, _) = try graded(kept, of: "exercise49")
    #expect(report.verdict == .passed)
    #expect(report.idle == ["CrabCount"])
    #expect(report.score < 100)
    #expect(try graded(solution, of: "exercise49").0.idle == nil)
  }

  /// What no check asks for and neither text of the exercise has is told.
  @Test func anotherWarningIsARemark() throws {
    let exercise = try #require(shippedExercises.exercise("25"))
    let solution = try SourceText.read(exercise.solutionFile.path).get()
    let copied = solution.replacing("let receiver: String", with: "@State var receiver: String")
    try #require(copied != solution)
    let (report, _) = try graded(copied, of: "exercise25")
    #expect(report.notes.contains { $0.contains("[binding-never-written]") })
    #expect(try graded(solution, of: "exercise25").0.notes.isEmpty)
  }
}
