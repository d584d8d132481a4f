import Foundation
import TerminalDriver
import Testing

@testable import ReportFormats

/// Programs that read our formats and are not ours, installed by `scripts/readers`.
enum Readers {
  struct Failed: Error, CustomStringConvertible { var description: String }

  /// The Python that has them; installed once for all tests.
  private static let interpreter = Result { () throws -> String in
    let outcome = try run("/bin/bash", [packageRoot.appendingPathComponent("scripts/readers").path])
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

/// How a program ended.
struct Outcome {
  var status: Int32
  var output: String
  var complaints: String
}

/// Runs a program to its end, with the content of this package and a state of its own.
func run(
  _ program: String, _ arguments: [String], in folder: String? = nil,
  _ environment: [String: String] = [:], input: String = ""
) throws -> Outcome {
  let files = try TemporaryFolder()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  process.environment = [
    "PATH": path, "HOME": files.path, "TUTOR_STATE": files.path, "TUTOR_HOME": packageRoot.path,
    "TUTOR": try builtProgram("tutor"), "TUTOR_SWIFTC": "/nonexistent/swiftc", "LANG": "C.UTF-8",
  ].merging(environment) { $1 }
  // Files, so that neither of two full pipes can stop it.
  for name in ["out", "err"] {
    FileManager.default.createFile(atPath: files.file(name), contents: nil)
  }
  let source = Pipe()
  process.standardInput = source
  process.standardOutput = FileHandle(forWritingAtPath: files.file("out"))
  process.standardError = FileHandle(forWritingAtPath: files.file("err"))
  try process.run()
  source.fileHandleForWriting.write(Data(input.utf8))
  try source.fileHandleForWriting.close()
  process.waitUntilExit()
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: files.file(name))), as: UTF8.self)
  }
  return Outcome(
    status: process.terminationStatus, output: try text("out"), complaints: try text("err"))
}

func tutor(
  _ arguments: [String], in folder: String? = nil, _ environment: [String: String] = [:],
  input: String = ""
) throws -> Outcome {
  try run(try builtProgram("tutor"), arguments, in: folder, environment, input: input)
}
