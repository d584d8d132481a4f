package import Foundation

/// A copy of a course without its solutions, to be handed out: Lessons, Words, `course.yaml`, and of each
/// exercise its settings, its starter and its sealed reference.
package struct SealedCourse {
  private let location: ContentLocation
  private let library: ExerciseLibrary

  /// Why a course cannot be sealed; nothing was written then.
  package struct Refusal: Error, Hashable, Sendable {
    package var sentence: String
  }

  /// What is copied as it is, where it is there.
  private static let copied = ["course.yaml", "Lessons", "Words", "LICENSE", "LICENSE.md"]

  /// The course of a folder, which has to name itself: its copies are one course on every machine.
  package static func of(_ location: ContentLocation) -> Result<SealedCourse, Refusal> {
    guard location.course.isNamed else {
      return .failure(Refusal(sentence: CourseWords.sealNeedsID(location.root.path)))
    }
    let library = ExerciseLibrary.load(from: location.exercises, course: location.course)
    if let problem = library.problems.first {
      return .failure(
        Refusal(sentence: CourseWords.sealRefused(problem.path, problem.line, problem.reason)))
    }
    return .success(SealedCourse(location: location, library: library))
  }

  /// Writes the copy into a folder that is new or empty.
  /// - Returns: How many exercises there are.
  /// - Throws: ``Refusal``, or what the file system says.
  package func write(to folder: URL) throws -> Int {
    let files = FileManager.default
    if files.fileExists(atPath: folder.path),
      try !files.contentsOfDirectory(atPath: folder.path).isEmpty
    {
      throw Refusal(sentence: CourseWords.sealNeedsEmpty(folder.path))
    }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in Self.copied {
      let source = location.root.appendingPathComponent(name)
      guard files.fileExists(atPath: source.path) else { continue }
      try files.copyItem(at: source, to: folder.appendingPathComponent(name))
    }
    let target = ContentLocation(root: folder).exercises
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    for exercise in library.exercises { try write(exercise, below: target) }
    return library.exercises.count
  }

  private func write(_ exercise: Exercise, below folder: URL) throws {
    let files = FileManager.default
    let target = folder.appendingPathComponent(exercise.id)
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    for name in ["exercise.yaml", exercise.starterFile.lastPathComponent] {
      try files.copyItem(
        at: exercise.folder.appendingPathComponent(name),
        to: target.appendingPathComponent(name))
    }
    guard let reference = exercise.referenceText else {
      throw Refusal(sentence: CourseWords.sealBroken())
    }
    let sealed = SealedReference.seal(reference, of: exercise.id)
    let file = target.appendingPathComponent(SealedReference.fileName)
    try Data(sealed.utf8).write(to: file)
  }
}
