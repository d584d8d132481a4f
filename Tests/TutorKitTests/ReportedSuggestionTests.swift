import Analysis
import Testing

@testable import TutorKit

/// Only what is reported is mended, and comments that switch rules off stay with their code.
struct ReportedSuggestionTests {
  private let all = ReportedFindings(configurations: [:])

  private func applied(
    _ text: String, _ reported: ReportedFindings? = nil
  ) throws -> AppliedSuggestions {
    let source = parse(text, file: "T.swift")
    return try #require(
      withDeepStack { applySuggestions(to: 0, of: [source], reported: reported ?? all) })
  }

  /// What is reported on a text.
  private func rules(_ text: String) -> [String] {
    let request = AnalysisRequest(
      files: [AnalysisRequest.File(path: "T.swift", text: text)], isOneProgram: true)
    return analyze(request).findings.map(\.rule)
  }

  private func screen(_ head: String, _ foot: String = "") -> String {
    """
    import SwiftUI
    struct T: View {
      @State private var n = 0
      var body: some View {
        VStack {
          head
          Text("\\(n)")
          Button("Add") { n += 1 }
          foot
        }
      }
    \(head)
      var head: some View {
        VStack { Text("a"); Text("b").bold(); Text("c") }
      }
      var foot: some View {\(foot)
        HStack { Text("d"); Text("e").bold() }
      }
    }

    """
  }

  @Test func whatACommentSwitchesOffIsLeftAlone() throws {
    let text = screen(
      "  // tutor:disable:next computed-view -- why", " // tutor:disable computed-view")
    #expect(rules(text) == [])
    let result = try applied(text)
    #expect(result.suggestions.isEmpty)
    #expect(result.text == text)
    #expect(result.left.isEmpty)
    let whole = "// tutor:disable computed-view, invalidation-blast-radius\n" + screen("")
    #expect(try applied(whole).text.contains("var head"))
  }

  @Test func oneOfTwoIsMade() throws {
    let text = screen("  // tutor:disable:next computed-view")
    let result = try applied(text)
    #expect(result.suggestions.count == 1)
    #expect(result.text.contains("// tutor:disable:next computed-view\n  var head"))
    #expect(!result.text.contains("var foot"))
    #expect(!rules(result.text).contains("suppression"))
  }

  @Test func whatTheConfigurationLeavesOutIsLeftAlone() throws {
    var configuration = RuleConfiguration()
    configuration.disabled = Set(Rule.known.map(\.id)).subtracting(["any-view"])
    let text = screen("")
    let none = try applied(text, ReportedFindings(configurations: ["T.swift": configuration]))
    #expect(none.text == text)
    let source = parse(text, file: "T.swift")
    let found = findings(in: [source]).map { FindingReport($0) }
    #expect(!found.isEmpty)
    let accepted = ReportedFindings(configurations: [:], all: found, chosen: [])
    #expect(try applied(text, accepted).text == text)
    #expect(try applied(text).suggestions.count == 2)
  }

  /// A comment above code that a finding of another rule moves goes along, or goes away.
  @Test func aCommentStaysWithItsCode() throws {
    let text = screen("  // tutor:disable:next computed-view, inline-row -- why")
    let before = parse(text, file: "T.swift")
    let moved = text.replacing(
      "  // tutor:disable:next computed-view, inline-row -- why\n", with: ""
    )
    .replacing("      head\n", with: "").replacing(
      "  var head: some View {\n    VStack { Text(\"a\"); Text(\"b\").bold(); Text(\"c\") }\n  }\n",
      with: "  // tutor:disable:next computed-view, inline-row -- why\n  let k = 1\n")
    let gone = withDeepStack { all.settled(moved, of: [before], at: 0).text }
    #expect(gone?.contains("disable:next inline-row -- why") == true)
    let uncovered = text.replacing(
      "  // tutor:disable:next computed-view, inline-row -- why\n", with: "")
    let kept = withDeepStack { all.settled(uncovered, of: [before], at: 0).text }
    #expect(kept?.contains("  // tutor:disable:next computed-view\n  var head") == true)
  }
}
