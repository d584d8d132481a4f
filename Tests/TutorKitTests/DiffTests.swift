import Analysis
import Foundation
import Testing

@testable import TutorKit

@Suite struct LineDiffTests {
  @Test func equalTextsHaveNoHunks() {
    #expect(LineDiff(from: "a\nb\n", to: "a\r\nb").isEmpty)
    #expect(LineDiff(from: "", to: "").isEmpty)
  }

  @Test func aHunkHasItsPlaceAndThreeLinesAround() throws {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "other"
    let diff = LineDiff(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    let hunk = try #require(diff.hunks.first)
    #expect(diff.hunks.count == 1)
    #expect((hunk.oldStart, hunk.oldCount) == (7, 7))
    #expect((hunk.newStart, hunk.newCount) == (7, 7))
    #expect(
      hunk.lines.map(\.kind) == [.same, .same, .same, .removed, .added, .same, .same, .same])
  }

  @Test func hunksThatTouchAreOne() {
    let old = (1...20).map(String.init)
    func diff(_ changed: [Int]) -> LineDiff {
      let new = old.map { changed.contains(Int($0) ?? 0) ? "x" + $0 : $0 }
      return LineDiff(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    }
    #expect(diff([5, 11]).hunks.count == 1)
    #expect(diff([5, 12]).hunks.count == 1)
    #expect(diff([5, 13]).hunks.count == 2)
  }

  @Test func aSideWithoutLinesIsNamedByTheLineBefore() throws {
    let hunk = try #require(LineDiff(from: "", to: "a\nb\n").hunks.first)
    #expect((hunk.oldStart, hunk.oldCount, hunk.newStart, hunk.newCount) == (0, 0, 1, 2))
    let gone = try #require(LineDiff(from: "a\nb\nc", to: "a\nc", context: 0).hunks.first)
    #expect((gone.oldStart, gone.oldCount, gone.newStart, gone.newCount) == (2, 1, 1, 0))
  }

  @Test func changedWordsAreStretchesOfBytes() throws {
    let diff = LineDiff(from: "Text(\"é\", tempo)", to: "Text(\"é\", speed)")
    let lines = try #require(diff.hunks.first).lines
    #expect(lines.map(\.changed) == [[.init(start: 11, end: 16)], [.init(start: 11, end: 16)]])
  }

  @Test func linesWithoutMuchInCommonHaveNoStretches() throws {
    let diff = LineDiff(from: "let venue: String", to: "Stepper(guests)")
    let lines = try #require(diff.hunks.first).lines
    #expect(lines.allSatisfy { $0.changed.isEmpty })
  }

  /// The new text is the old one with the edits made, whatever the texts.
  @Test(arguments: 0..<200)
  func theEditsMakeTheNewText(seed: Int) {
    var random = Random(seed)
    let old = (0..<random.below(30)).map { _ in "line \(random.below(8))" }
    var new = old
    for _ in 0..<random.below(8) {
      if random.below(2) == 0, !new.isEmpty {
        new.remove(at: random.below(new.count))
      } else {
        new.insert("line \(random.below(8))", at: random.below(new.count + 1))
      }
    }
    let text = { (lines: [String]) in lines.map { $0 + "\n" }.joined() }
    let diff = LineDiff(from: text(old), to: text(new), context: 100)
    let lines = diff.hunks.flatMap(\.lines)
    guard old != new else {
      #expect(lines.isEmpty)
      return
    }
    #expect(lines.filter { $0.kind != .added }.map(\.text) == old)
    #expect(lines.filter { $0.kind != .removed }.map(\.text) == new)
    #expect(diff.hunks.count == 1)
  }

  /// Much that differs is compared as a whole; it is a bound, and it ends.
  @Test func twoLongTextsThatShareLittle() {
    let old = (0..<20_000).map { "\($0 % 7) {" }.joined(separator: "\n")
    let new = (0..<20_000).map { "\($0 % 5) }" }.joined(separator: "\n")
    let diff = LineDiff(from: old, to: new)
    #expect(diff.removed == 20_000)
    #expect(diff.added == 20_000)
  }
}

/// A sequence of numbers that is the same in every run.
private struct Random {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }
  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return limit > 0 ? Int(state % UInt64(limit)) : 0
  }
}

@Suite struct StructureDiffTests {
  private static let old = """
    struct Screen: View {
      @State private var count = 0
      let title: String
      var body: some View {
        VStack { header; Text("\\(count)"); Old(name: title) }
      }
      private var header: some View { Text("Head").bold() }
    }
    struct Old: View {
      let name: String
      var body: some View { Text(name).italic() }
    }
    struct Gone: View { var body: some View { EmptyView() } }
    """

  private func changes(to new: String) -> [String] {
    let diff = StructureDiff(
      from: [parse(Self.old, file: "Old.swift")], to: [parse(new, file: "New.swift")])
    return diff.changes.map { change in
      [change.kind.rawValue, change.subject, change.name, change.before, change.after]
        .compactMap { $0 }.joined(separator: " | ")
    }
  }

  @Test func sourcesThatDifferInLayoutOnlyAreEqual() {
    #expect(changes(to: Self.old.replacingOccurrences(of: "; ", with: "\n\n")).isEmpty)
  }

  @Test func everyKindOfChangeIsFound() {
    let new = """
      struct Screen: View {
        @Binding var title: String
        var body: some View {
          VStack { Header(); Counter(); New(name: title) }
        }
        private func extra() -> some View { Text("x") }
      }
      struct Header: View { var body: some View { Text("Head").bold() } }
      struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\\(count)") }
      }
      struct New: View {
        let name: String
        let isLoud: Bool
        var body: some View { Text(name).italic() }
      }
      @Observable final class Model { var total = 0 }
      """
    #expect(
      changes(to: new) == [
        "view-renamed | New | Old | New",
        "helper-extracted | Header | header | Screen",
        "view-added | Header", "view-added | Counter", "class-added | Model",
        "view-removed | Gone",
        "state-moved | Counter | count | Screen | Counter",
        "property-changed | Screen | title | let title: String | @Binding var title: String",
        "helper-added | Screen | extra()", "helper-removed | Screen | header",
        "composes | Screen | Header", "composes | Screen | Counter",
        "property-added | New | isLoud | let isLoud: Bool",
      ])
  }

  @Test func whatIsNoLongerMadeIsSaid() {
    let new = Self.old.replacingOccurrences(of: "Old(name: title)", with: "Text(title)")
    #expect(changes(to: new) == ["composes-no-more | Screen | Old"])
  }
}

@Suite struct DiffReportTests {
  private static let before = """
    struct Lamp: View {
      @State private var isOn = false
      var body: some View {
        VStack { Text("Hall").bold(); Toggle("Lamp", isOn: $isOn); Text(isOn ? "On" : "Off") }
      }
    }
    """
  private static let after = """
    struct Lamp: View {
      @State private var isOn = false
      var body: some View {
        VStack { Hall(); Toggle("Lamp", isOn: $isOn); Text(isOn ? "On" : "Off") }
      }
    }
    struct Hall: View { var body: some View { Text("Hall").bold() } }
    """

  private func report(_ before: String, _ after: String) throws -> DiffReport {
    let request = DiffRequest(
      from: .init(parse(before, file: "Lamp.swift"), .attempt),
      to: .init(parse(after, file: "Lamp.swift"), .mine), root: "Lamp()", steps: ["toggle:Lamp"])
    return try #require(withDeepStack { diff(request) })
  }

  @Test func countsStandWhereTheyDiffer() throws {
    let steps = try #require(try report(Self.before, Self.after).steps)
    #expect(steps.map(\.action) == ["initial", "toggle:Lamp"])
    #expect(steps.map(\.before.rebuilt) == [5, 5])
    #expect(steps.map(\.after.rebuilt) == [5, 3])
    let none = try report(Self.after, Self.after).steps
    #expect(none == [])
  }

  /// A text without the preview that is shown is counted as one with it, as grading does.
  @Test func aTextWithoutItsPreviewIsShownByTheStarters() throws {
    let starter = Self.before + "\n#Preview { Lamp() }"
    var request = DiffRequest(
      from: .init(parse(starter, file: "Lamp.swift"), .starter),
      to: .init(parse(Self.after, file: "Lamp.swift"), .mine), root: "#Preview",
      steps: ["toggle:Lamp"])
    request.starter = parse(starter, file: "Lamp.swift")
    let asked = request
    let steps = try #require(withDeepStack { diff(asked) }?.steps)
    #expect(steps.map(\.after.rebuilt) == [5, 3])
  }

  /// What a name would build that nothing declares is not there to be counted, on either side.
  @Test func aTextThatUsesWhatNothingDeclaresHasNoCounts() throws {
    let wrong = Self.after.replacing("Hall();", with: "Hal();")
    for (before, after, version) in [
      (Self.before, wrong, DiffReport.Role.mine), (wrong, Self.before, .attempt),
    ] {
      let report = try report(before, after)
      #expect(report.steps == nil)
      #expect(report.undeclared == .init(version: version, names: ["Hal"]))
      #expect(
        report.text(options: RenderOptions()).contains(
          "The counts are not compared: `Hal` is declared nowhere in \(version.words)"))
    }
    // What both leave out is left out of both.
    let both = try report(Self.before.replacing("Text(\"Hall", with: "Txt(\"Hall"), wrong)
    #expect(both.undeclared?.names == ["Hal"])
    #expect(try report(wrong, wrong + "\n// Later.").steps == [])
  }

  /// A step that is not there any more builds nothing, which is no gain.
  @Test func aStepThatIsNotCarriedOutHasNoCounts() throws {
    let other = Self.after.replacing("\"Lamp\", isOn", with: "\"Light\", isOn")
    let report = try report(Self.before, other)
    #expect(report.notCarriedOut == ["toggle:Lamp"])
    #expect(report.steps?.contains { $0.action == "toggle:Lamp" } == false)
    let text = report.text(options: RenderOptions())
    #expect(text.contains("since your text does not carry it out: `toggle:Lamp`"))
  }

  @Test func aTextThatDoesNotParseIsComparedByLinesOnly() throws {
    let report = try report(Self.before, Self.before + "\n}")
    #expect(report.structure == nil)
    #expect(report.steps == nil)
    #expect(report.text.added == 1)
    #expect(report.text(options: RenderOptions()).contains("The counts are not compared"))
  }

  @Test func plainHasWordsAndNoDrawing() throws {
    let text = try report(Self.before, Self.after).text(options: RenderOptions(plain: true))
    #expect(text.contains("added: view Hall, with no stored properties"))
    #expect(text.contains("lines 1 to 6 became lines 1 to 7"))
    #expect(!text.contains("^"))
    #expect(text.allSatisfy { $0.isASCII })
  }

  @Test func changedWordsAreUnderlinedInColourAndPointedAtWithout() throws {
    let old = Self.before
    let new = old.replacingOccurrences(of: "Hall", with: "Attic")
    let colored = try report(old, new).text(options: RenderOptions(color: true))
    #expect(colored.contains("\u{1B}[31;4mHall\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[32;4mAttic\u{1B}[0m"))
    let bare = try report(old, new).text(options: RenderOptions(ascii: true))
    #expect(bare.contains("\n" + String(repeating: " ", count: 21) + "^^^^^\n"))
    #expect(!bare.contains("\u{1B}"))
  }

  @Test func codeIsNeverWrappedInAShellAndNeverDrivesTheTerminal() throws {
    let long = String(repeating: "x", count: 300) + "\u{1B}[31m"
    var options = RenderOptions(width: 40, color: true)
    options.isInShell = true
    let text = try report(Self.before, Self.before + "\n// " + long).text(options: options)
    #expect(text.contains(String(repeating: "x", count: 300) + "^[[31m"))
  }

  @Test(arguments: [20, 40, 80])
  func aLongLineGoesOnBelowWithItsSign(width: Int) throws {
    let long = String(repeating: "some words of å comment ", count: 12) + "\u{1B}[31m"
    let text = try report(Self.before, Self.before + "\n  // " + long + "x").text(
      options: RenderOptions(width: width, color: false))
    let rows = text.split(separator: "\n").filter { $0.contains("å") }
    #expect(rows.count > 3)
    for row in rows { #expect(row.hasPrefix("+ ") && String(row).columns <= width, "\(row)") }
    let whole = text.split(separator: "\n").filter { $0.hasPrefix("+ ") }
      .map { $0.dropFirst().split(separator: " ").joined(separator: " ") }.joined(separator: " ")
    #expect(whole.contains(long.trimmed.replacingOccurrences(of: "\u{1B}", with: "^[") + "x"))
  }
}
