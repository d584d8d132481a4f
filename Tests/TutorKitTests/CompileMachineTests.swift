import Foundation
import Testing

@testable import Analysis
@testable import TutorKit

/// A folder with a program named swiftc, and a cache of its own.
private struct FakeMachine {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  /// - Parameter script: the body of the shell script; `$real` is the compiler of the tests. nil:
  ///   there is no swiftc.
  func check(_ script: String?, _ environment: [String: String] = [:]) throws -> CompileCheck {
    let bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    if let script {
      let real = try #require(SwiftCompiler.path(environment: ProcessInfo.processInfo.environment))
      // Written by a child: a file that this process has open for writing is inherited by the
      // children that other tests start meanwhile, and cannot be executed until they have gone.
      let written = ChildRun.run(
        "/bin/sh",
        [
          "-c", "printf '%s' \"$1\" > swiftc && chmod 755 swiftc", "sh",
          "#!/bin/sh\nreal='\(real)'\n\(script)\n",
        ], directory: bin, environment: ["PATH": "/usr/bin:/bin"], limits: ChildLimits(seconds: 60))
      #expect(written.end == .exited(0))
    }
    let own = [
      "PATH": bin.path + (script == nil ? "" : ":/usr/bin:/bin"),
      "TUTOR_CACHE": folder.appendingPathComponent("cache").path,
    ]
    return CompileCheck(
      interfaces: packageRoot.appendingPathComponent("Support/Interfaces"),
      environment: own.merging(environment) { $1 })
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

private func answer(version: String) -> String {
  """
  case "$1" in -version) echo 'Swift version \(version)'; echo 'Target: x86_64-unknown-linux-gnu'; exit;; \
  -print-target-info) exec "$real" "$@";; esac
  """
}

private let plain = parse(
  "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", file: "A.swift")

private func reason(_ script: String?, _ environment: [String: String] = [:]) throws -> String? {
  let machine = FakeMachine()
  defer { machine.remove() }
  guard case .unchecked(let reason) = try machine.check(script, environment).check(plain) else {
    return nil
  }
  return reason.sentence
}

@Suite struct CompileMachineTests {
  @Test func theTestsHaveACompiler() throws {
    let workspace = try TestCompiler.workspace.get()
    #expect(workspace.compiler.number.major == 6)
    #expect(TestCompiler.check.prepare().contains(workspace.compiler.version))
  }

  @Test func withoutACompilerNothingIsChecked() throws {
    #expect(try reason(nil)?.hasPrefix("no Swift compiler found") == true)
    let missing = try reason(nil, ["TUTOR_SWIFTC": "/nowhere/swiftc"])
    #expect(missing?.contains("no program here") == true)
    #expect(try reason("echo hello")?.contains("does not answer like a Swift compiler") == true)
  }

  @Test(arguments: ["5.9", "6.1.2", "7.0"])
  func otherVersionsAreNotUsed(version: String) throws {
    let script = answer(version: version + " (release)") + "\nexec \"$real\" \"$@\""
    let reason = try #require(try reason(script))
    #expect(reason.hasPrefix("Swift \(version) cannot be used"))
  }

  @Test func aVersionThatRefusesTheInterfaceIsNamedAndRemembered() throws {
    let script =
      answer(version: "6.9 (release)") + """

        echo run >> "$(dirname "$0")/runs"
        echo 'SwiftUI.swiftinterface:1:1: error: unknown attribute'; exit 1
        """
    let machine = FakeMachine()
    defer { machine.remove() }
    let check = try machine.check(script)
    for _ in 0..<2 {
      let expected = CompileOutcome.unchecked(
        .interfaceRejected(version: "Swift version 6.9 (release)", message: "unknown attribute"))
      #expect(check.check(plain) == expected)
    }
    let runs = try String(
      contentsOf: machine.folder.appendingPathComponent("bin/runs"), encoding: .utf8)
    #expect(runs == "run\n")
  }

  /// A compiler that runs while another process drops the folder makes its own half of it again.
  @Test func aHalfOfACacheFolderIsMadeAnew() throws {
    let machine = FakeMachine()
    defer { machine.remove() }
    let script = answer(version: "6.3 (release)") + "\nexit 0"
    let first = try machine.check(script).check(plain)
    let base = machine.folder.appendingPathComponent("cache/compile")
    let files = FileManager.default
    let folders = try files.contentsOfDirectory(
      at: base, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let folder = try #require(folders.first)
    for part in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      try files.removeItem(at: part)
    }
    try files.createDirectory(
      at: folder.appendingPathComponent("modules"), withIntermediateDirectories: false)
    #expect(try machine.check(script).check(plain) == first)
    #expect(files.fileExists(atPath: folder.appendingPathComponent("interfaces").path))
  }

  /// The whole group of processes ends at the limit, and output is not kept without end.
  @Test func aCompilerThatDoesNotEndIsStopped() throws {
    let machine = FakeMachine()
    defer { machine.remove() }
    let mark = machine.folder.appendingPathComponent("late").path
    var check = try machine.check(
      answer(version: "6.3 (release)") + """

        case "$*" in *Empty.swift*) exit 0;; esac
        (sleep 3; touch '\(mark)') & yes
        """)
    check.seconds = 0.5
    #expect(check.check(plain) == .unchecked(.timeLimit(seconds: 0)))
    Thread.sleep(forTimeInterval: 3.5)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func aCompilerThatCrashesIsNoAnswer() throws {
    let script =
      answer(version: "6.3 (release)") + """

        case "$*" in *Empty.swift*) exit 0;; esac
        kill -SEGV $$
        """
    let said = try reason(script)
    #expect(said?.hasPrefix("the compiler ended without an answer") == true)
  }

  @Test func aBodyThatTakesTooLongIsCutOff() throws {
    var check = TestCompiler.check
    check.seconds = 1
    let terms = (1...14).map { "(\($0) + 1.5) * Double(\($0))" }.joined(separator: " - ")
    let source = parse(
      "import SwiftUI\nstruct A: View { let a = 1, b: Float = 2\n"
        + "var body: some View { Text(\"\\(a + b * \(terms) / b - a * 2 + 1 / b)\") } }\n",
      file: "A.swift")
    let outcome = check.check(source)
    #expect(outcome == .unchecked(.timeLimit(seconds: 1)))
  }

  @Test func theChildKnowsLittle() throws {
    let run = ChildRun.run(
      "/usr/bin/env", [], directory: FileManager.default.temporaryDirectory,
      environment: ["PATH": "/usr/bin:/bin"], limits: ChildLimits(seconds: 60))
    let names = run.output.split(separator: "\n").compactMap { $0.split(separator: "=").first }
    #expect(Set(names).subtracting(["_", "SHLVL", "OLDPWD"]) == ["PATH", "PWD"])
  }

  @Test func outputIsCapped() {
    var limits = ChildLimits(seconds: 20)
    limits.output = 1000
    let run = ChildRun.run(
      "/bin/sh", ["-c", "head -c 300000 /dev/zero | tr '\\0' a; exit 3"],
      directory: FileManager.default.temporaryDirectory, environment: ["PATH": "/usr/bin:/bin"],
      limits: limits)
    #expect(run.output.count == 1000)
    #expect(run.end == .exited(3))
  }

  @Test func anAnswerIsKeptAndUsedAgain() throws {
    let machine = FakeMachine()
    defer { machine.remove() }
    let script =
      answer(version: "6.3 (release)") + """

        case "$*" in *Empty.swift*) exit 0;; esac
        echo run >> "$(dirname "$0")/runs"
        echo 'Submission.swift:2:8: error: no good [#Group]'; exit 1
        """
    let check = try machine.check(script)
    let expected = CompileOutcome.failed([
      CompilerDiagnostic(message: "no good", line: 2, column: 8)
    ])
    #expect(check.check(plain) == expected)
    #expect(check.check(plain) == expected)
    let runs = try String(
      contentsOf: machine.folder.appendingPathComponent("bin/runs"), encoding: .utf8)
    #expect(runs == "run\n")
  }

  /// Asking costs as much as a check, so it is done once, and again when the compiler has changed.
  @Test func aCompilerIsAskedOnceAndAgainWhenItChanges() throws {
    let machine = FakeMachine()
    defer { machine.remove() }
    func script(_ version: String) -> String {
      """
      case "$1" in -version) echo asked >> "$(dirname "$0")/asked";; esac
      \(answer(version: version))
      case "$*" in *Empty.swift*) exit 0;; esac
      exit 0
      """
    }
    let log = machine.folder.appendingPathComponent("bin/asked")
    let check = try machine.check(script("6.3 (release)"))
    #expect(check.check(plain) == .passed)
    #expect(check.check(plain) == .passed)
    #expect(try String(contentsOf: log, encoding: .utf8) == "asked\n")
    let changed = try machine.check(script("5.10 (release)"))
    let expected = CompileOutcome.unchecked(.unfitVersion("Swift version 5.10 (release)"))
    #expect(changed.check(plain) == expected)
    #expect(try String(contentsOf: log, encoding: .utf8) == "asked\nasked\n")
  }
}
