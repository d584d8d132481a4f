import Catalog

/// What an action that no control stands for does when it is performed.
enum PerformedAction {
  /// Calls a closure. `given`: what it is handed first, where that is known.
  case call(Closure, given: Value? = nil)
  /// A gesture goes on: the closure of `updating($state) { value, state, transaction in … }` sets its state.
  case update(BindingValue, Closure, given: Value?)
  /// A gesture is over: its state is what it was at first.
  case end(BindingValue)

  var isEnd: Bool { if case .end = self { true } else { false } }

  /// What stands behind an address, where the gesture ends.
  static let ending = " ends"
}

extension ControlActions {
  /// Closures in arguments: `TapGesture().onEnded { … }`, `Alert(…, primaryButton: …)`.
  func actions(in arguments: [LabeledValue]) -> [PerformedAction] {
    var result: [PerformedAction] = []
    var pending: [(value: Value, given: Value?)] = arguments.reversed().map { ($0.value, nil) }
    var steps = 0
    while let (value, given) = pending.popLast(), steps < 200 {
      steps += 1
      switch value {
      case .closure(let closure): result.append(.call(closure, given: given))
      case .term(let term):
        let given = handed(by: term)
        guard let (binding, closure) = updated(by: term) else {
          pending += term.operands.reversed().map { ($0, given) }
          continue
        }
        result += [.update(binding, closure, given: given), .end(binding)]
        if let gesture = term.operands.first { pending.append((gesture, nil)) }
      default: break
      }
    }
    return result
  }

  /// What `TapGesture().onEnded { … }` does after one tap. nil: it is another gesture, or one of several.
  func tapClosure(_ arguments: [LabeledValue]) -> Closure? {
    guard case .term(let term)? = arguments.first?.value, let tap = term.endedTap,
      tap.given.isEmpty
    else { return nil }
    return tap.closure
  }

  /// `gesture.updating($state) { … }`
  private func updated(by term: Term) -> (BindingValue, Closure)? {
    guard term.kind == .methodCall, term.head == "updating", term.operands.count == 3,
      case .binding(let binding) = term.operands[1], case .closure(let closure) = term.operands[2]
    else { return nil }
    return (binding, closure)
  }

  /// What a gesture of SwiftUI hands to its closures. nil: something that is not known.
  private func handed(by term: Term) -> Value? {
    var gesture = term
    var steps = 0
    while gesture.kind == .methodCall, case .term(let inner)? = gesture.operands.first, steps < 100
    {
      gesture = inner
      steps += 1
    }
    guard gesture.kind == .call else { return nil }
    return switch gesture.head {
    case "LongPressGesture": .boolean(true)
    case "TapGesture": .void
    default: nil
    }
  }

  /// Performs an action of a view or modifier. What it is not given is not known.
  ///
  /// - Parameters:
  ///   - name: what it is an action of, as ``ScreenTree/viewName(at:)`` has it.
  ///   - arguments: as many are used as the action takes.
  func perform(
    _ action: PerformedAction, of name: String, _ arguments: [Value] = []
  ) throws(Interruption) {
    func unknown(_ index: Int) -> Value { .term(Term(.source, "\(name) argument \(index)")) }
    switch action {
    case .call(let closure, let given):
      var values = arguments.isEmpty ? [given].compactMap(\.self) : arguments
      let count =
        declaredTypes.parameterCount(closure)
        ?? Catalog.modifier(String(name.drop { $0 == "." }))?.actionArguments ?? values.count
      while values.count < count { values.append(unknown(values.count)) }
      _ = try interpreter.call(closure, Array(values.prefix(count)))
    case .update(let binding, let closure, let given):
      let current = try storage.peekBinding(binding)
      let left = try library.left(
        in: 1, of: [given ?? unknown(0), current, unknown(2)], by: closure)
      try storage.modifyBinding(binding, site: 0) { $0 = left ?? unknown(1) }
    case .end(let binding):
      guard case .state(let location) = binding.base, binding.path.isEmpty,
        let initial = graph.engine.locations[location].initial
      else { return }
      try storage.modifyBinding(binding, site: 0) { $0 = initial }
    }
  }
}

extension Term {
  /// What a `TapGesture(count: 2).onEnded { … }` is given, and what it does. nil: it is another gesture, or one of
  /// several.
  var endedTap: (given: [LabeledValue], closure: Closure)? {
    guard kind == .methodCall, head == "onEnded", operands.count == 2,
      case .closure(let closure) = operands[1], case .term(let tap) = operands[0],
      tap.kind == .call, tap.head == "TapGesture"
    else { return nil }
    let given = zip(tap.labels, tap.operands).map { LabeledValue(label: $0, value: $1) }
    return (given, closure)
  }
}
