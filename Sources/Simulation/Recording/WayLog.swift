/// The ways that conditions have taken: what of a program a search has seen.
struct WayLog {
  private(set) var ways: [Int: UInt64] = [:]
  /// The statements that ran and, where they write to storage, changed it, by their sites.
  private(set) var ran: Set<Int> = []
  /// Those that only ever wrote what was there.
  private(set) var kept: Set<Int> = []
  /// What the statement that runs has done to storage so far.
  var storing: Storing = []

  /// A condition in a statement that came out one way.
  struct StatementWay: Hashable {
    var statement: Int
    var site: Int
    var way: Int
  }

  /// How conditions of watched statements came out where these changed something, and where they only wrote
  /// what was there.
  private(set) var changingWays: Set<StatementWay> = []
  private(set) var keepingWays: Set<StatementWay> = []
  /// The conditions that came out since the watched statement that runs began, with the depth of calls at which it
  /// stands; nil: none runs.
  private(set) var watching: (depth: Int, ways: [StatementWay])?
  /// How many different ways were taken.
  private(set) var count = 0
  /// How near the two sides of a comparison came to each other, by its site.
  private var nearest: [Int: Double] = [:]
  /// The comparisons whose sides came nearer than before since this was emptied.
  private(set) var nearer: Set<Int> = []

  /// The sites of which is told in which steps they decide.
  var watched: Set<Int> = []
  /// By how much the left side of those that compare numbers was more than the right one, where it was nearest, since
  /// this was emptied.
  private(set) var gaps: [Int: Double] = [:]
  /// Those of them that decided since this was emptied, with the ways that they took.
  private(set) var decided: [Int: UInt64] = [:]

  /// The statements of which is told in which steps they run, by their sites.
  var watchedStatements: Set<Int> = []
  /// Those of them that ran since this was emptied.
  private(set) var passed: Set<Int> = []

  /// The functions of which is told in which steps they run.
  var watchedFunctions: Set<FunctionID> = []
  /// Those of them that ran since this was emptied.
  private(set) var entered: Set<FunctionID> = []

  /// The functions that ran, by their ids.
  private var reached: [Bool] = []
  var functionsReached: Set<FunctionID> {
    Set(reached.indices.filter { reached[$0] })
  }

  mutating func note(function: FunctionID) {
    if reached.count <= function {
      reached += Array(repeating: false, count: function + 64 - reached.count)
    }
    reached[function] = true
    if !watchedFunctions.isEmpty, watchedFunctions.contains(function) { entered.insert(function) }
  }

  mutating func forgetEntered() { entered = [] }

  mutating func note(_ site: Int, _ way: Int) {
    guard site > 0 else { return }
    let bit = UInt64(1) << UInt64(min(max(way, 0), 63))
    if !watched.isEmpty, watched.contains(site) { decided[site, default: 0] |= bit }
    let known = ways[site, default: 0]
    guard known & bit == 0 else { return }
    ways[site] = known | bit
    count += 1
  }

  /// The two sides of a comparison are so far from each other.
  mutating func note(_ site: Int, distance: Double) {
    guard site > 0, distance.isFinite else { return }
    guard let known = nearest[site] else {
      nearest[site] = distance
      return
    }
    guard distance < known else { return }
    nearest[site] = distance
    nearer.insert(site)
  }

  /// The left side of a watched comparison is so much more than the right one.
  mutating func note(_ site: Int, gap: Double) {
    guard !watched.isEmpty, watched.contains(site), gap.isFinite else { return }
    if let known = gaps[site], abs(known) <= abs(gap) { return }
    gaps[site] = gap
  }

  /// What a statement does to storage.
  struct Storing: OptionSet {
    let rawValue: Int
    static let writes = Storing(rawValue: 1)
    static let changes = Storing(rawValue: 2)
  }

  /// A statement has run.
  mutating func note(statement site: Int, _ storing: Storing) {
    if !watchedStatements.isEmpty, watchedStatements.contains(site) { passed.insert(site) }
    if storing == .writes {
      if !ran.contains(site) { kept.insert(site) }
    } else {
      ran.insert(site)
      kept.remove(site)
    }
  }

  /// `?:` in the statement that runs chose one of its two values.
  mutating func note(choice site: Int, _ way: Int) {
    if watching != nil, watching?.ways.count ?? 0 < Self.mostWays {
      watching?.ways.append(StatementWay(statement: 0, site: site, way: way))
    }
  }

  /// As many conditions of one statement are kept.
  private static let mostWays = 32

  /// A statement begins. Gives back what is to be handed to ``end(statement:_:)``.
  mutating func begin(statement site: Int, depth: Int) -> (depth: Int, ways: [StatementWay])? {
    let outer = watching
    if watchedStatements.contains(site) { watching = (depth, []) }
    return outer
  }

  /// A statement has run, within what ``begin(statement:depth:)`` gave.
  mutating func end(statement site: Int, _ outer: (depth: Int, ways: [StatementWay])?) {
    if watchedStatements.contains(site), let watching {
      let ways = watching.ways.map { StatementWay(statement: site, site: $0.site, way: $0.way) }
      if storing == .writes { keepingWays.formUnion(ways) } else { changingWays.formUnion(ways) }
    }
    watching = outer
  }

  mutating func forgetPassed() { passed = [] }

  mutating func forgetNearer() { nearer = [] }

  mutating func forgetDecided() { decided = [:] }

  mutating func forgetGaps() { gaps = [:] }
}

extension Recorder {
  /// Runs a statement that is an expression, and notes it where programs are compared.
  func run(
    statement expression: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    guard interpreter.options.showsEverything, interpreter.trialDepth == 0 else {
      return try interpreter.evaluate(expression, &frame)
    }
    let outer = interpreter.ways.storing
    interpreter.ways.storing = []
    let watching = interpreter.ways.begin(statement: site, depth: interpreter.callDepth)
    defer {
      interpreter.ways.end(statement: site, watching)
      interpreter.ways.storing.formUnion(outer)
    }
    let value = try interpreter.evaluate(expression, &frame)
    interpreter.ways.note(statement: site, interpreter.ways.storing)
    return value
  }

  /// Something is written to storage. Only for comparing programs.
  func noteWrite(_ old: Value, _ new: Value) throws(Interruption) {
    guard interpreter.options.showsEverything, interpreter.trialDepth == 0 else { return }
    let isSame = try interpreter.untracked { () throws(Interruption) in
      try comparison.same(old, new, .equatableAlways)
    }
    interpreter.ways.storing.formUnion(isSame ? .writes : [.writes, .changes])
  }

  /// A watched statement writes to a variable of the function that it stands in.
  @inline(__always)
  func noteLocalWrite(_ old: Value, _ new: Value) throws(Interruption) {
    guard let watching = interpreter.ways.watching, watching.depth == interpreter.callDepth else {
      return
    }
    try noteWrite(old, new)
  }

  /// A condition took a way. Only for comparing programs.
  @inline(__always)
  func noteWay(_ site: Int, _ way: Int) {
    if interpreter.options.showsEverything { interpreter.ways.note(site, way) }
  }

  /// A comparison of two values gave a result: how it went, and how near it was to another result.
  func noteComparison(_ a: Value, _ b: Value, _ result: Value, site: Int) {
    guard interpreter.options.showsEverything else { return }
    guard case .boolean(let flag) = result else { return noteUnknown(site) }
    interpreter.ways.note(site, flag ? 1 : 0)
    noteTexts(a, b)
    if let x = a.magnitude, let y = b.magnitude {
      interpreter.ways.note(site, distance: abs(x - y))
      interpreter.ways.note(site, gap: x - y)
    }
  }

  /// The smaller or the larger of two values is taken: which one, and how near the other is.
  func noteChoice(_ a: Value, _ b: Value, site: Int) {
    guard interpreter.options.showsEverything else { return }
    guard let x = a.magnitude, let y = b.magnitude else { return noteUnknown(site) }
    noteWay(site, x < y ? 1 : x > y ? 2 : 0)
    interpreter.ways.note(site, distance: abs(x - y))
    interpreter.ways.note(site, gap: x - y)
  }

  /// Calls and properties that may leave a value as it is.
  static let mayKeep: Set<String> = [
    "lowercased", "uppercased", "capitalized", "localizedCapitalized", "localizedLowercase",
    "localizedUppercase", "trimmingCharacters", "trimmingPrefix", "replacingOccurrences",
    "replacing", "prefix", "suffix", "sorted", "reversed", "rounded", "abs", "magnitude", "%", "/",
  ]

  /// Calls and properties that are questions to a text or a collection.
  static let questions: Set<String> = [
    "isEmpty", "contains", "hasPrefix", "hasSuffix", "allSatisfy", "isMultiple",
  ]

  /// How a property of the program answered that has the name of a question.
  @inline(__always)
  func noteAnswer(_ name: String, _ value: Value, site: Int) {
    guard interpreter.options.showsEverything, case .boolean(let flag) = value,
      Self.questions.contains(name)
    else { return }
    noteWay(site, flag ? 1 : 0)
  }

  /// How a question was answered, or whether what may leave a value as it is has changed it.
  ///
  /// - Parameter given: the first argument.
  func noteEffect(
    _ name: String, _ old: Value, _ new: Value?, given: Value? = nil, site: Int
  ) throws(Interruption) {
    if name == "contains" { noteSide(of: given, in: old, site: site) }
    guard interpreter.options.showsEverything, let new else { return }
    if Self.questions.contains(name) {
      guard case .boolean(let flag) = new else { return noteUnknown(site) }
      noteWay(site, flag ? 1 : 0)
    }
    guard Self.mayKeep.contains(name) else { return }
    if case .term = new { return noteUnknown(site) }
    noteWay(site, try comparison.same(old, new, .equatableAlways) ? 0 : 1)
  }

  /// A whole number was given a type that does not hold all: whether it is another one now, and how far the
  /// next bound of the type is.
  func noteNarrowing(from value: Value?, to result: Value?, site: Int) {
    guard interpreter.options.showsEverything, let whole = value?.wholeNumber,
      case .sized(let number)? = result, let bounds = SizedNumber.bounds(number.kind),
      let least = bounds.least.integer, let greatest = bounds.greatest.integer
    else { return }
    noteWay(site, number.integer == whole ? 0 : 1)
    interpreter.ways.note(site, distance: Double(min(abs(greatest - whole), abs(whole - least))))
  }

  /// Whether a whole number was divided by one that is not greater.
  func noteQuotient(_ result: Value, site: Int) {
    if case .integer(0) = result { noteWay(site, 0) } else { noteWay(site, 1) }
  }

  /// A question about all elements was answered by one of them, so far from the end.
  func noteDistance(_ distance: Int, site: Int) {
    if interpreter.options.showsEverything {
      interpreter.ways.note(site, distance: Double(distance))
    }
  }

  /// It is not known how it goes: other searches turn round what is assumed.
  func noteUnknown(_ site: Int) {
    for way in 0..<3 { noteWay(site, way) }
  }

  /// Ways of a question about a range, beside 0 and 1 for its answer.
  static let (wayBelow, wayAbove) = (2, 3)

  /// Distances from the upper end go by other sites than those from the lower one.
  private static let upperSites = 1 << 40

  /// On which side of a range a value stands that is looked for in it. That it is not in the range says too little: a
  /// program may draw one end of it elsewhere.
  func noteSide(of value: Value?, in range: Value, site: Int) {
    guard interpreter.options.showsEverything, let number = value?.magnitude,
      let ends = range.ends
    else { return }
    let isAbove = ends.isClosed ? number > ends.high : number >= ends.high
    noteWay(site, number < ends.low ? Self.wayBelow : isAbove ? Self.wayAbove : 1)
    interpreter.ways.note(site, distance: abs(number - ends.low))
    interpreter.ways.note(site + Self.upperSites, distance: abs(number - ends.high))
  }

  /// The same for a condition that holds or not.
  func noted(_ value: Value, site: Int) -> Value {
    if case .boolean(let flag) = value { noteWay(site, flag ? 1 : 0) }
    return value
  }
}

extension Value {
  /// A number as it is, and a text or collection by its size.
  var magnitude: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .floating(let number): number
    default: nil
    }
  }

  /// The ends of a range of numbers. nil: it is none, or one of them is not known.
  fileprivate var ends: (low: Double, high: Double, isClosed: Bool)? {
    switch self {
    case .range(let low, let high, _): return (Double(low), Double(high), false)
    case .term(let term):
      guard term.head == "..." || term.head == "..<", term.operands.count == 2,
        let low = term.operands[0].magnitude, let high = term.operands[1].magnitude
      else { return nil }
      return (low, high, term.head == "...")
    default: return nil
    }
  }
}
