/// The manual page, beside what `--help` says, and the exit codes.
package enum ManualWords: String, Words {
  package static let area = "manual"

  case name = "why SwiftUI views are split"
  case nameHeading = "NAME"
  case synopsisHeading = "SYNOPSIS"
  case command = "command"
  case options = "options"
  case descriptionHeading = "DESCRIPTION"
  case commandsHeading = "COMMANDS"
  case commonHeading = "COMMON OPTIONS"
  case takenByMost = "Taken by most commands:"
  case exitHeading = "EXIT STATUS"
  case environmentHeading = "ENVIRONMENT"
  case withoutIt = "{1} Without it: {2}."

  case passed = "Passed, or nothing to report."
  case notPassed = "Not passed, or findings."
  case unchecked = "Could not be checked."
  case usage = "Arguments that are not understood."
  case noInput = "No such file or content."
  case fault = "A fault of the program."
  case output = "The result cannot be written."

  case editors = "The editor that `edit` opens."
  case pagers = "Shows text that is taller than the window; less without them."
  case colors = "Whether there is colour, where --color does not say it."
  case plain = "With 1, words instead of marks."
  case state = "The folder for progress and history."
  case history = "The file for what was entered; empty: it is not kept."
  case home = "The folder that holds Lessons and Exercises."
}
