import Simulation

/// What changes something in one of two programs alone, where nothing that was tried came to it, or where
/// it only ever wrote what was there: of what it does, nothing is known. The same holds of other code to which
/// nothing came at all.
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
    /// The functions that ran, and the ways that conditions took, by their sites.
    var functions: Set<FunctionID> = []
    var ways: [Int: UInt64] = [:]

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
      functions.formUnion(driver.functionsReached)
      ways.merge(driver.waysTaken, uniquingKeysWith: |)
    }
  }

  /// A statement that was written in several branches and now stands behind them ran whenever the other did:
  /// it is no other one.
  ///
  /// - Parameter isExhausted: all states were seen: what changed nothing never will.
  init(
    _ before: LoweredProgram, _ after: LoweredProgram, ranBefore: Ran, ranAfter: Ran,
    isExhausted: Bool
  ) {
    let own = OwnStatements(before, after)
    func isOpen(_ statement: OwnStatements.Statement, _ ran: Ran) -> Bool {
      if ran.changing.contains(statement.site) {
        return !isExhausted && ran.keepingOneWay.contains(statement.site)
      }
      return
        !(ran.keeping.contains(statement.site)
        && (isExhausted || !ran.alone.contains(statement.site)))
    }
    /// Statements of code that nothing names say nothing.
    func live(
      _ statements: [OwnStatements.Statement], _ program: ViewProgram, _ ran: Ran
    ) -> [OwnStatements.Statement] {
      let open = statements.filter { isOpen($0, ran) }
      if open.isEmpty { return [] }
      let functions = program.functionsOfStatements
      let live = LiveCode(program, entered: ran.functions).functions
      return open.filter { functions[$0.site].map(live.contains) ?? true }
    }
    let added = live(own.after, after.program, ranAfter).map { statement in
      let file = Self.file(of: statement.place, in: after.program)
      let words =
        switch ranAfter.effect(of: statement.site) {
        case .none: GradeWords.notTried()
        case .keeps: GradeWords.keptOnly()
        case .changes: GradeWords.keptOneWay()
        }
      return Evidence(
        words, file: file, line: statement.place.line, column: statement.place.column)
    }
    let lost = live(own.before, before.program, ranBefore).map { statement in
      let line = statement.place.line
      let words =
        switch ranBefore.effect(of: statement.site) {
        case .none: GradeWords.notTriedBefore(line)
        case .keeps: GradeWords.keptOnlyBefore(line)
        case .changes: GradeWords.keptOneWayBefore(line)
        }
      return Evidence(words)
    }
    let found = added + lost
    evidence =
      found.isEmpty
      ? Self.unreached(before, after, ranBefore: ranBefore, ranAfter: ranAfter) : found
  }

  /// Code of one program that is not in the other one, and to which nothing came.
  private static func unreached(
    _ before: LoweredProgram, _ after: LoweredProgram, ranBefore: Ran, ranAfter: Ran
  ) -> [Evidence] {
    let (old, new) = (before.program, after.program)
    let first = UnreachedCode(
      old, entered: ranBefore.functions, ways: ranBefore.ways, changes: before.mined.changes,
      beside: new)
    let second = UnreachedCode(
      new, entered: ranAfter.functions, ways: ranAfter.ways, changes: after.mined.changes,
      beside: old)
    func added(_ places: [SourceLocation]) -> [Evidence] {
      places.map { place in
        Evidence(
          GradeWords.codeNotTried(), file: file(of: place, in: new), line: place.line,
          column: place.column)
      }
    }
    func lost(_ places: [SourceLocation]) -> [Evidence] {
      places.map { Evidence(GradeWords.codeNotTriedBefore($0.line)) }
    }
    let (came, went) = (second.rest(besides: first), first.rest(besides: second))
    // What only came, or only went, may stand around the same code, unless it is called for what it does.
    guard came.isEmpty || went.isEmpty else { return added(came) + lost(went) }
    return added(second.restOfCalls(besides: first)) + lost(first.restOfCalls(besides: second))
      + added(second.restOfConstants(besides: first))
      + lost(first.restOfConstants(besides: second))
  }

  /// The name of the file of a place; "" where it has none.
  private static func file(of place: SourceLocation, in program: ViewProgram) -> String {
    program.files.indices.contains(place.file) ? program.files[place.file] : ""
  }
}
