/// Findings, suggestions, and the documentation of rules.
package enum FindingWords: String, Words {
  package static let area = "finding"

  case atLine = "line {1}: {2}"
  case noteAtLine = "note: line {1}: {2}"
  case errors = "{1} {1|error|errors}"
  case warnings = "{1} {1|warning|warnings}"
  case notes = "{1} {1|note|notes}"
  case none = "no findings"
  case noneAskedFor = "no findings of those asked for, {1} left out"
  case notChecked = "{1} not checked"
  case inFiles = "{1} in {2} files"
  case countsOf = """
    These are the counts of `{1}`. `tutor simulate FILE --root {2}` has those of `{2}`, which it does not show.
    """
  case noCounts = "no counts: {1}"
  case example = "{1} (line {2})"
  case uncheckedTitle = "not checked"

  case suggestion = "{1}:{2}: suggestion: extract {3} [{4}]"
  case extract = "extract {1}"
  case rebuilt = "rebuilt: {1}"
  case andMore = "{1}, {2} more"
  case inItsPlace = "in its place:"
  case theStruct = "the struct:"

  case exceptions = "No finding for"
  case thresholds = "Thresholds"
  case taughtBy = "Taught by: {1} (`tutor lesson {1}`)"
  case found = "Found:"
  case better = "Better:"
  case switchOff = "Switch off: // tutor:disable:next {1}, or in .tutor.yml:"
  case switchedOn = "{1} when switched on; off by default"

  case tooDeep = "brackets nested too deeply to be parsed"
  case syntaxError = "error: {1}"
  case syntaxErrors = "error: {1} (and {2} more syntax {2|error|errors})"
}
