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
    guard let export = store.export() else {
      complain(ProgressWords.unreadable())
      throw ExitCode.fault
    }
    guard file != "-" else { return emit(export.json) }
    do {
      try Data(export.json.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      complain(CommandWords.cannotWrite(file, error.localizedDescription))
      throw ExitCode.fault
    }
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
    let store = try openStore(common)
    if let problem = store.problem { complain(problem) }
    guard store.isSaving, let summary = store.unite(with: export), store.isSaving else {
      complain(ProgressWords.nothingImported())
      throw ExitCode.fault
    }
    if format == .json { return emit(try json(summary)) }
    emit(ProgressWords.imported(summary.count, export.count) + "\n")
    for exercise in summary.changedTexts {
      emit(ProgressWords.laterText(exercise).visible + "\n")
    }
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
