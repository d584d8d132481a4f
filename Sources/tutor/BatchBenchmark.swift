import Foundation
import TutorKit

/// How many submissions are graded in a second: files of the course's first exercises, right and not.
struct BatchBenchmark: Sendable {
  /// Submissions a second.
  var rate: Double
  var count: Int

  /// Grades `count` files on all processors. nil: there are no exercises, or nothing can be written.
  ///
  /// - Parameter compiler: nil: it is left out. What it has said of a text before is not used, since
  ///   each text is one that nobody has graded.
  static func measure(
    _ library: ExerciseLibrary, count: Int, compiler: CompileCheck?
  ) -> BatchBenchmark? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let submissions = submissions(library, count, folder) else { return nil }
    var request = BatchRequest(library: library)
    request.compiler = compiler
    request.jobs = ProcessInfo.processInfo.activeProcessorCount
    let start = DispatchTime.now().uptimeNanoseconds
    gradeAll(submissions, request) { _ in }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return BatchBenchmark(rate: Double(count) / max(seconds, 1e-9), count: count)
  }

  /// A row for people.
  func line(_ what: String, target: Int) -> String {
    String(
      format: "%d submissions %@: %.0f a second (target: at least %d on two idle cores)",
      count, what, rate, target)
  }

  private static func submissions(
    _ library: ExerciseLibrary, _ count: Int, _ folder: URL
  ) -> [Submission]? {
    let texts = library.exercises.prefix(3).flatMap { exercise in
      self.texts(of: exercise).map { (exercise.id, $0) }
    }
    guard !texts.isEmpty else { return nil }
    return try? (0..<count).map { number in
      let (id, text) = texts[number * 7 % texts.count]
      let place = folder.appendingPathComponent("p\(number)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let file = place.appendingPathComponent(id + ".swift")
      try Data("// \(folder.lastPathComponent) \(number)\n\(text)".utf8).write(to: file)
      return Submission(path: file.path, participant: "p\(number)", root: folder.path)
    }
  }

  /// The right answers and the mistakes of an exercise.
  private static func texts(of exercise: Exercise) -> [String] {
    let folders = ["alternatives", "mistakes"].map { exercise.folder.appendingPathComponent($0) }
    let files = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .map { folder.appendingPathComponent($0) }
    }
    return ([exercise.solutionFile] + files).compactMap { try? SourceText.read($0.path).get() }
  }
}
