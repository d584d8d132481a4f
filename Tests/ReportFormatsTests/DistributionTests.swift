import Foundation
import TerminalDriver
import Testing

/// What brings tutor to other machines, as far as it can be tried on this one.
@Suite(.timeLimit(.minutes(30)))
struct DistributionTests {
  private let folder: TemporaryFolder
  private let scripts = packageRoot.appendingPathComponent("Support/Scripts").path

  init() throws { folder = try TemporaryFolder() }

  private var version: String {
    get throws {
      try tutor(["--version"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Archives by name, as jobs of the release hand them on.
  private func archives(_ names: [String], in parent: String) throws {
    for name in names {
      let file = URL(fileURLWithPath: folder.file(parent)).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(name.utf8).write(to: file)
    }
  }

  @Test(arguments: ["ci", "release"]) func workflowsAreAsTheirSchemaSays(name: String) throws {
    let file = packageRoot.appendingPathComponent(".github/workflows/\(name).yml").path
    let outcome = try Readers.python(
      ["-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", file],
      in: folder.path, [:])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.complaints)")
  }

  /// What the steps of a job run, without those whose program is not here.
  private func steps(_ workflow: String, job: String) throws -> [String] {
    let script = """
      import json, sys
      from ruamel.yaml import YAML
      jobs = YAML(typ="safe").load(open(sys.argv[1]))["jobs"]
      print(json.dumps([step["run"] for step in jobs[sys.argv[2]]["steps"] if "run" in step]))
      """
    let file = packageRoot.appendingPathComponent(".github/workflows/\(workflow).yml").path
    let outcome = try Readers.python(["-c", script, file, job], in: folder.path, [:])
    #expect(outcome.status == 0, "\(outcome.complaints)")
    return try JSONDecoder().decode([String].self, from: Data(outcome.output.utf8))
  }

  @Test func theStepsOfAReleaseMakeAFormulaAndSums() throws {
    let version = try version
    let names = ["macos-arm64", "linux-x86_64", "linux-aarch64"].map {
      "tutor-\(version)-\($0).tar.gz"
    }
    for (index, name) in names.enumerated() {
      try archives([name, "SHA256SUMS"], in: "packages/package-\(index)")
    }
    for name in ["Support", "Sources"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(name),
        withDestinationPath: packageRoot.appendingPathComponent(name).path)
    }
    // In place of GitHub's program.
    let stub = folder.file("gh")
    try Data("#!/bin/sh\necho \"$@\" > gh.txt\n".utf8).write(to: URL(fileURLWithPath: stub))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: stub)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for step in try steps("release", job: "release") {
      let outcome = try run(
        "/bin/bash", ["-e", "-o", "pipefail", "-c", step], in: folder.path,
        [
          "GITHUB_REPOSITORY": "owner/tutor", "GITHUB_REF_NAME": "v" + version,
          "PATH": folder.path + ":" + path,
        ])
      #expect(outcome.status == 0, "\(step): \(outcome.complaints)")
    }
    let formula = try String(contentsOfFile: folder.file("release/tutor.rb"), encoding: .utf8)
    let sums = try String(contentsOfFile: folder.file("release/SHA256SUMS"), encoding: .utf8)
    for name in names {
      let sum = try #require(sums.split(separator: "\n").first { $0.hasSuffix(name) }?.prefix(64))
      #expect(formula.contains("/releases/download/v\(version)/\(name)\"\n      sha256 \"\(sum)\""))
    }
    #expect(!formula.contains("@"))
    let asked = try String(contentsOfFile: folder.file("gh.txt"), encoding: .utf8)
    #expect(asked.hasPrefix("release create v\(version) "))
    #expect(asked.contains("release/tutor.rb"))
    try expectRuby(formula)
  }

  /// Where there is Ruby, it reads the formula.
  private func expectRuby(_ formula: String) throws {
    let ruby = "/usr/bin/ruby"
    guard FileManager.default.isExecutableFile(atPath: ruby) else { return }
    let file = folder.file("formula.rb")
    try Data(formula.utf8).write(to: URL(fileURLWithPath: file))
    let outcome = try run(ruby, ["-c", file])
    #expect(outcome.output.contains("Syntax OK"), "\(outcome.complaints)")
  }

  @Test func aTagNamesTheProgramsVersion() throws {
    let check = scripts + "/check-version"
    #expect(try run(check, ["v" + version]).status == 0)
    let other = try run(check, ["v99.0"])
    #expect(other.status == 1)
    #expect(other.complaints.contains("the tag is v99.0"))
    let none = try run(scripts + "/formula", ["owner/tutor", folder.path])
    #expect(none.status == 66)
    #expect(none.complaints.contains("no archive in"))
  }

  // MARK: SwiftPM

  /// A package with one target that has a finding, which depends on the plugin's package.
  private func package() throws -> String {
    let plugin = packageRoot.appendingPathComponent("Support/Integrations/swiftpm").path
    let root = folder.file("App")
    try FileManager.default.createDirectory(
      atPath: root + "/Sources/App", withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "\(plugin)")],
        targets: [.target(name: "App")])
      """
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: root + "/Package.swift"))
    try FileManager.default.copyItem(
      atPath: packageRoot.appendingPathComponent("Exercises/exercise3/exercise3.swift").path,
      toPath: root + "/Sources/App/Banquet.swift")
    return root
  }

  @Test func swiftPackageStartsTheInstalledProgram() throws {
    let root = try package()
    func explain(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Outcome {
      try run(
        "/usr/bin/env", ["swift", "package", "tutor-explain"] + arguments, in: root, environment)
    }
    let found = try explain(["--target", "App", "--format", "xcode"])
    #expect(found.status == 1)
    #expect(
      found.output.contains("Sources/App/Banquet.swift:"), "\(found.output)\(found.complaints)")
    #expect(found.output.contains("[invalidation-blast-radius]"))
    #expect(try explain(["--rule", "any-view"]).status == 0)
    let missing = try explain([], ["TUTOR": "/nowhere/tutor"])
    #expect(missing.status != 0)
  }
}
