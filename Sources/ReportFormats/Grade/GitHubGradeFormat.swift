import TutorKit

/// Annotations of a change in a GitHub workflow.
package struct GitHubGradeFormat: GradeFormat {
  package static let name = "github"
  package static let writesCommands = true
  package static let reader = FormatReader.program
  private let base: PathBase

  package init(_ context: FormatContext) { base = context.base }

  package func text(of run: GradedRun) throws -> String {
    WorkflowAnnotations(run.submissions.flatMap(annotations)).text
  }

  private func annotations(_ submission: GradedSubmission) -> [WorkflowAnnotations.Annotation] {
    let record = submission.record
    let file = record.file.isEmpty ? nil : base.shown(record.file)
    if let problem = record.problem {
      return [
        .init(
          kind: .error, file: file, line: nil, title: problem.kind.rawValue,
          message: problem.message)
      ]
    }
    return record.checks.filter { $0.status != .passed }.flatMap { check in
      let kind: WorkflowAnnotations.Annotation.Kind = check.status == .failed ? .error : .notice
      let sentences = check.evidence.isEmpty ? [check.status.rawValue] : check.evidence
      return sentences.map { sentence in
        let place = EvidencePlace(sentence, file: record.file)
        return WorkflowAnnotations.Annotation(
          kind: kind, file: file, line: place.line, title: check.id, message: place.message)
      }
    }
  }
}
