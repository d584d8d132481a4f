import ArgumentParser
import Foundation
import LineEditor
import TutorKit

/// `tutor doctor`
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: OptionWords.doctor(),
    discussion: OptionWords.doctorDetails())
  @OptionGroup var common: CommonOptions

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    var lines: [(DoctorWords, String)] = []
    lines.append((.terminal, terminal(environment)))
    lines.append(
      (
        .locale,
        environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"]
          ?? DoctorWords.noLocale()
      ))
    lines.append((.lineEditing, "libedit"))
    lines.append((.content, content()))
    let state = StateLocation.folder(environment: environment)
    lines.append((.stateFolder, state.path))
    let store = ProgressStore.open(in: state, time: Date().timeIntervalSince1970)
    store?.set("checked", to: String(Date().timeIntervalSince1970))
    lines.append((.database, store?.problem ?? DoctorWords.databaseOpens()))
    lines.append(
      (
        .editor,
        environment["VISUAL"] ?? environment["EDITOR"] ?? DoctorWords.vi()
      ))
    lines.append((.compiler, common.compileCheck.prepare()))
    for (name, value) in lines {
      emit(common.render.fact(name(), value.visible, width: 14))
    }
  }

  private func terminal(_ environment: [String: String]) -> String {
    guard isatty(STDOUT_FILENO) == 1 else { return DoctorWords.noTerminal() }
    let columns = TerminalSize.of(STDOUT_FILENO, environment: environment).columns
    return DoctorWords.columns(environment["TERM"] ?? DoctorWords.noTERM(), columns)
  }

  private func content() -> String {
    do {
      let place = try common.location()
      let lessons = LessonLibrary.load(from: place.lessons)
      let exercises = ExerciseLibrary.load(from: place.exercises)
      return DoctorWords.contentAt(
        place.root.path, lessons.lessons.count, exercises.exercises.count)
    } catch { return DoctorWords.noContent() }
  }
}
