import Catalog

/// Calls of names that the program does not declare.
extension Machine {
  func callUnresolved(
    _ name: String, _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    var places: [Int: Place] = [:]
    let values = try evaluate(arguments, &frame, places: &places)
    switch name {
    case "probe":
      if case .string(let probe)? = values.first?.value { counts.probes[probe, default: 0] += 1 }
      return .void
    case "step":
      if case .string(let label)? = values.first?.value,
        case .closure(let closure)? = values.last?.value
      {
        engine.registered[label] = closure
      }
      return .void
    case "withAnimation", "withTransaction": return try callWithTransaction(values)
    case "swap":
      return try swap(values, places, site: site, &frame)
    case "Task": return later(values)
    case "await": return try wait(for: values.first?.value ?? .void)
    case "try": return try attempt(values.first?.value ?? .void)
    case "String":
      if let text = try describing(.string, arguments, values) { return .string(text) }
      return try construct(.string, values, site: site)
    default:
      if name.first?.isUppercase == true {
        return try construct(.external(name, []), values, site: site)
      }
      if let result = try libraryCall(name, values, site: site) { return result }
      return callUnknown(name, values, site: site)
    }
  }

  /// `Task { … }`: runs when the running event and its updates are over.
  func later(_ values: [LabeledValue]) -> Value {
    for case .closure(let work) in values.reversed().map(\.value) {
      if !isUpdating {
        engine.queued.append(QueuedAction(closure: work, arguments: [], name: "Task"))
      }
      break
    }
    return .term(Term(.call, "Task"))
  }

  private func callUnknown(_ name: String, _ values: [LabeledValue], site: Int) -> Value {
    unknownCall(.call, name, values.map(\.value), labels: values.map(\.label), site: site)
  }

  private func callWithTransaction(_ values: [LabeledValue]) throws(Interruption) -> Value {
    guard
      case .closure(let work)? = values.last(where: {
        if case .closure = $0.value, $0.label != "completion" { true } else { false }
      })?.value
    else { return .void }
    noteTransaction(values)
    let saved = engine.transaction
    engine.transaction = .list(
      [.string("animated")]
        + values.compactMap {
          if case .closure = $0.value { nil } else { hashKey($0.value) }
        })
    defer { engine.transaction = saved }
    return try call(work, [])
  }

  private func swap(
    _ values: [LabeledValue], _ places: [Int: Place], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    guard values.count == 2, let first = places[0], let second = places[1] else { return .void }
    try modify(first, site: site, &frame) { $0 = values[1].value }
    try modify(second, site: site, &frame) { $0 = values[0].value }
    return .void
  }

  /// A value of a type that the program does not declare.
  func constructExternal(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    if let wrapper = try constructWrapper(name, arguments, site: site) { return wrapper }
    if Self.subjects.contains(name) {
      let subject = fresh(name)
      if case .fresh(_, let id) = subject { engine.subjects[id] = arguments.first?.value }
      return subject
    }
    if Self.isLayout(name), case .closure(let content)? = arguments.last?.value {
      let layout = Value.term(
        Term(
          .call, name, arguments.dropLast().map(\.value),
          labels: arguments.dropLast().map(\.label)))
      return try arranged(layout, name: name, content, site: site)
    }
    if name == "NavigationPath", let path = try navigationPath(arguments, site: site) {
      return path
    }
    if Catalog.isRendered(name) { return try constructPrimitive(name, arguments, site: site) }
    if let value = try libraryCall(name, arguments, site: site) { return value }
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
}
