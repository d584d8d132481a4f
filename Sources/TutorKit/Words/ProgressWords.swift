/// What is done, what repeats, what is due, and what becomes of the progress file.
package enum ProgressWords: String, Words {
  package static let area = "progress"

  case noExercises = "No exercise of these lessons was begun yet; `exercises` lists them."
  case next = "Next: `{1}` ({2})."
  case reviewTitle = "two minutes of questions on what is due"
  case ownCode = "your own code"
  case attempts = "{1} {1|attempt|attempts}"
  case predictions = "{1} of {2} {2|prediction|predictions} matched what runs"
  case daysInARow = "{1} days in a row"
  case longest = "{1} at the longest"
  case lessonsDone = "Done: {1} of {2} {2|lesson|lessons}."
  case lessonsDoneAndPassed =
    "Done: {1} of {2} {2|lesson|lessons}; {3} {3|exercise|exercises} passed."
  case courseDone =
    "Done: {1} of {2} {2|lesson|lessons}, {3} of {4} {4|exercise|exercises}."
  case examPassed = "Exam: passed on {1}, with {2} of {3} questions right."
  case examNotPassed =
    "Exam: not passed yet, with {1} of {2} questions right at best; `{3}` begins another one."
  case examTimes = "{1} Taken {2} times."
  case showed = "Predictions showed: {1}. `review` asks about them when they are due."
  case foundMostOften = "Found most often: {1}. `tutor rule {2}` says more."
  case dueToday = "Due for review today: {1} {1|topic|topics}."
  case dueTomorrow = "Due for review tomorrow: {1} {1|topic|topics}."
  case dueInDays = "Due for review in {1} days: {2} {2|topic|topics}."
  case once = "`{1}` once"
  case onceBelieved = "“{1}” once"
  case timesBelieved = "“{1}” {2} times"
  case times = "`{1}` {2} times"
  case ownScreen = "{1}. {2}: `own` takes a view of yours"
  case marks = """
    A mark is an exercise: `#` passed, `+` begun, `-` not begun. A lesson of the course is done once all its exercises \
    are passed, and one whose exercise is a view of your own once it is read.
    """
  case passed = "{1} of {2} passed"
  case passedAndBegun = "{1} of {2} passed, {3} begun"
  case adopted = """
    {1} {1|row|rows} of code that you were entering {1|is|are} now your text for {2}; `undo` brings \
    back the text before.
    """
  case stillHeld = """
    {1} {1|row|rows} of code that you entered before {1|waits|wait}: `exercise {2}` takes {1|it|them} as your text.
    """
  case lines = "{1} {1|line|lines}"

  // The progress file.
  case note = "note: {1}"
  case cannotSave = """
    nothing is saved from here on: {1} cannot be written ({2}). Make room or allow writing \
    there, or name another folder with TUTOR_STATE, and start again
    """
  case newerFile = """
    nothing is saved: {1} was written by a newer tutor and is left as it is. Update tutor, or \
    name another folder with TUTOR_STATE
    """
  case damagedUnsaved = "nothing is saved: the progress file is damaged; it is kept as {1}"
  case damagedLost = """
    the progress file was damaged, and there is no copy of it; it is kept as {1}, and a new one holds \
    nothing of it
    """
  case damagedSaved = """
    the progress file was damaged; it is kept as {1}, and in its place is the copy that was made when \
    tutor was started last, with {2} {2|row|rows}
    """
  case noStore = "no progress can be kept: neither {1} nor memory can be used"
  case unreadable = "the progress file cannot be read; `tutor doctor` says more"
  case exported = "Wrote {1} {1|row|rows} to {2}. On another machine: tutor import {2}"

  // What is imported.
  case nothingImported = "nothing was imported: the progress file cannot be written"
  case importedAll = "Added {1} of {1} {1|row|rows}."
  case imported = "Added {1} of {2} {2|row|rows}; the others were there already."
  case laterText = "{1} has the later text of the file now; `undo` brings back yours."
  case notChanged = "{1}:{2}: {3}. Nothing was changed"
  case tooLarge = "more than {1} bytes"
  case newerFormat = "format {1} is of a newer tutor; update tutor and import again"
  case noExport = "no file that `tutor export` wrote"
  case exportAgain = "{1}; export again, or mend the line"
  case keyMissing = "`{1}` is missing"
  case otherKind = "`{1}` has a value of another kind"
  case theFile = "the file"
  case noJSON = "this is no JSON from here on"
  case emptyID = "`id` is empty; export again"
  case noTime = "`time` is no time in seconds since 1970; mend it"
  case noRating = "`rating` must be 1 to 4; mend it"
  case noChange = "`change` is none that tutor knows; mend it"
}
