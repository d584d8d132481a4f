import Foundation
import Testing

/// Comments cite the model of SwiftUI by section: each cited section exists.
@Test func citedSectionsExist() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let document = try String(
    contentsOf: root.appendingPathComponent("Documentation/semantics.md"), encoding: .utf8)
  let headings = Set(
    document.split(separator: "\n").filter { $0.hasPrefix("#") }.compactMap { line in
      line.drop { $0 == "#" || $0 == " " }.split(separator: " ").first
    }.map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) })
  var cited = 0
  for file in try swiftFiles(below: root.appendingPathComponent("Sources")) {
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: /semantics\.md,?(?: section)? ([0-9][0-9., ]*)/) {
      for number in match.1.split(whereSeparator: { ", ".contains($0) }) {
        let section = number.hasSuffix(".") ? String(number.dropLast()) : String(number)
        cited += 1
        #expect(headings.contains(section), "\(file.lastPathComponent) cites \(section)")
      }
    }
  }
  #expect(cited > 20)
}

private func swiftFiles(below folder: URL) throws -> [URL] {
  let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return (names?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
}
