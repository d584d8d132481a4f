package import Analysis

/// `tutor explain FILE… --format json`
package struct ExplainReport: Codable, Hashable, Sendable {
  package var format = 1
  package var findings: [FindingReport]
  /// The simulated scenario; nil when it could not begin.
  package var counts: SimulationReport?
  /// Why there are no counts.
  package var problem: String?
  /// Structs to extract, each with what it saves; nil: not looked for.
  package var suggestions: [SuggestionReport]?
}

/// `tutor explain --lessons DIR --all-examples --format json`
package struct ExamplesReport: Codable, Hashable, Sendable {
  package var format = 1
  package var lessons: [Entry]

  package struct Entry: Codable, Hashable, Sendable {
    package var id: String
    package var title: String
    package var examples: [Example]
  }

  package struct Example: Codable, Hashable, Sendable {
    package var label: String
    package var kind: String
    package var line: Int
    package var findings: [FindingReport]
    package var counts: SimulationReport?
    package var problem: String?
  }
}

/// Explains files that form one program: findings and the discovered scenario. Use
/// ``withDeepStack(_:)`` around it.
package func explain(_ sources: [ParsedSource]) -> ExplainReport {
  var report = ExplainReport(findings: findings(in: sources).map(FindingReport.init))
  switch simulate(SimulationRequest(sources: sources)) {
  case .success(let run): report.counts = SimulationReport(run)
  case .failure(let problem): report.problem = problem.sentence
  }
  return report
}

extension ExamplesReport {
  /// Explains every Swift example of the lessons, each as a program of its own.
  package init(_ library: LessonLibrary) {
    lessons = library.lessons.map { lesson in
      Entry(
        id: lesson.id, title: lesson.title,
        examples: lesson.document.examples.filter { !$0.swift.isEmpty }.map { example in
          let first = example.code.first { $0.isSwift }?.line ?? example.line
          // Empty lines in front, so that every line number is the document's.
          let above = String(repeating: "\n", count: max(0, first - 1))
          let text = above + MarkedSource(example.swift).text
          let report = explain([ParsedSource(text: text, file: lesson.document.path)])
          return Example(
            label: example.label, kind: example.kind.rawValue, line: example.line,
            findings: report.findings, counts: report.counts,
            problem: report.problem)
        })
    }
  }
}
