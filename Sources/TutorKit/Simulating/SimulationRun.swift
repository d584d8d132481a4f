package import Analysis
package import Simulation

/// What to simulate.
package struct SimulationRequest: Sendable {
  package var sources: [ParsedSource]
  /// How many of the sources were named, the first ones: one of their views is the root where none is
  /// given. nil: all.
  package var named: Int?
  /// A Swift expression or a view's name; nil: the file's preview, or its outermost view.
  package var root: String?
  /// Whether a root that makes a view which nothing declares is refused, in place of being assumed.
  package var refusesUnknownRoots = false
  /// nil: the discovered scenario.
  package var steps: [ActionText]?
  package var options = SimulationOptions()
  /// Whether to keep the render tree and state after each step, to compare programs by.
  package var keepsScreens = false
  /// Whether to keep the tree as it is drawn and the lines that ran, for a picture.
  package var keepsDrawing = false
  /// Whether to find out what the program offers a person to do after the last step.
  package var discoversAtEnd = false

  /// Rows that a List or lazy stack shows.
  package var visibleRows: Int {
    get { options.visibleRows }
    set { options.visibleRows = newValue }
  }

  package init(sources: [ParsedSource], root: String? = nil, steps: [ActionText]? = nil) {
    self.sources = sources
    self.root = root
    self.steps = steps
  }
}

/// Why a simulation could not begin.
package enum SimulationProblem: Error, Hashable, Sendable {
  /// No view is declared in the sources.
  case noView
  /// The root is no Swift expression; why.
  case invalidRoot(String)
  /// The root is a view that nothing declares; those that are declared.
  case unknownRoot(String, declared: [String])
  /// A step's value is no Swift expression; why.
  case invalidStep(String, String)
}

/// A simulated scenario.
package struct SimulationRun: Sendable {
  /// The root expression that was shown.
  package var root: String
  package var steps: [StepTrace]
  /// What went wrong in carrying out a step, by step number.
  package var problems: [Int: ActionProblem] = [:]
  /// The labels of controls that show what a step set by its name, by step number.
  package var changedControls: [Int: String] = [:]
  /// The steps that changed a property by themselves, and no control.
  package var directChanges: Set<Int> = []
  /// All custom views by step: instances in tree order after the step.
  package var instances: [[ViewInstance]] = []
  package var assumptions: [Remark] = []
  package var unchecked: [Unsupported] = []
  package var files: [String] = []
  /// The system whose counts these are; nil: the model's own.
  package var system: SystemModel?
  package var screens: [RenderTree] = []
  package var states: [[StateValue]] = []
  /// What was asked up to each step of what is not known, where screens are kept.
  var asked: [Set<String>] = []
  package var mutablePaths: [String] = []
  /// The tree as it is drawn after each step; empty where that was not asked for.
  package var drawings: [[ScreenNode]] = []
  /// The lines of which code ran in each step; empty where that was not asked for.
  package var ranLines: [[SourceLocation]] = []
  /// The steps that the program registers with `step(name)` at first, in alphabetical order.
  package var registered: [String] = []
  /// What the program offers a person to do at first, where the scenario was discovered, or at the end.
  package var controls: [String] = []
  /// What modifiers do there when a person scrolls, hovers, submits and the like, as steps.
  package var performed: [String] = []
  /// What the system can change at first in the environment that the program reads, as steps.
  package var environment: [String] = []
  /// What was asked about things that the program does not declare.
  var questions: [String] = []
}

/// Lowers and runs a scenario. Use ``withDeepStack(_:)`` around it.
package func simulate(_ request: SimulationRequest) -> Result<SimulationRun, SimulationProblem> {
  let values = (request.steps ?? []).compactMap(\.expression)
  let named = request.named.map { Array(request.sources.prefix($0)) } ?? request.sources
  guard
    let root = request.root ?? defaultRoot(lower(named).program)
      ?? defaultRoot(lower(request.sources).program)
  else { return .failure(.noView) }
  let expression = rootExpression(root)
  let lowered = lower(request.sources, expressions: [expression] + values)
  let function: FunctionID
  switch lowered.expressions[0] {
  case .function(let id): function = id
  case .invalid(let why): return .failure(.invalidRoot(why))
  }
  if request.refusesUnknownRoots, let problem = unknownRoot(expression, lowered.program) {
    return .failure(problem)
  }
  var functions: [String: FunctionID] = [:]
  for (text, expression) in zip(values, lowered.expressions.dropFirst()) {
    switch expression {
    case .function(let id): functions[text] = id
    case .invalid(let why): return .failure(.invalidStep(text, why))
    }
  }
  var options = request.options
  options.isKnownType = options.isKnownType ?? { isLibraryName($0) }
  options.keepsLines = request.keepsDrawing
  let simulator = Simulator(
    program: lowered.program, root: previewFunction(root, lowered.program) ?? function,
    options: options)
  return .success(
    run(simulator, request, root: root, functions: functions, files: lowered.program.files))
}

/// What is wrong with a root that is a view which the sources do not declare; nil: nothing is. Use
/// ``withDeepStack(_:)`` around it.
package func unknownRoot(_ root: String, in sources: [ParsedSource]) -> SimulationProblem? {
  let expression = rootExpression(root)
  return unknownRoot(expression, lower(sources, expressions: [expression]).program)
}

private func unknownRoot(_ expression: String, _ program: ViewProgram) -> SimulationProblem? {
  undeclaredView(expression, program).map { name in
    .unknownRoot(name, declared: program.viewTypes.map { program.types[$0].name })
  }
}

/// What came of something that the program offered at first.
private enum OfferOutcome {
  case taken, disabled
  /// It is no more on screen, and nothing happened.
  case gone
}

private func run(
  _ simulator: Simulator, _ request: SimulationRequest, root: String,
  functions: [String: FunctionID], files: [String]
) -> SimulationRun {
  var result = SimulationRun(root: root, steps: [], files: files)
  result.system = request.options.system
  func keep(_ trace: StepTrace) {
    result.steps.append(trace)
    result.instances.append(simulator.viewInstances())
    if request.keepsScreens {
      result.screens.append(simulator.renderTree())
      result.states.append(simulator.stateValues())
      result.asked.append(Set(simulator.questionDoubts.keys))
    }
    if request.keepsDrawing {
      result.drawings.append(simulator.screenNodes())
      result.ranLines.append(simulator.ranLines())
    }
  }
  func take(_ step: ActionText) {
    let registered = simulator.registeredActions.contains(step.text)
    let action: Action? =
      registered
      ? .registered(step.text) : step.action(value: step.expression.flatMap { functions[$0] })
    guard let action else {
      result.problems[result.steps.count] = .notPossible(step.text)
      return keep(StepTrace(action: step.text))
    }
    let (trace, problem) = simulator.perform(action, named: step.text)
    if let problem = problem.map(simulator.withOffers) {
      result.problems[result.steps.count] = problem
    }
    if simulator.changesDirectly { result.directChanges.insert(result.steps.count) }
    if let label = simulator.changedControl { result.changedControls[result.steps.count] = label }
    keep(trace)
  }
  func takeOffered(_ offered: DiscoveredAction) -> OfferOutcome {
    let action: Action? =
      offered.kind == .registered ? .registered(offered.name) : offered.text.action(value: nil)
    guard let action else { return .gone }
    let before = offered.kind == .change ? simulator.snapshot() : nil
    let (trace, problem) = simulator.perform(action, named: offered.text.text)
    // A value that nobody in the program gives: what stops at it says nothing about the program.
    if let before, trace.trap != nil {
      simulator.restore(before)
      return .gone
    }
    if case .disabled? = problem { return .disabled }
    guard problem == nil else { return .gone }
    if simulator.changesDirectly { result.directChanges.insert(result.steps.count) }
    keep(trace)
    return .taken
  }
  keep(simulator.start())
  result.mutablePaths = simulator.mutablePaths
  result.registered = simulator.registeredActions
  let offered = request.steps == nil ? simulator.discoverActions() : []
  result.controls = offered.filter(\.isControl).map(\.text.text)
  result.performed = offered.filter { $0.kind == .perform }.map(\.text.text)
  result.environment = offered.filter { $0.kind == .environment }.map(\.text.text)
  request.steps?.forEach(take)
  var known = Set(offered)
  var disabled: [DiscoveredAction] = []
  var hiding: [DiscoveredAction] = []
  for control in offered where control.isControl {
    if control.kind == .edit, simulator.hidesOthers(control) {
      hiding.append(control)
      continue
    }
    switch takeOffered(control) {
    case .taken: break
    case .disabled: disabled.append(control)
    case .gone:
      // Its label has changed since then: what stands there under a new one.
      let next = simulator.discoverActions().first {
        $0.kind == control.kind && !known.contains($0)
      }
      if let next, known.insert(next).inserted { _ = takeOffered(next) }
    }
  }
  let hidden = Set(hiding.map(\.text.text))
  result.controls = result.controls.filter { !hidden.contains($0) } + hiding.map(\.text.text)
  // What hides others, what the other controls have enabled, then what no control changes.
  for action in hiding + disabled + offered.filter(\.isOutside) { _ = takeOffered(action) }
  if request.discoversAtEnd {
    result.controls = simulator.discoverActions().filter(\.isControl).map(\.text.text)
  }
  result.questions = simulator.questions
  result.assumptions = simulator.assumptions
  result.unchecked = simulator.unchecked
  return result
}

extension Simulator {
  /// Whether other controls are gone once a text is typed: a search leaves out what does not match. The program is then
  /// as it was.
  fileprivate func hidesOthers(_ edit: DiscoveredAction) -> Bool {
    guard let action = edit.text.action(value: nil) else { return false }
    func counts() -> [DiscoveredAction.Kind: Int] {
      discoverActions().filter(\.isControl).reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    }
    let (state, before) = (snapshot(), counts())
    defer { restore(state) }
    guard perform(action, named: edit.text.text).1 == nil else { return false }
    let after = counts()
    return before.contains { after[$0.key, default: 0] < $0.value }
  }

  /// A problem with a name that nothing of its kind answers to, with all that is offered instead.
  fileprivate func withOffers(_ problem: ActionProblem) -> ActionProblem {
    guard case .notFound(let name, let known) = problem, known.isEmpty else { return problem }
    return .notFound(name, known: discoverActions().map(\.text.text))
  }
}

extension DiscoveredAction {
  /// The step as a person would write it.
  package var text: ActionText {
    switch kind {
    case .registered: ActionText(name)
    case .tap: ActionText("tap:" + name)
    case .toggle: ActionText("toggle:" + name)
    case .edit, .change: ActionText("change:" + name)
    case .receive, .perform: ActionText("perform:" + name)
    case .environment: ActionText("change:\\." + name)
    }
  }

  /// Whether something on screen takes it: a control, or a modifier that listens.
  fileprivate var isControl: Bool { !isOutside && kind != .perform }

  /// Whether nothing on screen takes it.
  fileprivate var isOutside: Bool { kind == .change || kind == .environment }
}

// MARK: The root

/// A program with the function that makes its root. nil: it has none.
func lowerRoot(
  _ sources: [ParsedSource], root: String?
) -> (name: String, program: ViewProgram, function: FunctionID)? {
  guard let root = root ?? defaultRoot(lower(sources).program) else { return nil }
  let lowered = lower(sources, expressions: [rootExpression(root)])
  guard case .function(let id) = lowered.expressions[0] else { return nil }
  return (root, lowered.program, previewFunction(root, lowered.program) ?? id)
}

/// The preview, if there is one; else the first view that no other view mentions.
func defaultRoot(_ program: ViewProgram) -> String? {
  if !program.previews.isEmpty { return "#Preview" }
  return outermostView(program)
}

func previewFunction(_ root: String, _ program: ViewProgram) -> FunctionID? {
  guard let number = root.previewNumber else { return nil }
  return program.previews.indices.contains(number - 1) ? program.previews[number - 1] : nil
}

extension String {
  /// The number of the preview that a root expression means: 2 of `#Preview 2`. nil: it means no preview.
  var previewNumber: Int? {
    hasPrefix("#Preview") ? Int(dropFirst("#Preview ".count)) ?? 1 : nil
  }
}

/// A view's name alone means an instance of it, with inputs assumed.
func rootExpression(_ root: String) -> String {
  if root.hasPrefix("#Preview") { return "0" }
  let isName = root.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  return isName ? root + "()" : root
}

/// The type that an expression makes an instance of, where the program declares views and none of this name,
/// and SwiftUI has none either. nil: it is another expression, or the type is known.
private func undeclaredView(_ expression: String, _ program: ViewProgram) -> String? {
  let name = String(expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  let rest = expression.dropFirst(name.count)
  guard name.first?.isUppercase == true, rest.first == "(", !program.viewTypes.isEmpty,
    !program.knows(type: name)
  else { return nil }
  return name
}

/// The first view that no other view's code makes.
private func outermostView(_ program: ViewProgram) -> String? {
  let views = program.viewTypes
  let made = program.constructedTypes
  return
    (views.first { !made.contains($0) && program.types[$0].genericParameters.isEmpty }
    ?? views.first).map { program.types[$0].name }
}
