/// A subscription to what an object or a subject publishes (semantics.md 14.12).
struct Subscription {
  enum Source: Hashable {
    /// `$property` of an object: the value it has, then each that it will have.
    case property(Access)
    /// A subject by its number.
    case subject(Int)
    /// An object that will change.
    case object(ObjectID)
    /// Notifications by their name.
    case notification(HashKey)
  }

  /// What is done with a value on its way.
  enum Operator {
    case map(Value)
    case filter(Value)
    case compactMap(Value)
    /// Leaves out so many values.
    case drop(Int)
    /// Leaves out a value that equals the one before it.
    case distinct(last: Value?)
    /// Goes on after the running event: `receive(on:)`.
    case later
  }

  enum Target {
    case closure(Closure)
    /// `assign(to:on:)` and `assign(to: &$property)`: a property of an object.
    case property(ObjectID, String)
  }

  let id: Int
  var sources: Set<Source>
  var operators: [Operator]
  /// nil: what becomes of the values is not modelled.
  var target: Target?
  /// Whether it ends when nobody keeps what `sink` gave.
  var isHeld: Bool
  let site: Int
}

extension Publishing {
  /// `publisher.sink { … }`, `publisher.assign(to:on:)`, `publisher.assign(to: &$property)`. nil: it is
  /// no publisher whose values are known.
  func subscribe(
    _ name: String, to publisher: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard name == "sink" || name == "assign", interpreter.trialDepth == 0 else { return nil }
    let chain = chain(of: publisher)
    let target = chain == nil ? nil : target(name, arguments)
    let sources = chain.map { [$0.source] } ?? sources(in: publisher, depth: 0)
    guard !sources.isEmpty else { return nil }
    if interpreter.options.showsEverything {
      // What subjects send is an effect there, and what is not modelled is unknown.
      guard target != nil, sources.allSatisfy({ if case .property = $0 { true } else { false } })
      else { return nil }
    }
    interpreter.freshCount += 1
    graph.engine.subscriptions.append(
      Subscription(
        id: interpreter.freshCount, sources: sources, operators: chain?.operators ?? [],
        target: target,
        isHeld: arguments.count > 1 || name == "sink", site: site))
    let id = interpreter.freshCount
    if target == nil {
      interpreter.assumptions.fail(Unsupported(.publisher, at: recorder.location(site: site)))
    } else if let source = sources.first, let value = present(source) {
      try receive(value, by: id, from: 0)
    }
    return .fresh(kind: "AnyCancellable", id: id)
  }

  /// Gives a value to those who subscribed to its source.
  func publish(_ value: Value, from source: Subscription.Source) throws(Interruption) {
    guard !graph.engine.subscriptions.isEmpty else { return }
    for subscription in graph.engine.subscriptions where subscription.sources.contains(source) {
      guard !subscription.isHeld || isKept(cancellable: subscription.id) else { continue }
      if subscription.target == nil {
        interpreter.assumptions.fail(
          Unsupported(.publisher, at: recorder.location(site: subscription.site)))
      } else {
        try receive(value, by: subscription.id, from: 0)
      }
    }
  }

  /// `token.cancel()`, `token.store(in: &tokens)`. nil: it is no such call.
  func callCancellable(
    _ name: String, _ receiver: Value, _ place: Place?, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value? {
    guard case .fresh("AnyCancellable", let id) = receiver else { return nil }
    switch (name, place) {
    case ("cancel", _): graph.engine.subscriptions.removeAll { $0.id == id }
    case ("store", let place?):
      try placeAccess.modify(place, site: site, &frame) { kept in
        switch kept {
        case .set(let box): kept = sequenceLibrary.makeSet(box.elements + [receiver])
        case .array(let box): kept = .array(ArrayBox(box.elements + [receiver]))
        default: break
        }
      }
    default: return nil
    }
    return .void
  }

  // MARK: A value on its way

  /// - Parameter first: the operator to begin with.
  func receive(_ value: Value, by id: Int, from first: Int) throws(Interruption) {
    guard let index = graph.engine.subscriptions.firstIndex(where: { $0.id == id }) else { return }
    let subscription = graph.engine.subscriptions[index]
    var value = value
    for (position, step) in subscription.operators.enumerated() where position >= first {
      switch step {
      case .map(let function):
        value = try sequenceLibrary.apply(function, [value], site: subscription.site)
      case .filter(let test):
        let answer = try sequenceLibrary.apply(test, [value], site: subscription.site)
        guard operators.truth(answer, site: subscription.site) else { return }
      case .compactMap(let function):
        value = try sequenceLibrary.apply(function, [value], site: subscription.site)
        if case .nilValue = value { return }
      case .drop(let count):
        if count > 0 {
          graph.engine.subscriptions[index].operators[position] = .drop(count - 1)
          return
        }
      case .distinct(let last):
        if let last, try comparison.isEqual(last, value) { return }
        graph.engine.subscriptions[index].operators[position] = .distinct(last: value)
      case .later:
        let rest = Closure(
          code: .library("subscription"),
          captures: [.integer(id), .integer(position + 1), value])
        graph.engine.queued.append(QueuedAction(closure: rest, arguments: [], name: "receive"))
        return
      }
    }
    try deliver(value, to: subscription)
  }

  /// Goes on with a value that was put off.
  func resumeSubscription(_ captures: [Value]) throws(Interruption) {
    guard captures.count == 3, case .integer(let id) = captures[0],
      case .integer(let position) = captures[1]
    else { return }
    try receive(captures[2], by: id, from: position)
  }

  private func deliver(_ value: Value, to subscription: Subscription) throws(Interruption) {
    try interpreter.untracked { () throws(Interruption) in
      switch subscription.target {
      case .closure(let closure)?:
        _ = try interpreter.call(closure, declaredTypes.parameterCount(closure) == 0 ? [] : [value])
      case .property(let object, let name)?:
        try storage.setObjectProperty(
          object, name, to: value, inPlace: false, site: subscription.site)
      case nil: break
      }
    }
  }
}

extension Subscription.Operator {
  /// Whether each value is handled by itself, at once.
  var isStateless: Bool {
    switch self {
    case .map, .filter, .compactMap: true
    case .drop, .distinct, .later: false
    }
  }
}
