import Foundation
import TerminalDriver
import Testing

/// German for some of the messages of rules and of the simulator, and for nothing else.
private let german = [
  "rule.monolithic-body.idleSections":
    "Die Abschnitte ohne `{1}` brauchen eigene Views: {2} {3|wird|werden} bei jeder Änderung neu gebaut.",
  "rule.monolithic-body.section": "ein Abschnitt aus {1} View-Werten",
  "rule.monolithic-body.longSection": "ohne Stellen, also nicht gültig",
  "place.viewAtLine": "{1} (Zeile {2})",
  "unsupported.overflow": "das Programm hält hier an: ein Überlauf",
]

/// Content whose words are German, and a folder for what is written.
private struct Content {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Lessons", "Exercises", "Support"] {
      try files.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: Program.root.appendingPathComponent(name))
    }
    let words = folder.appendingPathComponent("Words")
    try files.createDirectory(at: words, withIntermediateDirectories: true)
    try JSONEncoder().encode(german).write(to: words.appendingPathComponent("de.json"))
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func run(_ language: String, _ arguments: String...) throws -> Outcome {
    try Program.run(
      arguments,
      environment: [
        "TUTOR_HOME": folder.path, "TUTOR_STATE": path("state-" + language),
        "LANG": language + ".UTF-8",
      ])
  }

  func end() { try? FileManager.default.removeItem(at: folder) }
}

private struct Report: Decodable {
  struct Finding: Decodable {
    struct Note: Decodable {
      var line: Int
      var message: String
    }
    var rule: String
    var line: Int
    var subject: String
    var message: String
    var notes: [Note]
  }
  var findings: [Finding]

  init(_ outcome: Outcome) throws {
    self = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }
}

private let starter = Program.root.appendingPathComponent("Exercises/exercise1/exercise1.swift")
  .path

@Test func findingsAndNotesAreTranslatedAndNothingElseOfThemChanges() throws {
  let content = try Content()
  defer { content.end() }
  let english = try Report(
    content.run("en_US", "explain", starter, "--format", "json", "--rule", "monolithic-body"))
  let other = try Report(
    content.run("de_AT", "explain", starter, "--format", "json", "--rule", "monolithic-body"))
  #expect(!english.findings.isEmpty)
  #expect(english.findings.map(\.subject) == other.findings.map(\.subject))
  #expect(english.findings.map(\.rule) == other.findings.map(\.rule))
  #expect(english.findings.map(\.line) == other.findings.map(\.line))
  let first = try #require(english.findings.first { $0.rule == "monolithic-body" })
  let second = try #require(other.findings.first { $0.rule == "monolithic-body" })
  #expect(first.message.hasPrefix("Make views of the sections that do not read `"))
  #expect(second.message.hasPrefix("Die Abschnitte ohne `"))
  #expect(second.message.contains(" (Zeile "))
  #expect(first.notes.map(\.line) == second.notes.map(\.line))
  #expect(!second.notes.isEmpty)
  #expect(second.notes.allSatisfy { $0.message.hasPrefix("ein Abschnitt aus ") })
}

@Test func baselinesDoNotDependOnTheLanguage() throws {
  let content = try Content()
  defer { content.end() }
  var written: [Data] = []
  for language in ["en_US", "de_DE"] {
    let path = content.path(language + ".json")
    let outcome = try content.run(
      language, "explain", starter, "--baseline", path, "--write-baseline")
    #expect(outcome.status == 0)
    written.append(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
  #expect(written[0] == written[1])
  let known = try content.run(
    "de_DE", "explain", starter, "--baseline", content.path("en_US.json"))
  #expect(known.status == 0)
}

@Test func hintsDoNotDependOnTheWordsOfFindings() throws {
  let content = try Content()
  defer { content.end() }
  for level in 1...6 {
    let english = try content.run("en_US", "hint", "1", "--format", "json")
    let other = try content.run("de_DE", "hint", "1", "--format", "json")
    #expect(english.status == 0)
    #expect(english.output.contains("\"level\" : \(level)"))
    #expect(english.output == other.output)
  }
}

@Test func whatIsNotModelledIsTranslated() throws {
  let content = try Content()
  defer { content.end() }
  let file = content.path("Overflow.swift")
  let text = "struct A: View { var body: some View { Text(\"\\(Int.max + 1)\") } }\n"
  try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  let english = try content.run("en_US", "simulate", file, "--format", "json")
  #expect(english.output.contains("\"the program stops here: an overflow\""))
  let other = try content.run("de_DE", "simulate", file, "--format", "json")
  #expect(other.output.contains("\"das Programm hält hier an: ein Überlauf\""))
}
