/// Grades a submission, with the compiler at work meanwhile. The command, the session and `watch`
/// call this one. nil: grading did not end.
///
/// - Parameter check: nil: the compiler is left out, and the report has no check `compiles`.
package func grade(_ request: GradeRequest, compiling check: CompileCheck?) -> GradeReport? {
  let compile = check?.start(
    request.submission, beside: request.companions, allowsUndeclared: request.allowsUndeclared,
    leftOut: request.known)
  guard let report = withDeepStack({ grade(request) }) else { return nil }
  guard let answer = compile?.wait() else { return report }
  let outcome = check.map { request.withoutErrorsOfStarter(answer, $0) } ?? answer
  guard outcome == .passed,
    report.checks.contains(where: { $0.id == .namesResolve && $0.status == .failed })
  else { return report.adding(compile: outcome) }
  // The compiler's word stands, so the rest is graded as of a file whose names resolve.
  return withDeepStack {
    var accepted = request
    accepted.isKnownToCompile = true
    return grade(accepted)
  }?.adding(compile: outcome)
}

extension GradeRequest {
  /// What the compiler says without the errors that a view of the learner's own had before it was changed: they rest
  /// on the app's other files, or on what the interfaces lack.
  fileprivate func withoutErrorsOfStarter(
    _ outcome: CompileOutcome, _ check: CompileCheck
  ) -> CompileOutcome {
    guard exercise?.isOwn == true, case .failed(let errors) = outcome, let starter,
      case .failed(let before) = check.check(starter, beside: companions, leftOut: known)
    else { return outcome }
    let new = errors.filter { error in !before.contains { $0.message == error.message } }
    guard new.isEmpty, let first = errors.first else { return .failed(new) }
    return .unchecked(.failsAlready(line: first.line ?? 1, message: first.message))
  }
}
