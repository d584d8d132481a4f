/// What an exercise is made of that has no folder: the two sides of a guideline.
package struct PairTexts: Hashable, Sendable {
  /// The document, as given.
  package var document: String
  package var starter: String
  /// The Correct side.
  package var answer: String
  /// Whether the Correct side is the same program: then its counts are to be reached.
  package var isSameProgram: Bool
  /// Names that the guideline declares nowhere; taken as unknown.
  package var undeclared: [String]
}
