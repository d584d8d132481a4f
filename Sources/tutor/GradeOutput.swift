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
  private let writesCommands: Bool
  private let context: FormatContext
  private let isSingle: Bool
  /// nil: standard output.
  private let path: String?
  /// Where parts go; nil: standard output.
  private var file: AppendedFile?
  private var done = FinishedRecords()
  private let bar: ProgressBar
  /// What the report is made of; nil: none is asked for.
  private(set) var cohort: Cohort?
  /// Results that are needed after the last one; empty for records, which keep nothing.
  private(set) var results: [BatchResult] = []
  private(set) var totals = BatchTotals()
  /// Parts that could not be written.
  private var lost = 0
  /// Results that came before one that stands before them, by their positions.
  private var early: [Int: (BatchResult, SubmissionRecord)] = [:]
  /// How many results were shown.
  private var shown = 0

  /// - Parameters:
  ///   - file: where the result is written; nil: standard output.
  ///   - isSingle: one file was named.
  ///   - reports: records are gathered for a report too, and reports of files are not shown.
  init(
    format: any GradeFormat.Type, context: FormatContext, file: String?, isSingle: Bool,
    reports: Bool
  ) throws {
    (self.context, self.isSingle, path) = (context, isSingle, file)
    (name, writesCommands, reader) = (format.name, format.writesCommands, format.reader)
    self.format = format.init(context)
    cohort = reports ? Cohort(course: context.origin.course) : nil
    let fillsTerminal = file == nil && !reports && isatty(STDOUT_FILENO) == 1
    bar = ProgressBar(isShown: !isSingle && !fillsTerminal)
    if let file, self.format is any StreamedGradeFormat { self.file = try AppendedFile(file) }
  }

  /// Takes away what the file held: records of before are not wanted.
  func beginAnew() { file?.empty() }

  /// Keeps the records that are in the file, and counts them as if they were made now.
  ///
  /// - Parameter needsCompiler: whether records that were made without the compiler do not count.
  /// - Returns: the submissions whose text has no record yet.
  func resume(_ submissions: [Submission], needsCompiler: Bool) throws -> [Submission] {
    guard let file else { return submissions }
    do {
      done = try FinishedRecords(
        file.path, origin: context.origin, needsCompiler: needsCompiler
      ) { cohort?.add($0) }
    } catch {
      complain(BatchWords.holdsOther(error.path, error.line))
      throw ExitCode.usage
    }
    let left = submissions.filter { submission in
      guard let outcome = done.outcome(of: submission) else { return true }
      totals.add(outcome.verdict)
      return false
    }
    complain(BatchWords.resumed(submissions.count - left.count, left.count))
    return left
  }

  /// Says how many results are to come.
  func begin(_ count: Int) { bar.begin(count) }

  /// Takes one result, in any order.
  func take(_ result: BatchResult) {
    totals.add(result)
    bar.step()
    let record = result.record(origin: context.origin)
    cohort?.add(record)
    if reader == .person { showInOrder(result, record) } else { show(result, record) }
    if keepsResults { results.append(result) }
  }

  /// A person reads the files in the order in which they were given, whichever is graded first.
  private func showInOrder(_ result: BatchResult, _ record: SubmissionRecord) {
    early[result.index] = (result, record)
    while let (result, record) = early.removeValue(forKey: shown) {
      shown += 1
      show(result, record)
    }
  }

  private func show(_ result: BatchResult, _ record: SubmissionRecord) {
    if let streamed = format as? any StreamedGradeFormat, writesParts, !done.holds(record) {
      if reader == .person { bar.end() }
      write(streamed.text(of: GradedSubmission(record: record, report: result.report)))
    }
    if reader == .person, cohort == nil, let problem = result.problem ?? result.report?.problem {
      complain(problem.message)
    }
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
    do { try file.add(part) } catch {
      complain(CommandWords.cannotWriteHere(file.path))
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
      for record in absent where !done.holds(record) {
        write(streamed.text(of: GradedSubmission(record: record)))
      }
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
    let known = results.sortedAsGiven.map {
      GradedSubmission(record: $0.record(origin: context.origin), report: $0.report)
    }
    let run = GradedRun(known + absent.map { GradedSubmission(record: $0) })
    if reader == .platform, !run.faults.isEmpty {
      run.faults.map(\.message).forEach(complain)
      throw run.faults.contains { $0.kind == .missing } ? ExitCode.noInput : ExitCode.unchecked
    }
    if writesCommands { addToStepSummary(try MarkdownGradeFormat(context).text(of: run)) }
    try deliver(try format.text(of: run), to: path, areCommands: writesCommands)
  }
}
