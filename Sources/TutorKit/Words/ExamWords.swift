/// `exam`: ten questions on programs that nobody has seen.
package enum ExamWords: String, Words {
  package static let area = "exam"

  case begins = """
    {1} questions on programs that you have not seen; {2} right ones pass. What is right is said at the \
    end. Answer with a letter; `?` leaves a question out, `stop` ends the exam without a result.
    """
  case prompt = "exam {1}/{2}"
  case letters = """
    Answer with a letter from a to {1}; `?` leaves the question out, `stop` ends the exam without a \
    result.
    """
  case stopped = "The exam is over without a result. `exam` begins another one."
  case notMade = "An exam cannot be made here; `review` asks about what you have met."
  case passed = "{1} of {2} right: passed."
  case notPassed = "{1} of {2} right; {3} pass."
  case right = "right: {1}"
  case wrong = "missed: {1}; the answer: {2}"
  case missed = "missed: {1}"
  case whoseBody = "whose body runs"
  case next =
    "What was missed comes again in `review`; `exam` begins another one, with other programs."
  // The certificate.
  case certificate = "Certificate"
  case course = "tutor {1}, a course of {2} {2|lesson|lessons} and {3} {3|exercise|exercises}"
  case result = "{1}: {2} of {3} questions on unseen programs answered rightly"
  case exercises = "{1} of {2} exercises passed"
  case checksum = "Checksum of the record: {1}"
}
