import Catalog

/// Calls of names that the program does not declare.
extension ViewMaker {
  func callUnresolved(
    _ name: String, _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    var places: [Int: Place] = [:]
    let calls = interpreter.callCount
    let values = try interpreter.evaluate(arguments, &frame, places: &places)
    switch name {
    case "assert" where interpreter.callCount > calls:
      interpreter.assumptions.fail(
        Unsupported(.debugOnly, [name], at: recorder.location(site: site)))
      return .void
    case "probe":
      if case .string(let probe)? = values.first?.value {
        interpreter.counts.probes[probe, default: 0] += 1
      }
      return .void
    case "step":
      if case .string(let label)? = values.first?.value,
        case .closure(let closure)? = values.last?.value
      {
        interpreter.host.register(closure, named: label)
      }
      return .void
    case "withAnimation", "withTransaction": return try callWithTransaction(values)
    case "swap":
      return try swap(values, places, site: site, &frame)
    case "Task": return later(values)
    case "await": return try interpreter.wait(for: values.first?.value ?? .void)
    case "try": return try interpreter.attempt(values.first?.value ?? .void)
    case "String":
      if let text = try interpreter.describing(.string, arguments, values) { return .string(text) }
      return try initializers.construct(.string, values, site: site)
    default:
      if name.startsUppercase {
        return try initializers.construct(.external(name, []), values, site: site)
      }
      if let result = try library.libraryCall(name, values, site: site) { return result }
      return callUnknown(name, values, site: site)
    }
  }

  /// `Task { … }`: runs when the running event and its updates are over.
  func later(_ values: [LabeledValue]) -> Value {
    for case .closure(let work) in values.reversed().map(\.value) {
      interpreter.host.enqueue(work, named: "Task")
      break
    }
    return .term(Term(.call, "Task"))
  }

  private func callUnknown(_ name: String, _ values: [LabeledValue], site: Int) -> Value {
    recorder.unknownCall(.call, name, values.map(\.value), labels: values.map(\.label), site: site)
  }

  private func callWithTransaction(_ values: [LabeledValue]) throws(Interruption) -> Value {
    guard
      case .closure(let work)? = values.last(where: {
        if case .closure = $0.value, $0.label != "completion" { true } else { false }
      })?.value
    else { return .void }
    // No animation is what there is without it.
    if case .nilValue? = values.first?.value, values.count == 2, values[0].label == nil {
      return try interpreter.call(work, [])
    }
    if values.count == 2, values[0].label == nil, isPlainTransaction(values[0].value) {
      return try interpreter.call(work, [])
    }
    recorder.noteTransaction(values)
    let settings = values.compactMap { value -> HashKey? in
      if case .closure = value.value { nil } else { comparison.hashKey(value.value) }
    }
    return try interpreter.host.within(transaction: .list([.string("animated")] + settings)) {
      () throws(Interruption) in try interpreter.call(work, [])
    }
  }

  /// `Transaction()`, which animates nothing and says nothing else.
  private func isPlainTransaction(_ value: Value) -> Bool {
    switch value {
    case .term(let term):
      (term.kind == .call && term.head == "Transaction" || term.head == ".init")
        && term.operands.allSatisfy { if case .nilValue = $0 { true } else { false } }
    default: false
    }
  }

  private func swap(
    _ values: [LabeledValue], _ places: [Int: Place], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    guard values.count == 2, let first = places[0], let second = places[1] else { return .void }
    try placeAccess.modify(first, site: site, &frame) { $0 = values[1].value }
    try placeAccess.modify(second, site: site, &frame) { $0 = values[0].value }
    return .void
  }

  /// A value of a type that the program does not declare.
  func constructExternal(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    if let wrapper = try interpreter.host.valueStore.constructWrapper(name, arguments, site: site) {
      return wrapper
    }
    if Self.subjects.contains(name) {
      let subject = interpreter.fresh(name)
      if case .fresh(_, let id) = subject {
        interpreter.host.publisherHost.setSubject(id, to: arguments.first?.value)
      }
      return subject
    }
    if Self.isLayout(name), case .closure(let content)? = arguments.last?.value {
      let layout = Value.term(
        Term(
          .call, name, arguments.dropLast().map(\.value),
          labels: arguments.dropLast().map(\.label)))
      return try arranged(layout, name: name, content, site: site)
    }
    if name == "TupleView", case .tuple(let views)? = arguments.first?.value {
      return .view(.group(views.elements.compactMap(view(from:))))
    }
    if name == "NavigationPath", let path = try navigationPath(arguments, site: site) {
      return path
    }
    if Catalog.isRendered(name) { return try constructPrimitive(name, arguments, site: site) }
    if let value = try library.libraryCall(name, arguments, site: site) { return value }
    return .term(
      Term(
        .call, name, arguments.map(\.value), labels: arguments.map(\.label), site: site))
  }

  /// A path of values of any type, as an array of them. nil: it is made of something else.
  private func navigationPath(
    _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard let first = arguments.first else { return .array(ArrayBox([])) }
    guard case .array(let box) = first.value else { return nil }
    return .array(ArrayBox(box.elements))
  }

  static let subjects: Set<String> = ["PassthroughSubject", "CurrentValueSubject"]
}
