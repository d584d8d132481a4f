/// One analyzer check, named for the smell.
package struct Rule: Sendable {
  /// Kebab case: `computed-view`.
  package let id: String
  /// One sentence.
  package let summary: String
  /// The severity of its findings, unless a finding says otherwise.
  package let severity: Severity
  /// Why it matters, in two or three sentences.
  package let explanation: String
  /// Limits by name, with their defaults.
  package let thresholds: [String: Int]
  let check: @Sendable (RuleContext) -> [Finding]

  /// All rules, in the order of the course.
  package static let all: [Rule] = [
    .monolithicBody, .computedView, .viewHelperFunction, .invalidationBlastRadius,
    .bodyComplexity, .repeatedSubtree, .inlineRow, .wideInput, .bindingNeverWritten,
    .subviewVisibility, .uncomparableInput, .unstableIdentity, .objectObservedWhole,
  ]
}

/// What a rule looks at.
struct RuleContext {
  var index: ViewIndex
  var thresholds: [String: Int]

  func limit(_ name: String) -> Int { thresholds[name] ?? 0 }

  /// The views of a body.
  func tree(_ view: ViewType) -> [ViewNode] { view.tree }
}

/// Runs rules over files that form one program. Findings come in order of file, place and rule.
///
/// - Parameter rules: ids of the rules to run; nil: all.
package func findings(in sources: [ParsedSource], rules: Set<String>? = nil) -> [Finding] {
  let index = ViewIndex.build(sources)
  let chosen = Rule.all.filter { rules?.contains($0.id) ?? true }
  let all = chosen.flatMap { rule in
    rule.check(RuleContext(index: index, thresholds: rule.thresholds))
  }
  let files = Dictionary(sources.enumerated().map { ($1.file, $0) }) { first, _ in first }
  return all.sorted {
    (files[$0.file] ?? 0, $0.range.start, $0.rule) < (files[$1.file] ?? 0, $1.range.start, $1.rule)
  }
}

extension Finding {
  init(
    _ rule: String, _ member: ViewMember, view: String, severity: Severity = .warning,
    message: String, notes: [Note] = []
  ) {
    self.init(
      rule: rule, severity: severity, message: message,
      file: member.source.file, range: member.range, subject: "\(view).\(member.name)",
      notes: notes)
  }
}

extension Finding {
  init(
    _ rule: String, _ property: ViewProperty, of view: ViewType, severity: Severity = .warning,
    message: String, notes: [Note] = []
  ) {
    self.init(
      rule: rule, severity: severity, message: message, file: property.source.file,
      range: property.range, subject: "\(view.name).\(property.name)", notes: notes)
  }
}
