/// Exercises and questions that are made of a guideline document.
package enum PracticeWords: String, Words {
  package static let area = "practice"

  // Why a lesson has no exercise.
  case noExercise = "No exercise belongs to {1}: {2}."
  case noSwift = "it holds no Swift"
  case noPair = "it has no pair of an Incorrect and a Correct example in Swift"
  case notWhole = "an example is no whole Swift, so nothing can be run or graded"
  case noView = "its examples declare no view that can be put on screen"
  case noDifference = """
    neither a rule nor the counts tell its two sides apart with certainty, so no answer could be \
    graded
    """
  case taken = "Declared nowhere in the guideline, so taken as unknown: {1}"

  // The goal of an exercise.
  case goal = "Goal: {1}"
  case goalOfPair = "Goal: change this code as the guideline says."
  case mustSame = "What is shown and done must stay the same, and less is to be built again."
  case mustRule = """
    The guideline's two sides are not the same program, so the rule alone is graded: {1} must \
    find nothing.
    """
  case mustRules = "{1} must find nothing."
  case step = "{1}: {2} view {2|value is|values are} built now, at most {3} to pass"
  case tolerance = "({1} more than the reference's {2})"

  // Questions of a document.
  case whichSide = "Which of the two breaks the guideline “{1}”: 1 or 2?"
  case whichReason = "Which of these sentences is the reason that “{1}” gives?"
  case answerSide = "Answer with 1 or 2; `skip` goes on."
  case answerNumber = "Answer with a number from 1 to {1}; `skip` goes on."
  case isRight = "Yes: {1}."
  case isOther = "It is {1}: {2}."
  case sideReason = "the document calls it “{1}” (line {2}), since {3}"
  case sideLine = "the document calls it “{1}” (line {2})"
  case reasonIs = "“{1}” stands at line {2} of the document"
  case restFollows = "(The other side comes after a question; `lesson` shows the whole text.)"
  case asksSide = "asks which side breaks the guideline"
  case leftForLater = "Left {1} for later."
  case notPassedYet =
    "{1} is not passed yet: `grade` grades it, `hint` helps, `skip` leaves it for later."
  case allDone =
    "Everything of this course is passed. `progress` shows it; `review` asks about what is due."
  case nextLesson = "Next: `next` goes on to lesson {1}, {2}."
  case nextExercise = "Next: `next` goes on to exercise {1}, {2}."
  case ownCourse =
    "These are {1} {1|lesson|lessons} of your own; each with a pair of sides in Swift has an exercise."
  case onShell =
    "`tutor {1}` belongs to the shell: type it in another window, or leave with `quit` first."
  case otherExercise =
    "This is the text of exercise {1} ({2}), not of exercise {3}; nothing was graded. `exercise {1}` goes there."
  case noHintYet = "Hint {1} was not given yet; `hint` gives hint {2}."

  // The claims of documents.
  case claimNotLess = "no step of the Correct example builds less than the Incorrect one ({1})"
  case claimRemedy = "correct the claim, or the example; `tutor simulate` shows the counts"
  case correctBreaks = "a Correct example breaks {1}: {2}"
  case disagree = "{1} shows as Correct what {2} calls Incorrect ({3})"
  case disagreeRemedy = "say in both documents when which one holds"
}
