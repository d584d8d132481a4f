import Foundation

/// A folder of Markdown documents.
struct DocumentFolder {
  var path: String
  /// What messages say in its place; empty: paths are relative to the folder.
  var shown: String

  /// Folders that hold a repository's own files, or a build's.
  private static let skipped: Set<String> = [".git", ".hg", ".svn", ".build", "node_modules"]
  private static let deepest = 40

  /// The file of a relative path.
  func file(_ relative: String) -> String { joined(path, relative) }

  /// The path that messages show.
  func shown(_ relative: String) -> String { joined(shown, relative) }

  private func joined(_ folder: String, _ relative: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + relative : folder + "/" + relative
  }

  /// Markdown and text files by relative path, those in hidden folders too. Links to folders are not
  /// followed; a link that leads nowhere is a document that cannot be read.
  func documents() -> [String] {
    var result: [String] = []
    var pending = [(relative: "", depth: 0)]
    while let current = pending.popLast() {
      for entry in Self.entries(of: current.relative.isEmpty ? path : file(current.relative)) {
        let relative = current.relative.isEmpty ? entry.name : current.relative + "/" + entry.name
        switch entry.kind {
        case .folder:
          if !Self.skipped.contains(entry.name), current.depth < Self.deepest {
            pending.append((relative, current.depth + 1))
          }
        case .file: if Self.isDocument(entry.name) { result.append(relative) }
        case .link:
          if Self.isDocument(entry.name), !Self.isFolder(file(relative)) { result.append(relative) }
        }
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isDocument(_ name: String) -> Bool {
    guard !name.hasPrefix("._") else { return false }
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return ["md", "markdown", "mdc", "txt"].contains(ending.lowercased())
      && name.count > ending.count + 1
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private enum Kind { case folder, file, link }

  private static func entries(of folder: String) -> [(name: String, kind: Kind)] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var result: [(name: String, kind: Kind)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): result.append((name, .folder))
      case Int32(DT_REG): result.append((name, .file))
      default: result.append((name, kind(of: folder + "/" + name)))
      }
    }
    return result
  }

  /// Where the file system does not tell it with the name.
  private static func kind(of path: String) -> Kind {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory?: return .folder
    case .typeRegular?: return .file
    default: return .link
    }
  }
}
