import Analysis

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

extension ExamplesReport {
  /// Rules on how a program is kept in files, of which an example shows nothing.
  static let offInDocuments: Set<String> = ["subview-visibility"]

  /// Explains every Swift example of the lessons, each as a program of its own.
  package init(_ library: LessonLibrary) {
    lessons = library.lessons.map { lesson in
      Entry(
        id: lesson.id, title: lesson.title,
        examples: lesson.document.examples.filter { !$0.swift.isEmpty }.map { example in
          let text = ExampleProgram.whole(MarkedSource(example.swiftAtItsLines).text)
          let report = explain([ParsedSource(text: text, file: lesson.document.path)])
          return Example(
            label: example.label, kind: example.kind.rawValue, line: example.line,
            findings: report.findings.filter { !Self.offInDocuments.contains($0.rule) },
            counts: report.counts,
            problem: report.problem)
        })
    }
  }
}
