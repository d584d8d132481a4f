import Analysis
import Testing

private let card = ParsedSource(
  text: """
    import SwiftUI
    struct Card: View {
      let title: String
      var header: some View { Text(title) }
      var body: some View {
        VStack {
          header
          HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6") }
        }
      }
    }
    """, file: "Card.swift")

/// Severities of the findings of each rule, after a change of the configuration.
private func severities(_ change: (inout RuleConfiguration) -> Void) -> [String: Severity] {
  var configuration = RuleConfiguration()
  change(&configuration)
  return Dictionary(
    // Both have one cause: it is named once where all rules are looked for.
    findings(in: [card], rules: ["computed-view", "body-complexity"], configuration: configuration)
      .map { ($0.rule, $0.severity) }
  ) { first, _ in first }
}

@Test func theDefaultsAreTheRulesOwn() {
  #expect(severities { _ in } == ["computed-view": .warning, "body-complexity": .note])
}

@Test func severitiesAreSetAndRulesSwitchedOff() {
  #expect(severities { $0.severities["computed-view"] = .error }["computed-view"] == .error)
  #expect(severities { $0.severities["computed-view"] = .note }["computed-view"] == .note)
  #expect(severities { $0.disabled = ["computed-view"] }["computed-view"] == nil)
}

@Test func aMilderFindingStaysMilder() {
  #expect(severities { $0.severities["body-complexity"] = .error }["body-complexity"] == .note)
  let lowered = severities {
    $0.thresholds["body-complexity"] = ["warning": 7]
    $0.severities["body-complexity"] = .error
  }
  #expect(lowered["body-complexity"] == .error)
}

/// Limits of `body-complexity` and whether the body passes them.
@Test(arguments: [
  (["note": 20], false), (["note": 20, "body-lines": 4], false),
  (["note": 20, "body-lines": 3], true), (["note": 20, "closure-nesting": 2], false),
  (["note": 20, "closure-nesting": 1], true),
])
func limitsAreSet(limits: [String: Int], isFound: Bool) {
  let result = severities { $0.thresholds["body-complexity"] = limits.mapValues { $0 } }
  #expect((result["body-complexity"] != nil) == isFound)
}

@Test(arguments: Rule.known)
func aRuleSaysWhatItIs(rule: Rule) {
  #expect(rule.summary.hasSuffix("."))
  #expect(rule.explanation.hasSuffix("."))
  for (name, threshold) in rule.thresholds {
    #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name)")
    #expect(threshold.value >= 0)
  }
}

// MARK: Folders

private func links(_ files: [(path: String, text: String)]) -> FileLinks {
  FileLinks(
    files.map { FileOutline(FileDeclarations(ParsedSource(text: $0.text, file: $0.path))) },
    paths: files.map(\.path))
}

@Test func aViewAndItsExtensionsAreOnePart() {
  let found = links([
    ("a/App.swift", "struct Main: View { var body: some View { Card() } }"),
    ("a/Card+Rows.swift", "extension Card { var rows: some View { Text(\"\") } }"),
    ("a/Card.swift", "struct Card: View { var body: some View { rows } }"),
    ("a/Model.swift", "struct Model {}"),
    ("a/Model+Text.swift", "extension Model { var text: String { \"\" } }"),
    ("b/Card.swift", "struct Card: View { var body: some View { Text(\"\") } }"),
    ("b/More.swift", "extension Card { var more: some View { Text(\"\") } }"),
  ])
  #expect(found.parts == [[0], [1, 2], [3], [4], [5, 6]])
}

@Test func aPartKnowsWhatOthersDeclareAndMention() {
  let found = links([
    ("A.swift", "struct A: Screen { var body: some View { B() } }"),
    ("B.swift", "struct B: View { var body: some View { C() } }\nstruct C: View {}"),
    ("Screen.swift", "protocol Base: View {}\nprotocol Screen: Base {}"),
  ])
  let surroundings = found.surroundings(of: [1])
  #expect(surroundings.viewNames == ["A", "B", "C"])
  #expect(surroundings.viewProtocols.isSuperset(of: ["View", "Base", "Screen"]))
  #expect(surroundings.mentioned == ["B"])
}

@Test func aConformanceThroughAnotherFilesProtocolCounts() {
  let source = ParsedSource(
    text: """
      struct A: Screen {
        let title: String
        var head: some View { Text("") }
        var body: some View { VStack { head; Text(title) } }
      }
      """,
    file: "A.swift")
  #expect(findings(in: [source]).isEmpty)
  let around = Surroundings(viewProtocols: ["Screen"])
  #expect(findings(in: [source], surroundings: around).map(\.rule) == ["computed-view"])
}

/// What is declared in other files is known by its aliases, by the inputs of views, and by protocols.
@Test(arguments: [
  ("Part(mark: .init(height: 3))", ["uncomparable-input"]),
  ("Part(mark: .fresh)", ["uncomparable-input"]), ("Part(mark: .kept)", []),
  ("Page(entry: entry)", []), ("NamedPage(entry: entry)", []),
  ("TextPage(text: text)", ["binding-never-written"]),
])
func aPartKnowsTheTypesOfOthers(call: String, rules: [String]) {
  let room = """
    struct Room: View {
      @State private var count = 0
      @State private var entry = make()
      @State private var text = ""
      var body: some View { VStack { Button("\\(count) \\(text)") { count += 1; text = "a" }; \(call) } }
    }
    struct Page: View { @State var entry: Note; var body: some View { Text(entry.name) } }
    struct NamedPage: View { @State var entry: any Named; var body: some View { Text(entry.name) } }
    struct WidePage: View { let note: Wide; var body: some View { Text(note.b) } }
    struct OtherPage: View { let note: Other; var body: some View { Text(note.b) } }
    struct TextPage: View { @State var text: Line; var body: some View { Text(text) } }
    """
  let files = [
    ("Room.swift", room),
    ("Part.swift", "struct Part: View { let mark: Sign; var body: some View { Text(\"a\") } }"),
    (
      "Mark.swift",
      """
      typealias Sign = Mark
      typealias Line = String
      final class Mark { let height: Int; init(height: Int) { self.height = height }
        static var fresh: Mark { Mark(height: 1) }
        static let kept = Mark(height: 2) }
      """
    ),
    (
      "Note.swift",
      """
      protocol Named: AnyObject { var name: String { get } }
      final class Entry: Named { var name = "" }
      typealias Note = Entry
      func make() -> Note { Entry() }
      """
    ),
    (
      "Wide.swift",
      """
      struct Wide { var a = 1; var b = "x"; var c = 3; var d = 4; var e = 5 }
      struct Other { var a = 1; var b = "x"; var c = 3; var d = 4; var e = 5 }
      """
    ),
    (
      "Wide+Equal.swift",
      "extension Wide: Equatable { static func == (x: Wide, y: Wide) -> Bool { x.b == y.b } }"
    ),
  ]
  let found = findings(
    in: [ParsedSource(text: room, file: "Room.swift")],
    surroundings: links(files.map { (path: $0.0, text: $0.1) }).surroundings(of: [0]))
  let expected = Set(["uncomparable-input", "binding-never-written"])
  #expect(found.map(\.rule).filter(expected.contains) == rules)
  #expect(found.filter { $0.rule == "wide-input" }.map(\.subject) == ["OtherPage.note"])
}

@Test(
  arguments: [
    ("struct A { let id = 1 }", false), ("struct A: Model {}\nenum B: String { case id }", false),
    ("// View, .id(1)\nlet text = \"View .id(1) var id\"", false),
    ("struct A: View {}", true), ("struct A: Equatable & View {}", true),
    ("struct A: SwiftUI.View {}", true), ("struct A: Screen {}", true),
    ("protocol Other: Equatable & View {}", true), ("extension A: Screen {}", true),
    ("func f() { card.id(1) }", true), ("struct A { var id: Int { 1 } }", true),
    ("struct A {}  // tutor:disable inline-row", true), ("struct A: ViewModifier {}", true),
    ("struct A: ToggleStyle {}", true), ("enum A { static func a() -> some View { b } }", true),
  ])
func onlyFilesThatMayHoldFindingsAreReadAgain(text: String, isReadAgain: Bool) {
  let found = links([("A.swift", text), ("Screen.swift", "protocol Screen: View {}")])
  #expect(found.mayHoldFindings([0]) == isReadAgain)
}
