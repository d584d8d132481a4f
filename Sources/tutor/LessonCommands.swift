import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor lessons`
struct Lessons: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons",
    abstract: OptionWords.lessons(),
    discussion: OptionWords.lessonsDetails())
  @OptionGroup var common: CommonOptions
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  func run() throws {
    let library = try common.lessonLibrary()
    if format == .json { return emit(try json(LessonsReport(library))) }
    for lesson in library.lessons {
      let front = lesson.document.frontMatter
      let lines =
        common.render.wrap(
          "\(lesson.number). \(lesson.title) [\(front.impact)]", hanging: 4, first: 0)
        + ["   \(lesson.id)"]
      emit(lines.joined(separator: "\n").visible + "\n")
    }
    for refusal in library.refused {
      complain(CommandWords.notALesson(refusal.path, refusal.line, refusal.reason))
    }
  }
}

/// `tutor lesson`
struct ShowLesson: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: OptionWords.showLesson(),
    discussion: OptionWords.showLessonDetails())
  @OptionGroup var common: CommonOptions
  @Argument(help: .init(OptionWords.showLessonName())) var name: String

  func run() throws {
    let library = try common.lessonLibrary()
    guard let lesson = library.lesson(name) else {
      let hint = nearestName(to: name, among: library.lessons.map(\.id))
      complain(
        hint.map { CommandWords.noLessonButNear(name, $0) } ?? CommandWords.noLesson(name))
      throw ExitCode.noInput
    }
    emit(lesson.text(options: common.render))
  }
}

/// `tutor exercises`
struct Exercises: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercises",
    abstract: OptionWords.exercises(), discussion: OptionWords.exercisesDetails())
  @OptionGroup var common: CommonOptions
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  func run() throws {
    let library = try common.exerciseLibrary()
    if format == .json { return emit(try json(ExercisesReport(library))) }
    for exercise in library.exercises {
      let lines = common.render.wrap(
        "\(exercise.number). \(exercise.title) (\(exercise.lesson))", hanging: 4, first: 0)
      emit(lines.joined(separator: "\n").visible + "\n")
    }
    for problem in library.problems {
      complain("\(problem.path):\(problem.line): \(problem.reason)")
    }
  }
}

/// `tutor start`
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: OptionWords.start(),
    discussion: OptionWords.startDetails())
  @OptionGroup var common: CommonOptions
  @Argument(help: .init(OptionWords.exerciseNumber())) var name: String

  func run() throws {
    let library = try common.exerciseLibrary()
    let exercise = try library.required(name)
    let target = exercise.starterFile.lastPathComponent
    if FileManager.default.fileExists(atPath: target) {
      complain(CommandWords.isHereAlready(target))
      throw ExitCode.notPassed
    }
    do {
      try FileManager.default.copyItem(
        at: exercise.starterFile, to: URL(fileURLWithPath: target))
    } catch {
      complain(CommandWords.cannotWrite(target, error.localizedDescription))
      throw ExitCode.fault
    }
    // From now on, grading the file is an attempt: see `Grade`.
    _ = ProgressStore.open(
      in: common.stateFolder,
      time: Date().timeIntervalSince1970)
    let place = common.content.map { " --content " + $0.shellQuoted } ?? ""
    emit(common.render.prose(CommandWords.started(target, place)))
  }
}
