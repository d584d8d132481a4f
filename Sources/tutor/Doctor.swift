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
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  func run() throws {
    let facts = facts(ProcessInfo.processInfo.environment)
    switch format {
    case .json: emit(try json(DoctorReport(facts)))
    case .text:
      for fact in facts {
        emit(common.render.fact(fact.kind(), fact.value.visible, width: 14))
      }
      let missing = facts.filter { !$0.isReady }.map { $0.kind() }
      if !missing.isEmpty {
        emit(common.render.prose(DoctorWords.notReady(missing.joined(separator: ", "))))
      }
    }
    if facts.contains(where: { !$0.isReady }) { throw ExitCode.notPassed }
  }

  private func facts(_ environment: [String: String]) -> [DoctorFact] {
    let state = StateLocation.folder(environment: environment)
    let store = ProgressStore.open(in: state, time: Date().timeIntervalSince1970)
    store?.set("checked", to: String(Date().timeIntervalSince1970))
    let saves = store?.isSaving == true && store?.problem == nil
    let compiler = common.compileCheck.readiness()
    let content = content()
    return [
      DoctorFact(.terminal, terminal(environment)), DoctorFact(.locale, locale(environment)),
      DoctorFact(.lineEditing, "libedit"),
      content,
      DoctorFact(.stateFolder, state.path),
      DoctorFact(
        .database, saves ? DoctorWords.databaseOpens() : store?.problem ?? DoctorWords.noDatabase(),
        isReady: saves),
      DoctorFact(.editor, environment["VISUAL"] ?? environment["EDITOR"] ?? DoctorWords.vi()),
      DoctorFact(.compiler, compiler.sentence, isReady: compiler.isReady),
    ]
  }

  private func locale(_ environment: [String: String]) -> String {
    environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"]
      ?? DoctorWords.noLocale()
  }

  private func terminal(_ environment: [String: String]) -> String {
    guard isatty(STDOUT_FILENO) == 1 else { return DoctorWords.noTerminal() }
    let columns = TerminalSize.of(STDOUT_FILENO, environment: environment).columns
    return DoctorWords.columns(environment["TERM"] ?? DoctorWords.noTERM(), columns)
  }

  /// Lessons and exercises. Without any of one kind there is nothing to learn from.
  private func content() -> DoctorFact {
    guard let place = try? common.location() else {
      return DoctorFact(.content, DoctorWords.noContent(), isReady: false)
    }
    let lessons = LessonLibrary.load(from: place.lessons).lessons.count
    let exercises = ExerciseLibrary.load(from: place.exercises).exercises.count
    return DoctorFact(
      .content, DoctorWords.contentAt(place.root.path, lessons, exercises),
      isReady: lessons > 0 && exercises > 0)
  }
}

/// One thing that `tutor doctor` looked at.
struct DoctorFact {
  var kind: DoctorWords
  var value: String
  /// Whether all that tutor does works with it as it is.
  var isReady: Bool

  init(_ kind: DoctorWords, _ value: String, isReady: Bool = true) {
    (self.kind, self.value, self.isReady) = (kind, value, isReady)
  }
}

/// `tutor doctor --format json`
private struct DoctorReport: Encodable {
  var format = 1
  var isReady: Bool
  var facts: [Fact]

  struct Fact: Encodable {
    var id: String
    var value: String
    var isReady: Bool
  }

  init(_ facts: [DoctorFact]) {
    isReady = facts.allSatisfy(\.isReady)
    self.facts = facts.map { Fact(id: "\($0.kind)", value: $0.value, isReady: $0.isReady) }
  }
}
