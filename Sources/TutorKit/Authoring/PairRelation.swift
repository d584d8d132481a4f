import Analysis
import Simulation

extension PairTexts.Relation {
  /// What a comparison of the two sides found.
  init(_ report: CompareReport) {
    let programs = report.checks.filter { $0.id != .evaluatesLess }
    func fact(_ status: GradeReport.Status) -> String? {
      programs.first { $0.status == status }?.pairText
    }
    let isWhole = Set(programs.map(\.id)).isSuperset(of: [.rendersTheSame, .behavesTheSame])
    if isWhole, programs.allSatisfy({ $0.status == .passed }) {
      self = .same(savesWork: report.verdict == .passed || report.savesInAll)
    } else if programs.contains(where: { $0.status == .failed }) {
      let failed = programs.first { $0.status == .failed }
      let first = failed?.facts.first
      self = .differ(
        failed?.pairText ?? "", isLater: first?.steps.isEmpty == false,
        sharesID: first?.isOfRepeatedIdentity == true)
    } else if let stop = programs.lazy.flatMap(\.facts).compactMap(\.mendedStop).first {
      self = .differ(stop, isLater: true)
    } else {
      self = .untold(fact(.unchecked) ?? "")
    }
  }

  /// Which side an answer has to show and do. What a rule is about that changes what is shown or done,
  /// what no rule is about, and what only a step shows is what the guideline is about; another difference
  /// at first is beside it.
  ///
  /// - Parameter usesOtherViews: the guideline is about a view of SwiftUI that the Correct side alone uses.
  func model(rules: Set<String>, usesOtherViews: Bool) -> GradeRequest.Model {
    switch self {
    case .same, .unpaired: return .starter
    case .arranged, .untold: return .either
    case .differ(_, let isLater, _):
      if usesOtherViews { return .reference }
      let isMeant = Rule.all.contains { $0.isAboutBehavior && rules.contains($0.id) }
      return rules.isEmpty || isLater || isMeant ? .reference : .either
    }
  }

  /// Where nothing but the arrangement differs on the screen, and the Correct side builds less or makes a view
  /// of its own: so. Else the arrangement may be what the guideline is about.
  func regarding(
    arrangementOf starter: ParsedSource, _ answer: ParsedSource, root: String,
    _ report: CompareReport
  ) -> Self {
    guard case .differ(let how, isLater: false, _) = self,
      report.savesWork || !answer.declaredTypeNames.isSubset(of: starter.declaredTypeNames),
      Arrangement.isAllThatDiffers(starter, answer, root: root)
    else { return self }
    return .arranged(how, savesWork: report.savesWork)
  }

  /// Whether the Incorrect side has a view of its own more than the Correct one, and nothing but the arrangement
  /// differs.
  func isOfExtraction(from answer: ParsedSource, to starter: ParsedSource, root: String) -> Bool {
    guard case .differ(_, isLater: false, _) = self else { return false }
    return answer.declaredTypeNames.isStrictSubset(of: starter.declaredTypeNames)
      && Arrangement.isAllThatDiffers(answer, starter, root: root)
  }

  /// Whether the Correct side does with less work what the Incorrect one does.
  var savesWork: Bool {
    switch self {
    case .same(let saves), .arranged(_, let saves): saves
    case .differ, .untold, .unpaired: false
    }
  }

  /// Whether an answer is held against the counts of the Correct side: where it shows and does what
  /// the Incorrect one does, or where nothing else than what it shows and builds tells the two apart.
  func keepsCounts(rules: Set<String>, _ report: CompareReport) -> Bool {
    switch self {
    case .same, .arranged(_, savesWork: true): true
    case .differ: rules.isEmpty && report.savesWork
    case .arranged, .untold, .unpaired: false
    }
  }

  /// Whether nothing says if both sides show and do the same.
  var isUntold: Bool {
    if case .untold = self { true } else { false }
  }

  /// Whether both sides show and do the same.
  var isSame: Bool {
    if case .same = self { true } else { false }
  }

  /// Why there is no exercise where no rule tells the sides apart.
  func reason(_ report: CompareReport) -> String {
    switch self {
    case .same:
      let counts = report.openCounts.map { PracticeWords.countsUntold($0.reasonText) }
      let alike = counts ?? report.unevenness ?? PracticeWords.alike()
      return report.isUngrouped ? PracticeWords.alikeUngrouped(alike) : alike
    case .arranged(let how, _): return PracticeWords.alikeButArranged(how)
    case .differ, .unpaired: return PracticeWords.noDifference()
    case .untold(let why): return PracticeWords.untoldWithoutRule(why)
    }
  }
}

extension CompareReport {
  /// Whether the second program builds less in some step, and in none more.
  var savesWork: Bool {
    checks.contains { $0.id == .evaluatesLess && $0.status == .passed }
  }

  /// Whether all steps together build less for the second program, though one builds more; all are certain.
  var savesInAll: Bool {
    guard checks.contains(where: { $0.id == .evaluatesLess && $0.status == .failed }) else {
      return false
    }
    let later = steps.dropFirst()
    let isCertain = later.allSatisfy { $0.before.isUnchecked == nil && $0.after.isUnchecked == nil }
    let (before, after) = later.reduce((0, 0)) {
      ($0.0 + $1.before.rebuilt, $0.1 + $1.after.rebuilt)
    }
    return isCertain && after < before
  }

  /// Why it is open what a step builds; nil: it is not. That no body runs in what a person does is certain, unless the
  /// check has facts of its own that say why it is not.
  fileprivate var openCounts: GradeReport.Check? {
    checks.first { check in
      check.id == .evaluatesLess && check.status == .unchecked
        && !(steps.runNoBody && check.facts.isEmpty)
    }
  }

  /// Whether the two are the same but for how whole numbers from 1,000 on are shown.
  fileprivate var isUngrouped: Bool { checks.contains { $0.basis?.isUngrouped == true } }

  /// That one step builds less for the second program and another one more; nil: it is not so.
  fileprivate var unevenness: String? {
    let later = steps.dropFirst()
    guard let less = later.first(where: { $0.after.rebuilt < $0.before.rebuilt }),
      let more = later.first(where: { $0.after.rebuilt > $0.before.rebuilt })
    else { return nil }
    return PracticeWords.uneven(
      ActionText(less.action).happening, less.after.rebuilt, less.before.rebuilt,
      ActionText(more.action).happening, more.after.rebuilt, more.before.rebuilt)
  }

  /// A step in which less of the screen changes for the second program, since views keep their identity, if
  /// more changes in none.
  var keptViews: Step? {
    let later = steps.dropFirst()
    return later.contains { $0.after.changed > $0.before.changed }
      ? nil : later.first { $0.after.changed < $0.before.changed }
  }

  /// That the second program reads what it is not told the changes of; nil: it does not.
  var unfollowedRead: String? {
    checks.lazy.flatMap(\.facts).first { $0.unfollowed != nil }?.text
  }
}

extension CompareReport.Counts {
  /// View values that change on the screen, or are made anew there.
  fileprivate var changed: Int { needed + remade }
}

extension GradeReport.Check {
  /// The first thing that it saw of the two sides of a pair, as a part of a sentence.
  var pairText: String {
    guard let text = facts.first?.ofPair else { return PairSentences.ofPair(reasonText) }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The first thing that it saw, as a part of a sentence and without a place in a file.
  var reasonText: String {
    let fact = facts.first.map { $0.line == nil ? $0.text : $0.message } ?? evidence.first ?? ""
    return fact.hasSuffix(".") ? String(fact.dropLast()) : fact
  }
}

/// A pair whose Correct side is what its Incorrect one should be, as far as rules and counts say.
struct SwappedSides {
  let lack: PracticeLack

  /// - Parameters:
  ///   - broken: the rules that the Correct side alone breaks.
  ///   - mendsNone: the Incorrect side breaks no rule that the Correct one keeps.
  ///   - isAlike: both show the same but for how it is arranged.
  init?(_ report: CompareReport, _ broken: Set<String>, _ mendsNone: Bool, isAlike: Bool) {
    guard mendsNone else { return nil }
    let relation = PairTexts.Relation(report)
    let steps = report.steps.dropFirst()
    let worse = steps.filter { $0.after.rebuilt > $0.before.rebuilt }
    let isBetter = steps.contains { $0.after.rebuilt < $0.before.rebuilt }
    if relation.isSame, !isBetter, let step = worse.first, let kept = report.keptViews {
      lack = .identity(
        ActionText(step.action).happening, built: (step.after.rebuilt, step.before.rebuilt),
        kept.action, changed: (kept.after.changed, kept.before.changed))
    } else if relation.isSame || isAlike, let step = worse.first, !isBetter {
      lack = .swapped(
        PracticeWords.correctBuildsMore(
          ActionText(step.action).happening, step.after.rebuilt, step.before.rebuilt))
    } else if let rule = broken.min(), !(relation.isSame && isBetter) {
      lack = .breaking(PracticeWords.correctBreaksAlone("`\(rule)`"))
    } else {
      return nil
    }
  }

  /// By what runs at first: the Correct side runs bodies again that the Incorrect one runs once, or builds far more
  /// of them at once, and no step makes up for it.
  init?(_ report: CompareReport, before: FirstRuns, after: FirstRuns) {
    let steps = report.steps.dropFirst()
    guard !steps.contains(where: { $0.after.rebuilt < $0.before.rebuilt }) else { return nil }
    let runsAgain = PairTexts.Relation(report).isSame && after.repeated > before.repeated
    guard runsAgain || before.isFarLess(than: after) else { return nil }
    lack = .swapped(PracticeWords.correctRunsMoreAtFirst(after.bodies, before.bodies))
  }
}
