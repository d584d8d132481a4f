import Words

extension Rule {
  /// The rule of the comments themselves: unknown and unused ones are reported under its name.
  package static let suppression = Rule(
    id: "suppression", words: SuppressionWords.self,
    summary: "A `// tutor:` comment names no rule, or switches off what is not found.",
    severity: .warning,
    explanation: """
      A comment that suppresses nothing hides the finding that somebody writes later. `// \
      tutor:disable RULE` holds to the end of the file or `// tutor:enable`, behind code for its \
      line; `// tutor:disable:next RULE` for the next line.
      """,
    exceptions: ["comments that name rules which do not run"]
  ) { _ in [] }

  /// All rules that a comment, an option or a configuration can name.
  package static let known = all + [suppression]
}

/// The messages of `suppression`.
enum SuppressionWords: String, Words {
  static let area = "rule.suppression"

  case noRule = "Name the rule to switch off: `// tutor:disable computed-view`."
  case unknownRule = "Name a rule that exists: there is no `{1}`."
  case unknownNear = "Name a rule that exists: there is no `{1}`. Did you mean `{2}`?"
  case unknownVerb = "Write disable, disable:next or enable: `tutor:{1}` means nothing."
  case unknownVerbNear = """
    Write disable, disable:next or enable: `tutor:{1}` means nothing. Did you mean `{2}`?
    """
  case nothingToEnable = "Remove `// tutor:enable`: nothing is switched off here."
  case notSwitchedOff = "Remove `{1}`: it is not switched off here."
  case unused = "Remove `{1}` from this comment: it suppresses nothing."
}

/// The comments of a program's files that switch rules off.
package struct SuppressionComments: Sendable {
  private let comments: [(file: String, comments: [SuppressionComment])]

  package init(_ sources: [ParsedSource]) {
    comments = sources.map { ($0.file, SuppressionComment.all(in: $0)) }.filter { !$0.1.isEmpty }
  }

  /// The findings that no comment suppresses, and a finding for each comment that is unknown or
  /// suppresses nothing.
  ///
  /// - Parameter rules: ids of the rules that ran.
  package func filter(
    _ findings: [Finding], rules: Set<String>, configuration: RuleConfiguration
  ) -> [Finding] {
    guard !comments.isEmpty else { return findings }
    var kept = findings
    for (file, comments) in comments {
      var scopes = SuppressionScopes(comments, rules: rules)
      kept = kept.filter { $0.file != file || !scopes.suppress($0) }
      guard rules.contains(Rule.suppression.id) else { continue }
      kept += scopes.remarks.map { remark in
        configuration.graded(
          Finding(
            rule: Rule.suppression.id, severity: Rule.suppression.severity,
            message: remark.message, file: file, range: remark.range, subject: remark.subject),
          by: .suppression)
      }
    }
    return kept
  }
}

/// Where which rules are off in one file.
private struct SuppressionScopes {
  struct Remark {
    var message: String
    var range: SourceRange
    var subject: String
  }

  private struct Scope {
    var rule: String
    var name: SuppressionComment.Name
    var start: SourcePosition
    var end: SourcePosition
    var isUsed = false
  }

  private var scopes: [Scope] = []
  private var faults: [Remark] = []
  private let rules: Set<String>
  private static let end = SourcePosition(line: Int.max, column: 0)

  init(_ comments: [SuppressionComment], rules: Set<String>) {
    self.rules = rules
    for comment in comments { add(comment) }
  }

  private mutating func add(_ comment: SuppressionComment) {
    switch comment.kind {
    case .unknown(let verb): addUnknownVerb(verb, comment)
    case .enable: enable(comment)
    case .disable: disable(comment, from: comment.range.start, to: Self.end)
    case .disableLines(let lines):
      disable(
        comment, from: SourcePosition(line: lines.lowerBound, column: 0),
        to: SourcePosition(line: lines.upperBound + 1, column: 0))
    }
  }

  private mutating func disable(
    _ comment: SuppressionComment, from start: SourcePosition, to end: SourcePosition
  ) {
    if comment.names.isEmpty {
      fault(SuppressionWords.noRule(), comment.range, "")
    }
    for name in comment.names where isKnown(name) {
      scopes.append(Scope(rule: name.text, name: name, start: start, end: end))
    }
  }

  /// Ends the scopes of the named rules, or all that reach to the end of the file.
  private mutating func enable(_ comment: SuppressionComment) {
    let names = Set(comment.names.map(\.text))
    var ended: Set<String> = []
    for index in scopes.indices where scopes[index].end == Self.end {
      guard names.isEmpty || names.contains(scopes[index].rule) else { continue }
      scopes[index].end = comment.range.start
      ended.insert(scopes[index].rule)
    }
    if names.isEmpty, ended.isEmpty {
      fault(SuppressionWords.nothingToEnable(), comment.range, "")
    }
    for name in comment.names where isKnown(name) && !ended.contains(name.text) {
      fault(SuppressionWords.notSwitchedOff(name.text), name.range, name.text)
    }
  }

  private mutating func isKnown(_ name: SuppressionComment.Name) -> Bool {
    let ids = Rule.known.map(\.id)
    if ids.contains(name.text) { return true }
    let message =
      nearestName(to: name.text, among: ids).map { SuppressionWords.unknownNear(name.text, $0) }
      ?? SuppressionWords.unknownRule(name.text)
    fault(message, name.range, name.text)
    return false
  }

  private mutating func addUnknownVerb(_ verb: String, _ comment: SuppressionComment) {
    let known = ["disable", "disable:next", "enable"]
    let message =
      nearestName(to: verb, among: known).map { SuppressionWords.unknownVerbNear(verb, $0) }
      ?? SuppressionWords.unknownVerb(verb)
    fault(message, comment.range, verb)
  }

  private mutating func fault(_ message: String, _ range: SourceRange, _ subject: String) {
    faults.append(Remark(message: message, range: range, subject: subject))
  }

  /// Whether a scope covers the finding. All that do are used.
  mutating func suppress(_ finding: Finding) -> Bool {
    var isSuppressed = false
    for index in scopes.indices where scopes[index].rule == finding.rule {
      let scope = scopes[index]
      guard scope.start <= finding.range.start, finding.range.start < scope.end else { continue }
      scopes[index].isUsed = true
      isSuppressed = true
    }
    return isSuppressed
  }

  /// What is wrong with the comments, to be asked for when all findings are through.
  var remarks: [Remark] {
    faults
      + scopes.filter { !$0.isUsed && rules.contains($0.rule) }.map {
        Remark(
          message: SuppressionWords.unused($0.rule),
          range: $0.name.range, subject: $0.rule)
      }
  }
}
