import Foundation
import TerminalDriver
import Testing
import Yams

@testable import TutorKit

/// The blocks of Documentation/scale.md, run as their platforms would run them.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct ScaleTests {
  private let folder: TemporaryFolder
  private let blocks: [(language: String, code: String)]
  private let fileCount: Int

  init() throws {
    folder = try TemporaryFolder()
    let page = root.appendingPathComponent("Documentation/scale.md")
    blocks = try String(contentsOf: page, encoding: .utf8)
      .matches(of: #/```(\w+)\n([\s\S]*?)```/#).map { (String($0.1), String($0.2)) }
    let made = try run(
      root.appendingPathComponent("Support/Scripts/cohort").path, [folder.path, "4", "1"])
    let files = FileManager.default.enumerator(atPath: folder.file("handed-in"))
    fileCount = files?.compactMap { $0 as? String }.count { $0.hasSuffix(".swift") } ?? 0
    try #require(made.status == 0 && fileCount > 2)
    let bin = URL(fileURLWithPath: folder.file("bin"))
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: bin.appendingPathComponent("tutor").path,
      withDestinationPath: try builtProgram("tutor"))
  }

  private func block(_ word: String) throws -> String {
    try #require(blocks.first { $0.code.contains(word) }).code
  }

  private func shell(_ script: String, _ environment: [String: String] = [:]) throws {
    let path = ["PATH": folder.file("bin") + ":/usr/local/bin:/usr/bin:/bin"]
    let outcome = try run(
      "/bin/bash", ["-ec", script], in: URL(fileURLWithPath: folder.path),
      environment: path.merging(environment) { $1 })
    #expect(outcome.status == 0, "\(script)\n\(outcome.output)\(outcome.complaints)")
  }

  private func expectAllRecords(_ name: String = "records.jsonl") throws {
    let text = try String(contentsOfFile: folder.file(name), encoding: .utf8)
    #expect(text.split(separator: "\n").count == fileCount)
  }

  @Test func oneMachine() throws {
    try shell(try block("--csv table.csv"))
    try expectAllRecords()
    #expect(FileManager.default.fileExists(atPath: folder.file("wall.html")))
  }

  @Test func xargs() throws {
    try shell(try block("xargs"))
    try expectAllRecords()
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")))
  func gnuParallel() throws {
    let written = try block("xargs")
    let line = try #require(written.firstMatch(of: #/hosts: (seq .*)/#)).1
    let lines = written.split(separator: "\n").filter {
      !$0.contains("xargs") && !$0.hasPrefix("#")
    }
    // The hosts are this one.
    let script =
      lines.prefix { !$0.contains("merge") } + [line.replacing("-S host1,host2 ", with: "")]
    try shell((script + lines.filter { $0.contains("merge") }).joined(separator: "\n"))
    try expectAllRecords()
  }

  @Test func githubActions() throws {
    let workflow = try #require(
      try Yams.load(yaml: try block("runs-on")) as? [String: Any])
    let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
    func steps(_ job: String) -> [String] {
      (jobs[job]?["steps"] as? [[String: Any]] ?? []).compactMap { $0["run"] as? String }
    }
    let matrix = (jobs["grade"]?["strategy"] as? [String: Any])?["matrix"] as? [String: Any]
    let parts = try #require(matrix?["part"] as? [Int])
    for part in parts {
      for step in steps("grade") {
        try shell(step.replacing("${{ matrix.part }}", with: String(part)))
      }
    }
    for step in steps("report") {
      try shell(step, ["GITHUB_STEP_SUMMARY": folder.file("summary.md")])
    }
    try expectAllRecords()
    #expect(
      try String(contentsOfFile: folder.file("summary.md"), encoding: .utf8).contains("| ada |"))
  }

  @Test func slurm() throws {
    let script = folder.file("grade.sh")
    try Data(try block("SBATCH").utf8).write(to: URL(fileURLWithPath: script))
    for part in 1...3 {
      try shell(
        "bash '\(script)'",
        ["SLURM_ARRAY_TASK_ID": String(part), "SLURM_ARRAY_TASK_COUNT": "3"])
    }
    try shell("tutor merge part-*.jsonl --output records.jsonl")
    try expectAllRecords()
  }

  @Test func kubernetes() throws {
    let job = try #require(try Yams.load(yaml: try block("Indexed")) as? [String: Any])
    let specification = try #require(job["spec"] as? [String: Any])
    let count = try #require(specification["completions"] as? Int)
    let pod = (specification["template"] as? [String: Any])?["spec"] as? [String: Any]
    let container = try #require((pod?["containers"] as? [[String: Any]])?.first)
    #expect(container["command"] as? [String] == ["bash", "-ec"])
    let script = try #require((container["args"] as? [String])?.first)
    for index in 0..<count { try shell(script, ["JOB_COMPLETION_INDEX": String(index)]) }
    try shell("tutor merge part-*.jsonl --output records.jsonl")
    try expectAllRecords()
  }

  /// Against the schemas of the platforms, by readers that are not ours.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: readers.path), "needs make test"))
  func manifestsFollowTheirSchemas() throws {
    for (word, arguments) in [
      ("Indexed", ["kubernetes_validate", "--strict", "manifest.yaml"]),
      (
        "runs-on",
        ["check_jsonschema", "--builtin-schema", "vendor.github-workflows", "manifest.yaml"]
      ),
    ] {
      let file = URL(fileURLWithPath: folder.file("manifest.yaml"))
      let written = try block(word)
      func validate(_ text: String) throws -> Outcome {
        try Data(text.utf8).write(to: file)
        return try run(
          readers.path + "/bin/python", ["-m"] + arguments, in: URL(fileURLWithPath: folder.path))
      }
      let valid = try validate(written)
      #expect(valid.status == 0, "\(valid.output)\(valid.complaints)")
      // The reader does read it.
      let invalid = try validate(
        written.replacing("completions: 8", with: "completions: many")
          .replacing("runs-on: ubuntu-24.04", with: "runs_on: ubuntu-24.04"))
      #expect(invalid.status != 0)
    }
  }
}

private let readers = root.appendingPathComponent(".build/readers")
