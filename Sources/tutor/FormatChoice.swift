import ArgumentParser
import Foundation
import ReportFormats
import TutorKit

/// A format of `tutor grade` by its name.
struct GradeFormatChoice: ExpressibleByArgument {
  let format: any GradeFormat.Type

  init(_ format: any GradeFormat.Type) { self.format = format }

  init?(argument: String) {
    guard let format = GradeFormats.all.first(where: { $0.name == argument }) else { return nil }
    self.format = format
  }

  var defaultValueDescription: String { format.name }
  static var allValueStrings: [String] { GradeFormats.all.map { $0.name } }
  static var allValueDescriptions: [String: String] { [:] }
}

/// A format of `tutor explain` by its name.
struct ExplainFormatChoice: ExpressibleByArgument {
  let format: any ExplainFormat.Type

  init(_ format: any ExplainFormat.Type) { self.format = format }

  init?(argument: String) {
    guard let format = ExplainFormats.all.first(where: { $0.name == argument }) else { return nil }
    self.format = format
  }

  var defaultValueDescription: String { format.name }
  static var allValueStrings: [String] { ExplainFormats.all.map { $0.name } }
  static var allValueDescriptions: [String: String] { [:] }
}

extension FormatContext {
  /// What formats are told of this process.
  init(course: Course?) {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    self.init(
      origin: RecordOrigin(
        tool: Tutor.configuration.version, course: course?.id, courseVersion: course?.version),
      base: PathBase(folder: folder))
    environment = ProcessInfo.processInfo.environment
  }
}
