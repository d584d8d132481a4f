/// What `tutor grade --format json` prints: the same shape for one file and for many. `format` rises
/// when a key changes its meaning or goes.
package struct GradeReports: Codable, Hashable, Sendable {
  package var format = 2
  /// In the order of the files.
  package var reports: [GradeReport]

  package init(_ reports: [GradeReport]) { self.reports = reports }
}

extension GradeReport {
  /// The report of a submission that was not graded, which says why.
  package init(ungraded record: SubmissionRecord) {
    self.init(
      file: record.file, exercise: record.exercise, verdict: .unchecked, checks: [], findings: [],
      steps: [])
    problem = record.problem ?? SubmissionProblem(.fault, BatchWords.fault(record.file))
  }
}

/// How many of a run's submissions came out how.
package struct BatchTotals: Hashable, Sendable {
  package private(set) var passed = 0
  package private(set) var notPassed = 0
  package private(set) var unchecked = 0
  /// Submissions without a report.
  package private(set) var ungraded = 0
  /// Those of them that are not there.
  package private(set) var missing = 0

  package init() {}

  package mutating func add(_ result: BatchResult) {
    guard let report = result.report else {
      ungraded += 1
      if result.problem?.kind == .missing { missing += 1 }
      return
    }
    add(report.verdict)
  }

  /// Adds a submission that was graded.
  package mutating func add(_ verdict: GradeReport.Verdict) {
    switch verdict {
    case .passed: passed += 1
    case .notPassed: notPassed += 1
    case .unchecked: unchecked += 1
    }
  }

  package var graded: Int { passed + notPassed + unchecked }

  /// The totals in a sentence.
  package var sentence: String {
    ungraded == 0
      ? BatchWords.total(graded, passed, notPassed, unchecked)
      : BatchWords.totalAndUngraded(
        graded + ungraded, passed, notPassed, unchecked + ungraded, ungraded)
  }
}

extension [BatchResult] {
  /// In the order in which the files were given.
  package var sortedAsGiven: [BatchResult] { sorted { $0.index < $1.index } }
}
