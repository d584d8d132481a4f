/// Holding the simulator against SwiftUI itself.
package enum CalibrationWords: String, Words {
  package static let area = "calibration"

  case needsOne = "Give --write DIR, or --compare TABLE."
  case wrote = """
    wrote {1} files with {2} scenarios; on a Mac: cd {3} && swift run Calibrate > calibration.tsv
    """
  case notEmpty = "{1} is there already and is not empty; name another folder"
  case leftOut = "{1} {1|count|counts} of views that no probe names left out"

  // The report.
  case system = "system: {1}"
  case totals = "{1} equal, {2} different, {3} unchecked"
  case section = "{1} {2}: {3} different of {4}"
  case noSection = "without a section: {1} different of {2}"
  case difference = "{1} step {2} ({3}), {4}: SwiftUI {5}, simulator {6}"
  case unsure = "{1} step {2} ({3}), {4}: SwiftUI {5}, simulator unchecked: {6}"
  case equalSections = "equal throughout: {1}"
}
