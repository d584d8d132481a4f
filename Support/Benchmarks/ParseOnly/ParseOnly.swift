import SwiftParser
import SwiftSyntax
import SystemPackage

/// Parses each file and does nothing more: the least that any analysis of them costs.
@main
struct ParseOnly {
  static func main() throws {
    var bytes = 0
    for path in CommandLine.arguments.dropFirst() {
      let tree = Parser.parse(source: try text(of: FilePath(path)))
      bytes += tree.totalLength.utf8Length
    }
    if bytes == 0 { print("usage: parse-only FILE...") }
  }

  private static func text(of path: FilePath) throws -> String {
    let file = try FileDescriptor.open(path, .readOnly)
    return try file.closeAfter {
      let size = Int(try file.seek(offset: 0, from: .end))
      try file.seek(offset: 0, from: .start)
      let bytes = try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let read = try file.read(into: rest)
          if read == 0 { break }
          count += read
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
