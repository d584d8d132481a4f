/// What reports for other programs say besides findings and evidence.
package enum FormatWords: String, Words {
  package static let area = "format"

  case notReached = "not looked at: a check before it did not pass"
  case noExercise = "not looked at: the file belongs to no exercise; name one with `--exercise`"
  case noFindings = "no findings"
  case graded = "{1}: {2} of {3} points"
  case more = """
    {1} more {1|remark stands|remarks stand} in the summary of the step, where GitHub gives it one
    """
  case moreRows = "{1} more {1|row|rows}"
  case cut = " […]"
  case checkTitle = "{1}: {2}"
  case findingsTitle = "tutor: {1}"
  case gradesTitle = "tutor: {1} of {2} passed"

  // Columns of tables.
  case severity = "severity"
  case place = "place"
  case rule = "rule"
  case message = "message"
  case check = "check"
  case whatWasSeen = "what was seen"
  case participant = "participant"
  case exercise = "exercise"
  case verdict = "verdict"
  case points = "points"
  case firstCheck = "first check to mend"

  // `tutor schema`, --since, --output.
  case noSchema = "no schema `{1}`; `tutor schema` lists them"
  case noSchemaButNear = "no schema `{1}`; did you mean `{2}`?"
  case noSchemas = "the folder Support/Schemas is missing beside the lessons; install tutor again"
  case noGit = "git could not be run; --since needs it"
  case gitFailed = "git does not know what changed since {1}: {2}"
  case gitKnowsNot = "git knows no commit {1}; --since takes a branch, a tag or a commit"
  case noRepository = "{1} is in no git repository; --since needs one"
  case summaryNotWritten = "the summary of the step could not be written to {1}"
  case outputOfText = "--output takes a format for programs, such as --format json."
  case stdinNameNeeds = "--stdin-filename names standard input; give `-` as the file."
  case jobsTakes = "--jobs takes a number from 1 to {1}."
  case sinceNeedsFiles = "--since takes files or folders, not standard input or --all-examples."
}
