/// Publishers and who subscribed to them.
struct Publishing: GraphPart {
  let graph: ViewGraph
}

/// Publishers that `onReceive` listens to (semantics.md 14.12): what a subject sends and what is posted
/// are events with their value.
extension Publishing {
  /// `subject.send(value)`, `NotificationCenter.default.post(…)`. nil: it is no such call.
  func publish(
    _ name: String, _ receiver: Value, _ arguments: [LabeledValue]
  ) throws(Interruption) -> Value? {
    guard recorder.isActing, !interpreter.options.showsEverything else { return nil }
    switch (name, receiver) {
    case ("send", .fresh(let kind, let id)) where ViewMaker.subjects.contains(kind):
      let value = arguments.first?.value ?? .void
      if kind == "CurrentValueSubject" { graph.engine.subjects[id] = value }
      try deliver(value) {
        self.subject(of: $0).map { ($0.id == id, $0.isDerived) } ?? (false, false)
      }
      try publish(value, from: .subject(id))
      return .void
    case ("post", .term(let center)) where isCenter(center):
      guard let wanted = arguments.first(where: { $0.label == "name" })?.value else { return .void }
      let key = comparison.hashKey(wanted)
      try deliver(.term(Term(.source, "a notification"))) { publisher in
        self.notification(of: publisher).map { ($0.name == key, $0.isDerived) } ?? (false, false)
      }
      return .void
    default: return nil
    }
  }

  private func isCenter(_ term: Term) -> Bool {
    guard term.kind == .member,
      case .type(.external("NotificationCenter", _))? = term.operands.first
    else { return false }
    return true
  }

  /// Runs the `onReceive` actions on screen whose publisher it is. What makes another publisher of it
  /// is not modelled.
  private func deliver(
    _ value: Value, to isMeant: (Value) -> (isMeant: Bool, isDerived: Bool)
  ) throws(Interruption) {
    for node in controlActions.nodesInOrder() {
      guard let modifier = receiver(at: node), let publisher = modifier.arguments.first?.value,
        let action = modifier.actions.first
      else { continue }
      let (isHit, isDerived) = isMeant(publisher)
      guard isHit else { continue }
      if isDerived {
        interpreter.assumptions.fail(
          Unsupported(.publisher, at: recorder.location(site: modifier.site)))
      } else {
        _ = try interpreter.call(
          action.closure, declaredTypes.parameterCount(action.closure) == 0 ? [] : [value])
      }
    }
  }

  private func receiver(at node: NodeID) -> PrimitiveView? {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier, modifier.name == "onReceive"
    else { return nil }
    return modifier
  }

  private func subject(of publisher: Value) -> (id: Int, isDerived: Bool)? {
    var current = publisher
    for depth in 0..<50 {
      switch current {
      case .fresh(let kind, let id):
        return ViewMaker.subjects.contains(kind) ? (id, depth > 0) : nil
      case .term(let term) where term.kind == .methodCall || term.kind == .member:
        guard let base = term.operands.first else { return nil }
        current = base
      default: return nil
      }
    }
    return nil
  }

  private func notification(of publisher: Value) -> (name: HashKey, isDerived: Bool)? {
    var current = publisher
    for depth in 0..<50 {
      guard case .term(let term) = current, let base = term.operands.first else { return nil }
      if term.kind == .methodCall, term.head == "publisher", case .term(let center) = base,
        isCenter(center), let name = term.operands.dropFirst().first
      {
        return (comparison.hashKey(name), depth > 0)
      }
      current = base
    }
    return nil
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
