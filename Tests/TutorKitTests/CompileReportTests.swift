import Foundation
import Testing

@testable import Analysis
@testable import TutorKit

private func exercise3(_ file: KeyPath<Exercise, URL>) throws -> GradeReport {
  let exercise = try #require(shippedExercises.exercise("3"))
  let text = try SourceText.read(exercise[keyPath: file].path).get()
  let request = exercise.request(for: parse(text, file: "exercise3.swift"))
  return try #require(withDeepStack { grade(request) })
}

private let error = CompilerDiagnostic(message: "no good", line: 4, column: 2)

@Suite struct CompileReportTests {
  @Test func aCompiledSolutionHasAllPoints() throws {
    let report = try exercise3(\.solutionFile).adding(compile: .passed)
    #expect(report.verdict == .passed)
    #expect(report.score == 100)
    #expect(report.checks.map(\.id).prefix(3) == [.parses, .namesResolve, .compiles])
  }

  @Test func aFailedCompileIsNotPassed() throws {
    let report = try exercise3(\.solutionFile).adding(
      compile: .failed([error, error, error, error]))
    #expect(report.verdict == .notPassed)
    #expect(report.score == 0)
    #expect(report.notes.contains(GradeWords.pointsNeedCompiling()))
    #expect(report.checks.first { $0.id == .guideline }?.status == .unchecked)
    #expect(
      report.checks.first { $0.status == .failed }?.evidence
        == Array(repeating: "exercise3.swift:4:2: no good", count: 3))
    let text = report.text(options: RenderOptions())
    #expect(text.contains("next: mend what the compiler says"))
    #expect(report.steps.isEmpty)
    #expect(text.contains("counted once the file compiles"))
  }

  /// What only the compiler refuses is hinted at too.
  @Test func aHintIsAboutWhatTheCompilerSays() throws {
    let exercise = try #require(shippedExercises.exercise("3"))
    let solution = try SourceText.read(exercise.solutionFile.path).get()
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises,
      store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(), now: { 1_000 },
      compileCheck: TestCompiler.check)
    _ = session.respond(to: "exercise 3")
    _ = session.edited(solution)
    #expect(session.respond(to: "hint").text.contains("nothing to hint at"))
    _ = session.edited(solution.replacing("import SwiftUI\n", with: ""))
    let hint = session.respond(to: "hint").text
    #expect(hint.contains("1 of") && !hint.contains("nothing to hint at"), "\(hint)")
  }

  /// A lesson's example that is changed into what only the compiler refuses passes no more than an exercise does.
  @Test(arguments: [
    ("let knots", false), ("private let knots", true), ("let depth: Int; let knots", true),
  ])
  func aChangedExampleIsCompiledToo(property: String, isRefused: Bool) throws {
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises,
      store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(), now: { 1_000 },
      compileCheck: TestCompiler.check)
    let lesson = try #require(shippedLessons.lesson("waking-a-body"))
    let example = try #require(lesson.programs.first { $0.id == "waking-a-body/3" }).text
    let changed =
      example.replacing(
        "WindSection(knots: $knots)", with: "Stepper(\"Wind\", value: $knots); Mark(knots: 1)")
      + "\nprivate struct Mark: View {\n  \(property): Int\n  var body: some View { Text(\"\\(knots)\") }\n}\n"
    _ = session.respond(to: "lesson 6")
    _ = session.editText()
    let answer = session.edited(changed).text
    #expect(answer.contains("✗ compiles") == isRefused, "\(answer)")
    #expect(session.respond(to: "tree").text.contains("does not compile") == isRefused)
  }

  /// Texts that the compiler alone refuses: an exercise, whether it is the starter that is changed, and the change.
  private static let refused: [(exercise: String, isStarter: Bool, old: String, new: String)] = [
    (
      "41", false, "Bib<Badge: View>: View {\n  let badge: Badge",
      "Bib: View {\n  let badge: some View"
    ),
    ("5", false, "tempo += 2", "tempo += \"2\""),
    ("5", true, "tempo += 2", "tempo += \"2\""),
  ]

  /// That a text does not compile is said before all that follows from it, with the compiler's line.
  @Test(arguments: refused)
  func theFirstHintHasTheCompilersLine(
    exercise: String, isStarter: Bool, old: String, new: String
  ) throws {
    let found = try #require(shippedExercises.exercise(exercise))
    let file = isStarter ? found.starterFile : found.solutionFile
    let text = try SourceText.read(file.path).get().replacing(old, with: new)
    let work = ExerciseWork(
      found, text: text, exercises: shippedExercises,
      store: try #require(ProgressStore.inMemory(nil)), compileCheck: TestCompiler.check,
      now: { 1_000 })
    let hint = try work.nextHint().get()
    #expect(!hint.isPassed)
    let words = try #require(hint.hint?.text)
    #expect(words.hasPrefix("Your text does not compile"), "\(words)")
    let line = try #require(words.firstMatch(of: #/In line (\d+) the compiler says: /#)).1
    #expect(
      parse(text, file: "a.swift").line(Int(line) ?? 0)?.contains(new.rows.last ?? "") == true)
  }

  @Test func noCountsAreShownOfAFileThatLacksNames() throws {
    let source = parse(
      "import SwiftUI\nstruct A: View { var body: some View { B(); Text(b) } }\n"
        + "struct B: View { var b = 1; var body: some View { Text(\"\\(b)\") } }", file: "A.swift")
    let report = try #require(withDeepStack { grade(GradeRequest(submission: source)) })
    #expect(report.verdict == .notPassed)
    #expect(report.steps.isEmpty)
    #expect(report.text(options: RenderOptions()).contains("counted once the file compiles"))
  }

  @Test(arguments: [true, false])
  func anUncheckedCompileChangesNoVerdict(isSolution: Bool) throws {
    let before = try exercise3(isSolution ? \.solutionFile : \.starterFile)
    let report = before.adding(compile: .unchecked(.noCompiler))
    #expect(report.verdict == before.verdict)
    #expect(report.score == before.score)
    #expect(!isSolution || report.score == 100)
    #expect(report.checks.filter { $0.id != .compiles } == before.checks)
    let text = report.text(options: RenderOptions())
    #expect(text.contains("  ? compiles: no Swift compiler found"))
  }

  @Test func aLineIsReportedOnce() throws {
    var report = try exercise3(\.solutionFile)
    let undeclared = Evidence("`x` is undeclared", file: "exercise3.swift", line: 4, column: 9)
    report.checks[1] = GradeReport.Check(
      id: .namesResolve, status: .failed, facts: [undeclared])
    let other = CompilerDiagnostic(message: "other", line: 5, column: 1)
    let added = report.adding(compile: .failed([error, other]))
    #expect(added.checks[2].evidence == ["exercise3.swift:5:1: other"])
  }

  @Test func aSnippetSaysWhatItLeavesOut() throws {
    let source = parse(
      """
      import SwiftUI
      struct Page: View { var body: some View { VStack { HeaderView(order: order); Text(total) } } }
      """, file: "Page.swift")
    let graded = withDeepStack {
      var request = GradeRequest(submission: source)
      request.allowsUndeclared = true
      return grade(request)
    }
    #expect(graded?.verdict == .passed)
    #expect(graded?.notes == ["not declared in this file: `HeaderView`, `order`, `total`"])
    guard
      case .unchecked(.undeclared(let names)) = TestCompiler.check.check(
        source, allowsUndeclared: true)
    else {
      Issue.record("not told as undeclared")
      return
    }
    #expect(names.map(\.name) == ["HeaderView", "order", "total"])
  }

  @Test(arguments: [
    ("@Entry var beds: Int = 3", "`beds`: Int"), ("@Entry var season = \"spring\"", "String"),
    ("@Entry var note: String?", "String?"),
  ])
  func entriesAreWrittenOut(declaration: String, part: String) {
    let text = "extension EnvironmentValues {\n  \(declaration)\n}\nlet x = 1\n"
    let expanded = ExpandedSource(parse(text, file: "A.swift"))
    #expect(!expanded.text.contains("@Entry"))
    #expect(expanded.text.contains(part))
    #expect(expanded.text.split(separator: "\n").count == 4)
    #expect(expanded.columns == [2: 3])
  }

  @Test func linesBelowALongEntryStay() {
    let text =
      "extension FocusedValues {\n  @Entry\n  var draft: Binding<\n    String>?\n}\nlet x = 1"
    let lines = ExpandedSource(parse(text, file: "A.swift")).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "let x = 1")
    #expect(lines.count == 6)
  }

  @Test(arguments: [
    ("fnt", "font", true), ("colour", "color", true), ("nmae", "name", true),
    ("Foregroundstyle", "foregroundStyle", true), ("tabs", "tab", false),
    ("value2", "value1", false), ("glassEffect", "font", false), ("font", "font", false),
  ])
  func aSlipIsOneEdit(name: String, other: String, isSlip: Bool) {
    #expect(name.isOneEdit(from: other) == isSlip)
    #expect(other.isOneEdit(from: name) == isSlip)
  }

  @Test func errorsInAMacroBelongToItsUse() {
    let output = """
      @__swiftmacro_7Program1A.swift:3:5: error: bad key
      Submission.swift:7:1: note: in expansion of macro 'Observable' on class 'A' here
      Submission.swift:9:3: error: b [#ErrorGroup]
      Submission.swift:9:3: error: a
      """
    #expect(
      CompilerDiagnostic.errors(in: output, file: "Submission.swift") == [
        CompilerDiagnostic(message: "bad key", line: 7, column: 1),
        CompilerDiagnostic(message: "a", line: 9, column: 3),
        CompilerDiagnostic(message: "b", line: 9, column: 3),
      ])
  }

  /// The order of a compiler's errors on one line varies from machine to machine.
  @Test func errorsOfOneLineHaveOneOrder() {
    let lines = [
      "Submission.swift:3:25: error: generic parameter 'Value' could not be inferred",
      "Submission.swift:3:35: error: missing argument for parameter 'selection' in call",
      "Submission.swift:2:9: error: cannot find 'b' in scope",
      "Submission.swift:2:9: error: cannot find 'a' in scope",
    ]
    let orders = [[0, 1, 2, 3], [1, 0, 2, 3], [0, 1, 3, 2], [1, 0, 3, 2]].map { order in
      CompilerDiagnostic.errors(
        in: order.map { lines[$0] }.joined(separator: "\n"), file: "Submission.swift"
      ).map(\.message)
    }
    #expect(
      Set(orders) == [
        [
          "missing argument for parameter 'selection' in call",
          "generic parameter 'Value' could not be inferred", "cannot find 'a' in scope",
          "cannot find 'b' in scope",
        ]
      ])
  }
}
