import Catalog

/// What a declared type does to a value that arrives: literals become floating point, implicit
/// members find their type.
extension Conversions {
  static let floatingTypes: Set<String> = [
    "Double", "CGFloat", "Float", "TimeInterval", "Float32", "Float64",
  ]

  func coerce(_ value: Value, to reference: TypeRef?, depth: Int = 0) -> Value {
    guard let reference, depth < 20 else { return value }
    // `.init("42") ?? 0` where an Int belongs.
    if case .term(let term) = value, term.kind == .operation, term.head == "??",
      case .term(let left) = term.operands[0], left.isImplicit
    {
      let made = coerce(term.operands[0], to: reference, depth: depth + 1)
      if case .nilValue = made { return coerce(term.operands[1], to: reference, depth: depth + 1) }
      return operators.isSymbolic(made) ? value : made.unwrappedOnce
    }
    switch reference {
    case .optional(let inner):
      if case .term(let term) = value, term.kind == .implicitMember, term.head == "none" {
        return .nilValue
      }
      if case .term(let term) = value, term.kind == .call, term.head == ".some",
        let wrapped = term.operands.first
      {
        return coerce(wrapped, to: inner, depth: depth + 1).asSome
      }
      return coerce(value, to: inner, depth: depth + 1)
    case .external("KeyValuePairs", let types): return pairs(value, types, depth: depth)
    case .external(let name, _): return coerce(value, toExternal: name)
    case .declared(let id, _):
      if let made = literal(value, as: reference, id) { return made }
      guard case .term(let term) = value, term.isImplicit else { return value }
      return implicitMember(term, type: reference, id: id) ?? value
    case .opaque(let inner), .existential(let inner):
      return coerce(value, to: inner, depth: depth + 1)
    case .array(let inner): return coerceArray(value, inner, depth: depth)
    case .dictionary(let key, let inner): return coerceDictionary(value, key, inner, depth: depth)
    case .tuple(let elements): return coerceTuple(value, elements, depth: depth)
    case .function(let parameters, let result):
      return coerceFunction(value, Closure.Signature(parameters: parameters, result: result))
    default: return value
    }
  }

  /// A closure takes over the types of the place that it is kept in, and a key path is a function there.
  private func coerceFunction(_ value: Value, _ signature: Closure.Signature) -> Value {
    switch value {
    case .closure(let closure):
      guard case .literal = closure.code, closure.signature == nil else { return value }
      return .closure(closure.with(signature: signature))
    case .keyPath(let path): return .closure(Closure(code: .keyPath(path)))
    default: return value
    }
  }

  /// Arguments as a closure gets them, by the types of the place that it is kept in.
  func fitted(_ arguments: [LabeledValue], to closure: Closure) -> [LabeledValue] {
    guard let signature = closure.signature else { return arguments }
    var result = arguments
    for (index, type) in zip(arguments.indices, signature.parameters) {
      result[index].value = coerce(arguments[index].value, to: type)
    }
    return result
  }

  private func coerce(_ value: Value, toExternal name: String) -> Value {
    switch value {
    case .integer, .floating:
      if let kind = SizedNumber.kind(named: name) {
        return SizedNumber(0, kind).literal(value).map(Value.sized) ?? value
      }
      guard case .integer(let number) = value, Self.floatingTypes.contains(name) else {
        return value
      }
      return .floating(Double(number))
    case .array(let box) where name == "Set":
      let set = SetBox()
      for element in box.elements where set.index[comparison.hashKey(element)] == nil {
        set.index[comparison.hashKey(element)] = set.elements.count
        set.elements.append(element)
      }
      return .set(set)
    case .term(let term) where term.isImplicit:
      if let made = initialized(term, as: name) { return made }
      // Members of a color are views of their own, and have its methods.
      if name == "Color", term.kind == .implicitMember,
        declaredTypes.externalExtension(name) == nil,
        let color = try? interpreter.staticMember(term.memberName, of: .external(name), site: 0)
      {
        return color
      }
      guard let id = declaredTypes.externalExtension(name) else {
        if let made = try? library.libraryStatic(
          name, term.memberName, term.kind == .call ? term.labeledOperands : nil, site: 0)
        {
          return made
        }
        guard term.kind == .implicitMember, Catalog.typesWithInstances.contains(name) else {
          return value
        }
        return .term(Term(.member, term.head, [.type(.external(name))]))
      }
      return implicitMember(term, type: .external(name), id: id) ?? value
    default: return value
    }
  }

  /// `.init(repeating: 1, count: 3)` as a value of a library's type. nil: it is no such call.
  private func initialized(_ term: Term, as type: String) -> Value? {
    guard term.isImplicit, term.memberName == "init", term.kind == .call else { return nil }
    do throws(Interruption) {
      return try viewMaker.constructExternal(type, term.labeledOperands, site: 0)
    } catch {
      recorder.note(error)
      return nil
    }
  }

  private func coerceArray(_ value: Value, _ inner: TypeRef, depth: Int) -> Value {
    if case .term(let term) = value, term.isImplicit {
      return initialized(term, as: "Array") ?? member(term, of: .array(inner), "Array") ?? value
    }
    guard case .array(let box) = value else { return value }
    guard needsCoercion(box.elements, inner) else { return .array(box.asArray) }
    return .array(ArrayBox(box.elements.map { coerce($0, to: inner, depth: depth + 1) }))
  }

  /// A static member that the program adds to a collection of the library. nil: it adds none.
  private func member(_ term: Term, of type: TypeRef, _ name: String) -> Value? {
    guard let id = declaredTypes.externalExtension(name) else { return nil }
    let table = declaredTypes.members(id)
    let isThere =
      table.staticStored[term.memberName] != nil || table.staticComputed[term.memberName] != nil
      || table.staticMethods[term.memberName] != nil
    // Literals in it are of the type that it is a member of.
    return isThere ? implicitMember(term, type: type, id: id).map { coerce($0, to: type) } : nil
  }

  /// Literals are homogeneous enough that looking at them costs less than copying.
  private func needsCoercion(_ elements: [Value], _ type: TypeRef) -> Bool {
    elements.contains { element in
      switch element {
      case .term(let term): term.isImplicit
      case .string, .boolean: isExpressible(type, by: element)
      case .integer, .floating:
        if case .declared = type.unwrapped {
          isExpressible(type, by: element)
        } else if case .external(let name, _) = type.unwrapped {
          Self.floatingTypes.contains(name) || SizedNumber.kind(named: name) != nil
        } else {
          false
        }
      case .array, .tuple, .dictionary: true
      default: false
      }
    }
  }

  private func coerceDictionary(
    _ value: Value, _ key: TypeRef, _ inner: TypeRef, depth: Int
  ) -> Value {
    if case .array(let box) = value, box.elements.isEmpty { return .dictionary(DictionaryBox()) }
    if case .term(let term) = value, term.isImplicit {
      return initialized(term, as: "Dictionary")
        ?? member(term, of: .dictionary(key, inner), "Dictionary") ?? value
    }
    guard case .dictionary(let box) = value,
      needsCoercion(box.entries.map(\.value), inner) || needsCoercion(box.entries.map(\.key), key)
    else { return value }
    let result = DictionaryBox()
    for entry in box.entries {
      let newKey = coerce(entry.key, to: key, depth: depth + 1)
      result.index[comparison.hashKey(newKey)] = result.entries.count
      result.entries.append((newKey, coerce(entry.value, to: inner, depth: depth + 1)))
    }
    return .dictionary(result)
  }

  /// The pairs of a dictionary's literal, in the order in which they are written.
  private func pairs(_ value: Value, _ types: [TypeRef], depth: Int) -> Value {
    guard case .dictionary(let box) = value else { return value }
    let pairs = box.entries.map { entry -> Value in
      guard types.count == 2 else { return pair(entry.key, entry.value) }
      return pair(
        coerce(entry.key, to: types[0], depth: depth + 1),
        coerce(entry.value, to: types[1], depth: depth + 1))
    }
    return .array(ArrayBox(pairs))
  }

  private func pair(_ key: Value, _ value: Value) -> Value {
    .tuple(Tuple(elements: [key, value], labels: ["key", "value"]))
  }

  /// A pair of two values with the labels that it has among others.
  func pair(_ value: Value) -> Value {
    guard case .tuple(let tuple) = value, tuple.elements.count == 2 else { return value }
    return pair(tuple.elements[0], tuple.elements[1])
  }

  private func coerceTuple(
    _ value: Value, _ elements: [TypeRef.TupleElement], depth: Int
  ) -> Value {
    guard case .tuple(let tuple) = value, tuple.elements.count == elements.count else {
      return value
    }
    var result: [Value] = []
    var labels: [String?] = []
    for (index, element) in elements.enumerated() {
      result.append(coerce(tuple.elements[index], to: element.type, depth: depth + 1))
      labels.append(element.label ?? tuple.labels[index])
    }
    return .tuple(Tuple(elements: result, labels: labels))
  }

  /// A literal where a type of the program that is expressible by it is wanted.
  func literal(_ value: Value, as type: TypeRef, _ id: TypeID) -> Value? {
    guard let label = literalLabel(of: value) else { return nil }
    var arguments = [LabeledValue(label: nil, value: value)]
    if case .array(let box) = value {
      if declaredTypes.conforms(id, to: "OptionSet") {
        return library.optionSet(box.elements, type)
      }
      arguments = box.elements.map { LabeledValue(label: nil, value: $0) }
    }
    guard hasLiteral(label, id) else { return nil }
    if arguments.isEmpty == false { arguments[0].label = label }
    do throws(Interruption) { return try initializers.construct(type, arguments, site: 0) } catch {
      recorder.note(error)
      return nil
    }
  }

  /// The label of the initializer that a literal of such a value calls. nil: there is none.
  func literalLabel(of value: Value) -> String? {
    switch value {
    case .array: "arrayLiteral"
    case .string: "stringLiteral"
    case .integer: "integerLiteral"
    case .floating: "floatLiteral"
    case .boolean: "booleanLiteral"
    default: nil
    }
  }

  /// Whether the initializer of a type that a literal calls is declared.
  func hasLiteral(_ label: String, _ id: TypeID) -> Bool {
    interpreter.program.types[id].initializers.contains {
      interpreter.program.functions[$0].parameters.first?.label == label
    }
  }

  /// `.name` or `.name(arguments)` as a member of `type`.
  /// What a case holds, by the generic arguments of its type: `.failure(.empty)` of a `Result<Int, Fault>`.
  private func fitted(
    _ arguments: [LabeledValue], toCase name: String, of type: TypeRef, _ id: TypeID
  ) -> [LabeledValue] {
    let declared = interpreter.program.types[id]
    guard case .declared(_, let generic) = type, !generic.isEmpty,
      generic.count == declared.genericParameters.count,
      let payload = declared.cases.first(where: { $0.name == name })?.payload,
      payload.count == arguments.count
    else { return arguments }
    let known = Dictionary(
      zip(declared.genericParameters, generic), uniquingKeysWith: { first, _ in first })
    var result = arguments
    for (index, part) in payload.enumerated() {
      result[index].value = coerce(arguments[index].value, to: part.type.replacing(known))
    }
    return result
  }

  private func implicitMember(_ term: Term, type: TypeRef, id: TypeID) -> Value? {
    let name = term.memberName
    let arguments =
      term.kind == .call ? fitted(term.labeledOperands, toCase: name, of: type, id) : nil
    do throws(Interruption) {
      if name == "init", let arguments {
        return try initializers.construct(type, arguments, site: 0)
      }
      if let arguments, let methods = declaredTypes.members(id).staticMethods[name],
        let choice = choose(methods, arguments)
      {
        return try interpreter.invoke(choice, arguments, this: .type(type), site: 0)
      }
      let found = try interpreter.staticMember(name, of: type, site: 0)
      guard let arguments else { return found }
      guard case .closure(let closure) = found else { return nil }
      return try interpreter.call(closure, labeled: arguments, site: 0)
    } catch {
      recorder.note(error)
      return nil
    }
  }
}

extension Term {
  /// The name of an implicit member, without its dot.
  var memberName: String {
    head.hasPrefix(".") ? String(head.dropFirst()) : head
  }

  var labeledOperands: [LabeledValue] {
    zip(labels, operands).map { LabeledValue(label: $0, value: $1) }
  }
}
