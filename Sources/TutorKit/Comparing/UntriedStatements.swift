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
    /// Those that ran in a step in which the other program ran none like them.
    var alone: Set<Int> = []

    mutating func add(_ driver: Driver, alone: Set<Int>) {
      changing.formUnion(driver.statementsRan)
      keeping.formUnion(driver.statementsKept)
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
      !ran.changing.contains(statement.site)
        && !(ran.keeping.contains(statement.site)
          && (isExhausted || !ran.alone.contains(statement.site)))
    }
    let added = own.after.filter { isOpen($0, ranAfter) }.map { statement in
      let files = after.program.files
      let file = files.indices.contains(statement.place.file) ? files[statement.place.file] : ""
      let words =
        ranAfter.keeping.contains(statement.site) ? GradeWords.keptOnly() : GradeWords.notTried()
      return Evidence(
        words, file: file, line: statement.place.line, column: statement.place.column)
    }
    let lost = own.before.filter { isOpen($0, ranBefore) }.map { statement in
      let line = statement.place.line
      return Evidence(
        ranBefore.keeping.contains(statement.site)
          ? GradeWords.keptOnlyBefore(line) : GradeWords.notTriedBefore(line))
    }
    evidence = added + lost
  }
}
