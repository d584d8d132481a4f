/// The verbs, in the order of the help, in groups that ``HelpWords`` describes. One more verb is one entry here,
/// its summary below, and what it calls.
extension SessionVerb {
  static let all: [SessionVerb] = [
    SessionVerb(
      name: "lessons", group: .course, summary: .lessons, traits: [.leavesQuestionOpen],
      run: { session, _ in session.listLessons() }),
    SessionVerb(
      name: "lesson", related: ["read", "guideline", "chapter"], group: .course, placeholder: "N",
      summary: .lesson,
      traits: [.takesWords, .leadsOn],
      choices: { choices, typed in choices.lessons(typed) },
      run: { session, argument in session.showLesson(argument) }),
    SessionVerb(
      name: "example", group: .example, summary: .example, traits: [.takesWords],
      choices: { choices, _ in choices.examples },
      run: { session, argument in session.showExample(argument) }),
    SessionVerb(
      name: "next", related: ["continue", "go", "forward"], group: .next, summary: .next,
      traits: [.leadsOn],
      run: { session, _ in session.nextStage() ?? session.next() }),
    SessionVerb(
      name: "skip", group: .next, summary: .skip, traits: [.leadsOn, .leavesOut],
      run: { session, _ in session.skip() }),
    SessionVerb(
      name: "predict", group: .predict, summary: .predict,
      traits: [.leavesQuestionOpen, .asksAgain],
      run: { session, _ in session.predict() }),
    SessionVerb(name: "run", group: .predict, summary: .run, run: { session, _ in session.run() }),
    SessionVerb(
      name: "step", group: .step, summary: .step, run: { session, _ in session.step() }),
    SessionVerb(
      name: "back", related: ["previous", "prev"], group: .step, summary: .back,
      run: { session, _ in session.walk(by: -1) }),
    SessionVerb(
      name: "until", group: .step, placeholder: "VIEW", summary: .until, traits: [.takesWords],
      choices: { choices, _ in choices.views },
      run: { session, argument in session.walk(until: argument) }),
    SessionVerb(
      name: "exercises", related: ["tasks", "list"], group: .exercise, summary: .exercises,
      traits: [.leavesQuestionOpen],
      run: { session, _ in session.listExercises() }),
    SessionVerb(
      name: "exercise", group: .exercise, placeholder: "N", summary: .exercise,
      traits: [.takesWords, .leadsOn],
      choices: { choices, typed in choices.exercises(typed) },
      run: { session, argument in session.startExercise(argument) }),
    SessionVerb(
      name: "show", group: .text, summary: .show, traits: [.leavesQuestionOpen],
      run: { session, _ in session.show() }),
    SessionVerb(
      name: "edit", related: ["open", "change", "write", "modify"], group: .text, summary: .edit,
      run: { session, _ in session.editText() }),
    SessionVerb(
      name: "paste", group: .text, summary: .paste, run: { session, _ in session.beginPaste() }),
    SessionVerb(
      name: "grade", related: ["check", "test", "submit", "verify", "compile"], group: .grade,
      summary: .grade,
      traits: [.takesWords, .endsCode, .tellsOfCode],
      run: { session, argument in
        argument.isEmpty ? session.gradeHere() : session.gradeFile(argument)
      }),
    SessionVerb(
      name: "hint", group: .grade, summary: .hint, traits: [.takesWords],
      run: { session, argument in
        Int(argument).map { session.hint($0) } ?? session.hintOrQuestion()
      }),
    SessionVerb(
      name: "diff", group: .grade, summary: .diff, traits: [.takesWords],
      choices: { choices, _ in choices.texts },
      run: { session, argument in session.diff(argument) }),
    SessionVerb(
      name: "watch", group: .watch, summary: .watch, traits: [.takesWords],
      run: { session, argument in session.watch(argument) }),
    SessionVerb(name: "tree", group: .trace, summary: .tree, run: { session, _ in session.tree() }),
    SessionVerb(
      name: "why", group: .trace, placeholder: "VIEW", summary: .why, traits: [.takesWords],
      choices: { choices, _ in choices.views },
      run: { session, argument in session.why(argument) }),
    SessionVerb(
      name: "why-not", group: .trace, placeholder: "VIEW", summary: .whyNot, traits: [.takesWords],
      choices: { choices, _ in choices.views },
      run: { session, argument in session.why(argument, isWhyNot: true) }),
    SessionVerb(
      name: "picture", group: .picture, summary: .picture,
      run: { session, _ in session.picture() }),
    SessionVerb(
      name: "undo", related: ["revert"], group: .undo, summary: .undo,
      run: { session, _ in session.turnExample(.undo) ?? session.turn { $0.undo() } }),
    SessionVerb(
      name: "redo", group: .undo, summary: .redo,
      run: { session, _ in session.turnExample(.redo) ?? session.turn { $0.redo() } }),
    SessionVerb(
      name: "glossary", group: .words, summary: .glossary,
      traits: [.takesWords, .leavesQuestionOpen, .isOfShell],
      run: { session, argument in session.glossary(argument) ?? session.noSuchWord(argument) }),
    SessionVerb(
      name: "rules", group: .words, summary: .rule,
      traits: [.takesWords, .leavesQuestionOpen, .isOfShell],
      run: { session, argument in session.showRule(argument) }),
    SessionVerb(
      name: "rule", group: .words, placeholder: "ID", summary: .rule,
      traits: [.takesWords, .leavesQuestionOpen, .isOfShell],
      run: { session, argument in session.showRule(argument) }),
    SessionVerb(
      name: "explain", summary: .explain, traits: [.takesWords, .isOfShell],
      run: { session, argument in session.explainText(argument) }),
    SessionVerb(
      name: "simulate", summary: .simulate, traits: [.takesWords, .isOfShell],
      run: { session, argument in session.simulateText(argument) }),
    SessionVerb(
      name: "solution", related: ["reference", "answer", "solve"], group: .solution,
      summary: .solution,
      run: { session, _ in session.solution() }),
    SessionVerb(
      name: "reset", related: ["restart"], group: .solution, summary: .reset,
      run: { session, _ in session.turnExample(.reset) ?? session.turn { $0.reset() } }),
    SessionVerb(
      name: "progress", related: ["status", "score", "stats"], group: .progress, summary: .progress,
      traits: [.leavesQuestionOpen],
      run: { session, _ in session.progress() }),
    SessionVerb(
      name: "review", group: .progress, summary: .review, traits: [.leavesQuestionOpen],
      run: { session, _ in session.beginReview() }),
    SessionVerb(
      name: "exam", group: .progress, summary: .exam, traits: [.leavesQuestionOpen],
      run: { session, _ in session.beginExam() }),
    SessionVerb(
      name: "own", group: .own, placeholder: "FILE VIEW", summary: .own, traits: [.takesWords],
      run: { session, argument in session.own(argument) }),
    SessionVerb(
      name: "help", aliases: ["?"], related: ["menu", "commands", "man"], summary: .help,
      traits: [.takesWords, .leavesQuestionOpen, .endsCode, .saysHowToAnswer],
      run: { session, argument in session.help(on: argument) }),
    SessionVerb(
      name: "quit", aliases: ["exit", "q"], related: ["bye", "leave", "close", "stop"],
      group: .quit, summary: .quit,
      traits: [.leadsOn, .endsCode, .endsSession], run: { session, _ in session.farewell() }),
  ]
}

/// What each verb does.
package enum VerbWords: String, Words {
  package static let area = "verb"

  case lessons = "lists the lessons"
  case lesson = "shows a lesson"
  case next =
    "goes on: to a question, to the correct example, to an exercise, and then to the next lesson"
  case predict =
    "asks what will run in an example of the lesson, or in your text, before it is shown"
  case run = "shows what ran"
  case skip = "leaves out a stage"
  case step = "goes to the next body that ran"
  case back = "goes to the body that ran before"
  case until = "goes on to a view"
  case example = "shows code of the lesson"
  case exercises = "lists the exercises"
  case exercise = "starts an exercise"
  case show = "shows your text"
  case edit = "opens your text in your editor"
  case watch = "grades a file at each save"
  case paste = "takes the text that you paste"
  case grade = "says how your text stands; `grade FILE` takes that file's text"
  case hint = "gives the next hint; `hint 2` gives the second one again"
  case tree = "shows what runs in each step"
  case picture = "writes a page that shows what runs"
  case why = "says why a view ran; `why VIEW 2` in step 2 alone"
  case whyNot = "says why a view did not run"
  case diff =
    "compares your text with the attempt before; `diff starter` and `diff reference` with these"
  case solution = "shows the reference"
  case undo = "brings back the text before"
  case redo = "takes back an undo"
  case reset = "begins the exercise again"
  case review = "asks about what is due"
  case exam = "asks ten questions, and says what came of it"
  case progress = "shows what is done"
  case own = "looks for a view of your own to improve"
  case help = "says what to do next"
  case quit = "leaves; all is saved"
  case rule = "says what a rule finds, and why; without a name it lists all"
  case explain = "shows the findings and counts of the text at hand, or of a file"
  case simulate = "shows the counts of the text at hand, or of a file"
  case glossary = "says what the words of the course mean, all or one"
}
