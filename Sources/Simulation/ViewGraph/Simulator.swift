import Catalog

/// A running simulation: the first appearance, then one step after another.
///
/// Use it from one thread with a deep stack (64 MiB serves the default ``Limits``).
package final class Simulator {
  private let graph: ViewGraph
  private let root: FunctionID

  /// - Parameter root: a function without parameters that yields the root view.
  package init(program: ViewProgram, root: FunctionID, options: SimulationOptions = .init()) {
    graph = ViewGraph(program: program, options: options)
    self.root = root
  }

  /// Shows the root view: step 0, "initial".
  package func start() -> StepTrace {
    measure("initial") { graph throws(Interruption) in
      // A root that cannot be made leaves an empty screen.
      defer { graph.plantTree() }
      graph.interpreter.isMakingRoot = true
      defer { graph.interpreter.isMakingRoot = false }
      let value = try graph.interpreter.untracked { () throws(Interruption) in
        try graph.interpreter.invoke(root, values: [], this: nil)
      }
      graph.interpreter.isMakingRoot = false
      graph.plantTree()
      guard let view = graph.viewMaker.view(from: value) else {
        throw .unsupported(Unsupported(.rootIsNoView, at: nil))
      }
      graph.engine.groups = []
      graph.engine.pass = 1
      graph.viewMaker.count(built: view)
      try graph.attach(view, to: 0, reason: .firstAppearance)
      try graph.updatePass()
      try graph.treeValues.updatePreferences()
      try graph.geometry.reportMeasured()
      try graph.runQueued()
      try graph.settle()
      return nil
    }
  }

  /// Carries out an action and lets the tree settle. A problem leaves the tree as it was.
  package func perform(_ action: Action, named name: String) -> (StepTrace, ActionProblem?) {
    settling(name) { graph throws(Interruption) in try graph.controlActions.carryOut(action) }
  }

  /// Carries out what happens, lets the tree settle, also where it was stopped, and measures it all.
  private func settling(
    _ name: String, _ work: (ViewGraph) throws(Interruption) -> ActionProblem?
  ) -> (StepTrace, ActionProblem?) {
    var problem: ActionProblem?
    let trace = measure(name) { graph throws(Interruption) in
      do throws(Interruption) {
        problem = try work(graph)
      } catch {
        try graph.settle()
        throw error
      }
      try graph.settle()
      return problem
    }
    return (trace, problem)
  }

  private func measure(
    _ name: String, _ work: (ViewGraph) throws(Interruption) -> ActionProblem?
  ) -> StepTrace {
    graph.beginStep()
    do throws(Interruption) { _ = try work(graph) } catch { graph.recorder.note(error) }
    return graph.endStep(name)
  }

  /// The names registered by `step(name)`, in alphabetical order.
  package var registeredActions: [String] { graph.engine.registered.keys.sorted() }

  /// What was assumed about things the program does not declare.
  package var assumptions: [Remark] { graph.interpreter.assumptions.assumptions }

  /// What could not be modelled so far.
  package var unchecked: [Unsupported] { graph.interpreter.assumptions.unchecked }

  /// What is on screen now.
  package func renderTree() -> RenderTree {
    graph.appearing = []
    graph.freshIdentities = []
    graph.bars = []
    let children = graph.screenTree.withOwnBars { graph.screenTree.renderTree(of: 0) }
    let appearing = graph.appearing.sorted {
      ($0.name, "\($0.values)") < ($1.name, "\($1.values)")
    }
    let handlers = graph.interpreter.options.hidesHandlers ? [] : appearing
    return RenderTree(name: "screen", values: [], children: children + handlers)
  }

  /// The view tree now: one entry a custom view instance, in tree order.
  package func viewInstances() -> [ViewInstance] { graph.screenTree.viewInstances() }

  /// The view tree now as it is drawn, parents first: bodies, and what they are made of.
  package func screenNodes() -> [ScreenNode] { graph.screenTree.screenNodes() }

  /// The lines of the program of which code ran in the last step, in order; empty where the options
  /// do not ask for them.
  package func ranLines() -> [SourceLocation] { graph.screenTree.ranLines() }

  /// The steps that an unattended scenario takes: every action, every control, every mutable
  /// property once.
  package func discoverActions() -> [DiscoveredAction] { graph.controlActions.discoverActions() }

  // MARK: Searching

  /// What can be used on screen now.
  package func interactions(_ palette: Palette) -> [Interaction] {
    graph.screenEvents.interactions(palette)
  }

  /// The views of the last ``renderTree()`` that keep nothing and have another identity in each run, by their names.
  package var freshIdentities: [String] { graph.freshIdentities }

  /// What a step calls the control that an event is about, given its label.
  package func address(of event: ScreenEvent, _ label: String) -> String {
    graph.screenEvents.address(of: event, label)
  }

  /// Carries out an event of a search and lets the tree settle.
  package func perform(_ event: ScreenEvent) -> (StepTrace, ActionProblem?) {
    settling("") { [root] graph throws(Interruption) in
      try graph.screenEvents.carryOut(event, root: root)
    }
  }

  /// What the last step has put into a control, in words.
  package var lastValue: String? { graph.lastPut }

  /// Whether the last step changed a property by itself, and no control.
  package var changesDirectly: Bool { graph.changesDirectly }

  /// The label of the control that shows what the last step set by its name; nil: none does.
  package var changedControl: String? { graph.changedControl }

  package func snapshot() -> Snapshot { graph.screenEvents.snapshot() }

  package func restore(_ snapshot: Snapshot) { graph.screenEvents.restore(snapshot) }

  /// A number that tells the states of the program apart.
  package var stateDigest: Int { graph.screenEvents.stateDigest() }

  /// How many ways of conditions were taken so far, in all runs.
  package var wayCount: Int { graph.interpreter.ways.count }

  /// The statements that ran so far and, where they write to storage, changed it, by their sites.
  package var statementsRan: Set<Int> { graph.interpreter.ways.ran }

  /// The statements that only ever wrote what was there, by their sites.
  package var statementsKept: Set<Int> { graph.interpreter.ways.kept }

  /// How conditions of watched statements came out where these only ever wrote what was there, by the statements'
  /// sites: one number for each way.
  package var statementsKeptOneWay: [Int: Set<Int>] {
    let ways = graph.interpreter.ways.keepingWays.subtracting(graph.interpreter.ways.changingWays)
    return ways.reduce(into: [:]) { $0[$1.statement, default: []].insert(2 * $1.site + $1.way) }
  }

  /// The functions that ran so far, in all runs.
  package var functionsReached: Set<FunctionID> { graph.interpreter.ways.functionsReached }

  /// The ways of conditions that were taken so far, in all runs, by their sites: one bit each.
  package var waysTaken: [Int: UInt64] { graph.interpreter.ways.ways }

  /// The sites of which ``takeDecided()`` tells.
  package func watch(_ sites: Set<Int>) { graph.interpreter.ways.watched = sites }

  /// The watched sites that decided since this was asked last, with the ways that they took.
  package func takeDecided() -> [Int: UInt64] {
    defer { graph.interpreter.ways.forgetDecided() }
    return graph.interpreter.ways.decided
  }

  /// The statements of which ``takePassed()`` tells, by their sites.
  package func watch(statements: Set<Int>) {
    graph.interpreter.ways.watchedStatements = statements
  }

  /// The watched statements that ran since this was asked last.
  package func takePassed() -> Set<Int> {
    defer { graph.interpreter.ways.forgetPassed() }
    return graph.interpreter.ways.passed
  }

  /// Whether something that is not declared was waited for, in all runs.
  package var waits: Bool { graph.waits.count > 0 }

  /// Whether screens for values of a type were never opened, in all runs.
  package var leavesClosed: Bool { !graph.unpushedTypes.isSubset(of: graph.pushedTypes) }

  /// Whether a style was told if a finger is on its control, in all runs.
  package var tellsOfPressing: Bool { graph.tellsOfPressing }

  /// Whether elements of a set or dictionary were taken one after another, in all runs.
  package var usesHashedOrder: Bool { graph.interpreter.usesHashedOrder }

  /// Whether a title was made of a text while the program ran, in all runs: SwiftUI looks it up in tables and reads
  /// it as Markdown.
  package var makesTitles: Bool { graph.interpreter.makesTitles }

  /// What bodies read without being told of its changes, in all runs.
  package var unfollowed: Set<UnfollowedRead> { graph.storage.allUnfollowed }

  /// How many views were made, those that are gone included: what the simulation takes.
  package var viewCount: Int { graph.engine.nodes.count }

  /// How many states the views on screen keep.
  package var liveStates: Int { graph.storage.liveStates }

  /// The functions of which ``takeEntered()`` tells.
  package func watch(functions: Set<FunctionID>) {
    graph.interpreter.ways.watchedFunctions = functions
  }

  /// The watched functions that ran since this was asked last.
  package func takeEntered() -> Set<FunctionID> {
    defer { graph.interpreter.ways.forgetEntered() }
    return graph.interpreter.ways.entered
  }

  /// The comparisons whose sides came nearer to each other than in all steps before, since this was
  /// asked last.
  package func takeNearer() -> Set<Int> {
    defer { graph.interpreter.ways.forgetNearer() }
    return graph.interpreter.ways.nearer
  }

  /// By how much the left side of watched comparisons of numbers was more than the right one, where it was nearest,
  /// since this was asked last.
  package func takeGaps() -> [Int: Double] {
    defer { graph.interpreter.ways.forgetGaps() }
    return graph.interpreter.ways.gaps
  }

  /// The texts that the last step held against each other: some 48 at most.
  package var comparedTexts: Set<TextComparison> { graph.interpreter.notes.texts }

  /// The storage that the actions of the last step read or wrote, by numbers.
  package var usedStorage: Set<Int> { graph.interpreter.notes.used }

  /// Objects that views read from the environment and that no ancestor supplies, by their types.
  package var missingObjects: Set<String> { graph.missingObjects }

  /// Identities that two rows of one `ForEach` have on the present screen.
  package var lastingViews: [LastingView] { graph.screenTree.lastingViews() }
  package var repeatedRows: [RepeatedRows] { graph.screenEvents.repeatedRows() }

  /// What was made that is another value each time, by kind.
  package var freshKinds: Set<String> { graph.interpreter.freshKinds }

  /// The lines of conditions that were seen one way only, or not at all.
  package func linesWithOneWay(of sites: Set<Int>) -> [Int] {
    let lines = sites.filter { site in
      let ways = graph.interpreter.ways.ways[site] ?? 0
      return ways.nonzeroBitCount < 2
    }.compactMap { graph.recorder.location(site: $0)?.line }
    return Set(lines).sorted()
  }

  /// The names of the inputs of which only the type is known, where nothing stands in for them.
  package var symbols: Set<String> { graph.interpreter.symbols }

  /// What the root's parent gives at first, as code, by the names of the inputs.
  package var givenInputs: [(name: String, value: String)] {
    graph.interpreter.rootInputs.map { ($0.name, graph.descriptions.describe($0.value)) }
  }

  /// Work done in the last step, and for showing what came of it.
  package var stepWork: Int {
    graph.interpreter.limits.evaluationSteps - graph.interpreter.stepsLeft
      + graph.interpreter.shownTerms * Self.workOfShownTerm
  }

  /// Evaluations that take as long as showing one term.
  private static let workOfShownTerm = 4

  /// Questions about what is declared nowhere, with its name.
  package var questionDoubts: [String: String] { graph.interpreter.questionDoubts }

  /// The inputs that the root's parent gives at first, with other values for each.
  package func inputs(_ palette: Palette) -> [(name: String, values: [EventValue])] {
    graph.interpreter.rootInputs.map { ($0.name, graph.screenEvents.otherInputs($0, palette)) }
  }

  /// Whether anything on screen is done when it appears or disappears.
  package var followsAppearance: Bool { graph.followsAppearance }

  /// Keys of SwiftUI's environment that the program has read, in alphabetical order.
  package var environmentRead: [String] { graph.environmentRead.sorted() }

  /// What is stored under keys, with other values for each.
  package func storedDefaults(_ palette: Palette) -> [(key: String, values: [EventValue])] {
    graph.screenEvents.storedLocations.sorted { $0.key < $1.key }.map { key, location in
      (key, graph.screenEvents.otherValues(than: graph.storage.currentValue(location), palette))
    }
  }

  /// The program's own keys of the environment, with other values for each.
  package func ownEnvironment(_ palette: Palette) -> [(key: String, values: [EventValue])] {
    graph.screenEvents.ownEnvironment(palette)
  }

  /// The numbers that the program keeps, by the names of their places.
  package var numbers: [String: Double] { graph.screenEvents.numbers() }

  /// What was asked about things the program does not declare, in order. See
  /// ``SimulationOptions/refused``.
  package var questions: [String] { graph.interpreter.questions }

  /// Mutable properties by path.
  package var mutablePaths: [String] { graph.controlActions.knownPaths() }

  /// All state of the views on screen and of the objects they hold: for comparing behaviour.
  package func stateValues() -> [StateValue] { graph.controlActions.stateValues() }
}

/// A custom view in the tree.
package struct ViewInstance: Hashable, Sendable {
  package var view: String
  package var path: String
  package var node: NodeID
  /// Distance to the root in custom views.
  package var depth: Int
  /// The custom view around it; nil: the root.
  package var parent: NodeID?
  /// The custom view whose body makes it: that around it, unless it stands in the content of a modifier or the
  /// label of a style, which is made where that is applied; nil: the root.
  package var maker: NodeID?
  /// The ForEach of which it is a row or a part of one, within the same custom view.
  package var list: NodeID?
}

/// A step found by looking at the tree.
package struct DiscoveredAction: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case registered, tap, toggle
    /// A control's value, by the control's label.
    case edit
    /// A value of a publisher that is not the program's own, such as a timer's, by the modifier that listens.
    case receive
    /// What a modifier does when a person scrolls, hovers, submits and the like, by the modifier.
    case perform
    /// A value of SwiftUI's environment that the system changes, by its key.
    case environment
    /// A property, by its path.
    case change
  }

  package var kind: Kind
  package var name: String
}
