package import Foundation

/// What `course.yaml`, beside Lessons and Exercises or in Lessons, says: `id`, `title` and `version`.
package struct Course: Hashable, Sendable {
  /// Tells the course's progress and records from those of others.
  package var id: String
  package var title: String?
  package var version: String?

  /// The course of a folder. Without `course.yaml` the id is made of the folder's name and path.
  package static func read(at root: URL) -> Course {
    let files = ["course.yaml", "Lessons/course.yaml"].map { root.appendingPathComponent($0) }
    let text = files.lazy.compactMap { try? SourceText.read($0.path).get() }.first
    let place = root.standardizedFileURL.resolvingSymlinksInPath()
    let fallback = place.lastPathComponent + "-" + fingerprint([place.path]).prefix(8)
    guard let values = text.flatMap({ YAMLValue($0)?.entries }) else {
      return Course(id: fallback)
    }
    let id = values["id"]?.text.flatMap { isUsable($0) ? $0 : nil }
    return Course(
      id: id ?? fallback, title: values["title"]?.text, version: values["version"]?.text)
  }

  /// An id is a folder's name, too.
  private static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id.count <= 64 && !id.hasPrefix(".")
      && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }
}

extension ContentLocation {
  /// The id of the course that comes with the program.
  package static let shippedCourse = "tutor"

  /// The course's id.
  package var courseID: String { Course.read(at: root).id }
}

extension StateLocation {
  /// Where the progress in a course is kept: that of the shipped one in the state folder itself.
  package static func folder(environment: [String: String], course: String) -> URL {
    let base = folder(environment: environment)
    guard course != ContentLocation.shippedCourse else { return base }
    return base.appendingPathComponent("courses").appendingPathComponent(course)
  }
}
