import Analysis

extension GradeRequest {
  /// The module without which nothing of a view has a name.
  static let module = "SwiftUI"

  /// Whether the starter imports SwiftUI and the submission does not: then that is the cause of whatever the
  /// compiler says.
  var lacksImport: Bool {
    starter.map(\.importsSwiftUI) == true && !submission.importsSwiftUI
  }

  /// What is said of it, at the place where the line belongs.
  var missingImport: Evidence? {
    guard lacksImport, !isKnownToCompile else { return nil }
    return Evidence(
      GradeWords.importIsMissing(Self.module), file: submission.file, line: 1, column: 1)
  }
}

extension ParsedSource {
  /// Whether a line imports SwiftUI.
  var importsSwiftUI: Bool {
    text.rows.contains { row in
      let words = row.split { $0 == " " || $0 == ";" }
      return words.first?.hasPrefix("//") != true
        && zip(words, words.dropFirst()).contains { $0 == "import" && $1 == "SwiftUI" }
    }
  }

  /// With the import that the blocks of a guideline often leave out; lines stay where they are.
  var importingSwiftUI: ParsedSource {
    importsSwiftUI || text.trimmed.isEmpty
      ? self : parse("import SwiftUI; " + text, file: file)
  }
}
