/// Holding the simulator against SwiftUI itself.
package enum CalibrationWords: String, Words {
  package static let area = "calibration"

  case needsOne = "Give --run, --write DIR, or --compare TABLE."
  case fromNeedsPackage = "--from, --root and --step go with --run or --write DIR."
  case wrote = """
    wrote {1} files with {2} {2|scenario|scenarios}; on a Mac: cd {3} && swift run Calibrate > calibration.tsv
    """
  case notEmpty = "{1} is there already and is not empty; name another folder"
  case leftOut = "{1} {1|count|counts} of views that no probe names left out"
  case noRuntime = "the folder Support/Calibration is not beside the lessons"

  // A screen of one's own.
  case noView = "{1} declares no view with a body"
  case noStep = "the screen offers no step `{1}`; it offers: {2}"
  case noStepAtAll = "the screen offers no step `{1}`"
  case controlsLeftOut = """
    no step for the {1|control|controls} on {1|line|lines} {2}: the label or the action is not written \
    there, or it stands outside of a body
    """

  // Running the package.
  case noSwift = "there is no `swift` on PATH; with Xcode: xcode-select --install"
  case needsMac =
    "--run needs macOS 14 or later, with Xcode; --write makes the package here, to be run there"
  case noTable = "the package printed no table; it needs macOS 14 or later, with Xcode"
  case kept = "the table is {1}; to see this report again: tutor calibrate --compare {1}"

  // The report.
  case system = "system: {1}"
  case systemAndSDK = "{1}, SDK {2}"
  case heldAgainst = "simulator: as {1}"
  case notOffered = "{1}: nothing on screen offered the step {2}, so the scenario ends there"
  case totals = "{1} equal, {2} different, {3} unchecked"
  case section = "{1} {2}: {3} different of {4}"
  case noSection = "without a section: {1} different of {2}"
  case difference = "{1} step {2} ({3}), {4}: SwiftUI {5}, simulator {6}"
  case unsure = "{1} step {2} ({3}), {4}: SwiftUI {5}, simulator unchecked: {6}"
  case equalSections = "equal throughout: {1}"

  // Two systems.
  case systemsAgree = "{1} and {2} agree where both count"
  case systemsDiffer = "{1} and {2} differ in {3} {3|row|rows}:"
  case systemDifference = "{1} step {2} ({3}), {4}: {5} and {6}"
}
