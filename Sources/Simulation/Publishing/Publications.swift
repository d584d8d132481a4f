/// What a publisher is made of.
extension Publishing {
  /// A source and the operators behind it, the first one first. nil: one of them is not modelled.
  func chain(
    of publisher: Value
  ) -> (source: Subscription.Source, operators: [Subscription.Operator])? {
    var operators: [Subscription.Operator] = []
    var current = publisher
    for _ in 0..<50 {
      if let source = source(current) { return (source, operators.reversed()) }
      guard case .term(let term) = current, term.kind == .methodCall, let base = term.operands.first
      else { return nil }
      let arguments = Array(term.operands.dropFirst())
      if !Self.unchanging.contains(term.head) {
        guard let step = step(term.head, arguments) else { return nil }
        operators.append(step)
      }
      current = base
    }
    return nil
  }

  /// Operators that hand on each value at once.
  private static let unchanging: Set<String> = [
    "eraseToAnyPublisher", "share", "print", "setFailureType",
  ]

  private func step(_ name: String, _ arguments: [Value]) -> Subscription.Operator? {
    switch (name, arguments.first) {
    case ("map", let function?) where arguments.count == 1: .map(function)
    case ("filter", let test?) where arguments.count == 1: .filter(test)
    case ("compactMap", let function?) where arguments.count == 1: .compactMap(function)
    case ("dropFirst", nil): .drop(1)
    case ("dropFirst", .integer(let count)?): .drop(count)
    case ("removeDuplicates", nil): .distinct(last: nil)
    case ("receive", _?): .later
    default: nil
    }
  }

  private func source(_ value: Value) -> Subscription.Source? {
    switch value {
    case .fresh(let kind, let id) where ViewMaker.subjects.contains(kind): return .subject(id)
    case .term(let term) where term.kind == .source && term.head == "publisher":
      guard term.operands.count == 3, case .object(let object) = term.operands[1],
        case .integer(let property) = term.operands[2]
      else { return nil }
      return .property(Access(object: object, property: property))
    case .term(let term) where term.kind == .source && term.head == "objectWillChange":
      guard case .object(let object)? = term.operands.first else { return nil }
      return .object(object)
    case .term(let term) where term.kind == .methodCall && term.head == "publisher":
      guard isCenter(term.operands.first), let name = term.operands.dropFirst().first else {
        return nil
      }
      return .notification(comparison.hashKey(name))
    default: return nil
    }
  }

  /// Whether a value is a `NotificationCenter`.
  func isCenter(_ value: Value?) -> Bool {
    guard case .term(let term)? = value, term.kind == .member,
      case .type(.external("NotificationCenter", _))? = term.operands.first
    else { return false }
    return true
  }

  /// All sources that a publisher is made of.
  func sources(in publisher: Value, depth: Int) -> Set<Subscription.Source> {
    if let source = source(publisher) { return [source] }
    guard depth < 50, case .term(let term) = publisher else { return [] }
    return term.operands.reduce(into: []) {
      $0.formUnion(sources(in: $1, depth: depth + 1))
    }
  }

  /// Whether `map` and its like make another publisher of it, and no collection.
  func isPublisher(_ value: Value) -> Bool {
    var current = value
    for _ in 0..<50 {
      if source(current) != nil { return true }
      guard case .term(let term) = current, term.kind == .methodCall, let base = term.operands.first
      else { return false }
      if case .type(.external("Publishers", _)) = base { return true }
      current = base
    }
    return false
  }

  /// What a new subscriber gets at once.
  func present(_ source: Subscription.Source) -> Value? {
    switch source {
    case .subject(let id): return graph.engine.subjects[id]
    case .object, .notification: return nil
    case .property(let access):
      guard case .wrapper(let wrapper) = interpreter.objects[access.object].fields[access.property]
      else {
        return nil
      }
      return wrapper.value
    }
  }

  func target(_ name: String, _ arguments: [LabeledValue]) -> Subscription.Target? {
    if name == "sink" {
      let action = arguments.last { $0.label != "receiveCompletion" }
      if case .closure(let closure)? = action?.value { return .closure(closure) }
      return nil
    }
    switch (arguments.first?.value, arguments.dropFirst().first?.value) {
    case (.keyPath(let path)?, .object(let object)?):
      guard path.components.count == 1, case .property(let name) = path.components[0] else {
        return nil
      }
      return .property(object, name)
    case (let published?, nil):
      guard case .property(let access)? = source(published) else { return nil }
      return .property(
        access.object,
        declaredTypes.layout(interpreter.objects[access.object].type)[access.property].name)
    default: return nil
    }
  }

  /// Whether an object, a state or a global holds what `sink` gave: without it, the subscription ends.
  func isKept(cancellable id: Int) -> Bool {
    interpreter.objects.contains { $0.fields.contains { holds(id, in: $0, depth: 0) } }
      || graph.engine.locations.contains { holds(id, in: $0.pending ?? $0.value, depth: 0) }
      || interpreter.globals.contains { $0.map { holds(id, in: $0, depth: 0) } ?? false }
      || interpreter.statics.values.contains { holds(id, in: $0, depth: 0) }
  }

  private func holds(_ id: Int, in value: Value, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    switch value {
    case .fresh("AnyCancellable", let other): return other == id
    case .set(let box): return box.elements.contains { holds(id, in: $0, depth: depth + 1) }
    case .array(let box): return box.elements.contains { holds(id, in: $0, depth: depth + 1) }
    case .wrapper(let wrapper): return holds(id, in: wrapper.value, depth: depth + 1)
    case .structure(let made): return made.fields.contains { holds(id, in: $0, depth: depth + 1) }
    case .dictionary(let box):
      return box.entries.contains { holds(id, in: $0.value, depth: depth + 1) }
    default: return false
    }
  }
}
