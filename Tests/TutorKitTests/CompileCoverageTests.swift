import Foundation
import Testing

@testable import TutorKit

/// What the interface of SwiftUI declares, read line by line: it has one declaration a line.
struct DeclaredInterface: Sendable {
  var types: Set<String> = []
  /// Methods in extensions of what is modified: views, shapes, scenes, gestures.
  var modifiers: Set<String> = []
  var members: Set<String> = []

  private static let modified: Set<String> = [
    "View", "Text", "Image", "Shape", "InsettableShape", "DynamicViewContent", "Scene", "Gesture",
  ]

  init(_ module: String) throws {
    let folder = packageRoot.appendingPathComponent("Support/Interfaces")
    let text = try #require(InterfaceText(folder: folder)).text(module, version: "")
    var scope: Substring = ""
    for line in try #require(text).split(separator: "\n") {
      let words = line.split(separator: " ").map(Self.name)
      if !line.hasPrefix(" ") { scope = line }
      for (word, next) in zip(words, words.dropFirst()) where !next.isEmpty {
        switch word {
        case "struct", "class", "enum", "protocol", "macro": types.insert(next)
        case "func": if Self.isModified(scope) { modifiers.insert(next) } else { fallthrough }
        case "var", "case": members.insert(next)
        default: continue
        }
      }
    }
    types = types.filter { !$0.hasPrefix("_") }
    members = members.filter { !$0.hasPrefix("_") }
  }

  private static func name(_ word: Substring) -> String {
    String(word.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static func isModified(_ scope: Substring) -> Bool {
    let words = scope.split(separator: " ").map(name)
    guard let index = words.firstIndex(of: "extension"), index + 1 < words.count else {
      return false
    }
    return modified.contains(words[index + 1])
  }
}

@Suite struct CompileCoverageTests {
  @Test func theInterfaceIsLarge() throws {
    let declared = try DeclaredInterface("SwiftUI")
    #expect(declared.types.count > 300)
    #expect(declared.modifiers.count > 300)
  }

  @Test func theInterfacesNameNoMachine() throws {
    let folder = packageRoot.appendingPathComponent("Support/Interfaces")
    for (_, text) in try #require(InterfaceText(folder: folder)).modules {
      for word in ["http", "://", "/usr", "/opt", "/home", "/Users"] {
        #expect(!text.contains(word), "\(word)")
      }
    }
  }
}
