import Analysis
import Foundation

/// A name that one side of a pair uses and nothing in it gives, although the other side declares it as a member of
/// a view: a property that was renamed or moved, and one use of it that was left behind. Or a name that is like one
/// which is seen there. Such code does not compile.
struct UnscopedName {
  let lack: PracticeLack

  init?(_ starter: ParsedSource, _ answer: ParsedSource) {
    let sides = [
      (answer, starter, PracticeWords.correct()), (starter, answer, PracticeWords.incorrect()),
    ]
    for (side, other, name) in sides {
      guard let found = Self.found(in: side, beside: other) else { continue }
      let sentence =
        found.nearest.map { PracticeWords.misspelled(name, found.name, $0) }
        ?? PracticeWords.unscoped(name, found.name)
      lack = .unscoped(sentence, remedy: PracticeWords.remedyUnscoped(found.name))
      return
    }
    return nil
  }

  /// Whether a side has such a name.
  static func isIn(_ side: ParsedSource, beside other: ParsedSource) -> Bool {
    found(in: side, beside: other) != nil
  }

  private struct Found {
    var name: String
    var position: SourcePosition
    /// What is like it and is seen there. nil: nothing, or the other side has the name.
    var nearest: String?
  }

  /// What a document leaves out on purpose, and what it calls, may be declared elsewhere.
  private static func found(in side: ParsedSource, beside other: ParsedSource) -> Found? {
    guard !leavesOut(side.text), !side.declaredTypeNames.contains(ExampleProgram.viewName) else {
      return nil
    }
    let alone = undeclared(in: [side])
    guard !alone.isEmpty else { return nil }
    let together = Set(undeclared(in: [side, other]).map(\.name))
    let used = alone.filter { found in
      found.name.first?.isLowercase == true && !isCalled(found, in: side.text)
        && !isGlobal(found.name, in: other.text)
    }
    if var left = used.first(where: { !together.contains($0.name) }) {
      left.nearest = nil
      return left
    }
    return used.first { $0.nearest != nil }
  }

  private static func undeclared(in sources: [ParsedSource]) -> [Found] {
    nameProblems(in: sources, isComplete: true).compactMap { problem in
      guard let name = problem.undeclaredName else { return nil }
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      return Found(name: plain, position: problem.position, nearest: problem.nearestName)
    }
  }

  /// Whether dots stand for code.
  private static func leavesOut(_ text: String) -> Bool {
    text.rows.contains { row in
      guard let comment = row.range(of: "//") ?? row.range(of: "/*") else { return false }
      let words = row[comment.upperBound...]
      return words.contains("...") || words.contains("…")
    }
  }

  private static func isCalled(_ found: Found, in text: String) -> Bool {
    let rows = text.rows
    guard rows.indices.contains(found.position.line - 1) else { return true }
    let row = rows[found.position.line - 1]
    return row.contains(found.name + "(") || row.contains(found.name + " {")
  }

  private static let declaring: Set<Substring> = ["let", "var", "func"]

  /// Whether a file declares it outside of types.
  private static func isGlobal(_ name: String, in text: String) -> Bool {
    text.rows.contains { row in
      let words = row.split { $0 == " " || $0 == ":" || $0 == "(" }
      return row.first?.isWhitespace == false && words.count > 1 && words[1] == name
        && declaring.contains(words[0])
    }
  }
}

/// The types that examples name and do not declare.
enum UndeclaredTypes {
  /// `` `Cart`, `Order` ``; nil: all are declared, or a framework has them.
  static func listed(in sources: [ParsedSource]) -> String? {
    let declared = sources.reduce(into: Set<String>()) {
      $0.formUnion($1.declaredTypeNames.union($1.genericParameterNames))
    }
    let named = sources.reduce(into: Set<String>()) { $0.formUnion(annotations(in: $1.text)) }
    let open = named.subtracting(keywords).filter {
      !declared.contains($0) && !isLibraryName($0) && $0.count > 1
    }
    return open.isEmpty ? nil : open.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }

  /// Words of the language that stand for a type.
  private static let keywords: Set<String> = ["Self", "Any", "AnyObject"]

  /// What stands behind `let name:` and `var name:`, without brackets and question marks.
  private static func annotations(in text: String) -> Set<String> {
    var names: Set<String> = []
    for row in text.rows {
      let words = row.split { $0 == " " || $0 == "\t" }
      for ((keyword, word), next) in zip(zip(words, words.dropFirst()), words.dropFirst(2)) {
        guard word.hasSuffix(":"), keyword == "let" || keyword == "var" else { continue }
        let name = next.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if name.first?.isUppercase == true { names.insert(String(name)) }
      }
    }
    return names
  }
}
