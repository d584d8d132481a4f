/// A place that an expression names: what its base is and its indices are, evaluated once. It is
/// then read, changed or written, as often as need be.
indirect enum Place {
  case local(Int)
  case boxed(Int)
  case this
  case global(Int)
  /// What is no place of its own: an object, a binding, a result.
  case value(Value)
  case member(Place, String, held: Held, site: Int)
  case subscripted(Place, [LabeledValue], held: Held, site: Int)
  /// `x?` and `x!`, which hold a value.
  case unwrapped(Place)
  case tuple([Place])
  case discard

  /// What a getter of the program gave when the place was made: it is not asked twice.
  final class Held {
    var value: Value?
  }
}

/// Reads, modifies and writes places: base and subscripts are evaluated once.
struct PlaceAccess: InterpreterPart {
  let interpreter: Interpreter
}

extension PlaceAccess {
  /// The place that an expression names. Throws ``Interruption/nilInChain`` where `?` meets nil.
  func place(_ target: Expr, _ frame: inout Frame) throws(Interruption) -> Place {
    switch target {
    case .local(let slot): return .local(slot)
    case .boxed(let slot): return .boxed(slot)
    case .selfValue: return .this
    case .global(let index): return .global(index)
    case .discard: return .discard
    case .superValue: return .value(frame.this ?? .nilValue)
    case .type, .unresolved: return .value(try interpreter.evaluate(target, &frame))
    case .member(let base, let name, _, let site):
      let owner = try owner(base, &frame)
      if declaredTypes.looksUpMembers,
        let indices = dynamicIndices(name, of: try peek(owner, &frame))
      {
        return .subscripted(owner, indices, held: Place.Held(), site: site)
      }
      return .member(owner, name, held: Place.Held(), site: site)
    case .subscripted(let base, let arguments, let site):
      let owner = try owner(base, &frame)
      let indices = try indices(arguments, of: peek(owner, &frame), &frame)
      return .subscripted(owner, indices, held: Place.Held(), site: site)
    case .tryUnwrap(let inner):
      let place = try place(inner, &frame)
      if case .nilValue = try peek(place, &frame) { throw .nilInChain }
      return .unwrapped(place)
    case .forceUnwrap(let inner, let site):
      let place = try place(inner, &frame)
      if case .nilValue = try peek(place, &frame) { throw .trap(.unwrappedNil, site: site) }
      return .unwrapped(place)
    case .tuple(let elements):
      var places: [Place] = []
      for element in elements { places.append(try place(element.value, &frame)) }
      return .tuple(places)
    case .optionalChain(let inner), .cast(let inner, _, _), .inoutArgument(let inner),
      .typed(let inner, _):
      return try place(inner, &frame)
    default: return .value(try interpreter.evaluate(target, &frame))
    }
  }

  /// The place of a base. What it refers to is the place when it is a reference.
  private func owner(_ base: Expr, _ frame: inout Frame) throws(Interruption) -> Place {
    let place = try place(base, &frame)
    if case .value = place { return place }
    let value = try peek(place, &frame)
    switch value {
    case .object, .binding, .wrapper, .type, .environment, .closure: return .value(value)
    default: return place
    }
  }

  /// The arguments of a subscript: a dictionary's default only where the key is missing.
  func indices(
    _ arguments: [Argument], of owner: Value, _ frame: inout Frame
  ) throws(Interruption) -> [LabeledValue] {
    guard case .dictionary(let box) = owner, arguments.count == 2, arguments[1].label == "default"
    else { return try interpreter.evaluate(arguments, &frame) }
    var values = try interpreter.evaluate([arguments[0]], &frame)
    let key =
      box.entries.first.map { operators.implicit(values[0].value, like: $0.key) } ?? values[0].value
    if try comparison.position(of: key, in: box) == nil {
      values += try interpreter.evaluate([arguments[1]], &frame)
    }
    return values
  }

  /// The value of a place. A getter of the program runs once for a place.
  func peek(_ place: Place, _ frame: inout Frame) throws(Interruption) -> Value {
    switch place {
    case .local(let slot): return frame.slots[slot]
    case .boxed(let slot): return interpreter.unboxed(frame.slots[slot])
    case .this: return frame.this ?? .nilValue
    case .global(let index): return try interpreter.global(index)
    case .value(let value): return value
    case .unwrapped(let inner): return try peek(inner, &frame).unwrappedOnce
    case .member(let base, let name, let held, let site):
      if let value = held.value { return value }
      let owner = try peek(base, &frame)
      let value = try interpreter.member(name, of: owner, site: site)
      if !hasStored(name, owner) { held.value = value }
      return value
    case .subscripted(let base, let indices, let held, let site):
      if let value = held.value { return value }
      let owner = try peek(base, &frame)
      let value = try element(of: owner, indices, site: site)
      if userSubscript(owner, indices) != nil { held.value = value }
      return value
    case .tuple(let places):
      var values: [Value] = []
      for inner in places { values.append(try peek(inner, &frame)) }
      return .tuple(Tuple(elements: values, labels: Array(repeating: nil, count: values.count)))
    case .discard: return .void
    }
  }

  private func hasStored(_ name: String, _ owner: Value) -> Bool {
    if case .tuple(let tuple) = owner { return tuple[name] != nil }
    guard let type = comparison.declaredType(of: owner) else { return false }
    return declaredTypes.members(type).stored[name] != nil
  }
}

extension Value {
  /// What an optional holds that is not nil.
  var unwrappedOnce: Value {
    if case .wrapped(let inner) = self { return inner }
    return self
  }

  /// `.some(value)`: an optional that holds nil is told apart from nil.
  var asSome: Value {
    switch self {
    case .nilValue, .wrapped: .wrapped(self)
    default: self
    }
  }
}
