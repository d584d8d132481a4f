import ArgumentParser
import Foundation
import LineEditor
import TutorKit

/// `tutor doctor`
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what tutor finds on this machine, and what to do about what is missing.",
    discussion: "Example: tutor doctor")
  @OptionGroup var common: CommonOptions

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    var lines: [(String, String)] = []
    lines.append(("terminal", terminal(environment)))
    lines.append(
      (
        "locale",
        environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"]
          ?? "none set; a UTF-8 one is used"
      ))
    lines.append(("line editing", "libedit"))
    lines.append(("content", content()))
    let state = StateLocation.folder(environment: environment)
    lines.append(("state folder", state.path))
    let store = ProgressStore.open(in: state, time: Date().timeIntervalSince1970)
    lines.append(("database", store?.problem ?? "opens, and saves"))
    lines.append(
      (
        "editor",
        environment["VISUAL"] ?? environment["EDITOR"]
          ?? "vi (set VISUAL or EDITOR for another)"
      ))
    lines.append(("compiler", common.compileCheck.prepare()))
    for (name, value) in lines {
      emit(name.padding(toLength: 14, withPad: " ", startingAt: 0) + value.visible + "\n")
    }
  }

  private func terminal(_ environment: [String: String]) -> String {
    guard isatty(STDOUT_FILENO) == 1 else { return "none: plain lines, no colour" }
    let columns = TerminalSize.of(STDOUT_FILENO, environment: environment).columns
    return "\(environment["TERM"] ?? "TERM is not set"), \(columns) columns"
  }

  private func content() -> String {
    do {
      let place = try common.location()
      let lessons = LessonLibrary.load(from: place.lessons)
      let exercises = ExerciseLibrary.load(from: place.exercises)
      return "\(place.root.path): \(lessons.lessons.count) lessons, "
        + "\(exercises.exercises.count) exercises"
    } catch { return "not found; name it with --content or TUTOR_HOME" }
  }
}
