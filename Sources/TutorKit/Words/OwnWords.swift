/// `own`: a view of the learner's own code as an exercise.
package enum OwnWords: String, Words {
  package static let area = "own"

  case announcement = "looks for a view of your own in this folder (`own`)"

  // What was found.
  case picked = """
    `{1}` in {2} is the one to look at: when {3}, it builds {4} view {4|value|values} again, and {5} of \
    them {5|shows|show} something new.
    """
  case pickedOf = """
    `{1}` in {2} is the one to look at: when {3}, it builds {4} view {4|value|values} again, and {5} of \
    them {5|shows|show} something new. Of the {6} screens here it is the one that builds most in vain among those that can be improved.
    """
  case withOthers = """
    With the views of other files on this screen there are {1}, and the table of a grade counts these.
    """
  case otherEvent = """
    On that step there is nothing to ask: all ideas of SwiftUI expect the same there, or it moves more views than a \
    question can hold, or something in it is not certain. The question below is about another step.
    """
  case others = "Another view instead: {1}."
  case unchecked = "`{1}` in {2} is left out, since what decides is unchecked: {3}"
  case another =
    "Take another view with `own FILE VIEW`, or `explain FILE` for what is found in it."
  case leaveIt = """
    `{1}` in {2} needs no change: no finding asks for one. Leave it. To know that is a pass too.
    """
  case leaveItBut = """
    No finding asks for a change of `{1}` in {2}. One is about a view that it shows: `{5}` in line {4} of {3}; \
    `explain {3}` shows the place.
    """
  case nothingInVain = """
    `{1}` in {2} needs no change: no event builds anything in vain. Leave it. To know that is a pass too.
    """
  case costsElsewhere = """
    By itself `{1}` in {2} builds nothing in vain. What line {3} (`{4}`) costs shows in the view that makes `{1}`: \
    give `own` that one, or `explain {2}` for the place.
    """
  case needsCaller = """
    `{1}` in {2} is left out: what line {3} (`{4}`) asks for has to be done where `{1}` is made too, in another file. \
    `explain {2}` shows the place.
    """
  case savesNothing = """
    `{1}` in {2} is left out: what line {3} (`{4}`) asks for saves nothing in what can be done with it.
    """
  case otherFinding = """
    `{1}` in {2} has something to mend that is no exercise of this kind, line {3} (`{4}`): {5} \
    `explain {2}` shows the place, `rule {4}` says more.
    """
  case leaveItAsFarAsKnown = """
    Nothing in `{1}` in {2} asks for a change. Not all of it could be checked: {3}
    """

  // What was not found.
  case thisFolder = "this folder"
  case tooWide = "This folder is too wide to search."
  case onlyCopies =
    "All Swift files in {1} are copies to work on: {2}. `exercise {3}` goes on with one."
  case noSwift = "There is no Swift file in {1}."
  case noView = "No SwiftUI view could be shown in {1} ({2} Swift {2|file|files})."
  case noViewNamed = "There is no view `{2}` in {1}."
  case whatToDo = """
    Start `tutor` in the folder of an app of yours, or name a file or folder: `own Sources/App`, `own \
    Screen.swift OrderScreen`.
    """
  case broken = "Not read: {1}"
  case moreBroken = "{1} more {1|file was|files were} not read."
  case noPlace = "There is no place to keep an exercise in: the state folder cannot be written."

  // The exercise.
  case goal = """
    Goal: a view of your own that builds less. What is shown and done must stay the same, all steps \
    together build less than before, and no finding is left of {1}.
    """
  case copy = """
    {1} is a copy to work on; your own file stays as it is. `watch` grades the copy at each save, `edit` \
    changes it here, `grade` grades it, `hint` helps. It passes when it shows and does the same, builds less, and these \
    findings are gone.
    """
  case copyForCounts = """
    {1} is a copy to work on; your own file stays as it is. `watch` grades the copy at each save, `edit` \
    changes it here, `grade` grades it, `hint` helps. It passes when it shows and does the same and builds less.
    """
  case copyForLines = """
    {1} is a copy to work on; your own file stays as it is. `watch` grades the copy at each save, `edit` \
    changes it here, `grade` grades it, `hint` helps. It passes when it shows and does the same, builds less, and \
    nothing is found in {3|line|lines} {2} any more.
    """
  case copyGoesOn = """
    {1} holds what you have made of this view so far. `grade` grades it, `edit` goes on with it, and `reset` begins \
    again with your own file.
    """
  case passedCopy = """
    {1} holds what you have made of this view, and that has passed. `edit` shows it, `grade` grades it again, and \
    `reset` begins again with your own file.
    """
  case mayStay = "No answer has to mend {1}, though it is worth a look."
  case findingOfLine = "`{1}` in line {2}"
  case buildsNoLess =
    "all steps together build {1} view {1|value|values} again; before your change they built {2}"
}
