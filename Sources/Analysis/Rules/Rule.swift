package import Words

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
  /// Whether what it warns of changes what is shown or done, so that mending it does too: lost state, a
  /// model that is made anew.
  package let isAboutBehavior: Bool
  /// Limits by name, in kebab case.
  package let thresholds: [String: Threshold]
  /// What the rule leaves alone: phrases to follow "No finding:".
  package let exceptions: [String]
  /// A program with a finding and without; nil: the lesson that teaches the rule has them.
  package let example: RuleExample?
  /// The area of its messages.
  package let words: any Words.Type
  let check: @Sendable (RuleContext) -> [Finding]

  init(
    id: String, words: any Words.Type, summary: String, severity: Severity, explanation: String,
    isAboutBehavior: Bool = false, thresholds: [String: Threshold] = [:], exceptions: [String] = [],
    example: RuleExample? = nil, check: @escaping @Sendable (RuleContext) -> [Finding]
  ) {
    self.id = id
    self.words = words
    self.summary = summary
    self.severity = severity
    self.explanation = explanation
    self.isAboutBehavior = isAboutBehavior
    self.thresholds = thresholds
    self.exceptions = exceptions
    self.example = example
    self.check = check
  }

  /// All rules, in the order of the course.
  package static let all: [Rule] = [
    .monolithicBody, .computedView, .viewHelperFunction, .invalidationBlastRadius,
    .bodyComplexity, .repeatedSubtree, .inlineRow, .wideInput, .bindingNeverWritten,
    .subviewVisibility, .uncomparableInput, .unstableIdentity, .objectObservedWhole,
    .anyView, .closureInput, .unreadInput, .workInBody, .workInInit, .duplicateIdentity,
    .variableRowCount, .eagerRows,
  ]

  /// Rules on what is built without need. Where a program builds more than it has to, the summary of each of them
  /// may be said of it, whatever finding it has.
  package static let ofRebuilding: Set<String> = [
    monolithicBody.id, computedView.id, viewHelperFunction.id, invalidationBlastRadius.id,
    repeatedSubtree.id, inlineRow.id, wideInput.id, uncomparableInput.id, objectObservedWhole.id,
    closureInput.id, unreadInput.id,
  ]

  /// Rules on work that is done in each run of a body, or whenever a view is made.
  package static let ofWorkInBodies: Set<String> = [workInBody.id, workInInit.id]

  /// Rules that a view of its own satisfies.
  package static let askingForViews: Set<String> = ofSize.union([
    computedView.id, viewHelperFunction.id, inlineRow.id, repeatedSubtree.id, bodyComplexity.id,
  ])

  /// Rules that say what a change builds again.
  package static let ofSize: Set<String> = [monolithicBody.id, invalidationBlastRadius.id]

  /// Rules that say why a body runs that need not.
  package static let ofInputs: Set<String> = [uncomparableInput.id, closureInput.id]

  /// Rules that never warn: what they find is a note, and no exercise demands that it goes.
  package static let ofNotes: Set<String> = [
    closureInput.id, eagerRows.id, inlineRow.id, subviewVisibility.id, variableRowCount.id,
  ]

  /// The rules on parts of a body that stand beside it in another form than a view: what one of them
  /// finds is no better as what another finds.
  package static let ofPartsBesideBodies: Set<String> = [computedView.id, viewHelperFunction.id]

  /// What hides the type of a view; a branch in the body mends it as well as a view of its own.
  package static let ofErasure: Set<String> = [anyView.id]

  /// What finds rows that cannot be told apart. Some data show it and others do not, so that no step need show it.
  package static let ofRepeatedIdentities: Set<String> = [duplicateIdentity.id]

  /// The ids of all rules: with these by name a program has all findings, also several with one cause.
  package static let ids = Set(all.map(\.id))
}

/// What a rule looks at.
struct RuleContext {
  var index: ViewIndex
  /// Limits in force by name.
  var limits: [String: Int]

  /// The limit of this name; one that is off is never reached.
  func limit(_ name: String) -> Int { limits[name] ?? Int.max }
}

/// Runs rules over files that form one program. Findings come in order of file, place and rule.
/// Of several findings with one cause one is kept, unless rules are asked for by name.
/// Comments that disable rules are not looked at: see ``SuppressionComments``.
///
/// - Parameters:
///   - rules: ids of the rules to run; nil: all that the configuration leaves on.
///   - surroundings: what other files declare, where the program goes on outside of `sources`.
package func findings(
  in sources: [ParsedSource], rules: Set<String>? = nil,
  configuration: RuleConfiguration = RuleConfiguration(), surroundings: Surroundings = .none
) -> [Finding] {
  findings(
    in: sources.map(FileDeclarations.init), rules: rules, configuration: configuration,
    surroundings: surroundings)
}

/// The same for files whose declarations are collected already.
package func findings(
  in files: [FileDeclarations], rules: Set<String>? = nil, configuration: RuleConfiguration,
  surroundings: Surroundings
) -> [Finding] {
  let index = ViewIndex.build(files, surroundings: surroundings)
  let chosen = Rule.all.filter { rule in
    rules?.contains(rule.id) ?? true && configuration.isOn(rule.id)
  }
  let all = chosen.flatMap { rule in
    rule.check(RuleContext(index: index, limits: configuration.limits(of: rule)))
      .map { configuration.graded($0, by: rule) }
  }
  let kept = rules == nil ? Causes(all, index).oneOfEach : all
  let order = Dictionary(files.enumerated().map { ($1.source.file, $0) }) { first, _ in first }
  return kept.map { (file: order[$0.file] ?? 0, finding: $0) }.sorted {
    ($0.file, $0.finding.range.start, $0.finding.rule)
      < ($1.file, $1.finding.range.start, $1.finding.rule)
  }.map(\.finding)
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
