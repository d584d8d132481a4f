package import Analysis
import Simulation

/// What to grade. Several submissions to one exercise are graded faster with one request, of which the
/// submission is exchanged.
package struct GradeRequest: Sendable {
  package var submission: ParsedSource
  /// nil: a file of one's own, graded against all rules.
  package var exercise: Exercise?
  /// Which program a submission is held against.
  package enum Model: Sendable { case starter, either, reference }
  /// The exercise's sources, read by the caller: grading reads no files.
  package var starter: ParsedSource?
  package var reference: ParsedSource?
  /// The last attempt's report, for credit.
  package var previous: GradeReport?
  /// The submission is part of a program: names that it does not declare are remarks.
  package var allowsUndeclared = false
  /// Names that are declared nowhere, as in the guideline that the exercise is made of.
  package var known: Set<String> = []
  /// Files of the same program that the submission uses: they are known, and nothing is reported on
  /// them.
  package var companions: [ParsedSource] = []
  /// What the submission has to show and do.
  package var model = Model.starter
  /// Whether it has to keep to the counts of the reference.
  package var keepsCounts = true
  /// The compiler accepts the submission: a name that seems not to resolve does.
  var isKnownToCompile = false
  /// How much is tried to tell the submission from what it has to show and do.
  var effort = Comparison.Effort()
  /// What was found out about starter and reference.
  let baseline = GradingBaseline()

  package init(
    submission: ParsedSource, exercise: Exercise? = nil, starter: ParsedSource? = nil,
    reference: ParsedSource? = nil, previous: GradeReport? = nil
  ) {
    self.submission = submission
    self.exercise = exercise
    self.starter = starter
    self.reference = reference
    self.previous = previous
  }
}

/// So many warnings that no check asks for stand in a report.
private let mostOtherWarnings = 2

/// Grades a submission. A pure function: the command, the session and the tests call this one.
/// Use ``withDeepStack(_:)`` around it.
package func grade(_ request: GradeRequest) -> GradeReport {
  var report = GradeReport(
    file: request.submission.file, exercise: request.exercise?.id, verdict: .unchecked, checks: [],
    findings: [], steps: [])
  let parses = parsesCheck(request.submission)
  report.checks.append(parses)
  guard parses.status == .passed else {
    report.verdict = .notPassed
    report.isBegun = false
    report.count()
    return report
  }
  let sources = [request.submission] + request.companions
  var names = nameProblems(
    in: sources, isComplete: true, looksFurther: !request.allowsUndeclared)
  // What the exercise shows is no call in the text.
  if let root = request.exercise?.root, let starter = request.starter,
    rootProblem(of: root, in: [starter]) == nil, let problem = rootProblem(of: root, in: sources)
  {
    names.insert(problem, at: 0)
  }
  let allowed = names.compactMap(\.undeclaredName).filter {
    request.allowsUndeclared || request.known.contains($0)
  }
  let named = namesCheck(
    names.filter { $0.undeclaredName.map { !allowed.contains($0) } ?? true },
    isComplete: request.exercise != nil, missingImport: request.missingImport)
  report.lacksImport = request.missingImport != nil
  report.checks.append(named)
  var request = request
  // What does not compile is to be mended first: a difference that is far away says nothing yet.
  if named.status == .failed, !request.isKnownToCompile { request.effort.isBrief = true }
  let found = request.submissionFindings
  report.findings = found.map(FindingReport.init)
  let runs = RootRuns(request.showingPreviews)
  let missingRoot = request.missingRoot
  let demanded = request.demanded(of: found, runs)
  report.isGuidelineOfCounts = !demanded.isEmpty && request.unexcused(demanded).isEmpty
  let excused = request.demanded(of: found).filter { !demanded.contains($0) }.map(
    FindingReport.init)
  report.checks.append(
    guidelineCheck(
      demanded, missing: missingRoot == nil ? runs.missingViews : [],
      remaining: runs.remaining.map { $0.evidence(in: request.submission) } + request.freshObjects))
  report.checks += runs.checks
  report.model = request.model
  report.compared = runs.compared
  let compiles = report.compiles || request.isKnownToCompile
  report.steps = compiles && missingRoot == nil ? runs.steps : []
  if let missingRoot { report.checks.note(missingRoot: missingRoot) }
  if !compiles { report.checks.leaveOpenWhatIsCounted() }
  report.notes = undeclaredNote(allowed) + runs.notes
  report.idleCost = request.exercise?.idleCost ?? 0
  report.idle = runs.idle.isEmpty || report.idleCost == 0 ? nil : runs.idle
  report.verdict = verdict(report.checks)
  if report.verdict == .passed {
    report.notes += request.equalityGaps + request.writtenOut + request.heldReads
    report.notes += request.multipliedModels
    report.notes += excused.prefix(mostOtherWarnings).map { GradeWords.mayStay($0.rule, $0.line) }
  }
  report.notes += request.otherWarnings(runs).prefix(mostOtherWarnings).map {
    let (line, isPassed) = ($0.range.start.line, report.verdict == .passed)
    return isPassed
      ? GradeWords.besides(line, $0.message, $0.rule)
      : GradeWords.alsoFound(line, $0.message, $0.rule)
  }
  let starter = starterFindings(request)
  if missingRoot != nil || runs.isContentGone {
    report.isBegun = false
    if request.exercise != nil { report.notes.append(GradeWords.pointsNeedScreen()) }
  } else if !compiles, request.exercise != nil {
    report.waitForCompiling()
  } else {
    report.isBegun = report.hasBegun(
      request, since: FindingChange(report, since: starter, in: request))
    if !report.isBegun { report.notes.append(request.beginning) }
    let isUntouched = request.submission.text == request.starter?.text
    report.progress =
      isUntouched
      ? nil
      : FindingChange(report, since: request.previous ?? starter, in: request, excused: excused)?
        .words
  }
  report.count()
  return report
}

extension GradeRequest {
  /// What the first points are given for.
  fileprivate var beginning: String {
    model == .reference && !keepsCounts
      ? GradeWords.pointsBeginShown() : GradeWords.pointsBegin()
  }
}

private func undeclaredNote(_ names: [String]) -> [String] {
  let quoted = Set(names).sorted().map { "`\($0)`" }
  return quoted.isEmpty ? [] : [GradeWords.notDeclared(quoted.joined(separator: ", "))]
}

/// What the checks say together.
func verdict(_ checks: [GradeReport.Check]) -> GradeReport.Verdict {
  if checks.contains(where: { $0.status == .failed }) { return .notPassed }
  return checks.contains { $0.status == .unchecked } ? .unchecked : .passed
}

/// Whether the text is Swift, and holds any.
func parsesCheck(_ source: ParsedSource) -> GradeReport.Check {
  let (file, errors) = (source.file, source.syntaxErrors)
  if errors.isEmpty, source.hasNoCode {
    return GradeReport.Check(
      id: .parses, status: .failed, facts: [Evidence(GradeWords.holdsNoCode())])
  }
  return GradeReport.Check(
    id: .parses, status: errors.isEmpty ? .passed : .failed,
    facts: errors.prefix(3).map {
      Evidence($0.message, file: file, line: $0.position.line, column: $0.position.column)
    })
}

/// - Parameter isComplete: the file declares all that it uses. Otherwise a name that it does not
///   declare may be another file's, or a framework's.
/// - Parameter missingImport: names no module, so that all else that is said of names follows from it.
private func namesCheck(
  _ problems: [NameProblem], isComplete: Bool, missingImport: Evidence?
) -> GradeReport.Check {
  if let missingImport {
    return GradeReport.Check(id: .namesResolve, status: .failed, facts: [missingImport])
  }
  let certain = problems.filter { problem in
    guard isComplete else { return problem.undeclaredName == nil }
    return !problem.isUncertain || problem.isMisspeltType
  }
  let shown = certain.isEmpty ? problems : certain
  return GradeReport.Check(
    id: .namesResolve,
    status: problems.isEmpty ? .passed : certain.isEmpty ? .unchecked : .failed,
    facts: shown.prefix(3).map(\.fact))
}

/// - Parameters:
///   - broken: what has to be mended.
///   - missing: views that the guideline asks for, and no view stands for them.
///   - remaining: what the runs show as in the starter.
private func guidelineCheck(
  _ broken: [Finding], missing: [String], remaining: [Evidence]
) -> GradeReport.Check {
  let views = missing.map { "`\($0)`" }
  let lack =
    (views.isEmpty ? [] : [Evidence(GradeWords.noViewOfItsOwn(enumerated(views)))])
    + remaining
  let facts = broken.map {
    Evidence(
      "[\($0.rule)] \($0.message)", file: $0.file, line: $0.range.start.line,
      column: $0.range.start.column)
  }
  return GradeReport.Check(
    id: .guideline, status: facts.isEmpty && lack.isEmpty ? .passed : .failed,
    facts: facts.isEmpty ? lack : facts)
}

/// The starter's findings stand in for a first attempt.
private func starterFindings(_ request: GradeRequest) -> GradeReport? {
  guard let starter = request.starter else { return nil }
  let found = request.baseline.findings { request.findings(in: starter).map(FindingReport.init) }
  return GradeReport(
    file: starter.file, verdict: .notPassed, checks: [], findings: found, steps: [])
}
