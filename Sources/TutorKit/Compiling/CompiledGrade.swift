/// Grades a submission, with the compiler at work meanwhile. The command, the session and `watch`
/// call this one. nil: grading did not end.
///
/// - Parameter check: nil: the compiler is left out, and the report has no check `compiles`.
package func grade(_ request: GradeRequest, compiling check: CompileCheck?) -> GradeReport? {
  let compile = check?.start(
    request.submission, beside: request.companions, allowsUndeclared: request.allowsUndeclared)
  guard let report = withDeepStack({ grade(request) }) else { return nil }
  return compile.map { report.adding(compile: $0.wait()) } ?? report
}
