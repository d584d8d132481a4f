package import TutorKit

/// A finding a row, with the whole path, as Xcode and other editors read them in a build's output.
package struct XcodeFormat: ExplainFormat {
  package static let name = "xcode"
  package static let showsCode = false
  private let base: PathBase

  package init(_ context: FormatContext) { base = context.base }

  package func text(of report: ExplainReport) throws -> String {
    var report = report
    for index in report.findings.indices {
      report.findings[index].file = whole(report.findings[index].file)
    }
    for index in report.unchecked.indices {
      report.unchecked[index].file = whole(report.unchecked[index].file)
    }
    return report.xcodeText
  }

  private func whole(_ path: String) -> String {
    let isFile = path != CommandWords.standardInput()
    return (isFile ? base.absolute(path) : path).harmlessLine(4_096)
  }
}
