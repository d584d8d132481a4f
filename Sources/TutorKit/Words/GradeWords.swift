/// The report of a grading.
package enum GradeWords: String, Words {
  package static let area = "grade"

  case checks = "{1} of {2} checks"
  case checksAndPoints = "{1} of {2} checks, {3} of 100 points"
  case pointsBegin = """
    points begin with the first finding that is gone, or the first step that builds less than in the starter
    """
  case pointsBeginShown = "points begin once the text shows or does what the Correct example does"
  case pointsNeedScreen = """
    points begin once the text shows what the starter shows: what passes here passes because code is gone
    """
  case pointsNeedCompiling = "points begin once the file compiles"
  case note = "note: {1}"
  case holdsNoCode = "the file holds no code"
  case more = """
    {1} more {1|remark|remarks}; {1|it comes|they come} when what stands above is mended
    """
  case moreInJSON = "{1} more {1|remark|remarks}; `{2} --format json` has all"
  case declaresNoRoot = "the text declares no `{1}`, the view that this exercise shows"
  case comparedOnceRootIsThere = "it is compared once `{1}` is there"
  case countedOncePassed = "what is built counts once {1} {2|passes|pass}"
  case importIsMissing =
    "the line `import {1}` is missing, so nothing of {1} has a name here"
  case comparedOnceItCompiles = "what does not compile shows and does nothing yet"
  case ruledOnceItCompiles = "what the rules find in it is known once it compiles"
  case countedOnceItCompiles = "What would run is counted once the file compiles."
  case nextNothing = "next: nothing to change here."
  case nextLesson = "next: `{1}` goes on; `{2}` shows the reference."
  case nextReference =
    "`solution` shows the reference, and `diff reference` what it does otherwise."
  case nextUnchecked =
    "next: what the lines above name cannot be judged here. Write it as the starter does, or check it yourself."
  case nextUnfollowed =
    "next: give `{1}` the value of `{2}` itself, or let it observe the object; then grade again."
  case nextFill = "next: begin with the starter's text; `reset` brings it back."
  case nextParses = "next: mend the first place that is named above, then grade again."
  case nextImport = "next: write the line `import {1}` at the top, then grade again."
  case nextFirstLine = "next: mend what the first line above says, then grade again."
  case nextCompiles = "next: mend what the compiler says, then grade again."
  case nextGuideline = "next: start with line {1}; `{2}` says more."
  case nextGuidelineWithoutLine =
    "next: do what the check `guideline` asks for; `{1}` says more."
  case nextOwnGuideline = "next: start with line {1}, then grade again."
  case nextOwnNames = "next: declare what the first line above names, then grade again."
  case nextSpelling = "next: write the name that is meant, as the first line above says."
  case nextDeclare =
    "next: declare what the first line above names, or use a name that is there; `{1}` says more."
  case nextNames =
    "next: give each view what it uses, as the first line above says; `{1}` says more."
  case nextIdentity = "next: give each row an id that no other row has; `{1}` says more."
  case nextRenders = "next: bring back what the starter shows; `{1}` compares."
  case nextRendersCorrect =
    "next: show what the lesson's Correct example shows; `{1}` says more."
  case nextBehaves =
    "next: follow the state of that step from its owner to its control; `{1}` says more."
  case nextEvaluates = """
    next: {1} `{2}.body` builds {3} view {3|value|values}. Which of them show nothing new? `{4}` says \
    more.
    """
  case nextIdleRows =
    "next: {1} {2} {2|row|rows} of `{3}` {2|is|are} made again and {2|shows|show} nothing new. `{4}` says more."
  case nextIdleRowsOfList = """
    next: {1} {2} {2|row|rows} of the list in line {5} (`{3}`) {2|is|are} made again and {2|shows|show} nothing new. \
    `{4}` says more.
    """
  case nextRunsInVain =
    "next: {1} `{2}.body` runs and shows nothing new. Why does it run at all? `{3}` says more."
  case nextSomeRunInVain = """
    next: {1} `{2}.body` runs for {3} of these views, and shows something new in {4}. Why does it run in the others \
    at all? `{5}` says more.
    """
  case nextEvaluatesSomewhere = "next: look for what is built without need; `{1}` says more."

  case ofRoot = "`{1}`: {2}"
  case noViewOfItsOwn =
    "the Correct example makes a view of its own of a part, as {1}; here no view was added"

  case stillErased = "as many views on the screen are erased by `AnyView` as in the starter"
  case stillStartsAnew = "`{1}` starts from scratch when {2}, as views do in the starter"
  case stillWorks = "the bodies sort, or make formatters, as often as in the starter"
  case worksAgain = """
    when {1}, the same is sorted once more, or the same formatter made; in the reference nothing is then
    """
  case notDeclared = "not declared in this file: {1}"
  case changesNothing = "expected a change of {1}, found none"
  case onUnpushedScreen = "{1}; that is on a screen which nothing that was tried pushes"
  case shownNowhere = "{1}; nothing that was tried has shown it"
  case stateDiffers = "`{1}` of {2} is {3}; it should be {4}"
  case atFirst = "at first: "
  case after = "after {1}: "
  case whereNot = "where not ({1})"
  case whereHashedOtherwise = "where sets and dictionaries give their elements in another order"
  case wherePressed = "while a finger is on its button"
  case doesOtherwise = "it does {1}, and here {2}"
  case passesOtherwise = "while it waits `{1}` is {2}, and here {3}"
  case standsLater = "`{1}` stands after `{2}`, not before it"
  case appliedLater = "`{1}` is applied after `{2}`; it was to be applied before it"
  case standsElsewhere = "`{1}` stands inside another view than expected"
  case expected = "expected {1}, found {2}"
  case appliedTo = "`{1}` on `{2}`"
  case atLine = " (line {1})"
  case trapsHere = "here the program stops: {1}{2}"
  case trappedBefore = "the program stopped before, and here it goes on: {1}{2}"
  case isMissing = "`{1}` is missing"
  case isMissingOfSeveral = "one `{1}` of {2} is missing"
  case isOneTooMany = "there is one `{1}` more than the {2} that {2|is|are} expected"
  case isNew = "`{1}` is not expected"
  case isMissingWith = "`{1}` is missing, with `{2}` in it"
  case isNewWith = "`{1}` is not expected, with `{2}` in it"
  case isMissingAround = "`{1}` is missing around `{2}`"
  case isNewAround = "`{1}` is not expected around `{2}`"
  case times = "{1} ({2} times)"
  case byTurns = "{1} (by turns, {2} times)"
  case whereGiven = "where {1} is {2}"
  case alikeElements = "a second element like the first"
  case editedElements = "the same by its ids, with other contents"
  case elements = "{1} {1|element|elements}"
  case stepDismiss = "dismissing {1}"
  case stepResume = "`{1}` came to its end"
  case stepRerun = "the parent's body ran again"
  case stepHandOver = "the parent handed over {1} = {2}"
  case stepReappear = "the screen was covered and came back"
  case stepLeave = "the screen went away"
  case stepEnvironment = "{1} became {2}"
  case stepStored = "the stored {1} became {2}"
  case ownMember = "one of the two declares `{1}` itself, and the other uses the library's"
  case isRandom = "{1} is another value each time, so what comes of it is not compared"
  case isNotFollowed = "`{1}` reads `{2}`, and nothing runs its body again when that changes"
  case makesTitles =
    "a `LocalizedStringKey` is made of a text: SwiftUI may look it up or read Markdown in it, which was not seen here"
  case isShared =
    "all instances of a screen share `{1}`, and what two of them do to each other is not compared"
  case objectMissing =
    "a view reads a `{1}` from the environment, and no view above it puts one there: the program stops"
  case repeatedIdentity =
    "two rows of a `ForEach` have the id {1}, so SwiftUI cannot tell them apart"
  case repeatedEmptyIdentity = """
    two rows of a `ForEach` have an empty text for their id, so SwiftUI cannot tell them apart
    """
  case onlySomeBuilds = "`{1}` decides on what is compiled, in one of the two only"
  case untakenCode =
    "what is compiled or done where `{1}` comes out otherwise is another code than before, and is not compared"
  case untakenCodeBefore =
    "what was compiled or done where `{1}` comes out otherwise is gone or changed, and is not compared"
  case notFollowed = "the screens differ at first, so what is done on them is not compared"
  case madeOtherwise =
    "`{1}` is made in other ways, too: with other values of `{2}` the two are not seen to be the same"
  case comparedRoots = "compared: {1}"
  case rootOfEach = "{1} with {2}"
  case stepAgain = "{1} (time {2})"
  case provedForAll = "{1}: proved for all values"
  case ungrouped = """
    {1}, but for whole numbers from 1,000 on: a title that is put together in place groups their \
    digits, a text made elsewhere does not
    """
  case groupsLeftOut = """
    what numbers from 1,000 on look like is not compared: a `Text` with the number in its literal writes “1,000”, \
    and one that is given a finished text writes “1000”
    """
  case madeAnew = """
    `{1}` is another one than before the step, so it has lost what it keeps itself (focus, a drag, \
    where it is scrolled to); it was to stay the same one
    """
  case triedOn = "{1}: tried on {2} {2|state|states}"
  case triedOnAll = "{1}: tried on all {2} {2|state|states} that were reached"
  case nothingRan = "no body of {1} ran, so nothing was compared"
  case restsOnUnknown = "{1}; it rests on {2}, which is not known"
  case stopsUncompared = "{1}; what follows there cannot be compared"
  case whatFollows = "what would follow where the first of the two stops"
  case nothingMore = "nothing more"
  case savesNothing =
    "`{1}` saves nothing in these steps: its body runs whenever the body that makes it runs"
  case savesNothingAndCosts = """
    `{1}` saves nothing in these steps: its body runs whenever the body that makes it runs. Here that costs \
    {2} {2|point|points}.
    """
  case besides = "no check asks for it, and line {1} ought to be mended all the same: {2} [{3}]"
  case equalityLeavesOut = """
    the `==` of `{1}` does not look at {2}, which its body shows: no step here changes that alone, and where it did, \
    `{1}` would stay as it was
    """
  case equalityIsDoubtful = """
    the `==` of `{1}` compares {2} only in part or not at all, and its body shows it: whether what it takes for the \
    same looks the same is not known
    """
  case isHeldRead = """
    `{1}` shows `{2}` and does not observe the object: nothing in this program changes it, and where something did, \
    `{1}` would stay as it was
    """
  case isWrittenOut = """
    line {1} writes `"{2}"` out, the first value of `{3}`: no step here changes `{3}`, and where it did, this \
    would stay as it was
    """
  case madeSeveralTimes = """
    a `{1}` is made on lines {2}, where the starter makes one for all: what one of these views changes, the others \
    do not see
    """
  case mayStay = "`{1}` in line {2} may stay: no step builds more for it than with the reference"
  case alsoFound = "line {1}: {2} [{3}]"
  case rebuildsMore = """
    {1}: {2} view {2|value|values} rebuilt, {3} needed; at most {6} {6|passes|pass}, the reference \
    rebuilds {4}, the starter {5}
    """
  case rebuildsMoreThanStarter =
    "{1}: {2} view {2|value|values} rebuilt, more than the starter's {3}"
  case moreAssumed = "more is assumed about what is not declared than was tried the other way: {1}"
  case onlyIfChanged = """
    the two differ once `{1}` has another value, and nothing here gives it one
    """
  case oneWayOnly = """
    a condition here is new, and in all that was tried it did not come out in each of its ways: what happens then \
    is not known
    """
  case notReached = "a condition here is new, and nothing that was tried comes to it"
  case stepAfter = "{1} after {2}"
  case notTried = "the program before has no such statement, and nothing that was tried comes to it"
  case codeNotTried =
    "the program before has other code here, and what was tried does not come to all of it"
  case codeNotTriedBefore = """
    the code around line {1} of the program before is other code here, and what was tried does not come to all of \
    it
    """
  case comparedInBrief = "it is compared in full once all names resolve"
  case keptOnly = """
    the program before has no such statement, and in all that was tried it wrote what was there already
    """
  case keptOnlyBefore = """
    line {1} of the program before sets something that this one does not, and in all that was tried it \
    wrote what was there already
    """
  case keptOneWay = """
    the program before has no such statement, and where a condition in it comes out one way, it wrote what was \
    there already in all that was tried
    """
  case keptOneWayBefore = """
    line {1} of the program before is not in this one, and where a condition in it comes out one way, it wrote \
    what was there already in all that was tried
    """
  case notTriedBefore = """
    line {1} of the program before changes something that this one does not, and nothing that was tried \
    comes to it
    """
  case calledByFramework = """
    the framework makes use of `{1}`, and it is not the same as in the program before: what comes of it is \
    not modelled
    """
  case calledByFrameworkBefore = """
    the framework makes use of `{1}` of the program before, which is not here: what comes of it is not \
    modelled
    """
  case changedNothing = """
    the program before has no `{1}` like this, and in all that was tried it changed nothing: what \
    happens otherwise is not known
    """
  case askedBeforeNotReached = """
    line {1} of the program before asks what this one does not, and nothing that was tried comes to it
    """
  case askedBefore = """
    line {1} of the program before asks what this one does not, and in all that was tried the answer \
    was the same
    """
  case otherInputs = "`{1}` takes other inputs than before, so it is not compared by itself"
  case tooManyViews = "`{1}` is not compared by itself: there are too many views"
  case noSide = "one of the two cannot be shown; name its root view with --root"
  case noStepLess = "no step rebuilds less than before"
  case noStepRan = "no step that is known here runs a body, so nothing is counted"
  case noStepRunsBody =
    "no step runs a body on either side, so that what a step builds is the same on both"
  case notCountedOfUndeclared = """
    {1} {2|is|are} declared nowhere in the program after, so what it builds is not known
    """
  case rebuildsMoreThanBefore = "{1}: {2} view {2|value|values} rebuilt, {3} before"
  case notModelled = "{1} is not modelled, so the counts are not certain"
  case whatIsShown = "what is shown"
  case or = " or "
  case fixed = "{1} of {2} {2|finding|findings} fixed"
  case fixedAndNew = "{1} of {2} {2|finding|findings} fixed, {3} new (`{4}` in line {5})"

  // Headings of the tables.
  case step = "step"
  case bodies = "bodies"
  case rebuiltAndNeeded = "rebuilt/needed"
  case uncheckedRows = "?: something in the step is not known; the numbers are what is known"
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
