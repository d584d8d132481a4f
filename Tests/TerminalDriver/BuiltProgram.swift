import CTerminal
import Foundation

/// The path of a program that is built beside the tests.
package func builtProgram(_ name: String) throws -> String {
  guard let image = cterminal_image_path() else { throw TerminalFailure("no path of the tests") }
  var folder = URL(fileURLWithPath: String(cString: image)).resolvingSymlinksInPath()
  for _ in 0..<5 {
    folder.deleteLastPathComponent()
    let path = folder.appendingPathComponent(name).path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      return path
    }
  }
  throw TerminalFailure("\(name) is not built")
}
