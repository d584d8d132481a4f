import Foundation

/// How a program ended, and what it wrote.
package struct Outcome {
  package var status: Int32
  package var output: String
  package var complaints: String
}

/// Runs a program to its end; it is stopped after 20 minutes.
///
/// What it writes goes into files, so that neither of two full pipes can stop it.
///
/// - Parameters:
///   - folder: where it runs; nil: where the tests do.
///   - environment: all that it gets, with a `PATH` and an empty `HOME` where these are not given.
package func runToEnd(
  _ program: String, _ arguments: [String], input: String = "", in folder: String? = nil,
  environment: [String: String] = [:]
) throws -> Outcome {
  let files = try TemporaryFolder()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
  process.environment = ["PATH": path, "HOME": files.path].merging(environment) { $1 }
  try files.write(input, to: "in")
  for name in ["out", "err"] { try files.write("", to: name) }
  process.standardInput = FileHandle(forReadingAtPath: files.file("in"))
  process.standardOutput = FileHandle(forWritingAtPath: files.file("out"))
  process.standardError = FileHandle(forWritingAtPath: files.file("err"))
  try process.run()
  let guarding = DispatchWorkItem { process.terminate() }
  DispatchQueue.global().asyncAfter(deadline: .now() + 1_200, execute: guarding)
  process.waitUntilExit()
  guarding.cancel()
  return Outcome(
    status: process.terminationStatus, output: try files.lossyText("out"),
    complaints: try files.lossyText("err"))
}

extension TemporaryFolder {
  /// A file's text; bytes that are not UTF-8 are replaced.
  fileprivate func lossyText(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }
}
