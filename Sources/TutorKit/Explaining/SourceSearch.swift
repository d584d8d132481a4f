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
        case .typeRegular?, .typeSymbolicLink?:
          if name.hasSuffix(".swift"), isFile(path) { result.append(path) }
        default: break
        }
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
