import ArgumentParser
import CohortReport
import Foundation
import TutorKit

/// Options of a report beside the records.
struct ReportOptions: ParsableArguments {
  @Option(help: .init(OptionWords.reportExports(), valueName: "path")) var exports: [String] = []
  @Flag(help: .init(OptionWords.reportAnonymise())) var anonymise = false

  /// An option that was given; nil: none.
  var given: String? {
    if anonymise { return "--anonymise" }
    return exports.isEmpty ? nil : "--exports"
  }

  func request(_ common: CommonOptions) throws -> ReportRequest {
    var request = ReportRequest(
      library: try common.exerciseLibrary(), time: Date().timeIntervalSince1970)
    let course = common.openLocation?.course
    let folders = common.lessons.map {
      URL(fileURLWithPath: $0).standardizedFileURL.lastPathComponent
    }
    request.course = folders.isEmpty ? course?.title ?? course?.id : folders.joined(separator: ", ")
    request.onlyCourse = course?.isNamed == true ? course?.id : nil
    request.isAnonymous = anonymise
    request.exports = try readExports()
    return request
  }

  /// The exports by participant.
  func readExports() throws -> [String: ProgressExport] {
    var result: [String: ProgressExport] = [:]
    for file in exportFiles {
      guard let data = FileManager.default.contents(atPath: file.path) else {
        complain(SourceProblem.missing(file.path).sentence)
        throw ExitCode.noInput
      }
      switch ProgressExport.parse(data) {
      case .success(let export): result[file.participant] = export
      case .failure(let problem): complain(ReportWords.notExport(file.path, problem.reason))
      }
    }
    return result
  }

  /// Files of the paths that were given, with the participants that they are named after.
  var exportFiles: [(path: String, participant: String)] {
    exports.flatMap { path -> [String] in
      guard SourceSearch.isFolder(path) else { return [path] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
        .map { path + "/" + $0 }
    }.map { ($0, URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent) }
  }
}
