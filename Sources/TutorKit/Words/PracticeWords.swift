/// Exercises and questions that are made of a guideline document.
package enum PracticeWords: String, Words {
  package static let area = "practice"

  // Why a lesson has no exercise.
  case noExercise = "No exercise belongs to {1}: {2}."
  case noSwift = "it holds no block of Swift"
  case noPair = """
    it has no pair of an Incorrect and a Correct example in Swift, named so right before the code \
    (or Before and After, Avoid and Prefer, ❌ and ✅)
    """
  case notWhole = "an example is no whole Swift, so nothing can be run or graded"
  case noView = "its examples declare no view that can be put on screen"
  case noScreen = """
    its Correct example shows `{2}` and no form of `{1}`, so there is nothing to hold an answer against
    """
  case stale = "its Correct example may show what is old: {1}"
  case ungiven = """
    its Incorrect example shows {1}, which nothing in the document gives a value, and its Correct one \
    needs none, so what the two show cannot be held against each other
    """
  case noDifference = "its two sides could not be compared"
  case answerUncertain = "its own Correct example would not pass for certain ({1})"
  case starterUncertain = "its Incorrect example would not fail for certain ({1})"
  case everyCheckPasses = "it passes every check"
  case starterPasses =
    "its Incorrect example does all that the Correct one does, though the two differ ({1})"
  case pairName = "{1}, pair {2}"
  case ofPair = "pair {1} (line {2}): {3}"
  case oneCode = "its two sides have the same code"
  case alike = """
    its two sides show and do the same, what a person does builds as many view values on both, and \
    no rule tells them apart
    """
  case alikeUngrouped = """
    {1} (whole numbers from 1,000 on are left out of this: one side groups their digits, the other does not)
    """
  case alikeButArranged = """
    its two sides show and do the same but for how it is arranged ({1}), what a person does builds no \
    less on the Correct one, and no rule tells them apart
    """
  case countsUntold = """
    its two sides show and do the same, what a step builds is not certain ({1}), and no rule tells \
    them apart
    """
  case uneven = """
    its two sides show and do the same, one step builds less in the Correct one ({1}: {2} view \
    {2|value|values}, not {3}) and another one more ({4}: {5} view {5|value|values}, not {6}), so that all \
    together build no less, and no rule tells them apart
    """
  case untoldWithoutRule =
    "whether its two sides show and do the same cannot be told ({1}), and no rule tells them apart"
  case correctBuildsMore = """
    its Correct example builds more than its Incorrect one ({1}: {2} view {2|value|values}, not \
    {3}), so the two may be exchanged
    """
  case keepsIdentity = """
    its two sides show and do the same, and the Correct one builds more ({1}: {2} view \
    {2|value|values}, not {3}) and changes less on the screen ({4}: {5} {5|view|views}, not {6}), \
    because a view that stays is not made anew; answers are not graded by that
    """
  case remedyKeepsIdentity =
    "nothing has to be done, unless the counts are what the guideline is about"
  case correctRunsMoreAtFirst = """
    its Correct example runs more when it appears than its Incorrect one ({1} {1|body|bodies}, not {2}), \
    so the two may be exchanged
    """
  case queriesDiffer = "the two ask the store for different things, and what it gives is not known"
  case correctNoted = """
    its Correct example is noted for {1}, its Incorrect one is not, and nothing else tells them apart, so \
    the two may be exchanged
    """
  case unscoped = """
    its {1} example uses `{2}`, which nothing in it declares, so it does not compile; the other example \
    has it as a property
    """
  case misspelled = """
    its {1} example uses `{2}`, which nothing declares, so it does not compile; `{3}` is declared there
    """
  case remedyUnscoped = "declare `{1}` where it is used, or use the name that is declared there"
  case alikeUnlessDeclared = """
    as far as can be told without {1}, its two sides show and do the same, and no rule tells them apart
    """
  case remedyDeclare = "to have it practised, declare {1} in the examples"
  case lostContent = """
    the Correct example does not show {1}, which the Incorrect one does: an answer that keeps it does not pass
    """
  case lostContentMayStay = """
    the Correct example does not show {1}, which the Incorrect one does: an answer passes with it and without
    """
  case lostModifier = "the Correct example has no `{1}`, which the Incorrect one has"
  case lostChange = """
    when {1}, {2} comes or goes in the Incorrect example, and nothing that the Correct one shows follows
    """
  case remedyLostChange = """
    let the Correct example follow the step too, unless that is what the guideline takes away
    """
  case sidesDiffer = """
    the two sides do not show or do the same ({1}): who keeps to the Incorrect example does not pass the exercise
    """
  case correctSharesID = "the Correct example has a fault that the Incorrect one is without ({1})"
  case remedySharedID = "give the rows of the Correct example an id that no two of them share"
  case remedySidesDiffer =
    "let both sides do the same, unless this difference is what the guideline is about"
  case remedyLostContent =
    "show it in the Correct example too, unless leaving it out is what the guideline says"
  case compileFails = "the compiler refuses the {1} example: {2}"
  case correctBreaksAlone = "its Correct example breaks {1}, which its Incorrect one does not"
  case taken = "Declared nowhere in the guideline, so taken as unknown: {1}"

  // How the two sides of a pair differ.
  case pairShows = "the Incorrect example shows {1}, the Correct one {2}"
  case pairShowsOld = "only the Incorrect example shows `{1}`"
  case pairShowsOneMoreOld = "the Incorrect example shows one `{1}` more"
  case pairShowsOneMoreNew = "the Correct example shows one `{1}` more"
  case pairShowsNew = "only the Correct example shows `{1}`"
  case pairHasOld = "only the Incorrect example has `{1}` around `{2}`"
  case pairHasNew = "only the Correct example has `{1}` around `{2}`"
  case pairHasOldValue = """
    in the Incorrect example `{1}` stands around `{2}`, and nothing with that value does in the Correct \
    one
    """
  case pairHasNewValue = """
    in the Correct example `{1}` stands around `{2}`, and nothing with that value does in the Incorrect \
    one
    """
  case pairLater =
    "`{1}` stands after `{2}` in the Correct example, and before it in the Incorrect one"
  case pairAppliedLater =
    "in the Correct example `{1}` is applied after `{2}`, in the Incorrect one before it"
  case pairElsewhere = "`{1}` stands inside another view in the Correct example"
  case pairDoes = "the Incorrect example does {1}, the Correct one {2}"
  case pairPasses =
    "while it waits `{1}` is {2} in the Incorrect example, and {3} in the Correct one"
  case pairState = "`{1}` of {2} is {3} in the Correct example, and {4} in the Incorrect one"
  case pairChanges = "the Incorrect example changes {1}, and the Correct one does not"
  case pairStops = "the Correct example stops: {1}{2}"
  case pairGoesOn = "the Incorrect example stops, and the Correct one goes on: {1}{2}"
  case pairObjectMissing = """
    a view of the Correct example reads a `{1}` from the environment, and no view above it puts one \
    there
    """
  case pairCorrect = "in the Correct example {1}"
  case pairMadeAnew = """
    `{1}` is another one than before the step in the Correct example, and stays the same one in the \
    Incorrect one
    """

  // What is open of how the two sides differ. Lines are those of an example's code.
  case pairCodeNotTried = """
    the Correct example has code that the Incorrect one has in another form, and what was tried does not come \
    to all of it
    """
  case pairCodeNotTriedOld = """
    the code around line {1} of the Incorrect example is other code in the Correct one, and what was tried does \
    not come to all of it
    """
  case pairNotTried = """
    the Correct example has a statement that the Incorrect one does not have, and nothing that was tried comes \
    to it
    """
  case pairNotTriedOld = """
    line {1} of the Incorrect example changes something that the Correct one does not, and nothing that was \
    tried comes to it
    """
  case pairKeptOnly = """
    the Correct example has a statement that the Incorrect one does not have, and in all that was tried it \
    wrote what was there already
    """
  case pairKeptOnlyOld = """
    line {1} of the Incorrect example sets something that the Correct one does not, and in all that was tried \
    it wrote what was there already
    """
  case pairKeptOneWay = """
    the Correct example has a statement that the Incorrect one does not have, and where a condition in it \
    comes out one way, it wrote what was there already in all that was tried
    """
  case pairKeptOneWayOld = """
    line {1} of the Incorrect example is not in the Correct one, and where a condition in it comes out one \
    way, it wrote what was there already in all that was tried
    """
  case pairNotReached = """
    the Correct example asks what the Incorrect one does not ask, and nothing that was tried comes to it
    """
  case pairOneWayOnly = """
    the Correct example asks what the Incorrect one does not ask, and in all that was tried not each answer was \
    given: what happens then is not known
    """
  case pairAskedOld = """
    line {1} of the Incorrect example asks what the Correct one does not, and in all that was tried the answer \
    was the same
    """
  case pairAskedOldNotReached = """
    line {1} of the Incorrect example asks what the Correct one does not, and nothing that was tried comes to it
    """
  case pairChangedNothing = """
    the Incorrect example has no `{1}` like that of the Correct one, and in all that was tried it changed \
    nothing: what happens otherwise is not known
    """
  case pairCalledByFramework = """
    the framework makes use of `{1}`, and it is not the same in the two examples: what comes of it is not \
    modelled
    """
  case pairCalledByFrameworkOld = """
    the framework makes use of `{1}` of the Incorrect example, which is not in the Correct one: what comes of \
    it is not modelled
    """

  // The goal of an exercise.
  case goal = "Goal: {1}"
  case goalOfPair = "Goal: change this code as the guideline says."
  case mustSame = "What is shown and done must stay the same, and less is to be built again."
  case mustSameInSteps = """
    What is shown and done must stay the same. Less is to be built again in the steps below, and in no other \
    step more.
    """
  case mustNotGrow =
    "What is shown and done must stay the same, and no more may be built again than now."
  case mustStay = "What is shown and done must stay the same."
  case mustBeOne = """
    The guideline's two sides do not show and do quite the same ({1}): an answer may show and do what \
    either of them does.
    """
  case mustBeArranged = """
    The guideline's two sides differ in how the same is arranged ({1}): an answer may show what either \
    of them does.
    """
  case mustStayUnpaired = """
    The document's Correct example shows `{1}` alone, so what is shown and done must stay the same, and the \
    rule is all that is graded besides.
    """
  case notCounted = "How much is built is not counted here."
  case mustBuildLess = "Less is to be built again."
  case mustBeReference = """
    The guideline's two sides do not show or do the same ({1}), so an answer must show and do what \
    the Correct example does.
    """
  case notGraded =
    "{1} {2|is|are} left as {2|it is|they are}: the Correct example has none that is given the same."
  case uncounted = "What is built when {1} is not counted: {2} is not modelled."
  case notAsked = """
    No check asks whether {1} is gone: an answer is held to what it shows and does.
    """
  case keepName =
    "The document calls the Correct example's view `{1}`; an answer may keep either name."
  case mustBeOneUntold = """
    Whether the guideline's two sides show and do the same cannot be told ({1}), so an answer must \
    show and do what one of them does.
    """
  case mustRules = "No finding of {1} may be left."
  case mustDearWarnings = """
    No warning of {1} may be left. Notes may stay, and so may a warning about a view that you added, while no step \
    that runs it builds more than the reference.
    """
  case mustDearWarningsOf = """
    No warning of {1} may be left. Notes may stay, and so may a warning of {2} about a view that you added, while no \
    step that runs it builds more than the reference.
    """
  case mustWarnings = "No warning of {1} may be left; a note may."
  case idleViewsCost = "Each view of yours that saves nothing costs {1} {1|point|points}."
  case step = "{1}: {2} view {2|value is|values are} built now, at most {3} to pass"
  case again = "{1} once more"
  case againAfter = "{1} once more, after {2}"
  case tolerance = "(the reference builds {2}, and {1} more {1|is|are} allowed)"

  // Questions of a document.
  case whichSide = "Which of the two breaks the guideline “{1}”: 1 or 2?"
  case whichReason = "Which of these sentences is the reason that “{1}” gives?"
  case answerSide = "Answer with 1 or 2; `skip` goes on."
  case answerNumber = "Answer with a number from 1 to {1}; `skip` goes on."
  case isRight = "Yes: {1}."
  case isOther = "It is {1}: {2}."
  case sideReason = "the document calls it “{1}” (line {2}): “{3}”"
  case sideLine = "the document calls it “{1}” (line {2})"
  case sideOfDiff = "the document's diff takes its lines out, those marked `-` (line {1})"
  case onlyItHas = "only it has the line `{1}`"
  case onlyOtherHas = "only the other one has the line `{1}`"
  case reasonIs = "“{1}” stands at line {2} of the document"
  case restFollows = "(That is not all: `next` asks a question, and `lesson` shows the whole text.)"
  case asksSide = "asks which side breaks the guideline"
  case asksCounted = "asks how much its Incorrect example builds again"
  case asksReason = "asks for the reason that the guideline gives"
  case sideRuns = "when {1}, {2} {2|body runs|bodies run} in it, and {3} in the other one"
  case sideBuilds = "when {1}, it builds {2} view {2|value|values} again, the other one {3}"
  case sideRunsAtFirst = "at first {1} {1|body runs|bodies run} in it, and {2} in the other one"
  case sideBuildsAtFirst = "at first it builds {1} view {1|value|values}, the other one {2}"
  case howMany = "When {1}, how many view values does this program build again?"
  case viewValues = "{1} view {1|value|values}"
  case counted =
    "when {1}, it builds {2} view {2|value|values} again, and {3} {3|shows|show} something else"
  case countedBeside = """
    when {1}, it builds {2} view {2|value|values} again, and {3} {3|shows|show} something else; the other \
    side of the guideline builds {4}
    """
  case leftForLater = "Left {1} for later."
  case notPassedYet =
    "{1} is not passed yet; `skip` leaves it for later."
  case allDone =
    "Everything of this course is passed. `progress` shows it; `review` asks about what is due."
  case allRead = """
    You have been through {1} {1|lesson|lessons}; no exercise could be made of {1|it|them}. \
    `tutor exercises --lessons DIR` says why.
    """
  case stillOpen = "All lessons are read. Open: {1}, {2}; `exercise {1}` goes there."
  case nextLesson = "Next: `next` goes on to lesson {1}, {2}."
  case nextExercise = "Next: `next` goes on to exercise {1}, {2}."
  case ownCourse =
    """
    These are {1} {1|lesson|lessons} of your own; a pair of sides in Swift that can be graded has an \
    exercise, and `exercises` lists them.
    """
  case onShell =
    "`tutor {1}` belongs to the shell: type it in another window, or leave with `quit` first."
  case otherExercise =
    "This is the text of exercise {1} ({2}), not of exercise {3}; nothing was graded. `exercise {1}` goes there."
  case noSuchHint =
    "There {1|is|are} {1} {1|hint|hints} here, so no hint {2}. `exercise {2}` begins “{3}”, and `hint` gives its hints then."
  case noHintYet = "Hint {1} was not given yet; `hint` gives hint {2}."

  // What is wrong with a document as a text.
  case fenceOpen = "the code that begins here has no end, so what stands below it is code too"
  case closeFence = "close it with a line of three back-ticks"
  case exampleNotWhole = "this example is no whole Swift: {1}"
  case wholeRemedy = "mend the code; what it leaves out can stand in a comment"
  case sidesEqual = "this example has the same code as the Incorrect one at line {1}"
  case sidesEqualRemedy = "show in one of them what the guideline says, or take the pair out"
  case swappedRemedy = "exchange the two examples or their labels, or correct what is said of them"
  case sameText = "the text is that of {1}, but for its title"
  case sameTextAndTitle = "the text is that of {1}"
  case sameTextRemedy = "keep one of the two documents"
  case withoutExercise = "no exercise: {1}"
  case remedyNoSwift = "nothing has to be done where it is about no code in Swift"
  case remedyNoPair = "to have it practised, name both sides right before their code"
  case remedyNoView = "to have it practised, show both sides as views; else nothing has to be done"
  case remedyNoScreen = "to have it practised, show `{1}` on both sides"
  case remedyStale =
    "let that view observe the object, or hand it the value that it shows; else its screen is not updated"
  case remedyNotWhole = "to have it practised, show both sides as whole declarations"
  case remedyAlike = "to have it practised, let the examples show what the guideline gains"
  case remedyOpen = """
    to have it practised, declare what the examples leave out; where SwiftUI decides it, nothing has to be done
    """
  case remedyMend = "mend the Correct example: as it is, it would not pass"

  // The claims of documents.
  case correct = "Correct"
  case incorrect = "Incorrect"
  case claimNotSo = "the counts of the {1} example do not bear out its label “{2}” ({3})"
  case claimNowhereSo = "the counts of neither side bear out “{1}” ({2})"
  case claimOfExampleNotSo = "the counts of the example do not bear out “{1}” ({2})"
  case claimNotOfBoth = "the counts of both sides do not bear out “{1}” ({2})"
  case claimValues = "{1}: {2} view {2|value|values}"
  case claimBeside = "{1}: {2} beside {3}"
  case claimUnread = "not held against the counts: “{1}”"
  case claimUnreadFrom = "not held against the counts: “{1}”, which is not understood from “{2}” on"
  case claimUnreadRemedyOf = """
    nothing has to be done; a sentence of a view and a control of the examples, such as “`{1}` runs when \
    {2} is tapped”, can be checked
    """
  case claimUnreadRemedyOfToggle = """
    nothing has to be done; a sentence of a view and a control of the examples, such as “`{1}` runs when \
    {2} is toggled”, can be checked
    """
  case claimUnreadRemedyOfChange = """
    nothing has to be done; a sentence of a view and a property of the examples, such as “`{1}` runs when \
    {2} changes”, can be checked
    """
  case claimUnreadUnknown = """
    nothing has to be done; what the examples run is not known for certain, and `tutor simulate` says why
    """
  case claimUnreadNoCode = """
    nothing has to be done; it can be checked beside an example that declares the view and what is tapped
    """
  case notBorneOut = "(The counts of these examples do not bear out “{1}”.)"
  case claimNotSame = "the two sides do not bear out “{1}”: {2}"
  case claimTooMuch =
    "the counts do not bear out “{1}”: at best {3} {3|body runs|bodies run} in place of {2}"
  case claimOfSideNotSo = "the counts of the {1} example do not bear out “{2}” ({3})"
  case claimNowhere =
    "no step that was tried builds less in any Correct example than in its Incorrect one ({1})"
  case otherCorrectRefused = """
    this Correct example does not pass the exercise that is made of the one before it ({1})
    """
  case claimNotLess =
    "no step that was tried builds less in the Correct example than in the Incorrect one ({1})"
  case claimRemedy = "correct the claim, or the example; `tutor simulate` shows the counts"
  case correctBreaks = "a Correct example breaks {1}: {2}"
  case breaksRemedy = "mend the example; `tutor explain` on its code says more about the place"
  case disagree = "{1} shows as Correct what {2} calls Incorrect ({3})"
  case disagreeRemedy = "say in both documents when which one holds"
}
