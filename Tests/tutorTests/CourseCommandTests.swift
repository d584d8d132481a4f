import Foundation
import TerminalDriver
import Testing

/// A machine with the shipped course and one of a team's own, for one test.
private struct Machine {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let work: URL
  /// Below the folder of courses.
  let team: String

  init() throws {
    work = folder.appendingPathComponent("work")
    team = folder.appendingPathComponent("data/tutor/courses/team").path
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    for arguments in [["course", "team"], ["lesson", "quiet-rows"], ["exercise", "3"]] {
      #expect(try run(["author", "new"] + arguments + ["--in", team]).status == 0)
    }
  }

  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: String = "", state: String = "state") throws -> Outcome {
    try runToEnd(
      Program.path, arguments, input: input, in: work.path,
      environment: [
        "TUTOR_STATE": folder.appendingPathComponent(state).path,
        "XDG_DATA_HOME": folder.appendingPathComponent("data").path,
        "TUTOR_HOME": Program.root.path, "PATH": "/nowhere",
      ])
  }

  func text(_ path: String) throws -> String {
    let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : work.appendingPathComponent(path)
    return try String(contentsOf: file, encoding: .utf8)
  }

  func copy(_ from: String, to: String) throws {
    let target = work.appendingPathComponent(to)
    try? FileManager.default.removeItem(at: target)
    try FileManager.default.copyItem(atPath: from, toPath: target.path)
  }

  /// Attempts at exercise 3 that the progress of a course has.
  func attempts(_ course: String) throws -> Int {
    let outcome = try run("export", "--course", course)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return ((object as? [String: Any])?["attempts"] as? [Any])?.count ?? -1
  }

  func end() { try? FileManager.default.removeItem(at: folder) }
}

@Test func twoCoursesWithEqualNumbersDoNotMix() throws {
  let machine = try Machine()
  defer { machine.end() }
  let courses = try machine.run("courses").output
  #expect(courses.contains("(tutor), version 2, 16 lessons, 60 exercises"))
  #expect(courses.contains("A course (team), version 1, 1 lesson, 1 exercise"))
  #expect(try machine.run("exercises").output.contains("Other courses: A course (team)."))
  #expect(try machine.run("start", "team/exercise3").status == 0)
  #expect(try machine.text("exercise3.swift").hasPrefix("// tutor: team/exercise3\n"))
  let taken = try machine.run("start", "3")
  #expect(taken.status == 1)
  #expect(taken.complaints.contains("belongs to team/exercise3"))
  // The file says which course is meant, in every command.
  let graded = try machine.run("grade", "exercise3.swift", "--no-compile", "--format", "json")
  #expect(graded.status == 1)
  #expect(graded.output.contains("tap:Add"))
  #expect(try machine.run("hint", "3").output.contains("tap:Add"))
  let record = try machine.run("grade", "exercise3.swift", "--no-compile", "--format", "jsonl")
  #expect(record.output.contains("\"course\":\"team\",\"courseVersion\":\"1\""))
  #expect(try machine.attempts("team") == 1)
  #expect(try machine.attempts("tutor") == 0)
  // A course that is named wins, and refuses the other one's file.
  let refused = try machine.run("grade", "exercise3.swift", "--course", "tutor")
  #expect(refused.status == 2)
  #expect(refused.complaints.contains("is marked `// tutor: team/exercise3`"))
}

@Test func filesOfOthersAreNoAttemptOfOnesOwn() throws {
  let machine = try Machine()
  defer { machine.end() }
  #expect(try machine.run("start", "team/3").status == 0)
  _ = try machine.run("grade", "exercise3.swift", "--by", "file", "--no-compile")
  let list = machine.work.appendingPathComponent("list.txt")
  try Data("exercise3.swift\n".utf8).write(to: list)
  _ = try machine.run("grade", "--files-from", "list.txt", "--no-compile")
  #expect(try machine.attempts("team") == 0)
}

@Test func unknownCoursesAreSaid() throws {
  let machine = try Machine()
  defer { machine.end() }
  for arguments in [["exercises", "--course", "tean"], ["start", "tean/exercise3"]] {
    let outcome = try machine.run(arguments)
    #expect(outcome.status == 66)
    #expect(outcome.complaints.contains("no course `tean`; did you mean `team`?"))
  }
  #expect(try machine.run("exercises", "--course", "team", "--content", ".").status == 64)
  try Data("// tutor: gone/exercise3\n".utf8).write(
    to: machine.work.appendingPathComponent("exercise3.swift"))
  let graded = try machine.run("grade", "exercise3.swift", "--format", "jsonl")
  #expect(graded.output.contains("\"kind\":\"unknown-exercise\""))
  #expect(graded.output.contains("no course `gone` is here"))
  let id = try machine.run("author", "new", "lesson", "../up", "--in", machine.team)
  #expect(id.status == 64)
}

@Test func aSealedCourseGradesAndShowsNoSolution() throws {
  let machine = try Machine()
  defer { machine.end() }
  let solution = machine.team + "/Exercises/exercise3/solution.swift"
  #expect(try machine.run("author", "seal", machine.team, "--output", "out").status == 0)
  #expect(try machine.run("author", "seal", machine.team, "--output", "out").status == 2)
  let exercise = machine.work.appendingPathComponent("out/Exercises/exercise3")
  let names = try FileManager.default.contentsOfDirectory(atPath: exercise.path)
  #expect(names.sorted() == ["exercise.yaml", "exercise3.swift", "solution.sealed"])
  #expect(!(try machine.text("out/Exercises/exercise3/solution.sealed")).contains("Heading"))
  let graded = try machine.run(
    "grade", solution, "--exercise", "3", "--course", "out", "--no-compile")
  #expect(graded.status == 0)
  let starter = exercise.appendingPathComponent("exercise3.swift").path
  try machine.copy(starter, to: "exercise3.swift")
  #expect(
    try machine.run("grade", "exercise3.swift", "--course", "out", "--no-compile").status == 1)
  for _ in 1...6 { #expect(try machine.run("hint", "3", "--course", "out").status == 0) }
  for command in [["solution", "3"], ["diff", "3", "reference"]] {
    let outcome = try machine.run(command + ["--course", "out"])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.contains("without its solutions"))
  }
  #expect(try machine.run("author", "check", "out", "--no-compile").output.contains("3"))
  let sealed = exercise.appendingPathComponent("solution.sealed")
  try Data((try machine.text(sealed.path) + "AAAA\n").utf8).write(to: sealed)
  let damaged = try machine.run("grade", "exercise3.swift", "--course", "out")
  #expect(damaged.status != 0 && damaged.status != 1)
  #expect(damaged.complaints.contains("solution.sealed is damaged"))
}

@Test func aRecordOfAnotherCourseOrLearnerIsTold() throws {
  let machine = try Machine()
  defer { machine.end() }
  #expect(try machine.run("start", "team/3").status == 0)
  #expect(try machine.run("grade", "exercise3.swift", "--no-compile").status == 1)
  #expect(try machine.run("export", "mine.json", "--course", "team").status == 0)
  let course = try machine.run("import", "mine.json")
  #expect(course.status == 2)
  #expect(course.complaints.contains("it is of the course `team`, and this is `tutor`"))
  // On a machine without progress it is simply one's own.
  let fresh = try machine.run(["import", "mine.json", "--course", "team"], state: "fresh")
  #expect(fresh.status == 0)
  #expect(fresh.complaints.isEmpty)
  _ = try machine.run(["grade", "exercise3.swift", "--no-compile"], state: "other")
  _ = try machine.run(["hint", "team/3"], state: "other")
  let other = try machine.run(["import", "mine.json", "--course", "team"], state: "other")
  #expect(other.status == 0)
  #expect(other.complaints.contains("begun by somebody else or on another machine"))
  let again = try machine.run(["import", "mine.json", "--course", "team"], state: "other")
  #expect(again.complaints.isEmpty)
}
