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
    ("4 bodies -> 1 body per toggle", 4), ("from six bodies to two", 3),
    ("cuts body evaluations in half", 1.5), ("halves the number of bodies", 1.5),
    ("half of the bodies run", nil), ("from 1 body to 4", nil),
  ])
  func sharesAndTimesAreNumbers(text: String, times: Double?) {
    #expect(WorkClaim.timesFewer(text) == times)
  }

  private static let views: Set<String> = ["Row", "Title"]

  @Test(arguments: [
    ("`Row` is evaluated again", RunClaim.Kind.runs(times: nil)),
    ("the tap runs no body", .nothingRuns),
    ("no view runs", .nothingRuns), ("`Row` runs twice", .runs(times: 2)),
    ("`Title` is not evaluated", .isSkipped), ("`Row` re-renders", .runs(times: nil)),
    ("`Title` no longer re-evaluates", .isSkipped), ("everything is re-evaluated", .allRun),
    ("the whole screen is rebuilt", .allBuilt), ("all 12 bodies run", .bodies(12)),
    ("all 10 views are built again", .allBuilt), ("the tap builds 3 view values", .values(3)),
  ])
  func whatRunsIsAClaim(text: String, kind: RunClaim.Kind) {
    #expect(RunClaim.all(in: text, views: Self.views).map(\.kind) == [kind])
  }

  /// What an action runs is its object; a noun counts beside a word of how many.
  @Test(arguments: [
    ("A tap on Add runs `Row`", RunClaim.Kind.runs(times: nil)),
    ("Typing still evaluates both rows", .runs(times: 2)),
    ("Tapping Add runs all three rows", .runs(times: 3)),
    ("A toggle runs `Row` alone", .runsAlone), ("A toggle runs only `Row`", .runsAlone),
    ("A toggle runs only `Row`, `Title` and more", .runs(times: nil)),
    ("Clearing the note runs no row", .isSkipped), ("A tap runs every body", .allRun),
    ("Tapping twice runs nothing", .nothingRuns), ("In both no body runs on a tap", .nothingRuns),
  ])
  func whatAnActionRunsIsAClaim(text: String, kind: RunClaim.Kind) {
    #expect(RunClaim.all(in: text, views: Self.views).map(\.kind) == [kind])
  }

  @Test(arguments: [
    "A tap runs the rows", "A tap runs through `Row`", "A tap runs almost all rows",
    "`Title` runs `Row`", "A tap runs up to three rows", "A tap would run `Row`",
  ])
  func whatIsNoWholeObjectIsNone(text: String) {
    #expect(RunClaim.all(in: text, views: Self.views).isEmpty)
  }

  @Test func aClauseNamesItsSide() {
    let claims = RunClaim.all(
      in: "Before, a tap runs `Row`; after, it runs `Title`.", views: Self.views)
    #expect(claims.map(\.side) == [.incorrect, .correct])
    let split = RunClaim.all(in: "Without the split `Row` runs twice", views: Self.views)
    #expect(split.map(\.side) == [.incorrect])
    #expect(split.first?.hasCondition == false)
  }

  @Test(arguments: [
    "Many people think that `Row` runs with each tap", "one expects that `Title` is skipped",
    "it seems that `Row` runs", "`Row` would run",
  ])
  func whatSomebodyBelievesIsNone(text: String) {
    #expect(RunClaim.all(in: text, views: Self.views).isEmpty)
  }

  /// A re-render is a thing too, and `all` may be all of some.
  @Test(arguments: [
    "`Row` triggers a re-render of the list", "each re-render of `Row` costs",
    "every view that reads it runs", "at most 3 view values are built",
    "builds 10 instead of 3 view values", "`Row` is rebuilt", "everything below it is rebuilt",
  ])
  func whatIsSaidOfSomeIsNone(text: String) {
    #expect(RunClaim.all(in: text, views: Self.views).isEmpty)
  }

  /// In a label, a noun stands for the one view of that name.
  @Test(arguments: [
    ("the title is skipped", RunClaim.Kind.isSkipped),
    ("the rows are re-evaluated", .runs(times: nil)),
  ])
  func aNounNamesAView(text: String, kind: RunClaim.Kind) {
    let claims = RunClaim.all(in: text, views: Self.views, isOfOne: true)
    #expect(claims.map(\.kind) == [kind])
    #expect(claims.first?.views.count == 1)
    #expect(RunClaim.all(in: "taps on the title run it", views: Self.views, isOfOne: true).isEmpty)
  }

  @Test(arguments: [
    ("Both versions look the same.", true), ("Both examples behave the same", true),
    ("Both must render the same", false), ("both rows show the same name", false),
    ("The two do not look the same", false), ("It looks the same", false),
  ])
  func thatBothAreTheSameIsAClaim(text: String, isMade: Bool) {
    #expect(SamenessClaim.isMade(text) == isMade)
  }

  @Test func aClauseBesideItSaysWhen() throws {
    let claims = RunClaim.all(
      in: "When `tags` changes, `Row` is evaluated again.", views: Self.views)
    #expect(try #require(claims.first).words.contains("tags"))
    #expect(claims.first?.hasCondition == true)
  }
}
