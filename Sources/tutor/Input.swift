import Analysis
import ArgumentParser
import Foundation
import LineEditor
import TutorKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes a message to standard error. Where that cannot be written nobody is left to be told. Rows
/// after the first, which may come from a file's name, stand in, and none is a command to a workflow.
func complain(_ message: String) { complain(rows: message.rowsToSee) }

/// The same of a sentence without a path at its end, which a terminal shows broken between words.
func complainInProse(_ sentence: String) {
  guard isatty(STDERR_FILENO) == 1 else { return complain(sentence) }
  let size = TerminalSize.of(STDERR_FILENO, environment: ProcessInfo.processInfo.environment)
  let options = RenderOptions(width: size.columns - "tutor: ".count)
  complain(rows: sentence.rowsToSee.flatMap { options.wrap($0) })
}

private func complain(rows: [String]) {
  let text = rows.joined(separator: "\n  ").withoutWorkflowCommands
  _ = writeAll("tutor: " + text + "\n", to: STDERR_FILENO)
}

extension String {
  fileprivate var rowsToSee: [String] {
    visible.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Writes a result to standard output: through the pager where it is taller than the window, and as
/// it is where that fails.
///
/// - Parameter end: What is printed below it, and never in the pager.
func emit(_ text: String, below end: String = "") {
  if !Pager.show(text, below: end) { printNow(text) }
  if !end.isEmpty { printNow(end) }
}

/// Writes to standard output, never through the pager. Ends the program where that cannot be
/// written: a disk may be full, and who reads a pipe may have gone.
///
/// - Parameter areCommands: rows that begin with `::` are commands to a workflow's runner, made here.
///   All others came from a file, and are made harmless.
func printNow(_ text: String, areCommands: Bool = false) {
  let text = areCommands ? text : text.withoutWorkflowCommands
  guard let failure = writeAll(text, to: STDOUT_FILENO) else { return }
  if failure != EPIPE { complain(CommandWords.cannotPrint(String(cString: strerror(failure)))) }
  Foundation.exit(ExitCode.output.rawValue)
}

/// Writes all of a text. The error's number, where it cannot be written.
private func writeAll(_ text: String, to file: Int32) -> Int32? {
  var text = text
  return text.withUTF8 { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(file, UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)))
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR && !(errno == EAGAIN && canBeWritten(file)) {
        return errno
      }
    }
    return nil
  }
}

/// Waits until a file that does not block takes more.
private func canBeWritten(_ file: Int32) -> Bool {
  var poller = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
  return poll(&poller, 1, -1) > 0
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
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
    case .missing, .silent: .noInput
    case .unreadable, .directory, .binary, .tooLarge, .empty, .tooDeep: .unchecked
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
