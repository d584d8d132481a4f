import Testing

@testable import TutorKit

/// What an impact, a label or a sentence claims of bodies that run.
struct WorkClaimTests {
  @Test(arguments: [
    "fewer body evaluations", "avoids re-rendering the header", "the header is skipped",
    "only the row re-evaluates", "half as many bodies run when the count changes",
    "prevents unnecessary view updates", "rows no longer redraw",
  ])
  func thatFewerRunIsAClaim(text: String) { #expect(WorkClaim.saves(text)) }

  @Test(arguments: [
    "avoids an allocation per evaluation", "less work per body run",
    "does not reduce body evaluations, but makes intent clear",
    "doesn’t reduce the bodies that run", "keeps state when the parent body re-evaluates",
    "prevents a crash during view updates", "easier to test", "the body is evaluated",
    "sorts less in each body",
  ])
  func otherWordsClaimNothingOfHowManyRun(text: String) { #expect(!WorkClaim.saves(text)) }

  @Test(arguments: [
    ("10x fewer body evaluations", 10.0), ("2-5x fewer bodies", 2),
    ("3 times fewer evaluations", 3), ("reduces body evaluations by 50%", 2),
    ("75 % fewer bodies run", 4), ("40% smaller binaries", nil), ("fewer bodies", nil),
  ])
  func sharesAndTimesAreNumbers(text: String, times: Double?) {
    #expect(WorkClaim.timesFewer(text) == times)
  }

  private static let views: Set<String> = ["Row", "Title"]

  @Test(arguments: [
    ("`Row` is evaluated again", RunClaim.Kind.runs(times: nil)),
    ("the tap runs no body", .nothingRuns),
    ("no view runs", .nothingRuns), ("`Row` runs twice", .runs(times: 2)),
    ("`Title` is not evaluated", .isSkipped),
  ])
  func whatRunsIsAClaim(text: String, kind: RunClaim.Kind) {
    #expect(RunClaim.all(in: text, views: Self.views).map(\.kind) == [kind])
  }

  @Test(arguments: [
    "Many people think that `Row` runs with each tap", "one expects that `Title` is skipped",
    "it seems that `Row` runs", "`Row` would run",
  ])
  func whatSomebodyBelievesIsNone(text: String) {
    #expect(RunClaim.all(in: text, views: Self.views).isEmpty)
  }

  @Test func aClauseBesideItSaysWhen() throws {
    let claims = RunClaim.all(
      in: "When `tags` changes, `Row` is evaluated again.", views: Self.views)
    #expect(try #require(claims.first).words.contains("tags"))
    #expect(claims.first?.hasCondition == true)
  }
}
