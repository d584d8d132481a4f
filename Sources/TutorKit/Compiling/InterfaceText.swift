package import Foundation

/// The textual interfaces of SwiftUI and Combine, as they are shipped.
package struct InterfaceText: Sendable {
  /// Module name and text; the compiler's version is still to be filled in.
  let modules: [(name: String, text: String)]
  /// Names of which the interfaces describe everything, from `complete.txt`: an error about a call
  /// of one of them is the author's.
  let completeNames: Set<String>

  /// What stands in the header for the compiler's version.
  private static let placeholder = "// swift-compiler-version: COMPILER\n"

  /// nil: the folder does not hold all interfaces, or one cannot be read.
  package init?(folder: URL) {
    guard let files = InterfaceFiles(folder: folder) else { return nil }
    self.init(files)
  }

  /// nil: a file cannot be read.
  init?(_ files: InterfaceFiles) {
    var found: [(String, String)] = []
    for (name, parts) in files.modules {
      let texts = parts.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      guard texts.count == parts.count else { return nil }
      found.append((name, texts.joined()))
    }
    modules = found
    let list = (try? String(contentsOf: files.complete, encoding: .utf8)) ?? ""
    completeNames = Set(
      list.split(separator: "\n").filter { !$0.hasPrefix("#") }
        .flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// A module's text for a compiler.
  func text(_ module: String, version: String) -> String? {
    modules.first { $0.name == module }?.text.replacingOccurrences(
      of: Self.placeholder, with: "// swift-compiler-version: \(version)\n")
  }

  /// Every name that the interfaces declare: what follows a declaration's keyword, and labels of
  /// its wrappers' kind (`@State` is declared as `struct State`).
  var declaredNames: Set<String> {
    let keywords: Set<Substring> = [
      "func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "macro",
      "actor", "associatedtype",
    ]
    var names: Set<String> = []
    for (_, text) in modules {
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        for (word, next) in zip(words, words.dropFirst()) where keywords.contains(word) {
          let plain = next.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          names.insert(String(plain))
        }
      }
    }
    return names
  }
}
