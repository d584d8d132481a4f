import Simulation

/// What a document says of runs and of the work that is saved, held against the counts of its pairs.
struct LessonClaims {
  private struct Counted {
    var pair: GuidelinePair
    /// nil: the steps are not the same, or something is uncertain.
    var both: PairCounts?
    var bad: SideRun?
    var good: SideRun?
  }

  private let lesson: Lesson
  private let pairs: [Counted]

  /// How the sides differ, where all pairs do; nil: some do not, or it is not known.
  private let difference: String?

  init(_ lesson: Lesson, _ pairs: [GuidelinePair], _ practice: LessonPractice) {
    self.lesson = lesson
    difference = practice.difference
    self.pairs = pairs.map {
      Counted(pair: $0, both: PairCounts($0), bad: SideRun($0.bad), good: SideRun($0.good))
    }
  }

  /// What the counts do not bear out. A label speaks of its side; the rest of the document of all pairs, so
  /// that one is enough to bear it out.
  var faults: [(line: Int, message: String)] {
    let labels = ofLabels
    let amount = ofTimes ?? (labels.isEmpty ? ofAmount : nil)
    return labels + ofProse + ofSameness + [amount].compactMap(\.self)
  }

  // MARK: Labels

  private var ofLabels: [(line: Int, message: String)] {
    pairs.flatMap { counted in
      faults(of: counted.pair.bad, counted.bad) + faults(of: counted.pair.good, counted.good)
        + savings(counted)
    }
  }

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

  private func faults(
    of example: GuidelineExample, _ run: SideRun?
  ) -> [(line: Int, message: String)] {
    guard let reason = example.reason, let run else { return [] }
    return RunClaim.all(in: reason, views: run.views, isOfOne: true).filter { !run.bears($0) }
      .prefix(1).map { _ in
        let side = example.kind == .correct ? PracticeWords.correct() : PracticeWords.incorrect()
        return (example.line, PracticeWords.claimNotSo(side, reason, run.shown))
      }
  }

  // MARK: The rest of the document

  private var sentences: [String] {
    lesson.document.blocks.flatMap { block -> [String] in
      guard case .paragraph(let inlines) = block.content, Label(block)?.kind ?? .further == .further
      else { return [] }
      return inlines.plain.split { ".!?\n".contains($0) }.map(String.init)
    }
  }

  private var ofProse: [(line: Int, message: String)] {
    let runs = pairs.compactMap(\.bad) + pairs.compactMap(\.good)
    guard !pairs.isEmpty, runs.count == 2 * pairs.count else { return [] }
    let views = runs.reduce(into: Set<String>()) { $0.formUnion($1.views) }
    return sentences.compactMap { sentence in
      // What is said of one side is not borne out by the other.
      let side = SideWords.side(namedIn: sentence)
      let meant =
        side.map { kind in pairs.compactMap { kind == .incorrect ? $0.bad : $0.good } } ?? runs
      for claim in RunClaim.all(in: sentence, views: views) {
        // Who has no such view says nothing about it.
        let asked = meant.filter { $0.views.isSuperset(of: claim.views) }
        guard !asked.isEmpty, !asked.contains(where: { $0.bears(claim) }) else { continue }
        let shown = asked.prefix(2).map(\.shown).joined(separator: " | ")
        return (
          pairs[0].pair.good.line, Self.message(sentence.trimmed, of: side, shown)
        )
      }
      return nil
    }
  }

  private static func message(
    _ sentence: String, of side: GuidelineExample.Kind?, _ shown: String
  ) -> String {
    guard let side else { return PracticeWords.claimNowhereSo(sentence, shown) }
    let name = side == .correct ? PracticeWords.correct() : PracticeWords.incorrect()
    return PracticeWords.claimOfSideNotSo(name, sentence, shown)
  }

  /// That both sides show or do the same, where they do not.
  private var ofSameness: [(line: Int, message: String)] {
    guard let difference, let first = pairs.first else { return [] }
    let reasons = pairs.compactMap(\.pair.good.reason)
    let said =
      sentences.first(where: SamenessClaim.isMade)
      ?? reasons.first(where: SamenessClaim.isMadeOfOne)
    return said.map { text in
      [(first.pair.good.line, PracticeWords.claimNotSame(text.trimmed, difference))]
    } ?? []
  }

  private var impact: String { lesson.head.frontMatter.impactDescription }

  /// How many times fewer bodies the impact says that there are.
  private var ofTimes: (line: Int, message: String)? {
    guard let first = pairs.first, let times = WorkClaim.timesFewer(impact), let best = bestTimes,
      best.times < times
    else { return nil }
    return (first.pair.good.line, PracticeWords.claimTooMuch(impact, best.before, best.after))
  }

  /// What is said of the amount of work, in the impact or the text.
  private var ofAmount: (line: Int, message: String)? {
    guard let first = pairs.first, !WorkClaim.denies(impact) else { return nil }
    guard WorkClaim.saves(impact) || sentences.contains(where: WorkClaim.saysSo) else { return nil }
    let shown = pairs.map { $0.both?.withoutSaving }
    guard let counts = shown.first ?? nil, !shown.contains(nil) else { return nil }
    let message =
      pairs.count == 1 ? PracticeWords.claimNotLess(counts) : PracticeWords.claimNowhere(counts)
    return (first.pair.good.line, message)
  }

  /// nil: of some pair it is not known.
  private var bestTimes: (times: Double, before: Int, after: Int)? {
    var best: (times: Double, before: Int, after: Int)?
    for counted in pairs {
      guard let bad = counted.bad, let good = counted.good,
        let found = bad.mostTimesFewer(on: good)
      else { return nil }
      if found.times > best?.times ?? 0 { best = found }
    }
    return best
  }
}
