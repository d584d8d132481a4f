/// `exam`: ten questions on programs that nobody has seen.
package enum ExamWords: String, Words {
  package static let area = "exam"

  case begins = """
    {1} questions on programs that you have not seen; {2} right ones pass. At the end you are told what was right, \
    and why for what was missed. Answer with a letter; `skip` leaves a question out, `stop` ends the exam without a \
    result.
    """
  case goesOnWhereLeft = """
    The exam goes on at question {1} of {2}. Answer with a letter; `skip` leaves a question out, `stop` ends \
    the exam without a result.
    """
  case cannotGoOn =
    "The exam that was begun is over without a result, since its questions cannot be made again."
  case waits = "An exam waits at question {1} of {2}: `exam` goes on with it."
  case prompt = "exam {1}/{2}"
  case letters = """
    Answer with a letter from a to {1}; `?` shows the question again, `skip` leaves it out, `stop` ends the \
    exam without a result.
    """
  case stopped = "The exam is over without a result. `{1}` begins another one."
  case goesOn = "The exam goes on at question {1}: answer with a letter, or end it with `stop`."
  case heldCode = """
    This is Swift; it is kept: after the exam `exercise {1}` takes the {2} {2|line|lines} as your text.
    """
  case notMade = "An exam cannot be made here; `review` asks about what you have met."
  case passed = "{1} of {2} right: passed."
  case notPassed = "{1} of {2} right; {3} pass."
  case right = "{1}. right: {2}"
  case missed = "{1}. missed: {2}"
  case question = "Question {1}: {2}"
  case answered = "Your answer: {1}. The answer: {2}."
  case leftOut = "You left it out. The answer: {1}."
  case whoseBody = "whose body runs"
  case onRule = "a question on {1}"
  case next =
    "What was missed comes again in reviews; `{1}` begins another exam, with other programs."
  // The certificate.
  case certificate = "Certificate"
  case course = "tutor {1}, a course of {2} {2|lesson|lessons} and {3} {3|exercise|exercises}"
  case result = "{1}: {2} of {3} questions on unseen programs answered rightly"
  case exercises = "{1} of {2} exercises passed"
  case checksum = "Checksum of the record: {1}"
}
