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
  try process.startAsFromAShell()
  return Outcome(
    status: process.waitForEnd(), output: try files.lossyText("out"),
    complaints: try files.lossyText("err"))
}

extension Process {
  /// Starts it with signals that do what they do at a prompt. What runs in the background of a script
  /// has Ctrl-C ignored, and a thread of a pool has most signals blocked; what they start has it too.
  package func startAsFromAShell() throws {
    for number in [SIGINT, SIGQUIT] { signal(number, SIG_DFL) }
    var (none, previous) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try run()
  }

  /// Waits for the end, and answers the status; what takes longer is killed.
  package func waitForEnd(seconds: Double = 1_200) -> Int32 {
    let identifier = processIdentifier
    let guarding = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: guarding)
    waitUntilExit()
    guarding.cancel()
    return terminationStatus
  }
}

extension TemporaryFolder {
  /// A file's text; bytes that are not UTF-8 are replaced.
  fileprivate func lossyText(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }
}
