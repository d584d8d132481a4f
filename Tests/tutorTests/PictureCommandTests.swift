import Foundation
import TerminalDriver
import Testing

/// A folder for what a command writes.
private func withFolder<R>(_ work: (URL) throws -> R) throws -> R {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}

private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

private let starter = "Exercises/exercise1/exercise1.swift"
private let solution = "Exercises/exercise1/solution.swift"

private func path(_ file: String) -> String { Program.root.appendingPathComponent(file).path }

@Test func simulateWritesAllPictures() throws {
  try withFolder { (folder: URL) throws -> Void in
    let files = ["html", "svg", "dot"].map { folder.appendingPathComponent("a." + $0) }
    let options = zip(["--html", "--svg", "--dot"], files).flatMap { [$0, $1.path] }
    let plain = try Program.run(["simulate", path(solution)])
    let outcome = try Program.run(["simulate", path(solution)] + options)
    #expect(outcome.status == plain.status)
    #expect(outcome.output == plain.output)
    #expect(outcome.complaints.contains("wrote \(files[0].path)"))
    #expect(try text(files[0]).hasPrefix("<!DOCTYPE html>"))
    #expect(try text(files[1]).hasPrefix("<svg "))
    #expect(try text(files[2]).hasPrefix("digraph step0 {"))
  }
}

@Test func aGradedFileIsDrawnBesideTheStarterAndAfterAPassTheReference() throws {
  try withFolder { (folder: URL) throws -> Void in
    let page = folder.appendingPathComponent("a.svg")
    func titles(_ file: String, _ flags: [String] = []) throws -> [String] {
      let options = ["--exercise", "1", "--no-compile", "--at", "0", "--svg", page.path]
      _ = try Program.run(["grade", path(file)] + options + flags)
      let drawn = try text(page)
      return ["Before", "Yours", "Reference"].filter { drawn.contains(">\($0): ") }
    }
    #expect(try titles(starter) == ["Before", "Yours"])
    #expect(try titles(starter, ["--reference"]) == ["Before", "Yours", "Reference"])
    #expect(try titles(solution) == ["Before", "Yours", "Reference"])
  }
}

@Test func compareAndExplainDrawToo() throws {
  try withFolder { (folder: URL) throws -> Void in
    let file = folder.appendingPathComponent("a.dot")
    _ = try Program.run(["compare", path(starter), path(solution), "--dot", file.path])
    let compared = try text(file)
    #expect(compared.contains("\"Before: ") && compared.contains("\"After: "))
    _ = try Program.run(["explain", path(starter), "--dot", file.path, "--at", "1"])
    #expect(try text(file).hasPrefix("digraph step1 {"))
  }
}

@Test func picturesThatCannotBeMadeAreNamed() throws {
  try withFolder { (folder: URL) throws -> Void in
    let file = folder.appendingPathComponent("a.svg").path
    let outcome = try Program.run(["simulate", path(solution), "--svg", file, "--at", "99"])
    #expect(outcome.status == 64)
    #expect(outcome.complaints.contains("--at 99: the last step is "))
    let nowhere = folder.appendingPathComponent("none/a.html").path
    let unwritten = try Program.run(["simulate", path(solution), "--html", nowhere])
    #expect(unwritten.status == 74)
    #expect(unwritten.complaints.contains(nowhere))
    let two = try Program.run(["grade", path(starter), path(solution), "--html", file])
    #expect(two.status == 64)
  }
}

@Test func aSessionWritesItsPageAndSaysWhere() throws {
  try withFolder { (folder: URL) throws -> Void in
    let said = try runToEnd(
      Program.path, [], input: "exercise 1\npicture\nquit\n", in: folder.path,
      environment: [
        "TUTOR_STATE": folder.appendingPathComponent("state").path,
        "TUTOR_HOME": Program.root.path, "PATH": "/usr/bin:/bin",
      ]
    ).output
    #expect(said.contains("exercise1.html; open it in a browser."))
    #expect(
      try text(folder.appendingPathComponent("exercise1.html")).contains("\"role\":\"yours\""))
  }
}
