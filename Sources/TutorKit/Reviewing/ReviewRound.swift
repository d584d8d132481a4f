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
    let words = Self.words(entered)
    let meant = choices.indices.filter { Self.words(choices[$0]) == words }
    if meant.count == 1 { return meant[0] }
    // The beginning of one choice alone is that one: `wide` of `wide-input`.
    let begun = choices.indices.filter { Self.words(choices[$0]).starts(with: words) }
    return begun.count == 1 && !words.isEmpty ? begun[0] : nil
  }

  /// Whether an entry asks for the answer: `skip`, and what people type for it.
  static func leavesOut(_ entry: String) -> Bool {
    let letters = entry.lowercased().filter(\.isLetter)
    return ["skip", "pass", "idk", "dunno", "idontknow", "dontknow", "noidea"].contains(letters)
  }

  /// What is said to a wrong answer, or to none.
  func correction(of choice: Int?) -> String {
    guard let choice else { return ReviewWords.answer(choices[truth]) }
    func letter(_ index: Int) -> String { String(ReviewRound.letter(index)) }
    return ReviewWords.otherAnswer(letter(choice), choices[choice], letter(truth), choices[truth])
  }

  /// The words of an answer that tell it from others: `LoomLine` of `LoomLine alone`, `wide input` of `wide-input`.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !["alone", "only", "just", "the", "and"].contains($0) }
  }
}
