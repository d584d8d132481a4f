import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor schema`
struct PrintSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: OptionWords.schema(),
    discussion: OptionWords.schemaDetails())
  @Option(help: .init(OptionWords.contentFolder()))
  var content: String?
  @Argument(help: .init(OptionWords.schemaName())) var name: String?

  func run() throws {
    let folder = try folder()
    let names = names(in: folder)
    guard let name else { return printNow(names.map { $0 + "\n" }.joined()) }
    guard names.contains(name) else {
      let near = nearestName(to: name, among: names)
      complain(
        near.map { FormatWords.noSchemaButNear(name, $0) } ?? FormatWords.noSchema(name))
      throw ExitCode.noInput
    }
    let file = folder.appendingPathComponent(name + ".schema.json")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      complain(SourceProblem.missing(file.path).sentence)
      throw ExitCode.noInput
    }
    printNow(text)
  }

  /// The schemas beside the content, or else those that came with the program.
  private func folder() throws -> URL {
    let places = [ProcessInfo.processInfo.environment, [:]].compactMap { environment in
      try? ContentLocation.find(
        option: environment.isEmpty ? nil : content, environment: environment,
        executable: ProgramLocation.executable, packageRoot: ProgramLocation.packageRoot
      ).get().schemas
    }
    guard let folder = places.first(where: { !names(in: $0).isEmpty }) else {
      complain(FormatWords.noSchemas())
      throw ExitCode.noInput
    }
    return folder
  }

  private func names(in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let end = ".schema.json"
    return files.filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }.sorted()
  }
}
