import Catalog

/// Runs the code of a view program: evaluates expressions, executes statements, calls functions.
///
/// It knows the language and its library. What views store, and when their bodies run, is up to its
/// ``host``. An interpreter is used from one thread. It needs a deep stack: ``Limits/callDepth`` nested
/// calls of interpreted code.
final class Interpreter: InterpreterPart {
  let program: ViewProgram
  /// What runs the views. It holds the interpreter.
  unowned let host: any InterpreterHost
  let limits: Limits
  var options: SimulationOptions

  var interpreter: Interpreter { self }

  // Heap
  var objects: [Instance] = []
  var globals: [Value?]
  /// Static stored properties by type and index, made at first use.
  var statics: [StaticKey: Value] = [:]
  var freshCount = 0
  /// What was set on objects of the library that the program has made, by their ids, as text.
  var settings: [Int: [String: String]] = [:]
  /// Class instances whose initializer is running: nobody observes them yet.
  var initializing: Set<ObjectID> = []
  /// Properties whose observers run: what these write notifies no observer again.
  var observing: Set<Access> = []

  /// Whether elements of a set or dictionary were taken one after another, in all runs.
  var usesHashedOrder = false
  /// The setters and observers that run, each with the depth of calls at which its own code does.
  var setters: [(id: FunctionID, depth: Int)] = []

  /// Names of methods that may change what they are called on.
  private(set) lazy var mutatingNames: Set<String> = {
    var names = Library.libraryMutations
    for function in program.functions where function.isMutating { names.insert(function.name) }
    return names
  }()

  /// Names of `lazy` properties of structures.
  private(set) lazy var lazyNames: Set<String> = program.types.reduce(into: []) { names, type in
    guard type.kind == .structure else { return }
    for property in type.stored where property.isLazy { names.insert(property.name) }
  }

  /// Names of properties that hold a function, in extensions of types from elsewhere and of protocols.
  private(set) lazy var functionProperties: Set<String> = program.types.reduce(into: []) {
    names, type in
    guard type.kind == .externalExtension || type.kind == .protocolType else { return }
    for (name, property) in type.computed where property.type?.isFunction == true {
      names.insert(name)
    }
  }

  // Budget of the running step
  var stepsLeft = 0
  /// Terms that were shown since the step began: that is work too.
  var shownTerms = 0
  var callDepth = 0
  /// How many calls were begun so far.
  var callCount = 0

  // What is going on
  /// Whether values stand in for what is given from outside: what they hold is not what that holds.
  var madeUpInstances = false
  /// Whether the root's value is being made, as its parent does.
  var isMakingRoot = false
  /// Whether bodies are being evaluated (reads count, state writes are dropped).
  var isUpdating = false
  /// Whether comparison takes closures for equal: in a ``MentalModel`` alone.
  var ignoresClosures = false
  /// Collections of observed properties, innermost last: the bodies being evaluated.
  var scopes: [NodeID] = []

  // Facts found on the way
  var assumptions = AssumptionLog()
  var types = TypeFacts()
  /// Values assumed for unknown conditions and sizes of unknown collections.
  var termFacts: [HashKey: Value] = [:]
  /// What was asked about the unknown, in order.
  var questions: [String] = []
  var asked: Set<String> = []
  /// While not 0, functions stand for themselves where values are shown; see ``shownFunction(_:isValue:)``.
  var hiddenFunctions = 0
  /// Something that was shown was cut, since this was last looked at.
  var isShownCut = false
  /// How many functions are being tried out, one in the other.
  var trialDepth = 0
  /// Functions that were given to what is not declared, in order; see ``expectAnswer(_:_:)``.
  var expected: [ExpectedAnswer] = []
  /// The last call of something that is not declared, until it is waited for, and until it is tried.
  var awaitable: Term?
  var tryable: Term?
  /// What the running step did to things that are not declared.
  var effects: [String] = []
  /// What the running step had written when it waited for something, by the state's name.
  var passing: [PassingValue] = []
  /// Writes of the step that were looked at for ``passing``.
  var passedWrites = 0
  var counts = StepCounts()
  /// The work of all steps.
  var work = WorkLog()
  var trace = TraceLog()
  /// What the parent hands to the root, in order.
  var rootInputs: [RootInput] = []
  /// See ``Simulator/symbols``.
  var symbols: Set<String> = []
  /// What was made that is another value each time, by kind. Only for comparing programs.
  var freshKinds: Set<String> = []
  /// Whether a title was made of a text while the program ran, in all steps.
  var makesTitles = false
  /// The ways that conditions have taken in all steps: where a search has been.
  var ways = WayLog()
  /// What a search wants to know of the running step.
  var notes = StepNotes()
  /// See ``ViewProgram/observedClasses``.
  let observedClasses: [String: Bool]
  /// Whether places of code that runs are kept, for ``ranLines()``.
  let keepsLines: Bool
  /// Places of code that ran in the running step.
  var ranSites: Set<Int> = []
  /// What shown values hold that is not resolved, in order; see ``noteUnresolved(_:)``.
  var unresolvedShown: [String] = []
  /// Questions about what is declared nowhere, with its name.
  var questionDoubts: [String: String] = [:]
  /// For each effect, what of it is not resolved.
  var effectDoubts: [String?] = []
  /// What stopped the running step as it would stop the program.
  var trapped: Unsupported?

  init(program: ViewProgram, options: SimulationOptions, host: any InterpreterHost) {
    self.host = host
    self.program = program
    self.options = options
    limits = options.limits
    keepsLines = options.keepsLines
    observedClasses = options.observedClasses.merging(program.observedClasses) { $0 || $1 }
    globals = Array(repeating: nil, count: program.globals.count)
    stepsLeft = limits.evaluationSteps
    for remark in program.remarks { assumptions.assume(remark) }
  }

  /// A value unlike any other, as `UUID()` makes.
  func fresh(_ kind: String) -> Value {
    freshCount += 1
    if isUpdating, initializing.isEmpty, Catalog.formatters.contains(kind) {
      noteWork(isRepeated: work.isRepeated(formatter: kind))
    }
    if options.showsEverything { freshKinds.insert(kind) }
    return .fresh(kind: kind, id: freshCount)
  }

  /// Counts work of a body; see ``StepTrace/work``.
  func noteWork(isRepeated: Bool) {
    counts.work += 1
    if isRepeated { counts.repeatedWork += 1 }
  }

  /// An object of a class that is not declared.
  func outsideObject(_ kind: String) -> Value {
    freshCount += 1
    return .fresh(kind: kind, id: freshCount)
  }

  /// Counts one unit of work. Called by each evaluation, statement and loop turn.
  @inline(__always)
  func tick(_ site: Int? = nil) throws(Interruption) {
    stepsLeft -= 1
    if stepsLeft < 0 {
      throw .limit(.manySteps, facts: ["\(limits.evaluationSteps)"], site: site)
    }
  }

  /// Counts the writing of a value as so much work as it is large: a loop that lets a state grow is a long one.
  func tick(writing value: Value, site: Int) throws(Interruption) {
    let weight = ValueWeight.of(value) / Self.weightOfStep
    guard weight > 0 else { return }
    stepsLeft -= min(weight, stepsLeft)
    try tick(site)
  }

  /// Elements that are written with as much work as one evaluation takes.
  private static let weightOfStep = 16

  /// Fails when a collection or string is larger than the bounds allow.
  func check(count: Int, site: Int? = nil) throws(Interruption) {
    if count > limits.elements {
      throw .limit(.manyElements, facts: ["\(limits.elements)"], site: site)
    }
  }

  func check(length: Int, site: Int? = nil) throws(Interruption) {
    if length > limits.stringLength {
      throw .limit(.longString, facts: ["\(limits.stringLength)"], site: site)
    }
  }
}

/// A class instance.
struct Instance {
  var type: TypeID
  var fields: [Value]
  /// Counts emissions of objectWillChange.
  var emissions = 0
}

/// A static stored property.
struct StaticKey: Hashable {
  var type: TypeID
  var index: Int
}
