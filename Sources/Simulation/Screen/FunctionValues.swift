import Catalog

/// Tries functions out on arguments that are not known, to show what they do.
struct FunctionTrials: GraphPart {
  let graph: ViewGraph
}

/// Functions as text, for comparing programs: what they do with arguments that are not known. So a
/// drawing, a filter or a layout guide that is given away is compared although nobody calls it, and
/// the same function written otherwise is the same.
extension FunctionTrials {
  /// `{argument 0.price}`, or `{ … }` where the function writes state or calls the rest of the app: it is
  /// an action, and what it does is seen when it is done.
  ///
  /// - Parameter isValue: the function is known to be called for its value; not being able to is
  ///   something that is not modelled.
  func shownFunction(_ closure: Closure, isValue: Bool = false) -> String {
    guard interpreter.options.showsEverything, interpreter.hiddenFunctions == 0,
      interpreter.trialDepth < Self.mostTrials,
      !graph.engine.nodes.isEmpty
    else { return ShownKind.closure.rawValue }
    let count = declaredTypes.parameterCount(closure) ?? 1
    let arguments = (0..<count).map { Value.term(Term(.source, "argument \($0)")) }
    let saved = Trial(graph)
    defer { saved.restore(graph) }
    do throws(Interruption) {
      let value = try interpreter.untracked { () throws(Interruption) in
        try interpreter.call(closure, arguments)
      }
      guard graph.engine.writes.count == saved.engine.writes.count else {
        return ShownKind.closure.rawValue
      }
      let calls = interpreter.effects.dropFirst(saved.effects.count).filter {
        $0.hasPrefix("argument ")
      }
      let parts = calls + [result(value)].compactMap { $0 }
      return Self.keyPath(parts) ?? "{" + parts.joined(separator: "; ") + "}"
    } catch {
      if isValue { saved.failure = error }
      return ShownKind.closure.rawValue
    }
  }

  /// The same for a function that a modifier calls for its value, beside its actions: what is measured
  /// decides what they do.
  func shownValueFunction(_ closure: Closure) -> String {
    let hidden = interpreter.hiddenFunctions
    interpreter.hiddenFunctions = 0
    defer { interpreter.hiddenFunctions = hidden }
    return shownFunction(closure, isValue: true)
  }

  /// What a function draws or lays out, in any simulation: also what it does with what it is handed.
  func drawn(_ closure: Closure) -> String {
    let (showsEverything, hidden) = (
      interpreter.options.showsEverything, interpreter.hiddenFunctions
    )
    (interpreter.options.showsEverything, interpreter.hiddenFunctions) = (true, 0)
    defer {
      (interpreter.options.showsEverything, interpreter.hiddenFunctions) = (showsEverything, hidden)
    }
    return shownFunction(closure)
  }

  /// Functions in arguments of functions that are shown.
  private static let mostTrials = 3

  /// `\.name` for `{ $0.name }`.
  private static func keyPath(_ parts: [String]) -> String? {
    guard parts.count == 1, parts[0].hasPrefix("argument 0.") else { return nil }
    let path = parts[0].dropFirst("argument 0".count)
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPlain ? "\\" + path : nil
  }

  /// `coordinator.save` for `{ coordinator.save($0) }`: a function from elsewhere that is called with
  /// what the closure gets. nil: the closure does something else. Only for comparing programs.
  func calledFunction(_ closure: Closure) -> Term? {
    guard interpreter.options.showsEverything, interpreter.trialDepth == 0,
      !graph.engine.nodes.isEmpty,
      let count = declaredTypes.parameterCount(closure)
    else { return nil }
    let saved = Trial(graph)
    defer { saved.restore(graph) }
    let arguments = (0..<count).map { Value.term(Term(.source, "argument \($0)")) }
    guard
      case .term(let call)? = try? interpreter.untracked({ () throws(Interruption) in
        try interpreter.call(closure, arguments)
      }),
      call.kind == .methodCall, call.operands.count == count + 1, let base = call.operands.first,
      interpreter.effects.count == saved.effects.count + 1,
      graph.engine.writes.count == saved.engine.writes.count
    else { return nil }
    let isDirect = zip(call.operands.dropFirst(), arguments).allSatisfy {
      descriptions.shown($0) == descriptions.shown($1)
    }
    let name = descriptions.shown(base)
    return isDirect && !name.hasPrefix("argument ") ? Term(.member, call.head, [base]) : nil
  }

  /// What a function gives, unless that is what an action did.
  private func result(_ value: Value) -> String? {
    switch value {
    case .fresh: return nil
    case .tuple(let tuple) where tuple.elements.isEmpty: return nil
    case .term(let term):
      let isCall = term.kind == .call || term.kind == .methodCall
      return isCall && !term.head.startsUppercase && !term.head.hasPrefix(".")
        ? nil : descriptions.shown(value)
    default: return descriptions.shown(value)
    }
  }
}

/// What a graph was before something was tried out on it.
final class Trial {
  let engine: EngineState
  let effects: [String]
  private let heap: Heap
  private let effectDoubts: [String?]
  private let assumptions: AssumptionLog
  private let counts: StepCounts
  private let trace: TraceLog
  private let callDepth: Int
  private let isUpdating: Bool
  var failure: Interruption?

  /// Keeps everything, and lets the graph act.
  init(_ graph: ViewGraph) {
    engine = graph.engine
    effects = graph.interpreter.effects
    heap = Heap(of: graph.interpreter)
    effectDoubts = graph.interpreter.effectDoubts
    assumptions = graph.interpreter.assumptions
    counts = graph.interpreter.counts
    trace = graph.interpreter.trace
    callDepth = graph.interpreter.callDepth
    isUpdating = graph.interpreter.isUpdating
    graph.interpreter.isUpdating = false
    graph.interpreter.trialDepth += 1
  }

  func restore(_ graph: ViewGraph) {
    graph.engine = engine
    graph.interpreter.effects = effects
    heap.restore(graph.interpreter)
    graph.interpreter.effectDoubts = effectDoubts
    graph.interpreter.assumptions = assumptions
    graph.interpreter.counts = counts
    graph.interpreter.trace = trace
    graph.interpreter.callDepth = callDepth
    graph.interpreter.isUpdating = isUpdating
    graph.interpreter.trialDepth -= 1
    if let failure { graph.recorder.note(failure) }
    if graph.interpreter.isShownCut { graph.descriptions.cut() }
  }
}
