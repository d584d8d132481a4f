/// `review`: questions on what is due.
package enum ReviewWords: String, Words {
  package static let area = "review"

  case begins = """
    {1} {1|question|questions}, two minutes at most. What you miss is asked about once more. Answer with a \
    letter; `skip` shows the answer, `stop` ends the review.
    """
  case beginsOfMore = """
    {1} {1|question|questions}, two minutes at most; {2} more {2|is|are} due after that. What you miss is \
    asked about once more. Answer with a letter; `skip` shows the answer, `stop` ends the review.
    """
  case prompt = "review"
  case due = "Due for review today: {1}. `review` asks."
  case letters = """
    Answer with a letter from a to {1}; `skip` shows the answer, `stop` ends the review.
    """
  case isOver = "The questions are over; `review` and `exam` ask others."
  case goesOn = "The review goes on: answer with a letter, or end it with `stop`."
  case right = "Yes: {1}."
  case answer = "The answer: {1}."
  case otherAnswer = "No: you chose {1}, {2}. The answer: {3}, {4}."
  case done = "{1} {1|question|questions} answered, {2} right."
  case stillDue = "{1} {2} still due: `{3}` goes on."
  case nothingYet = """
    Nothing is due. Questions come from the exercises you grade and the predictions you make; \
    the first are due the day after. `exercise` starts one.
    """
  case nothingToday = "Nothing is due today. {1}"
  case nextTomorrow = "Next: {1}, tomorrow."
  case nextInDays = "Next: {1}, in {2} days."
  case rule = "the rule `{1}`"
  case beliefSaid = "the belief “{1}”"
  case belief = "the belief `{1}`"

  // Questions and their facts.
  case whichRule = "Which rule does this program break?"
  case lineSays = "Line {1}: {2}"
  case whichProgram = "Which program builds fewer view values again when {1}?"
  case programA = "program A"
  case programB = "program B"
  case asMany = "both build as many"
  case builds =
    "Program {1} builds {2} view {2|value|values} again; {3} of them {3|shows|show} something new."
  case inProgram = "In program {1}, {2}"
  case whoseBody = "Whose body runs when {1}?"
  case noBody = "no body"
  case and = " and "
  case alone = "{1} alone"
  case didNot = "{1}.body did not run: {2}."
  case because = "{1}.body ran because {2}."
}
