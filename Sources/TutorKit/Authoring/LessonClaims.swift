import Analysis
import Simulation

/// What a document says of runs and of the work that is saved, held against the counts of its pairs.
struct LessonClaims {
  /// A pair with what its sides run.
  struct Counted {
    var pair: GuidelinePair
    /// nil: the steps are not the same, or something is uncertain.
    var both: PairCounts?
    var bad: SideRun?
    var good: SideRun?

    /// The controls that a text names and that both sides have.
    func controls(namedIn text: String) -> Set<String> {
      guard let bad, let good else { return [] }
      return bad.controls(namedIn: text).intersection(good.controls(namedIn: text))
    }

    /// Whether some step runs so many bodies on the Incorrect side and so many on the Correct one. Where a text names
    /// a control that both have, it is about that one.
    func runs(_ bodies: Int, and others: Int, in text: String) -> Bool {
      guard let bad, let good else { return false }
      return bad.runs(bodies, and: others, on: good, in: controls(namedIn: text))
    }
  }

  private let lesson: Lesson
  private let pairs: [Counted]
  private let sentences: [ProseClaim.Sentence]

  /// How the sides differ, where all pairs do; nil: some do not, or it is not known.
  private let difference: String?

  /// - Parameter practice: what the pairs came to; nil: it is not asked whether both sides are the same.
  init(_ lesson: Lesson, _ pairs: [GuidelinePair], _ practice: LessonPractice?) {
    self.lesson = lesson
    sentences =
      DocumentSentences.ofHead(lesson.head.frontMatter)
      + DocumentSentences(of: lesson.document).all
    difference = practice?.difference
    let counted = pairs.map {
      Counted(pair: $0, both: PairCounts($0), bad: SideRun($0.bad), good: SideRun($0.good))
    }
    self.pairs = counted
    let loose = counted.isEmpty ? LooseExamples.runs(of: lesson) : []
    readings =
      Self.readings(ofLabelsOf: counted)
      + Self.readings(of: sentences, counted, loose)
      + counted.flatMap { $0.pair.bad.commentsOfRuns + $0.pair.good.commentsOfRuns }
    self.loose = loose
  }

  /// What examples run that are on no side, where there is no pair.
  private let loose: [SideRun]

  /// What would let a sentence that was not held be held, in the names of the pair that it stands below, or else of
  /// another one.
  func remedy(at line: Int) -> String {
    let near = pairs.lastIndex { min($0.pair.bad.line, $0.pair.good.line) < line } ?? 0
    let runs = (pairs[near...] + pairs[..<near].reversed()).flatMap { [$0.bad, $0.good] }
    // Where no example has a view, nothing of it is unknown.
    let haveViews = pairs.contains { $0.pair.bad.declaresView || $0.pair.good.declaresView }
    return UnreadRemedy.of(
      runs.compactMap(\.self) + loose, isKnown: !haveViews || !runs.contains { $0 == nil })
  }

  /// What was made of a sentence that speaks of runs.
  struct Reading {
    enum Outcome: Hashable {
      case held, unread
      /// With what the counts are.
      case refuted(String)
    }

    var line: Int
    var sentence: String
    var outcome: Outcome
    /// Of one that is not held: the words from which on it was not understood; nil: they are not known.
    var notUnderstood: String?
    /// Whether it is a label, or of the front matter: what the text says once more is not told again then.
    var speaksOfAll = false

    /// What the author is told; nil: the counts bear it out, or nothing was found out.
    var fault: (line: Int, message: String)? {
      if case .refuted(let message) = outcome { (line, message) } else { nil }
    }
  }

  /// Each sentence about runs of the labels and the text, in this order.
  let readings: [Reading]

  /// The sentences that the counts do not bear out, with their lines.
  var refuted: [RefutedSentence] {
    readings.filter { $0.fault != nil }.map { RefutedSentence(line: $0.line, text: $0.sentence) }
  }

  /// What the counts do not bear out. A label speaks of its side; the rest of the document of all pairs, so
  /// that one is enough to bear it out.
  var faults: [(line: Int, message: String)] {
    let labels = pairs.flatMap(savings)
    let isSaid = !labels.isEmpty || readings.contains { $0.speaksOfAll && $0.fault != nil }
    let amount = isSaid ? nil : ofAmount
    return readings.compactMap(\.fault) + labels + ofSameness + [amount].compactMap(\.self)
  }

  // MARK: Labels

  private func savings(_ counted: Counted) -> [(line: Int, message: String)] {
    let labels = [counted.pair.bad.reason, counted.pair.good.reason].compactMap(\.self)
    if let bad = counted.bad, let good = counted.good, let best = bad.mostTimesFewer(on: good),
      let label = labels.first(where: { WorkClaim.timesFewer($0) ?? 0 > best.times })
    {
      let message = PracticeWords.claimTooMuch(label, best.before, best.after)
      return [(counted.pair.good.line, message)]
    }
    guard labels.contains(where: WorkClaim.saves), let shown = counted.both?.withoutSaving else {
      return []
    }
    return [(counted.pair.good.line, PracticeWords.claimNotLess(shown))]
  }

  private static func readings(ofLabelsOf pairs: [Counted]) -> [Reading] {
    pairs.flatMap { counted in
      [(counted.pair.bad, counted.bad), (counted.pair.good, counted.good)].compactMap {
        reading(of: $0, $1)
      }
    }
  }

  private static func reading(of example: GuidelineExample, _ run: SideRun?) -> Reading? {
    guard let reason = example.reason else { return nil }
    let claims =
      run.map {
        RunClaim.all(in: reason, ClaimLexicon(views: $0.views, steps: $0.names, isOfOne: true))
      } ?? []
    let found = claims.compactMap { claim in run?.bears(claim).map { (claim, $0) } }
    var reading = Reading(line: example.line, sentence: reason, outcome: .held, speaksOfAll: true)
    if let run, let refuted = found.first(where: { !$0.1 })?.0 {
      let side = example.kind == .correct ? PracticeWords.correct() : PracticeWords.incorrect()
      let shown = run.shown(for: refuted)
      reading.outcome = .refuted(PracticeWords.claimNotSo(side, reason, shown))
    } else if found.isEmpty {
      let views = run?.views ?? parse(example.program, file: "").declaredTypeNames
      guard WorkClaim.isAboutRuns(reason, views) else { return nil }
      reading.outcome = .unread
    }
    return reading
  }

  // MARK: The rest of the document

  private static func readings(
    of sentences: [ProseClaim.Sentence], _ pairs: [Counted], _ loose: [SideRun]
  ) -> [Reading] {
    guard !pairs.isEmpty || !loose.isEmpty else {
      // Nothing runs: what is said of bodies all the same is named.
      return sentences.filter { $0.place == .text && WorkClaim.isAboutBodies($0.text) }.map {
        Reading(line: $0.line, sentence: $0.shown, outcome: .unread)
      }
    }
    let runs = pairs.compactMap(\.bad) + pairs.compactMap(\.good) + loose
    let views = runs.reduce(into: Set<String>()) { $0.formUnion($1.views) }
    let names = runs.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let lexicon = ClaimLexicon(
      views: views, steps: names, isOfOne: false, sides: SideVocabulary.sides(of: pairs))
    let isKnown = runs.count == 2 * pairs.count + loose.count
    let sentences = sentences.map { $0.resolved(lexicon) }
    let outcomes = sentences.map {
      isKnown ? ProseClaim($0, pairs, lexicon, loose).outcome : nil
    }
    // Of sides that cannot be run it is known what they declare.
    let named =
      isKnown
      ? views
      : pairs.reduce(into: views) { result, counted in
        for side in [counted.pair.bad, counted.pair.good] {
          result.formUnion(parse(side.program, file: "").declaredTypeNames)
        }
      }
    let tables = zip(sentences, outcomes).compactMap { $1 == nil ? nil : $0.place.table }
    return zip(sentences, outcomes).compactMap { sentence, outcome in
      guard outcome != nil || sentence.isListed(besides: tables, named) else { return nil }
      return Reading(
        line: sentence.line, sentence: sentence.shown, outcome: outcome ?? .unread,
        notUnderstood: isKnown && outcome == nil
          ? RunClaim.notUnderstood(in: sentence.read, lexicon) : nil,
        speaksOfAll: sentence.place == .impact)
    }
  }

  /// That both sides show or do the same, where they do not.
  private var ofSameness: [(line: Int, message: String)] {
    guard let difference, let first = pairs.first else { return [] }
    let reasons = pairs.compactMap(\.pair.good.reason)
    let said =
      sentences.map(\.text).first(where: SamenessClaim.isMade)
      ?? reasons.first(where: SamenessClaim.isMadeOfOne)
    return said.map { text in
      [(first.pair.good.line, PracticeWords.claimNotSame(text.trimmed, difference))]
    } ?? []
  }

  private var impact: String { lesson.head.frontMatter.impactDescription }

  /// What is said of the amount of work, in the impact or the text.
  private var ofAmount: (line: Int, message: String)? {
    guard let first = pairs.first, !WorkClaim.denies(impact) else { return nil }
    guard
      WorkClaim.saves(impact)
        || sentences.contains(where: { WorkClaim.saysSo($0.text) })
    else { return nil }
    let shown = pairs.map { $0.both?.withoutSaving }
    guard let counts = shown.first ?? nil, !shown.contains(nil) else { return nil }
    let message =
      pairs.count == 1 ? PracticeWords.claimNotLess(counts) : PracticeWords.claimNowhere(counts)
    return (first.pair.good.line, message)
  }

  /// By how many times the bodies of a step are at most fewer on a Correct side. A sentence that names a control is
  /// about the pairs that have it. nil: of some pair it is not known.
  static func bestTimes(
    of pairs: [Counted], in text: String
  ) -> (times: Double, before: Int, after: Int)? {
    var best: (times: Double, before: Int, after: Int)?
    let isOfControl = pairs.contains { !$0.controls(namedIn: text).isEmpty }
    for counted in pairs {
      let actions = counted.controls(namedIn: text)
      if isOfControl, actions.isEmpty { continue }
      guard let bad = counted.bad, let good = counted.good,
        let found = bad.mostTimesFewer(on: good, in: actions)
      else { return nil }
      if found.times > best?.times ?? 0 { best = found }
    }
    return best
  }
}

extension GuidelineExample {
  /// Whether there is something in it to be shown.
  fileprivate var declaresView: Bool { program.contains("body") }
}

/// A sentence of a document that is not so in its own examples.
package struct RefutedSentence: Hashable, Sendable {
  /// Of the block that it stands in, or of the example that it is the label of.
  package var line: Int
  package var text: String

  /// As a sentence for the reader.
  var mark: String { PracticeWords.notBorneOut(text) }
}
