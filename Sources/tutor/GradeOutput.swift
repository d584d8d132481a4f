import ArgumentParser
import CohortReport
import Foundation
import ReportFormats
import TutorKit

/// Writes what grading finds: parts as soon as they are known, where the format has parts, and the rest
/// in the order of the files.
///
/// Calls to ``take(_:)`` come one at a time, from any thread.
final class GradeOutput: @unchecked Sendable {
  private let format: any GradeFormat
  private let reader: FormatReader
  private let name: String
  private let context: FormatContext
  private let isSingle: Bool
  /// nil: standard output.
  private let path: String?
  /// Where parts go; nil: standard output.
  private var file: FileHandle?
  private let done: FinishedRecords
  private let bar: ProgressBar
  /// What the report is made of; nil: none is asked for.
  private(set) var cohort: Cohort?
  /// Results that are needed after the last one; empty for records, which keep nothing.
  private(set) var results: [BatchResult] = []
  private(set) var totals = BatchTotals()
  /// Parts that could not be written.
  private var lost = 0

  /// - Parameters:
  ///   - file: where the result is written; nil: standard output.
  ///   - keeps: records that are there stay, and their files need not be graded again.
  ///   - reports: records are gathered for a report too, and reports of files are not shown.
  init(
    format: any GradeFormat.Type, context: FormatContext, file: String?, keeps: Bool,
    isSingle: Bool, reports: Bool
  ) throws {
    (self.context, self.isSingle, path) = (context, isSingle, file)
    (name, reader) = (format.name, format.reader)
    self.format = format.init(context)
    cohort = reports ? Cohort(course: context.origin.course) : nil
    let fillsTerminal = file == nil && !reports && isatty(STDOUT_FILENO) == 1
    bar = ProgressBar(isShown: !isSingle && !fillsTerminal)
    do {
      done =
        try keeps
        ? file.map { try FinishedRecords($0, origin: context.origin) } ?? .init() : .init()
    } catch let other as FinishedRecords.NoRecords {
      complain(BatchWords.holdsOther(other.path, other.line))
      throw ExitCode.usage
    }
    guard let file, self.format is any StreamedGradeFormat else { return }
    if !keeps || !FileManager.default.fileExists(atPath: file) {
      do { try Data().write(to: URL(fileURLWithPath: file)) } catch {
        complain(CommandWords.cannotWriteHere(file))
        throw ExitCode.noInput
      }
    }
    self.file = FileHandle(forWritingAtPath: file)
    guard (try? self.file?.seekToEnd()) != nil else {
      complain(CommandWords.cannotWriteHere(file))
      throw ExitCode.noInput
    }
  }

  /// Submissions whose text has no record yet.
  func withoutDone(_ submissions: [Submission]) -> [Submission] {
    let left = submissions.filter { !done.contains($0) }
    complain(BatchWords.resumed(submissions.count - left.count, left.count))
    return left
  }

  /// Says how many results are to come.
  func begin(_ count: Int) { bar.begin(count) }

  /// Takes one result, in any order.
  func take(_ result: BatchResult) {
    totals.add(result)
    bar.step()
    cohort?.add(result.record(origin: context.origin))
    if let streamed = format as? any StreamedGradeFormat, writesParts {
      if reader == .person { bar.end() }
      write(streamed.text(of: GradedSubmission(result, context.origin)))
    }
    if reader == .person, cohort == nil, let problem = result.problem ?? result.report?.problem {
      complain(problem.message)
    }
    if keepsResults { results.append(result) }
  }

  /// A report of the room takes the place of the files' reports, and not of the records.
  private var writesParts: Bool { cohort == nil || name == RecordsFormat.name }

  /// Reports of a whole room are not needed again, but for the learner's own file.
  private var keepsResults: Bool {
    guard name != RecordsFormat.name else { return false }
    return cohort == nil || isSingle || !(format is any StreamedGradeFormat)
  }

  /// A part of the result.
  private func write(_ part: String) {
    guard !part.isEmpty else { return }
    guard let file else {
      return isSingle && reader == .person ? emit(part) : printNow(part)
    }
    // Nothing goes behind a part that was torn, so that --resume can cut it off.
    guard lost == 0 else { return lost += 1 }
    do { try file.write(contentsOf: Data(part.utf8)) } catch {
      complain(CommandWords.cannotWriteHere(path ?? ""))
      lost = 1
    }
  }

  /// Writes what comes last.
  /// - Parameter missing: names of the roster of whom there is nothing.
  func finish(missing: [String]) throws {
    let absent = missing.map { name in
      SubmissionRecord(
        SubmissionProblem(.notHandedIn, BatchWords.notHandedIn(name)),
        of: Submission(path: "", participant: name), origin: context.origin)
    }
    bar.end()
    for record in absent { cohort?.add(record) }
    if let streamed = format as? any StreamedGradeFormat {
      guard writesParts else { return complain(totals.sentence) }
      absent.forEach { write(streamed.text(of: GradedSubmission(record: $0))) }
    } else {
      try writeAll(absent)
    }
    if name != RecordsFormat.name {
      absent.compactMap(\.problem?.message).forEach(complain)
    }
    if !isSingle, name != JSONGradeFormat.name, reader != .platform { complain(totals.sentence) }
    if lost > 0 {
      complain(BatchWords.recordsLost(lost, path ?? ""))
      throw ExitCode.output
    }
  }

  /// Writes a format that has no parts. A fault of the machine gives no result for a platform: points
  /// that a learner did not lose would be lost.
  private func writeAll(_ absent: [SubmissionRecord]) throws {
    let known = results.sortedAsGiven.map { GradedSubmission($0, context.origin) }
    let run = GradedRun(known + absent.map { GradedSubmission(record: $0) })
    if reader == .platform, !run.faults.isEmpty {
      run.faults.map(\.message).forEach(complain)
      throw run.faults.contains { $0.kind == .missing } ? ExitCode.noInput : ExitCode.unchecked
    }
    let isAnnotated = name == GitHubGradeFormat.name
    if isAnnotated { addToStepSummary(try MarkdownGradeFormat(context).text(of: run)) }
    try deliver(try format.text(of: run), to: path, areCommands: isAnnotated)
  }
}

extension GradedSubmission {
  fileprivate init(_ result: BatchResult, _ origin: RecordOrigin) {
    self.init(record: result.record(origin: origin), report: result.report)
  }
}
