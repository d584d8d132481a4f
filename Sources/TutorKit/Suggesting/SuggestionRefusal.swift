package import Analysis

/// Why an extraction is not offered.
package enum SuggestionRefusal: Error, Hashable, Sendable {
  /// No struct can be written.
  case notWritten(ExtractionObstacle)
  /// Neither the program nor the view alone can be simulated.
  case notSimulated
  /// The rewritten file needs what the simulation does not know.
  case notProven
  /// The rewritten file shows or does something else.
  case differs
  /// The rewritten file builds more in a step.
  case costsMore(step: String, before: Int, after: Int)
  /// The rewritten file builds less in no step.
  case savesNothing
  /// The rewritten file has more findings.
  case addsFindings
  /// Another struct is suggested first, which takes the same code or has the same name.
  case after(String)
  /// So many others were tried before it.
  case notTried
}
