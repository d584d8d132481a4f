/// Traces and their counts.
package enum SimulationWords: String, Words {
  package static let area = "simulation"

  case counts = "{1} {1|body|bodies} ran, {2} view {2|value|values} rebuilt, {3} needed"
  case uncheckedCounts = "unchecked; as far as is known {1}"
  case wrote = "wrote {1}"
  case notCarriedOut = "not carried out: {1}"
  case assumed = "assumed:"
  case repeatedIdentity = """
    two rows have the id {1}: which of them is which SwiftUI does not define, and they are taken in their order
    """
  case unchecked = "unchecked:"
  case andOthers = ", and {1} {1|other|others}"
  case because = "because {1}"
  case didRun = "it did run"
  case probe = "probe {1}: {2}"
  case noView = "no view is declared; name a file with a type that conforms to View"
  case unknownRoot = "--root: no view `{1}` is declared; declared are {2}"
  case unknownRootButNear = "--root: no view `{1}` is declared; did you mean `{2}`?"
  case invalidRoot = "--root: {1}; write for example 'OrderView(count: 1)'"
  case invalidStep = "--step: the value `{1}`: {2}"

  // A table of expected counts.
  case noColumn = "the header has no column `{1}`"
  case noStepNumber = "`{1}` is no step number"
  case tableTotals = "{1} equal, {2} different, {3} unchecked"
  case rootIsNone = "the root is no Swift expression"
  case noSuchStep = "no such step"
}
