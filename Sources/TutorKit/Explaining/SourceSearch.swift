import Analysis
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

  /// The files without what was copied to be worked on as an exercise: its code stands elsewhere already. An
  /// author's exercise, which has its description beside it, stays, and so do all where nothing else is there.
  package static func withoutExercises(_ files: [String]) -> [String] {
    let own = files.filter { !isExercise($0) }
    return own.isEmpty ? files : own
  }

  /// The mark stands at the beginning: more of a file is not read.
  private static let headBytes = 512

  private static func isExercise(_ path: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: headBytes),
      String(decoding: head, as: UTF8.self).rows.prefix(3).contains(where: {
        $0.hasPrefix("// tutor:") && ExerciseMark(in: $0) != nil
      })
    else { return false }
    return !isAuthors(path)
  }

  /// Whether the folder of a file, or the one above, is an author's: its alternatives and mistakes lie below it.
  private static func isAuthors(_ path: String) -> Bool {
    let folder = path.folderPath
    let above = folder.folderPath
    return [folder, above].contains { place in
      let description = place.appending(path: "exercise.yaml")
      return FileManager.default.fileExists(atPath: description)
    }
  }
}
