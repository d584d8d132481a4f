import Catalog

/// Runs a view program: the interpreter of its code and, in other files, the engine that decides
/// which bodies run.
///
/// A machine is used from one thread. It needs a deep stack: ``Limits/callDepth`` nested calls of
/// interpreted code.
final class Machine {
  let program: ViewProgram
  let limits: Limits
  var options: SimulationOptions

  // Heap
  var objects: [Instance] = []
  var globals: [Value?]
  /// Static stored properties by type and index, made at first use.
  var statics: [StaticKey: Value] = [:]
  var freshCount = 0
  /// Class instances whose initializer is running: nobody observes them yet.
  var initializing: Set<ObjectID> = []
  /// Properties whose observers run: what these write notifies no observer again.
  var observing: Set<Access> = []

  /// Names of methods that may change what they are called on.
  private(set) lazy var mutatingNames: Set<String> = {
    var names = Self.libraryMutations
    for function in program.functions where function.isMutating { names.insert(function.name) }
    return names
  }()

  // Budget of the running step
  var stepsLeft = 0
  var callDepth = 0

  // What is going on
  /// Whether the root's value is being made, as its parent does.
  var isMakingRoot = false
  /// Whether bodies are being evaluated (reads count, state writes are dropped).
  var isUpdating = false
  /// Whether comparison takes closures for equal: in a ``MentalModel`` alone.
  var ignoresClosures = false
  /// Collections of observed properties, innermost last: the bodies being evaluated.
  var scopes: [NodeID] = []
  var engine = EngineState()

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
  var trace = TraceLog()
  /// What the parent hands to the root, in order.
  var rootInputs: [RootInput] = []
  /// See ``Simulator/symbols``.
  var symbols: Set<String> = []
  /// The keys of SwiftUI's environment that the program has read.
  var environmentRead: Set<String> = []
  /// What was made that is another value each time, by kind. Only for comparing programs.
  var freshKinds: Set<String> = []
  /// Objects that views read from the environment and that no ancestor supplies, by their types.
  var missingObjects: Set<String> = []
  /// The ways that conditions have taken in all steps: where a search has been.
  var ways = WayLog()
  /// What a search wants to know of the running step.
  var notes = StepNotes()
  /// Whether places of code that runs are kept, for ``ranLines()``.
  let keepsLines: Bool
  /// Places of code that ran in the running step.
  var ranSites: Set<Int> = []
  /// What shown values hold that is not resolved, in order; see ``noteUnresolved(_:)``.
  var unresolvedShown: [String] = []
  /// What runs by itself when its view appears, on the screen that is drawn.
  var appearing: [RenderTree] = []
  /// What is set in the bars of the screen that is drawn.
  var bars: [RenderTree] = []
  /// What a step has put into a control, in words.
  var lastPut: String?
  /// The step changes a property that no control of that name changes.
  var changesDirectly = false
  /// The label of the control that shows what the step set by its name.
  var changedControl: String?
  /// What bodies read without being told of its changes. Only for comparing programs.
  var unfollowed: Set<UnfollowedRead> = []
  /// What is waited for, and the task that is taken up.
  var waits = WaitLog()
  /// Types whose values open screens: of which a value was pushed, and of which none.
  var pushedTypes: Set<String> = []
  var unpushedTypes: Set<String> = []
  /// Questions about what is declared nowhere, with its name.
  var questionDoubts: [String: String] = [:]
  /// For each effect, what of it is not resolved.
  var effectDoubts: [String?] = []
  /// What stopped the running step as it would stop the program.
  var trapped: Unsupported?
  /// How much was unchecked when the running step began.
  var uncheckedBefore = 0

  init(program: ViewProgram, options: SimulationOptions) {
    self.program = program
    self.options = options
    limits = options.limits
    keepsLines = options.keepsLines
    globals = Array(repeating: nil, count: program.globals.count)
    stepsLeft = limits.evaluationSteps
    engine.separatesWrites = options.mentalModel == .eachWriteRuns
    for remark in program.remarks { assumptions.assume(remark) }
  }

  /// A value unlike any other, as `UUID()` makes.
  func fresh(_ kind: String) -> Value {
    freshCount += 1
    if isUpdating, initializing.isEmpty, Catalog.formatters.contains(kind) { counts.work += 1 }
    if options.showsEverything { freshKinds.insert(kind) }
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

/// What the caller of a simulation decides.
package struct SimulationOptions: Sendable {
  package var limits = Limits()
  /// Elements of a collection that the program does not declare.
  package var unknownCollectionCount = 3
  /// Rows that a lazy container or List shows.
  package var visibleRows = 10
  /// Questions about the unknown that are answered with no; see ``Simulator/questions``.
  package var refused: Set<String> = []
  /// Whether everything that can be shown is in the tree: what links open, all views that stand in
  /// arguments. For comparing programs; counts are those of a screen only without it.
  package var showsEverything = false
  /// Whether every write says which member of a value it changes; otherwise those of long values do.
  package var namesMembers = false
  /// How numbers in titles show. For comparing programs far from their first display.
  package var numbersInTitles = NumberStyle.grouped
  /// Other values for inputs of the root, by name; see ``Simulator/inputs(_:)``.
  package var inputs: [String: EventValue] = [:]
  /// Which numbers, texts and elements stand in for inputs of which only the type is known; nil: symbols.
  package var standIns: Int?
  /// Whether a framework declares a type of a name; nil: every type counts as known.
  package var isKnownType: (@Sendable (String) -> Bool)?
  /// Whether tasks that wait for something go on in a step of their own. For comparing programs.
  package var delaysTasks = false
  /// Whether the screens that a stack can push stand for any value. For comparing programs.
  package var showsAnyDestination = false
  /// Whether to keep which lines run in each step; see ``Simulator/ranLines()``.
  package var keepsLines = false
  /// The system whose counts are wanted; nil: iOS 18 with the SDK of Xcode 26.
  package var system: SystemModel?
  /// A wrong belief to simulate; nil: SwiftUI.
  package var mentalModel: MentalModel?

  package init() {}
}
