extension RunClaim {
  /// What a sentence says of both sides by two numbers of bodies or view values: `3 bodies run at each tick instead of 1`, `from 12
  /// bodies to 1 per tap`. The first number in front of `instead` is that of the side that opens the sentence; where
  /// none does, the larger one is that of the side before. nil: it says no such thing.
  static func contrast(_ text: String, _ lexicon: ClaimLexicon) -> [RunClaim]? {
    let all = ClaimWord.all(in: text)
    let opened = ClaimSide.opening(all[...])
    let words = Array(all.dropFirst(opened?.length ?? 0))
    let places = words.indices.filter { isCount(at: $0, in: words) }
    let isOfBodies = words.contains { bodies.contains($0.lower) }
    guard places.count == 2, isOfBodies || words.contains(where: { values.contains($0.lower) }),
      isLeadOver(words[places[0]...places[1]]),
      let first = ClaimWord.number(words[places[0]].lower),
      let second = ClaimWord.number(words[places[1]].lower), first != second
    else { return nil }
    let others = words.indices.filter { !places.contains($0) && !words[$0].isMark }.map {
      words[$0]
    }
    let event = others.filter { lexicon.isOfEvent($0) || isBeginning($0) }
    guard others.allSatisfy({ event.contains($0) || contrasting.contains($0.lower) }) else {
      return nil
    }
    let names = event[...].names.subtracting(joining)
    // `after the split, from 12 bodies to 1` begins with the other side's number.
    let said = words.contains { $0.lower == "instead" } ? opened?.side : nil
    let isOfAfter = said.map { $0 == .of(.correct) } ?? (first < second)
    let (before, after) = isOfAfter ? (second, first) : (first, second)
    return [(GuidelineExample.Kind.incorrect, before), (.correct, after)].map {
      RunClaim(
        kind: isOfBodies ? .bodies($1) : .values($1), words: names, side: .of($0),
        hasCondition: event.contains(where: isBeginning))
    }
  }

  /// Whether a number counts something: `one` of `each one` is none.
  private static func isCount(at place: Int, in words: [ClaimWord]) -> Bool {
    guard ClaimWord.number(words[place].lower) != nil else { return false }
    return place == 0 || !["each", "every", "a", "any"].contains(words[place - 1].lower)
  }

  /// Whether what stands between two numbers leads from the one to the other.
  private static func isLeadOver(_ words: ArraySlice<ClaimWord>) -> Bool {
    let words = words.map(\.lower)
    return words.contains("to") || words.contains("→")
      || zip(words, words.dropFirst()).contains { $0 == "instead" && $1 == "of" }
  }

  private static func isBeginning(_ word: ClaimWord) -> Bool {
    ClaimLexicon.eventBeginnings.contains(word.lower)
  }

  private static let bodies: Set<String> = ["body", "bodies"]
  private static let values: Set<String> = ["value", "values"]
  /// Words of a contrast that say neither when nor of what.
  private static let contrasting: Set<String> = bodies.union(values).union(ClaimVerbs.builds).union(
    [
      "instead", "of", "from", "to", "down", "→", "view", "only", "just", "all", "run", "runs",
      "ran",
      "re-run", "rerun", "reruns", "go", "goes", "going", "drop", "drops", "fall", "falls",
      "reduces",
      "reduce", "reduced", "cut", "cuts", "evaluate", "evaluates", "evaluated", "rebuild",
      "rebuilt",
      "there", "are", "is",
    ])
  /// Words of an event that name no step.
  private static let joining: Set<String> = [
    "of", "to", "in", "is", "are", "the", "a", "it", "view",
  ]
}
