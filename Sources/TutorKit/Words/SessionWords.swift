/// What the session answers.
package enum SessionWords: String, Words {
  package static let area = "session"

  case gradeOther =
    "{1} is not open, and no file of it is in this folder: `exercise {2}` opens it, then `grade`."
  case welcome = "tutor shows why SwiftUI views are split, and lets you try."
  case begin = "Begin with `lesson 1`. `lessons` lists all; `help` is always there."
  case backAtExercise = "Welcome back: {1}, {2}."
  case backAtLesson = "Welcome back: lesson {1}, {2}."
  case exerciseVerbs = "`show` shows your text, `edit` changes it, `grade` grades it."
  case lessonVerbs = "`lesson` shows it again, `exercise` starts its exercise."
  case goodbye = "Saved. Until next time."
  case goodbyeUnsaved =
    "Until next time. The progress file could not be written; what came after is lost."

  // Where one is, in the prompt.
  case promptLesson = "lesson {1}"
  case promptExercise = "exercise {1}"

  case noVerb = "No verb `{1}`; `help` lists them."
  case noVerbButNear = "No verb `{1}`; did you mean `{2}`?"
  case standsAlone = "`{1}` stands alone, with no words behind it; `help {1}` says what it does."
  case standsAloneBut = "`{1}` stands alone. Did you mean `{2}`?"
  case askInVerbs = """
    A question is asked with a verb: `help` lists them, `glossary` says what the words mean, and `why VIEW` \
    says why a view ran. `quit` leaves.
    """
  case ambiguous = "`{1}` may be {2}."
  case or = " or "
  case noRule = "No rule `{1}`; `rules` lists them."
  case noRuleButNear = "No rule `{1}`; did you mean `{2}`?"
  case noLessons = "No lessons here."
  case noLesson = "No lesson `{1}`; `lessons` lists them."
  case noLessonButNear = "No lesson `{1}`; did you mean `{2}`?"
  case severalLessons = "`{1}` is a part of several lessons' names: {2}."
  case chooseLesson = "Choose a lesson first, with `lesson 1`."
  case noExamples = "This lesson has no examples."
  case noSuchExample = "This lesson has {1} {1|example|examples}; `example 1` shows the first."
  case noExercises = "No exercises here."
  case noExercise = "No exercise `{1}`; `exercises` lists them."
  case nameExercise = "Name an exercise; `exercises` lists them."
  case nothingToRun = "This lesson has no program that can be run; `lesson` shows its text."
  case chooseExercise = "Choose an exercise first, with `{1}`."
  case chooseOtherExercise = "This lesson has no exercise. Choose another one's, with `{1}`."
  case passedBefore = "You have passed it, and your text is as you left it; `reset` begins again."
  case passedAtBeginning = "You have passed it; the text here is the starter."
  case passedOtherwise = "You have passed it; `reset` begins again."
  case fileHoldsOther = """
    {1} in this folder holds another text than the one here: `grade {1}` takes it, and `undo` brings this one \
    back.
    """
  case noExerciseToChoose = "There is no exercise in these lessons. `next` goes on."
  case choosePlace = "Choose a lesson or an exercise first, with `lesson 1` or `exercise 1`."
  case nothingToShow = "This lesson has no example that can be run."
  case cannotRead = "{1} cannot be read."
  case nameAView = "Name a view: {1}."
  case noViewAppears = "No view of this text appears, so nothing runs; `grade` says why."
  case noView = "No view `{1}` appears; `tree` shows those that do."
  case noStep = "No step `{1}`; there are {2}. A number will do: 0 is the first appearance."
  case noViewButInExample =
    "No view `{1}` appears here; it does in the example “{2}”, and `why {1}` tells of it there."
  case noViewButNear = "No view `{1}` appears. Did you mean `{2}`?"

  case heldCode = """
    This is Swift; choose an exercise first: `exercise {1}` takes the {2} {2|line|lines} as your text.
    """
  case heldForOther = """
    The {1} {1|line|lines} that you entered before {1|is|are} not taken here: `exercise {2}` takes {1|it|them}.
    """
  case codeWithoutExercise = """
    This is Swift; it is kept once its brackets are closed. A single `.` ends it before, and `drop` drops it.
    """
  case rowOfSwift = "This looks like Swift; `paste` takes code, and `help` lists the verbs."
  case pasteNow =
    "Paste your code; end with a line that holds a single `.`, or `grade`, which grades it too."
  case pasteTooLarge = "The paste is larger than {1} bytes; your text is as it was."
  case pasteWithoutSwift =
    "The paste has {1} {1|line|lines} and no Swift in {1|it|them}; nothing was done."
  case pasteGoesOn = "{1} {1|line|lines}; a single `.` ends the code."
  case nothingEntered = "Nothing was entered; your text is as it was."
  case dropped = "Dropped the code that was being entered."
  case took = "Took {1} {1|line|lines} as your text for {2}; `grade`, `show` or `edit`."
  case holdsFence =
    "Its lines of three backticks mark code in Markdown and are no Swift: `edit` lets you take them out."
  case lacksTypes =
    "It does not declare {1}, as the exercise's code does; `undo` brings the text before back."
  case tookUnfinished = """
    Took {1} {1|line|lines} as your text for {2}, though the code is not whole; `undo` brings the text before \
    back.
    """
  case codeIsOpen = """
    You are entering code, {1} {1|line|lines} so far. A single `.` makes {1|it|them} your text, `grade` grades \
    {1|it|them} too, and `drop` drops {1|it|them}.
    """
  case editorFailed = "Your text is as it was."
  case unchanged =
    "The text is unchanged. An editor with a window of its own has to wait for it: `code --wait`."
  case watchTakesSwift = "`{1}` is no name of a Swift file. `watch` alone watches {2}."
  case watching = "Watching {1}: it is graded at each save. Ctrl-C ends this."
  case reset =
    "{1} is at its beginning again; your old text is kept {2}, and `undo` brings it back."
  case keptIn = "in {1}"
  case keptUntilEnd = "until you leave"
  case atBeginning = "{1} is at its beginning."
  case undone = "Your text of {1} is back; `undo` goes further back, `redo` takes this back."
  case redone = "Your text of {1} is back."
  case undoneToFirst = """
    Your text of {1} is back, the first that there was; `redo` takes this back.
    """
  case nothingToUndo = "There is nothing before this text."
  case nothingToRedo = "The last change was no `undo`."
  case referenceClosed =
    "The reference opens after a pass, or after the last `hint`; hint {1} of {2} is next."
  case didNotEnd = "{1} did not end; this is a fault of the program."
  case grading = "Grading"
  case theSimulation = "The simulation"
}
