import Foundation
import TerminalDriver
import Testing

/// A working folder and a state folder that last for one test.
private struct Workplace {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func write(_ name: String, from path: String) throws {
    let text = try Data(contentsOf: Program.root.appendingPathComponent(path))
    try text.write(to: file(name))
  }

  func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

  /// Runs the program in the working folder.
  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try runToEnd(
      Program.path, arguments, input: input, in: folder.path,
      environment: [
        "TUTOR_STATE": file("state").path, "TUTOR_HOME": Program.root.path, "PATH": "/nowhere",
      ])
  }

  func end() { try? FileManager.default.removeItem(at: folder) }
}

private func object(_ text: String) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

@Test func hintsGoOnFromCallToCallAndOpenTheSolution() throws {
  let place = try Workplace()
  defer { place.end() }
  let closed = try place.run("solution", "5")
  #expect(closed.status == 1)
  #expect(closed.output.isEmpty)
  #expect(closed.complaints.contains("hint 1 of 6 is next"))
  #expect(try place.run("hint", "5").output.contains("hint 1 of 6: tap:Faster"))
  let second = try object(try place.run("hint", "exercise5", "--format", "json").output)
  #expect(second["level"] as? Int == 2)
  #expect(second["exercise"] as? String == "exercise5")
  for _ in 3...6 { #expect(try place.run("hint", "5").status == 0) }
  #expect(try place.run("hint", "5").output.contains("no more hints"))
  let open = try place.run("solution", "5")
  #expect(open.status == 0)
  let path = Program.root.appendingPathComponent("Exercises/exercise5/solution.swift")
  let reference = try String(contentsOf: path, encoding: .utf8)
  #expect(open.output == reference)
}

/// The session says where the folder holds another text under the name that it shows, and takes it.
@Test func theSessionKnowsOfAFileInTheFolder() throws {
  let place = try Workplace()
  defer { place.end() }
  func said(_ input: String) throws -> String {
    try place.run([], input: input).output.split { $0.isWhitespace }.joined(separator: " ")
  }
  #expect(try place.run("start", "1").status == 0)
  try place.write("exercise1.swift", from: "Exercises/exercise1/solution.swift")
  #expect(try place.run("grade", "1", "--no-compile").status == 0)
  let first = try said("exercise 1\ngrade\ngrade exercise1.swift\nexercise 1\ngrade\n")
  let parts = first.components(separatedBy: "exercise1.swift in this folder holds another text")
  #expect(parts.count == 3, "\(first)")
  #expect(parts[0].contains("You have passed it; the text here is the starter."))
  #expect(!parts[0].contains("as you left it"))
  #expect(parts[1].contains("`grade exercise1.swift` takes it"))
  #expect(parts[2].contains("exercise1.swift passed"))
  #expect(parts[2].contains("your text is as you left it"))
  try place.write("exercise1.swift", from: "Exercises/exercise1/exercise1.swift")
  let again = try said("grade\nexercise 1\n")
  #expect(again.contains("Welcome back: exercise1"))
  #expect(again.components(separatedBy: "holds another text than").count == 4)
  #expect(again.contains("You have passed it; `reset` begins again."))
}

@Test func passesOfFilesThatAreNamedCount() throws {
  let place = try Workplace()
  defer { place.end() }
  func passed() throws -> Int {
    let exported = try object(try place.run("export").output)
    return (exported["attempts"] as? [[String: Any]] ?? []).count {
      $0["verdict"] as? String == "passed"
    }
  }
  #expect(try place.run("start", "5").status == 0)
  let reference = "Exercises/exercise5/solution.swift"
  try FileManager.default.createDirectory(
    at: place.file("a"), withIntermediateDirectories: true)
  for name in ["a/exercise5.swift", "my.swift"] { try place.write(name, from: reference) }
  let all = [
    ["./my.swift"], ["a/exercise5.swift"], [place.file("a/exercise5.swift").path],
    ["my.swift", "--exercise", "5"],
  ]
  for (index, words) in all.enumerated() {
    let outcome = try place.run(["grade", "--no-compile"] + words)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("`tutor` goes on; `tutor solution exercise5` shows"))
    #expect(try passed() == index + 1, "\(words)")
  }
  // Standard input is a file that is named.
  let text = try place.text("my.swift")
  let outcome = try place.run(["grade", "-", "--no-compile"], input: text)
  #expect(outcome.status == 0 && outcome.output.contains("standard input  passed"))
  #expect(try passed() == all.count + 1)
  // What is found in a folder, or read by a program, is not one's own; a person is told.
  let found = try place.run("grade", "a", "--no-compile")
  #expect(found.complaints.contains("1 pass is not counted"))
  #expect(
    try place.run("grade", "a/exercise5.swift", "--no-compile", "--format", "json").status == 0)
  #expect(try passed() == all.count + 1)
}

@Test func verbsOfTheSessionAreToldFromSlips() throws {
  let place = try Workplace()
  defer { place.end() }
  for verb in ["next", "exercise"] {
    let outcome = try place.run(verb)
    #expect(outcome.status == 64)
    #expect(outcome.complaints.contains("`\(verb)` is a verb of the session"))
  }
  let slip = try place.run("nxet")
  #expect(slip.status == 64 && slip.complaints.contains("There is no command `nxet`"))
}

@Test func theFileInTheFolderIsTheTextAndGradingItIsAnAttempt() throws {
  let place = try Workplace()
  defer { place.end() }
  #expect(try place.run("start", "5").status == 0)
  #expect(try place.run("grade", "exercise5.swift").status == 1)
  #expect(try place.run("diff", "5", "reference").status == 1)
  try place.write("exercise5.swift", from: "Exercises/exercise5/solution.swift")
  let diff = try place.run("diff", "5")
  #expect(diff.status == 0)
  #expect(diff.output.contains("from your last attempt to your text"))
  #expect(diff.output.contains("state `tempo` moved from MetronomeScreen"))
  let report = try object(try place.run("diff", "5", "--format", "json").output)
  #expect(report["before"] as? String == "attempt")
  for key in ["structure", "text", "steps"] { #expect(report[key] != nil, "\(key)") }
  #expect(try place.run("hint", "5").output.contains("nothing to hint at"))
  #expect(try place.run("grade", "exercise5.swift", "--no-compile").status == 0)
  #expect(try place.run("diff", "5", "reference").status == 0)
  #expect(try place.run("solution", "5").status == 0)
}

@Test func resetKeepsTheOldFileAndSaysWhere() throws {
  let place = try Workplace()
  defer { place.end() }
  try place.write("exercise5.swift", from: "Exercises/exercise5/solution.swift")
  let mine = try place.text("exercise5.swift")
  let outcome = try place.run("reset", "5")
  func words(_ outcome: Outcome) -> String { outcome.output.replacing("\n", with: " ") }
  #expect(words(outcome).contains("kept as exercise5.swift.orig"))
  let kept = try place.text("exercise5.swift.orig")
  #expect(kept == mine)
  #expect(try place.text("exercise5.swift").contains("// TODO: "))
  #expect(words(try place.run("reset", "5")).contains("kept as exercise5.swift.orig.2"))
  let still = try place.text("exercise5.swift.orig")
  #expect(still == mine)
  let untouched = try place.run("reset", "6")
  #expect(untouched.status == 0)
  #expect(untouched.output.contains("beginning"))
}

/// A file that holds no text is no dead end.
@Test(arguments: [Data(), Data([0, 255, 254, 7]), Data("caf".utf8) + Data([0xE9, 10])])
func resetTakesTheFileWhateverItHolds(bytes: Data) throws {
  let place = try Workplace()
  defer { place.end() }
  let file = place.folder.appendingPathComponent("exercise5.swift")
  try bytes.write(to: file)
  for command in ["hint", "diff", "solution"] {
    let refused = try place.run(command, "5")
    #expect(refused.status == 2)
    #expect(refused.complaints.contains("`tutor reset 5`"), "\(command)")
  }
  #expect(try place.run("reset", "5").status == 0)
  #expect(try Data(contentsOf: URL(fileURLWithPath: file.path + ".orig")) == bytes)
  #expect(try place.text("exercise5.swift").contains("// TODO: "))
}

@Test func aCommandBehindItsOptionsIsToldWithThem() throws {
  let place = try Workplace()
  defer { place.end() }
  let outcome = try place.run("--plain", "lessons")
  #expect(outcome.status == 64)
  #expect(outcome.complaints.contains("`tutor lessons --plain`"))
}

@Test func unknownExercisesAndTargetsAreSaid() throws {
  let place = try Workplace()
  defer { place.end() }
  for command in ["hint", "diff", "solution", "reset"] {
    let unknown = try place.run(command, "exercse5")
    #expect(unknown.status == 66, "\(command)")
    #expect(unknown.complaints.contains("did you mean `exercise5`?"), "\(command)")
    let help = try place.run(command, "--help")
    #expect(help.status == 0)
    #expect(help.output.contains("Example: tutor \(command) 3"), "\(command)")
  }
  #expect(try place.run("diff", "5", "nothing").status == 64)
}
