/// What commands say on standard error, and of files that they write.
package enum CommandWords: String, Words {
  package static let area = "command"

  case wrote = "wrote {1}"
  case cannotWrite = "{1} cannot be written: {2}"
  case cannotWriteHere = "{1} cannot be written; check its folder and permissions"
  case cannotChange = "{1}: cannot be changed: {2}"
  case existsAlready = "{1} exists already; nothing was written"
  case isHereAlready = "{1} is here already; it is left as it is"
  case noExercise = "no exercise `{1}`; `tutor exercises` lists them"
  case noExerciseButNear = "no exercise `{1}`; did you mean `{2}`?"
  case noLesson = "no lesson `{1}`"
  case noRule = "no rule `{1}`; `tutor rules` lists them"
  case noRuleButNear = "no rule `{1}`; did you mean `{2}`?"
  case noView = "no view `{1}` appears"
  case didYouMean = "; did you mean `{1}`?"
  case noFolder = "{1}: no such folder"
  case noSwiftFile = "{1}: no Swift file in this folder"
  case noBaseline = "{1}: no such file; write it with --write-baseline"
  case noSuggestion = "{1}: no suggestion"
  case extracted = "{1}: extracted {2}; kept {3}"
  case accepted = "{1} {1|finding|findings} accepted in {2}"
  case notALesson = "not a lesson: {1}:{2}: {3}"
  case notANumber = "`{1}` is no number; an exercise is named by one, such as 21"
  case readsInterfaces =
    "{1} reads tutor's description of SwiftUI, once; this takes a few seconds"
  case started = "Wrote {1}. Edit it, then: tutor grade {1}"
}
