/// What `tutor grade` says of many submissions.
package enum BatchWords: String, Words {
  package static let area = "batch"

  case fault = "{1} could not be graded: a fault of tutor; report it with the file"
  case timeLimit = "{1} was not graded within {2} {2|second|seconds}; --timeout sets the limit"
  case compilerSilent = "the compiler had no say"
  case otherExercise = """
    {1} holds the text of {2}, and is to be graded as {3}: rename the file, or name its exercise with --exercise
    """
  case otherThanNamed = """
    {1} holds the text of {2}, and `--exercise` names {3}: leave it out, or give the file of {3}
    """
  case unknownMark = "{1} is marked `// tutor: {2}`, and this course has no such exercise"
  case nameAndMark = """
    {1} is marked `// tutor: {2}` and named like another exercise; rename it, or change the mark
    """
  case noFileOfExercise = """
    {1}: no such file, and no exercise{2}.swift here; `tutor start {2}` writes it, or give the name of a file
    """
  case noFileAndNoExercise =
    "{1}: no such file, and this course has no exercise {2}; `tutor exercises` lists them"
  case noSuchExercise =
    "{1} is named like an exercise, and this course has no exercise {2}; give another one with --exercise"
  case nameExercise = """
    {1} is named by a number, and exercise {2} here is `{3}`; grade it with --exercise {2}, or rename it to {3}.swift
    """
  case notAFile = "{1} is no regular file; a pipe or a device is not read"
  case nameIsNoText = "{1} has a name that is not UTF-8, so it cannot be opened; rename it"
  case isBeingWritten = """
    {1} is being written by another tutor; wait until it has ended, or name another file
    """
  case noRecords = "no records in {1}; `tutor grade --format jsonl` writes them"
  case nobodyKnown = """
    no path says whose a file is by a name of the roster: put each file into a folder with its \
    participant's name, or say where the name stands with --by
    """
  case reportNeeded = "{1} is about the page of --report FILE."
  case compilerLeftOut = "--require-compiler and --no-compile are opposites."
  case outsideLink = "{1} is a link that leads out of {2}; it is not followed"
  case notHandedIn = "{1} is on the roster and has handed in nothing"
  case stranger = "{1} is not on the roster"
  case emptyList = "{1} names no file"
  case noFiles = "no Swift files to grade in {1}"
  case notCounted = """
    {1} {1|pass is|passes are} not counted, since files that are found in a folder may be those of \
    others: name the file, as in `tutor grade {2}`
    """
  case total = "{1} graded: {2} passed, {3} not passed, {4} unchecked"
  case totalAndUngraded = """
    {1} {1|submission|submissions}: {2} passed, {3} not passed, {4} unchecked, {5} of which could not be graded
    """
  case resumed = "{1} {1|record is|records are} there already; {2} {2|is|are} left to grade"
  case progress = "{1} of {2}, {3} a second, {4} {4|second|seconds} left"
  case badRecords = "{1}: {2} {2|line is|lines are} no record, and left out; the first is line {3}"
  case holdsOther = """
    {1} holds something else than records, first in line {2}, and stays as it is: name another file to \
    add records to
    """
  case recordsLost = "{1} records could not be written to {2}; grade again with --resume"
  case shardTakes = "--shard takes I/N, such as 2/8."
  case byTakes = "--by takes folder, file or a regular expression."
  case resumeNeedsOutput = "--resume needs --output FILE and --format jsonl."
  case jobsTakes = "--jobs takes a number from 1."
  case timeoutTakes = "--timeout takes a number of seconds above 0."
  case nameFiles = "Name files or folders to grade, or give --files-from."
}
