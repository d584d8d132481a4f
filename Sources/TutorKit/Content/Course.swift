package import Foundation

/// What `course.yaml`, beside Lessons and Exercises or in Lessons, says.
package struct Course: Hashable, Sendable {
  /// Tells the course's progress and records from those of others; names a folder.
  package var id: String
  package var title: String?
  /// Numbers with dots, such as `1.2`. The first number is the ``edition``.
  package var version: String?
  /// The oldest version of tutor that teaches it; nil: any.
  package var tutor: String?
  /// Whether `course.yaml` names the id, so that it is the same on every machine.
  package var isNamed = false

  package init(id: String, title: String? = nil, version: String? = nil, tutor: String? = nil) {
    (self.id, self.title, self.version, self.tutor) = (id, title, version, tutor)
  }

  /// The course of a folder. Without a usable `course.yaml` the id is made of the folder's name and
  /// path.
  package static func read(at root: URL) -> Course {
    let place = root.standardizedFileURL.resolvingSymlinksInPath()
    let fallback = place.lastPathComponent + "-" + fingerprint([place.path]).prefix(8)
    guard let values = file(at: root).flatMap({ YAMLValue($0.text)?.entries }) else {
      return Course(id: fallback)
    }
    let id = values["id"]?.text.flatMap { isUsable($0) ? $0 : nil }
    var course = Course(
      id: id ?? fallback, title: values["title"]?.text, version: values["version"]?.text,
      tutor: values["tutor"]?.text)
    course.isNamed = id != nil
    return course
  }

  /// The number that stands first in the version: exercises of another edition are other exercises, and
  /// what was done in one is no progress in the other. 1 unless the version says otherwise.
  package var edition: Int {
    max(1, version.flatMap { VersionNumber($0)?.parts.first } ?? 1)
  }

  /// What progress and prepared exercises are kept under: `team`, or `team@2` from the second edition.
  package var key: String { edition == 1 ? id : "\(id)@\(edition)" }

  /// What an exported record calls it; nil: its id is that of a folder on this machine.
  package var exportedName: String? {
    guard isNamed else { return nil }
    return id == ContentLocation.shippedCourse ? id : key
  }

  /// The title, with the id.
  package var name: String { title.map { "\($0) (\(id))" } ?? id }

  /// The file's text and its path below the course's folder; nil: there is none.
  static func file(at root: URL) -> (path: String, text: String)? {
    for path in ["course.yaml", "Lessons/course.yaml"] {
      if let text = try? SourceText.read(root.appendingPathComponent(path).path).get() {
        return (path, text)
      }
    }
    return nil
  }

  /// An id is a folder's name, too, and stands before a slash in an exercise's name.
  package static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id.count <= 64 && !id.hasPrefix(".")
      && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }
}

extension ContentLocation {
  /// The id of the course that comes with the program.
  package static let shippedCourse = "tutor"

  /// The course of the folder.
  package var course: Course { Course.read(at: root) }
}

extension StateLocation {
  /// Where the progress in a course is kept: that of the shipped one in the state folder itself.
  package static func folder(environment: [String: String], course: Course) -> URL {
    let base = folder(environment: environment)
    guard course.id != ContentLocation.shippedCourse else { return base }
    return base.appendingPathComponent("courses").appendingPathComponent(course.key)
  }
}
