import ArgumentParser
import Foundation
import TutorKit

/// The progress store of this person, as the environment places it. Says what is wrong with it.
func openStore() throws -> ProgressStore {
  let folder = StateLocation.folder(environment: ProcessInfo.processInfo.environment)
  guard let store = ProgressStore.open(in: folder, time: Date().timeIntervalSince1970) else {
    complain("no progress can be kept: neither \(folder.path) nor memory can be used")
    throw ExitCode.fault
  }
  return store
}

/// `tutor progress`
struct ShowProgress: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Show what is done, what repeats, and what is due.",
    discussion: "Example: tutor progress --format json")
  @OptionGroup var common: CommonOptions
  @Option(help: "text or json.") var format = OutputFormat.text

  func run() throws {
    let store = try openStore()
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
    abstract: "Write all attempts, texts, predictions and reviews as JSON.",
    discussion: "Example: tutor export progress.json")
  @Argument(help: "The file to write; nothing or `-`: standard output.") var file: String = "-"

  func run() throws {
    let store = try openStore()
    if let problem = store.problem { complain(problem) }
    guard let export = store.export() else {
      complain("the progress file cannot be read; `tutor doctor` says more")
      throw ExitCode.fault
    }
    guard file != "-" else { return emit(export.json) }
    do {
      try Data(export.json.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      complain("\(file) cannot be written: \(error.localizedDescription)")
      throw ExitCode.fault
    }
    emit(
      "Wrote \(export.count) rows to \(file). On another machine: tutor import \(file)\n".visible)
  }
}

/// `tutor import`
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the attempts, texts, predictions and reviews of an exported file.",
    discussion: "Rows that are there already are left as they are. Example: tutor import "
      + "progress.json")
  @Argument(help: "A file that `tutor export` wrote; `-` is standard input.") var file: String
  @Option(help: "text or json.") var format = OutputFormat.text

  func run() throws {
    let export = try parsed(try contents())
    let store = try openStore()
    if let problem = store.problem { complain(problem) }
    guard store.isSaving, let summary = store.unite(with: export), store.isSaving else {
      complain("nothing was imported: the progress file cannot be written")
      throw ExitCode.fault
    }
    if format == .json { return emit(try json(summary)) }
    emit("Added \(summary.count) of \(export.count) rows; the others were there already.\n")
    for exercise in summary.changedTexts {
      emit("\(exercise) has the later text of the file now; `undo` brings back yours.\n".visible)
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
          ? "\(file): no such file" : "\(file) cannot be read: \(error.localizedDescription)")
      throw ExitCode.noInput
    }
  }

  private func parsed(_ data: Data) throws -> ProgressExport {
    switch ProgressExport.parse(data) {
    case .success(let export): return export
    case .failure(let problem):
      let name = file == "-" ? "standard input" : file
      complain("\(name):\(problem.line): \(problem.reason). Nothing was changed")
      throw ExitCode.unchecked
    }
  }
}
