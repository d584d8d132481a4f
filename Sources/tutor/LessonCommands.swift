import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor lessons`
struct Lessons: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons",
    abstract: "List the lessons.",
    discussion: "Example: tutor lessons --lessons guidelines --format json")
  @OptionGroup var common: CommonOptions
  @Option(help: "text or json.") var format = OutputFormat.text

  func run() throws {
    let library = try common.lessonLibrary()
    if format == .json { return emit(try json(LessonsReport(library))) }
    for lesson in library.lessons {
      let front = lesson.document.frontMatter
      emit("\(lesson.number). \(lesson.title) [\(front.impact)]\n   \(lesson.id)\n".visible)
    }
    for refusal in library.refused {
      complain(CommandWords.notALesson(refusal.path, refusal.line, refusal.reason))
    }
  }
}

/// `tutor lesson`
struct ShowLesson: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Show a lesson.", discussion: "Example: tutor lesson 2")
  @OptionGroup var common: CommonOptions
  @Argument(help: "A number or an id.") var name: String

  func run() throws {
    let library = try common.lessonLibrary()
    guard let lesson = library.lesson(name) else {
      let hint = nearestName(to: name, among: library.lessons.map(\.id))
      complain(CommandWords.noLesson(name) + (hint.map { CommandWords.didYouMean($0) } ?? ""))
      throw ExitCode.noInput
    }
    emit(lesson.text(options: common.render))
  }
}

/// `tutor exercises`
struct Exercises: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercises",
    abstract: "List the exercises.", discussion: "Example: tutor exercises --format json")
  @OptionGroup var common: CommonOptions
  @Option(help: "text or json.") var format = OutputFormat.text

  func run() throws {
    let library = try common.exerciseLibrary()
    if format == .json { return emit(try json(ExercisesReport(library))) }
    for exercise in library.exercises {
      emit("\(exercise.number). \(exercise.title)  (\(exercise.lesson))\n".visible)
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
    abstract: "Write an exercise's file into this folder, unless it is there already.",
    discussion: "Example: tutor start 3")
  @OptionGroup var common: CommonOptions
  @Argument(help: "The exercise's number.") var name: String

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
      in: StateLocation.folder(environment: ProcessInfo.processInfo.environment),
      time: Date().timeIntervalSince1970)
    emit(CommandWords.started(target) + "\n")
  }
}
