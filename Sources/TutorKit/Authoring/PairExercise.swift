import Analysis
import Catalog
import Foundation
import Simulation

/// An exercise that is made of a guideline's pair, or why there is none.
package enum PairExercise: Sendable {
  case exercise(Exercise)
  case none(PracticeLack)

  package var exercise: Exercise? {
    if case .exercise(let exercise) = self { exercise } else { nil }
  }

  /// Why there is none; nil: there is one.
  package var lack: PracticeLack? {
    if case .none(let lack) = self { lack } else { nil }
  }

  /// Makes the exercise of a lesson's pair. Use ``withDeepStack(_:)`` around it.
  static func make(_ lesson: Lesson, _ pair: GuidelinePair) -> PairExercise {
    PairMaker(lesson: lesson, pair: pair).outcome
  }
}

/// Finds out what a pair can be graded by, and tries it on both sides.
private struct PairMaker {
  let lesson: Lesson
  let part: Int
  let starter: ParsedSource
  private(set) var answer: ParsedSource
  /// What the document calls the Correct side's view, where it has another name.
  private var otherName: String?
  /// Other Correct examples of the same screen.
  private let others: [ParsedSource]
  /// What runs at first on the Incorrect side and on the Correct one.
  private var firstRuns: (bad: FirstRuns, good: FirstRuns)?

  init(lesson: Lesson, pair: GuidelinePair) {
    self.lesson = lesson
    part = pair.part
    let file = lesson.practiceFile(part)
    starter = parse(pair.bad.program, file: file)
    answer = parse(pair.good.program, file: file)
    others = lesson.otherCorrectSides(of: pair).map { parse($0.program, file: file) }
  }

  var outcome: PairExercise {
    var maker = self
    return maker.made()
  }

  private mutating func made() -> PairExercise {
    guard starter.syntaxErrors.isEmpty, answer.syntaxErrors.isEmpty else {
      return .none(.notWhole)
    }
    // Functions that stand bare are put into a view to be analyzed; there is nothing in it to be shown.
    guard [starter, answer].allSatisfy({ $0.text.contains("body") }),
      let run = try? simulate(SimulationRequest(sources: [starter])).get(),
      let other = try? simulate(SimulationRequest(sources: [answer])).get()
    else { return .none(.noView) }
    if starter.words == answer.words { return .none(.alike(PracticeWords.oneCode())) }
    if let lack = UnscopedName(starter, answer)?.lack { return .none(lack) }
    if let bad = FirstRuns(run), let good = FirstRuns(other) { firstRuns = (bad, good) }
    let root = PairedScreen.root(of: starter, shown: run.root, other: other.root)
    switch PairedScreen(starter, answer, root: root, other: other.root) {
    case .sameName: break
    case .otherName(let name, let renamed): (otherName, answer) = (name, renamed)
    case .missing(let shown): return madeWithoutAnswer(root: root, shown: shown)
    }
    return madeOfBoth(root: root)
  }

  /// The Correct side shows a part of the screen alone: there are no counts and no screens to reach.
  private func madeWithoutAnswer(root: String, shown: String) -> PairExercise {
    let good = brokenRules(answer)
    let rules = brokenRules(starter).subtracting(good).withSiblings(besides: good)
    let changesBehavior = Rule.all.contains { $0.isAboutBehavior && rules.contains($0.id) }
    guard !rules.isEmpty, !changesBehavior else {
      return .none(.withoutScreen(root.rootName, shown: shown))
    }
    let made = exercise(rules: rules, root: root, relation: .unpaired(shown), keepsCounts: false)
    return unfairnessOfStarter(made).map { .none($0) } ?? .exercise(made)
  }

  private func madeOfBoth(root: String) -> PairExercise {
    let (bad, good) = (brokenRules(starter), brokenRules(answer))
    let roots = PairRoots(starter, answer, root: root)
    let report = compare([starter], [answer], roots: roots.compared)
    var relation = PairTexts.Relation(report).regarding(
      arrangementOf: starter, answer, root: root, report)
    if case .differ = relation, QueryArguments.differ(starter, answer) {
      relation = .untold(PracticeWords.queriesDiffer())
    }
    let isExtracted = relation.isOfExtraction(from: answer, to: starter, root: root)
    if let swapped = SwappedSides(
      report, good.subtracting(bad), good.isSuperset(of: bad), isAlike: isExtracted)
    {
      return .none(swapped.lack)
    }
    let (badNotes, goodNotes) = (
      brokenRules(starter, from: .note), brokenRules(answer, from: .note)
    )
    if let firstRuns, goodNotes.isSuperset(of: badNotes),
      let swapped = SwappedSides(report, before: firstRuns.bad, after: firstRuns.good)
    {
      return .none(swapped.lack)
    }
    let certain =
      relation.isSame ? CertainSteps(starter, answer, roots: roots.compared) : nil
    if certain?.savesWork == true { relation = .same(savesWork: true) }
    let saves = relation.savesWork
    // Where one step builds more, what the analyzer notes counts as well.
    let savesInEach = saves && !report.savesInAll
    let warned = bad.subtracting(good)
    // Where nothing certain tells the sides apart, what the analyzer notes on the Incorrect one alone does.
    let onBadAlone = badNotes.subtracting(goodNotes)
    // What may go wrong with some data is beside the point where something else is noted.
    let ofWork = onBadAlone.filter { id in !Rule.all.contains { $0.id == id && $0.isAboutBehavior }
    }
    let allNoted = ofWork.isEmpty ? onBadAlone : ofWork
    let noted = savesInEach || !warned.isEmpty ? allNoted.intersection(titleRules) : allNoted
    let rules = warned.union(noted).withSiblings(besides: good)
    if rules.isEmpty, !savesInEach,
      let rule = goodNotes.subtracting(badNotes).intersection(Rule.ofWorkInBodies).min(),
      goodNotes.isSuperset(of: badNotes)
    {
      return .none(.swapped(PracticeWords.correctNoted("`\(rule)`")))
    }
    switch relation {
    case .same, .arranged, .untold:
      if rules.isEmpty, !saves {
        if let stale = report.unfollowedRead { return .none(.stale(stale)) }
        let unknown = UndeclaredTypes.listed(in: [starter, answer])
        if let unknown, relation.isSame {
          return .none(.resting(PracticeWords.alikeUnlessDeclared(unknown), on: unknown))
        }
        let reason =
          certain.map { PracticeWords.countsUntold(GradeWords.notModelled($0.reason)) }
          ?? relation.reason(report)
        if let unknown, relation.isUntold { return .none(.resting(reason, on: unknown)) }
        return .none(relation.isUntold ? .open(reason) : .alike(reason))
      }
    case .differ, .unpaired:
      if rules.isEmpty, !saves, let lack = UngivenValues(starter, answer, root: root)?.lack {
        return .none(lack)
      }
    }
    func make(_ relation: PairTexts.Relation) -> Exercise {
      var made = exercise(
        rules: rules, root: root, relation: relation,
        keepsCounts: relation.keepsCounts(rules: rules, report))
      made.noteRules = noted
      made.pair?.otherRoots = roots.others
      made.pair?.ungraded = roots.leftOut
      made.pair?.uncounted = certain?.leftOut ?? []
      made.pair?.whyUncounted = certain?.reason ?? ""
      return made
    }
    var made = make(relation)
    var right = grade(made.request(for: answer))
    if relation.isSame, !rules.isEmpty, let why = right.openComparison {
      // The same as far as the program goes, and not for what nobody in it does: the rule is graded.
      made = make(.untold(why))
      right = grade(made.request(for: answer))
    }
    if let lack = unfairness(made, right) { return .none(lack) }
    let unasked = rules.isEmpty ? unaskedNames(made) : []
    made.pair?.unasked = unasked
    return .exercise(allowing(others, made))
  }

  private func unaskedNames(_ made: Exercise) -> [String] {
    UnaskedNames.of(lesson.title, starter, answer) {
      grade(made.request(for: $0)).verdict == .passed
    }
  }

  /// Counts that are allowed so that each other Correct example of the document passes too, if it can.
  private func allowing(_ others: [ParsedSource], _ made: Exercise) -> Exercise {
    others.reduce(made) { made, other in
      let report = grade(made.request(for: other))
      let failed = report.checks.filter { $0.status != .passed }
      guard made.pair?.keepsCounts == true, failed.map(\.id) == [.evaluatesLess] else {
        return made
      }
      var wider = made
      wider.tolerance = report.steps.dropFirst().map(\.excess).max() ?? 0
      let isEnough = grade(wider.request(for: other)).verdict == .passed
      return isEnough && unfairnessOfStarter(wider) == nil ? wider : made
    }
  }

  /// Rules of notes that the document's title is about: the counts alone do not say whether work is gone.
  private var titleRules: Set<String> {
    WorkClaim.isAboutWork(lesson.title) ? Rule.ofWorkInBodies : []
  }

  /// Whether the document's title is about a view of SwiftUI that the Correct side alone uses, and that side declares
  /// no more of its own.
  private var usesOtherViews: Bool {
    let title = lesson.title.lowercased()
    guard answer.declaredTypeNames.isSubset(of: starter.declaredTypeNames) else { return false }
    func names(_ source: ParsedSource) -> Set<String> {
      Set(source.text.split { !$0.isLetter && !$0.isNumber }.map(String.init)).filter(
        Catalog.isView)
    }
    return names(answer).subtracting(names(starter)).contains { title.contains($0.lowercased()) }
  }

  private func brokenRules(
    _ source: ParsedSource, from least: Severity = .warning
  ) -> Set<String> {
    let found = findings(in: [source]).filter { $0.severity >= least }
    return Set(found.map(\.rule)).subtracting(ExamplesReport.offInDocuments)
  }

  /// The document's own answer has to pass, and what it calls incorrect must not. nil: so it is.
  private func unfairness(_ exercise: Exercise, _ right: GradeReport) -> PracticeLack? {
    guard let check = right.checks.first(where: { $0.status != .passed }) else {
      return unfairnessOfStarter(exercise)
    }
    let isHeldAgainstIncorrect = exercise.pair?.model == .starter
    let sentence = PracticeWords.answerUncertain(
      isHeldAgainstIncorrect ? check.pairText : check.reasonText)
    return check.id == .namesResolve && check.status == .failed
      ? .mending(sentence) : .open(sentence)
  }

  /// What the document calls incorrect must not pass. nil: so it is.
  private func unfairnessOfStarter(_ exercise: Exercise) -> PracticeLack? {
    let wrong = grade(exercise.request(for: starter))
    if wrong.verdict == .notPassed { return nil }
    if wrong.verdict == .passed, case .differ(let how, _, _)? = exercise.pair?.relation {
      return .open(PracticeWords.starterPasses(how))
    }
    guard let open = wrong.checks.first(where: { $0.status == .unchecked }) else {
      return .alike(PracticeWords.starterUncertain(PracticeWords.everyCheckPasses()))
    }
    return .open(PracticeWords.starterUncertain(open.reasonText))
  }

  /// A snippet as a file: what documents leave out, the compiler needs.
  private static func whole(_ text: String) -> String {
    text.contains("import SwiftUI") ? text : "import SwiftUI\n\n" + text
  }

  private func exercise(
    rules: Set<String>, root: String, relation: PairTexts.Relation, keepsCounts: Bool
  ) -> Exercise {
    let unknown = Set(
      [starter, answer].flatMap { nameProblems(in: [$0], isComplete: true, looksFurther: true) }
        .compactMap(\.undeclaredName)
    ).sorted()
    let listed = unknown.map { "`\($0)`" }.joined(separator: ", ")
    let head = unknown.isEmpty ? "" : "// " + PracticeWords.taken(listed) + "\n\n"
    let pair = PairTexts(
      document: lesson.head.path, starter: head + Self.whole(starter.text),
      answer: Self.whole(answer.text), relation: relation,
      model: relation.model(rules: rules, usesOtherViews: usesOtherViews), keepsCounts: keepsCounts,
      otherName: otherName,
      undeclared: unknown)
    return Exercise(
      id: lesson.practiceID(starter.text, part), number: lesson.number, part: part,
      title: lesson.title, lesson: lesson.id,
      rules: rules.isEmpty ? [PairTexts.noRule] : rules.sorted(),
      root: root, scenario: [], hints: [], tolerance: 0,
      folder: URL(fileURLWithPath: lesson.head.path).deletingLastPathComponent(), pair: pair,
      fileName: lesson.practiceFile(part))
  }
}

extension GradeReport.Step {
  /// How many view values more than the reference builds.
  fileprivate var excess: Int { referenceRebuilt.map { rebuilt - $0 } ?? 0 }
}

extension GradeReport {
  /// Why it is open whether the answer shows and does the same; nil: it is not open.
  fileprivate var openComparison: String? {
    checks.first {
      [.rendersTheSame, .behavesTheSame].contains($0.id) && $0.status == .unchecked
    }?.pairText
  }
}

extension Set<String> {
  /// With the other rules on the same fault in another form, where one of them is here: on parts that stand
  /// beside a body, where the guideline asks for a view, and on what is made in each run or with each view.
  fileprivate func withSiblings(besides broken: Set<String>) -> Set<String> {
    [Rule.ofPartsBesideBodies, Rule.ofWorkInBodies].reduce(self) { rules, siblings in
      isDisjoint(with: siblings) ? rules : rules.union(siblings.subtracting(broken))
    }
  }
}

extension PairTexts {
  /// Stands for no rule where the counts alone decide: an empty list would mean all rules.
  static let noRule = "none"
}

extension Lesson {
  /// The name of the file of the exercise: the last part of the id, with the pair's number from the
  /// second on.
  func practiceFile(_ part: Int) -> String { practiceName(part) + ".swift" }

  private func practiceName(_ part: Int) -> String {
    // `swiftui-lists/SKILL` is named after its folder, as all documents of its kind.
    let parts = id.split(separator: "/").map(String.init)
    let commonNames = ["skill", "rule", "rules", "index", "agents"]
    let last = parts.last { !commonNames.contains($0.lowercased()) } ?? id
    let name = last.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" }
    return (name.isEmpty ? "practice" : String(name)) + (part > 1 ? "-\(part)" : "")
  }

  /// Differs for texts that differ, so that two collections share no progress.
  func practiceID(_ text: String, _ part: Int) -> String {
    practiceName(part) + "-" + fingerprint([id, text]).prefix(6)
  }
}
