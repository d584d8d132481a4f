import Analysis

/// The examples of a document without a pair.
enum LooseExamples {
  /// More blocks of one document are not run.
  private static let mostLoose = 6

  /// What they run: blocks of Swift with a label or without one.
  static func runs(of lesson: Lesson) -> [SideRun] {
    let labelled = lesson.document.examples.filter { !$0.swift.trimmed.isEmpty }
    let examples = labelled.isEmpty ? unlabelled(lesson) : labelled
    return examples.prefix(mostLoose).compactMap { SideRun($0) }
  }

  /// Each block of Swift as an example of its own.
  private static func unlabelled(_ lesson: Lesson) -> [GuidelineExample] {
    lesson.document.blocks.compactMap { block in
      guard case .code(let language, let text) = block.content else { return nil }
      let fence = GuidelineExample.Fence(language: language, text: text, line: block.codeLine)
      guard fence.isSwift else { return nil }
      return GuidelineExample(
        label: "", kind: .further, reason: nil, line: block.line, code: [fence])
    }
  }
}

/// What would let a sentence that was not held against counts be held.
enum UnreadRemedy {
  /// - Parameters:
  ///   - runs: what the examples run, as far as that is known.
  ///   - isKnown: whether all of it is.
  static func of(_ runs: [SideRun], isKnown: Bool) -> String {
    guard isKnown else { return PracticeWords.claimUnreadUnknown() }
    return runs.lazy.compactMap { remedy($0) }.first ?? PracticeWords.claimUnreadNoCode()
  }

  /// A sentence of the first view that is shown and of what can be done; nil: there is nothing to do.
  private static func remedy(_ run: SideRun) -> String? {
    guard let view = run.views.min() else { return nil }
    if let label = run.labels(of: .tap).min() {
      return PracticeWords.claimUnreadRemedyOf(view, label)
    }
    if let label = run.labels(of: .toggle).min() {
      return PracticeWords.claimUnreadRemedyOfToggle(view, label)
    }
    let names = run.labels(of: .change).filter { $0.contains(".") }
      .compactMap { $0.split(separator: ".").last.map(String.init) }.filter { $0.count > 1 }
    return names.min().map { PracticeWords.claimUnreadRemedyOfChange(view, $0) }
  }
}
