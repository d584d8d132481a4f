/// The ladder of hints: symptom, place, principle, cause, change.
package enum HintWords: String, Words {
  package static let area = "hint"

  case numbered = "hint {1} of {2}: {3}"
  case nothing = "There is nothing to hint at: this passes, as grading it says."
  case nothingFails = """
    No check fails, so there is nothing to hint at; what is open, and why, `grade` says.
    """
  case nothingFailsBut = """
    No check fails; what is open, and why, `grade` says. What the exercise is about may help: {1}
    """
  case noMore = "There are no more hints for this text; `{1}` shows the reference."
  case leftOut = "Hints {1} to {2} would say what was said. {3}"
  case leftOutOne = "Hint {1} would say what was said. {2}"
  case reference = "`solution` shows the reference."
  case placed = "{1} (line {2})"
  case and = " and "
  case atFirst = "at first"
  case afterSteps = "after {1}"
  case seen = "{1}: {2}."

  // The text is not Swift as a whole.
  case readBrackets =
    "Read the brackets first: the text is not whole Swift yet, so nothing else is checked."
  case bracketsClose = """
    Each bracket closes inside the declaration in which it opens, and stands below the beginning \
    of the line that opens it.
    """
  case readParser =
    "The text is not whole Swift yet, so nothing else is checked: begin where the parser stops."
  case quotesClose = """
    A text in quotation marks ends in the line in which it begins, with the marks that begin it; three of \
    them begin one of several lines.
    """
  case firstPlaceOfAll = """
    The parser names the first place where it cannot go on: what is missing stands there, or right before it.
    """
  case parserSays = "In {1} the parser says: {2}."
  case line = "line {1}"
  case firstPlace = "the first place in the report"
  case lookAt = "Look at {1}."
  case noPartner = "Look at line {1}: its bracket has no partner."
  case closesAnother = """
    Look at line {1}: its bracket closes what line {2} opens, and the two lines are not indented \
    alike.
    """
  case mendHere = "Mend it here; the hole marks the place."
  case bracketMissing =
    "Between lines {1} and {2} a bracket is missing, or the last one is one too many:"

  // A name does not fit where it is used.
  case importSwiftUI = "Your text does not import SwiftUI: put `import SwiftUI` at its top."
  case keepRoot = """
    Your text declares no `{1}`, the view that is shown here: keep that view's name. `reset` brings the \
    starter's text back.
    """
  case declareRoot = """
    Begin with `struct {1}: View`, and give it what the starter's has. `diff starter` shows the lines that \
    your text lacks.
    """
  case refusedAttribute = """
    Swift refuses an attribute of your text: look at what the class follows by itself, and what its properties \
    say besides.
    """
  case followedAlready = """
    A class whose properties are followed one by one says itself when one of them changes: what it stores \
    needs no wrapper.
    """
  case nameIsMisspelled = """
    A name of your text is written otherwise than in any declaration: compare it with those that are like it.
    """
  case nameIsMissing = """
    Your text uses a name that none of its declarations has: look for what declares it in the starter, or for \
    the name that is meant.
    """
  case nameIsAsDeclared = """
    A name is written as it is declared, to the letter, and means something only where the declaration is seen: \
    in the same body, in the type around it, or anywhere for what stands outside of all types.
    """
  case compareNames = """
    Compare what each view declares with what it is given and what it uses: they differ in {1} \
    {1|place|places} at least.
    """
  case lookAtNewView = "Look at the view that is new."
  case lookInView = "Look at line {1}, in `{2}`."
  case givenOnly = """
    A subview knows only what it is given: one stored property for each value that it shows, and \
    one argument for each of them where it is made. What it changes, it gets as a binding.
    """
  case madeLikeThis = "It is made like this, with a value in each hole:"
  case lineToChange = "This line, or the declaration that it uses, is the one to change:"

  // The compiler refuses the text.
  case doesNotCompile = """
    Your text does not compile, so nothing that it shows or does is known yet. In line {1} the compiler says: {2}
    """
  case doesNotCompileAnywhere = """
    Your text does not compile, so nothing that it shows or does is known yet. The compiler says: {1}
    """
  case readBothPlaces = """
    An error stands where two places do not fit: the line that the compiler names, and the declaration of \
    what stands in it. Read both; either may be the one to change.
    """
  case firstErrorFirst = """
    The report lists {1} {1|error|errors} of the compiler. Mend the first one and grade again: more may follow \
    from it, or stand behind it.
    """

  // What a text is held against.
  case theStarter = "the starter"
  case theCorrectExample = "the Correct example"
  case diffCompares = "`diff starter` compares."
  case lessonShows = "The lesson shows it."

  // The screen is another than the starter's.
  case hasMoreOf =
    "Look at `{1}`: your text has it more often than {2}. What does it do that nothing else does?"
  case doWithout = "Show and do the same without that `{1}`, as {2} does."
  case idsOfRows = """
    Look at the ids of the rows: {1} two of them have the same one, and a list takes rows of one id for one row.
    """
  case idOfItsOwn = """
    An id has to tell each row from all others for as long as the row is there: a number that the element keeps, \
    and not a text that two elements may share.
    """
  case compareScreens = """
    Compare the two screens: {1} the view shows something else than {2}, or shows it in another \
    place.
    """
  case lookAtOrder = """
    Look at the order of what {1} shows, and at what stands inside of what. {2}
    """
  case skippedByOwnEquality = """
    Look at `{1}` (line {2}): {3} it is skipped, since its own `==` says that nothing has changed. Does it compare \
    all that the body shows?
    """
  case ownEquality = """
    With an `==` of its own a view is skipped whenever that says that both are equal. What the body shows and `==` \
    leaves out stays on the screen as it was.
    """
  case equalityLeavesOut = "{1} The `==` of `{2}` does not look at {3}."
  case compareToo = "Compare {1} as well:"
  case shownLess = """
    Look for what makes `{1}`: your text shows it less often than {2}. Which data does it come from, and what of them \
    is left out?
    """
  case sameData = "Show all that {1} shows: make it from the same data, and leave none of them out."
  case anotherView = """
    Look at `{1}` (line {2}): {3} the one that was there is gone, and a new one stands in its place. How can it be \
    told from the old one?
    """
  case identityOfViews = """
    A view is the same one as long as its place in the code and its id are the same. In another branch of an `if` \
    or `switch`, or with another id, it is a new one, and its state begins with the first values.
    """
  case stateBeginsAgain = """
    {1} `{2}` is made on {4|line|lines} {3} and is another view after that step than before it, so its state \
    begins again.
    """
  case oneViewOfTwo = """
    Make `{1}` on one line, whatever the state is, and let the state decide over an argument only:
    """
  case steadyIdentity = "Give `{1}` an id that stays the same through that step, or none."
  case onePlace = "Let `{1}` stand at one place of the code, whatever the state is."
  case valueStays = """
    At first the value is that of {2}. {1} it is not: what does that step write, and what of it does the value come \
    from in your text?
    """
  case followTheValue = """
    No view is missing or at another place: follow the value back, from where it is shown to what the step writes.
    """
  case addedState = """
    Your text keeps {1} as state of its own. State holds what was written to it: nothing brings it up to date when \
    what it was made of changes.
    """
  case useTheSame = "Make the value from the same state as {1}, in the body that shows it."
  case computeIt = """
    Do without that state: compute the value in the body that shows it, or in the one above, and hand it on. A view \
    of its own keeps the work from being done again for nothing.
    """
  case lookForLine = """
    Look for what line {1} of {2} says: your text does not say it as often. {3}
    """
  case lookForName = "Look for `{1}` of {2}: your text does not say it as often. {3}"
  case lookAtName = "Look at each `{1}` of {2}: your text has one of them otherwise. {3}"
  case showsTheSame = """
    A refactoring shows what was there before: each text, each modifier in its order, each view \
    in its place. What moves takes its modifiers along.
    """
  case showsTheCorrect = """
    The Correct example has what is to be there: each text, each modifier in its order, each view in \
    its place.
    """
  case beginWithStarter =
    "There is no code yet: `reset` brings the starter's text back, to be changed."
  case putInOrder = "Put the lines into the order of {1}. {2}"
  case hasLessOften = "{1} has this, and your text has it less often:"

  // A step does something else than with the starter.
  case followAction = """
    Follow one action from its control to the screen: {1} {2} ends in another state than your text.
    """
  case oneOwner = """
    State has one owner. A view that only shows a value takes the value; a view that changes it \
    takes a binding to it; an action that {1} has must reach the state too.
    """
  case lookAtControl = "Look at the control of that step, and at the action that it was given."
  case lookAtKept =
    "Look at how `{1}` of {2} is declared: what becomes of it when the view is made again?"
  case keptAcrossRuns = """
    A plain property of a view is set anew each time the view is made, that is whenever the body \
    above it runs. What is to last stands in a state, in the one view that owns it; what is given \
    stands in a plain property or a binding.
    """
  case keptOtherwise = "{1} keeps `{2}` otherwise:"
  case whoMakes = "Look at `{1}`: {2} holds it. Which views make a `{3}`, and which are given one?"
  case whoChanges =
    "Look at `{1}`: {2} holds it. Which view changes it, and how does the change get there?"
  case declaredIn = "Look at `{1}`: it is declared in {2}. Which of them owns it?"
  case eachKeeps =
    "{1} {2} each keep a `{3}` of their own, and a change of one does not reach the other."
  case eachMakes = "{1} {2} each make a `{3}` of their own."
  case constantDrops = "{1} A `.constant` binding drops what is written to it."
  case givenState = "`{1}` owns `{2}`; `{3}` is given it, as a value or as a binding:"
  case givenObject = "`{1}` makes the one `{2}`; every other view is given it:"
  case passBinding = "Pass a binding to the state in place of `.constant`:"
  case lostAction =
    "{1} has this, and your text has it less often; the change must reach the state:"
  case bringActionBack = "The control needs the action that it has in {1}. {2}"
  case declareBinding =
    "One view owns `{1}`. Each other view that changes it declares it and is made like this:"
}
