/// The report of a grading.
package enum GradeWords: String, Words {
  package static let area = "grade"

  case checks = "{1} of {2} checks"
  case checksAndPoints = "{1} of {2} checks, {3} of 100 points"
  case note = "note: {1}"
  case moreInJSON = "{1} more; `tutor grade --format json` has all"
  case countedOnceItCompiles = "What would run is counted once the file compiles."
  case nextNothing = "next: nothing to change here."
  case nextLesson = "next: `next` goes on; `solution` shows the reference."
  case nextUnchecked = "next: remove what is not modelled, or check it by hand."
  case nextParses = "next: mend the line above, then grade again."
  case nextCompiles = "next: mend what the compiler says, then grade again."
  case nextGuideline = "next: start with line {1}; `hint` says more."
  case nextNames =
    "next: give each view what it uses, as the first line above says; `hint` says more."
  case nextRenders = "next: bring back what the starter shows; `diff starter` compares."
  case nextBehaves =
    "next: follow the state of that step from its owner to its control; `hint` says more."
  case nextEvaluates = "next: look for the body that runs without need; `hint` says more."

  case notDeclared = "not declared in this file: {1}"
  case changesNothing = "it changes {1}, and here nothing"
  case stateDiffers = "`{1}` of {2} is {3}; it should be {4}"
  case atFirst = "at first: "
  case after = "after {1}: "
  case whereNot = "where not ({1})"
  case doesOtherwise = "it does {1}, and here {2}"
  case standsElsewhere = "`{1}` stands inside another view than before"
  case expected = "expected {1}, found {2}"
  case nothingMore = "nothing more"
  case savesNothing =
    "`{1}` saves nothing in these steps: its body runs whenever the body that makes it runs"
  case rebuildsMore = """
    {1}: {2} view {2|value|values} rebuilt, {3} needed; the reference rebuilds {4}, the starter \
    {5}
    """
  case rebuildsMoreThanStarter =
    "{1}: {2} view {2|value|values} rebuilt, more than the starter's {3}"
  case noSide = "one of the two cannot be shown; name its root view with --root"
  case noStepLess = "no step rebuilds less than before"
  case rebuildsMoreThanBefore = "{1}: {2} view {2|value|values} rebuilt, {3} before"
  case notModelled = "{1} is not modelled, so the counts are not certain"
  case whatIsShown = "what is shown"
  case or = " or "
  case fixed = "{1} of {2} {2|finding|findings} fixed"
  case fixedAndNew = "{1} of {2} {2|finding|findings} fixed, {3} new"

  // Headings of the tables.
  case step = "step"
  case bodies = "bodies"
  case rebuiltAndNeeded = "rebuilt/needed"
  case rebuiltAndNeededBefore = "rebuilt/needed before"
  case afterwards = "after"
  case starter = "starter"
  case reference = "reference"

  case passed = "passed"
  case notPassed = "not passed"
  case unchecked = "unchecked"
  case failed = "failed"
  case marked = "{1}:"
  case promptCode = "code"
  case parses = "parses"
  case namesResolve = "names resolve"
  case compiles = "compiles"
  case guideline = "guideline"
  case rendersTheSame = "renders the same"
  case behavesTheSame = "behaves the same"
  case evaluatesLess = "evaluates less"
  case evaluates = "evaluates"
}
