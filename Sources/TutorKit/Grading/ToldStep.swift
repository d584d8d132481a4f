import Analysis

/// The step that an author's sentences ask to carry out: “Renew one book, and count …”, “Type a word.”
struct ToldStep {
  /// The words of each sentence, up to a colon.
  private let sentences: [[String]]

  init(_ text: String) {
    sentences = text.split { ".:;".contains($0) }.map(\.smallWords)
  }

  /// The steps that fit the first sentence which names any. Empty: none does.
  func steps(of all: [GradeReport.Step]) -> [GradeReport.Step] {
    for words in sentences {
      let ranked = all.map { (step: $0, rank: Self.rank($0.action, in: words)) }
      guard let best = ranked.map(\.rank).max(), best > 0 else { continue }
      return ranked.filter { $0.rank == best }.map(\.step)
    }
    return []
  }

  /// How well a step fits, 0: not at all. A name that is there as a whole comes before a sentence that begins as
  /// the name does or with the kind of the step, and that before single words.
  private static func rank(_ action: String, in words: [String]) -> Int {
    guard let first = words.first, let (verb, rest) = action.splitOnce(by: ":") else { return 0 }
    let name = String(rest.prefix { $0 != "=" }).smallWords
    let named = name.count { $0.count > 2 && words.contains($0) }
    let isWhole = !name.isEmpty && name.allSatisfy(words.contains)
    let isBeginning = verb == "type" ? first == "type" : name.first == first
    return named + (isWhole ? 50 : isBeginning ? 10 : 0)
  }
}

extension StringProtocol {
  /// Its words in small letters.
  fileprivate var smallWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
