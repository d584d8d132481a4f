import TutorKit

/// What `check50 --output json` prints.
package struct Check50Format: GradeFormat {
  package static let name = "check50"
  package static let reader = FormatReader.platform
  private let context: FormatContext

  package init(_ context: FormatContext) { self.context = context }

  package func text(of run: GradedRun) throws -> String {
    let exercises = Set(run.submissions.compactMap(\.record.exercise)).sorted()
    let slug = (run.courses(context.origin) + exercises).joined(separator: "/")
    return try prettyJSON(
      Report(
        slug: slug.harmlessLine(), results: run.submissions.flatMap(results),
        version: context.origin.tool))
  }

  private func results(_ submission: GradedSubmission) -> [Result] {
    PlatformScore(submission.record, usesCompiler: context.usesCompiler).rows.map { row in
      Result(
        name: row.id, description: "\(submission.name.harmlessLine()): \(row.title)",
        passed: row.status == .unchecked ? nil : row.status == .passed,
        log: Array(row.evidence.dropFirst()),
        cause: row.evidence.first.map { Cause(rationale: $0) },
        dependency: row.id == CheckID.parses.rawValue ? nil : CheckID.parses.rawValue)
    }
  }

  private struct Report: Encodable {
    var slug: String
    var results: [Result]
    var version: String
  }

  private struct Result: Encodable {
    var name: String
    var description: String
    /// nil: it was not reached, or nobody knows.
    var passed: Bool?
    var log: [String]
    var cause: Cause?
    var dependency: String?

    enum CodingKeys: String, CodingKey {
      case name, description, passed, log, cause, data, dependency
    }

    /// The platform wants every key, with null where there is nothing to say.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(description, forKey: .description)
      try container.encode(passed, forKey: .passed)
      try container.encode(log, forKey: .log)
      try container.encode(cause, forKey: .cause)
      try container.encode([String: String](), forKey: .data)
      try container.encode(dependency, forKey: .dependency)
    }
  }

  private struct Cause: Encodable {
    var rationale: String
    var help: String?

    enum CodingKeys: String, CodingKey { case rationale, help }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rationale, forKey: .rationale)
      try container.encode(help, forKey: .help)
    }
  }
}
