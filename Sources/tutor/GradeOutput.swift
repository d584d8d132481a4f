import ArgumentParser
import CohortReport
import Foundation
import TutorKit

/// Writes what grading finds: records as soon as they are known, reports in the order of the files.
///
/// Calls to ``take(_:)`` come one at a time, from any thread.
final class GradeOutput: @unchecked Sendable {
  private let format: GradeFormat
  private let options: RenderOptions
  private let origin: RecordOrigin
  private let isSingle: Bool
  /// nil: records go to standard output.
  private var file: FileHandle?
  private let done: FinishedRecords
  private let bar: ProgressBar
  /// What the report is made of; nil: none is asked for.
  private(set) var cohort: Cohort?
  /// Results that are needed after the last one; empty for records, which keep nothing.
  private(set) var results: [BatchResult] = []
  private(set) var totals = BatchTotals()

  /// - Parameters:
  ///   - file: where records are appended; nil: standard output.
  ///   - keeps: records that are there stay, and their files need not be graded again.
  ///   - reports: records are gathered for a report too, and reports of files are not shown.
  init(
    format: GradeFormat, options: RenderOptions, origin: RecordOrigin, file: String?, keeps: Bool,
    isSingle: Bool, reports: Bool
  ) throws {
    (self.format, self.options, self.origin) = (format, options, origin)
    self.isSingle = isSingle
    cohort = reports ? Cohort() : nil
    let fillsTerminal = file == nil && !reports && isatty(STDOUT_FILENO) == 1
    bar = ProgressBar(isShown: !isSingle && !fillsTerminal)
    done = keeps ? file.map { FinishedRecords($0, tool: origin.tool) } ?? .init() : .init()
    guard let file else { return }
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
    if format == .jsonl || cohort != nil {
      let record = result.record(origin: origin)
      cohort?.add(record)
      if format == .jsonl { return write(record) }
    }
    if format == .text, cohort == nil {
      bar.end()
      if let problem = result.problem, result.report == nil {
        complain(problem.message)
      } else if let report = result.report {
        show(report)
      }
    }
    if keepsResults { results.append(result) }
  }

  /// Reports of a whole room are not needed again, but for the learner's own file.
  private var keepsResults: Bool { cohort == nil || format == .json || isSingle }

  private func show(_ report: GradeReport) {
    let text = report.text(options: options)
    if isSingle { emit(text) } else { printNow(text) }
    if let problem = report.problem { complain(problem.message) }
  }

  private func write(_ record: SubmissionRecord) {
    let line = RecordFile.line(record)
    guard let file else { return printNow(line) }
    do { try file.write(contentsOf: Data(line.utf8)) } catch {
      complain(CommandWords.cannotWriteHere(record.file))
    }
  }

  /// Writes what comes last.
  /// - Parameter missing: names of the roster of whom there is nothing.
  func finish(missing: [String]) throws {
    let records = missing.map { name in
      SubmissionRecord(
        SubmissionProblem(.notHandedIn, BatchWords.notHandedIn(name)),
        of: Submission(path: "", participant: name), origin: origin)
    }
    bar.end()
    for record in records { cohort?.add(record) }
    switch format {
    case .jsonl: records.forEach(write)
    case .json:
      printNow(try json(GradeReports(results.sortedAsGiven.map(\.reportOrProblem))))
      fallthrough
    case .text: records.compactMap(\.problem?.message).forEach(complain)
    }
    if !isSingle, format != .json { complain(totals.sentence) }
  }
}
