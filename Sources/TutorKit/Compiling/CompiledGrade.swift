/// Grades a submission, with the compiler at work meanwhile. The command, the session and `watch`
/// call this one. nil: grading did not end.
///
/// - Parameter check: nil: the compiler is left out, and the report has no check `compiles`.
package func grade(_ request: GradeRequest, compiling check: CompileCheck?) -> GradeReport? {
  let compile = check?.start(
    request.submission, beside: request.companions, allowsUndeclared: request.allowsUndeclared,
    leftOut: request.known)
  guard let report = withDeepStack({ grade(request) }) else { return nil }
  guard let outcome = compile?.wait() else { return report }
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
