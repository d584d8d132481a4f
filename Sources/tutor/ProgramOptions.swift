import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// Which other files a named file is read with.
struct ProgramOptions: ParsableArguments {
  @Option(name: .customLong("with"), help: .init(OptionWords.programWith()))
  var paths: [String] = []
  @Flag(help: .init(OptionWords.programAlone())) var alone = false

  func validate() throws {
    if alone, !paths.isEmpty { throw ValidationError(CommandWords.withoutOthers()) }
  }

  /// Ends the program where a path of `--with` is not there.
  func check() throws { try checkCompanions(paths) }

  /// The files that the named ones use, parsed. What cannot be read or parsed is left out: nothing
  /// is reported on them.
  func companions(of files: [String]) -> [ParsedSource] {
    companionPaths(of: files, with: paths, alone: alone).compactMap(ProgramFiles.parsed)
  }
}

/// The paths of the files that the named ones are read with: what was given with `--with`, else the
/// files of its program that a single file uses, for a copy of an own view those that were kept with it.
func companionPaths(of files: [String], with paths: [String], alone: Bool) -> [String] {
  guard !alone else { return [] }
  let named = Set(files.map(SourceSearch.plain))
  if !paths.isEmpty {
    let found = paths.flatMap { SourceSearch.isFolder($0) ? SourceSearch.files(below: $0) : [$0] }
    return found.map(SourceSearch.plain).filter { !named.contains($0) }
  }
  guard files.count == 1, let file = files.first, file != "-", !SourceSearch.isFolder(file) else {
    return []
  }
  let shelf = OwnShelf(
    below: StateLocation.folder(environment: ProcessInfo.processInfo.environment))
  let kept = shelf.program(ofCopy: file)
  guard kept.isEmpty else { return kept }
  let others = ProgramFiles.companions(of: file)
  return others.isEmpty ? [] : ProgramFiles(others, near: file).used(by: [file])
}

/// Says which files beside one that stands alone declare what it uses: with them, more may be known.
func tellNeighbours(of files: [String], _ source: ParsedSource?, with paths: [String], alone: Bool)
{
  guard !alone, paths.isEmpty, files.count == 1, let file = files.first, let source,
    let found = withDeepStack({ NeighbouringFile.all(of: file, source: source) })
  else { return }
  for other in found {
    complain(
      CommandWords.neighbourDeclares(
        other.path, enumerated(other.types.map { "`\($0)`" }), SourceSearch.plain(file)))
  }
}

/// Ends the program where a file is not there that others are to be read with.
func checkCompanions(_ paths: [String]) throws {
  for path in paths where !FileManager.default.fileExists(atPath: path) {
    complain(SourceProblem.missing(path).sentence)
    throw ExitCode.noInput
  }
}
