import Foundation

/// Courses side by side: the one that comes with the program, and those of the search path.
package struct CourseShelf: Sendable {
  /// A course and where it is.
  package struct Entry: Hashable, Sendable {
    package var course: Course
    package var location: ContentLocation
  }

  /// In the order of the search, the shipped one first. Of several with one id the first counts.
  package private(set) var entries: [Entry] = []
  /// Those that a course of the same id stands before.
  package private(set) var hidden: [Entry] = []

  /// Folders that are looked at in one folder of the search path.
  private static let maximum = 1_000

  /// - Parameters:
  ///   - beside: the content that comes with the program, and that which the environment names.
  ///   - folders: each a course, or a folder of courses.
  package init(beside: [ContentLocation], folders: [String]) {
    var seen: Set<String> = []
    for location in beside + folders.flatMap(Self.courses) {
      let entry = Entry(course: location.course, location: location)
      let path = location.root.resolvingSymlinksInPath().standardizedFileURL.path
      guard seen.insert(path).inserted else { continue }
      if self.entry(entry.course.id) == nil { entries.append(entry) } else { hidden.append(entry) }
    }
  }

  /// The course with an id; nil: there is none.
  package func entry(_ id: String) -> Entry? { entries.first { $0.course.id == id } }

  /// The search path: `TUTOR_COURSES` (folders with `:` between them), then `courses` in
  /// `$XDG_DATA_HOME/tutor`, or in `~/.local/share/tutor`.
  package static func folders(environment: [String: String]) -> [String] {
    let named = (environment["TUTOR_COURSES"] ?? "").split(separator: ":").map(String.init)
    if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") {
      return named + [base + "/tutor/courses"]
    }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return named + [home + "/.local/share/tutor/courses"]
  }

  private static func courses(_ folder: String) -> [ContentLocation] {
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    if ContentLocation.isContent(root, allowsPart: true) { return [ContentLocation(root: root)] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().prefix(maximum).filter { !$0.hasPrefix(".") }
      .map { root.appendingPathComponent($0) }
      .filter { ContentLocation.isContent($0, allowsPart: true) }
      .map { ContentLocation(root: $0) }
  }
}
