import Analysis
import Testing

@testable import TutorKit

@Suite struct CompareTests {
  private func compared(_ before: String, _ after: String) throws -> CompareReport {
    let old = parse(before, file: "before.swift")
    let new = parse(after, file: "after.swift")
    return try #require(withDeepStack { compare([old], [new], root: nil) })
  }

  private func screen(_ link: String) -> String {
    """
    struct Detail: View { var body: some View { Text("Detail") } }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          \(link)
          Button("Add \\(1)") { count += 1 }
          Text("\\(count)")
        }
      }
    }
    """
  }

  @Test func aLinkThatOpensSomethingElseRendersDifferently() throws {
    let before = screen(#"NavigationLink("Open") { Detail() }"#)
    let same = try compared(before, screen(#"NavigationLink("Open") { Detail() }"#))
    #expect(same.checks[0].status == .passed)
    let other = try compared(before, screen(#"NavigationLink("Open") { Text("Gone") }"#))
    #expect(other.checks[0].id == .rendersTheSame)
    #expect(other.checks[0].status == .failed)
  }

  @Test func whatDoesNotCompileDoesNotPass() throws {
    let text = screen(#"NavigationLink("Open") { Detail() }"#)
    let report = try compared(text, text)
    let source = parse(text, file: "after.swift")
    let error = CompilerDiagnostic(message: "cannot find 'x' in scope", line: 3, column: 1)
    let failed = report.adding(compile: [(source, .passed), (source, .failed([error]))])
    #expect(failed.verdict == .notPassed)
    // What does not compile builds nothing.
    #expect(failed.checks.map(\.status) == [.failed, .unchecked, .unchecked, .unchecked])
    #expect(failed.checks[0].evidence == ["after.swift:3:1: cannot find 'x' in scope"])
    let open = CompileOutcome.unchecked(.noCompiler)
    #expect(report.adding(compile: [(source, .passed), (source, open)]) == report)
  }

  @Test func aProgramIsNotLessThanItself() throws {
    let source = """
      struct Screen: View {
        @State private var count = 0
        var body: some View { Text("\\(count)"); Button("More") { count += 1 } }
      }
      """
    let report = try compared(source, source)
    #expect(report.checks.map(\.status) == [.passed, .passed, .failed])
    #expect(report.verdict == .notPassed)
    // Where nothing ever runs, there is nothing to save.
    let still = screen(#"Text("Nothing")"#)
    #expect(try compared(still, still).checks.map(\.status) == [.passed, .passed, .unchecked])
  }

  /// A label that echoes its value is another one the second time: such a step is not done, so it
  /// has no counts.
  @Test func stepsThatNobodyAnswersHaveNoCounts() throws {
    let source = """
      struct Screen: View {
        @State private var guests = 8
        var body: some View { Stepper("Guests: \\(guests)", value: $guests) }
      }
      """
    let report = try compared(source, source)
    #expect(report.steps.map(\.action) == ["initial", "change:Guests: 8"])
    #expect(report.steps.map(\.before.bodies) == [1, 1])
  }

  /// What a view must be given decides on what it shows, so it cannot be compared by itself.
  @Test func aViewThatTakesOtherInputsIsUnchecked() throws {
    func row(_ input: String) -> String {
      """
      struct Row: View { let \(input); var body: some View { Text("Row") } }
      struct Other: View { var body: some View { Text("Other") } }
      """
    }
    let report = try compared(row("item: Item"), row("title: String"))
    #expect(report.checks.prefix(2).map(\.status) == [.unchecked, .unchecked])
    #expect(report.checks[0].evidence == [GradeWords.otherInputs("Row")])
  }

  /// A program that never comes to an end of its states, and that is not proved, is tried. The report
  /// says so.
  @Test func whatIsNotTriedIsNamedInTheBasis() throws {
    let source = """
      struct Screen: View {
        @State private var count = 0
        var body: some View { VStack { \((1...120).map { "Button(\"B\($0)x\") { count += \($0) }" }
        .joined(separator: "; ")) }.onAppear { count = 1 } }
      }
      """
    let basis = try #require(compared(source, source).checks[0].basis)
    #expect(basis.kind == .tried)
    #expect(!basis.isComplete)
    #expect(basis.states > 100)
  }

  /// Steps go by place, values are those that the controls can give, and repeats are counted.
  @Test func aDifferenceManyStepsAwayIsFound() throws {
    func screen(_ action: String) -> String {
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View { Text("\\(count)"); Button("Water") { \(action) } }
      }
      """
    }
    let report = try compared(screen("count += 1"), screen("if count < 10 { count += 1 }"))
    #expect(report.checks[0].status == .failed)
    #expect(report.checks[0].evidence.first?.contains("tap:Water (11 times)") == true)
  }

  /// What a name would build that nothing declares is no gain.
  @Test func aNameThatIsDeclaredNowhereSavesNothing() throws {
    func screen(_ part: String) -> String {
      """
      struct Screen: View {
        @State private var isOn = false
        var body: some View {
          VStack { Toggle("On", isOn: $isOn); \(part); Text(isOn ? "On" : "Off") }
        }
      }
      struct Hall: View { var body: some View { Text("Hall") } }
      """
    }
    let report = try compared(screen("Text(\"Hall\").bold().italic()"), screen("Hal()"))
    #expect(report.checks.last?.status == .unchecked)
    #expect(report.checks.last?.evidence.first?.contains("`Hal` is declared nowhere") == true)
    #expect(report.steps.isEmpty)
    let both = try compared(screen("VStack { Hal().bold() }"), screen("Hal().bold()"))
    #expect(!both.steps.isEmpty)
  }

  /// What nobody declares is unchecked: neither the same nor different.
  @Test func aNameThatIsDeclaredNowhereIsUnchecked() throws {
    func screen(_ title: String) -> String {
      "struct Screen: View { var body: some View { Text(\(title)) } }"
    }
    let report = try compared(screen("Strings.title"), screen("\"Title\""))
    #expect(report.checks[0].status == .unchecked)
  }
}
