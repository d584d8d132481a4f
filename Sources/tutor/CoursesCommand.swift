import ArgumentParser
import Foundation
import TutorKit

/// `tutor courses`
struct Courses: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "courses", abstract: OptionWords.courses(),
    discussion: OptionWords.coursesDetails())
  @OptionGroup var common: CommonOptions
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  func run() throws {
    let shelf = common.shelf
    if format == .json { return emit(try json(CoursesReport(shelf))) }
    let options = common.render
    for entry in CoursesReport(shelf).courses {
      let head = [Course(id: entry.id, title: entry.title).name]
      let facts =
        [entry.version.map { CourseWords.version($0) }].compactMap(\.self)
        + [CourseWords.counts(entry.lessons, entry.exercises)]
      emit(options.prose((head + facts).joined(separator: ", ")) + "   \(entry.path)\n".visible)
    }
    for entry in shelf.hidden {
      let path = entry.location.root.path
      let other = shelf.entry(entry.course.id)?.location.root.path ?? ""
      complain(CourseWords.hidden(path, entry.course.id, other))
    }
    for entry in shelf.entries {
      let root = entry.location.root
      guard let refusal = Course.refusal(at: root, tool: Tutor.configuration.version) else {
        continue
      }
      complain("\(refusal.path):\(refusal.line): \(refusal.reason)")
    }
  }
}
