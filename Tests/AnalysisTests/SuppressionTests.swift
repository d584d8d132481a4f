import Analysis
import Testing

/// A source and what is found in it: `line rule`.
struct SuppressionCase: Sendable, CustomTestStringConvertible {
  var name: String
  var source: String
  var expected: [String]
  var testDescription: String { name }
}

/// A view with a computed view, with text put into the lines around it.
private func source(
  top: String = "", before: String = "", behind: String = "", below: String = ""
) -> String {
  """
  import SwiftUI
  \(top)
  struct Card: View {
    let title: String
    \(before)
    var header: some View { Text(title) }\(behind)
    \(below)
    var body: some View { VStack { header; footer } }
    private var footer: some View { Text("end") }
  }
  """
}

private let header = "6 computed-view"
private let footer = "9 computed-view"

private let suppressionCases = [
  SuppressionCase(name: "no comment", source: source(), expected: [header, footer]),
  SuppressionCase(
    name: "the next line", source: source(before: "// tutor:disable:next computed-view"),
    expected: [footer]),
  SuppressionCase(
    name: "this line", source: source(behind: "  // tutor:disable computed-view"),
    expected: [footer]),
  SuppressionCase(
    name: "to the end of the file", source: source(top: "// tutor:disable computed-view"),
    expected: []),
  SuppressionCase(
    name: "from here on", source: source(below: "// tutor:disable computed-view"),
    expected: [header]),
  SuppressionCase(
    name: "until enabled",
    source: source(top: "// tutor:disable computed-view", below: "// tutor:enable"),
    expected: [footer]),
  SuppressionCase(
    name: "until enabled by name",
    source: source(top: "// tutor:disable computed-view", below: "// tutor:enable computed-view"),
    expected: [footer]),
  SuppressionCase(
    name: "two rules, one of them unused",
    source: source(before: "// tutor:disable:next computed-view, inline-row"),
    expected: ["5 suppression", footer]),
  SuppressionCase(
    name: "a reason behind the names",
    source: source(before: "//tutor:disable:next computed-view -- it is inline-row anyway"),
    expected: [footer]),
  SuppressionCase(
    name: "attributes between",
    source: source(before: "// tutor:disable:next computed-view\n  @ViewBuilder\n  @MainActor"),
    expected: ["11 computed-view"]),
  SuppressionCase(
    name: "doc comments between",
    source: source(before: "// tutor:disable:next computed-view\n\n  /// The head."),
    expected: ["11 computed-view"]),
  SuppressionCase(
    name: "behind the line in front",
    source: source(before: "let a = 1  // tutor:disable:next computed-view"), expected: [footer]),
  SuppressionCase(
    name: "unused", source: source(top: "// tutor:disable inline-row"),
    expected: ["2 suppression", header, footer]),
  SuppressionCase(
    name: "unknown", source: source(before: "// tutor:disable:next computed-vew"),
    expected: ["5 suppression", header, footer]),
  SuppressionCase(
    name: "without a name", source: source(top: "// tutor:disable"),
    expected: ["2 suppression", header, footer]),
  SuppressionCase(
    name: "enabled without need", source: source(top: "// tutor:enable computed-view"),
    expected: ["2 suppression", header, footer]),
  SuppressionCase(
    name: "an unknown word", source: source(top: "// tutor:disabel computed-view"),
    expected: ["2 suppression", header, footer]),
  SuppressionCase(
    name: "another mark", source: source(top: "// tutor: exercise3"), expected: [header, footer]),
  SuppressionCase(
    name: "in a block comment", source: source(top: "/* // tutor:disable computed-view */"),
    expected: [header, footer]),
  SuppressionCase(
    name: "in a string", source: source(before: "let a = \"// tutor:disable computed-view\""),
    expected: [header, footer]),
  SuppressionCase(
    name: "behind emoji, with carriage returns",
    source: source(behind: " /* 👩‍👩‍👧 */ // tutor:disable computed-view")
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"),
    expected: [footer]),
]

private func found(
  _ text: String, _ configuration: RuleConfiguration = RuleConfiguration()
) -> [Finding] {
  let sources = [ParsedSource(text: text, file: "Card.swift")]
  let ran = Set(Rule.known.map(\.id).filter(configuration.isOn))
  return SuppressionComments(sources).filter(
    findings(in: sources, configuration: configuration), rules: ran, configuration: configuration
  ).sorted { $0.range.start < $1.range.start }
}

@Test(arguments: suppressionCases)
func commentsSwitchRulesOff(suppression: SuppressionCase) {
  let places = found(suppression.source).map { "\($0.range.start.line) \($0.rule)" }
  #expect(places == suppression.expected)
}

@Test func aSuppressionFindingStandsAtTheName() throws {
  let text = source(top: "  // tutor:disable computed-view, inlin-row")
  let remark = try #require(found(text).first)
  #expect(remark.range.start == SourcePosition(line: 2, column: 35))
  #expect(remark.range.end == SourcePosition(line: 2, column: 44))
  #expect(remark.message.contains("Did you mean `inline-row`?"))
}

@Test func rulesThatDoNotRunAreNotUnused() {
  var configuration = RuleConfiguration()
  configuration.disabled = ["inline-row"]
  #expect(found(source(top: "// tutor:disable inline-row"), configuration).count == 2)
  configuration.disabled = ["suppression"]
  #expect(found(source(top: "// tutor:disable nothing"), configuration).count == 2)
}
