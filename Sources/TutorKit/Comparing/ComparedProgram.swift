import Analysis
import Foundation
import Simulation

/// A program to compare: its sources and the root that is shown.
struct Program: Sendable {
  var sources: [ParsedSource]
  /// nil: the file's preview, or its outermost view.
  var root: String?
  /// What was made of it before, where it is compared with several others.
  var known: KnownPrograms? = nil

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
  /// Whether all of it was lowered: of `#if` one side is, and what does not parse is left out.
  let isWhole: Bool

  /// Whether an initializer of the root has a parameter with a default value.
  var mayLeaveOutInputs: Bool {
    let name = root.prefix { $0 != "(" && $0 != "<" }
    return program.types.contains { type in
      type.name == name
        && type.initializers.contains { id in
          program.functions[id].parameters.contains { $0.defaultValue != nil }
        }
    }
  }

  init?(_ program: Program) {
    guard let found = lowerRoot(program.sources, root: program.root) else { return nil }
    root = found.name
    self.program = found.program
    function = found.function
    mined = MinedValues(found.program)
    isWhole = program.sources.allSatisfy { !$0.text.contains("#if") && $0.syntaxErrors.isEmpty }
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
  }

  init(_ lowered: LoweredProgram, _ world: World) {
    self.lowered = lowered
    var options = SimulationOptions()
    options.showsEverything = true
    options.refused = Set(world.contrary)
    options.inputs = world.inputs
    options.isKnownType = { isLibraryName($0) }
    simulator = Simulator(program: lowered.program, root: lowered.function, options: options)
  }

  func start() -> Observation {
    let trace = simulator.start()
    return Observation(screen: simulator.renderTree(), trace: trace)
  }

  func perform(_ event: ScreenEvent) -> Observation {
    let (trace, problem) = simulator.perform(event)
    return Observation(screen: simulator.renderTree(), trace: trace, problem: problem)
  }

  func interactions(_ palette: Palette) -> [Interaction] { simulator.interactions(palette) }

  func snapshot() -> Snapshot { simulator.snapshot() }
  func restore(_ snapshot: Snapshot) { simulator.restore(snapshot) }

  var lastValue: String? { simulator.lastValue }
  var digest: Int { simulator.stateDigest }
  var wayCount: Int { simulator.wayCount }
  var untaken: [Int] { simulator.linesWithOneWay(of: lowered.mined.conditions) }
  var work: Int { simulator.stepWork }
  var numbers: [String: Double] { simulator.numbers }
  var states: [StateValue] { simulator.stateValues() }
  var questions: [String] { simulator.questions }
  var questionDoubts: [String: String] { simulator.questionDoubts }
  var unchecked: [Unsupported] { simulator.unchecked }
  var environmentRead: [String] { simulator.environmentRead }

  func inputs(_ palette: Palette) -> [(name: String, values: [EventValue])] {
    simulator.inputs(palette)
  }

  func storedDefaults(_ palette: Palette) -> [(key: String, values: [EventValue])] {
    simulator.storedDefaults(palette)
  }
}

/// What is assumed where two programs are compared: the same for both.
struct World: Sendable, Hashable {
  /// Questions about the unknown that are answered with no, what was found last at the end.
  var contrary: [String] = []
  /// Other inputs of the root.
  var inputs: [String: EventValue] = [:]
}

extension Palette {
  /// What both programs mention, and what stands beside it.
  init(_ before: MinedValues, _ after: MinedValues) {
    self.init()
    let whole = before.integers.union(after.integers).filter { abs($0) <= 1_000_000 }
    let sorted = whole.sorted { (abs($0), $0) < (abs($1), $1) }
    integers = Array(sorted.prefix(40))
    floatings = Array(
      before.floatings.union(after.floatings).sorted { (abs($0), $0) < (abs($1), $1) }.prefix(40))
    let texts = before.strings.union(after.strings).filter { $0.count <= 60 }.sorted()
    strings = ["a", "", " ", "Zoë 👋", String(repeating: "long ", count: 20)]
    strings += texts.prefix(12).filter { !strings.contains($0) }
    let numbers = sorted.filter { $0 >= 0 && $0 < 100_000 }.prefix(6).map(String.init)
    strings += numbers.filter { !strings.contains($0) }
  }

  /// Pieces of what a screen shows, whole, in part and in another case.
  mutating func add(shown screen: RenderTree) {
    var found: [String] = []
    var pending = [screen]
    while let tree = pending.popLast(), found.count < 8 {
      if tree.name == "Text", let text = tree.values.first, text.hasPrefix("\""), text.count > 3 {
        let inside = String(text.dropFirst().dropLast())
        if !found.contains(inside) { found.append(inside) }
      }
      pending += tree.children.reversed()
    }
    for text in found.prefix(6) {
      let middle = String(text.dropFirst(text.count / 3).prefix(max(1, text.count / 2)))
      for piece in [String(text.prefix(2)), middle, text.lowercased(), text.uppercased(), text]
      where !strings.contains(piece) && strings.count < 28 {
        strings.append(piece)
      }
    }
  }
}
