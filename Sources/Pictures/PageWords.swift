import TutorKit

/// The sentences that the page's script says, by name. It puts facts in as `Sentence` does.
enum PageWords {
  /// Of the page's sentences, for screen readers.
  static let language = "en"

  static var all: [String: String] {
    Dictionary(uniqueKeysWithValues: sentences.map { ("\($0)", $0()) })
  }

  private static let sentences: [PictureWords] = [
    .firstDisplay, .step, .earlier, .later, .counts, .bodies, .rebuilt, .needed, .cell,
    .countsOfSide,
    .wrote, .notCarriedOut, .notTaken, .gone, .uncheckedStep, .assumed, .unchecked, .ran, .ranTimes,
    .contentRan,
    .builtAndNeeded, .nothingNew, .skipped, .ranIn, .noneRan, .because, .insideHidden, .group,
    .unfoldAll, .foldAll, .source, .causes, .legend, .legendRan, .legendSkipped,
    .legendCause, .legendSteps, .keys, .tooLarge,
  ]
}
