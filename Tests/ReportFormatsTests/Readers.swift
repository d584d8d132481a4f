import Foundation
import TerminalDriver
import Testing

@testable import ReportFormats

/// Programs that read our formats and are not ours, installed by `Support/Scripts/readers`.
enum Readers {
  struct Failed: Error, CustomStringConvertible { var description: String }

  /// The Python that has them; installed once for all tests.
  private static let interpreter = Result { () throws -> String in
    let outcome = try run(
      "/bin/bash", [packageRoot.appendingPathComponent("Support/Scripts/readers").path])
    guard outcome.status == 0 else { throw Failed(description: outcome.complaints) }
    return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What a reader got from a text, as JSON. Throws what the reader does not like.
  static func read(_ text: String, as format: String) throws -> Any {
    let folder = try TemporaryFolder()
    let file = folder.file("report")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let script = packageRoot.appendingPathComponent("Tests/ReportFormatsTests/Readers/read.py").path
    let outcome = try run(try interpreter.get(), [script, format, file])
    guard outcome.status == 0 else { throw Failed(description: outcome.complaints) }
    return try JSONSerialization.jsonObject(
      with: Data(outcome.output.utf8), options: .fragmentsAllowed)
  }

  static func python(_ arguments: [String], in folder: String, _ environment: [String: String])
    throws -> Outcome
  {
    try run(try interpreter.get(), arguments, in: folder, environment)
  }
}

/// Runs a program to its end, with the content of this package and a state of its own.
func run(
  _ program: String, _ arguments: [String], in folder: String? = nil,
  _ environment: [String: String] = [:], input: String = ""
) throws -> Outcome {
  let state = try TemporaryFolder()
  return try runToEnd(
    program, arguments, input: input, in: folder,
    environment: [
      "TUTOR_STATE": state.path, "TUTOR_HOME": packageRoot.path,
      "TUTOR": try builtProgram("tutor"), "TUTOR_SWIFTC": "/nonexistent/swiftc", "LANG": "C.UTF-8",
    ].merging(environment) { $1 })
}

func tutor(
  _ arguments: [String], in folder: String? = nil, _ environment: [String: String] = [:],
  input: String = ""
) throws -> Outcome {
  try run(try builtProgram("tutor"), arguments, in: folder, environment, input: input)
}
