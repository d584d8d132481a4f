import Foundation

/// The `.tutor.yml` that holds for each file: the nearest one upward from it.
package struct Configurations: Sendable {
  /// By folder; nil: none holds there.
  private var byFolder: [String: Found?] = [:]
  /// Mistakes in the files met, in the order of meeting them.
  package private(set) var problems: [ConfigurationFile.Problem] = []

  package init() {}

  private struct Found: Sendable {
    /// The absolute path of the file's folder.
    var folder: String
    var file: ConfigurationFile
  }

  /// The configuration for a file; the defaults where there is none.
  package mutating func configuration(for path: String) -> ConfigurationFile {
    found(from: Self.folder(of: Self.absolute(path)))?.file ?? ConfigurationFile()
  }

  /// Whether the configuration that holds for a file excludes it.
  package mutating func isExcluded(_ path: String) -> Bool {
    let path = Self.absolute(path)
    guard let found = found(from: Self.folder(of: path)) else { return false }
    let base = found.folder == "/" ? "/" : found.folder + "/"
    return path.hasPrefix(base) && found.file.excludes(String(path.dropFirst(base.count)))
  }

  private mutating func found(from start: String) -> Found? {
    var passed: [String] = []
    var folder = start
    var result: Found?
    while true {
      if let known = byFolder[folder] {
        result = known
        break
      }
      passed.append(folder)
      result = read(folder)
      if result != nil || folder == "/" || folder.isEmpty { break }
      folder = Self.folder(of: folder)
    }
    for folder in passed { byFolder[folder] = .some(result) }
    return result
  }

  private mutating func read(_ folder: String) -> Found? {
    let path = (folder == "/" ? "" : folder) + "/" + ConfigurationFile.name
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    switch SourceText.read(path) {
    case .failure(.empty): return Found(folder: folder, file: ConfigurationFile())
    case .failure(let problem):
      problems.append(
        ConfigurationFile.Problem(
          path: path, line: 1, reason: ConfigurationWords.cannotRead(problem.reason)))
      return Found(folder: folder, file: ConfigurationFile())
    case .success(let text):
      // Nesting in the text is recursion in the reader.
      let parsed = withDeepStack { ConfigurationFile.parse(text, path: path) }
      problems += parsed?.problems ?? []
      return Found(folder: folder, file: parsed?.file ?? ConfigurationFile())
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func folder(of path: String) -> String {
    path.folderPath
  }
}

extension SourceProblem {
  /// What is wrong, without the file's name.
  var reason: String {
    switch self {
    case .missing: ConfigurationWords.missing()
    case .directory: ConfigurationWords.directory()
    case .unreadable: ConfigurationWords.unreadable()
    case .silent: ConfigurationWords.silent()
    case .binary: ConfigurationWords.binary()
    case .tooLarge(_, let bytes): ConfigurationWords.tooLarge(bytes, SourceText.maximumBytes)
    case .empty: ConfigurationWords.empty()
    case .tooDeep(_, let line): ConfigurationWords.tooDeep(line)
    }
  }
}
