package import Analysis
package import Foundation
package import TutorKit

/// A format that the results of `tutor grade` are written in.
///
/// A format is one file in `Grade` and one line in ``GradeFormats``.
package protocol GradeFormat: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// Who reads it.
  static var reader: FormatReader { get }
  /// Whether its rows are commands to the program that runs a workflow; of other formats none may be.
  static var writesCommands: Bool { get }
  init(_ context: FormatContext)
  /// All of a run, written when the last file is graded.
  func text(of run: GradedRun) throws -> String
}

extension GradeFormat {
  package static var writesCommands: Bool { false }
}

/// A format whose parts are written as soon as a file is graded, so that nothing is kept.
package protocol StreamedGradeFormat: GradeFormat {
  /// The part of one file; empty: it has none.
  func text(of submission: GradedSubmission) -> String
}

extension StreamedGradeFormat {
  package func text(of run: GradedRun) throws -> String {
    run.submissions.map { text(of: $0) }.joined()
  }
}

/// Who reads a format. This decides on exit codes and on what goes to standard error.
package enum FormatReader: Sendable {
  /// A person, who is told of problems on standard error.
  case person
  /// A program, to which a failed check is a failed run.
  case program
  /// A platform that takes the points of one learner: a graded file is a success whatever its
  /// points, and a fault of the machine gives no result at all.
  case platform
}

/// What formats are told besides the results.
package struct FormatContext: Sendable {
  package var origin: RecordOrigin
  /// For formats that a person reads.
  package var options = RenderOptions()
  package var base: PathBase
  /// Of the process: platforms say there what they want to be told.
  package var environment: [String: String] = [:]
  /// Whether the compiler is asked at all.
  package var usesCompiler = true
  /// Where more is said of rules, by their ids.
  package var ruleLinks: [String: String] = [:]
  /// Findings of less weight are remarks: they fail no run.
  package var severity = Severity.warning
  /// The time that a format names, where it names one.
  package var now = Date()

  package init(origin: RecordOrigin, base: PathBase) {
    self.origin = origin
    self.base = base
  }
}

/// The results of a run, in the order of the files.
package struct GradedRun: Sendable {
  package var submissions: [GradedSubmission]

  package init(_ submissions: [GradedSubmission]) { self.submissions = submissions }

  /// The courses that the exercises of the files are of.
  /// - Parameter origin: what stands for them where no file is of an exercise.
  package func courses(_ origin: RecordOrigin) -> [String] {
    let records = submissions.map(\.record)
    guard records.contains(where: { $0.exercise != nil }) else {
      return [origin.course].compactMap(\.self)
    }
    return Set(records.compactMap(\.course)).sorted()
  }

  /// Problems that say nothing about a learner.
  package var faults: [SubmissionProblem] {
    submissions.compactMap(\.record.problem).filter(\.kind.isOfSurroundings)
  }
}

/// What became of one submission.
package struct GradedSubmission: Sendable {
  package var record: SubmissionRecord
  /// nil: it was not graded.
  package var report: GradeReport?

  package init(record: SubmissionRecord, report: GradeReport? = nil) {
    self.record = record
    self.report = report
  }

  /// Whose it is and what: `ada/exercise3`, or the file's name.
  package var name: String {
    let what = record.exercise ?? record.file.split(separator: "/").last.map(String.init) ?? ""
    return [record.participant, what].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: "/")
  }
}
