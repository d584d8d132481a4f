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
  @Flag(help: .init(OptionWords.lessonsVerbose())) var verbose = false

  func run() throws {
    let library = try common.lessonLibrary(verbose: verbose)
    if format == .json { return emit(try json(LessonsReport(library))) }
    for lesson in library.lessons {
      let impact = lesson.head.frontMatter.impact
      let lines =
        common.render.wrap(
          "\(lesson.number). \(lesson.title)" + (impact.isEmpty ? "" : " [\(impact)]"), hanging: 4,
          first: 0)
        + ["   \(lesson.id)"]
      emit(lines.joined(separator: "\n").visible + "\n")
    }
    LeftOut(library.refused).lines(lists: verbose).forEach(complain)
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
    let lesson = try library.required(name)
    emit(
      lesson.text(
        options: common.render, refuted: library.isForeign ? lesson.refutedSentences : []))
  }
}

extension LessonLibrary {
  /// The lesson of a name or number; ends the program when there is none.
  func required(_ name: String) throws -> Lesson {
    if let found = lesson(name) { return found }
    let several = lessons(named: name).map(\.id)
    if several.count > 1 {
      complain(CommandWords.severalLessons(name, several.prefix(8).joined(separator: ", ")))
      throw ExitCode.noInput
    }
    let hint = nearestName(to: name, among: lessons.map(\.id))
    complain(hint.map { CommandWords.noLessonButNear(name, $0) } ?? CommandWords.noLesson(name))
    throw ExitCode.noInput
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
    if let practice = library.practice { return try list(practice) }
    for exercise in library.inOrder {
      let facts = [exercise.lesson, StageWords.difficulty(exercise.difficulty)]
        .joined(separator: ", ")
      let lines = common.render.wrap(
        "\(exercise.number). \(exercise.title) (\(facts))", hanging: 4, first: 0)
      emit(lines.joined(separator: "\n").visible + "\n")
    }
    for problem in library.problems {
      complain("\(problem.path):\(problem.line): \(problem.reason)")
    }
    let others = common.shelf.entries.filter { $0.course.id != library.course?.id }
    if !others.isEmpty {
      let names = others.map(\.course.name).joined(separator: ", ")
      emit(common.render.prose(CourseWords.others(names)))
    }
  }
}

extension Exercises {
  /// So many are named of those that have no exercise for one reason.
  private static let mostNames = 6

  /// Exercises of lessons of one's own, and why the other lessons have none.
  fileprivate func list(_ practice: Practice) throws {
    var gaps: [String: [String]] = [:]
    for (lesson, outcome) in practice.all() {
      for exercise in outcome.exercises {
        let lines = common.render.wrap(
          "\(exercise.label). \(exercise.title) (\(lesson.id))", hanging: 4, first: 0)
        emit(lines.joined(separator: "\n").visible + "\n")
      }
      for gap in outcome.gaps(of: lesson) { gaps[gap.reason, default: []].append(gap.name) }
    }
    for (reason, names) in gaps.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    {
      let first = names.prefix(Self.mostNames).joined(separator: "; ")
      let more = names.count - Self.mostNames
      complain(
        CommandWords.withoutExercise(more > 0 ? CommandWords.andMore(first, more) : first, reason))
    }
    LeftOut(try common.lessonLibrary().refused).lines(lists: false).forEach(complain)
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
    let (common, name) = try common.turned(to: name)
    let library = try common.exerciseLibrary()
    let exercise = try library.required(name)
    let target = exercise.starterFile.lastPathComponent
    if FileManager.default.fileExists(atPath: target) {
      complain(isTaken(target, exercise) ?? CommandWords.isHereAlready(target))
      throw ExitCode.notPassed
    }
    let mark = mark(exercise, common)
    do {
      let text = try exercise.pair?.starter ?? SourceText.read(exercise.starterFile.path).get()
      let marked = mark.map { ExerciseMark.marked(text, as: $0) } ?? text
      try Data(marked.utf8).write(to: URL(fileURLWithPath: target), options: .withoutOverwriting)
    } catch {
      complain(CommandWords.cannotWrite(target, error.localizedDescription))
      throw ExitCode.output
    }
    // From now on, grading the file is an attempt: see `Grade`.
    _ = ProgressStore.open(
      in: common.stateFolder,
      time: Date().timeIntervalSince1970)
    let goal = goalLines(of: exercise, options: common.render).joined(separator: "\n").visible
    emit(
      common.render.prose(
        CommandWords.started(
          target, mark == nil || exercise.pair != nil ? common.placeOption : "")) + goal + "\n")
  }

  /// By what the file says that it belongs to a course other than the shipped one; nil: it cannot, since
  /// nothing leads from the course's id to its folder.
  private func mark(_ exercise: Exercise, _ common: CommonOptions) -> ExerciseMark? {
    if exercise.pair != nil { return ExerciseMark(ofGuideline: exercise) }
    guard let course = exercise.course, course.id != ContentLocation.shippedCourse,
      common.shelf.entry(course.id)?.location.root.path == common.openLocation?.root.path
    else { return nil }
    return ExerciseMark(name: "\(course.id)/\(exercise.id)")
  }

  /// What is said of a file of another course that is in the way; nil: it is none.
  private func isTaken(_ file: String, _ exercise: Exercise) -> String? {
    guard let text = try? SourceText.read(file).get(), let mark = ExerciseMark(in: text),
      let course = exercise.course, mark.course ?? ContentLocation.shippedCourse != course.id
    else { return nil }
    return CourseWords.isOfOtherCourse(file, mark.name, "\(course.id)/\(exercise.id)")
  }
}
