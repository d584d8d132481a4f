import Analysis

/// Values that an Incorrect example needs and its document does not give, where the Correct one needs none: what
/// the two show differs by values that nobody has written.
struct UngivenValues {
  let lack: PracticeLack

  init?(_ starter: ParsedSource, _ answer: ParsedSource, root: String) {
    let needed = givenNames(of: root, in: starter)
    guard !needed.isEmpty, givenNames(of: root, in: answer).isEmpty else { return nil }
    lack = .open(PracticeWords.ungiven(enumerated(needed.sorted().map { "`\($0)`" })))
  }
}
