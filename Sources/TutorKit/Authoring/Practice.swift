import Foundation

/// The exercises of lessons of one's own. Each is made when it is asked for.
package final class Practice: @unchecked Sendable {
  private let lessons: [Lesson]
  private let lock = NSLock()
  private var made: [String: LessonPractice] = [:]
  private var refuted: [String: [RefutedSentence]] = [:]

  package init(_ library: LessonLibrary) { lessons = library.lessons }

  /// The lesson's exercises, and why pairs have none.
  package func outcome(of lesson: Lesson) -> LessonPractice {
    if let known = lock.withLock({ made[lesson.id] }) { return known }
    let outcome = withDeepStack { LessonPractice(lesson) } ?? Self.unknown
    lock.withLock { made[lesson.id] = outcome }
    return outcome
  }

  /// The sentences of a lesson that the counts of its examples do not bear out.
  package func refuted(in lesson: Lesson) -> [RefutedSentence] {
    if let known = lock.withLock({ refuted[lesson.id] }) { return known }
    let found = lesson.refutedSentences
    lock.withLock { refuted[lesson.id] = found }
    return found
  }

  private static var unknown: LessonPractice {
    LessonPractice(lack: .open(PracticeWords.noDifference()))
  }

  /// All exercises, in the order of the lessons.
  package func all() -> [(lesson: Lesson, outcome: LessonPractice)] {
    zip(lessons, mapOnDeepStacks(lessons) { self.outcome(of: $0) }).map { ($0, $1) }
  }

  /// All exercises.
  package var exercises: [Exercise] { all().flatMap(\.outcome.exercises) }

  /// The exercise of a lesson by number (`3`, or `3.2` for its second pair) or id, or by the name of
  /// its file.
  func exercise(_ name: String) -> Exercise? {
    let stem = name.fileStem
    if let lesson = lessons.first(where: { $0.id == name || $0.id == stem }) {
      return outcome(of: lesson).exercises.first
    }
    let parts = stem.split(separator: ".").compactMap { Int($0) }
    if let number = parts.first, let lesson = lessons.first(where: { $0.number == number }) {
      let own = outcome(of: lesson).exercises
      return parts.count > 1 ? own.first { $0.part == parts[1] } : own.first
    }
    return exercise(ofFile: stem)
  }

  /// By the name of its file without the ending, or with what the progress calls it.
  private func exercise(ofFile stem: String) -> Exercise? {
    for lesson in lessons where stem.hasPrefix(lesson.practiceFile(1).dropLast(6)) {
      let found = outcome(of: lesson).exercises.first {
        $0.id == stem || lesson.practiceFile($0.part) == stem + ".swift"
      }
      if let found { return found }
    }
    return nil
  }
}

extension Lesson {
  /// The sentences that the counts of its examples do not bear out.
  package var refutedSentences: [RefutedSentence] {
    withDeepStack { LessonClaims(self, pairs, nil).refuted } ?? []
  }
}
