/// What a project wants of the rules: which run, how much their findings matter, and where their
/// limits are.
package struct RuleConfiguration: Hashable, Sendable {
  /// Severities by rule id; a rule that is not named keeps its own.
  package var severities: [String: Severity] = [:]
  /// Limits by rule id and threshold name; nil switches the limit off.
  package var thresholds: [String: [String: Int?]] = [:]
  /// Ids of rules that do not run.
  package var disabled: Set<String> = []

  package init() {}

  /// Whether a rule runs.
  package func isOn(_ rule: String) -> Bool { !disabled.contains(rule) }

  /// The limits in force for a rule: the configured ones, else the defaults that are on.
  package func limits(of rule: Rule) -> [String: Int] {
    var limits = rule.thresholds.filter(\.value.isOn).mapValues(\.value)
    for (name, value) in thresholds[rule.id] ?? [:] { limits[name] = value }
    return limits
  }

  /// The finding with the configured severity. A rule's milder findings (a note beside its
  /// warnings) never become more than they are.
  func graded(_ finding: Finding, by rule: Rule) -> Finding {
    guard let severity = severities[rule.id] else { return finding }
    var result = finding
    result.severity =
      finding.severity < rule.severity ? min(finding.severity, severity) : severity
    return result
  }
}
