/// What the authors' check says of lessons and exercises, each with its remedy.
package enum AuthorWords: String, Words {
  package static let area = "author"

  case mendDocument = "mend the document"
  case noLesson = "no lesson has the id `{1}`"
  case nameLesson = "name a lesson's id"
  case noRule = "no rule is called `{1}`"
  case noCheck = "no check is called `{1}`"
  case didYouMean = "did you mean `{1}`?"
  case nameOneOf = "name one of: {1}"
  case hints = "{1} {1|hint|hints}"
  case writeHints = "write at least three: symptom, place, principle"
  case starterPasses = "the starter passes already"
  case leaveSomething = "leave something to improve in it"
  case noFinding = "no rule of the exercise finds anything"
  case checkRules = "check `rules` in exercise.yaml"
  case starterFails = "the starter fails `{1}`: {2}"
  case failForLesson = "it must fail for what the lesson teaches only"
  case answerFails = "a right answer does not pass `{1}`: {2}"
  case mendAnswer = "mend the answer, or widen `tolerance`, or report a fault of the grader"
  case noRejectedBy = "no line `// rejected by: CHECK`"
  case sayCheck = "say which check must reject it"
  case mistakePasses = "a mistake passes"
  case mustReject = "`{1}` must reject it"
  case rejectedByOther = "a mistake is rejected by {1}, not by `{2}`"
  case stateCheck = "state the check that rejects it, or mend the mistake"
  case mutantPasses = "a faulty refactoring passes: {1}"
  case addStep = "add a step to `scenario` that shows the difference"
  case writeFile = "write the file"

  case placeholder = "`{1}` is still the template's text"
  case replacePlaceholder = "replace the placeholder with your own words"
  case doesNotCompile = "the compiler refuses it: {1}"
  case mendCode = "mend the code; the compiler's word counts"
  case savesNothing = "the reference rebuilds no less than the starter in any step"
  case betterReference = "write a reference that evaluates less, or steps that show it"

  // The examples of lessons.
  case findingMissing = "no finding of {1} where the mark is"
  case moveMark = "move the mark, or make the example break the rule"
  case findingWithoutMark = "a finding of {1} without a mark"
  case markLine = "mark the line with `// finding: {1}`"
  case correctCounts = "correct the counts, or the example"
  case cannotSimulate = "the example cannot be simulated"
  case ran = "{1}: {2} ran {3} {3|time|times}, not {4}"
  case rebuilt = "{1}: {2} rebuilt, not {3}"
  case needed = "{1}: {2} needed, not {3}"

  // Exercises of one's own code.
  case syntaxErrors = "it has syntax errors"
  case declaresAll = "an exercise declares all it uses: {1}"
  case noView = "it declares no view `{1}`; it declares {2}"
  case noViewButNear = "it declares no view `{1}`; did you mean `{2}`?"
  case nothingToImprove = "no rule finds anything to improve in it"

  // What comes after a template.
  case checkCommand = "tutor author check {1}"
  case next = "Next: fill in what it says, then: {1}"
  case nextFrom = "Next: finish {1}, write hints of your own, then: {2}"
  case noID =
    "`{1}` is no id; take at most 64 letters, digits, `-`, `_` and `.`, and no dot first"

  // The report.
  case summary = """
    {1} {1|lesson|lessons}, {2} {2|exercise|exercises}, {3} {3|file|files} graded, {4} \
    {4|problem|problems}
    """
  case differing = "{1} {1|pair|pairs} whose sides do not show or do the same"
  case withoutExercise = "{1} {1|lesson or pair|lessons or pairs} without an exercise"
  case heldAgainstCounts = """
    {1} {1|sentence|sentences} of what runs held against the counts, {2} not
    """
  case killScore = "kill score: {1} of {2} generated faulty refactorings rejected ({3} %)"
}
