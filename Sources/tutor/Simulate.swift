import Analysis
import ArgumentParser
import Foundation
import TutorKit

import struct Simulation.SimulationOptions
import enum Simulation.SystemModel

/// `tutor simulate`
struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: OptionWords.simulate(),
    discussion: OptionWords.simulateDetails())

  @OptionGroup var drawing: DrawingOptions

  @Argument(help: .init(OptionWords.simulateFiles()))
  var files: [String] = []

  @Option(help: .init(OptionWords.simulateRoot()))
  var root: String?

  @Option(help: .init(OptionWords.simulateStep()))
  var step: [String] = []

  @Option(help: .init(OptionWords.simulateVisibleRows()))
  var visibleRows = 10

  @Option(help: .init(OptionWords.simulateSystem()))
  var system: SystemModel?

  @Option(help: .init(OptionWords.simulateTable()))
  var table: String?

  @Option(help: .init(OptionWords.simulateWhy()))
  var why: String?

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var program: ProgramOptions

  @Option(help: .init(OptionWords.formats()))
  var format = OutputFormat.text

  func validate() throws {
    if files.isEmpty, table == nil { throw ValidationError(CommandWords.nameFileOrTable()) }
  }

  func run() throws {
    if let table { return try runTable(table) }
    try program.check()
    let sources = try readSources(files)
    try refuseBroken(sources)
    tellNeighbours(of: files, sources.first, with: program.paths, alone: program.alone)
    var request = SimulationRequest(
      sources: sources + program.companions(of: files), root: root,
      steps: step.isEmpty ? nil : step.map(ActionText.init))
    request.named = sources.count
    request.refusesUnknownRoots = true
    request.visibleRows = visibleRows
    request.options.system = system
    request.keepsDrawing = pictures.areWanted
    let sent = request
    guard let outcome = withDeepStack({ simulate(sent) }) else { throw ExitCode.fault }
    switch outcome {
    case .failure(let problem):
      complain(problem.sentence)
      throw ExitCode.usage
    case .success(let run):
      let report = SimulationReport(run)
      try pictures.write([DrawnSide(.only, run, of: request.sources)], of: files[0])
      if let why { return try explain(why, report) }
      emit(format == .json ? try json(report) : report.text(drawing.render))
      for step in report.steps { if let problem = step.problem { complain(problem) } }
      if report.steps.contains(where: { $0.problem != nil }) { throw ExitCode.usage }
      if report.unchecked.isEmpty == false { throw ExitCode.unchecked }
    }
  }

  /// What is not whole Swift is another program than the one that is meant.
  private func refuseBroken(_ sources: [ParsedSource]) throws {
    let broken = sources.compactMap(UncheckedFile.init(broken:))
    guard !broken.isEmpty else { return }
    broken.map(\.sentence).forEach(complain)
    throw ExitCode.unchecked
  }

  private func explain(_ view: String, _ report: SimulationReport) throws {
    guard let text = report.why(view, options: drawing.render) else {
      let hint = nearestName(to: view, among: report.views)
      complain(hint.map { CommandWords.noViewButNear(view, $0) } ?? CommandWords.noView(view))
      throw ExitCode.usage
    }
    emit(text)
  }

  private func runTable(_ path: String) throws {
    let text: String
    switch SourceText.read(path) {
    case .success(let content): text = content
    case .failure(let problem):
      complain(problem.sentence)
      throw problem.exitCode
    }
    let rows: [TableRow]
    switch TableRow.parse(text) {
    case .success(let parsed): rows = parsed
    case .failure(let problem):
      complain("\(path):\(problem.line): \(problem.reason)")
      throw ExitCode.usage
    }
    let folder = path.folderPath
    let named =
      files.isEmpty
      ? TableRow.files(rows).map { folder.appending(path: $0) } : files
    let sources = try readSources(named)
    var options = SimulationOptions()
    options.system = system
    options.visibleRows = visibleRows
    let sent = options
    guard let results = withDeepStack({ simulate(rows, sources: sources, options: sent) }) else {
      throw ExitCode.fault
    }
    emit(format == .json ? try json(results) : results.text)
    if results.wrong > 0 { throw ExitCode.notPassed }
    if results.unchecked > 0 { throw ExitCode.unchecked }
  }
}

extension SystemModel: ExpressibleByArgument {}
