import Analysis
package import Foundation

/// What is amiss in a `course.yaml`, so that a course is refused in a sentence and not misread.
extension Course {
  private static let keys = ["id", "title", "version", "tutor"]

  /// Why the course of a folder cannot be taught; nil: it can, or it has no file.
  /// - Parameter tool: the version of this tutor.
  package static func refusal(at root: URL, tool: String) -> RefusedDocument? {
    guard let (path, text) = file(at: root) else { return nil }
    func refuse(_ reason: String, at key: String) -> RefusedDocument {
      let rows = text.rowParts
      let line = rows.firstIndex { $0.hasPrefix(key) }.map { $0 + 1 }
      return RefusedDocument(
        path: root.appendingPathComponent(path).path, line: line ?? 1, reason: reason)
    }
    guard let values = YAMLValue(text)?.entries else {
      return refuse(ContentWords.notYAML(), at: "")
    }
    for key in values.keys.sorted() where !keys.contains(key) {
      let nearest = nearestName(to: key, among: keys)
      return refuse(
        nearest.map { ContentWords.unknownKeyButNear(key, $0) } ?? ContentWords.unknownKey(key),
        at: key)
    }
    for key in keys where values[key] != nil && values[key]?.text == nil {
      return refuse(CourseWords.noText(key), at: key)
    }
    guard let id = values["id"]?.text, isUsable(id) else {
      return refuse(CourseWords.idNeeded(), at: "id")
    }
    for key in ["version", "tutor"] {
      if let text = values[key]?.text, VersionNumber(text) == nil {
        return refuse(CourseWords.noVersion(key, text), at: key)
      }
    }
    guard let wanted = values["tutor"]?.text, let needed = VersionNumber(wanted),
      let present = VersionNumber(tool), present < needed
    else { return nil }
    return refuse(CourseWords.needsTutor(wanted, tool), at: "tutor")
  }
}
