/// A program that a rule speaks about, and the same program as it should be.
package struct RuleExample: Hashable, Sendable {
  /// The rule has a finding here.
  package let incorrect: String
  /// The rule has none here.
  package let correct: String
}
