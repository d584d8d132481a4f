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
  private var lack: PracticeLack?

  /// Without pairs, for a reason.
  init(lack: PracticeLack) { self.lack = lack }

  /// Makes the exercises of a lesson. Use ``withDeepStack(_:)`` around it.
  init(_ lesson: Lesson) {
    let pairs = lesson.pairs
    guard !pairs.isEmpty else {
      lack = lesson.document.blocks.holdSwift ? .noPair : .noSwift
      return
    }
    parts = pairs.map {
      Part(part: $0.part, line: $0.bad.line, outcome: PairExercise.make(lesson, $0))
    }
  }

  /// How the two sides differ, where those of each pair do; nil: some do not, or it cannot be told.
  var difference: String? {
    let found = parts.map { part -> String? in
      guard case .differ(let how, _, _)? = part.outcome.exercise?.pair?.relation else { return nil }
      return how
    }
    return found.allSatisfy { $0 != nil } ? found.first ?? nil : nil
  }

  /// Whether the sides of the first pair are not what the document says of them.
  var mayBeWrong: Bool { parts.first?.outcome.lack?.isFault == true }

  package var exercises: [Exercise] { parts.compactMap(\.outcome.exercise) }

  /// Why the lesson has no exercise, as the end of a sentence; nil: it has one.
  package var whyNone: String? {
    guard exercises.isEmpty else { return nil }
    let reasons = missing
    guard reasons.count > 1 else {
      return reasons.first ?? lack?.sentence ?? PracticeWords.noPair()
    }
    return Set(parts.compactMap(\.outcome.lack)).count == 1
      ? parts[0].outcome.lack?.sentence : reasons.joined(separator: "; ")
  }

  /// Why pairs have no exercise, each named where the document has several.
  private var missing: [String] {
    parts.compactMap { part in
      (part.outcome.lack?.sentence).map {
        parts.count > 1 ? PracticeWords.ofPair(part.part, part.line, $0) : $0
      }
    }
  }

  /// What has no exercise, and why: the lesson, or pairs of it by their numbers.
  package func gaps(of lesson: Lesson) -> [(name: String, reason: String)] {
    if parts.isEmpty, let lack { return [(lesson.id, lack.sentence)] }
    return parts.compactMap { part in
      let name = parts.count > 1 ? PracticeWords.pairName(lesson.id, part.part) : lesson.id
      return part.outcome.lack.map { (name, $0.sentence) }
    }
  }

  /// What has no exercise, with the line of the document; the first one stands for the lesson.
  var lacks: [(line: Int, lack: PracticeLack)] {
    if parts.isEmpty, let lack { return [(1, lack)] }
    return parts.compactMap { part in part.outcome.lack.map { (part.line, $0) } }
  }
}
