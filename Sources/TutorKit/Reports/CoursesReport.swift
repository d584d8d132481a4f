import Foundation

/// `tutor courses --format json`
package struct CoursesReport: Codable, Hashable, Sendable {
  /// The shipped course first.
  package var courses: [Entry]

  package struct Entry: Codable, Hashable, Sendable {
    package var id: String
    package var title: String?
    package var version: String?
    /// The folder that holds Lessons and Exercises.
    package var path: String
    package var lessons: Int
    package var exercises: Int
  }

  package init(_ shelf: CourseShelf) {
    courses = shelf.entries.map { entry in
      Entry(
        id: entry.course.id, title: entry.course.title, version: entry.course.version,
        path: entry.location.root.path,
        lessons: LessonLibrary.load(from: entry.location.lessons).lessons.count,
        exercises: ExerciseLibrary.load(from: entry.location.exercises).exercises.count)
    }
  }
}
