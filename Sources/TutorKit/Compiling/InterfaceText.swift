package import Foundation

/// The textual interfaces of SwiftUI and Combine, as they are shipped.
package struct InterfaceText: Sendable {
  /// Module name and text; the compiler's version is still to be filled in.
  let modules: [(name: String, text: String)]

  /// What stands in the header for the compiler's version.
  private static let placeholder = "// swift-compiler-version: COMPILER\n"

  /// Reads a folder for each module, whose files are the parts of its interface in order of their
  /// names. nil: the folder does not hold all interfaces.
  package init?(folder: URL) {
    var found: [(String, String)] = []
    for name in ["Combine", "SwiftUI"] {
      guard let text = Self.joined(folder.appendingPathComponent(name)) else { return nil }
      found.append((name, text))
    }
    modules = found
  }

  /// The parts of a module's interface. nil: there are none, or one cannot be read.
  private static func joined(_ folder: URL) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let parts = (names ?? []).filter { $0.hasSuffix(".swiftinterface") }.sorted().map {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    let texts = parts.compactMap(\.self)
    return texts.isEmpty || texts.count < parts.count ? nil : texts.joined()
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
