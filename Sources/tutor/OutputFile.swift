import ArgumentParser
import Foundation
import TutorKit

/// Writes a result to the file that was named, in one step, or to standard output. Ends the program
/// where that cannot be written.
///
/// - Parameter areCommands: rows that begin with `::` are commands to a workflow's runner, made here.
func deliver(_ text: String, to path: String?, areCommands: Bool = false) throws {
  guard let path else { return printNow(text, areCommands: areCommands) }
  try writeOutput(areCommands ? text : text.withoutWorkflowCommands, to: path)
}

/// Writes a file that was named for a result, in one step. Ends the program where it cannot be written,
/// or where a Swift file would be lost.
func writeOutput(_ text: String, to path: String) throws {
  try refuseSource(path)
  try replaceFile(path) { try $0.write(contentsOf: Data(text.utf8)) }
}

/// Ends the program where a result would take the place of something that the run reads, of another of
/// its results, or of a Swift file.
///
/// - Parameters:
///   - outputs: files that are to be written; nil: not asked for.
///   - inputs: paths that are read.
///   - isAdding: the results are added to what is there.
func checkOutputs(
  _ outputs: [String?], reading inputs: [String], isAdding: Bool = false
) throws {
  let outputs = outputs.compactMap(\.self)
  var seen: Set<URL> = []
  for output in outputs {
    try refuseSource(output)
    if !isAdding { try refuseOther(output) }
    let place = URL(fileURLWithPath: output).standardizedFileURL.resolvingSymlinksInPath()
    if !isStream(output), !seen.insert(place).inserted {
      complain(CommandWords.twoOutputs(output))
      throw ExitCode.usage
    }
  }
  let written = Set(outputs.compactMap(stamp))
  guard !written.isEmpty else { return }
  for input in inputs where stamp(input).map(written.contains) == true {
    complain(CommandWords.outputIsInput(input))
    throw ExitCode.usage
  }
}

/// A Swift file that is there already is no place for a result, nor is a link to one.
private func refuseSource(_ path: String) throws {
  let names = [path, OutputPlace.target(of: path).path]
  guard names.contains(where: { $0.hasSuffix(".swift") }),
    FileManager.default.fileExists(atPath: path)
  else { return }
  complain(CommandWords.outputIsSource(path))
  throw ExitCode.usage
}

/// A file that is there already is written over where it may be an earlier result, and no other: not a list of
/// names.
private func refuseOther(_ path: String) throws {
  guard stamp(path) != nil, let file = FileHandle(forReadingAtPath: path) else { return }
  defer { try? file.close() }
  let head = String(decoding: (try? file.read(upToCount: 4_096)) ?? Data(), as: UTF8.self)
  let text = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
  guard let first = text.first, !"{[<#:>".contains(first) else { return }
  let line = text.prefix { !$0.isNewline }
  if line.contains(",") || line.contains(":") || line.contains("\t") || line.hasPrefix("TAP")
    || line.hasPrefix("digraph")
  {
    return
  }
  complain(CommandWords.holdsOther(path))
  throw ExitCode.usage
}

/// Whether a path is that of a pipe or a device: what is read of it is gone, and reading may never end.
func isStream(_ path: String) -> Bool { FileStamp(path: path) != nil && stamp(path) == nil }

/// What the file system says of a regular file; nil: there is none.
private func stamp(_ path: String) -> FileStamp? {
  var status = stat()
  let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  return isFile ? FileStamp(path: path) : nil
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
