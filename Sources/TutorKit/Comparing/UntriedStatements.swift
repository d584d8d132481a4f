import Simulation

/// What changes something in one of two programs alone, where nothing that was tried came to it, or where
/// it only ever wrote what was there: of what it does, nothing is known.
struct UntriedStatements {
  /// What to say of each, in the order of the lines.
  let evidence: [Evidence]

  /// The statements of a program that ran and changed something, and those that only ever wrote what was
  /// there, by their sites.
  struct Ran {
    var changing: Set<Int> = []
    var keeping: Set<Int> = []
    /// Those of which a condition came out one way only where they wrote what was there.
    var keepingOneWay: Set<Int> = []
    /// Those that ran in a step in which the other program ran none like them.
    var alone: Set<Int> = []

    /// What a statement did in all that was tried.
    enum Effect { case none, keeps, changes }

    func effect(of site: Int) -> Effect {
      changing.contains(site) ? .changes : keeping.contains(site) ? .keeps : .none
    }

    mutating func add(_ driver: Driver, alone: Set<Int>) {
      changing.formUnion(driver.statementsRan)
      keeping.formUnion(driver.statementsKept)
      keepingOneWay.formUnion(driver.statementsKeptOneWay.keys)
      self.alone.formUnion(alone)
    }
  }

  /// A statement that was written in several branches and now stands behind them ran whenever the other did:
  /// it is no other one.
  ///
  /// - Parameter isExhausted: all states were seen: what changed nothing never will.
  init(
    _ own: OwnStatements, in after: LoweredProgram, ranBefore: Ran, ranAfter: Ran, isExhausted: Bool
  ) {
    func isOpen(_ statement: OwnStatements.Statement, _ ran: Ran) -> Bool {
      if ran.changing.contains(statement.site) {
        return !isExhausted && ran.keepingOneWay.contains(statement.site)
      }
      return
        !(ran.keeping.contains(statement.site)
        && (isExhausted || !ran.alone.contains(statement.site)))
    }
    let added = own.after.filter { isOpen($0, ranAfter) }.map { statement in
      let files = after.program.files
      let file = files.indices.contains(statement.place.file) ? files[statement.place.file] : ""
      let words =
        switch ranAfter.effect(of: statement.site) {
        case .none: GradeWords.notTried()
        case .keeps: GradeWords.keptOnly()
        case .changes: GradeWords.keptOneWay()
        }
      return Evidence(
        words, file: file, line: statement.place.line, column: statement.place.column)
    }
    let lost = own.before.filter { isOpen($0, ranBefore) }.map { statement in
      let line = statement.place.line
      let words =
        switch ranBefore.effect(of: statement.site) {
        case .none: GradeWords.notTriedBefore(line)
        case .keeps: GradeWords.keptOnlyBefore(line)
        case .changes: GradeWords.keptOneWayBefore(line)
        }
      return Evidence(words)
    }
    evidence = added + lost
  }
}
