/// What the report of a room says.
package enum ReportWords: String, Words {
  package static let area = "report"

  case title = "What the room has done"
  case titleOf = "What the room has done: {1}"
  case summary =
    "{1} {1|participant|participants}, {2} {2|exercise|exercises}: {3} of {4} texts passed."
  case made = "Made {1} by tutor {2}."
  case person = "Participant {1}"
  case skip = "Skip to the table"
  case contents = "Contents"
  case darkOrLight = "Dark or light"
  case pause = "Stop reloading"
  case resume = "Reload again"
  case reloads = "This page loads itself again every {1} {1|second|seconds}."

  // The heat map.
  case heatMap = "Participants and exercises"
  case heatMapHelp = """
    Points of 100, with the check to fix first. Arrow keys go from cell to cell, Enter shows what is \
    known of it.
    """
  case participant = "Participant"
  case exercise = "Exercise"
  case passed = "passed"
  case notPassed = "not passed"
  case unchecked = "unchecked"
  case nothing = "nothing handed in"
  case points = "{1} of 100 points"
  case moreRows = """
    {1} more {1|participant is|participants are} not in this table; the table of comma-separated values \
    has all.
    """
  case room = "Passed, of those who handed in"
  case ofAll = "{1} of {2}"

  // Stuck.
  case stuck = "Who is stuck, and since when"
  case stuckHelp = """
    The text that they changed last does not pass. Since when: the first text after the last pass, by \
    exports or by the files' dates.
    """
  case nobodyStuck = "Nobody: every last text passes."
  case since = "Since"
  case sinceFor = "{1} ({2} min)"
  case notKnown = "not known"
  case firstToFix = "First failing check"
  case tries = "Texts"
  case hints = "Hints"
  case likeMistake = "Like"

  // Counted.
  case failing = "Where it fails first"
  case nothingFails = "No check has failed."
  case check = "Check"
  case people = "People"
  case mistakes = "Mistakes that the exercise foresees"
  case mistakesHelp = """
    The same: the text of the mistake, but for names and layout. Alike: other text that fails in the same \
    way, step by step.
    """
  case noMistakes = "No text is like a mistake that the exercises foresee."
  case sameAs = "the same as mistakes/{1}"
  case failsLike = "fails like mistakes/{1}"
  case asStarter = "as the starter"
  case same = "The same"
  case alike = "Alike"
  case mistake = "Mistake"
  case hint = "Hint"
  case findings = "Findings"
  case noFindings = "No rule is broken."
  case rule = "Rule"
  case where_ = "Where"
  case beliefs = "Beliefs behind predictions"
  case beliefsHelp = "From exports: answers that follow from one belief about SwiftUI."
  case noBeliefs = "No exports were given, or no answer in them follows from a known belief."
  case belief = "Belief"
  case answers = "Answers"
  case how = "How it is"

  // Counts and time.
  case counts = "Counts against the reference"
  case countsHelp = "View values that all steps of the exercise build together."
  case reference = "Reference"
  case starter = "Starter"
  case median = "Room, median"
  case least = "Room, least"
  case minutes = "Minutes, median"
  case longest = "Minutes, longest"
  case minutesHelp =
    "Minutes are from exports: the time between entries, without pauses of more than {1} minutes."
  case builds = "builds {1}, the reference {2}"

  // For the trainer.
  case forTrainer = "For the trainer alone"
  case alikeTexts = "Texts of one structure"
  case alikeHelp = """
    These texts differ in names and layout only, and are none that the course hands out. That says nothing \
    about how they came about: pairs work together, an assistant may have helped several people alike, and \
    a short exercise leaves few ways. Ask before concluding anything.
    """
  case noAlikeTexts = "No two texts have one structure."
  case identical = "equal byte for byte"
  case common = "so many have it that it may be what most people would write"
  case missing = "On the roster, and nothing handed in"
  case nobodyMissing = "Nobody is missing."
  case noRoster = "No roster was given."
  case strangers = "Handed in, and not on the roster"
  case otherFiles = "Files of no exercise"
  case moreFiles = "{1} more {1|file|files}."
  case file = "File"
  case reason = "Reason"
  case ownFile = "a file of one's own"
  case details = "Each participant"
  case changed = "changed {1}"
  case triesOf = "{1} {1|text|texts}"
  case minutesOf = "{1} {1|minute|minutes}"

  // The command.
  case written = "{1} is written"
  case folderOfTexts = """
    {1} is a folder, and no file of records: `tutor grade {1} --report wall.html` grades what is in it and \
    makes the page
    """
  case live = "{1} is renewed when {2} {2|file|files} of records change; Ctrl-C ends it"
  case liveNeedsPage = "--live needs --html FILE, and records that are files."
  case notExport = "{1} is no export of tutor: {2}"
  case otherCourse =
    "{1} {1|record is|records are} of the course {2} and left out; report {1|it|them} with --course {2}"
  case noPage = "the page could not be made: a fault of tutor"
}
