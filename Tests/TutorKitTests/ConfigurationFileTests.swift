import Analysis
import Foundation
import Testing

@testable import TutorKit

@Test func aConfigurationIsRead() {
  let text = """
    # What this team wants.
    rules:
      computed-view:
        severity: error
      monolithic-body: {severity: note, section-size: 8}
      inline-row: off
      body-complexity:
        body-lines: 60
        closure-nesting: off
    exclude:
      - Generated/
      - ./Vendor
      - "*Tests*"
    """
  let (file, problems) = ConfigurationFile.parse(text, path: ".tutor.yml")
  #expect(problems.isEmpty)
  #expect(file.rules.severities == ["computed-view": .error, "monolithic-body": .note])
  #expect(file.rules.disabled == ["inline-row"])
  #expect(file.rules.limits(of: .known[0])["section-size"] == 8)
  #expect(file.rules.thresholds["body-complexity"] == ["body-lines": 60, "closure-nesting": nil])
  for path in [
    "Generated/A.swift", "App/Generated/A.swift", "Vendor/B/C.swift", "App/UITests/A.swift",
  ] {
    #expect(file.excludes(path), "\(path)")
  }
  for path in ["GeneratedA.swift", "App/Vendor/C.swift", "A.swift"] {
    #expect(!file.excludes(path), "\(path)")
  }
}

/// A text, and the lines and words of what is said of it.
@Test(arguments: [
  ("rule:\n", [(1, "did you mean `rules`?")]),
  ("rules:\n  computed-vew:\n    severity: off\n", [(2, "did you mean `computed-view`?")]),
  ("rules:\n  computed-view:\n    severty: off\n", [(3, "did you mean `severity`?")]),
  ("rules:\n  inline-row:\n    view: 3\n", [(3, "did you mean `views`?")]),
  ("rules:\n  inline-row:\n    size: 3\n", [(3, "there is `severity`, `view-values`, `views`")]),
  ("rules:\n  inline-row:\n    views: many\n", [(3, "takes a whole number, such as 3")]),
  ("rules:\n  inline-row:\n    views: -1\n", [(3, "not `-1`")]),
  ("rules:\n  inline-row:\n    views: off\n", [(3, "takes a whole number")]),
  ("rules:\n  inline-row:\n    severity: warn\n", [(3, "off, note, warning or error")]),
  ("rules:\n  inline-row:\n    severity: warnin\n", [(3, "did you mean `warning`?")]),
  ("rules:\n  inline-row: on\n", [(2, "not `on`")]),
  ("rules: [a]\n", [(1, "takes rule names")]),
  ("exclude: a\n", [(1, "takes a list")]),
  ("exclude:\n- a\n- [b]\n", [(3, "takes paths")]),
  ("- a\n", [(1, "keys with values")]),
  ("rules:\n  a: [\n", [(3, "did not find")]),
  ("a: 1\nrules:\n  b: 2\nexcludes:\n", [(1, "`a`"), (3, "`b`"), (4, "`exclude`?")]),
  ("? [a]\n: b\n", [(1, "unknown key")]),
  ("exclude:\nexclude:\n", [(1, "twice")]),
  ("# R&D &c\nexclude: [a&b]\nrules: &all\n", [(3, "anchors are not read")]),
])
func aMistakeIsReportedWithItsLine(text: String, expected: [(Int, String)]) {
  let (_, problems) = ConfigurationFile.parse(text, path: ".tutor.yml")
  #expect(problems.map(\.line) == expected.map(\.0), "\(problems.map(\.sentence))")
  for (problem, (_, words)) in zip(problems, expected) {
    #expect(problem.reason.contains(words), "\(problem.reason)")
  }
}

@Test(arguments: ["", "# nothing\n", "rules:\nexclude:\n", "rules:\n  inline-row:\n"])
func anEmptyConfigurationIsTheDefault(text: String) {
  let (file, problems) = ConfigurationFile.parse(text, path: ".tutor.yml")
  #expect(problems.isEmpty)
  #expect(file == ConfigurationFile())
}

@Test func theNearestConfigurationUpwardHolds() throws {
  try withFolder([
    ".tutor.yml": "rules:\n  inline-row: off\nexclude:\n  - a/b/No.swift\n",
    "a/b/A.swift": "", "c/.tutor.yml": "rules:\n  computed-view: off\nexclude: [D.swift]\n",
    "c/d/C.swift": "",
  ]) { folder in
    var configurations = Configurations()
    let above = configurations.configuration(for: folder + "/a/b/A.swift")
    #expect(above.rules.disabled == ["inline-row"])
    let nearer = configurations.configuration(for: folder + "/c/d/C.swift")
    #expect(nearer.rules.disabled == ["computed-view"])
    let excluded = ["/a/b/No.swift", "/c/D.swift", "/D.swift"].map {
      configurations.isExcluded(folder + $0)
    }
    #expect(excluded == [true, true, false])
    #expect(configurations.problems.isEmpty)
  }
}

/// A folder with files, for one test.
func withFolder<R>(_ files: [String: String], _ work: (String) throws -> R) throws -> R {
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
