import Foundation

/// The files of the shipped interfaces: a folder for each module, whose files are the parts of its
/// interface in order of their names.
struct InterfaceFiles {
  let modules: [(name: String, parts: [URL])]
  /// What is another when a file is: reading all of them takes longer than asking for their times.
  let identity: [String]
  /// The list of names that are described completely.
  let complete: URL

  /// nil: the folder does not hold all interfaces.
  init?(folder: URL) {
    var modules: [(String, [URL])] = []
    var identity: [String] = []
    for name in ["Combine", "UniformTypeIdentifiers", "SwiftUI"] {
      guard let parts = Self.parts(of: folder.appendingPathComponent(name)) else { return nil }
      modules.append((name, parts))
      identity += parts.map(Self.identity)
    }
    self.modules = modules
    complete = folder.appendingPathComponent("complete.txt")
    self.identity = identity
  }

  private static func parts(of folder: URL) -> [URL]? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let parts = (names ?? []).filter { $0.hasSuffix(".swiftinterface") }.sorted()
    return parts.isEmpty ? nil : parts.map { folder.appendingPathComponent($0) }
  }

  private static func identity(_ file: URL) -> String {
    guard let stamp = FileStamp(path: file.path) else { return file.path }
    return "\(file.path) \(stamp.size) \(stamp.modified)"
  }
}
