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

extension SideRun {
  /// The first view that is shown, and the label of a control.
  var example: (view: String, control: String)? {
    guard let view = views.min(), let control = controlLabels.min() else { return nil }
    return (view, control)
  }
}
