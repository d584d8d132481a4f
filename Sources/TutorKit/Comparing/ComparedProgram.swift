import Analysis
import Catalog
import Foundation
import Simulation

/// A program to compare: its sources and the root that is shown.
struct Program: Sendable {
  var sources: [ParsedSource]
  /// nil: the file's preview, or its outermost view.
  var root: String?
  /// What was made of it before, where it is compared with several others.
  var known: KnownPrograms? = nil
  /// Classes that it leaves undeclared; see ``ViewProgram/observedClasses``.
  var observedClasses: [String: Bool] = [:]

  /// Two programs, with what each tells of classes that the other one leaves undeclared.
  static func knowing(_ before: Program, _ after: Program) -> (before: Program, after: Program) {
    var (before, after) = (before, after)
    before.observedClasses = Analysis.observedClasses(in: before.sources + after.sources)
    after.observedClasses = before.observedClasses
    return (before, after)
  }

  /// The program ready to run. nil: it has no root.
  var lowered: LoweredProgram? {
    if let found = known?[root ?? ""] { return found }
    let made = LoweredProgram(self)
    known?[root ?? ""] = made
    return made
  }
}

/// A program with its root, lowered once for all its runs.
final class LoweredProgram: Sendable {
  /// The root expression that is shown.
  let root: String
  let program: ViewProgram
  let function: FunctionID
  /// The values that its code mentions where they decide something.
  let mined: MinedValues
  /// Whether all of it was lowered: of `#if` and `#available` one side is, and what does not parse is left out.
  let isWhole: Bool

  /// Type aliases that say what literals are: `IntegerLiteralType`.
  let literalTypes: Set<String>

  /// See ``ViewProgram/observedClasses``.
  let observedClasses: [String: Bool]

  /// What views must be given, each with the name of its view: `Row.title`.
  let neededInputs: Set<String>

  /// See ``OtherMakings/properties(ofView:)``, of the root, also by code that the screen does not use.
  let madeOtherwise: Set<String>

  /// Whether it moves, fades or scrolls to views, so that their identities can be seen.
  let seesIdentities: Bool

  /// The text of each file.
  let texts: [String]

  /// Whether an initializer of the root has a parameter with a default value.
  var mayLeaveOutInputs: Bool {
    let name = root.rootName
    return program.types.contains { type in
      type.name == name
        && type.initializers.contains { id in
          program.functions[id].parameters.contains { $0.defaultValue != nil }
        }
    }
  }

  init?(_ program: Program) {
    guard let whole = lowerRoot(program.sources, root: program.root) else { return nil }
    let used = withoutUnusedCode(program.sources, root: whole.name)
    let isAllUsed = zip(used, program.sources).allSatisfy { $0.text == $1.text }
    guard let found = isAllUsed ? whole : lowerRoot(used, root: whole.name) else { return nil }
    root = found.name
    madeOtherwise = OtherMakings(whole.program).properties(ofView: whole.name.rootName)
    self.program = found.program
    function = found.function
    mined = MinedValues(found.program)
    observedClasses = found.program.observedClasses
    neededInputs = found.program.neededInputs
    seesIdentities = used.contains { !StillViews.seesIdentities.isDisjoint(with: $0.words) }
    texts = used.map(\.text)
    literalTypes = program.sources.reduce(into: []) { $0.formUnion($1.literalTypes) }
    isWhole =
      literalTypes.isEmpty
      && program.sources.allSatisfy { $0.buildConditions.isEmpty && $0.syntaxErrors.isEmpty }
  }
}

/// Programs that were lowered, by their roots.
final class KnownPrograms: @unchecked Sendable {
  private let lock = NSLock()
  private var programs: [String: LoweredProgram] = [:]

  subscript(root: String) -> LoweredProgram? {
    get { lock.withLock { programs[root] } }
    set { lock.withLock { programs[root] = newValue } }
  }
}

/// One of two programs, running.
final class Driver {
  let lowered: LoweredProgram
  private let simulator: Simulator

  /// What is seen after a step.
  struct Observation {
    var screen: RenderTree
    var trace: StepTrace
    var problem: ActionProblem?
    /// Objects that the environment lacks so far, by their types: SwiftUI stops there.
    var missing: Set<String> = []
    /// The rows of each `ForEach` of which two have one identity.
    var repeated: [RepeatedRows] = []
    /// Views that have another identity in each run, though nothing shows that.
    var fresh: [String] = []
    /// The views that keep something themselves, each with whether it was there before the step.
    var lasting: [(view: LastingView, wasThere: Bool)] = []

    /// Whether the new program goes wrong where the old one does not: an object is missing, rows cannot be
    /// told apart, or a view is another one and has lost what it kept.
    func hasFault(besides old: Observation) -> Bool {
      !missing.isSubset(of: old.missing) || repeatedIdentity(besides: old) != nil
        || remadeView(besides: old) != nil || freshView(besides: old) != nil
    }

    /// A view that keeps something itself, stays the same one there, and is made anew here. In rows it may
    /// be a fault that it stays the same one.
    func remadeView(besides old: Observation) -> String? {
      guard lasting.count == old.lasting.count,
        zip(lasting, old.lasting).allSatisfy({ $0.view.name == $1.view.name })
      else { return nil }
      return zip(old.lasting, lasting).first { old, new in
        old.wasThere && !old.view.isInRow && !new.wasThere
      }?.0.view.name
    }

    /// A view that gets another identity in each run here, where fewer do there.
    func freshView(besides old: Observation) -> String? {
      fresh.count > old.fresh.count ? fresh.last : nil
    }

    /// An identity that two rows have here, and not in the rows that show the same there.
    func repeatedIdentity(besides old: Observation) -> String? {
      repeated.filter { !$0.isAmong(old.repeated) }.map(\.identity).min()
    }
  }

  init(_ lowered: LoweredProgram, _ world: World) {
    self.lowered = lowered
    var options = SimulationOptions()
    options.showsEverything = true
    options.refused = Set(world.contrary)
    options.inputs = world.inputs
    options.standIns = world.standIns
    options.numbersInTitles = world.numbersInTitles
    options.delaysTasks = world.delaysTasks
    options.showsAnyDestination = world.showsAnyDestination
    options.isPressing = world.isPressing
    options.reversesHashed = world.reversesHashed
    options.hidesHandlers = world.hidesHandlers
    options.seesIdentities = world.seesIdentities
    options.isKnownType = { isLibraryName($0) }
    options.observedClasses = world.observedClasses
    options.neededInputs = world.neededInputs
    options.remadeProperties = world.remadeProperties
    simulator = Simulator(program: lowered.program, root: lowered.function, options: options)
  }

  func start() -> Observation {
    let trace = simulator.start()
    return Observation(
      screen: simulator.renderTree(), trace: trace, missing: simulator.missingObjects,
      repeated: simulator.repeatedRows, fresh: simulator.freshIdentities,
      lasting: simulator.lastingViews.map { ($0, false) })
  }

  func perform(_ event: ScreenEvent) -> Observation {
    let earlier = Set(simulator.lastingViews.map(\.identity))
    let (trace, problem) = simulator.perform(event)
    return Observation(
      screen: simulator.renderTree(), trace: trace, problem: problem,
      missing: simulator.missingObjects, repeated: simulator.repeatedRows,
      fresh: simulator.freshIdentities,
      lasting: simulator.lastingViews.map { ($0, earlier.contains($0.identity)) })
  }

  func interactions(_ palette: Palette) -> [Interaction] { simulator.interactions(palette) }

  /// See ``Simulator/address(of:_:)``.
  func address(of event: ScreenEvent, _ label: String) -> String {
    simulator.address(of: event, label)
  }

  func snapshot() -> Snapshot { simulator.snapshot() }
  func restore(_ snapshot: Snapshot) { simulator.restore(snapshot) }

  var lastValue: String? { simulator.lastValue }
  var digest: Int { simulator.stateDigest }
  /// See ``Simulator/waits``, ``Simulator/leavesClosed`` and ``Simulator/unfollowed``.
  var waits: Bool { simulator.waits }
  var leavesClosed: Bool { simulator.leavesClosed }
  var tellsOfPressing: Bool { simulator.tellsOfPressing }
  var usesHashedOrder: Bool { simulator.usesHashedOrder }
  var unfollowed: Set<UnfollowedRead> { simulator.unfollowed }
  /// See ``Simulator/makesTitles``.
  var makesTitles: Bool { simulator.makesTitles }
  var wayCount: Int { simulator.wayCount }
  var waysTaken: [Int: UInt64] { simulator.waysTaken }
  /// See ``Simulator/statementsRan`` and ``Simulator/statementsKept``.
  var statementsRan: Set<Int> { simulator.statementsRan }
  var statementsKept: Set<Int> { simulator.statementsKept }
  var statementsKeptOneWay: [Int: Set<Int>] { simulator.statementsKeptOneWay }
  /// See ``Simulator/watch(statements:)`` and ``Simulator/takePassed()``.
  func watch(statements: Set<Int>) { simulator.watch(statements: statements) }
  func takePassed() -> Set<Int> { simulator.takePassed() }
  /// See ``Simulator/functionsReached``.
  var functionsReached: Set<FunctionID> { simulator.functionsReached }
  var untaken: [Int] { simulator.linesWithOneWay(of: lowered.mined.conditions) }
  var work: Int { simulator.stepWork }
  var numbers: [String: Double] { simulator.numbers }
  var states: [StateValue] { simulator.stateValues() }
  var questions: [String] { simulator.questions }
  var questionDoubts: [String: String] { simulator.questionDoubts }
  var unchecked: [Unsupported] { simulator.unchecked }
  var followsAppearance: Bool { simulator.followsAppearance }
  var environmentRead: [String] { simulator.environmentRead }
  var freshKinds: Set<String> { simulator.freshKinds }
  /// See ``Simulator/viewCount``.
  var viewCount: Int { simulator.viewCount }
  /// See ``Simulator/liveStates``.
  var liveStates: Int { simulator.liveStates }
  var symbols: Set<String> { simulator.symbols }
  var givenInputs: [(name: String, value: String)] { simulator.givenInputs }

  var comparedTexts: Set<TextComparison> { simulator.comparedTexts }
  var usedStorage: Set<Int> { simulator.usedStorage }

  /// See ``Simulator/watch(_:)`` and ``Simulator/takeDecided()``.
  func watch(_ sites: Set<Int>) { simulator.watch(sites) }
  func takeDecided() -> [Int: UInt64] { simulator.takeDecided() }

  /// See ``Simulator/watch(functions:)`` and ``Simulator/takeEntered()``.
  func watch(functions: Set<FunctionID>) { simulator.watch(functions: functions) }
  func takeEntered() -> Set<FunctionID> { simulator.takeEntered() }

  func takeNearer() -> Set<Int> { simulator.takeNearer() }

  /// See ``Simulator/takeGaps()``.
  func takeGaps() -> [Int: Double] { simulator.takeGaps() }

  func inputs(_ palette: Palette) -> [(name: String, values: [EventValue])] {
    simulator.inputs(palette)
  }

  func storedDefaults(_ palette: Palette) -> [(key: String, values: [EventValue])] {
    simulator.storedDefaults(palette)
  }

  func ownEnvironment(_ palette: Palette) -> [(key: String, values: [EventValue])] {
    simulator.ownEnvironment(palette)
  }
}

extension [String] {
  /// Whether a text is among these in the same code units.
  func contains(exactly text: String) -> Bool {
    contains { $0.isSpelled(as: text) }
  }
}

extension Palette {
  /// What both programs mention, and what stands beside it.
  init(_ before: MinedValues, _ after: MinedValues) {
    self.init()
    let rare = RareLiterals(before, after)
    let (rareIntegers, rareFloatings, rareTexts) = (rare.integers, rare.floatings, rare.texts)
    let whole = before.integers.union(after.integers).filter {
      $0.magnitude <= 1_000_000 || rareIntegers.contains($0)
    }
    let sorted = Self.ordered(whole, first: rareIntegers)
    integers = Array(sorted.prefix(40))
    floatings = Array(
      Self.ordered(before.floatings.union(after.floatings), first: rareFloatings).prefix(40))
    let rareNumbers = rareFloatings.union(rareIntegers.map(Double.init))
    rareBounds = rareNumbers
    // A control may come to the other side of a bound alone.
    let near = rareNumbers.flatMap { [$0, $0 - 1, $0 + 1] }
    self.rare = Set(
      near.map { .floating($0) } + near.compactMap { Int(exactly: $0).map { .integer($0) } })
    let telling = TellingTexts.texts(before, after)
    for text in ["a"] + telling.prefix(1) + [""] { add(text) }
    for text in telling { add(text, isRare: true) }
    let composed = TellingTexts.composed(
      before, after, numbers: rareIntegers, known: sorted)
    for text in composed { add(text, isRare: true) }
    let numerals = TellingTexts.numerals(
      before, after, integers: sorted, floatings: floatings)
    for text in numerals.first { add(text, isRare: true) }
    for text in numerals.further {
      add(text, isRare: Double(text).map { rareNumbers.contains($0.magnitude) } ?? false)
    }
    for text in rareTexts.filter({ $0.count <= 60 }).sorted().prefix(4) {
      for spelling in Self.spellings(of: text) { add(spelling, isRare: true) }
    }
    [" ", "Zoe\u{308} 👩‍👧", String(repeating: "long ", count: 20)].forEach { add($0) }
    let texts = before.strings.union(after.strings).filter { $0.count <= 60 }.sorted()
    texts.prefix(12).forEach { add($0) }
    for text in TellingTexts.common(before, after) { add(text) }
    if TellingTexts.readsUnits(before, after) {
      (["é"] + texts.prefix(12)).flatMap(TellingTexts.codings).forEach { add($0, isRare: true) }
    }
    // Lengths that a text may be compared with. One of bytes is another one of letters.
    let measuresUnits = TellingTexts.measuresUnits(before, after)
    let signs = before.partings.signs.union(after.partings.signs).sorted()
    for text in TellingTexts.joined(signs) { add(text) }
    for length in sorted.filter({ (2...400).contains($0) }).prefix(6) {
      let isRare = rareIntegers.contains(length)
      for text in telling.prefix(3) {
        TellingTexts.padded(text, to: length).map { add($0, isRare: true) }
      }
      add(String(repeating: "x", count: length), isRare: isRare)
      if isRare { add(String(repeating: "x", count: length + 1), isRare: true) }
      for count in isRare ? [length, length + 1, length - 1] : [length] {
        TellingTexts.text(of: count, with: signs).map { add($0, isRare: isRare) }
      }
      guard measuresUnits else { continue }
      // Letters of several units and code points.
      for count in [length, length + 1] {
        for letter in ["ä", "e\u{301}", "🇳🇴"] {
          add(String(repeating: letter, count: count), isRare: true)
        }
      }
    }
    sorted.filter { $0 >= 0 && $0 < 100_000 }.prefix(6).forEach { add(String($0)) }
  }

  private mutating func add(_ text: String, isRare: Bool = false) {
    if !strings.contains(exactly: text) { strings.append(text) }
    if isRare { rare.insert(.string(text)) }
  }

  /// Small values first, and before these what only one of the two texts mentions.
  private static func ordered<Number: SignedNumeric & Comparable & Hashable>(
    _ numbers: Set<Number>, first: Set<Number>
  ) -> [Number] where Number.Magnitude: Comparable {
    numbers.sorted { a, b in
      let (isFirst, isSecond) = (first.contains(a), first.contains(b))
      if isFirst != isSecond { return isFirst }
      return a.magnitude == b.magnitude ? a < b : a.magnitude < b.magnitude
    }
  }

  /// A text as it is compared, in other letters, and within another text.
  private static func spellings(of text: String) -> [String] {
    [text, text.lowercased(), text.uppercased(), text + "x", text + " "]
  }

  /// Pieces of what a screen shows, whole, in part and in another case.
  mutating func add(shown screen: RenderTree) {
    let most = strings.count + 14
    var found: [String] = []
    var pending = [screen]
    while let tree = pending.popLast(), found.count < 8 {
      if tree.name == "Text", let text = tree.values.first, text.hasPrefix("\""), text.count > 3 {
        // What is not known stands as code, `\(name)`, which is no text that anybody reads.
        let inside = String(text.dropFirst().dropLast().prefix { $0 != "\\" })
        if !inside.isEmpty, !found.contains(inside) { found.append(inside) }
      }
      pending += tree.children.reversed()
    }
    // What is there already may be refused, counted twice or taken away together.
    let whole = found.prefix(3).filter { !strings.contains($0) }
    strings.insert(contentsOf: whole, at: min(3, strings.count))
    for text in found.prefix(6) {
      let middle = String(text.dropFirst(text.count / 3).prefix(max(1, text.count / 2)))
      for piece in [String(text.prefix(2)), middle, text.lowercased(), text.uppercased(), text]
      where !strings.contains(piece) && strings.count < most {
        strings.append(piece)
      }
    }
  }
}
