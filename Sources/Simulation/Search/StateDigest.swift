/// A number that tells the states of a program apart: what its views keep, the objects they reach,
/// what is stored under keys, and what is expected.
extension Machine {
  func stateDigest() -> Int {
    var digest = DigestWriter(machine: self)
    for node in nodesInOrder() {
      guard let rule = engine.nodes[node].rule else { continue }
      if let this = installedSelf(of: node) { digest.add(fieldsOf: this) }
      // What a body keeps by its place, whatever its fields hold now.
      for (_, location) in engine.rules[rule].locations.sorted(by: { $0.value < $1.value }) {
        digest.add(currentValue(location))
      }
    }
    for location in engine.sharedLocations.values.sorted() { digest.add(currentValue(location)) }
    for value in globals { if let value { digest.add(value) } }
    for key in statics.keys.sorted(by: { ($0.type, $0.index) < ($1.type, $1.index) }) {
      if let value = statics[key] { digest.add(value) }
    }
    for answer in expected { digest.add(text: answer.address) }
    return digest.finish()
  }
}

/// Feeds values into a hasher. Objects count by the order in which they are met.
private struct DigestWriter {
  let machine: Machine
  private var hasher = Hasher()
  private var objects: [ObjectID: Int] = [:]
  private var pending: [ObjectID] = []
  private var left = 20_000

  init(machine: Machine) { self.machine = machine }

  mutating func finish() -> Int {
    while let object = pending.popLast() {
      for field in machine.objects[object].fields { add(field) }
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
        add(machine.currentValue(location), depth: depth + 1)
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
