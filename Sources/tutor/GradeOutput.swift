import ArgumentParser
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
  private let done: [SubmissionRecord]
  /// Results that are needed after the last one; empty for records, which keep nothing.
  private(set) var results: [BatchResult] = []
  private(set) var totals = BatchTotals()

  /// - Parameters:
  ///   - file: where records are appended; nil: standard output.
  ///   - keeps: records that are there stay, and their files need not be graded again.
  init(
    format: GradeFormat, options: RenderOptions, origin: RecordOrigin, file: String?, keeps: Bool,
    isSingle: Bool
  ) throws {
    (self.format, self.options, self.origin) = (format, options, origin)
    self.isSingle = isSingle
    guard let file else {
      done = []
      return
    }
    let old = keeps ? (try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data() : Data()
    let content = RecordFile.read(old)
    done = content.records
    // A line that a stopped run left half written goes.
    let text = content.records.map(RecordFile.line).joined()
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) } catch {
      complain(CommandWords.cannotWriteHere(file))
      throw ExitCode.noInput
    }
    self.file = FileHandle(forWritingAtPath: file)
    _ = try? self.file?.seekToEnd()
  }

  /// Submissions whose text has a record already.
  func withoutDone(_ submissions: [Submission]) -> [Submission] {
    let known = Dictionary(done.map { ($0.key, $0) }) { $1 }
    let left = submissions.filter { submission in
      guard let record = known[SubmissionRecord.key(of: submission)], let digest = record.sha256,
        record.tool == origin.tool,
        case .success(let text) = readSubmission(submission)
      else { return true }
      return SHA256.digest(of: text) != digest
    }
    complain(BatchWords.resumed(submissions.count - left.count, left.count))
    return left
  }

  /// Takes one result, in any order.
  func take(_ result: BatchResult) {
    totals.add(result)
    if format == .jsonl { return write(result.record(origin: origin)) }
    if format == .text {
      if let problem = result.problem, result.report == nil {
        complain(problem.message)
      } else if let report = result.report {
        show(report)
      }
    }
    results.append(result)
  }

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
