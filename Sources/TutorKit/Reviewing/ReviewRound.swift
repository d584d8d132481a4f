/// A few questions in a row: about two minutes.
struct ReviewRound: Sendable {
  /// Questions of a round, at some 25 seconds each.
  static let length = 5
  /// Seconds after which no further question is asked.
  static let patience: Double = 120

  /// Topics that are still to be asked, with the answers that each has had.
  var waiting: [(topic: ReviewTopic, answers: Int)]
  /// The question that is open.
  var question: ReviewQuestion
  /// Seconds since 1970.
  var start: Double
  var answered = 0
  var right = 0
  /// Topics that were asked again in this round.
  var repeated: Set<ReviewTopic> = []

  /// `a` for the first.
  static func letter(_ index: Int) -> Character {
    Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
  }
}

extension ReviewQuestion {
  /// The choice that an answer means: its letter, its number or its words. nil: none of them.
  func choice(_ answer: String) -> Int? {
    let entered = answer.trimmed.lowercased()
    if let index = choices.firstIndex(where: { $0.lowercased() == entered }) { return index }
    // A letter is also written as the choices have it, with the choice behind it or without.
    let mark = entered.dropFirst().first
    let text = mark == ")" || mark == "." ? String(entered.prefix(1)) : entered
    let letters = choices.indices.map { String(ReviewRound.letter($0)) }
    if let index = letters.firstIndex(of: text) { return index }
    if let number = Int(text) { return choices.indices.contains(number - 1) ? number - 1 : nil }
    let meant = choices.indices.filter { Self.words(choices[$0]) == Self.words(entered) }
    return meant.count == 1 ? meant[0] : nil
  }

  /// The words of an answer that tell it from others: `LoomLine` of `LoomLine alone`, `wide input` of `wide-input`.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !["alone", "only", "just", "the"].contains($0) }
  }
}
