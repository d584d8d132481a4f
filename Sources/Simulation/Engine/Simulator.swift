import Catalog

/// A running simulation: the first appearance, then one step after another.
///
/// Use it from one thread with a deep stack (64 MiB serves the default ``Limits``).
package final class Simulator {
  private let machine: Machine
  private let root: FunctionID

  /// - Parameter root: a function without parameters that yields the root view.
  package init(program: ViewProgram, root: FunctionID, options: SimulationOptions = .init()) {
    machine = Machine(program: program, options: options)
    self.root = root
  }

  /// Shows the root view: step 0, "initial".
  package func start() -> StepTrace {
    measure("initial") { machine throws(Interruption) in
      // A root that cannot be made leaves an empty screen.
      defer { machine.plantTree() }
      machine.isMakingRoot = true
      defer { machine.isMakingRoot = false }
      let value = try machine.untracked { () throws(Interruption) in
        try machine.invoke(root, values: [], this: nil)
      }
      machine.isMakingRoot = false
      machine.plantTree()
      guard let view = machine.view(from: value) else {
        throw .unsupported(Unsupported(.rootIsNoView, at: nil))
      }
      machine.engine.groups = []
      machine.engine.pass = 1
      machine.count(built: view)
      try machine.attach(view, to: 0, reason: .firstAppearance)
      try machine.updatePass()
      try machine.updatePreferences()
      try machine.reportMeasured()
      try machine.runQueued()
      try machine.settle()
      return nil
    }
  }

  /// Carries out an action and lets the tree settle. A problem leaves the tree as it was.
  package func perform(_ action: Action, named name: String) -> (StepTrace, ActionProblem?) {
    settling(name) { machine throws(Interruption) in try machine.carryOut(action) }
  }

  /// Carries out what happens, lets the tree settle, also where it was stopped, and measures it all.
  private func settling(
    _ name: String, _ work: (Machine) throws(Interruption) -> ActionProblem?
  ) -> (StepTrace, ActionProblem?) {
    var problem: ActionProblem?
    let trace = measure(name) { machine throws(Interruption) in
      do throws(Interruption) {
        problem = try work(machine)
      } catch {
        try machine.settle()
        throw error
      }
      try machine.settle()
      return problem
    }
    return (trace, problem)
  }

  private func measure(
    _ name: String, _ work: (Machine) throws(Interruption) -> ActionProblem?
  ) -> StepTrace {
    machine.beginStep()
    do throws(Interruption) { _ = try work(machine) } catch { machine.note(error) }
    return machine.endStep(name)
  }

  /// The names registered by `step(name)`, in alphabetical order.
  package var registeredActions: [String] { machine.engine.registered.keys.sorted() }

  /// What was assumed about things the program does not declare.
  package var assumptions: [Remark] { machine.assumptions.assumptions }

  /// What could not be modelled so far.
  package var unchecked: [Unsupported] { machine.assumptions.unchecked }

  /// What is on screen now.
  package func renderTree() -> RenderTree {
    machine.appearing = []
    machine.bars = []
    let children = machine.withOwnBars { machine.renderTree(of: 0) }
    let appearing = machine.appearing.sorted {
      ($0.name, "\($0.values)") < ($1.name, "\($1.values)")
    }
    return RenderTree(name: "screen", values: [], children: children + appearing)
  }

  /// The view tree now: one entry a custom view instance, in tree order.
  package func viewInstances() -> [ViewInstance] { machine.viewInstances() }

  /// The view tree now as it is drawn, parents first: bodies, and what they are made of.
  package func screenNodes() -> [ScreenNode] { machine.screenNodes() }

  /// The lines of the program of which code ran in the last step, in order; empty where the options
  /// do not ask for them.
  package func ranLines() -> [SourceLocation] { machine.ranLines() }

  /// The steps that an unattended scenario takes: every action, every control, every mutable
  /// property once.
  package func discoverActions() -> [DiscoveredAction] { machine.discoverActions() }

  // MARK: Searching

  /// What can be used on screen now.
  package func interactions(_ palette: Palette) -> [Interaction] { machine.interactions(palette) }

  /// Carries out an event of a search and lets the tree settle.
  package func perform(_ event: ScreenEvent) -> (StepTrace, ActionProblem?) {
    settling("") { [root] machine throws(Interruption) in try machine.carryOut(event, root: root) }
  }

  /// What the last step has put into a control, in words.
  package var lastValue: String? { machine.lastPut }

  /// Whether the last step changed a property by itself, and no control.
  package var changesDirectly: Bool { machine.changesDirectly }

  /// The label of the control that shows what the last step set by its name; nil: none does.
  package var changedControl: String? { machine.changedControl }

  package func snapshot() -> Snapshot { machine.snapshot() }

  package func restore(_ snapshot: Snapshot) { machine.restore(snapshot) }

  /// A number that tells the states of the program apart.
  package var stateDigest: Int { machine.stateDigest() }

  /// How many ways of conditions were taken so far, in all runs.
  package var wayCount: Int { machine.ways.count }

  /// The statements that ran so far and, where they write to storage, changed it, by their sites.
  package var statementsRan: Set<Int> { machine.ways.ran }

  /// The statements that only ever wrote what was there, by their sites.
  package var statementsKept: Set<Int> { machine.ways.kept }

  /// The ways of conditions that were taken so far, in all runs, by their sites: one bit each.
  package var waysTaken: [Int: UInt64] { machine.ways.ways }

  /// The sites of which ``takeDecided()`` tells.
  package func watch(_ sites: Set<Int>) { machine.ways.watched = sites }

  /// The watched sites that decided since this was asked last, with the ways that they took.
  package func takeDecided() -> [Int: UInt64] {
    defer { machine.ways.forgetDecided() }
    return machine.ways.decided
  }

  /// Whether something that is not declared was waited for, in all runs.
  package var waits: Bool { machine.waits.count > 0 }

  /// Whether screens for values of a type were never opened, in all runs.
  package var leavesClosed: Bool { !machine.unpushedTypes.isSubset(of: machine.pushedTypes) }

  /// What bodies read without being told of its changes, in all runs.
  package var unfollowed: Set<UnfollowedRead> { machine.unfollowed }

  /// How many states the views on screen keep.
  package var liveStates: Int { machine.liveStates }

  /// The functions of which ``takeEntered()`` tells.
  package func watch(functions: Set<FunctionID>) { machine.ways.watchedFunctions = functions }

  /// The watched functions that ran since this was asked last.
  package func takeEntered() -> Set<FunctionID> {
    defer { machine.ways.forgetEntered() }
    return machine.ways.entered
  }

  /// The comparisons whose sides came nearer to each other than in all steps before, since this was
  /// asked last.
  package func takeNearer() -> Set<Int> {
    defer { machine.ways.forgetNearer() }
    return machine.ways.nearer
  }

  /// The texts that the last step held against each other: some 48 at most.
  package var comparedTexts: Set<TextComparison> { machine.notes.texts }

  /// The storage that the actions of the last step read or wrote, by numbers.
  package var usedStorage: Set<Int> { machine.notes.used }

  /// Objects that views read from the environment and that no ancestor supplies, by their types.
  package var missingObjects: Set<String> { machine.missingObjects }

  /// Identities that two rows of one `ForEach` have on the present screen.
  package var lastingViews: [LastingView] { machine.lastingViews() }
  package var repeatedRows: [RepeatedRows] { machine.repeatedRows() }

  /// What was made that is another value each time, by kind.
  package var freshKinds: Set<String> { machine.freshKinds }

  /// The lines of conditions that were seen one way only, or not at all.
  package func linesWithOneWay(of sites: Set<Int>) -> [Int] {
    let lines = sites.filter { site in
      let ways = machine.ways.ways[site] ?? 0
      return ways.nonzeroBitCount < 2
    }.compactMap { machine.location(site: $0)?.line }
    return Set(lines).sorted()
  }

  /// The names of the inputs of which only the type is known, where nothing stands in for them.
  package var symbols: Set<String> { machine.symbols }

  /// What the root's parent gives at first, as code, by the names of the inputs.
  package var givenInputs: [(name: String, value: String)] {
    machine.rootInputs.map { ($0.name, machine.describe($0.value)) }
  }

  /// Work done in the last step.
  package var stepWork: Int { machine.limits.evaluationSteps - machine.stepsLeft }

  /// Questions about what is declared nowhere, with its name.
  package var questionDoubts: [String: String] { machine.questionDoubts }

  /// The inputs that the root's parent gives at first, with other values for each.
  package func inputs(_ palette: Palette) -> [(name: String, values: [EventValue])] {
    machine.rootInputs.map { ($0.name, machine.otherInputs($0, palette)) }
  }

  /// Keys of SwiftUI's environment that the program has read, in alphabetical order.
  package var environmentRead: [String] { machine.environmentRead.sorted() }

  /// What is stored under keys, with other values for each.
  package func storedDefaults(_ palette: Palette) -> [(key: String, values: [EventValue])] {
    machine.storedLocations.sorted { $0.key < $1.key }.map { key, location in
      (key, machine.otherValues(than: machine.currentValue(location), palette))
    }
  }

  /// The numbers that the program keeps, by the names of their places.
  package var numbers: [String: Double] { machine.numbers() }

  /// What was asked about things the program does not declare, in order. See
  /// ``SimulationOptions/refused``.
  package var questions: [String] { machine.questions }

  /// Mutable properties by path.
  package var mutablePaths: [String] { machine.knownPaths() }

  /// All state of the views on screen and of the objects they hold: for comparing behaviour.
  package func stateValues() -> [StateValue] { machine.stateValues() }
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
  /// The ForEach of which it is a row or a part of one, within the same custom view.
  package var list: NodeID?
}

/// A step found by looking at the tree.
package struct DiscoveredAction: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case registered, tap, toggle
    /// A control's value, by the control's label.
    case edit
    /// A value of SwiftUI's environment that the system changes, by its key.
    case environment
    /// A property, by its path.
    case change
  }

  package var kind: Kind
  package var name: String
}

extension Machine {
  /// Makes the node that the screen hangs on. Before it is there, the root is being made.
  func plantTree() {
    guard engine.nodes.isEmpty else { return }
    engine.nodes = [Node(kind: .root, parent: -1, depth: 0, environment: 0)]
  }

  func beginStep() {
    for entry in engine.leaving { unmount(entry.node) }
    engine.leaving = []
    engine.step += 1
    engine.pass = 0
    engine.groups = []
    engine.queued = []
    engine.writes = []
    engine.transaction = .void
    counts = StepCounts()
    effects = []
    effectDoubts = []
    trapped = nil
    lastPut = nil
    changedControl = nil
    changesDirectly = false
    awaitable = nil
    tryable = nil
    passing = []
    passedWrites = 0
    trace.reset()
    notes = StepNotes()
    ranSites = []
    stepsLeft = limits.evaluationSteps
    callDepth = 0
    scopes = []
    isUpdating = false
    assumptions.inStep = []
  }

  func endStep(_ name: String) -> StepTrace {
    noteUnknownSizes()
    explainEqualContents()
    var result = StepTrace(action: name)
    result.runs = trace.runs
    // A view may run in one pass and be looked at in another.
    let ran = Set(trace.runs.map(\.node))
    result.skipped = trace.skipped.filter { !ran.contains($0.key) }
    result.writes = engine.writes.map {
      Write(
        target: $0.target, member: $0.change.member, old: $0.change.old, new: $0.change.new,
        location: location(site: $0.site), isDropped: $0.isDropped)
    }
    result.probes = counts.probes
    result.rebuilt = counts.rebuilt
    result.work = counts.work
    result.erased = engine.nodes.count {
      if case .erased = $0.kind { $0.isAlive && !$0.isLeaving } else { false }
    }
    result.titles = min(counts.titles, counts.rebuilt)
    result.needed = min(counts.needed, counts.rebuilt)
    result.passes = engine.pass
    result.effects = effects
    result.effectDoubts = effectDoubts
    result.trap = trapped
    result.passing = passing
    result.unchecked = assumptions.inStep
    return result
  }

  func viewInstances() -> [ViewInstance] {
    var result: [ViewInstance] = []
    typealias Place = (node: NodeID, depth: Int, parent: NodeID?, list: NodeID?)
    var pending: [Place] = [(0, 0, nil, nil)]
    while var place = pending.popLast() {
      let node = place.node
      if let rule = engine.nodes[node].rule, engine.rules[rule].isBody {
        result.append(
          ViewInstance(
            view: viewName(at: node), path: path(to: node), node: node, depth: place.depth,
            parent: place.parent, list: place.list))
        place = (node, place.depth + 1, node, nil)
      } else if case .forEach = engine.nodes[node].kind {
        place.list = node
      }
      pending += engine.nodes[node].children.reversed().map {
        ($0, place.depth, place.parent, place.list)
      }
    }
    return result
  }

  func discoverActions() -> [DiscoveredAction] {
    var result: [DiscoveredAction] = []
    var seen: Set<DiscoveredAction> = []
    func add(_ kind: DiscoveredAction.Kind, _ name: String) {
      let action = DiscoveredAction(kind: kind, name: name)
      if seen.insert(action).inserted { result.append(action) }
    }
    for name in engine.registered.keys.sorted() { add(.registered, name) }
    for node in nodesInOrder() {
      if tapAction(at: node) != nil, let label = labels(of: node).first { add(.tap, label) }
      if disclosure(at: node) != nil, let label = ownLabels(of: node).first { add(.tap, label) }
      guard let control = Catalog.view(viewName(at: node))?.control,
        controlBinding(at: node) != nil, let label = labels(of: node).first
      else { continue }
      switch control.kind {
      case .toggle: add(.toggle, label)
      case .edit where !control.isContainer: add(.edit, label)
      case .edit, .choose, .tap: break
      }
    }
    for key in environmentRead.intersection(SystemEnvironment.changing).sorted() {
      add(.environment, key)
    }
    for path in knownPaths() { add(.change, path) }
    return result
  }
}
