import Catalog

/// What a parent hands to the root. Its literals are only the first values to try: a search puts
/// others in their place, by name.
extension Machine {
  /// The arguments of a view that the root expression makes.
  func given(_ arguments: [LabeledValue], to owner: TypeID) throws(Interruption) -> [LabeledValue] {
    guard isMakingRoot, options.showsEverything, isView(owner) else { return arguments }
    var result = arguments
    for (index, argument) in arguments.enumerated() {
      let name = "\(program.types[owner].name).\(argument.label ?? "\(index)")"
      result[index].value = try given(argument.value, name: name)
    }
    return result
  }

  /// What a root's written initializer is called with where the root expression says nothing: its
  /// defaults, and what its parameters' types allow.
  func assumedArguments(of owner: TypeID) throws(Interruption) -> [LabeledValue] {
    guard isMakingRoot, options.showsEverything, isView(owner),
      let first = program.types[owner].initializers.first
    else { return [] }
    var result: [LabeledValue] = []
    for parameter in program.functions[first].parameters {
      let name = "\(program.types[owner].name).\(parameter.label ?? parameter.name)"
      let value: Value
      if let initial = parameter.defaultValue {
        guard initial >= 0 else { continue }
        value = coerce(try invoke(initial, values: [], this: nil), to: parameter.type)
      } else if case .optional(let inner)? = parameter.type {
        let isNil = !inner.isFunction && answer("\(name) is nil")
        value = isNil ? .nilValue : try symbolicValue(inner, name: name)
      } else if case .external("Binding", let arguments)? = parameter.type {
        value = .binding(
          hostBinding(try symbolicValue(arguments.first, name: name), name: name))
      } else if parameter.builder != nil {
        return []
      } else {
        value = try symbolicValue(parameter.type, name: name)
      }
      result.append(
        LabeledValue(label: parameter.label, value: try given(value, name: name)))
    }
    return result
  }

  /// One input, or another value in its place.
  func given(_ value: Value, name: String, depth: Int = 0) throws(Interruption) -> Value {
    guard isMakingRoot, options.showsEverything, depth < 3 else { return value }
    if let other = options.inputs[name] { return try replaced(value, by: other, name: name) }
    switch value {
    case .binding(let binding):
      guard case .constant(let value) = binding.base, binding.path.isEmpty else {
        return .binding(binding)
      }
      return .binding(hostBinding(value, name: name))
    case .structure(var structure) where isPlain(structure.type):
      for (index, property) in layout(structure.type).enumerated()
      where property.wrapper == nil && index < structure.fields.count {
        structure.fields[index] = try given(
          structure.fields[index], name: "\(name).\(property.name)", depth: depth + 1)
      }
      return .structure(structure)
    default: break
    }
    if rootInputs.count < 40, !rootInputs.contains(where: { $0.name == name }) {
      rootInputs.append(RootInput(name: name, value: value))
    }
    return value
  }

  /// What an object from the environment holds may be other values than those that its type begins with.
  func giveFields(of value: Value) throws(Interruption) {
    guard options.showsEverything, case .object(let id) = value,
      program.types[objects[id].type].initializers.isEmpty
    else { return }
    let wasMakingRoot = isMakingRoot
    isMakingRoot = true
    defer { isMakingRoot = wasMakingRoot }
    let type = objects[id].type
    for (index, property) in layout(type).enumerated()
    where !property.isLet && !property.isPrivate && !property.isLazy && property.didSet == nil
      && property.willSet == nil
    {
      let name = "\(program.types[type].name).\(property.name)"
      switch objects[id].fields[index] {
      case .wrapper(let wrapper) where wrapper.kind == .published:
        let value = try given(wrapper.value, name: name)
        objects[id].fields[index] = .wrapper(Wrapper(kind: .published, value: value))
      case .wrapper, .object, .closure: continue
      case let field: objects[id].fields[index] = try given(field, name: name)
      }
    }
  }

  /// Whether a parent may hand over another value than the one that a field of a structure begins with.
  func mayBeGiven(_ property: StoredProperty, of owner: TypeID) -> Bool {
    !property.isLet && property.wrapper == nil && isPlain(owner)
  }

  /// Whether any values may stand in a type's fields: nothing of its own makes or hides them.
  private func isPlain(_ id: TypeID) -> Bool {
    program.types[id].initializers.isEmpty && !isView(id)
      && layout(id).allSatisfy {
        !$0.isPrivate && $0.didSet == nil && $0.willSet == nil && $0.name != "id"
          || $0.name == "id"
      }
  }

  /// A binding to state that the parent keeps. What is written through it is seen outside.
  func hostBinding(_ value: Value, name: String) -> BindingValue {
    let label = "parent's \(name)"
    let known = engine.locations.firstIndex { $0.owner == 0 && $0.name == label }
    if known == nil { engine.locations.append(StateLocation(value: value, owner: 0, name: label)) }
    let location = known ?? engine.locations.count - 1
    return BindingValue(
      base: .state(location), path: [], snapshot: engine.locations[location].value)
  }

  private func replaced(
    _ value: Value, by event: EventValue, name: String
  ) throws(Interruption) -> Value {
    if case .count(let count) = event, case .array(let box) = value, options.standIns != nil,
      let some = scalars(count, like: box)
    {
      return some
    }
    guard case .count(let count) = event, case .term(let term) = value else {
      return try self.value(event, like: value)
    }
    guard case .array(let inner)? = term.type else { return value }
    var elements: [Value] = []
    for index in 0..<count {
      switch inner {
      case .external("String", _): elements.append(.string("text \(index)"))
      case .external("Int", _): elements.append(.integer(index))
      default: elements.append(try symbolicValue(inner, name: "\(name)[\(index)]"))
      }
    }
    return .array(ArrayBox(elements))
  }

  /// So many numbers from -1 on, or texts of which the first is empty. nil: the elements are neither.
  private func scalars(_ count: Int, like box: ArrayBox) -> Value? {
    switch box.elements.first {
    case .integer: .array(ArrayBox((0..<count).map { .integer($0 - 1) }))
    case .string:
      .array(ArrayBox((0..<count).map { .string($0 == 0 ? "" : "text \($0)") }))
    default: nil
    }
  }

  /// Texts that are easily taken for a text: in other letters, of the same length, with the same beginning.
  private static func alike(_ text: String) -> [String] {
    let (lower, upper) = (text.lowercased(), text.uppercased())
    var result = [lower == text ? upper : lower]
    if let last = text.last { result.append(text.dropLast() + (last == "x" ? "y" : "x")) }
    if let first = text.first { result.append((first == "x" ? "y" : "x") + text.dropFirst()) }
    return result.filter { $0 != text && $0.utf8.count <= 60 }
  }

  /// How many elements a collection may have: some, and as many as the texts mention.
  private func counts(_ palette: Palette) -> [Int] {
    let usual = [0, 1, 2, 7]
    return usual + palette.integers.filter { (3...60).contains($0) && $0 != 7 }.prefix(8)
  }

  /// Other values for an input.
  func otherInputs(_ input: RootInput, _ palette: Palette) -> [EventValue] {
    switch input.value {
    case .integer(let number):
      let beside = palette.integers.filter { palette.rare.contains(.integer($0)) }
        .flatMap { [$0 - 1, $0 + 1] }
      let next = number < Int.max ? [number + 1] : []
      return (next + [-1, 0] + beside.prefix(4)).map { .integer($0) }
        + otherValues(than: input.value, palette)
    case .floating(let number):
      let beside = palette.floatings.filter(palette.rareBounds.contains).flatMap {
        [$0 - 1, $0 + 1]
      }
      return ([-5, number + 0.5] + beside.prefix(4)).map { .floating($0) }
        + otherValues(than: input.value, palette)
    case .boolean, .enumeration: return otherValues(than: input.value, palette)
    case .string(let text):
      return (Self.alike(text) + palette.strings).map { .string($0) }
    case .array(let box):
      return counts(palette).filter { $0 != box.elements.count }.map { .count($0) } + [.alike]
    case .term(let term) where term.kind == .source:
      switch term.type?.unwrapped {
      case .external("Int", _)?: return ([0, 1, 2, 7, -1] + palette.integers).map { .integer($0) }
      case .external("Double", _)?, .external("CGFloat", _)?:
        return ([0, 0.5, 1, -5] + palette.floatings).map { .floating($0) }
      case .external("String", _)?: return palette.strings.map { .string($0) }
      case .array?: return counts(palette).map { .count($0) }
      default: return []
      }
    default: return []
    }
  }
}

/// An input of the root, as its parent gives it at first.
struct RootInput {
  var name: String
  var value: Value
}
