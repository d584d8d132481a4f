/// Why a body ran or did not, and what a step does.
package enum TraceWords: String, Words {
  package static let area = "trace"

  // Why it ran.
  case bodyRan = "{1}.body ran"
  case contentRan = "{1} content ran"
  case appeared = "it appeared"
  case newIdentity = "its identity is new, so it was made, with new state"
  case besides = "{1}; besides, {2}"
  case someInput = "an input compared unequal"
  case runsAsPart = "`{1}` is a part of `{2}.body`, and runs whenever that does:"
  case idleRows =
    "{1} {1|row|rows} of a `ForEach` in it {1|was|were} made again and {1|shows|show} nothing new: {2}"
  case rowsOfNoEqualData =
    "the list's data are values that cannot be compared, so that they equal no others"
  case rowsOfOtherData = "the list's data compared unequal to the data of the run before"
  case rowsOfView =
    "the list's row closure captured the view around it, and a value of that view differs"
  case rowsOfCapture = "the list's row closure captured something that does not equal what it was"
  case input = "input `{1}` compared unequal: {2} → {3}"
  case ownValue =
    "`{1}`, which each new value of the view fills by itself, compared unequal: {2} → {3}"
  case ownFreshValue = "`{1}`, which each new value of the view fills by itself, equals no other"
  case closureOfChangedView =
    "the closure `{1}` captured the view around it, and a value of that view differs"
  case closureOfChange = "the closure `{1}` captured something that does not equal what it was"
  case freshBinding =
    "the binding `{1}` is a new one in each run, as one to an element is, and equals no other"
  case freshInput = "input `{1}` compared unequal: each run makes a new one, which equals no other"
  case unequalInput =
    "input `{1}` compared unequal: it holds something else than when the parent ran before"
  case changed = "{1} changed{2}"
  case unreadBindingChanged = """
    {1}, to which it holds a binding, changed{2}; the binding counts as read, since the view that made it had read the \
    state
    """
  case bindingChanged = "{1}, to which it holds a binding, changed{2}"
  case announced = "{1} announced a change{2}"
  case readChanged = "{1}, which it read, changed{2}"
  case environmentChanged = "the environment value `{1}` changed"
  case removed = "what it stands in is being removed, and its binding always counts as changed"
  case fromTo = ": {1} → {2}"
  case of = " ({1})"
  case since = ", since "
  case ranSince = "{1}, since {2}"

  // Why it did not run.
  case skipped = "skipped: {1}"
  case equalInputs = "its parent ran, and its inputs compared equal"
  case ownEquality = "its parent ran, and its `==` said that nothing changed"
  case equalRows = "the list's data, ids and row closure compared equal, so no row was made again"
  case equalContent = "the closure that makes it compared equal, so it was not made again"
  case unchangedSources = "nothing that it reads has changed"
  case equalInputsOfContent = "the content around it ran, and its inputs compared equal"
  case contentAlone = "only content within it ran: {1}"
  case untouched = "no parent ran, and nothing that it reads was written"

  // Writes and steps.
  case write = "{1}{2}"
  case droppedWrite = "{1}{2} (nobody is told)"
  case lacksValue = "`{1}` lacks a value: write VERB:TARGET=VALUE"
  case disabledControl = "`{1}` is disabled here, so nothing happens"
  case unfitValue = "`{1}` holds {2}, which is of another type than {3}"
  case noElements = "`{1}` holds {2}, which has no elements"
  case notFound = "nothing answers to `{1}`"
  case notFoundButNear = "nothing answers to `{1}`; did you mean `{2}`?"
  case notFoundButKnown = "nothing answers to `{1}`; known: {2}"

  // The picture of a step.
  case root = "root: {1}"
  case system = "counts of {1}, with the SDK of its year"
  case contentRuns = "content ran"
  case ran = "ran"
  case ranTimes = "ran {1} times"
  case built = "{1}, {2} built"
  case inlined = "{1} {2} {3} ran as a part of {4}.body"

  // The walk from body to body.
  case walkPlace = "step {1}, {2}   {3} of {4}"
  case state = "state: {1}"
  case stateAndMore = "state: {1}, and {2} more"
  case noBody = "no body runs"
  case bodyRuns = "{1}.body runs: {2}"
  case helpers = "as a part of it: {1}"
  case theExample = "the example"
  case ofExample = "In the example “{1}”:"
  case ofYourText = "In your text:"
  case walkOfOther = "The walk begins again, in the example “{1}”:"
  case lostNames = """
    {1} {2|is|are} declared nowhere in this text, so it does not compile: what would run is not known, and what \
    follows is what the rest of it does.
    """
  case doesNotCompile = """
    This text does not compile: what would run is not known, and what follows is what the rest of it does.
    """
  case lacksView = """
    This text declares no `{1}`, the view that is shown here, so nothing of it runs; `undo` brings the text \
    before back.
    """
  case didNotRun = "did not run: {1} (`why-not {2}`)"
  case someOf = "{1} of {2} {3}"
  case stateOfOne = "{3} of {1} {2} = {4}"
  case walkBeginning = "This is the beginning; `step` goes on."
  case walkEnd = "That was the last body; `back` goes back, `tree` shows all steps."
  case runsNoMore = "`{1}` does not run after this place; `why-not {1}` says why."
  case ranBefore =
    "`{1}` does not run after this place; `back` returns to where it ran, and `why {1}` says why."
  case cannotRun = "This text cannot be run; `grade` says why."
}
