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

  /// A program with two views, a control `Add`, another `Clear note`, and a property `tags`.
  private func claims(_ text: String, isOfOne: Bool = false) -> [RunClaim] {
    RunClaim.all(in: text, lexicon(isOfOne: isOfOne))
  }

  private func lexicon(isOfOne: Bool = false) -> ClaimLexicon {
    ClaimLexicon(
      views: ["Row", "Title"], steps: ["add", "clear", "note", "tags"], isOfOne: isOfOne,
      sides: ["observable": .correct, "indices": .incorrect])
  }

  @Test(arguments: [
    ("`Row` is evaluated again", RunClaim.Kind.runs(times: nil)),
    ("the tap runs no body", .nothingRuns),
    ("no view runs", .nothingRuns), ("`Row` runs twice", .runs(times: 2)),
    ("`Title` is not evaluated", .isSkipped), ("`Row` re-renders", .runs(times: nil)),
    ("`Title` no longer re-evaluates", .isSkipped), ("everything is re-evaluated", .allRun),
    ("the whole screen is rebuilt", .allBuilt), ("all 12 bodies run", .bodies(12)),
    ("`Row.body` is called twice", .runs(times: 2)), ("`Row` is recomputed", .runs(times: nil)),
    ("SwiftUI calls the body of `Row` twice", .runs(times: 2)),
    ("SwiftUI does not run `Row.body`", .isSkipped), ("`Title` does not run either", .isSkipped),
    ("all 10 views are built again", .allBuilt), ("the tap builds 3 view values", .values(3)),
  ])
  func whatRunsIsAClaim(text: String, kind: RunClaim.Kind) {
    #expect(claims(text).map(\.kind) == [kind])
  }

  /// What an action runs is its object; a noun counts beside a word of how many.
  @Test(arguments: [
    ("A tap on Add runs `Row`", RunClaim.Kind.runs(times: nil)),
    ("Typing still evaluates both rows", .runsInAll(2)),
    ("Tapping Add runs all three rows", .runsInAll(3)),
    ("Tapping Add runs one `Row`", .runsInAll(1)),
    ("A toggle runs `Row` alone", .runsAlone), ("A toggle runs only `Row`", .runsAlone),
    ("A toggle runs only `Row` and `Title`", .runsAlone),
    ("Clearing the note runs no row", .isSkipped), ("A tap runs every body", .allRun),
    ("In both no body runs on a tap", .nothingRuns),
    ("A tap needlessly runs `Row`", .runs(times: nil)),
    ("The tap runs one body, that of `Row`", .runsAlone),
    ("A tap runs no body but `Row`'s", .runsAlone), ("A tap runs `Row` zero times", .isSkipped),
    ("When the gardener presses Add, `Row` runs one time", .runs(times: 1)),
    ("With this change a tap no longer runs `Row`", .isSkipped),
    ("Two bodies run in total", .bodies(2)),
  ])
  func whatAnActionRunsIsAClaim(text: String, kind: RunClaim.Kind) {
    #expect(claims(text).map(\.kind) == [kind])
  }

  @Test(arguments: [
    "A tap runs the rows", "A tap runs through `Row`", "A tap runs almost all rows",
    "`Title` runs `Row`", "A tap runs up to three rows", "A tap would run `Row`",
    "A toggle runs only `Row`, `Title` and more",
  ])
  func whatIsNoWholeObjectIsNone(text: String) {
    #expect(claims(text).isEmpty)
  }

  @Test func aClauseNamesItsSide() {
    let both = claims("Before, a tap runs `Row`; after, it runs `Title`.")
    #expect(both.map(\.side) == [.of(.incorrect), .of(.correct)])
    let split = claims("Without the split `Row` runs twice")
    #expect(split.map(\.side) == [.of(.incorrect)])
    #expect(split.first?.hasCondition == false)
  }

  /// What stands before a side that is named late is said of the other one where it is the opposite, else of none.
  @Test(arguments: [
    (
      "`Row` runs on a tap; after the refactoring, it does not",
      [ClaimSide.of(.incorrect), .of(.correct)]
    ),
    (
      "`Row` runs when Add is tapped, and after the extraction it does not",
      [.of(.incorrect), .of(.correct)]
    ),
    ("`Row` does not run on a tap; in the bad version, it runs", [.of(.correct), .of(.incorrect)]),
    ("A tap runs `Row`; in the correct version it runs `Title`", [nil, .of(.correct)]),
    ("In the good version a tap runs `Row`, but not `Title`", [.of(.correct), .of(.correct)]),
    (
      "A tap runs `Row` and leaves `Title` alone in the good version",
      [.of(.correct), .of(.correct)]
    ),
  ])
  func aSideThatIsNamedLateLeavesTheOther(text: String, sides: [ClaimSide?]) {
    #expect(claims(text).map(\.side) == sides)
  }

  /// By its place or by what its code alone has, in front of the clause or behind it.
  @Test(arguments: [
    ("With @Observable, `Row` runs when Add is tapped", GuidelineExample.Kind.correct),
    ("With indices `Row` runs twice", .incorrect), ("Without indices `Row` is skipped", .correct),
    ("Even in the bad version `Row` does not run", .incorrect),
    ("Before it, `Row` runs", .incorrect), ("`Row` runs on a tap, in the good version", .correct),
    ("After, `Row` runs when Add is tapped, too", .correct),
  ])
  func aSideMayBeNamedByItsCode(text: String, side: GuidelineExample.Kind) {
    #expect(claims(text).map(\.side) == [.of(side)])
  }

  /// The bodies before and after that a sentence says.
  @Test(arguments: [
    ("After, tapping Add runs two bodies instead of one", 1, 2),
    ("Before, tapping Add runs two bodies instead of one", 2, 1),
    ("Tapping Add runs one body instead of two", 2, 1),
    ("After the split, tapping Add runs from 12 bodies down to 1", 12, 1),
  ])
  func twoNumbersAreOfTwoSides(text: String, before: Int, after: Int) {
    #expect(claims(text).map(\.kind) == [.bodies(before), .bodies(after)])
  }

  @Test(arguments: [
    ("In the good version, Add builds 3 view values instead of 10", 10, 3),
    ("In the bad version, Add builds 3 view values instead of 10", 3, 10),
    ("builds 10 instead of 3 view values", 10, 3),
  ])
  func twoNumbersMayBeOfViewValues(text: String, before: Int, after: Int) {
    #expect(claims(text).map(\.kind) == [.values(before), .values(after)])
  }

  /// What the one side runs beside the other one.
  @Test(arguments: [
    (
      "The good version runs half as many bodies on Add as the bad one",
      ComparativeClaim.Amount.times(0.5), false
    ),
    ("In the good version, Add runs fewer bodies than in the bad one", .fewer, false),
    (
      "The good version builds 3 fewer view values than the bad one when Add is tapped",
      .fewerBy(3), true
    ),
    ("With @Observable, tapping Add runs as many bodies as before", .times(1), false),
    ("In the good version, Add runs twice as many bodies", .times(2), false),
    (
      "The good version runs a third of the bodies on Add that the bad one runs", .times(1 / 3),
      false
    ),
  ])
  func oneSideMayBeHeldAgainstTheOther(
    text: String, amount: ComparativeClaim.Amount, ofValues: Bool
  ) {
    let read = ComparativeClaim.read(text, lexicon())
    #expect(read?.amount == amount)
    #expect(read?.isOfValues == ofValues)
    #expect(read?.side == .of(.correct))
    #expect(read?.event?.contains("add") == true)
  }

  @Test(arguments: [
    "The good version runs fewer bodies than the good one", "Add runs fewer bodies",
    "The good version would run fewer bodies",
    "The good version runs fewer bodies than one expects",
  ])
  func whatIsNoComparisonOfSidesIsNone(text: String) {
    #expect(ComparativeClaim.read(text, lexicon()) == nil)
  }

  @Test(arguments: [
    (ComparativeClaim.Amount.times(0.5), 1, 2, true), (.times(0.5), 2, 5, true),
    (.times(0.5), 1, 3, false),
    (.times(0.5), 2, 1, false), (.times(1), 2, 2, true), (.times(1), 9, 10, false),
    (.fewer, 1, 3, true),
    (.fewer, 3, 3, false), (.more, 3, 1, true), (.fewerBy(2), 1, 3, true),
    (.moreBy(2), 1, 3, false),
  ])
  func anAmountHoldsForTwoNumbers(
    amount: ComparativeClaim.Amount, own: Int, other: Int, holds: Bool
  ) {
    #expect(amount.holds(own, other) == holds)
  }

  @Test(arguments: [
    ("Tapping Add leaves `Row` alone", RunClaim.Kind.isSkipped),
    ("Tapping Add leaves `Row` untouched", .isSkipped),
    ("After the change a tap on Add runs `Row` only", .runsAlone),
    ("`Row` no longer runs while somebody types into the note", .isSkipped),
  ])
  func whatAnActionLeavesIsAClaim(text: String, kind: RunClaim.Kind) {
    #expect(claims(text).map(\.kind) == [kind])
  }

  @Test(arguments: [
    "Many people think that `Row` runs with each tap", "one expects that `Title` is skipped",
    "it seems that `Row` runs", "`Row` would run",
  ])
  func whatSomebodyBelievesIsNone(text: String) {
    #expect(claims(text).isEmpty)
  }

  /// What runs in no case, and what runs by itself, with the words in front of the verb or behind it.
  @Test(arguments: [
    ("No `Row` runs when Add is tapped", RunClaim.Kind.isSkipped),
    ("Not one `Row` runs", .isSkipped), ("None of the rows is re-evaluated", .isSkipped),
    ("Clearing re-renders no `Title`", .isSkipped), ("Nothing but `Row` runs", .runsAlone),
    ("A tap on Add runs nothing except `Title`", .runsAlone),
    ("`Row` is the only view that runs on a tap", .runsAlone),
    ("Only one body runs when Add is tapped", .bodies(1)),
    ("A single body runs", .bodies(1)), ("Exactly two bodies run on each tap", .bodies(2)),
    ("When `tags` changes, nothing runs", .nothingRuns), ("A tap runs neither", .nothingRuns),
    ("Every `Row` runs", .everyRuns), ("Both are re-rendered", .allRun),
    ("`Row` only runs when `tags` changes", .runsOnly),
    ("`Row` runs only when `tags` changes", .runsOnly),
    ("`Row` never runs", .neverRuns), ("`Row` is never evaluated", .neverRuns),
    ("`Row` never runs again", .neverRunsAgain), ("`Row` never re-renders", .neverRunsAgain),
    ("`Row` is never re-evaluated", .neverRunsAgain),
    ("`Row` is never evaluated again", .neverRunsAgain),
  ])
  func whatIsDeniedIsAClaimOfThat(text: String, kind: RunClaim.Kind) {
    #expect(claims(text).map(\.kind) == [kind])
  }

  @Test(arguments: [
    ("Neither `Row` nor `Title` runs", [RunClaim.Kind.isSkipped, .isSkipped]),
    ("A tap runs `Row` but no `Title`", [.runs(times: nil), .isSkipped]),
    ("Add runs `Row`, never `Title`", [.runs(times: nil), .isSkipped]),
    ("`Row` runs when Add is tapped, and `Title` does not", [.runs(times: nil), .isSkipped]),
    (
      "A tap runs every `Row` in the first example and none in the second",
      [.everyRuns, .isSkipped]
    ),
    (
      "`Row` runs in the first version and does not run in the second",
      [.runs(times: nil), .isSkipped]
    ),
    (
      "A tap runs `Row` twice in the first version and once in the second",
      [.runs(times: 2), .runs(times: 1)]
    ),
    ("When `model.tags` changes, neither `Row` nor `Title` runs", [.isSkipped, .isSkipped]),
    ("A tap runs all `Row`s", [.everyRuns]),
    ("A tap runs `Title`, and `Row` runs with it", [.runs(times: nil), .runs(times: nil)]),
    ("A tap runs `Title` and one `Row`", [.runs(times: nil), .runsInAll(1)]),
    ("A tap runs `Row` instead of `Title`", [.runs(times: nil), .isSkipped]),
    ("A tap does not run `Row` rather than `Title`", [.isSkipped, .runs(times: nil)]),
    (
      "When `tags` changes, the good version runs `Row` and leaves `Title` alone",
      [.runs(times: nil), .isSkipped]
    ),
    (
      "A tap runs `Title` in the ❌ version, and only `Row` in the ✅ one",
      [.runs(times: nil), .runsAlone]
    ),
    ("`Row` runs when Add is tapped. It's evaluated once", []),
  ])
  func eachPartOfASentenceIsAClaim(text: String, kinds: [RunClaim.Kind]) {
    #expect(claims(text).map(\.kind) == kinds)
  }

  /// What is tapped is not said, and it is so of all.
  @Test(arguments: [
    ("Every tap runs `Row`", true), ("Tapping any button runs `Row`", true),
    ("`Row` runs on each tap", true),
    ("`Row` does not run on any tap", true), ("`Row` does not run on every tap", false),
    ("Each tap on Add runs `Row`", false), ("A tap runs `Row`", false),
    ("Each tap on a row runs `Row`", false), ("`Row` runs each time", false),
  ])
  func eachTapIsAllOfThem(text: String, isOfEach: Bool) {
    #expect(claims(text).map(\.isOfEachTap) == [isOfEach])
  }

  /// A word that is not understood may turn the sentence round.
  @Test(arguments: [
    "Apart from `Title`, only `Row` runs", "Everything except `Row` runs", "All but `Row` run",
    "one of the two bodies runs", "at least one body runs", "at most two bodies run",
    "more than one body runs", "Does `Row` run on a tap? No.", "`Row` runs on a tap?",
    "Unlike before, `Row` does not run", "`Row` has stopped running", "`Row` hardly runs",
    "`Row` would run if it took `tags`", "`Row` or `Title` runs", "Not every `Row` runs",
    "`Row` runs on every tap except the last", "`Row` runs when Add is tapped twice",
    "`Row` is not skipped", "`Row` and everything below it runs",
    "`Row` runs unless `tags` is empty",
    "Neither example runs `Row`", "A tap runs `Row` first", "Only a tap on Add runs `Row`",
    "Tapping twice runs nothing", "SwiftUI calls `Row` twice", "`Row` calls the body of `Title`",
    "After a tap on Clear, tapping Add runs `Row`",
    "A tap runs `Title` and, since it is there, `Row`",
    "A tap does not run every `Row`", "A tap never runs all `Row`s",
    "A tap does not run both `Row` and `Title`",
    "A tap runs `Row` only in the good version", "A tap runs `Row` in the good version only",
  ])
  func whatIsNotUnderstoodToTheEndIsNone(text: String) { #expect(claims(text).isEmpty) }

  /// What stops the reading is named to who wrote it.
  @Test(arguments: [
    ("Apart from `Title`, only `Row` runs", "Apart from Title"),
    ("`Row` runs unless `tags` is empty", "unless tags is empty"),
    ("A tap on the lever runs `Row`", "lever runs Row"),
    ("In the good version a tap spins the wheel", "spins the wheel"),
  ])
  func theWordsAtWhichItStopsAreKnown(text: String, words: String) {
    #expect(RunClaim.notUnderstood(in: text, lexicon()) == words)
  }

  @Test func aSentenceEndsAtItsMark() {
    #expect("It runs. Does it? `Row` runs 1.5 times!".sentences.count == 3)
    #expect("`Row` runs.\nSo it is".sentences.count == 2)
  }

  /// A re-render is a thing too, and `all` may be all of some.
  @Test(arguments: [
    "`Row` triggers a re-render of the list", "each re-render of `Row` costs",
    "every view that reads it runs", "at most 3 view values are built",
    "`Row` is rebuilt", "everything below it is rebuilt",
  ])
  func whatIsSaidOfSomeIsNone(text: String) {
    #expect(claims(text).isEmpty)
  }

  /// In a label, a noun stands for the one view of that name.
  @Test(arguments: [
    ("the title is skipped", RunClaim.Kind.isSkipped),
    ("the rows are re-evaluated", .runs(times: nil)),
  ])
  func aNounNamesAView(text: String, kind: RunClaim.Kind) {
    let found = claims(text, isOfOne: true)
    #expect(found.map(\.kind) == [kind])
    #expect(found.first?.views.count == 1)
    #expect(claims("taps on the title run it", isOfOne: true).isEmpty)
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
    let found = claims("When `tags` changes, `Row` is evaluated again.")
    #expect(try #require(found.first).words.contains("tags"))
    #expect(found.first?.hasCondition == true)
  }
}
