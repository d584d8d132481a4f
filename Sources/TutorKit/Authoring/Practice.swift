import Foundation

/// The exercises of lessons of one's own. Each is made when it is asked for.
package final class Practice: @unchecked Sendable {
  private let lessons: [Lesson]
  private let lock = NSLock()
  private var made: [String: PairExercise] = [:]

  package init(_ library: LessonLibrary) { lessons = library.lessons }

  /// The lesson's exercise, or why there is none.
  package func outcome(of lesson: Lesson) -> PairExercise {
    if let known = lock.withLock({ made[lesson.id] }) { return known }
    let outcome =
      withDeepStack { PairExercise.make(lesson) } ?? .none(PracticeWords.noDifference())
    lock.withLock { made[lesson.id] = outcome }
    return outcome
  }

  /// All exercises, in the order of the lessons.
  package func all() -> [(lesson: Lesson, outcome: PairExercise)] {
    let found = parallelMap(lessons) { self.outcome(of: $0) }
    return zip(lessons, found).map { ($0, $1 ?? .none(PracticeWords.noDifference())) }
  }

  /// The exercise of a lesson by number or id, or by the name of its file.
  func exercise(_ name: String) -> Exercise? {
    let base = name.split(separator: "/").last.map(String.init) ?? name
    let stem = base.hasSuffix(".swift") ? String(base.dropLast(6)) : base
    let lesson =
      lessons.first { String($0.number) == stem || $0.id == name || $0.id == stem }
      ?? lessons.first { $0.practiceFile == stem + ".swift" }
      ?? lessons.first { stem.hasPrefix($0.practiceFile.dropLast(6) + "-") }
    return lesson.flatMap { outcome(of: $0).exercise }
  }
}
