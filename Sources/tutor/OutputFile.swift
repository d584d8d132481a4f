import ArgumentParser
import Foundation
import TutorKit

/// Writes a result to the file that was named, in one step, or to standard output. Ends the program
/// where that cannot be written.
///
/// - Parameter areCommands: rows that begin with `::` are commands to a workflow's runner, made here.
func deliver(_ text: String, to path: String?, areCommands: Bool = false) throws {
  guard let path else { return printNow(text, areCommands: areCommands) }
  let harmless = areCommands ? text : text.withoutWorkflowCommands
  do {
    try Data(harmless.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    complain(CommandWords.cannotWriteHere(path))
    throw ExitCode.noInput
  }
}

/// Adds to the summary of a workflow's step, where GitHub names a file for it.
func addToStepSummary(_ markdown: String) {
  guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
    return
  }
  do {
    let file = URL(fileURLWithPath: path)
    if !FileManager.default.fileExists(atPath: path) { try Data().write(to: file) }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(markdown.utf8))
  } catch {
    complain(FormatWords.summaryNotWritten(path))
  }
}
