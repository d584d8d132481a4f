package import Analysis
import Foundation

/// How many submissions are graded: the same for each of them.
package struct BatchRequest: Sendable {
  /// The course's exercises.
  package var library: ExerciseLibrary
  /// The exercise that all are graded as; nil: each by its name or mark.
  package var exercise: Exercise?
  /// The exercises of another course by its id; nil: there is none here.
  package var courses: @Sendable (String) -> ExerciseLibrary? = { _ in nil }
  /// Whether a course was named: then a text that is marked as another one's is refused.
  package var isCourseChosen = false
  package var allowsUndeclared = false
  /// The files that a file of one's own is read with, by its path; exercises stand alone.
  package var companions: @Sendable (String) -> [ParsedSource] = { _ in [] }
  /// nil: the compiler is left out.
  package var compiler: CompileCheck?
  /// When a compiler without an answer is a problem of the surroundings.
  package var compilerDemand = CompilerDemand.none
  /// Submissions at work at a time; at least 1.
  package var jobs = 1
  /// Seconds for one submission; nil: as long as its own bounds allow.
  package var timeout: Double?

  package init(library: ExerciseLibrary) { self.library = library }
}

/// What is asked of the compiler.
package enum CompilerDemand: Sendable {
  /// Its check is unchecked where it has no say.
  case none
  /// It is there and works; it need not have an answer to each file.
  case works
  /// It has an answer to each file.
  case answers
}

/// What became of one submission.
package struct BatchResult: Sendable {
  package var submission: Submission
  /// Its position among the submissions of the run, from 0.
  package var index = 0
  /// The graded text; nil: it was not read.
  package var text: String?
  /// The report; nil where the submission was not graded.
  package var report: GradeReport?
  package var problem: SubmissionProblem?
  /// The exercise that it was graded as.
  package var exercise: Exercise?
  /// By the clock.
  package var seconds = 0.0
  /// When the file was changed last, in seconds since 1970.
  package var submitted: Double?
  /// As in the record.
  package var structure: String?

  /// The result as a record.
  package func record(origin: RecordOrigin) -> SubmissionRecord {
    var origin = origin
    if let course = exercise?.course {
      (origin.course, origin.courseVersion) = (course.id, course.version)
    } else if exercise?.pair != nil {
      // Made of a guideline: it is of no course.
      (origin.course, origin.courseVersion) = (nil, nil)
    }
    guard let report, let text else {
      let problem = problem ?? SubmissionProblem(.fault, BatchWords.fault(submission.path))
      var record = SubmissionRecord(
        problem, of: submission, exercise: exercise, origin: origin)
      record.submitted = submitted
      return record
    }
    var record = SubmissionRecord(
      report, of: submission, text: text, seconds: seconds, origin: origin)
    (record.submitted, record.structure) = (submitted, structure)
    return record
  }
}

/// Grades submissions side by side. One that cannot be graded is a result of its own, never the end.
///
/// - Parameter finished: called with each result as soon as it is known, one call at a time.
package func gradeAll(
  _ submissions: [Submission], _ request: BatchRequest,
  finished: @escaping @Sendable (BatchResult) -> Void
) {
  let prepared = PreparedExercises()
  let next = WorkQueue(count: submissions.count)
  let jobs = max(1, min(request.jobs, submissions.count))
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    while let index = next.take() {
      var result = grade(submissions[index], request, prepared)
      result.index = index
      next.report { [result] in finished(result) }
    }
  }
}

/// Grades one submission within its time.
private func grade(
  _ submission: Submission, _ request: BatchRequest, _ prepared: PreparedExercises
) -> BatchResult {
  let start = DispatchTime.now().uptimeNanoseconds
  var result = BatchResult(submission: submission)
  result.submitted = FileStamp(path: submission.path).map { Double($0.modified / 1_000_000_000) }
  result.exercise = request.exercise ?? request.library.exercise(submission.path)
  switch readSubmission(submission) {
  case .failure(let problem): result.problem = problem.of(submission.path, in: request.library)
  case .success(let text):
    result.text = text
    switch chosenExercise(submission, text, request) {
    case .failure(let problem): result.problem = problem
    case .success(let exercise):
      result.exercise = exercise
      let outcome = within(request.timeout) {
        prepared.grade(submission, text, exercise, request)
      }
      (result.report, result.structure) = outcome.value ?? (nil, nil)
      if outcome.isLate {
        let seconds = Int((request.timeout ?? 0).rounded(.up))
        result.problem = SubmissionProblem(
          .timeLimit, BatchWords.timeLimit(submission.path, seconds))
      }
    }
  }
  result.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  result.apply(request.compilerDemand)
  return result
}

extension BatchResult {
  /// A check of the compiler that is unchecked is a problem of the surroundings.
  fileprivate mutating func apply(_ demand: CompilerDemand) {
    guard demand != .none, var report,
      let check = report.checks.first(where: { $0.id == .compiles }), check.status == .unchecked
    else { return }
    let isOfMachine = CompileOutcome.Reason.codesOfTheMachine.contains(check.reason ?? "")
    guard demand == .answers || isOfMachine else { return }
    report.verdict = .unchecked
    report.problem = SubmissionProblem(
      .noCompiler, check.evidence.first ?? BatchWords.compilerSilent())
    self.report = report
  }
}

/// Numbers that several threads take one after the other, and a lock around what they report.
private final class WorkQueue: @unchecked Sendable {
  private let lock = NSLock()
  private let reporting = NSLock()
  private var next = 0
  private let count: Int

  init(count: Int) { self.count = count }

  /// nil: all are taken.
  func take() -> Int? {
    lock.withLock {
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  func report(_ work: () -> Void) { reporting.withLock(work) }
}

/// The starters and references of exercises, read and parsed once for all submissions.
private final class PreparedExercises: @unchecked Sendable {
  private let lock = NSLock()
  /// By course and exercise.
  private var requests: [String: GradeRequest] = [:]

  func grade(
    _ submission: Submission, _ text: String, _ exercise: Exercise?, _ request: BatchRequest
  ) -> (report: GradeReport?, structure: String?) {
    let source = parse(text, file: submission.name)
    var prepared =
      exercise.map { self.request($0, for: source) } ?? GradeRequest(submission: source)
    prepared.allowsUndeclared = request.allowsUndeclared
    if exercise == nil, submission.path != Submission.standardInput {
      prepared.companions = request.companions(submission.path)
    }
    return (TutorKit.grade(prepared, compiling: request.compiler), source.structureDigest)
  }

  private func request(_ exercise: Exercise, for source: ParsedSource) -> GradeRequest {
    let key = exercise.name
    if var known = lock.withLock({ requests[key] }) {
      known.submission = exercise.asGraded(source)
      return known
    }
    let made = exercise.request(for: source)
    lock.withLock { requests[key] = made }
    return made
  }
}
