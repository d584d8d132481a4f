/// Functions as text, for comparing programs: what they do with arguments that are not known. So a
/// drawing, a filter or a layout guide that is given away is compared although nobody calls it, and
/// the same function written otherwise is the same.
extension Machine {
  /// `{argument 0.price}`, or `{}` where the function writes state or calls the rest of the app: it is
  /// an action, and what it does is seen when it is done.
  ///
  /// - Parameter isValue: the function is known to be called for its value; not being able to is
  ///   something that is not modelled.
  func shownFunction(_ closure: Closure, isValue: Bool = false) -> String {
    guard options.showsEverything, hiddenFunctions == 0, trialDepth < Self.mostTrials,
      !engine.nodes.isEmpty
    else { return "{}" }
    let count = parameterCount(closure) ?? 1
    let arguments = (0..<count).map { Value.term(Term(.source, "argument \($0)")) }
    let saved = Trial(self)
    defer { saved.restore(self) }
    do throws(Interruption) {
      let value = try untracked { () throws(Interruption) in try call(closure, arguments) }
      guard engine.writes.count == saved.engine.writes.count else { return "{}" }
      let calls = effects.dropFirst(saved.effects.count).filter { $0.hasPrefix("argument ") }
      let parts = calls + [result(value)].compactMap { $0 }
      return Self.keyPath(parts) ?? "{" + parts.joined(separator: "; ") + "}"
    } catch {
      if isValue { saved.failure = error }
      return "{}"
    }
  }

  /// The same for a function that a modifier calls for its value, beside its actions: what is measured
  /// decides what they do.
  func shownValueFunction(_ closure: Closure) -> String {
    let hidden = hiddenFunctions
    hiddenFunctions = 0
    defer { hiddenFunctions = hidden }
    return shownFunction(closure, isValue: true)
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
    guard options.showsEverything, trialDepth == 0, !engine.nodes.isEmpty,
      let count = parameterCount(closure)
    else { return nil }
    let saved = Trial(self)
    defer { saved.restore(self) }
    let arguments = (0..<count).map { Value.term(Term(.source, "argument \($0)")) }
    guard
      case .term(let call)? = try? untracked({ () throws(Interruption) in
        try self.call(closure, arguments)
      }),
      call.kind == .methodCall, call.operands.count == count + 1, let base = call.operands.first,
      effects.count == saved.effects.count + 1, engine.writes.count == saved.engine.writes.count
    else { return nil }
    let isDirect = zip(call.operands.dropFirst(), arguments).allSatisfy { shown($0) == shown($1) }
    let name = shown(base)
    return isDirect && !name.hasPrefix("argument ") ? Term(.member, call.head, [base]) : nil
  }

  /// What a function gives, unless that is what an action did.
  private func result(_ value: Value) -> String? {
    switch value {
    case .fresh: return nil
    case .tuple(let tuple) where tuple.elements.isEmpty: return nil
    case .term(let term):
      let isCall = term.kind == .call || term.kind == .methodCall
      return isCall && term.head.first?.isUppercase != true && !term.head.hasPrefix(".")
        ? nil : shown(value)
    default: return shown(value)
    }
  }
}

/// What a machine was before something was tried out on it.
final class Trial {
  let engine: EngineState
  let effects: [String]
  private let objects: [Instance]
  private let globals: [Value?]
  private let statics: [StaticKey: Value]
  private let effectDoubts: [String?]
  private let assumptions: AssumptionLog
  private let counts: StepCounts
  private let trace: TraceLog
  private let depth: (calls: Int, fresh: Int)
  private let isUpdating: Bool
  var failure: Interruption?

  /// Keeps everything, and lets the machine act.
  init(_ machine: Machine) {
    engine = machine.engine
    effects = machine.effects
    objects = machine.objects
    globals = machine.globals
    statics = machine.statics
    effectDoubts = machine.effectDoubts
    assumptions = machine.assumptions
    counts = machine.counts
    trace = machine.trace
    depth = (machine.callDepth, machine.freshCount)
    isUpdating = machine.isUpdating
    machine.isUpdating = false
    machine.trialDepth += 1
  }

  func restore(_ machine: Machine) {
    machine.engine = engine
    machine.effects = effects
    machine.objects = objects
    machine.globals = globals
    machine.statics = statics
    machine.effectDoubts = effectDoubts
    machine.assumptions = assumptions
    machine.counts = counts
    machine.trace = trace
    (machine.callDepth, machine.freshCount) = depth
    machine.isUpdating = isUpdating
    machine.trialDepth -= 1
    if let failure { machine.note(failure) }
    if machine.isShownCut { machine.cut() }
  }
}
