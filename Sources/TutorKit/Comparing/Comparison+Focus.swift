import Simulation

/// What one of two programs alone decides, and what was not seen to come out either way: that is searched
/// for by itself, and where it is not found, nothing is said about the two.
extension Comparison {
  /// Conditions that are named.
  private static let namedDecisions = 3

  /// Looks for states in which open decisions come out otherwise; where none is open, for what comes of those
  /// that one of the two alone makes, in more states.
  ///
  /// - Parameter first: the long search, which knows what steps do.
  mutating func seekOpenDecisions(
    _ before: LoweredProgram, _ after: LoweredProgram, _ first: Searched
  ) {
    let locality = first.locality
    // What is decided in no step depends on inputs alone.
    var isExhausted = first.inputs.isEmpty
    let open = decisions.open
    let sought = open.isEmpty ? decisions.all : open
    let sites = decisions.sites(around: sought, before.mined, after.mined)
    let controls = locality.focus(on: sites, in: Self.views(of: sought, before, after))
    if !controls.isEmpty {
      let wanted = Dictionary(sought.map { ($0.site, $0.missing) }, uniquingKeysWith: |)
      isExhausted =
        search(
          before, after, World(),
          pairs: open.isEmpty ? effort.pairsOfRare : effort.pairsOfFocus,
          focus: SearchFocus(
            locality: locality, controls: controls, wanted: wanted,
            seeds: first.seldom.paths(to: Set(decisions.all.map(\.site))),
            telling: first.telling)
        ).isExhausted
      if isDifferent { return }
    }
    // What no other value can come to decides nothing, and one of several roots does not come to all.
    let unsettled = decisions.open.filter { rare in
      if rare.decision.isGuide { return false }
      if !rare.isReached, hasSeveralRoots { return false }
      if !rare.isReached, !rare.isAfter, rare.isAsked(as: before.mined, in: after.mined) {
        return false
      }
      return !isExhausted || !rare.isReached || !first.questions.isEmpty
        || first.inputs.contains { rare.mentions(input: $0.name) }
    }
    for rare in live(unsettled, before, after).prefix(Self.namedDecisions) {
      note(rare, in: rare.isAfter ? after : before)
    }
  }

  /// Those in code that can run at all.
  private func live(
    _ decisions: [RareDecisions.Rare], _ before: LoweredProgram, _ after: LoweredProgram
  ) -> [RareDecisions.Rare] {
    if decisions.allSatisfy(\.isReached) { return decisions }
    let old = LiveCode(before.program, entered: ran.before.functions).functions
    let new = LiveCode(after.program, entered: ran.after.functions).functions
    return decisions.filter { rare in
      rare.isReached || (rare.isAfter ? new : old).contains(rare.decision.function)
    }
  }

  /// The views in whose code decisions stand. nil: some stand elsewhere.
  private static func views(
    of decisions: [RareDecisions.Rare], _ before: LoweredProgram, _ after: LoweredProgram
  ) -> Set<String>? {
    var names: Set<String> = []
    for (program, isAfter) in [(before.program, false), (after.program, true)] {
      let functions = decisions.filter { $0.isAfter == isAfter }.map(\.decision.function)
      if functions.isEmpty { continue }
      let owners = ClosureOwners(program)
      let views = Set(program.functions.compactMap { $0.name == "body" ? $0.owner : nil })
      for function in functions {
        guard program.functions.indices.contains(function),
          let owner = program.functions[function].owner ?? owners.owner(of: function),
          views.contains(owner)
        else { return nil }
        names.insert(program.types[owner].name)
      }
    }
    return names
  }

  private mutating func note(_ rare: RareDecisions.Rare, in program: LoweredProgram) {
    let sites = program.program.sites
    guard sites.indices.contains(rare.decision.site) else { return }
    let place = sites[rare.decision.site]
    let files = program.program.files
    let file = files.indices.contains(place.file) ? files[place.file] : ""
    guard rare.isAfter else {
      let words =
        rare.isReached
        ? GradeWords.askedBefore(place.line) : GradeWords.askedBeforeNotReached(place.line)
      return note(Evidence(words))
    }
    let words: String =
      if let name = rare.decision.effect {
        GradeWords.changedNothing(name)
      } else {
        rare.isReached ? GradeWords.oneWayOnly() : GradeWords.notReached()
      }
    note(Evidence(words, file: file, line: place.line, column: place.column))
  }
}
