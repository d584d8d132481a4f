import Foundation
import TutorKit

extension Explanation {
  /// Where the public can read more on rules: the reference at the end of the lesson that teaches one.
  /// Empty where there are no lessons.
  func ruleLinks() -> [String: String] {
    let found = ContentLocation.find(
      option: content, environment: ProcessInfo.processInfo.environment,
      executable: ProgramLocation.executable, packageRoot: ProgramLocation.packageRoot)
    guard case .success(let location) = found else { return [:] }
    var links: [String: String] = [:]
    for lesson in LessonLibrary.load(from: location.lessons).lessons {
      let file = location.lessons.appendingPathComponent(lesson.head.path)
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let link = text.matches(of: /\]\((https:\/\/[^\s()"<>]+)\)/).last?.1
      else { continue }
      for rule in lesson.rules where links[rule] == nil { links[rule] = String(link) }
    }
    return links
  }
}
