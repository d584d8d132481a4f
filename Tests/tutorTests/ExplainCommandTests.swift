import Foundation
import TerminalDriver
import Testing

private let clean = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
private let flagged = """
  import SwiftUI
  struct Card: View {
    var header: some View { Text("a") }
    var body: some View { VStack { header; Text(title) } }
    let title: String
  }

  """
private let broken = "struct A: View {\n"
private let chain = String(repeating: ".padding()", count: 3_000)

/// Files of a folder, arguments behind its path, and the exit code.
struct ExplainCase: Sendable, CustomTestStringConvertible {
  var name: String
  var files: [String: String]
  var arguments: [String] = []
  var status: Int32
  /// A word of the output or the messages.
  var word: String
  var testDescription: String { name }
}

private let explainCases = [
  ExplainCase(name: "clean", files: ["A.swift": clean], status: 0, word: "no findings"),
  ExplainCase(
    name: "flagged", files: ["A.swift": clean, "B.swift": flagged], status: 1,
    word: "1 warning in 2 files"),
  ExplainCase(
    name: "flagged beside broken", files: ["A.swift": broken, "B.swift": flagged], status: 1,
    word: "1 warning, 1 not checked in 2 files"),
  ExplainCase(
    name: "broken", files: ["A.swift": broken, "B.swift": clean], status: 2,
    word: "A.swift:1:17: error: expected '}'"),
  ExplainCase(
    name: "its only view is not read",
    files: ["A.swift": clean.replacing("(\"a\")", with: "(\"a\")" + chain)],
    arguments: ["--counts"], status: 2, word: "2,000"),
  ExplainCase(
    name: "copies of exercises",
    files: [
      "A.swift": clean, "own-Card.swift": "// tutor: own-Card-a229ef\n" + flagged,
      "exercise3.swift": "// tutor: exercise3\n" + flagged,
    ], status: 0, word: "2 copies of exercises"),
  ExplainCase(
    name: "nothing but an exercise",
    files: ["exercise3.swift": "// tutor: exercise3\n" + flagged], status: 1, word: "1 warning"),
  ExplainCase(name: "no Swift", files: ["a.txt": ""], status: 66, word: "no Swift file"),
  ExplainCase(
    name: "below the severity", files: ["B.swift": flagged], arguments: ["--severity", "error"],
    status: 0, word: "no findings"),
  ExplainCase(
    name: "another rule", files: ["B.swift": flagged], arguments: ["--rule", "inline-row"],
    status: 0, word: "no findings"),
  ExplainCase(
    name: "no such rule", files: ["B.swift": flagged], arguments: ["--rule", "inline-rows"],
    status: 64, word: "did you mean `inline-row`?"),
  ExplainCase(
    name: "no such format", files: ["B.swift": flagged], arguments: ["--format", "xml"],
    status: 64, word: "format"),
  ExplainCase(
    name: "no baseline", files: ["B.swift": flagged], arguments: ["--baseline", "/nothing.json"],
    status: 66, word: "--write-baseline"),
  ExplainCase(
    name: "a baseline to write, but not where", files: ["B.swift": flagged],
    arguments: ["--write-baseline"], status: 64, word: "--baseline FILE"),
  ExplainCase(
    name: "switched off by the configuration",
    files: ["App/B.swift": flagged, ".tutor.yml": "rules:\n  computed-view: off\n"], status: 0,
    word: "no findings"),
  ExplainCase(
    name: "excluded",
    files: ["B.swift": flagged, "A.swift": clean, ".tutor.yml": "exclude: [B.swift]\n"], status: 0,
    word: "no findings"),
  ExplainCase(
    name: "all excluded", files: ["B.swift": flagged, ".tutor.yml": "exclude: [\"*.swift\"]\n"],
    status: 66, word: "leaves out all that is there: 1 Swift file"),
  ExplainCase(
    name: "made an error",
    files: ["B.swift": flagged, ".tutor.yml": "rules: {computed-view: {severity: error}}\n"],
    status: 1, word: ": error: "),
  ExplainCase(
    name: "a mistake in the configuration",
    files: ["B.swift": flagged, ".tutor.yml": "rules:\n  computed-veiw: off\n"], status: 64,
    word: ".tutor.yml:2: unknown rule `computed-veiw`; did you mean `computed-view`?"),
]

private func withFolder<R>(_ files: [String: String], _ work: (String) throws -> R) throws -> R {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return try work(folder.path)
}

@Test(arguments: explainCases)
func explainEndsWithItsCode(explain: ExplainCase) throws {
  let outcome = try withFolder(explain.files) {
    try Program.run(["explain", $0] + explain.arguments)
  }
  #expect(outcome.status == explain.status, "\(outcome.output)\(outcome.complaints)")
  #expect((outcome.output + outcome.complaints).contains(explain.word))
}

/// What a run ends with is the same in every format: a folder without Swift files is none that is in order.
/// Programs are given an empty run to read.
@Test(arguments: [
  "text", "json", "xcode", "github", "sarif", "junit", "checkstyle", "codeclimate", "markdown",
])
func theExitCodeIsTheSameInEachFormat(format: String) throws {
  let files = [
    "clean/A.swift": clean, "flagged/B.swift": flagged, "broken/C.swift": broken, "empty/a.txt": "",
  ]
  let isDocument = !["text", "xcode", "github"].contains(format)
  try withFolder(files) { folder in
    for (names, status, isWritten) in [
      (["clean"], Int32(0), true), (["flagged"], 1, true), (["broken"], 2, true),
      (["empty"], 66, isDocument), (["nothing"], 66, false), (["empty", "clean"], 66, true),
      (["empty", "flagged"], 1, true),
    ] {
      let paths = names.map { folder + "/" + $0 }
      let outcome = try Program.run(["explain", "--format", format] + paths)
      #expect(outcome.status == status, "\(names): \(outcome.complaints)")
      if !isWritten { #expect(outcome.output.isEmpty, "\(names)") }
      if isWritten, isDocument { #expect(!outcome.output.isEmpty, "\(names)") }
      #expect(names.contains("empty") == outcome.complaints.contains("no Swift file"), "\(names)")
    }
  }
}

@Test func oneFileIsSimulatedAndSeveralAreWhenAsked() throws {
  try withFolder(["A.swift": clean, "B.swift": flagged]) { folder in
    let files = ["A.swift", "B.swift"].map { folder + "/" + $0 }
    for (arguments, isSimulated) in [
      ([files[0]], true), (files, false), (["--counts"] + files, true), ([folder], false),
    ] {
      let outcome = try Program.run(["explain"] + arguments)
      #expect(outcome.output.contains("rebuilt/needed") == isSimulated, "\(arguments)")
    }
  }
  let input = try Program.run(["explain", "-"], input: flagged)
  #expect(input.status == 1)
  #expect(input.output.contains("standard input:3:3: warning: "))
}

@Test func aBaselineIsWrittenOnceAndHolds() throws {
  try withFolder(["App/B.swift": flagged]) { folder in
    let baseline = ["--baseline", folder + "/accepted.json"]
    let written = try Program.run(["explain", folder, "--write-baseline"] + baseline)
    #expect(written.status == 0)
    #expect(written.complaints.contains("1 finding accepted"))
    let known = try Program.run(["explain", folder] + baseline)
    #expect(known.status == 0)
    let file = URL(fileURLWithPath: folder + "/App/B.swift")
    let more = flagged.replacingOccurrences(
      of: "Text(title) } }", with: "Text(title); end } }\n  var end: some View { Text(\"b\") }")
    try Data(more.utf8).write(to: file)
    let again = try Program.run(["explain", folder, "--format", "xcode"] + baseline)
    #expect(again.status == 1)
    #expect(again.output.contains("B.swift:5:3: warning: "))
    #expect(!again.output.contains("B.swift:3:3"))
  }
}

@Test(arguments: ["text", "json", "xcode", "sarif", "github"])
func aFoldersReportHasTheSameBytesEachTime(format: String) throws {
  let folder = Program.root.appendingPathComponent("Exercises/exercise3").path
  let first = try Program.run(["explain", folder, "--format", format])
  #expect(first.status == 1)
  // Of annotations only the first of each severity are printed.
  #expect(first.output.contains(format == "github" ? "title=unread-input::" : "computed-view"))
  let second = try Program.run(["explain", folder, "--format", format])
  #expect(second.output == first.output)
}

@Test func rulesAreListedAndExplained() throws {
  let list = try Program.run(["rules"])
  #expect(list.status == 0)
  #expect(list.output.contains("monolithic-body"))
  let rule = try Program.run(["rule", "monolithic-body"])
  #expect(rule.output.contains("section-size: 5 view values"))
  let json = try Program.run(["rules", "--format", "json"])
  let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
  #expect(
    (object?["rules"] as? [Any])?.count
      == list.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.count)
  let unknown = try Program.run(["rule", "inline-rows"])
  #expect(unknown.status == 66)
  #expect(unknown.complaints.contains("did you mean `inline-row`?"))
}

/// How many files are at work changes nothing that is found.
@Test func jobsChangeNoFinding() throws {
  let folder = Program.root.appendingPathComponent("Exercises").path
  let outcomes = try ["1", "3"].map { jobs in
    try Program.run(["explain", folder, "--format", "json", "--jobs", jobs])
  }
  #expect(outcomes[0].status == 1)
  #expect(outcomes[0].output == outcomes[1].output)
  for jobs in ["0", "-1", "many", "100000"] {
    #expect(try Program.run(["explain", folder, "--jobs=" + jobs]).status == 64)
  }
}
