import Foundation
import Testing

@testable import TutorKit

@Suite struct CourseTests {
  /// A folder with a `course.yaml`, for one test.
  private func folder(_ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for name in ["Lessons", "Exercises"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data(text.utf8).write(to: folder.appendingPathComponent("course.yaml"))
    return folder
  }

  @Test(arguments: [
    ("id: team\ntitle: Ours\nversion: 1.2\ntutor: 0.1\n", nil), ("id: team\n", nil),
    ("id: team\ntutor: 9.1\n", "2: the course needs tutor 9.1 or later, and this is 0.1.0"),
    ("id: team\ntitel: x\n", "2: unknown key `titel`; did you mean `title`?"),
    ("title: x\n", "1: `id` is needed"), ("id: ../up\n", "1: `id` is needed"),
    ("id: [a]\n", "1: `id` is a text"), ("- a\n", "1: must be YAML"),
    ("id: a\nversion: new\n", "2: `version: new` is no version"),
  ])
  func aCourseIsRefusedWithItsLine(text: String, refusal: String?) throws {
    let folder = try folder(text)
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = Course.refusal(at: folder, tool: "0.1.0").map { "\($0.line): \($0.reason)" }
    if let refusal { #expect(found?.hasPrefix(refusal) == true, "\(found ?? "nothing")") }
    if refusal == nil { #expect(found == nil) }
  }

  @Test(arguments: [
    (nil, "team"), ("1", "team"), ("1.9", "team"), ("0.3", "team"), ("2", "team@2"),
    ("2.4", "team@2"), ("10.0.1", "team@10"), ("draft", "team"),
  ])
  func progressIsKeptByEdition(version: String?, key: String) {
    let course = Course(id: "team", version: version)
    #expect(course.key == key)
    let state = StateLocation.folder(environment: ["TUTOR_STATE": "/s"], course: course)
    #expect(state.path == "/s/courses/" + key)
    let shipped = Course(id: ContentLocation.shippedCourse, version: version)
    #expect(StateLocation.folder(environment: ["TUTOR_STATE": "/s"], course: shipped).path == "/s")
  }

  @Test(arguments: [
    ("0.1", "0.1.0", false), ("0.1", "0.1.1", true), ("0.9", "0.10", true), ("2", "1.9.9", false),
  ])
  func versionsHaveAnOrder(left: String, right: String, isLess: Bool) throws {
    let (a, b) = (try #require(VersionNumber(left)), try #require(VersionNumber(right)))
    #expect((a < b) == isLess)
  }

  @Test(arguments: ["", "1.", ".1", "a", "1.2.3.4.5", "-1", "1..2", "99999999999999999999"])
  func whatIsNoVersion(text: String) { #expect(VersionNumber(text) == nil) }

  @Test func theFirstCourseOfAnIDCounts() throws {
    let (a, b) = (try folder("id: team\nversion: 1\n"), try folder("id: team\nversion: 2\n"))
    let c = try folder("id: other\n")
    defer { for folder in [a, b, c] { try? FileManager.default.removeItem(at: folder) } }
    let shelf = CourseShelf(
      beside: [ContentLocation(root: c)], folders: [a.path, b.path, c.path, "/nowhere"])
    #expect(shelf.entries.map(\.course.id) == ["other", "team"])
    #expect(shelf.entry("team")?.course.version == "1")
    #expect(shelf.hidden.map(\.course.version) == ["2"])
    #expect(shelf.entry("none") == nil)
  }

  @Test func theSearchPathIsNamedByTheEnvironment() {
    #expect(
      CourseShelf.folders(environment: ["TUTOR_COURSES": "/a::/b", "XDG_DATA_HOME": "/d"])
        == ["/a", "/b", "/d/tutor/courses"])
    #expect(
      CourseShelf.folders(environment: ["HOME": "/h"]) == ["/h/.local/share/tutor/courses"])
  }

  // MARK: Marks

  @Test(arguments: [
    ("exercise3", nil, "exercise3"), ("3", nil, "3"), ("team/exercise3", "team", "exercise3"),
    ("team/3", "team", "3"),
  ])
  func namesOfExercises(name: String, course: String?, exercise: String) throws {
    let mark = try #require(ExerciseMark(name: name))
    #expect(mark.course == course)
    #expect(mark.exercise == exercise)
    #expect(mark.name == name)
  }

  @Test(arguments: ["", "team", "a/b/exercise3", "./exercise3", "team/", "rules/views/extract"])
  func whatIsNoNameOfAnExercise(name: String) { #expect(ExerciseMark(name: name) == nil) }

  @Test func aTextIsMarkedOnce() throws {
    let mark = try #require(ExerciseMark(name: "team/exercise3"))
    #expect(
      ExerciseMark.marked("// tutor: exercise3\nimport SwiftUI\n", as: mark)
        == "// tutor: team/exercise3\nimport SwiftUI\n")
    #expect(
      ExerciseMark.marked("import SwiftUI\n", as: mark)
        == "// tutor: team/exercise3\nimport SwiftUI\n")
  }

  // MARK: Sealed references

  @Test(arguments: ["", "a", "struct A {}\n", String(repeating: "é∆\n", count: 400)])
  func whatIsSealedOpensForItsExercise(text: String) throws {
    let sealed = SealedReference.seal(text, of: "exercise3")
    #expect(try SealedReference.open(sealed, of: "exercise3").get() == text)
    let withCR = sealed.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try SealedReference.open(withCR, of: "exercise3").get() == text)
    if text.count > 3 { #expect(!sealed.contains(text.prefix(6))) }
  }

  @Test func aSealThatWasChangedDoesNotOpen() {
    let sealed = SealedReference.seal("struct A {}\n", of: "exercise3")
    var lines = sealed.split(separator: "\n").map(String.init)
    #expect(throws: SealedReference.Fault.damaged) {
      try SealedReference.open(sealed, of: "exercise4").get()
    }
    lines[2] = String(lines[2].reversed())
    #expect(throws: SealedReference.Fault.self) {
      try SealedReference.open(lines.joined(separator: "\n"), of: "exercise3").get()
    }
    #expect(throws: SealedReference.Fault.notSealed) {
      try SealedReference.open("struct A {}\n", of: "exercise3").get()
    }
  }

  // MARK: Whose record it is

  @Test func anotherLearnersRecordIsTold() throws {
    let (mine, theirs) = (
      try #require(ProgressStore.inMemory(nil)), try #require(ProgressStore.inMemory(nil))
    )
    theirs.saveDraft("theirs", of: "exercise1", time: 2)
    var export = try #require(theirs.export())
    export.learner = theirs.learner
    // An empty store takes a record over, and then it is the same learner's.
    #expect(!mine.isOfAnother(export))
    mine.remember(export)
    #expect(mine.learner == theirs.learner)
    // One that has something of its own asks once.
    let other = try #require(ProgressStore.inMemory(nil))
    other.saveDraft("mine", of: "exercise1", time: 1)
    #expect(other.isOfAnother(export))
    other.remember(export)
    #expect(!other.isOfAnother(export))
    export.learner = nil
    #expect(!other.isOfAnother(export))
  }
}
