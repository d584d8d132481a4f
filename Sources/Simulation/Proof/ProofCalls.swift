import Catalog

/// Calls of functions, closures and initializers.
extension ProofRun {
  func call(
    _ callee: Expr, _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofValue {
    switch callee {
    case .functions(let ids): return try callFunctions(ids, arguments, this: nil, site: site)
    case .type(let reference):
      return try initializers.construct(resolved(reference), arguments, site: site)
    case .unresolved(let name, _): return try callUnresolved(name, arguments, site: site)
    case .implicitMember(let name, _): return .implicit(name, try evaluate(arguments))
    case .member(let base, let name, let labels, _):
      if case .superValue = base { throw stop(.member, "super", site) }
      return try callMember(base, name, labels, arguments, site: site)
    default:
      guard case .closure(let closure) = try evaluate(callee) else {
        throw stop(.call, "", site)
      }
      if arguments.count == 1, case .inoutArgument(let target) = arguments[0].value {
        return try places.change(target, closure, site: site)
      }
      return try call(closure, evaluate(arguments), site: site)
    }
  }

  private func callUnresolved(
    _ name: String, _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofValue {
    if let view = try views.libraryView(name, arguments, site: site) { return view }
    switch (name, arguments.count) {
    case ("max", 2), ("min", 2):
      let (x, y) = (try evaluate(arguments[0].value), try evaluate(arguments[1].value))
      let (a, b) = (try integer(alike(x, y), site: site), try integer(alike(y, x), site: site))
      let isFirst = name == "max" ? terms.isLess(b, a) : terms.isLess(a, b)
      return .term(terms.choice(isFirst, a, b))
    case ("abs", 1):
      let a = try integer(evaluate(arguments[0].value), site: site)
      return .term(terms.choice(terms.isNonNegative(a), a, terms.scale(a, -1)))
    default: break
    }
    if name.startsUppercase {
      return try initializers.constructExternal(name, evaluate(arguments), site: site)
    }
    throw stop(.call, name, site)
  }

  private func callMember(
    _ base: Expr, _ name: String, _ labels: [String]?, _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofValue {
    if case .type(let reference) = base {
      return try callStatic(resolved(reference), name, arguments, site: site)
    }
    if case .unresolved(let type, _) = base,
      type.startsUppercase || Catalog.isRendered(type)
    {
      return try callStatic(.external(type), name, arguments, site: site)
    }
    if let result = try places.mutate(base, name, arguments, site: site) { return result }
    let receiver = try evaluate(base)
    if case .type(let reference) = receiver {
      return try callStatic(reference, name, arguments, site: site)
    }
    if let view = views.view(from: receiver), !hasMethod(name, receiver),
      !hasProperty(name, receiver)
    {
      return try views.modify(view, name, arguments, site: site)
    }
    switch receiver {
    case .structure, .object, .enumeration, .term, .array:
      let ids = methods(name, of: receiver)
      if !ids.isEmpty { return try callFunctions(ids, arguments, this: receiver, site: site) }
      if hasProperty(name, receiver),
        case .closure(let closure) = try member(name, of: receiver, site: site)
      {
        return try call(closure, evaluate(arguments), site: site)
      }
    default: break
    }
    return try natives.libraryMethod(receiver, name, evaluate(arguments), site: site)
  }

  func hasMethod(_ name: String, _ value: ProofValue) -> Bool { !methods(name, of: value).isEmpty }

  /// The declared type of a value, or the extension of an outside type.
  func owners(of value: ProofValue) -> [TypeID] {
    switch value {
    case .structure(let type, _), .enumeration(let type, _, _):
      return withProtocols(type)
    case .object(let id): return withProtocols(store.objects[id].type)
    case .view(.custom(let type, _)): return withProtocols(type)
    case .view: return externalExtension("View").map { [$0] } ?? []
    case .term(let term):
      switch terms[term].sort {
      case .integer: return externalExtension("Int").map { [$0] } ?? []
      case .string: return externalExtension("String").map { [$0] } ?? []
      case .boolean: return externalExtension("Bool").map { [$0] } ?? []
      case .floating: return externalExtension("Double").map { [$0] } ?? []
      case .enumeration(let name):
        return program.types.firstIndex { $0.name == name && $0.kind == .enumeration }
          .map { withProtocols($0) } ?? []
      case .other: return []
      }
    case .array, .list:
      return ["Array", "Collection", "Sequence"].compactMap(externalExtension)
    case .environment: return externalExtension("EnvironmentValues").map { [$0] } ?? []
    default: return []
    }
  }

  private func withProtocols(_ type: TypeID) -> [TypeID] {
    var result = [type]
    for reference in program.types[type].inherits {
      switch reference {
      case .declared(let parent, _): result.append(parent)
      case .external(let name, _):
        if let id = externalExtension(name) { result.append(id) }
      default: break
      }
    }
    return result
  }

  func externalExtension(_ name: String) -> TypeID? {
    program.types.firstIndex { $0.kind == .externalExtension && $0.name == name }
  }

  func methods(_ name: String, of value: ProofValue) -> [FunctionID] {
    for owner in owners(of: value) {
      if let found = program.types[owner].methods[name] { return found }
    }
    return []
  }

  func hasProperty(_ name: String, _ value: ProofValue) -> Bool {
    owners(of: value).contains { owner in
      program.types[owner].stored.contains { $0.name == name }
        || program.types[owner].computed[name] != nil
    }
  }

  private func callStatic(
    _ type: TypeRef, _ name: String, _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofValue {
    if name == "init" { return try initializers.construct(type, arguments, site: site) }
    switch type {
    case .declared(let id, _):
      if let ids = program.types[id].staticMethods[name] {
        return try callFunctions(ids, arguments, this: .type(type), site: site)
      }
      if let index = program.types[id].cases.firstIndex(where: { $0.name == name }) {
        return try makeCase(id, index, evaluate(arguments))
      }
      if case .closure(let closure) = try member(name, of: .type(type), site: site) {
        return try call(closure, evaluate(arguments), site: site)
      }
    case .external(let typeName, _):
      if let id = externalExtension(typeName), let ids = program.types[id].staticMethods[name] {
        return try callFunctions(ids, arguments, this: .type(type), site: site)
      }
      return try natives.libraryStatic(typeName, name, evaluate(arguments), site: site)
    default: break
    }
    throw stop(.call, name, site)
  }

  func makeCase(
    _ type: TypeID, _ index: Int, _ arguments: [ProofArgument]
  ) throws(ProofStop) -> ProofValue {
    let payload = program.types[type].cases[index].payload
    guard payload.count == arguments.count else { throw stop(.call, "case") }
    var values: [ProofValue] = []
    for (argument, element) in zip(arguments, payload) {
      values.append(try natives.coerce(argument.value, to: element.type))
    }
    return .enumeration(type, index, values)
  }

  // MARK: Functions

  private func callFunctions(
    _ ids: [FunctionID], _ arguments: [Argument], this: ProofValue?, site: Int
  ) throws(ProofStop) -> ProofValue {
    if arguments.contains(where: { if case .inoutArgument = $0.value { true } else { false } }) {
      throw stop(.call, "inout", site)
    }
    return try callFunctions(ids, values: evaluate(arguments), this: this, site: site)
  }

  func callFunctions(
    _ ids: [FunctionID], values: [ProofArgument], this: ProofValue?, site: Int?
  ) throws(ProofStop) -> ProofValue {
    let fitting = ids.filter {
      program.functions[$0].body != nil && match(values, program.functions[$0].parameters) != nil
    }
    guard fitting.count == 1, let id = fitting.first else { throw stop(.call, "", site) }
    if program.functions[id].isMutating, case .structure? = this { throw stop(.call, "", site) }
    return try invoke(id, values, this: this)
  }

  /// For each parameter the argument that it takes. nil: they do not fit.
  func match(_ arguments: [ProofArgument], _ parameters: [Parameter]) -> [Int?]? {
    var result: [Int?] = []
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic || parameter.isInout { return nil }
      let rest = parameters[(index + 1)...]
      if next < arguments.count, fits(arguments[next], parameter, rest) {
        result.append(next)
        next += 1
      } else if parameter.defaultValue != nil {
        result.append(nil)
      } else {
        return nil
      }
    }
    return next == arguments.count ? result : nil
  }

  private func fits(
    _ argument: ProofArgument, _ parameter: Parameter, _ rest: ArraySlice<Parameter>
  ) -> Bool {
    if argument.isTrailing, argument.label == nil {
      guard takesFunction(parameter) else { return false }
      let isNeededLater = rest.contains { $0.defaultValue == nil && takesFunction($0) }
      return !(parameter.defaultValue != nil && isNeededLater)
    }
    return argument.label == parameter.label
  }

  private func takesFunction(_ parameter: Parameter) -> Bool {
    parameter.builder != nil || parameter.type?.isFunction == true
  }

  func invoke(
    _ id: FunctionID, _ arguments: [ProofArgument], this: ProofValue?
  ) throws(ProofStop) -> ProofValue {
    let function = program.functions[id]
    try push(id, this: this)
    try bindParameters(function, arguments)
    return try run(function, builder: function.builder)
  }

  func push(_ id: FunctionID, this: ProofValue?) throws(ProofStop) {
    let function = program.functions[id]
    if function.isAsync || function.isThrowing { throw stop(.call, function.name) }
    if store.frames.count > 60 { throw stop(.bound) }
    store.frames.append(
      ProofFrame(
        slots: Array(repeating: nil, count: max(function.frameSize, function.parameters.count)),
        this: this, function: id))
  }

  /// Fills the parameters of the frame that was pushed last.
  func bindParameters(
    _ function: Function, _ arguments: [ProofArgument]
  ) throws(ProofStop) {
    guard let matched = match(arguments, function.parameters) else {
      throw stop(.call, function.name)
    }
    for (index, parameter) in function.parameters.enumerated() {
      let value: ProofValue
      if let position = matched[index] {
        value = try adapt(arguments[position].value, parameter.type, parameter.builder)
      } else if let initial = parameter.defaultValue, initial >= 0 {
        value = try natives.coerce(invoke(initial, [], this: nil), to: parameter.type)
      } else {
        throw stop(.call, function.name)
      }
      try setSlot(index, parameter.isBoxed ? box(value) : value)
    }
  }

  /// An argument as its parameter takes it: builders run, or are marked to run as builders.
  func adapt(
    _ value: ProofValue, _ type: TypeRef?, _ builder: String?
  ) throws(ProofStop) -> ProofValue {
    guard case .closure(var closure) = value else { return try natives.coerce(value, to: type) }
    if let builder {
      closure.builder = builder
      return type?.isFunction == false ? try call(closure, [], site: nil) : .closure(closure)
    }
    if type?.isFunction == false { throw stop(.closure) }
    return value
  }

  /// Runs the body of the frame that was pushed last, and drops the frame.
  func run(_ function: Function, builder: String?) throws(ProofStop) -> ProofValue {
    guard let body = function.body else { throw stop(.call, function.name) }
    let value = try nested { () throws(ProofStop) -> ProofValue in
      if let builder, !Interpreter.hasReturn(body) {
        guard builder == "ViewBuilder" else { throw self.stop(.closure, builder) }
        return .view(try views.build(body))
      }
      return try places.merged { () throws(ProofStop) in try self.runPlain(body) }
    }
    store.frames.removeLast()
    return try natives.coerce(value, to: function.result)
  }

  func runPlain(_ body: Block) throws(ProofStop) -> ProofValue {
    if body.statements.count == 1 {
      switch body.statements[0] {
      case .expression(let only, _): return try evaluate(only)
      case .conditional(_, _, .some, _), .switchCases:
        if isYielding(body.statements[0]) { return try yield(body.statements[0]) }
      default: break
      }
    }
    switch try execute(body) {
    case .returned(let value)?: return value
    case nil: return .void
    default: throw stop(.statement)
    }
  }

  /// Whether each branch is one expression.
  private func isYielding(_ statement: Stmt) -> Bool {
    func isOne(_ block: Block) -> Bool {
      guard block.statements.count == 1 else { return false }
      switch block.statements[0] {
      case .expression(let expression, _):
        if case .assign = expression { return false }
        return true
      case .conditional, .switchCases: return isYielding(block.statements[0])
      default: return false
      }
    }
    switch statement {
    case .conditional(_, let yes, let no?, _): return isOne(yes) && isOne(no)
    case .switchCases(_, let cases, _): return cases.allSatisfy { isOne($0.body) }
    default: return false
    }
  }

  func call(
    _ closure: ProofClosure, _ arguments: [ProofArgument], site: Int?
  ) throws(ProofStop) -> ProofValue {
    switch closure.code {
    case .literal(let id):
      let function = program.functions[id]
      try push(id, this: closure.this)
      if arguments.count == function.parameters.count {
        for (index, parameter) in function.parameters.enumerated() {
          if parameter.isInout { throw stop(.closure) }
          let value = try natives.coerce(arguments[index].value, to: parameter.type)
          try setSlot(index, parameter.isBoxed ? box(value) : value)
        }
      } else {
        try bindParameters(function, arguments)
      }
      for (capture, value) in zip(function.captures, closure.captures) {
        try setSlot(capture.slot, value)
      }
      return try run(function, builder: closure.builder ?? function.builder)
    case .functions(let ids, let owner):
      return try callUnlabeled(ids, arguments, this: owner.map { .type($0) }, site: site)
    case .method(_, let ids):
      return try callUnlabeled(ids, arguments, this: closure.this, site: site)
    case .enumCase(let type, let index): return try makeCase(type, index, arguments)
    case .keyPath(let names):
      guard arguments.count == 1 else { throw stop(.call, "", site) }
      var value = arguments[0].value
      for name in names { value = try member(name, of: value, site: site ?? 0) }
      return value
    case .library(let name):
      guard arguments.count == 2, name.first?.isLetter == false else {
        throw stop(.call, name, site)
      }
      return try binary(name, arguments[0].value, arguments[1].value, site: site ?? 0)
    case .input(let name):
      guard bodies.isEmpty, !isPure else { throw stop(.effect, name, site) }
      var values: [ProofTerm] = []
      for argument in arguments {
        values.append(try initializers.constantTerm(argument.value, site: site))
      }
      store.effects.append(ProofEffect(name: name, arguments: values))
      return .void
    case .initializer(let type):
      throw stop(.call, "\(type)", site)
    }
  }

  /// A function that is handed on is called without labels.
  private func callUnlabeled(
    _ ids: [FunctionID], _ arguments: [ProofArgument], this: ProofValue?, site: Int?
  ) throws(ProofStop) -> ProofValue {
    let fitting = ids.filter { program.functions[$0].parameters.count == arguments.count }
    guard fitting.count == 1, let id = fitting.first else { throw stop(.call, "", site) }
    if program.functions[id].isMutating, case .structure? = this { throw stop(.call, "", site) }
    let labeled = zip(arguments, program.functions[id].parameters).map {
      ProofArgument(label: $1.label, value: $0.value)
    }
    return try invoke(id, labeled, this: this)
  }
}
