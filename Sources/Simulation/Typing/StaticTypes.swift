/// What the source tells about the types of expressions, and where the interpreter needs it:
/// whether `map` is an optional's or a collection's, whether a text shows an optional, and which
/// literals are floating-point.
///
/// A type is nil where the source does not tell it at once. Nothing is guessed.
struct StaticTypes {
  var program: ViewProgram
  /// Types of slots, by function.
  var slots: [[Int: TypeRef]]
  /// What functions without a declared result yield.
  var results: [FunctionID: TypeRef] = [:]
  var done: Set<FunctionID> = []
  /// The types whose `self` closures see: those of the functions around them.
  var owners: [FunctionID: TypeID] = [:]
  var depth = 0

  /// Extensions of outside types by the types' names.
  let extensions: [String: TypeID]

  init(_ program: ViewProgram) {
    self.program = program
    var extensions: [String: TypeID] = [:]
    for (id, type) in program.types.enumerated() where type.kind == .externalExtension {
      extensions[type.name] = id
    }
    self.extensions = extensions
    slots = Array(repeating: [:], count: program.functions.count)
  }

  /// All functions: closures within the functions around them, since these say what they take.
  mutating func run() {
    for id in program.functions.indices where program.functions[id].kind != .closure { visit(id) }
    for id in program.functions.indices { visit(id) }
  }

  /// A function's body. `given`: what its parameters are, where they do not say it themselves.
  mutating func visit(
    _ id: FunctionID, given: [TypeRef?] = [], result: TypeRef? = nil, around: FunctionID? = nil
  ) {
    guard done.insert(id).inserted, depth < 200 else { return }
    depth += 1
    defer { depth -= 1 }
    let function = program.functions[id]
    owners[id] = function.owner ?? around.flatMap { owners[$0] }
    var known: [Int: TypeRef] = [:]
    for (index, parameter) in function.parameters.enumerated() {
      var type = parameter.type ?? (index < given.count ? given[index] : nil)
      if parameter.isVariadic { type = type.map { .array($0) } }
      known[index] = type
    }
    if function.parameters.count > 1, given.count == 1, case .tuple(let parts)?? = given.first {
      for (index, part) in parts.enumerated() where function.parameters.count == parts.count {
        known[index] = function.parameters[index].type ?? part.type
      }
    }
    if let around {
      for capture in function.captures {
        if case .slot(let slot) = capture.source { known[capture.slot] = slots[around][slot] }
      }
    }
    slots[id] = known
    guard let body = function.body else { return }
    var walk = TypeWalk(function: id, expectedResult: function.result ?? result)
    let changed = visit(body, &walk)
    program.functions[id].body = changed
    if let type = function.result ?? walk.result { results[id] = type }
  }
}

/// What is known while a function's body is walked.
struct TypeWalk {
  let function: FunctionID
  let expectedResult: TypeRef?
  /// What its `return`s or its only expression yield.
  var result: TypeRef?
  var depth = 0
}

extension TypeRef {
  static let int = TypeRef.external("Int")
  static let string = TypeRef.external("String")
  static let bool = TypeRef.external("Bool")
  static let character = TypeRef.external("Character")

  /// `T?`, without making it one of two levels.
  var optionalOnce: TypeRef {
    if case .optional = self { return self }
    return .optional(self)
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// A number type other than `Int`, of which a literal may be.
  var isLiteralNumber: Bool {
    guard case .external(let name, _) = self else { return false }
    return Conversions.floatingTypes.contains(name) || SizedNumber.kind(named: name) != nil
  }

  /// Whether an optional is in it, so that its text shows more than its values.
  var holdsOptional: Bool {
    switch self {
    case .optional: true
    case .array(let inner): inner.holdsOptional
    case .dictionary(let key, let value): key.holdsOptional || value.holdsOptional
    case .tuple(let parts): parts.contains { $0.type.holdsOptional }
    default: false
    }
  }

  /// The type with generic parameters replaced; nil where one is not known.
  func replacing(_ known: [String: TypeRef]) -> TypeRef? {
    switch self {
    case .parameter(let name): return known[name]
    case .declared(let id, let arguments):
      return .declared(id, arguments.compactMap { $0.replacing(known) })
    case .external(let name, let arguments):
      return .external(name, arguments.compactMap { $0.replacing(known) })
    case .optional(let inner): return inner.replacing(known).map { .optional($0) }
    case .array(let inner): return inner.replacing(known).map { .array($0) }
    case .dictionary(let key, let value):
      guard let key = key.replacing(known), let value = value.replacing(known) else { return nil }
      return .dictionary(key, value)
    case .tuple(let parts):
      var result: [TupleElement] = []
      for part in parts {
        guard let type = part.type.replacing(known) else { return nil }
        result.append(TupleElement(label: part.label, type: type))
      }
      return .tuple(result)
    case .function(let parameters, let result):
      var taken: [TypeRef] = []
      for parameter in parameters {
        guard let type = parameter.replacing(known) else { return nil }
        taken.append(type)
      }
      return result.replacing(known).map { .function(parameters: taken, result: $0) }
    case .opaque, .existential, .metatype: return self
    }
  }

  private static func pair(_ key: TypeRef, _ value: TypeRef) -> TypeRef {
    .tuple([TupleElement(label: "key", type: key), TupleElement(label: "value", type: value)])
  }

  /// The elements of a collection.
  var element: TypeRef? {
    switch self {
    case .array(let inner): return inner
    case .external("Set", let arguments): return arguments.first
    case .external("String", _), .external("Substring", _): return .character
    case .external("Range", let bounds), .external("ClosedRange", let bounds): return bounds.first
    case .dictionary(let key, let value): return Self.pair(key, value)
    case .external("KeyValuePairs", let types) where types.count == 2:
      return Self.pair(types[0], types[1])
    default: return nil
    }
  }
}

extension ViewProgram {
  /// The program with what its source tells about types.
  package func typed() -> ViewProgram {
    var types = StaticTypes(self)
    types.run()
    return types.program
  }
}
