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

  @Test func aProgramIsNotLessThanItself() throws {
    let source = screen(#"Text("Nothing")"#)
    let report = try compared(source, source)
    #expect(report.checks.map(\.status) == [.passed, .passed, .failed])
    #expect(report.verdict == .notPassed)
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

  /// More is offered than is tried, and all that is left out is named.
  @Test func whatIsNotTriedIsUnchecked() throws {
    let source = """
      struct Screen: View {
        @State private var count = 0
        var body: some View { VStack { \((1...120).map { "Button(\"B\($0)x\") { count += 1 }" }
        .joined(separator: "; ")) } }
      }
      """
    let report = try compared(source, source)
    #expect(report.checks.prefix(2).map(\.status) == [.unchecked, .unchecked])
    #expect(report.checks[0].evidence.contains { $0.contains("tap:B120x") })
  }
}
