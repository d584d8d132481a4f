/// Whether two programs show and do the same for all values.
package enum ProofResult: Sendable {
  /// They do. The assumptions are part of what is claimed.
  case proved([ProofAssumption])
  /// Nothing is known: what is not modelled, or where the proof did not come through.
  case notProved(ProofDoubt)

  package var isProved: Bool {
    if case .proved = self { true } else { false }
  }
}

/// What a proof rests on.
package enum ProofAssumption: String, Sendable, CaseIterable {
  /// No sum, difference or product of `Int` leaves its range.
  case integersDoNotOverflow
  /// Texts are looked up in no table of translations.
  case textsAreNotTranslated
  /// A whole number in a text is shown as its digits alone, also from 1,000 on.
  case numbersAreShownWithoutGrouping
}

/// Proves that two programs show the same and do the same, for all inputs and after any sequence of
/// events: see ``ProofRelation``. Use a deep stack around it.
///
/// - Parameters:
///   - before: the program as it was, and the function that yields its root view.
///   - after: the other one.
package func prove(
  before: (program: ViewProgram, root: FunctionID), after: (program: ViewProgram, root: FunctionID)
) -> ProofResult {
  let doubt = Proof(before, after, showsPlainNumbers: false).result()
  guard let doubt else { return .proved([.integersDoNotOverflow, .textsAreNotTranslated]) }
  // A number in `Text("\(n)")` is grouped from 1,000 on, in a text that is made elsewhere it is not.
  if doubt.kind == .screen, Proof(before, after, showsPlainNumbers: true).result() == nil {
    return .proved([
      .integersDoNotOverflow, .textsAreNotTranslated, .numbersAreShownWithoutGrouping,
    ])
  }
  return .notProved(doubt)
}

struct Proof {
  private let terms: ProofTerms
  private let sides: [(run: ProofRun, root: FunctionID)]
  private var relation: ProofRelation
  private var isAfter = false
  /// The values that classes can have, where they are few, and what follows from that.
  private var domains: [ProofTerm: Set<Int>] = [:]
  private var known: [ProofTerm] = []
  /// What holds of values that views with an `==` of their own go on with, on both screens.
  private var alike: [ProofTerm] = []
  private var presumptions = 0

  /// Rounds in which something may be dropped.
  private static let mostRounds = 60
  private static let mostPresumptions = 4

  init(
    _ before: (program: ViewProgram, root: FunctionID),
    _ after: (program: ViewProgram, root: FunctionID), showsPlainNumbers: Bool
  ) {
    terms = ProofTerms(showsPlainNumbers: showsPlainNumbers)
    sides = [
      (ProofRun(before.program, terms, side: "before"), before.root),
      (ProofRun(after.program, terms, side: "after"), after.root),
    ]
    relation = ProofRelation(terms)
    terms.sharedKeys = sides[0].run.environmentKeys.intersection(sides[1].run.environmentKeys)
  }

  /// nil: proved.
  consuming func result() -> ProofDoubt? {
    do throws(ProofStop) { return try run() } catch { return doubt(error) }
  }

  private func doubt(_ stop: ProofStop) -> ProofDoubt {
    let program = sides[isAfter ? 1 : 0].run.program
    switch stop {
    case .doubt(let kind, let subject, let site):
      return doubt(kind, subject, site, program)
    case .unmergeable: return doubt(.structure, "", sides[isAfter ? 1 : 0].run.lastSite, program)
    case .nilInChain: return doubt(.expression, "?", nil, program)
    }
  }

  private func doubt(
    _ kind: ProofDoubt.Kind, _ subject: String, _ site: Int?, _ program: ViewProgram
  ) -> ProofDoubt {
    let location = site.flatMap { program.sites.indices.contains($0) ? program.sites[$0] : nil }
    return ProofDoubt(kind: kind, subject: subject, location: location)
  }

  private mutating func run() throws(ProofStop) -> ProofDoubt? {
    for index in 0..<2 {
      isAfter = index == 1
      try ProofGate(sides[index].run.program).check()
    }
    for _ in 0..<Self.mostRounds {
      terms.distinct.begin(relation)
      let screens = [try screen(0), try screen(1)]
      // What has one identity may get several; the other way round rows may be taken for one another.
      if sides[1].run.repeatsRows, !sides[0].run.repeatsRows {
        return doubt(.identity, "", nil, sides[1].run.program)
      }
      var comparison = ProofComparison(terms)
      comparison.seesIdentities = sides.contains { $0.run.animates }
      alike = sides.flatMap(\.run.alike)
      guard comparison.compare(screens[0].items, screens[1].items, under: known + alike) else {
        if try presume(screens[0]) { continue }
        let site = comparison.difference?.before ?? comparison.difference?.after
        isAfter = comparison.difference?.before == nil
        return doubt(.screen, "", site, sides[isAfter ? 1 : 0].run.program)
      }
      guard screens[0].store.demands == screens[1].store.demands else {
        return doubt(.trap, "", nil, sides[0].run.program)
      }
      let (steps, isWider) = try take(comparison.pairs, screens.map(\.store))
      if terms.isFull { throw .doubt(.bound, "", site: nil) }
      if isWider || terms.distinct.drop(steps, relation) || restrict(steps) { continue }
      if !relation.refine(steps) {
        guard let name = relation.partedCell() else { return nil }
        throw .doubt(.property, name, site: nil)
      }
      try renew()
    }
    throw .doubt(.bound, "", site: nil)
  }

  /// Finds what values the classes can have. true: that is news, so the round is run again with it.
  private mutating func restrict(_ steps: [ProofRelation.Step]) -> Bool {
    let found = relation.domains(steps)
    if found == domains { return false }
    domains = found
    let all = ProofDomains(terms)
    known = found.keys.sorted { $0.number < $1.number }.flatMap { symbol in
      all.facts(symbol, found[symbol] ?? [])
    }
    for side in sides { side.run.known = known }
    return true
  }

  /// Finds what values the classes can have in the first program alone: two conditions may be the same
  /// for these only. What follows is true of both when the proof has come to its end. true: news.
  private mutating func presume(_ screen: Screen) throws(ProofStop) -> Bool {
    presumptions += 1
    if presumptions > Self.mostPresumptions { return false }
    var comparison = ProofComparison(terms)
    guard comparison.compare(screen.items, screen.items, under: known) else { return false }
    let run = sides[0].run
    var steps: [ProofRelation.Step] = []
    isAfter = false
    for pair in comparison.pairs {
      let facts = pair.facts + bounds(pair.before)
      for way in try run.views.outcomes(of: pair.before, from: screen.store, facts: facts) {
        var solver = ProofSolver(terms)
        if solver.isRefuted(facts + [way.condition]) { continue }
        var step = ProofRelation.Step(facts: facts + [way.condition], values: [:])
        _ = try note(run, way.store, in: &step, isWidening: false)
        steps.append(step)
      }
    }
    return restrict(steps)
  }

  /// Both runs take the cells to be as the relation has them now.
  private mutating func renew() throws(ProofStop) {
    for side in sides {
      for (name, value) in side.run.hypothesis {
        side.run.hypothesis[name] = try relation.add(name, value)
      }
    }
  }

  private typealias Screen = (items: [ProofItem], store: ProofStore)

  /// The screen of a side in every state of the relation.
  private mutating func screen(_ index: Int) throws(ProofStop) -> Screen {
    isAfter = index == 1
    let run = sides[index].run
    while true {
      let count = run.initial.count
      let items = try run.views.screen(sides[index].root)
      if !run.conditionalCells.isEmpty {
        throw .doubt(.lifetime, run.conditionalCells.min() ?? "", site: nil)
      }
      if run.initial.count == count { return (items, run.store) }
      for name in run.initial.keys.sorted() {
        guard let value = run.hypothesis[name] else { continue }
        run.hypothesis[name] = try relation.add(name, value)
      }
    }
  }

  /// What every event does in both programs.
  private mutating func take(
    _ pairs: [ProofComparison.Pair], _ stores: [ProofStore]
  ) throws(ProofStop) -> (steps: [ProofRelation.Step], isWider: Bool) {
    var steps: [ProofRelation.Step] = []
    var isWider = false
    for pair in pairs {
      let facts = pair.facts + alike + bounds(pair.before)
      isAfter = false
      let old = try sides[0].run.views.outcomes(of: pair.before, from: stores[0], facts: facts)
      isAfter = true
      let new = try sides[1].run.views.outcomes(of: pair.after, from: stores[1], facts: facts)
      for a in old {
        for b in new {
          var solver = ProofSolver(terms)
          let all = facts + [a.condition, b.condition]
          if solver.isRefuted(all) { continue }
          guard areEqual(a.store.effects, b.store.effects, all),
            a.store.demands == b.store.demands
          else { throw .doubt(.effect, pair.before.kind, site: nil) }
          var step = ProofRelation.Step(facts: all, values: [:])
          for (side, way) in [(0, a), (1, b)] {
            isAfter = side == 1
            if try note(sides[side].run, way.store, in: &step) { isWider = true }
          }
          steps.append(step)
        }
      }
    }
    return (steps, isWider)
  }

  /// What a control can give.
  private func bounds(_ event: ProofEvent) -> [ProofTerm] {
    guard case .control(_, let sort, let bounds?) = event.action else { return [] }
    let given = terms.symbol("given", sort)
    return [terms.not(terms.isLess(given, bounds.low)), terms.isLess(given, bounds.high)]
  }

  private func areEqual(
    _ a: [ProofEffect], _ b: [ProofEffect], _ facts: [ProofTerm]
  ) -> Bool {
    guard a.count == b.count else { return false }
    var solver = ProofSolver(terms)
    return zip(a, b).allSatisfy { x, y in
      x.name == y.name && x.arguments.count == y.arguments.count
        && zip(x.arguments, y.arguments).allSatisfy { solver.areEqual($0, $1, under: facts) }
    }
  }

  /// The values of a side after a step. true: one has a shape that there was no room for.
  private mutating func note(
    _ run: ProofRun, _ store: ProofStore, in step: inout ProofRelation.Step,
    isWidening: Bool = true
  ) throws(ProofStop) -> Bool {
    var isWider = false
    for (name, value) in run.views.values(store) {
      guard let shape = run.hypothesis[name] else { throw .doubt(.property, name, site: nil) }
      let wide = try relation.widened(shape, for: value)
      if !ProofRelation.haveSameShape(wide, shape) {
        if !isWidening { continue }
        run.hypothesis[name] = try relation.add(name, wide)
        isWider = true
      }
      try relation.leaves(of: value, like: wide, name, where: terms.yes, into: &step.values)
    }
    return isWider
  }
}
