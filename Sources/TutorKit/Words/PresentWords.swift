/// A lesson that is stepped through before a room.
package enum PresentWords: String, Words {
  package static let area = "present"

  case keys = "Space: on  Left: back  h: hands  q: end"
  case keysWithoutQuestion = "Space: on  Left: back  q: end"
  case lines = "Enter goes on, `b` back, `q` ends."
  case linesAtQuestion = "Enter goes on, `none 4, all 15` are hands, `b` back, `q` ends."
  case raise = "Who says {1}, a total, `none` or `all`?"
  case place = "{1} of {2}{3}"
  case part = ", part {1} of {2}"
  case hands = "hands (`none 4, all 15`): "

  case handsTake =
    "Write each answer with its number of hands, one of several names in parentheses: `none 4, (Row 1, Title 2) 5`."
  case noQuestion = "Hands are taken while a question is shown; Left goes back to it."
  case noAnswer = "`{1}` is no answer here: {2}, a total, `none` or `all`."
  case noChoice = "`{1}` is no answer here: a number from 1 to {2}."
  case noSuchLine = "`{1}` does nothing here: Enter goes on, `b` back, `q` ends."
  case atFirst = "This is the beginning."
  case failed = "The lesson's examples did not run to their end: a fault of tutor."

  case room = "{1} {1|hand|hands}"
  case raised = "{1} {1|hand|hands}: {2}"
  case usual = "What people answer, and the belief behind it"
  case belief = "comes out when {1}"
  case truth = "What runs: {1}"
  case rightChoice = "It is {1}."
  case end = "That was: {1}"
  case afterwards = "Everybody can go on with `{1}`, then `lesson {2}`."
}
