/// A sentence of the text, held against the counts of all pairs.
struct ProseClaim {
  struct Sentence {
    var line: Int
    var text: String
    /// The side that it stands with; nil: neither.
    var side: PlacedSide?
    /// Where it stands.
    enum Place: Hashable {
      case text, heading
      /// The front matter's `impactDescription`, which speaks of the whole document.
      case impact
      /// The names of the columns of a table, which begins at this line.
      case columns(Int)
      /// What a cell of a table counts, with the line at which the table begins.
      case row(Int)
    }
    var place = Place.text
    /// Whether the document itself says that it is not so: then it accuses nobody.
    var isDoubted = false
    /// Whether it stands below the code of a side, with no heading between them.
    var isBelowCode = false
    /// Whether it stands below code that is on no side: what that runs is not known.
    var isOfOther = false
    /// What stands in front of the list that it is an item of, if that says when.
    var leadIn: String?
    /// The sentences before it in its paragraph: one may say when.
    var before: [String] = []
    /// Its text with what `It` or `They` stands for at its beginning; nil: it begins with neither.
    var resolved: String?
    /// What is read of it.
    var read: String { resolved ?? text }

    /// Without the marks that begin and end it.
    var shown: String {
      var text = String(self.text.drop { ":,;–— ".contains($0) }).trimmed
      while let last = text.last, ".!?".contains(last) { text.removeLast() }
      return text
    }
  }

  private let sentence: Sentence
  private let pairs: [LessonClaims.Counted]
  private let lexicon: ClaimLexicon

  /// What examples run that are on no side, where there is no pair.
  private let loose: [SideRun]

  init(
    _ sentence: Sentence, _ pairs: [LessonClaims.Counted], _ lexicon: ClaimLexicon,
    _ loose: [SideRun] = []
  ) {
    (self.sentence, self.pairs, self.lexicon, self.loose) = (sentence, pairs, lexicon, loose)
  }

  /// nil: it claims nothing that was tried.
  var outcome: LessonClaims.Reading.Outcome? {
    let claims = RunClaim.all(in: sentence.read, lexicon).map(outcome)
    let found = claims.compactMap(\.self)
    // One that is held does not stand for another one of which nothing is known.
    let isPartly = claims.count > found.count && !found.contains { $0 != .held }
    if isPartly, !found.isEmpty { return .unread }
    var result = found.first { $0 != .held } ?? found.first ?? ofBothSides ?? ofTimes
    // Both numbers of `from 5 bodies to 1` are those of one step.
    if result == .held, WorkClaim.change(in: sentence.text) != nil { result = ofTimes ?? result }
    let isOpen = sentence.isOfOther && !pairs.isEmpty || sentence.speaksOfLaterUse
    if isOpen, result != nil { return .unread }
    return sentence.isDoubted && result != .held && result != nil ? .unread : result
  }

  /// A sentence that says nothing of when may go on with what the one before it speaks of: then it must be so there.
  private func outcome(of claim: RunClaim) -> LessonClaims.Reading.Outcome? {
    let plain = plainOutcome(of: claim)
    guard plain == .held, !claim.hasCondition, !claim.isOfAllTimes,
      let last = sentence.lastClaims(lexicon).last(where: \.hasCondition)
    else { return plain }
    var going = claim
    (going.words, going.hasCondition) = (last.words, true)
    going.side = claim.side ?? last.side
    return plainOutcome(of: going) == .held ? .held : .unread
  }

  /// What is said of one side is not borne out by the other.
  private func plainOutcome(of claim: RunClaim) -> LessonClaims.Reading.Outcome? {
    var meant = pairs
    if case .place = claim.side {
      guard let above = pairAbove else { return nil }
      meant = [above]
    }
    let side = claim.side == nil ? sentence.side?.kind : kind(of: claim.side)
    // Who has no such view says nothing about it.
    let all = runs(of: side, meant).filter { $0.views.isSuperset(of: claim.views) }
    let whole = all.filter { $0.views.isSuperset(of: claim.together) }
    let asked = whole.isEmpty ? all : whole
    if asked.contains(where: { $0.leavesOpen(claim) }) { return nil }
    let found = asked.compactMap { $0.bears(claim) }
    guard !found.isEmpty else { return nil }
    if let near = nearPair, found.contains(true), claim.side == nil || side != nil {
      let own = runs(of: side, [near]).filter { $0.views.isSuperset(of: claim.views) }
        .compactMap { $0.bears(claim) }
      // It stands below a pair of which it is not so.
      if !own.isEmpty, !own.contains(true) { return .unread }
    }
    // What both sides are said to run one of them may not have.
    let isMissing = claim.side == .both && all.count < runs(of: side, meant).count
    if isMissing, !found.contains(false) { return .unread }
    let isOfEach = claim.side == .both && found.count == 2
    if isOfEach ? !found.contains(false) : found.contains(true) {
      let isLate = asked.filter { $0.bears(claim) == true }.allSatisfy {
        $0.bearsLate(claim) || $0.bearsOfEach(claim)
          || sentence.isOfEachUse(claim) && $0.bearsUnevenly(claim)
          || $0.bearsInSomeChanges(claim)
      }
      if isLate || side == nil && isOfOneMoment && found.contains(false) { return .unread }
      return .held
    }
    let isUnsure = claim.side == nil && sentence.side?.isSure == false
    if isUnsure, isBorneOut(claim) { return nil }
    if claim.isOfAllTimes, saysWhenBefore { return nil }
    if isUnsure {
      let both = runs(of: nil, nearPair.map { [$0] } ?? meant).filter {
        $0.views.isSuperset(of: claim.views)
      }
      let shown = both.prefix(2).map { $0.shown(for: claim) }.joined(separator: " | ")
      return .refuted(message(nil, false, shown))
    }
    let near = nearPair.map { runs(of: side, [$0]).filter { $0.bears(claim) == false } } ?? []
    let shown = (near.isEmpty ? asked : near).prefix(2).map { $0.shown(for: claim) }
      .joined(separator: " | ")
    return .refuted(message(side, claim.side == .both, shown))
  }

  /// Whether a sentence before it in its paragraph says what is done, of which it goes on to speak.
  private var saysWhenBefore: Bool {
    sentence.before.contains { ClaimWord.all(in: $0).contains(where: lexicon.isOfDeed) }
  }

  /// Whether it speaks of one side that it does not name: `Now a tap runs Row`.
  private var isOfOneMoment: Bool {
    ClaimWord.all(in: sentence.text).contains { $0.lower == "now" }
  }

  /// Whether some side bears it out.
  private func isBorneOut(_ claim: RunClaim) -> Bool {
    runs(of: nil, pairs).contains {
      $0.views.isSuperset(of: claim.views) && $0.bears(claim) == true
    }
  }

  /// The pair that a sentence means by its first and its second version: the document's one, or the one above
  /// it. nil: none stands above it.
  private var pairAbove: LessonClaims.Counted? {
    guard pairs.count != 1 else { return pairs[0] }
    return pairs.last { max($0.pair.bad.line, $0.pair.good.line) < sentence.line }
  }

  /// Of several pairs the one below which a sentence stands, with no heading and no other code between them.
  private var nearPair: LessonClaims.Counted? {
    guard pairs.count > 1, sentence.isBelowCode else { return nil }
    return pairs.last { max($0.pair.bad.line, $0.pair.good.line) < sentence.line }
  }

  /// nil: both.
  private func kind(of side: ClaimSide?) -> GuidelineExample.Kind? {
    switch side {
    case .of(let kind): return kind
    case .place(let place):
      let isReversed = pairAbove.map { $0.pair.good.line < $0.pair.bad.line } ?? false
      return (place == 0) == isReversed ? .correct : .incorrect
    case .both, nil: return nil
    }
  }

  private func runs(
    of side: GuidelineExample.Kind?, _ pairs: [LessonClaims.Counted]
  ) -> [SideRun] {
    if pairs.isEmpty { return loose }
    let sides: [GuidelineExample.Kind] = side.map { [$0] } ?? [.incorrect, .correct]
    return sides.flatMap { kind in pairs.compactMap { kind == .incorrect ? $0.bad : $0.good } }
  }

  private func message(
    _ side: GuidelineExample.Kind?, _ isOfBoth: Bool, _ shown: String
  ) -> String {
    guard let side else {
      if pairs.isEmpty { return PracticeWords.claimOfExampleNotSo(sentence.shown, shown) }
      return isOfBoth
        ? PracticeWords.claimNotOfBoth(sentence.shown, shown)
        : PracticeWords.claimNowhereSo(sentence.shown, shown)
    }
    let name = side == .correct ? PracticeWords.correct() : PracticeWords.incorrect()
    return PracticeWords.claimOfSideNotSo(name, sentence.shown, shown)
  }

  /// What it says of the one side beside the other one.
  private var ofBothSides: LessonClaims.Reading.Outcome? {
    guard let said = ComparativeClaim.read(sentence.text, lexicon) else { return nil }
    let claim = RunClaim(
      kind: .nothingRuns, words: said.event ?? [], side: said.side, hasCondition: said.event != nil)
    var meant = pairs
    if case .place = said.side { meant = [pairAbove].compactMap(\.self) }
    guard let own = kind(of: said.side) else { return nil }
    let other: GuidelineExample.Kind = own == .correct ? .incorrect : .correct
    let found = meant.flatMap { pair -> [(action: String, own: Int, other: Int)] in
      guard let first = runs(of: own, [pair]).first, let second = runs(of: other, [pair]).first
      else { return [] }
      let others = second.amounts(for: claim)
      return first.amounts(for: claim).sorted { $0.key < $1.key }.compactMap { action, amount in
        others[action].map { beside in
          said.isOfValues
            ? (action, amount.values, beside.values) : (action, amount.bodies, beside.bodies)
        }
      }
    }
    guard !found.isEmpty else { return nil }
    if found.contains(where: { said.amount.holds($0.own, $0.other) }) { return .held }
    let shown = found.prefix(3).map { PracticeWords.claimBeside($0.action, $0.own, $0.other) }
    return .refuted(PracticeWords.claimNotOfBoth(sentence.shown, shown.joined(separator: "; ")))
  }

  /// How many times fewer bodies it says that there are.
  private var ofTimes: LessonClaims.Reading.Outcome? {
    let text = sentence.text
    guard !RunClaim.isHedged(text), !WorkClaim.denies(text),
      !ComparativeClaim.isOfIncorrect(text),
      let times = WorkClaim.timesFewer(text),
      let best = LessonClaims.bestTimes(of: pairs, in: text)
    else { return nil }
    let change = WorkClaim.change(in: text)
    if let change, pairs.contains(where: { $0.runs(change.old, and: change.new, in: text) }) {
      return .held
    }
    return best.times >= times
      ? change == nil ? .held : .unread
      : .refuted(PracticeWords.claimTooMuch(sentence.shown, best.before, best.after))
  }
}

extension ProseClaim.Sentence {
  /// Whether it is about another use of a control than the first one: `a second tap`, `tapping Add again`.
  fileprivate var speaksOfLaterUse: Bool {
    let lower = text.lowercased()
    return lower.contains(
      /(second|third|fourth|fifth|last|further) (time|tap|press|click|toggle|use)/)
      || lower.contains(
        /\b(tap|press|click|toggl|switch|typ)(ped|ping|s|ed|ing|es|e)?\b( (?!run|evaluat|wake|build|re)\S+){0,4} again\b/
      )
  }

  /// Whether one of its claims is about each use of what it names: `each tap on Next`, `Next always runs Row`, `a tap on
  /// Next never runs Row`.
  func isOfEachUse(_ claim: RunClaim) -> Bool {
    claim.hasCondition
      && (!claim.words.isDisjoint(with: ["every", "each"])
        || ClaimWord.all(in: read).contains { ["always", "never"].contains($0.lower) })
  }

  /// What the sentence before it claims.
  func lastClaims(_ lexicon: ClaimLexicon) -> [RunClaim] {
    before.last.map { RunClaim.all(in: $0, lexicon) } ?? []
  }

  /// The same with the views that `It` or `They` stands for, where the sentence before it names those that run.
  func resolved(_ lexicon: ClaimLexicon) -> Self {
    if let leadIn, case let claims = RunClaim.all(in: text, lexicon), !claims.isEmpty,
      !claims.contains(where: \.hasCondition)
    {
      var result = self
      result.resolved = [leadIn + ",", text].joined(separator: " ")
      return result
    }
    let words = text.drop { " ,;:–—".contains($0) }
    guard let first = words.split(separator: " ").first.map(String.init),
      ["It", "They"].contains(first)
    else { return self }
    let views = lastClaims(lexicon).last?.together.sorted() ?? []
    guard first == "It" ? views.count == 1 : views.count > 1 else { return self }
    var result = self
    result.resolved =
      views.map { "`\($0)`" }.joined(separator: ["", "and", ""].joined(separator: " "))
      + words.dropFirst(first.count)
    return result
  }
}
