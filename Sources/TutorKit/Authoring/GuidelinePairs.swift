/// An Incorrect example of a document, with the Correct one that belongs to it.
package struct GuidelinePair: Hashable, Sendable {
  package var bad: GuidelineExample
  package var good: GuidelineExample
  /// From 1, in the order of the document.
  package var part: Int
}

extension Lesson {
  /// More pairs of one document make no exercise.
  private static let mostPairs = 24

  /// Each Incorrect example with Swift, and the Correct one that belongs to it: the one behind it;
  /// or the one before it where each Correct example stands before its Incorrect one.
  package var pairs: [GuidelinePair] {
    let sides = document.examples.filter { $0.kind != .further && !$0.swift.trimmed.isEmpty }
    let isReversed = sides.first?.kind == .correct && sides.last?.kind == .incorrect
    let found = sides.enumerated().compactMap {
      index, side -> (bad: GuidelineExample, good: GuidelineExample)? in
      guard side.kind == .incorrect else { return nil }
      let before = sides[..<index].last { $0.kind == .correct }
      let after = sides[(index + 1)...].first { $0.kind == .correct }
      return (isReversed ? before ?? after : after ?? before).map { (side, $0) }
    }
    return found.prefix(Self.mostPairs).enumerated().map { index, pair in
      GuidelinePair(bad: pair.bad, good: pair.good, part: index + 1)
    }
  }

  /// The first pair.
  var pair: (bad: GuidelineExample, good: GuidelineExample)? {
    pairs.first.map { ($0.bad, $0.good) }
  }
}

extension GuidelineExample {
  /// The example as a whole program, without marks and without comments that name its side.
  var program: String {
    let written = MarkedSource(swift).text
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let kept = lines.filter { SideWords.label(inComment: $0) == nil }
    return ExampleProgram.whole(kept.joined(separator: "\n"))
  }
}
