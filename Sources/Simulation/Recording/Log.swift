/// Counts of one step.
struct StepCounts {
  var probes: [String: Int] = [:]
  /// Primitive view values built again.
  var rebuilt = 0
  /// Of these, texts and images that are nothing but the label of a control, and modifiers that hand a model down.
  var titles = 0
  /// Sorting, and formatters that are made, while bodies run.
  var work = 0
  /// Of this, what had the same outcome before.
  var repeatedWork = 0
  /// Primitive view values whose shown value changed or that are new.
  var needed = 0
  /// Calls of computed view properties and helpers as part of a body, by name.
  var inlined: [String: Int] = [:]
}

/// What came of sorting so far, in all steps: the same again is work for nothing.
struct WorkLog {
  private var outcomes: [Int: Set<HashKey>] = [:]
  private var formatters: Set<String> = []
  private static let mostOutcomes = 100

  /// Whether sorting at a place had this outcome before.
  mutating func isRepeated(_ outcome: HashKey, at site: Int) -> Bool {
    if outcomes[site, default: []].count >= Self.mostOutcomes { outcomes[site] = [] }
    return !outcomes[site, default: []].insert(outcome).inserted
  }

  /// Whether a formatter of a kind was made before.
  mutating func isRepeated(formatter: String) -> Bool { !formatters.insert(formatter).inserted }
}

/// What was assumed about the unknown, and what could not be modelled.
struct AssumptionLog {
  private(set) var assumptions: [Remark] = []
  private(set) var unchecked: [Unsupported] = []
  /// What could not be modelled in the running step.
  var inStep: [Unsupported] = []
  private var assumed: Set<Remark> = []
  private var failed: Set<Unsupported> = []

  /// Each remark is made once, wherever it was made first.
  mutating func assume(_ remark: Remark) {
    if assumed.insert(remark.withoutLocation).inserted, assumptions.count < 200 {
      assumptions.append(remark)
    }
  }

  mutating func fail(_ reason: Unsupported) {
    if failed.insert(reason).inserted, unchecked.count < 200 { unchecked.append(reason) }
    if inStep.count < 200, !inStep.contains(reason) { inStep.append(reason) }
  }
}

/// Keeps what is found out while code runs: assumptions, effects, ways of conditions.
struct Recorder: InterpreterPart {
  let interpreter: Interpreter
}

extension Recorder {
  func location(site: Int?) -> SourceLocation? {
    guard let site, site > 0, site < interpreter.program.sites.count else { return nil }
    return interpreter.program.sites[site]
  }

  /// What stops a program or does not by what a collection or an optional holds.
  private static let dependsOnContent: Set<UnsupportedKind> = [
    .index, .anyIndex, .unwrappedNil, .tooFewElements, .rangeOutOfBounds,
  ]

  func assume(_ kind: RemarkKind, _ facts: [String] = [], site: Int) {
    interpreter.assumptions.assume(Remark(kind: kind, facts: facts, location: location(site: site)))
  }

  /// Something the program does that SwiftUI answers with a warning.
  func note(_ kind: RemarkKind, _ facts: [String], site: Int) {
    interpreter.assumptions.assume(Remark(kind: kind, facts: facts, location: location(site: site)))
  }

  /// Records why something could not be modelled.
  func note(_ error: Interruption, at place: SourceLocation? = nil) {
    switch error {
    case .unsupported(var what):
      if what.location == nil { what.location = place }
      interpreter.assumptions.fail(what)
    case .trap(let kind, let facts, let site):
      let isOfGiven =
        interpreter.madeUpInstances && !interpreter.options.showsEverything
        && Self.dependsOnContent.contains(kind)
      let what = Unsupported(
        isOfGiven ? .givenFromOutside : kind, isOfGiven ? [] : facts,
        at: location(site: site) ?? place)
      interpreter.trapped = interpreter.trapped ?? what
      interpreter.assumptions.fail(what)
    case .limit(let kind, let facts, let site):
      interpreter.assumptions.fail(Unsupported(kind, facts, at: location(site: site) ?? place))
    case .bound(let what): interpreter.assumptions.fail(what)
    case .thrown(let value):
      interpreter.assumptions.fail(Unsupported(.thrown, [descriptions.describe(value)], at: place))
    case .waiting: break
    case .nilInChain:
      interpreter.assumptions.fail(Unsupported(.nilClosure, at: place))
    }
  }

  /// Code at a place runs. Only for pictures.
  @inline(__always)
  func noteRan(_ site: Int) {
    if interpreter.keepsLines { interpreter.ranSites.insert(site) }
  }
}
