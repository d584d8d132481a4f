/// A place in the source that a program was lowered from.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// Index into ``ViewProgram/files``.
  package var file: Int
  /// 1-based line.
  package var line: Int
  /// 1-based column, in UTF-8 bytes.
  package var column: Int

  package init(file: Int, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// Something that lowering or simulation could not model, and where.
package struct Unsupported: Hashable, Sendable {
  package var kind: UnsupportedKind
  /// What the words of the kind have places for: names, and numbers.
  package var facts: [String]
  package var location: SourceLocation?

  package init(_ kind: UnsupportedKind, _ facts: [String] = [], at location: SourceLocation?) {
    self.kind = kind
    self.facts = facts
    self.location = location
  }

  /// The same at any place.
  package var withoutLocation: Unsupported { Unsupported(kind, facts, at: nil) }
}
