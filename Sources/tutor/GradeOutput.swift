import ArgumentParser
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
  private let done: [SubmissionRecord]
  /// Results that are needed after the last one; empty for records, which keep nothing.
  private(set) var results: [BatchResult] = []
  private(set) var totals = BatchTotals()

  /// - Parameters:
  ///   - file: where the result is written; nil: standard output.
  ///   - keeps: records that are there stay, and their files need not be graded again.
  init(
    format: any GradeFormat.Type, context: FormatContext, file: String?, keeps: Bool,
    isSingle: Bool
  ) throws {
    (self.context, self.isSingle, path) = (context, isSingle, file)
    (name, reader) = (format.name, format.reader)
    self.format = format.init(context)
    guard let file, self.format is any StreamedGradeFormat else {
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
        record.tool == context.origin.tool,
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
    if let streamed = format as? any StreamedGradeFormat {
      write(streamed.text(of: GradedSubmission(result, context.origin)))
    }
    if reader == .person, let problem = result.problem ?? result.report?.problem {
      complain(problem.message)
    }
    if name != RecordsFormat.name { results.append(result) }
  }

  /// A part of the result.
  private func write(_ part: String) {
    guard !part.isEmpty else { return }
    guard let file else {
      return isSingle && reader == .person ? emit(part) : printNow(part)
    }
    do { try file.write(contentsOf: Data(part.utf8)) } catch {
      complain(CommandWords.cannotWriteHere(path ?? ""))
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
    if let streamed = format as? any StreamedGradeFormat {
      absent.forEach { write(streamed.text(of: GradedSubmission(record: $0))) }
    } else {
      try writeAll(absent)
    }
    if name != RecordsFormat.name {
      absent.compactMap(\.problem?.message).forEach(complain)
    }
    if !isSingle, name != JSONGradeFormat.name, reader != .platform { complain(totals.sentence) }
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
