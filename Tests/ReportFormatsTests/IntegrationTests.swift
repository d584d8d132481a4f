import Foundation
import TerminalDriver
import Testing

private let support = packageRoot.appendingPathComponent("Support/Integrations").path
private let exercise = packageRoot.appendingPathComponent("Exercises/exercise3").path

/// Runs the scripts under `Support/Integrations` as the platforms do.
@Suite(.timeLimit(.minutes(30)))
struct IntegrationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ name: String) throws -> String {
    let path = folder.file(name)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  private func copy(_ from: String, _ to: String) throws {
    try FileManager.default.copyItem(atPath: from, toPath: to)
  }

  private func json(_ path: String, as format: String) throws -> [String: Any] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try #require(try Readers.read(text, as: format) as? [String: Any])
  }

  @Test func gradescopeRunsItsAutograder() throws {
    let root = try make("autograder")
    let submission = try make("autograder/submission")
    let results = root + "/results/results.json"
    try copy(support + "/gradescope", root + "/source")
    try copy(root + "/source/run_autograder", root + "/run_autograder")
    func grade() throws -> Outcome {
      try run(root + "/run_autograder", [], in: "/", ["AUTOGRADER_ROOT": root])
    }
    #expect(try grade().status == 0)
    #expect(try json(results, as: "gradescope")["score"] as? Int == 0)
    try copy(exercise + "/exercise3.swift", submission + "/exercise3.swift")
    #expect(try grade().status == 0)
    #expect(try json(results, as: "gradescope")["score"] as? Int == 0)
    let mistake = URL(fileURLWithPath: exercise + "/mistakes/picker-only.swift")
    let begun = try Data(contentsOf: mistake)
    try begun.write(to: URL(fileURLWithPath: submission + "/exercise3.swift"))
    #expect(try grade().status == 0)
    let half = try #require(try json(results, as: "gradescope")["score"] as? Int)
    #expect(half > 0 && half < 100)
    let solution = try Data(contentsOf: URL(fileURLWithPath: exercise + "/solution.swift"))
    try solution.write(to: URL(fileURLWithPath: submission + "/exercise3.swift"))
    #expect(try grade().status == 0)
    #expect(try json(results, as: "gradescope")["score"] as? Int == 100)
    // Where the compiler is asked for and missing, Gradescope gets no score.
    try FileManager.default.removeItem(atPath: results)
    try Data("options=()\n".utf8).write(to: URL(fileURLWithPath: root + "/source/config.sh"))
    #expect(try grade().status != 0)
    #expect(!FileManager.default.fileExists(atPath: results))
  }

  @Test func classroom50RunsItsAutograder() throws {
    let checkout = try make("checkout")
    let variables = [
      "CLASSROOM": "c", "ASSIGNMENT": "a", "SUBMISSION_TAG": "submit/1", "COMMIT_URL": "https://c",
      "RELEASE_URL": "https://r", "REVIEW_URL": "https://v",
    ]
    func grade() throws -> Outcome {
      try Readers.python([support + "/classroom50/autograder.py"], in: checkout, variables)
    }
    #expect(try grade().status == 0)
    #expect(try json(checkout + "/result.json", as: "classroom50")["score"] as? Int == 0)
    try copy(exercise + "/solution.swift", checkout + "/exercise3.swift")
    #expect(try grade().status == 0)
    let result = try json(checkout + "/result.json", as: "classroom50")
    #expect(result["score"] as? Int == result["max-score"] as? Int)
    #expect(result["review"] as? String == "https://v")
    let tests = try #require(result["tests"] as? [[String: Any]])
    #expect(tests.compactMap { $0["score"] as? Int }.reduce(0, +) == result["score"] as? Int)
    try Data("// tutor: exercise98\n".utf8).write(
      to: URL(fileURLWithPath: checkout + "/exercise98.swift"))
    #expect(try grade().status != 0)
    #expect(!FileManager.default.fileExists(atPath: checkout + "/result.json"))
  }

  @Test func exercismRunsItsTestRunner() throws {
    let input = try make("in")
    let output = try make("out")
    let files = FileManager.default
    func grade(_ text: Data?) throws -> [String: Any] {
      try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: input)
      if let text { try text.write(to: URL(fileURLWithPath: input + "/exercise3.swift")) }
      try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: input)
      let outcome = try run(
        support + "/exercism/bin/run.sh", ["exercise3", input + "/", output + "/"], in: "/",
        ["TUTOR_OPTIONS": "--no-compile"])
      #expect(outcome.status == 0, "\(outcome.complaints)")
      #expect(try files.contentsOfDirectory(atPath: output) == ["results.json"])
      return try json(output + "/results.json", as: "exercism")
    }
    #expect(try grade(nil)["status"] as? String == "error")
    let starter = try Data(contentsOf: URL(fileURLWithPath: exercise + "/exercise3.swift"))
    #expect(try grade(starter)["status"] as? String == "fail")
    let broken = try grade(Data("struct A {\n".utf8))
    #expect(broken["status"] as? String == "error")
    #expect((broken["message"] as? String)?.contains("expected '}'") == true)
    let solution = try Data(contentsOf: URL(fileURLWithPath: exercise + "/solution.swift"))
    #expect(try grade(solution)["status"] as? String == "pass")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: input)
  }

  /// The hook of pre-commit, by its own schema, run as pre-commit runs it: with files of the commit.
  @Test func preCommitKnowsTheHook() throws {
    let file = packageRoot.appendingPathComponent(".pre-commit-hooks.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let hooks = try #require(try Readers.read(text, as: "pre-commit") as? [[String: Any]])
    let entry = try #require(hooks.first?["entry"] as? String).split(separator: " ").map(
      String.init)
    #expect(entry.first == "tutor")
    let found = try tutor(Array(entry.dropFirst()) + [exercise + "/exercise3.swift"])
    #expect(found.status == 1)
    _ = try Readers.read(found.output, as: "xcode")
    let clean = try tutor(Array(entry.dropFirst()) + [exercise + "/solution.swift"])
    #expect(clean.status == 0, "\(clean.output)")
  }
}
