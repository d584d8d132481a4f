/// What `--help` and the manual page say of commands, arguments and options.
package enum OptionWords: String, Words {
  package static let area = "option"

  case suggestionOptionsApply = "Write the file with the suggested structs to standard output."
  case suggestionOptionsInPlace =
    "With --apply: change the file itself, and keep the old one as FILE.orig."
  case author = "Check and write lessons and exercises."
  case authorDetails = "Example: tutor author check MyCourse"
  case authorCheck = "Check that starters fail, right answers pass, and mistakes are rejected."
  case authorCheckDetails = """
    DIR holds Lessons and Exercises; without it the installed content is checked.

    Example: tutor author check MyCourse
    """
  case authorCheckFolder = "A folder with Lessons and Exercises."
  case authorCheckMutants = "Generated faulty refactorings of each kind and exercise; 0: none."
  case formats = "text or json."
  case authorNew = "Begin a lesson or an exercise from a template to fill in."
  case authorNewDetails = """
    Example: tutor author new course team --in MyCourse
             tutor author new lesson quiet-rows --in MyCourse
             tutor author new exercise 21 --lesson quiet-rows --in MyCourse
    """
  case authorNewKind = "course, lesson or exercise."
  case authorNewName = "The id of the course or lesson, or the exercise's number."
  case authorSeal = "Copy a course without its solutions, to be handed out."
  case authorSealDetails = """
    The copy grades as the course does. Its references are sealed: `solution` and `diff reference` do not \
    show them, and no search finds their code. Who takes this program's source to them can read them.

    Example: tutor author seal MyCourse --output HandOut
    """
  case authorSealOutput = "The folder to write; new or empty."
  case contentFolder = "The folder that holds Lessons and Exercises."
  case present = "Step through a lesson before a room."
  case presentDetails = """
    Space or Right goes on, Left back, `h` takes hands such as `none 4, all 15`, `q` ends. A question \
    stands alone until the next key; then come the room's answers, each with the belief behind it, and \
    what runs. Without a terminal, or with --plain, each line that is entered goes on.

    Example: tutor present 3
    """
  case courseOption = "A course by its id or its folder; `tutor courses` lists those that are here."
  case courses = "List the courses that are here."
  case coursesDetails = """
    Looks into the folders of TUTOR_COURSES and into ~/.local/share/tutor/courses. An exercise of another \
    course is named with the course's id before a slash.

    Example: tutor courses
             tutor start team/exercise3
    """
  case lessonID = "The id of the lesson that the exercise belongs to."
  case authorFrom = "Turn a view of your own code into an exercise."
  case authorFromDetails = "Example: tutor author from Screen.swift --view OrderScreen --number 21"
  case authorFromFile = "A Swift file that declares all it uses."
  case authorFromView = "The view; without it the outermost one."
  case exerciseNumber = "The exercise's number."
  case compare = "Does a refactoring render the same, behave the same, evaluate less?"
  case compareDetails = """
    BEFORE and AFTER are files, or folders whose Swift files form one program each.

    Example: tutor compare Old.swift New.swift --root 'OrderScreen()'

    Ends with 0 when all three hold, 1 when one does not, 2 when something is not modelled.
    """
  case compareBefore = "The file or folder as it was."
  case compareAfter = "The file or folder as it is."
  case compareRoot = "The root view of both: a Swift expression, or a view's name."
  case programWith = """
    A file or folder that the named file is read with, in place of those of its program; nothing is said \
    of it.
    """
  case programAlone = "Read the named file alone, without other files of its program."
  case converse = "Open the session where you left off (the default)."
  case converseDetails = "Example: tutor"
  case doctor = "Say what tutor finds on this machine, and what to do about what is missing."
  case doctorDetails = """
    Ends with 0 only where lessons, progress and the compiler work.

    Example: tutor doctor --format json
    """
  case showHint = "Show the next hint on what an exercise's text lacks now."
  case showHintDetails = """
    The text is exerciseN.swift in this folder, or else the one that the session keeps.

    Example: tutor hint 3
    """
  case showSolution = "Show an exercise's reference, once it is open."
  case showSolutionDetails = """
    It opens after a pass, or after the last hint. Until then the command ends with 1.

    Example: tutor solution 3 > reference.swift
    """
  case showDiff = "Compare an exercise's text with your last attempt, the starter or the reference."
  case showDiffDetails = """
    Shows which views, inputs and state are new, gone or changed, the counts of the steps in \
    which they differ, and the lines. Without an attempt, the starter is compared. The reference \
    opens after a pass, or after the last hint; until then the command ends with 1.

    Example: tutor diff 3 reference
    """
  case showDiffTarget = "attempt, starter or reference."
  case resetExercise = "Begin an exercise again; your old text is kept."
  case resetExerciseDetails = """
    Where exerciseN.swift is in this folder it is replaced, and the old text is kept as \
    exerciseN.swift.orig. Else the text that the session keeps is replaced, and `undo` in the \
    session brings the old one back.

    Example: tutor reset 3
    """
  case explain = "Findings and counts for files and folders, or for all examples of the lessons."
  case explainDetails = """
    Examples: tutor explain Screen.swift
              tutor explain Sources --severity warning --format github
              tutor explain Sources --since main --format sarif --output out.sarif
              tutor explain Sources --baseline tutor-baseline.json
              tutor explain --apply Screen.swift > Rewritten.swift
              tutor explain --lessons guidelines --all-examples

    Ends with 0 when nothing of the severity was found, 1 with findings, 2 when a file could not \
    be checked and nothing else was found, 64 for arguments that are not understood, 66 for \
    missing files.
    """
  case explainFiles = """
    Swift files that form one program, and folders, which are searched for Swift files; `-` is \
    standard input.
    """
  case explainAllExamples =
    "Explain each example of each lesson; what is found ends it with 0, since Incorrect ones are to have findings."
  case explainCounts = "Simulate, also with several files; one file is always simulated."
  case explainFormat = "The format: text for people, the others for programs."
  case explainOutput = "Write the report to FILE; without it to standard output."
  case explainSince =
    "Report only what is on lines that changed since a commit, branch or tag of git."
  case explainStdinFilename = "What standard input is called in reports, and where it stands."
  case serveEditor = "Serve an editor: the Language Server Protocol on standard input and output."
  case serveEditorDetails = """
    An editor starts it. It shows findings as one types, how often views ran and why, and makes the \
    suggested structs.

    Example: tutor lsp
    """
  case schema = "Print the JSON schema of a report, or list the schemas."
  case schemaDetails = """
    Without a name the schemas are listed: those of tutor's own reports, and those of platforms.

    Example: tutor schema explain
    """
  case schemaName = "A schema's name, such as grade, record or explain."
  case findingOptionsRule = "Run this rule alone. Repeatable; `tutor rules` lists them."
  case findingOptionsSeverity = "Report findings from this severity on: note, warning or error."
  case findingOptionsBaseline = "A file of accepted findings, which are not reported."
  case findingOptionsWriteBaseline = "Write all findings to the --baseline, and report none."
  case grade = "Grade files: an exercise by its name, or any file of your own."
  case gradeDetails = """
    Examples: tutor grade exercise3.swift
              tutor grade handed-in --format jsonl --output records.jsonl --resume
              tutor grade --files-from list.txt --shard 2/8 --format jsonl
              tutor grade handed-in --format junit --output report.xml

    Points are what passed checks give, 100 in all: the same screen and the same behavior most, then the \
    guideline and the counts. There are none until something of what the exercise asks for is done.

    For a platform (gradescope, classroom50, exercism, coderunner, check50) a graded file ends with \
    0 whatever its points; a fault of the machine or the course gives no result, and another code.
    """
  case gradeFiles =
    "Swift files and folders; each file is graded on its own. `-` is standard input."
  case gradeFilesFrom = "Also grade the files that FILE names, one a line; - is standard input."
  case gradeRoster = "A file with one participant a line; who has handed in nothing gets a record."
  case gradeBy = """
    Whose a file is: folder (the first below a folder that is given), file, or a regular \
    expression on the path.
    """
  case explainJobs =
    "Files at work at a time; without it one a processor, and eight at most. Findings are the same."
  case gradeJobs = "Files graded at a time; without it as many as the machine has processors."
  case gradeTimeout = "Seconds for one file; a file that takes longer is a record of its own."
  case gradeOutput = "Write to FILE. With jsonl and --resume records are added to it."
  case gradeResume =
    "With --output: leave out files whose record of the same text is there already."
  case gradeShard = "Grade part I of N only, such as 2/8; the parts are the same on every machine."
  case gradeRequireCompiler = "Where the compiler has no say, the file is unchecked."
  case merge = "Unite files of records: of one submission the last record counts."
  case mergeDetails = "Example: tutor merge part-*.jsonl --output all.jsonl"
  case mergeFiles = "Files that `tutor grade --format jsonl` wrote."
  case mergeOutput = "Write to FILE; without it to standard output."
  case report = "Make a page, a table or a text of what a room has handed in."
  case reportDetails = """
    RECORDS are files that `tutor grade --format jsonl` or `tutor merge` wrote; - is standard input.

    Examples: tutor report records.jsonl --html wall.html --csv table.csv
              tutor grade handed-in --format jsonl | tutor report - --markdown
              tutor report records.jsonl --html wall.html --live --exports exported

    Without --html and --csv the report is printed as Markdown.
    """
  case reportRecords = "Files of records; - is standard input."
  case reportHTML = "Write one HTML file that loads nothing from the network."
  case reportCSV = "Write comma-separated values: a row for each participant and exercise."
  case reportMarkdown = "Print the report as Markdown."
  case reportLive =
    "Renew the page whenever the records change, until Ctrl-C; the page loads itself again."
  case reportRoster = "A file with one participant a line: who is missing is said."
  case reportExports = """
    Files of `tutor export`, or folders of them, each named after its participant (ada.json): time on     task, hints and beliefs. Repeatable.
    """
  case reportAnonymise = "Numbers in place of names; paths and what checks saw are left out."
  case gradeReport = "Also write the report of all files as one HTML file; see tutor report."
  case numberOfFile = "The exercise's number, when the file's name does not say it."
  case gradeFormat = """
    The format: text for people, json (one object with all reports), jsonl (a record a line), or that of \
    another program.
    """
  case gradeNoCompile = "Leave the Swift compiler out."
  case gradeAllowUndeclared =
    "The file is part of a program: say which names it leaves out, and do not fail on them."
  case lessons = "List the lessons."
  case lessonsDetails = "Example: tutor lessons --lessons guidelines --format json"
  case authorCheckLessons = """
    Check guideline documents alone: claims that the counts do not bear out, and documents that \
    disagree; may be repeated.
    """
  case lessonsVerbose = "List each document that is left out, with the reason."
  case showLesson = "Show a lesson."
  case showLessonDetails = "Example: tutor lesson 2"
  case showLessonName = "A number, an id or a part of one."
  case exercises = "List the exercises."
  case exercisesDetails = "Example: tutor exercises --format json"
  case start = "Write an exercise's file into this folder, unless it is there already."
  case startDetails = "Example: tutor start 3"
  case manual = "Print the manual page."
  case manualDetails = "Example: tutor manual > tutor.1"
  case drawingOptionsColor = "auto, always or never."
  case drawingOptionsPlain = "Words instead of marks, no drawing."
  case commonOptionsLessons =
    "Teach from another folder of guideline documents, searched with its subfolders; may be repeated."
  case showProgress = "Show what is done, what repeats, and what is due."
  case showProgressDetails = "Example: tutor progress --format json"
  case export = "Write all attempts, texts, predictions and reviews as JSON."
  case exportDetails = "Example: tutor export progress.json"
  case exportFile = "The file to write; nothing or `-`: standard output."
  case imports = "Add the attempts, texts, predictions and reviews of an exported file."
  case importDetails =
    "Rows that are there already are left as they are. Example: tutor import progress.json"
  case importFile = "A file that `tutor export` wrote; `-` is standard input."
  case own = "Make an exercise of a view of your own code: the one that builds most in vain."
  case ownDetails = """
    Asks what will run in it, shows what runs and what is found, and writes a copy to work on: \
    own-VIEW.swift. Your own files stay as they are.

    Example: tutor own Sources/App
    """
  case ownPath = "A Swift file or a folder; otherwise the folder you are in."
  case ownView = "The view; otherwise the one that builds most in vain."
  case review = "Answer two minutes of questions on what is due today."
  case reviewDetails = "Example: tutor review"
  case exam = "Answer ten questions on unseen programs, for a result by topic and a certificate."
  case examDetails = "Example: tutor exam"
  case listRules = "List the analyzer's rules."
  case listRulesDetails = "Example: tutor rules --format json"
  case showRule = "Say what a rule finds, why, what it leaves alone, and its thresholds."
  case showRuleDetails = "Example: tutor rule monolithic-body"
  case showRuleName = "A rule's id; `tutor rules` lists them."
  case simulate = "Show which bodies run after each step, and why."
  case simulateDetails = """
    Several files are one program. Without --step every action, control and mutable property is \
    used once.

    Example: tutor simulate Screen.swift --root 'Screen(n: 1)' --step 'tap:Add'
    """
  case simulateFiles = "Swift files; `-` is standard input."
  case simulateRoot = "The root view: a Swift expression, or a view's name."
  case simulateStep = """
    A step: tap:LABEL, toggle:LABEL, type:LABEL=TEXT, select:LABEL=VALUE, set:PATH=VALUE, \
    change:PATH, append:PATH=VALUE, remove:PATH=INDEX, appear:VIEW, call:PATH, \
    perform:MODIFIER for what no control stands for; change:\\.KEY for a value of the environment. Repeatable.
    """
  case simulateVisibleRows = "Rows that a List or lazy stack shows."
  case simulateSystem = """
    Count as this system with the SDK of its year; without it, as iOS 18 with the SDK of Xcode 26.
    """
  case simulateTable =
    "A table of expected counts (file, scenario, root, step, action, probe, count)."
  case pictureHTML = "Also write one page that shows the tree step by step; FILE needs no network."
  case pictureSVG = "Also write a picture of the steps as SVG."
  case pictureDOT = "Also write the trees for Graphviz, one graph a step."
  case pictureAt = "With --svg and --dot: only this step; 0 is the first display."
  case pictureReference = "With --html, --svg and --dot: draw the reference also before a pass."
  case calibrate = "Hold the simulator's counts against SwiftUI's own, on a Mac."
  case calibrateDetails = """
    A Swift package shows the scenario programs, or a screen of your own, in windows, takes their steps and \
    prints a table of what ran. The report says where the simulator counts otherwise, by rule of the model.

    Examples: tutor calibrate --run
              tutor calibrate --run --from Screen.swift
              tutor calibrate --compare calibration/calibration.tsv
    """
  case calibrateRun = "Write the package, build it, run it and report; on macOS with Xcode."
  case calibrateWrite = "The folder of the package; it may not be there yet."
  case calibrateCompare =
    "A table that the package printed; several are also held against each other."
  case calibrateFrom = "A screen of your own, in place of the scenarios."
  case calibrateStep = """
    With --from: a step to take, as tap:LABEL, toggle:LABEL or type:LABEL. Repeatable; otherwise each \
    once.
    """
  case calibrateScenarios = "A folder of scenario programs with their expected.tsv."
  case calibrateRules = "A table with the section of the model for each scenario."
  case simulateWhy = "Say why this view ran in each step, or why not."
  case tutor = "Learn why SwiftUI views are split: lessons, exercises, and the counts behind them."
  case watch = "Grade a file again at each save, until Ctrl-C."
  case watchDetails = "Example: tutor watch exercise3.swift"
  case watchFile = "A Swift file; it may not be there yet."
}
