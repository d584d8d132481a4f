/// `.tutor.yml`, baselines, and files that are left out of an analysis.
package enum ConfigurationWords: String, Words {
  package static let area = "configuration"

  case writeKeys = "write keys with values: `rules:` and `exclude:`"
  case key = "key"
  case rule = "rule"
  case setting = "setting"
  case unknown = "unknown {1} `{2}`"
  case unknownButNear = "unknown {1} `{2}`; did you mean `{3}`?"
  case unknownButKnown = "unknown {1} `{2}`; there is {3}"
  case excludeTakesList = "`exclude` takes a list of paths"
  case excludeTakesPaths = "`exclude` takes paths"
  case rulesTakeNames = "`rules` takes rule names with their settings"
  case severities = "a severity is off, note, warning or error, not `{1}`"
  case severitiesButNear =
    "a severity is off, note, warning or error, not `{1}`; did you mean `{2}`?"
  case wholeNumber = "`{1}` takes a whole number, such as {2}, not `{3}`"

  case noBaseline = "{1} is no baseline of format 1; write one with --write-baseline"
  case accepted = "{1}: {2} in `{3}`"
  case acceptedTimes = "{1}: {2} in `{3}` ({4} times)"
  case stale = """
    {1}: {2} {2|entry matches|entries match} no finding any more; write it anew with \
    --write-baseline
    """
  case andMore = "and {1} more"

  case cannotRead = "cannot be read: {1}"
  case missing = "no such file"
  case directory = "it is a folder"
  case unreadable = "it cannot be read; check its permissions"
  case silent = "no plain file, and nothing was read from it"
  case binary = "it is not UTF-8 text"
  case tooLarge = "it has {1} bytes; at most {2} are read"
  case empty = "it is empty"
  case tooDeep = "brackets nested too deeply at line {1}"
}
