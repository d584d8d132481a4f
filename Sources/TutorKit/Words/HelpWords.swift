/// `help`, and what completion says of what is no verb.
package enum HelpWords: String, Words {
  package static let area = "help"

  case atExercise = "You are at {1}. `edit` opens your text, `grade` grades it, `hint` helps."
  case inLesson = "You are in a lesson. `example` shows its code, `exercise` starts its exercise."
  case begin = "Begin with `lesson 1`."

  // The verbs in groups.
  case course = "the course"
  case example = "code of a lesson"
  case next = "go on; leave out"
  case predict = "what runs, and why"
  case step = "body by body"
  case exercise = "practice"
  case text = "your text"
  case grade = "how it stands"
  case trace = "what runs in it, and why"
  case watch = "grade a file at each save"
  case words = "what a word means; what is found, and why"
  case picture = "a page that shows it"
  case undo = "the text before"
  case solution = "the reference; begin again"
  case progress = "what is done, due"
  case own = "a view of your own code"
  case quit = "leave; all is saved"

  case ofVerb = "`{1}` {2}."
  case anAnswer = "an answer"
  case starter = "what the exercise begins with"
  case reference = "after a pass or the last hint"
}
