/// What the pairs of a lesson came to.
package struct LessonPractice: Sendable {
  /// One pair: the line of its Incorrect example, and what was made of it.
  package struct Part: Sendable {
    package var part: Int
    package var line: Int
    package var outcome: PairExercise
  }

  package var parts: [Part] = []
  /// Why there is no pair; nil: there is one.
  private var lack: String?

  /// Without pairs, for a reason.
  init(lack: String) { self.lack = lack }

  /// Makes the exercises of a lesson. Use ``withDeepStack(_:)`` around it.
  init(_ lesson: Lesson) {
    let pairs = lesson.pairs
    guard !pairs.isEmpty else {
      lack = lesson.document.blocks.holdSwift ? PracticeWords.noPair() : PracticeWords.noSwift()
      return
    }
    parts = pairs.map {
      Part(part: $0.part, line: $0.bad.line, outcome: PairExercise.make(lesson, $0))
    }
  }

  package var exercises: [Exercise] { parts.compactMap(\.outcome.exercise) }

  /// Why the lesson has no exercise, as the end of a sentence; nil: it has one.
  package var whyNone: String? {
    guard exercises.isEmpty else { return nil }
    let reasons = missing
    guard reasons.count > 1 else { return reasons.first ?? lack ?? PracticeWords.noPair() }
    return Set(parts.compactMap(\.outcome.reason)).count == 1
      ? parts[0].outcome.reason : reasons.joined(separator: "; ")
  }

  /// Why pairs have no exercise, each named where the document has several.
  private var missing: [String] {
    parts.compactMap { part in
      part.outcome.reason.map {
        parts.count > 1 ? PracticeWords.ofPair(part.part, part.line, $0) : $0
      }
    }
  }

  /// What has no exercise, and why: the lesson, or pairs of it by their numbers.
  package func gaps(of lesson: Lesson) -> [(name: String, reason: String)] {
    if parts.isEmpty, let lack { return [(lesson.id, lack)] }
    return parts.compactMap { part in
      let name = parts.count > 1 ? PracticeWords.pairName(lesson.id, part.part) : lesson.id
      return part.outcome.reason.map { (name, $0) }
    }
  }
}
