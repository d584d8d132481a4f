/// Publishers and who subscribed to them.
struct Publishing: GraphPart {
  let graph: ViewGraph
}

/// Publishers that `onReceive` listens to (semantics.md 14.12): what a subject sends and what is posted
/// are events with their value.
extension Publishing {
  /// `subject.send(value)`, `NotificationCenter.default.post(…)`. nil: it is no such call.
  func publish(
    _ name: String, _ receiver: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard recorder.isActing, !interpreter.options.showsEverything else { return nil }
    switch (name, receiver) {
    case ("send", .fresh(let kind, let id)) where ViewMaker.subjects.contains(kind):
      try send(arguments.first?.value ?? .void, to: id, of: kind)
      return .void
    case ("post", .term) where isCenter(receiver):
      guard let wanted = arguments.first(where: { $0.label == "name" })?.value else { return .void }
      let source = Subscription.Source.notification(comparison.hashKey(wanted))
      let value = Value.term(Term(.source, "a notification"))
      try deliver(value, from: source)
      try publish(value, from: source)
      return .void
    case ("addObserver", .term) where isCenter(receiver): return observe(arguments, site: site)
    case ("removeObserver", .term) where isCenter(receiver):
      if case .fresh(Self.observer, let id)? = arguments.first?.value {
        graph.engine.subscriptions.removeAll { $0.id == id }
      }
      return .void
    default: return nil
    }
  }

  private static let observer = "an observer"

  private func send(_ value: Value, to id: Int, of kind: String) throws(Interruption) {
    if kind == "CurrentValueSubject" { graph.engine.subjects[id] = value }
    try deliver(value, from: .subject(id))
    try publish(value, from: .subject(id))
  }

  /// `center.addObserver(forName:object:queue:using:)`. What a selector names is not known to be called.
  private func observe(_ arguments: [LabeledValue], site: Int) -> Value? {
    guard let name = arguments.first(where: { $0.label == "forName" || $0.label == "name" })?.value
    else { return nil }
    var target: Subscription.Target?
    if case .closure(let closure)? = arguments.last?.value { target = .closure(closure) }
    var operators: [Subscription.Operator] = []
    if let queue = arguments.first(where: { $0.label == "queue" })?.value {
      if case .nilValue = queue {} else { operators = [.later] }
    }
    interpreter.freshCount += 1
    graph.engine.subscriptions.append(
      Subscription(
        id: interpreter.freshCount, sources: [.notification(comparison.hashKey(name))],
        operators: operators, target: target, isHeld: false, site: site))
    return .fresh(kind: Self.observer, id: interpreter.freshCount)
  }

  /// An object tells those who listen to `objectWillChange`.
  func announce(_ object: ObjectID) throws(Interruption) {
    guard recorder.isActing, !interpreter.options.showsEverything else { return }
    try deliver(.void, from: .object(object))
    try publish(.void, from: .object(object))
  }

  /// `subject.value`
  func subjectValue(_ name: String, of base: Value) -> Value? {
    guard name == "value", case .fresh("CurrentValueSubject", let id) = base else { return nil }
    return graph.engine.subjects[id]
  }

  /// `subject.value = value`
  func setSubjectValue(
    _ name: String, of base: Value, to value: Value
  ) throws(Interruption) -> Bool {
    guard name == "value", case .fresh("CurrentValueSubject", let id) = base,
      recorder.isActing, !interpreter.options.showsEverything
    else { return false }
    try send(value, to: id, of: "CurrentValueSubject")
    return true
  }

  /// Runs the `onReceive` actions on screen whose publisher it is, or whose publisher is made of it. What the
  /// latter give is known where each value is handed on by itself.
  private func deliver(
    _ value: Value, from source: Subscription.Source
  ) throws(Interruption) {
    for node in controlActions.nodesInOrder() {
      guard let modifier = receiver(at: node), let publisher = modifier.arguments.first?.value,
        let action = modifier.actions.first, sources(in: publisher, depth: 0).contains(source)
      else { continue }
      guard let chain = chain(of: publisher), chain.operators.allSatisfy(\.isStateless) else {
        interpreter.assumptions.fail(
          Unsupported(.publisher, at: recorder.location(site: modifier.site)))
        continue
      }
      guard let result = try changed(value, by: chain.operators, site: modifier.site) else {
        continue
      }
      _ = try interpreter.call(
        action.closure, declaredTypes.parameterCount(action.closure) == 0 ? [] : [result])
    }
  }

  /// What operators without a memory make of a value. nil: they leave it out.
  private func changed(
    _ value: Value, by operators: [Subscription.Operator], site: Int
  ) throws(Interruption) -> Value? {
    var value = value
    for step in operators {
      switch step {
      case .map(let function): value = try sequenceLibrary.apply(function, [value], site: site)
      case .filter(let test):
        guard try sequenceLibrary.holds(test, value, site: site) else { return nil }
      case .compactMap(let function):
        value = try sequenceLibrary.apply(function, [value], site: site)
        if case .nilValue = value { return nil }
      case .drop, .distinct, .later: return nil
      }
    }
    return value
  }

  /// Whether an `onReceive` listens to what the program does not send itself: a timer, the system's notices.
  func listensOutside(_ node: NodeID) -> Bool {
    guard let publisher = receiver(at: node)?.arguments.first?.value else { return false }
    return sources(in: publisher, depth: 0).allSatisfy {
      if case .notification = $0 { true } else { false }
    }
  }

  private func receiver(at node: NodeID) -> PrimitiveView? {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier, modifier.name == "onReceive"
    else { return nil }
    return modifier
  }

  /// A publisher that gives its value to whoever subscribes does so when the view appears.
  func subscribed(_ modifier: PrimitiveView) {
    guard let publisher = modifier.arguments.first?.value, !interpreter.options.showsEverything
    else { return }
    switch publisher {
    case .fresh("CurrentValueSubject", let id):
      graph.queue(modifier.actions.first, name: modifier.name, [graph.engine.subjects[id] ?? .void])
    case .term(let term) where publishesState(term, depth: 0):
      interpreter.assumptions.fail(
        Unsupported(.publisher, at: recorder.location(site: modifier.site)))
    default: break
    }
  }

  /// `$property` of an ObservableObject, or a publisher made of one or of a subject with a value.
  private func publishesState(_ term: Term, depth: Int) -> Bool {
    guard depth < 50 else { return false }
    if term.kind == .source, term.head == "publisher" { return true }
    return term.operands.contains { operand in
      switch operand {
      case .fresh("CurrentValueSubject", _): true
      case .term(let inner): publishesState(inner, depth: depth + 1)
      default: false
      }
    }
  }

  /// A subject that the program has made has its first value.
  func setSubject(_ id: Int, to value: Value?) { graph.engine.subjects[id] = value }
}
