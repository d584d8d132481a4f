import Analysis
import ArgumentParser
import Foundation
import TutorKit

extension CourseShelf {
  /// The courses of this machine.
  static var here: CourseShelf {
    let environment = ProcessInfo.processInfo.environment
    let places = [[:], environment].map { variables in
      ContentLocation.find(
        option: nil, environment: variables, executable: ProgramLocation.executable,
        packageRoot: ProgramLocation.packageRoot)
    }
    return CourseShelf(
      beside: places.compactMap { try? $0.get() },
      folders: CourseShelf.folders(environment: environment))
  }
}

extension FindsContent {
  /// The courses of this machine.
  var shelf: CourseShelf { .here }

  /// The folder that `--course` or `--content` names; nil: none is named, or there is no such course.
  var namedFolder: String? {
    guard let course else { return content }
    if let entry = shelf.entry(course) { return entry.location.root.path }
    return SourceSearch.isFolder(course) ? course : nil
  }

  /// Ends the program where `--course` names none.
  func checkCourse() throws {
    guard let course, namedFolder == nil else { return }
    let nearest = nearestName(to: course, among: shelf.entries.map(\.course.id))
    complain(
      nearest.map { CourseWords.noCourseButNear(course, $0) } ?? CourseWords.noCourse(course))
    throw ExitCode.noInput
  }

  /// What texts are graded with.
  /// - Parameter exercise: a name or number; nil: each by its own name or mark.
  func gradingRequest(exercise: String?) throws -> BatchRequest {
    let library = try exerciseLibrary()
    var request = BatchRequest(library: library)
    request.exercise = try exercise.map(library.required)
    request.isCourseChosen = course != nil || content != nil
    let others = CourseLibraries()
    request.courses = { others.library($0) }
    return request
  }
}

extension CommonOptions {
  /// These options in the course that a name such as `team/exercise3` begins with, and the rest of the
  /// name.
  func turned(to name: String) throws -> (options: CommonOptions, name: String) {
    guard lessons.isEmpty, let mark = ExerciseMark(name: name), let course = mark.course else {
      return (self, name)
    }
    if openLocation?.course.id == course { return (self, mark.exercise) }
    var other = self
    (other.content, other.course) = (nil, course)
    try other.checkCourse()
    return (other, mark.exercise)
  }
}

/// The exercises of courses, each read when it is asked for first.
private final class CourseLibraries: @unchecked Sendable {
  private let lock = NSLock()
  private lazy var shelf = CourseShelf.here
  private var read: [String: ExerciseLibrary] = [:]

  /// nil: there is no course of this id, or it cannot be taught.
  func library(_ id: String) -> ExerciseLibrary? {
    lock.withLock {
      if let known = read[id] { return known }
      guard let entry = shelf.entry(id),
        Course.refusal(at: entry.location.root, tool: Tutor.configuration.version) == nil
      else { return nil }
      let library = ExerciseLibrary.load(from: entry.location.exercises, course: entry.course)
      read[id] = library
      return library
    }
  }
}
