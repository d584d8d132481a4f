/// A number that tells the states of a program apart: what its views keep, the objects they reach,
/// what is stored under keys, and what is expected or waited for.
extension ScreenEvents {
  func stateDigest() -> Int {
    var digest = DigestWriter(graph: graph)
    for node in controlActions.nodesInOrder() {
      guard let rule = graph.engine.nodes[node].rule else { continue }
      if let this = controlActions.installedSelf(of: node) { digest.add(fieldsOf: this) }
      // What a body keeps by its place, whatever its fields hold now.
      for (_, location) in graph.engine.rules[rule].locations.sorted(by: { $0.value < $1.value }) {
        digest.add(storage.currentValue(location))
      }
    }
    for location in graph.engine.sharedLocations.values.sorted() {
      digest.add(storage.currentValue(location))
    }
    for value in interpreter.globals { if let value { digest.add(value) } }
    for key in interpreter.statics.keys.sorted(by: { ($0.type, $0.index) < ($1.type, $1.index) }) {
      if let value = interpreter.statics[key] { digest.add(value) }
    }
    for answer in interpreter.expected { digest.add(text: answer.address) }
    for task in graph.waiting { digest.add(text: task.address) }
    return digest.finish()
  }
}

/// Feeds values into a hasher. Objects count by the order in which they are met.
private struct DigestWriter {
  let graph: ViewGraph
  private var hasher = Hasher()
  private var objects: [ObjectID: Int] = [:]
  private var pending: [ObjectID] = []
  private var left = 20_000

  init(graph: ViewGraph) { self.graph = graph }

  mutating func finish() -> Int {
    while let object = pending.popLast() {
      for field in graph.interpreter.objects[object].fields { add(field) }
    }
    return hasher.finalize()
  }

  mutating func add(text: String) { hasher.combine(text) }

  /// Texts that are equal may have other code units: `é` in one scalar, and in two.
  private mutating func add(exactly text: String) {
    hasher.combine(text.utf8.count)
    for byte in text.utf8 { hasher.combine(byte) }
  }

  mutating func add(fieldsOf value: Value) {
    guard case .structure(let structure) = value else { return }
    hasher.combine(structure.type)
    for field in structure.fields { add(field) }
  }

  mutating func add(_ value: Value, depth: Int = 0) {
    left -= 1
    guard depth < 20, left > 0 else { return }
    func list(_ tag: Int, _ values: [Value]) {
      hasher.combine(tag)
      hasher.combine(values.count)
      for value in values { add(value, depth: depth + 1) }
    }
    switch value {
    case .integer(let number): hasher.combine(number)
    case .floating(let number): hasher.combine(number)
    case .boolean(let flag): hasher.combine(flag)
    case .string(let text): add(exactly: text)
    case .nilValue: hasher.combine(0)
    case .sized(let number): hasher.combine(number)
    case .wrapped(let value): list(9, [value])
    case .structure(let structure): list(structure.type, structure.fields)
    case .enumeration(let value):
      hasher.combine(value.caseIndex)
      list(1, value.payload)
    case .object(let id):
      if let known = objects[id] { return hasher.combine(known) }
      objects[id] = objects.count
      hasher.combine(objects.count)
      pending.append(id)
    case .array(let box): list(2, box.elements)
    case .set(let box): list(3, box.elements)
    case .tuple(let tuple): list(4, tuple.elements)
    case .dictionary(let box):
      list(5, box.entries.map(\.key))
      list(6, box.entries.map(\.value))
    case .range(let low, let high, _):
      hasher.combine(low)
      hasher.combine(high)
    case .wrapper(let wrapper):
      if let location = wrapper.location {
        add(graph.storage.currentValue(location), depth: depth + 1)
      } else {
        add(wrapper.value, depth: depth + 1)
      }
    case .binding(let binding): add(binding.snapshot, depth: depth + 1)
    case .term(let term):
      hasher.combine(term.head)
      list(7, term.operands)
    case .fresh(let kind, _): hasher.combine(kind)
    case .box(let box): add(box.value, depth: depth + 1)
    case .closure, .type, .keyPath, .view, .environment: hasher.combine(8)
    }
  }
}
