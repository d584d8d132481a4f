import Foundation

/// Finds the Swift files below a folder.
package enum SourceSearch {
  /// Folders that hold other people's code or a build's products.
  private static let skipped: Set<String> = ["Pods", "Carthage"]

  /// The paths of all `.swift` files below `folder`, each beginning with it, in order of path.
  /// Hidden folders (`.build` among them), Pods, Carthage and links to folders are left out.
  package static func files(below folder: String) -> [String] {
    var result: [String] = []
    var pending = [folder]
    while let current = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: current)) ?? []
      for name in names where !name.hasPrefix(".") && !skipped.contains(name) {
        let path = current.hasSuffix("/") ? current + name : current + "/" + name
        switch kind(of: path) {
        case .typeDirectory?: pending.append(path)
        case .typeRegular?:
          if name.hasSuffix(".swift") { result.append(path) }
        case .typeSymbolicLink?:
          if name.hasSuffix(".swift"), isFile(path), leads(path, into: folder) {
            result.append(path)
          }
        default: break
        }
      }
    }
    return result.map(plain).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A path as reports name it: those from the working folder without `./`.
  package static func plain(_ path: String) -> String {
    path.hasPrefix("./") && path.count > 2 ? String(path.dropFirst(2)) : path
  }

  /// Whether a link leads to a file of the folder: what lies outside is not the folder's.
  private static func leads(_ link: String, into folder: String) -> Bool {
    let base = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return URL(fileURLWithPath: link).resolvingSymlinksInPath().path.hasPrefix(base + "/")
  }

  /// The kind of the entry itself, links not followed.
  private static func kind(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  package static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private static func isFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
  }
}
