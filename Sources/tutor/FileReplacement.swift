import ArgumentParser
import Foundation
import TutorKit

/// Writes a file in one step and keeps what it was as FILE.orig; the name of the copy. Ends the
/// program when that is not possible.
func replace(_ path: String, with text: String) throws -> String {
  let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
  do {
    let old = try Data(contentsOf: file)
    let backup = try keep(old, beside: file)
    // The parser of Swift is not shown a byte order mark, and the file keeps its own.
    let mark = "\u{FEFF}"
    let isMarked = old.starts(with: Data(mark.utf8)) && !text.hasPrefix(mark)
    try replaceContents(of: file.path, with: isMarked ? mark + text : text)
    return backup.lastPathComponent
  } catch {
    complain(CommandWords.cannotChange(path, error.localizedDescription))
    throw ExitCode.output
  }
}

/// Copies to FILE.orig, or to FILE.orig.2 and so on: no copy is overwritten.
private func keep(_ data: Data, beside file: URL) throws -> URL {
  for number in 1...999 {
    let backup = URL(fileURLWithPath: file.path + ".orig" + (number == 1 ? "" : ".\(number)"))
    if FileManager.default.fileExists(atPath: backup.path) { continue }
    try data.write(to: backup, options: .withoutOverwriting)
    return backup
  }
  throw CocoaError(.fileWriteFileExists)
}
