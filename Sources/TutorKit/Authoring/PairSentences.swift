/// What is open of a comparison, as it is said of the two sides of a pair: who reads a list of documents sees no
/// program before.
enum PairSentences {
  private static let ofPairs: [(GradeWords, PracticeWords)] = [
    (.codeNotTried, .pairCodeNotTried), (.codeNotTriedBefore, .pairCodeNotTriedOld),
    (.notTried, .pairNotTried), (.notTriedBefore, .pairNotTriedOld),
    (.keptOnly, .pairKeptOnly), (.keptOnlyBefore, .pairKeptOnlyOld),
    (.keptOneWay, .pairKeptOneWay), (.keptOneWayBefore, .pairKeptOneWayOld),
    (.notReached, .pairNotReached), (.oneWayOnly, .pairOneWayOnly),
    (.askedBefore, .pairAskedOld), (.askedBeforeNotReached, .pairAskedOldNotReached),
    (.changedNothing, .pairChangedNothing), (.calledByFramework, .pairCalledByFramework),
    (.calledByFrameworkBefore, .pairCalledByFrameworkOld),
  ]

  /// Stands for the fact of a sentence, and in no text.
  private static let mark = "\u{1}"

  /// A sentence of a comparison as one of a pair; one that speaks of no program before as it is.
  static func ofPair(_ sentence: String) -> String {
    for (words, own) in ofPairs {
      let template = words(mark)
      guard let (start, end) = template.splitOnce(by: mark) else {
        if sentence == template { return own() }
        continue
      }
      let isOfWords = sentence.hasPrefix(start) && sentence.hasSuffix(end)
      guard isOfWords, sentence.count > start.count + end.count else { continue }
      return own(String(sentence.dropFirst(start.count).dropLast(end.count)))
    }
    return sentence
  }
}
