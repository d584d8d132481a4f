/// Questions about what will run, and what is said to the answers.
package enum PredictWords: String, Words {
  package static let area = "predict"

  // The question.
  case prompt = "predict"
  case showShows = "It is about your text; `show` shows {1}."
  case sameProgram = "It is the same program."
  case aboutStarter = "This is what exercise {1} begins with."
  case aboutAnotherExample = "This is another example of the lesson."
  case aboutExampleInstead = """
    Your text has no step on which ideas of SwiftUI differ, so the question is about another program, an \
    example of lesson {1}:
    """
  case aboutStarterInstead = """
    Your text has no step on which ideas of SwiftUI differ, so the question is about another program, what \
    exercise {1} begins with:
    """
  case askedAgain =
    "All questions of this place were asked before; this is the one that was asked longest ago."
  case onScreen = "`{1}` is on screen. Now {2}."
  case onScreenThen = "`{1}` is on screen. First {2}. Now {3}."
  case nothingHappens = "nothing happens"
  case then = ", then "
  case theView = "the view"
  case which = "Which of these run because of that, and how often?"
  case many = "{1} ({2} of them)"
  case helperOf = "{1} in {2}"
  case answerWith = "Answer with {1}, a total, or `none`. `?` helps, `skip` goes on."
  case answerAtFirst = "Answer with {1}, or `none`. `?` helps."
  case aName = "a name (`{1}`)"
  case names = "names (`{1} 1, {2} 2`)"
  case help = "Type what you expect; nothing depends on being right."
  case namesHere = "The names here: {1}."
  case ways =
    "A total, names (`{1}`), names with counts (`{1} 1, {2} 2`); `none` and `all` are answers too."
  case waysForOne = "A number, or a name (`{1}`); `none` and `all` are answers too."
  case verbs = """
    `show` shows the code, `skip` leaves the question, Ctrl-C drops it. Other verbs work as always; \
    those that tell what runs set the question aside.
    """

  // What is said to an answer.
  case right = "That is what runs."
  case inAll = "{1} {1|body runs|bodies run} in all; you said {2}."
  case inAllWithHelpers = """
    In all {1} {1|body runs|bodies run}, or {2} with the helpers counted one by one; you said {3}.
    """
  case noneIsOpen = "No question is open; `predict` asks one."
  case answered =
    "The question is answered, and what runs stands above; `predict` asks another one."
  case setAside = "The question is set aside; `predict` asks it again."
  case otherwise = "SwiftUI does otherwise here:"
  case alsoFits = "It also fits when {1}. {2}"
  case walk = "`step` walks through it; `why` and `why-not` with a name give each cause."
  case comesOutWhen = "Your answer is what comes out when {1}."
  case differsAt = "Your answer is what comes out when {1}. The difference is at {2}."
  case oneMore = """
    SwiftUI does otherwise here. More than one idea of how it works leads to your answer; one more question \
    tells them apart.
    """
  case toTheFirst = "To the first question: {1}"
  case hereIsWhatRuns = "here is what runs."
  case fact = "{1} {2}: {3}"
  case partOf = "it is a part of {1}.body"
  case didNotComeToIt = "the body did not come to it"
  case bodyDidNotRun = "{1}.body did not run"
  case notOnScreen = "it is not on screen"
  case othersDidNot = "{1}. {2} {2|other did not:|others did not, each for this reason:} {3}"
  case ofSome = "of {1} of them, {2}"
  case didNotRun = "did not run"
  case ranOnce = "ran once"
  case ranTwice = "ran twice"
  case ranTimes = "ran {1} times"

  // What is not understood.
  case noName = "There is no name in this."
  case manyReadings = "This has more than one reading: give a total, or a count for each name."
  case neither = "`{1}` is neither a name here nor a verb."
  case mayBe = "`{1}` may stand for several of these: {2}."
  case didYouMean = "{1} Did you mean `{2}`?"
  case namesAre =
    "{1} Name those that run ({2}), or say `all`, `none` or how many bodies run in all."
  case helps = "{1} `?` helps, `skip` goes on, `help` lists the verbs."
  case noStep = "There is no step here on which ideas of SwiftUI differ. `tree` shows what runs."
  case dropped = "The question is dropped; `predict` asks it again."
  case skipped = "Skipped; `predict` asks again."
  case insteadOfHint = """
    Your last grades are equal. A question may help more than a further hint; `skip`, then \
    `hint` gives the hint.
    """

  // A step as something that happens.
  case tap = "`{1}` is tapped"
  case toggle = "`{1}` is switched"
  case type = "{1} is typed into `{2}`, in one change"
  case select = "`{1}` is set to {2}"
  case set = "`{1}` becomes {2}"
  case append = "{1} is appended to `{2}`"
  case remove = "element {1} of `{2}` is removed"
  case appear = "`{1}` appears"
  case call = "`{1}` is called"
  case change = "`{1}` changes"
  case environment = "the environment value `{1}` changes"
  case fromTo = "{1} from {2} to {3}"
  case perform = "`{1}` calls its closure"
  case received = "a value comes from what `{1}` listens to"
  case present = "`{1}` is presented"
  case answer = "`{1}` answers"
  case happen = "`{1}` happens"
  case after = "{1} after {2}"
  case input = "`{1}` is given another value"
}
