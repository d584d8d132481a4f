import Analysis

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
    let found = sides.indices.compactMap {
      index -> (bad: GuidelineExample, good: GuidelineExample)? in
      guard sides[index].kind == .incorrect else { return nil }
      let before = Self.nearest(to: index, in: sides, isBefore: true)
      let after = Self.nearest(to: index, in: sides, isBefore: false)
      return (isReversed ? before ?? after : after ?? before).map { (sides[index], $0) }
    }
    return found.prefix(Self.mostPairs).enumerated().map { index, pair in
      GuidelinePair(bad: pair.bad, good: pair.good, part: index + 1)
    }
  }

  /// Of the Correct examples that stand next to each other behind an Incorrect one, or before it, the one that
  /// belongs to it: it declares most of the same types; of several the one at the same place, where there
  /// are as many Incorrect ones, else the first.
  private static func nearest(
    to index: Int, in sides: [GuidelineExample], isBefore: Bool
  ) -> GuidelineExample? {
    let ordered = isBefore ? Array(sides.reversed()) : sides
    let own = isBefore ? sides.count - 1 - index : index
    guard let first = ordered[own...].firstIndex(where: { $0.kind == .correct }) else { return nil }
    let start = ordered[..<own].lastIndex { $0.kind == .correct }.map { $0 + 1 } ?? 0
    let end = ordered[first...].firstIndex { $0.kind == .incorrect } ?? ordered.count
    let types = ordered[own].declaredTypes
    let shared = (first..<end).map { ordered[$0].declaredTypes.intersection(types).count }
    guard let most = shared.max() else { return nil }
    let place = own - start
    let isAligned = end - first == first - start && shared[place] == most
    return ordered[first + (isAligned ? place : shared.firstIndex(of: most) ?? 0)]
  }

  /// The first pair.
  var pair: (bad: GuidelineExample, good: GuidelineExample)? {
    pairs.first.map { ($0.bad, $0.good) }
  }
}

extension GuidelineExample {
  /// The names behind `struct`, `class` and `enum`.
  fileprivate var declaredTypes: Set<String> {
    let words = swift.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return Set(
      zip(words, words.dropFirst()).filter { ["struct", "class", "enum"].contains($0.0) }
        .map { String($0.1) })
  }

  /// The example as a whole program, without marks and without comments that name its side.
  var program: String {
    let written = MarkedSource(swift).text
    let lines = written.rows
    let kept = lines.filter { SideWords.label(inComment: $0) == nil }
    return ExampleProgram.whole(kept.joined(separator: "\n"))
  }
}
