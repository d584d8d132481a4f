import ArgumentParser
import Foundation
import TutorKit

/// The files that a command line names, with the configurations that hold for them.
struct AnalysisInput {
  private let paths: [String]
  /// Whether a run over folders without Swift files is reported as an empty one, as programs read it.
  private let mayBeEmpty: Bool
  /// Folders that are named and have no Swift file; known after ``request()``.
  private(set) var emptyFolders: [String] = []
  /// Folders whose Swift files are all left out by a configuration; known after ``request()``.
  private(set) var excludedFolders: [String] = []
  /// Paths where nothing is; known after ``request()``.
  private(set) var missing: [String] = []
  /// What standard input is called, and where it stands; nil: nowhere.
  private let stdinName: String?

  /// More files than these are analysed as a folder's are.
  private static let maximumProgram = 50
  /// Each job has a thread with a deep stack.
  static let maximumJobs = 256

  init(_ paths: [String], mayBeEmpty: Bool = false, stdinName: String? = nil) {
    self.paths = paths
    self.mayBeEmpty = mayBeEmpty
    self.stdinName = stdinName
  }

  /// Searches folders and reads configurations. Ends the program with the fitting exit code.
  mutating func request() throws -> AnalysisRequest {
    var configurations = Configurations()
    var files: [AnalysisRequest.File] = []
    var hasFolder = false
    for path in paths {
      if path == "-" {
        files.append(try standardInput())
      } else if SourceSearch.isFolder(path) {
        hasFolder = true
        files += try search(path, &configurations)
      } else if FileManager.default.fileExists(atPath: path) {
        // One without code has no findings, as one in a folder has none.
        files.append(AnalysisRequest.File(path: SourceSearch.plain(path), mayBeEmpty: true))
      } else {
        // The others are looked at all the same, as those of a grading are.
        complain(SourceProblem.missing(path).sentence)
        missing.append(path)
      }
    }
    if missing.count == paths.count { throw ExitCode.noInput }
    let none = emptyFolders.count + excludedFolders.count + missing.count
    if !mayBeEmpty, none == paths.count { throw ExitCode.noInput }
    var seen: Set<String> = []
    files = files.filter {
      seen.insert(URL(fileURLWithPath: $0.path).standardizedFileURL.path).inserted
    }
    for index in files.indices {
      files[index].configuration = configurations.configuration(for: files[index].path).rules
    }
    try check(configurations)
    return AnalysisRequest(
      files: files, isOneProgram: !hasFolder && files.count <= Self.maximumProgram)
  }

  private mutating func search(
    _ folder: String, _ configurations: inout Configurations
  ) throws -> [AnalysisRequest.File] {
    let found = SourceSearch.files(below: folder)
    if found.isEmpty {
      complain(CommandWords.noSwiftFile(folder))
      emptyFolders.append(folder)
    }
    let own = SourceSearch.withoutExercises(found)
    if own.count < found.count {
      complain(CommandWords.copiesLeftOut(found.count - own.count, folder))
    }
    let kept = own.filter { !configurations.isExcluded($0) }
    if kept.isEmpty, !found.isEmpty {
      complain(CommandWords.allExcluded(folder, found.count))
      excludedFolders.append(folder)
    }
    return kept.map { AnalysisRequest.File(path: $0, mayBeEmpty: true) }
  }

  private func standardInput() throws -> AnalysisRequest.File {
    let name = stdinName.map(SourceSearch.plain) ?? CommandWords.standardInput()
    switch SourceText.decode(FileHandle.standardInput.readDataToEndOfFile(), name: name) {
    case .success(let text): return AnalysisRequest.File(path: name, text: text)
    case .failure(let problem):
      complain(problem.sentence)
      throw problem.exitCode
    }
  }
}

/// A configuration that is not understood could hide findings: nothing runs.
func check(_ configurations: Configurations) throws {
  guard !configurations.problems.isEmpty else { return }
  for problem in configurations.problems { complain(problem.sentence) }
  throw ExitCode.usage
}
