import Foundation
import TerminalDriver
import Testing

@testable import TutorKit

private let view = """
  import SwiftUI
  struct Card: View {
    var header: some View { Text("a") }
    var body: some View { VStack { header; Text("b") } }
  }

  """

/// Findings on lines that changed since a commit, in a real repository.
@Suite(.timeLimit(.minutes(30)))
struct SinceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("Old.swift", view)
    for arguments in [
      ["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "first"],
    ] { try git(arguments) }
  }

  private func git(_ arguments: [String]) throws {
    let user = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    let outcome = try run("/usr/bin/env", ["git"] + user + arguments, in: folder.path)
    #expect(outcome.status == 0, "\(outcome.complaints)")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
  }

  private func findings(_ arguments: [String]) throws -> (Int32, [String]) {
    let outcome = try tutor(["explain", "--format", "xcode"] + arguments, in: folder.path)
    let names = outcome.output.split(separator: "\n").filter { $0.contains("computed-view") }.map {
      $0.split(separator: "/").last.map {
        $0.split(separator: ":").prefix(2).joined(separator: ":")
      }
        ?? ""
    }
    return (outcome.status, names)
  }

  @Test func onlyChangedLinesCount() throws {
    #expect(try findings(["."]) == (1, ["Old.swift:3"]))
    #expect(try findings([".", "--since", "main"]) == (0, []))
    // The new row moves the old finding, and brings one of its own.
    let more = view.replacingOccurrences(
      of: "struct Card",
      with: "struct Other: View {\n  var end: some View { Text(\"c\") }\r\n"
        + "  var body: some View { VStack { end; Text(\"d\") } }\n}\nstruct Card")
    try write("Old.swift", more)
    try write("Neu é.swift", view.replacingOccurrences(of: "Card", with: "Tile"))
    let expected = ["Neu é.swift:3", "Old.swift:3"]
    #expect(try findings([".", "--since", "main"]) == (1, expected))
    try git(["add", "."])
    #expect(try findings([".", "--since", "HEAD"]) == (1, expected))
    try git(["commit", "-q", "-m", "second"])
    #expect(try findings([".", "--since", "HEAD~1"]) == (1, expected))
    #expect(try findings([".", "--since", "HEAD"]) == (0, []))
  }

  @Test func whatGitDoesNotKnowIsSaid() throws {
    for reference in ["nowhere", "--output=x", "-h"] {
      let outcome = try tutor(["explain", ".", "--since=\(reference)"], in: folder.path)
      #expect(outcome.status == 66, "\(reference)")
      #expect(outcome.complaints.contains("since"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("x")))
    let other = try TemporaryFolder()
    try Data(view.utf8).write(to: URL(fileURLWithPath: other.file("A.swift")))
    let outside = try tutor(["explain", ".", "--since", "main"], in: other.path)
    #expect(outside.status == 66)
    #expect(outside.complaints.contains("no git repository"))
    #expect(try tutor(["explain", "-", "--since", "main"], in: folder.path).status == 64)
  }

  @Test func rowsOfTheFileAreNoHeads() {
    let diff = """
      diff --git a/A.swift b/A.swift
      --- a/A.swift
      +++ b/A.swift
      @@ -1,2 +1,3 @@
      --- a comment
      -old
      +++ b/Other.swift
      +@@ -1 +1,90 @@
      +new
      @@ -9,0 +11 @@ struct A
      +more
      diff --git a/B.swift b/B.swift
      --- a/B.swift
      +++ /dev/null
      @@ -1,3 +0,0 @@
      -a
      -b
      -c
      --- a/C.swift
      +++ "b/a\\tb\\303\\251.swift"
      @@ -1 +1 @@
      -a
      +b

      """
    let changed = ChangedLines(diff: diff, untracked: ["D.swift"], root: "/r")
    #expect(changed.contains(1...1, of: "/r/A.swift") && changed.contains(3...9, of: "/r/A.swift"))
    #expect(!changed.contains(4...10, of: "/r/A.swift"))
    #expect(changed.contains(11...11, of: "/r/A.swift"))
    #expect(!changed.contains("/r/B.swift") && !changed.contains("/r/Other.swift"))
    #expect(changed.contains(1...1, of: "/r/a\tbé.swift"))
    #expect(changed.contains(70...70, of: "/r/D.swift"))
  }
}
