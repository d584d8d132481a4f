import Foundation
import TerminalDriver
import Testing

/// `tutor calibrate`, with a program in place of `swift` that prints what a Mac would.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct CalibrateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    try Program.run(
      ["calibrate"] + arguments,
      environment: ["PATH": folder.file("bin") + ":/usr/bin:/bin", "HOME": folder.path])
  }

  private func install(swift script: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("bin"), withIntermediateDirectories: true)
    try folder.write("#!/bin/sh\n" + script, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/swift"))
  }

  private let screen = """
    import SwiftUI
    struct Row: View { let n: Int; var body: some View { Text("\\(n)") } }
    struct Screen: View {
      @State private var n = 0
      var body: some View { VStack { Row(n: n); Row(n: 7); Button("Add") { n += 1 } } }
    }
    """

  @Test func aScreenOfOnesOwnIsCountedAndCompared() throws {
    try folder.write(screen, to: "Screen.swift")
    let head = "file\\tscenario\\troot\\tstep\\taction\\tprobe\\tcount"
    let rows = [("0", "initial", 2, 1), ("1", "tap:Add", 1, 2)].flatMap { step, action, row, own in
      [("Row", row), ("Screen", own)].map {
        "Screen.swift\\tScreen\\tScreen()\\t\(step)\\t\(action)\\t\($0.0)\\t\($0.1)"
      }
    }
    let lines = ["# system\\tmacOS 15.1", head] + rows
    try install(swift: lines.map { "printf '\($0)\\n'\n" }.joined())
    let package = folder.file("package")
    let made = try run(["--run", "--write", package, "--from", folder.file("Screen.swift")])
    #expect(made.status == 1, "\(made.complaints)")
    #expect(made.output.hasPrefix("system: macOS 15.1\nsimulator: as ios18\n3 equal, 1 different"))
    #expect(made.output.contains("Screen step 1 (tap:Add), Screen: SwiftUI 2, simulator 1"))
    // The table that is kept says the same again, beside the program that it is of.
    let table = package + "/calibration.tsv"
    let again = try run(["--compare", table])
    #expect(again.output == made.output)
    let both = try run(["--compare", table, "--compare", table])
    #expect(both.output.hasSuffix("macOS 15.1 and macOS 15.1 agree where both count\n"))
  }

  @Test func whatDoesNotBuildPrintsNoTable() throws {
    try install(swift: "echo 'error: no such module SwiftUI' >&2; exit 1\n")
    let outcome = try run(["--run", "--write", folder.file("package")])
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("no table; it needs macOS 14 or later"))
    let alone = try Program.run(
      ["calibrate", "--run", "--write", folder.file("package")],
      environment: ["PATH": folder.file("nothing")])
    #expect(alone.status == 66)
    #expect(alone.complaints.contains("no `swift` on PATH"))
  }

  /// What cannot be measured here is said before anything is written.
  @Test func onLinuxNothingIsLeftBehind() throws {
    try install(swift: "echo '{ \"target\": { \"triple\": \"x86_64-unknown-linux-gnu\" } }'\n")
    let outcome = try run(["--run", "--write", folder.file("package")])
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("--run needs macOS 14 or later"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("package")))
  }

  @Test func theFolderOfAPackageIsNotOverwrittenUnasked() throws {
    try folder.write("mine", to: "notes.txt")
    let outcome = try run(["--write", folder.path])
    #expect(outcome.status == 64)
    #expect(outcome.complaints.contains("not empty"))
  }

  @Test(arguments: [
    [], ["--run", "--compare", "a.tsv"], ["--compare", "a.tsv", "--from", "A.swift"],
  ])
  func whatDoesNotGoTogetherIsRefused(arguments: [String]) throws {
    #expect(try run(arguments).status == 64)
  }
}
