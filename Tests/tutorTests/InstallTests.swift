import Foundation
import TerminalDriver
import Testing

/// What `make install` copies, without the release build before it.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct InstallTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a program and answers its status and all that it wrote.
  private func run(
    _ program: String, _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let outcome = try runToEnd(
      program, arguments, in: Program.root.path,
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path]
        .merging(environment) { $1 })
    return (outcome.status, outcome.output + outcome.complaints)
  }

  private func make(_ target: String) throws {
    let made = try run(
      "/usr/bin/env",
      [
        "make", target, "PROGRAM=\(Program.path)", "DESTDIR=\(folder.path)/a root",
        "PREFIX=/usr/local",
      ])
    #expect(made.status == 0, "\(made.text)")
  }

  private var files: [String] {
    let names = FileManager.default.enumerator(atPath: folder.file("a root/usr/local"))
    return names?.compactMap { $0 as? String }.filter { !$0.hasPrefix("share/tutor/") } ?? []
  }

  @Test func allIsInItsPlaceAndUninstallTakesItAway() throws {
    try make("install-files")
    let expected = [
      "bin/tutor", "share/man/man1/tutor.1", "share/bash-completion/completions/tutor",
      "share/zsh/site-functions/_tutor", "share/fish/vendor_completions.d/tutor.fish",
    ]
    for name in expected { #expect(files.contains(name), "\(name)") }
    let installed = folder.file("a root/usr/local/bin/tutor")
    let listed = try run(installed, ["lessons"], ["TUTOR_STATE": folder.path])
    #expect(listed.text.contains("1. Make Subviews"))
    let completions = folder.file("a root/usr/local/share/bash-completion/completions/tutor")
    let completed = try run(
      "/bin/bash",
      [
        "-c",
        "source '\(completions)'; COMP_WORDS=(tutor wat); COMP_CWORD=1; COMP_LINE='tutor wat'; "
          + "COMP_POINT=9; COMP_TYPE=9; _tutor 2>/dev/null; printf '%s\\n' \"${COMPREPLY[@]}\"",
      ])
    #expect(completed.text.contains("watch"), "\(completed.text)")
    try make("uninstall")
    for name in expected + ["share/tutor"] { #expect(!files.contains(name), "\(name)") }
  }

  @Test func theManualNamesEveryCommandAndItsOptions() throws {
    let page = try Program.run(["manual"])
    #expect(page.status == 0)
    for part in [".TH TUTOR 1", ".SS tutor watch FILE", ".B \\-\\-exercise", "EXIT STATUS"] {
      #expect(page.output.contains(part), "\(part)")
    }
    for line in page.output.split(separator: "\n") where line.hasPrefix(".") {
      let macro = line.prefix { $0 != " " }
      #expect([".TH", ".SH", ".SS", ".TP", ".B", ".RI", ".PP"].contains(macro), "\(line)")
    }
  }
}
