import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// Writes a message to standard error.
func complain(_ message: String) {
  FileHandle.standardError.write(Data(("tutor: " + message.visible + "\n").utf8))
}

/// Writes a result to standard output: through the pager where it is taller than the window, and as
/// it is where that fails.
///
/// - Parameter end: What is printed below it, and never in the pager.
func emit(_ text: String, below end: String = "") {
  if !Pager.show(text, below: end) { printNow(text) }
  if !end.isEmpty { printNow(end) }
}

/// Writes to standard output, never through the pager.
///
/// - Parameter areCommands: rows that begin with `::` are commands to a workflow's runner, made here.
///   All others came from a file, and are made harmless.
func printNow(_ text: String, areCommands: Bool = false) {
  var text = areCommands ? text : text.withoutWorkflowCommands
  text.withUTF8 { FileHandle.standardOutput.write(Data(buffer: $0)) }
}

/// Reads Swift files; `-` is standard input. Ends the program with the fitting exit code.
func readSources(_ paths: [String]) throws -> [ParsedSource] {
  var sources: [ParsedSource] = []
  for path in paths {
    let text: Result<String, SourceProblem> =
      path == "-"
      ? SourceText.decode(
        FileHandle.standardInput.readDataToEndOfFile(), name: CommandWords.standardInput())
      : SourceText.read(path)
    switch text {
    case .success(let text):
      sources.append(parse(text, file: path == "-" ? CommandWords.standardInput() : path))
    case .failure(let problem):
      complain(problem.sentence)
      throw problem.exitCode
    }
  }
  return sources
}

extension SourceProblem {
  /// Missing files are 66; files that cannot be checked are 2.
  var exitCode: ExitCode {
    switch self {
    case .missing, .unreadable: .noInput
    case .directory, .binary, .tooLarge, .empty, .tooDeep: .unchecked
    }
  }
}

/// The output format of a command.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// JSON with stable key order.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
