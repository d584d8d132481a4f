import ArgumentParser
import Foundation
import TutorKit

/// The progress store of this person in a course. Says what is wrong with it.
func openStore(_ common: some FindsContent) throws -> ProgressStore {
  let folder = common.stateFolder
  guard let store = ProgressStore.open(in: folder, time: Date().timeIntervalSince1970) else {
    complain(ProgressWords.noStore(folder.path))
    throw ExitCode.fault
  }
  return store
}

/// `tutor progress`
struct ShowProgress: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: OptionWords.showProgress(),
    discussion: OptionWords.showProgressDetails())
  @OptionGroup var common: CommonOptions
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  func run() throws {
    let store = try openStore(common)
    if let problem = store.problem { complain(problem) }
    let report = ProgressReport(
      lessons: try common.lessonLibrary(), exercises: try common.exerciseLibrary(), store: store,
      time: Date().timeIntervalSince1970)
    emit(format == .json ? try json(report) : report.text(options: common.render))
  }
}

/// `tutor export`
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: OptionWords.export(),
    discussion: OptionWords.exportDetails())
  @Argument(help: .init(OptionWords.exportFile())) var file: String = "-"

  @OptionGroup var common: CommonOptions

  func run() throws {
    let store = try openStore(common)
    if let problem = store.problem { complain(problem) }
    guard var export = store.export() else {
      complain(ProgressWords.unreadable())
      throw ExitCode.fault
    }
    export.course = common.openLocation?.course.exportedName
    export.learner = store.learner
    guard file != "-" else { return emit(export.json) }
    if !isStream(file), let old = FileManager.default.contents(atPath: file), !old.isEmpty,
      case .failure = ProgressExport.parse(old)
    {
      complain(CommandWords.notMine(file))
      throw ExitCode.usage
    }
    try writeOutput(export.json, to: file)
    emit(ProgressWords.exported(export.count, file).visible + "\n")
  }
}

/// `tutor import`
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: OptionWords.imports(),
    discussion: OptionWords.importDetails())
  @Argument(help: .init(OptionWords.importFile())) var file: String
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  @OptionGroup var common: CommonOptions

  func run() throws {
    let export = try parsed(try contents())
    try checkCourse(of: export)
    let store = try openStore(common)
    if let problem = store.problem { complain(problem) }
    let kept = try keepIfOfAnother(export, store)
    guard store.isSaving, let summary = store.unite(with: export), store.isSaving else {
      complain(ProgressWords.nothingImported())
      throw ExitCode.fault
    }
    if let kept, summary.count > 0 { complain(CourseWords.otherLearner(kept)) }
    if format == .json { return emit(try json(summary)) }
    emit(
      (summary.count == export.count
        ? ProgressWords.importedAll(export.count)
        : ProgressWords.imported(summary.count, export.count)) + "\n")
    for exercise in summary.changedTexts {
      emit(ProgressWords.laterText(exercise).visible + "\n")
    }
  }

  /// Progress of one course is none of another.
  private func checkCourse(of export: ProgressExport) throws {
    guard let theirs = export.course, let mine = common.openLocation?.course.exportedName,
      theirs != mine
    else { return }
    let name = file == "-" ? CommandWords.standardInput() : file
    complain(ProgressWords.notChanged(name, 1, CourseWords.otherCourseExport(theirs, mine)))
    throw ExitCode.unchecked
  }

  /// Keeps what is here before another learner's record is added to it, and the file's path; nil: the
  /// record is one's own.
  private func keepIfOfAnother(_ export: ProgressExport, _ store: ProgressStore) throws -> String? {
    let isOfAnother = store.isOfAnother(export)
    let before = isOfAnother ? store.export() : nil
    store.remember(export)
    guard var before else { return nil }
    before.learner = store.learner
    let time = Int(Date().timeIntervalSince1970)
    let place = common.stateFolder.appendingPathComponent("before-import-\(time).json")
    do { try Data(before.json.utf8).write(to: place, options: .atomic) } catch {
      complain(CommandWords.cannotWrite(place.path, error.localizedDescription))
      throw ExitCode.output
    }
    return place.path
  }

  private func contents() throws -> Data {
    if file == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      let isMissing = !FileManager.default.fileExists(atPath: file)
      complain(
        isMissing
          ? SourceWords.missing(file) : CommandWords.cannotRead(file, error.localizedDescription))
      throw ExitCode.noInput
    }
  }

  private func parsed(_ data: Data) throws -> ProgressExport {
    switch ProgressExport.parse(data) {
    case .success(let export): return export
    case .failure(let problem):
      let name = file == "-" ? CommandWords.standardInput() : file
      complain(ProgressWords.notChanged(name, problem.line, problem.reason))
      throw ExitCode.unchecked
    }
  }
}
