extension RunClaim {
  /// What a line or a row of a table counts: `Tap Add: Screen 1, Row 0`, `when Add is tapped: Row no`; nil: it is
  /// none.
  static func tally(_ text: String, _ lexicon: ClaimLexicon) -> [RunClaim]? {
    let words = ClaimWord.all(in: text)
    guard let end = words.firstIndex(where: \.isMark), end > 0 else { return nil }
    let event = words[..<end]
    let isOfAct = event.contains { acts.contains($0.lower) }
    guard isOfAct || saysWhen(event, lexicon), event.allSatisfy(isOfEvent(lexicon)) else {
      return nil
    }
    var rest = words[(end + 1)...]
    var claims: [RunClaim] = []
    while let word = rest.popFirst() {
      if word.isMark || word.lower == "and" { continue }
      guard let view = lexicon.view(word), let kind = rest.popFirst().flatMap(rowKind) else {
        return nil
      }
      if rest.first?.lower == "times" { rest.removeFirst() }
      claims.append(RunClaim(kind: kind, views: [view], words: event.names, hasCondition: true))
    }
    return claims.isEmpty ? nil : claims
  }

  /// Whether words say by themselves when it is: `on Add`, `at first`.
  private static func saysWhen(_ words: ArraySlice<ClaimWord>, _ lexicon: ClaimLexicon) -> Bool {
    guard let first = words.first?.lower else { return false }
    return ClaimLexicon.eventBeginnings.contains(first) && lexicon.isOfStep(words.names)
      || words.map(\.lower) == ["at", "first"] || first == "initially" && words.count == 1
  }

  private static func isOfEvent(_ lexicon: ClaimLexicon) -> (ClaimWord) -> Bool {
    { lexicon.isOfEvent($0) || ClaimLexicon.eventBeginnings.contains($0.lower) }
  }

  /// What a number or a word of a row says; nil: something else.
  private static func rowKind(_ word: ClaimWord) -> Kind? {
    switch word.lower {
    case "yes", "runs": return .runs(times: nil)
    case "no", "skipped": return .isSkipped
    default:
      guard let count = ClaimWord.number(word.lower) else { return nil }
      return count == 0 ? .isSkipped : .runs(times: count)
    }
  }

  /// Words of what is done, one of which a row names.
  private static let acts: Set<String> = [
    "tap", "taps", "tapped", "tapping", "press", "presses", "pressed", "pressing", "click",
    "clicks",
    "clicked", "clicking", "toggle", "toggles", "toggled", "toggling", "switch", "switched",
    "switching", "type", "types", "typed", "typing", "change", "changes", "changed", "changing",
  ]
}
