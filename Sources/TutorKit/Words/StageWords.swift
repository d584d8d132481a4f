/// The way through a lesson and the course.
package enum StageWords: String, Words {
  package static let area = "stage"

  // The first run.
  case firstRun = "tutor shows which SwiftUI views run, and why. What do you expect here?"
  case firstRunNarrow = "tutor shows which SwiftUI views run."
  case noGuess = "No guess? `lesson 1` begins the course."
  case course = """
    That is what the course is about: {1} {1|lesson|lessons} and {2} {2|exercise|exercises} on \
    views that run no more than they must.
    """
  case courseBegins = "`lesson 1` begins; `lessons` lists all; `help` is always there."

  // What `next` would do.
  case next = "Next: `next` {1}."
  case nextBegins = "Next: `lesson 1` begins the course."
  case nextAtExercise =
    "Next: back to {1}; `edit` changes your text, `grade` grades it, `hint` helps."
  case read = "shows the lesson"
  case predict = "asks what will run in an example (`predict`)"
  case run = "shows what ran (`run`)"
  case investigate = "walks through that step, body by body (`step`)"
  case modify = "lets you change the example (`edit`)"
  case make = "starts the exercise"
  case skipped = "Skipped `{1}`."
  case nothingToSkip = "There is nothing to skip."
  case investigating = """
    `step` goes on from body to body, `back` returns, `until VIEW` goes on to a view; `why VIEW` \
    and `why-not VIEW` give its causes, `tree` shows all steps.
    """
  case modifying = "Change the incorrect example so that less runs."
  case modifyingView = "Change the incorrect example of `{1}` so that less runs."
  case howToModify = """
    `show` shows it, `edit` opens it in your editor, `paste` takes code. Then both are compared, and \
    `run` shows the new counts.
    """
  case lacksView = """
    Your text declares no `{1}`, so it cannot be compared with the example: keep that view's name. `undo` \
    brings the text before back.
    """
  case lacksViewInEditor = """
    Your text declares no `{1}`, so it cannot be compared with the example: keep that view's name. `edit` opens \
    it again.
    """
  case exampleAgain = "The example is as the lesson has it again; `undo` brings your text back."
  case exampleBeforeChange = "The example is as the lesson has it; `redo` brings your text back."
  case exampleUnchanged = "The example is as the lesson has it."

  // Lessons and exercises.
  case impact = "Impact: {1}. {2}"
  case firstExercise = "Its first exercise: `exercise {1}` ({2})."
  case nextExercise = "Its next exercise: `exercise {1}` ({2})."
  case exerciseLeft = "Back to your exercise: `exercise {1}` ({2})."
  case ofLesson = "lesson {1}"
  case difficulty = "difficulty {1}"
  case passed = "passed"
  case tried = "{1} tried"
  case exerciseVerbs = """
    Exercise {1}: `show` shows the code, `edit` opens it in your editor, `paste` takes what you paste, \
    `grade` grades it.
    """
  case builtLess = "`{1}` builds {2} view {2|value|values} in your text; in the starter it was {3}."
  case betterThanReference =
    "At `{1}` your text does better than the reference: {2} view {2|value|values}, not {3}."
  case learned = "What it is about: {1}"
  case image = "image"
  case imageOf = "image: {1}"
}
