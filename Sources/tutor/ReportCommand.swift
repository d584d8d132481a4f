import ArgumentParser
import CohortReport
import Foundation
import LineEditor
import TutorKit

/// `tutor report`
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: OptionWords.report(), discussion: OptionWords.reportDetails())
  @OptionGroup var common: CommonOptions
  @Argument(help: .init(OptionWords.reportRecords()), completion: .file(extensions: ["jsonl"]))
  var records: [String]
  @Option(help: .init(OptionWords.reportHTML(), valueName: "file")) var html: String?
  @Option(help: .init(OptionWords.reportCSV(), valueName: "file")) var csv: String?
  @Flag(help: .init(OptionWords.reportMarkdown())) var markdown = false
  @Flag(help: .init(OptionWords.reportLive())) var live = false
  @Option(help: .init(OptionWords.reportRoster(), valueName: "file")) var roster: String?
  @OptionGroup var reports: ReportOptions

  /// Seconds between two looks at the records.
  private static let interval = 1.0
  /// Seconds after which a page that is renewed loads itself again.
  private static let reload = 5

  func validate() throws {
    if live, html == nil || records.contains(RecordLine.standardInput) {
      throw ValidationError(ReportWords.liveNeedsPage())
    }
  }

  func run() throws {
    let read = records + reports.exportFiles.map(\.path) + [roster].compactMap(\.self)
    try checkOutputs([html, csv], reading: read)
    var request = try reports.request(common)
    request.roster = try roster.map { Roster(try BatchOptions.text($0)) }
    request.reload = live ? Self.reload : nil
    try write(request)
    guard live else { return }
    complain(ReportWords.live(html ?? "", records.count))
    let interrupts = Interrupts()
    var stamps = stamps
    while !interrupts.wait(milliseconds: Int32(Self.interval * 1_000)) {
      let now = self.stamps
      guard now != stamps else { continue }
      stamps = now
      request.time = Date().timeIntervalSince1970
      request.exports = try reports.readExports()
      try write(request)
    }
  }

  /// What the file system says of all that is read.
  private var stamps: [FileStamp?] {
    (records + reports.exportFiles.map(\.path)).map { FileStamp(path: $0) }
  }

  private func write(_ request: ReportRequest) throws {
    var cohort = Cohort(course: request.onlyCourse)
    var count = 0
    for path in records {
      let bad = RecordFile.read(path) { record, _ in
        cohort.add(record)
        count += 1
      }
      guard let bad else {
        complain(RecordFile.problem(of: path))
        throw ExitCode.noInput
      }
      if bad.count > 0 { complain(BatchWords.badRecords(path, bad.count, bad.first)) }
    }
    // A page that is renewed may begin before the records do.
    if count == 0, !live {
      complain(BatchWords.noRecords(records.joined(separator: ", ")))
      throw ExitCode.noInput
    }
    let prints = markdown || (html == nil && csv == nil)
    try ReportFiles(html: html, csv: csv, printsMarkdown: prints).write(cohort, request)
  }
}

/// What is made of a room's records, and where it goes.
struct ReportFiles {
  var html: String?
  var csv: String?
  var printsMarkdown = false

  func write(_ cohort: Cohort, _ request: ReportRequest) throws {
    for (course, count) in cohort.otherCourses.sorted(by: { $0.key < $1.key }) {
      complain(ReportWords.otherCourse(count, course))
    }
    let builder = ReportBuilder(cohort, request)
    if let html {
      guard let page = WallPage(builder.report, request).html else {
        complain(ReportWords.noPage())
        throw ExitCode.fault
      }
      try replace(html) { try $0.write(contentsOf: Data(page.utf8)) }
    }
    if let csv {
      try replace(csv) { file in
        try builder.writeCSV { try file.write(contentsOf: Data($0.utf8)) }
      }
    }
    if printsMarkdown { printNow(builder.report.markdown(request)) }
  }

  /// Writes a file as a whole: a browser that loads it in between gets the old one.
  private func replace(_ path: String, _ write: (FileHandle) throws -> Void) throws {
    try replaceFile(path, write)
    complain(ReportWords.written(path))
  }
}
