import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// What `tutor explain` does with suggestions.
struct SuggestionOptions: ParsableArguments {
  @Flag(help: "Write the file with the suggested structs to standard output.")
  var apply = false

  @Flag(help: "With --apply: change the file itself, and keep the old one as FILE.orig.")
  var inPlace = false

  func validate() throws {
    if inPlace, !apply { throw ValidationError("--in-place belongs to --apply.") }
  }

  /// Makes the suggestions of each source. The sources form one program.
  func run(_ sources: [ParsedSource], paths: [String]) throws {
    if sources.count > 1, !inPlace {
      throw ValidationError("--apply takes one file, or --in-place.")
    }
    for index in sources.indices {
      guard let applied = withDeepStack({ applySuggestions(to: index, of: sources) }) else {
        throw ExitCode.fault
      }
      guard inPlace, paths[index] != "-" else {
        emit(applied.text)
        continue
      }
      let names = applied.suggestions.map(\.extraction.name)
      guard !names.isEmpty else {
        complain("\(paths[index]): no suggestion")
        continue
      }
      let backup = try replace(paths[index], with: applied.text)
      complain("\(paths[index]): extracted \(names.joined(separator: ", ")); kept \(backup)")
    }
  }

  /// Writes a file in one step and keeps what it was; the name of the copy.
  private func replace(_ path: String, with text: String) throws -> String {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      let old = try Data(contentsOf: file)
      let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[
        .posixPermissions]
      let backup = try keep(old, beside: file)
      try Data(text.utf8).write(to: file, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: file.path)
      }
      return backup.lastPathComponent
    } catch {
      complain("\(path): cannot be changed: \(error.localizedDescription)")
      throw ExitCode.noInput
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
}
