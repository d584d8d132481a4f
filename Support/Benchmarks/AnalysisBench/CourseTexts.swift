import Foundation

/// Texts of a course's exercises: starters, right answers and mistakes.
struct CourseTexts {
  /// Copies, named after their exercises. Each is alone in a folder, since files beside it would be read
  /// with it.
  let paths: [String]

  /// - Parameters:
  ///   - course: the folder of exercises.
  ///   - most: how many texts are taken, spread over all.
  init(_ course: URL, most: Int, copiedTo folder: URL) throws {
    let files = FileManager.default
    let root = course.resolvingSymlinksInPath().pathComponents.count
    let all = (files.enumerator(at: course, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
    let step = max(1, all.count / max(1, most))
    paths = try stride(from: 0, to: all.count, by: step).map { place in
      let text = all[place].resolvingSymlinksInPath()
      let copy = folder.appendingPathComponent("Text\(place)")
      try files.createDirectory(at: copy, withIntermediateDirectories: true)
      let path = copy.appendingPathComponent(text.pathComponents[root] + ".swift")
      try files.copyItem(at: text, to: path)
      return path.path
    }
  }
}
