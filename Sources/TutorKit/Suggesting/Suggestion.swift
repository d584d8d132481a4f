package import Analysis

/// An extraction that was tried: it renders the same and costs less.
package struct Suggestion: Hashable, Sendable {
  /// The findings that it mends, the first of them the one that it is named after.
  package var findings: [Finding]
  package var extraction: Extraction
  /// View values rebuilt in each step, as the file is and with the extraction.
  package var steps: [Step]

  /// The counts of one step.
  package struct Step: Hashable, Sendable {
    package var action: String
    /// View values rebuilt.
    package var before: Int
    package var after: Int
  }

  /// All view values rebuilt with the extraction.
  package var cost: Int { steps.reduce(0) { $0 + $1.after } }
}
