import Analysis
import Foundation

/// What a lesson offers, found out once: questions are simulated, and pairs compared.
final class LessonPlans: @unchecked Sendable {
  private let lock = NSLock()
  private var questions: [String: [PredictionQuestion]] = [:]
  private var choices: [String: ChoiceQuestion?] = [:]
  private var betterable: [String: Bool] = [:]

  /// The questions of a lesson's examples.
  func questions(of lesson: Lesson) -> [PredictionQuestion] {
    known(lesson.id, in: \.questions) {
      withDeepStack { lesson.questions } ?? []
    }
  }

  /// The question where the simulation has none; nil: there is none either.
  func choice(of lesson: Lesson, among lessons: [Lesson]) -> ChoiceQuestion? {
    known(lesson.id, in: \.choices) {
      withDeepStack { ChoiceQuestion.make(lesson, among: lessons) } ?? nil
    }
  }

  /// Whether the lesson's own Correct example passes as a change of its Incorrect one.
  func canBeBettered(_ lesson: Lesson) -> Bool {
    known(lesson.id, in: \.betterable) {
      guard let (bad, good) = lesson.pair else { return false }
      let root = lesson.programs.first { $0.text == bad.program }?.root
      return withDeepStack {
        compare(
          [parse(bad.program, file: "before.swift")], [parse(good.program, file: "after.swift")],
          root: root
        ).verdict == .passed
      } ?? false
    }
  }

  private func known<Value>(
    _ id: String, in place: ReferenceWritableKeyPath<LessonPlans, [String: Value]>,
    _ make: () -> Value
  ) -> Value {
    if let value = lock.withLock({ self[keyPath: place][id] }) { return value }
    let value = make()
    lock.withLock { self[keyPath: place][id] = value }
    return value
  }
}
