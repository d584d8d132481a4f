import Foundation

/// `tutor lessons --format json`
package struct LessonsReport: Codable, Hashable, Sendable {
  package var lessons: [Entry]
  package var refused: [Refusal]

  package struct Entry: Codable, Hashable, Sendable {
    package var id: String
    package var title: String
    package var impact: String
    package var impactDescription: String
    package var tags: [String]
    package var path: String
    package var examples: [Example]
  }

  package struct Example: Codable, Hashable, Sendable {
    package var label: String
    /// incorrect, correct or further.
    package var kind: String
    package var reason: String?
    package var line: Int
  }

  package struct Refusal: Codable, Hashable, Sendable {
    package var path: String
    package var line: Int
    package var reason: String
  }

  package init(_ library: LessonLibrary) {
    lessons = library.lessons.map { lesson in
      let front = lesson.head.frontMatter
      return Entry(
        id: lesson.id, title: lesson.title, impact: front.impact,
        impactDescription: front.impactDescription, tags: front.tags,
        path: lesson.head.path,
        examples: lesson.document.examples.map {
          Example(label: $0.label, kind: $0.kind.rawValue, reason: $0.reason, line: $0.line)
        })
    }
    refused = library.refused.map { Refusal(path: $0.path, line: $0.line, reason: $0.reason) }
  }
}

/// `tutor exercises --format json`
package struct ExercisesReport: Codable, Hashable, Sendable {
  package var exercises: [Entry]

  package struct Entry: Codable, Hashable, Sendable {
    package var id: String
    package var title: String
    package var lesson: String
    package var rules: [String]
    /// Of the starter, or of the document that the exercise is made of.
    package var path: String
  }

  package init(_ library: ExerciseLibrary) {
    let all = library.practice?.exercises ?? library.exercises
    exercises = all.map {
      Entry(
        id: $0.id, title: $0.title, lesson: $0.lesson, rules: $0.rules,
        path: $0.pair?.document ?? $0.starterFile.path)
    }
  }
}
