import Analysis
import Simulation

/// One fact of a check: as a sentence, and in the parts that hints are made of.
package struct Evidence: Hashable, Sendable {
  /// The sentence, as the report has it.
  var text: String
  /// What is said, without its place or its steps.
  var message: String
  /// The same of the two sides of a guideline; nil: it names none of them.
  var ofPair: String?
  /// Where; from 1. nil: the fact names no place.
  var line: Int?
  /// In UTF-8 bytes, from 1; nil: the fact names no place.
  var column: Int?
  /// What it is about, as code: the state or the calls that differ, the line of the screen that is
  /// missing, the view that is made otherwise than it is declared.
  var subjects: [String] = []
  /// The steps after which it shows; empty: at first.
  var steps: [ActionText] = []

  /// It says what to leave out, and is no name that is not known.
  var isOfAttribute = false
  /// What it says of a name that nothing declares; nil: it says of none, or of one that has to be handed on.
  var undeclared: Undeclared?

  /// Why a name means nothing: it is like another one, or nothing is.
  enum Undeclared { case misspelled, missing }

  /// It says that the same view shows another value.
  var isOfValue = false
  /// What a body reads without being told of its changes; nil: it speaks of none.
  var unfollowed: UnfollowedRead?
  /// That the Incorrect side stops where the Correct one goes on, and nobody has to say when; nil: it is not so.
  var mendedStop: String?

  /// A fact without a place.
  init(_ text: String) {
    self.text = text
    message = text
  }

  /// A fact about a place in a file.
  init(_ message: String, file: String, line: Int, column: Int) {
    text = "\(file):\(line):\(column): \(message)"
    self.message = message
    self.line = line
    self.column = column
  }

  /// What differs after some steps.
  /// - Parameter condition: What is assumed besides, as the beginning of the sentence.
  init(_ difference: Difference, after steps: [ActionText], condition: String) {
    let time = steps.isEmpty ? GradeWords.atFirst() : GradeWords.after(steps.listed)
    text = condition + time + difference.text
    message = difference.text
    ofPair = condition + time + difference.ofPair
    (subjects, isOfValue) = (difference.subjects, difference.isOfValue)
    self.steps = steps
  }

  /// It says that two rows have one id.
  var isOfRepeatedIdentity: Bool {
    message == GradeWords.repeatedEmptyIdentity()
      || subjects.first.map { message == GradeWords.repeatedIdentity($0) } ?? false
  }

  /// The view that is missing on the screen. nil: it says something else.
  var missingPart: String? {
    subjects.first.flatMap { message == GradeWords.isMissing($0) ? $0 : nil }
  }

  /// `at first` or `after tap:Water`.
  var time: String {
    steps.isEmpty ? HintWords.atFirst() : HintWords.afterSteps(steps.listed)
  }
}

extension [ActionText] {
  fileprivate var listed: String { map(\.text).joined(separator: ", ") }
}

extension GradeReport.Check {
  /// A check with what it saw in parts.
  init(id: CheckID, status: GradeReport.Status, facts: [Evidence]) {
    self.init(id: id, status: status, evidence: facts.map(\.text))
    self.facts = facts
  }

  /// The first fact in parts; nil: there is none.
  var firstFact: Evidence? { facts.first ?? evidence.first.map { Evidence($0) } }
}
