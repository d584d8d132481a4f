import Catalog

/// Expressions.
extension ProofRun {
  func evaluate(_ expression: Expr) throws(ProofStop) -> ProofValue {
    try tick()
    return try nested { () throws(ProofStop) in try self.evaluateInner(expression) }
  }

  private func evaluateInner(_ expression: Expr) throws(ProofStop) -> ProofValue {
    switch expression {
    case .literal(let literal): return value(of: literal)
    case .interpolation(let segments): return .term(try interpolate(segments, isShown: false))
    case .local(let index): return try slot(index)
    case .boxed(let index): return unboxed(try slot(index))
    case .selfValue: return try this
    case .global(let index): return try global(index)
    case .functions(let ids): return .closure(ProofClosure(code: .functions(ids, owner: nil)))
    case .type(let reference): return .type(resolved(reference))
    case .unresolved(let name, let site): return try unresolved(name, site)
    case .implicitMember(let name, _): return .implicit(name, nil)
    case .member(let base, let name, _, let site):
      try tick(site)
      if case .superValue = base { throw stop(.member, "super") }
      return try member(name, of: evaluate(base), site: site)
    case .call(let callee, let arguments, let site):
      try tick(site)
      return try call(callee, arguments, site: site)
    case .subscripted(let base, let arguments, let site):
      try tick(site)
      let owner = try evaluate(base)
      return try natives.element(of: owner, try evaluate(arguments), site: site)
    case .closure(let id):
      if rootFunction != nil, store.frames.last?.function == rootFunction {
        inputCount += 1
        return .closure(ProofClosure(code: .input("input \(inputCount)")))
      }
      return .closure(try closure(id))
    case .prefix(let name, let operand, let site):
      return try prefix(name, evaluate(operand), site: site)
    case .binary(let name, let left, let right, let site):
      return try binary(name, left, right, site: site)
    case .assign(let target, let operation, let value, let site):
      try places.assign(target, operation, value, site: site)
      return .void
    case .ternary(let condition, let yes, let no, let site):
      let condition = try truth(evaluate(condition), site: site)
      return try places.merged { () throws(ProofStop) in
        try self.evaluate(places.decide(condition, site: site) ? yes : no)
      }
    default: return try evaluateRare(expression)
    }
  }

  private func evaluateRare(_ expression: Expr) throws(ProofStop) -> ProofValue {
    switch expression {
    case .tuple(let elements):
      var values: [ProofValue] = []
      for element in elements { values.append(try evaluate(element.value)) }
      return .tuple(values, elements.map(\.label))
    case .array(let elements):
      var values: [ProofValue] = []
      for element in elements { values.append(try evaluate(element)) }
      return .array(values)
    case .optionalChain(let chain):
      return try places.merged { () throws(ProofStop) in
        do throws(ProofStop) { return try self.evaluate(chain) } catch {
          if case .nilInChain = error { return .none }
          throw error
        }
      }
    case .tryUnwrap(let operand):
      let (isPresent, inner) = presence(try evaluate(operand))
      guard let inner, try places.decide(isPresent, site: nil) else { throw .nilInChain }
      return inner
    case .forceUnwrap(let operand, let site):
      let (isPresent, inner) = presence(try evaluate(operand))
      guard let inner, isPresent == terms.yes else { throw stop(.trap, "!", site) }
      return inner
    case .keyPath(_, let components):
      var names: [String] = []
      for component in components {
        switch component {
        case .property(let name): names.append(name)
        case .identity: break
        default: throw stop(.expression, "key path")
        }
      }
      return .keyPath(names)
    case .inoutArgument: throw stop(.call, "inout")
    case .statementValue(let statement):
      return try places.merged { () throws(ProofStop) in try self.yield(statement) }
    case .unsupported(let what): throw stop(.expression, what.facts.first ?? "")
    case .typed(let operand, let type):
      return try natives.coerce(try evaluate(operand), to: resolved(type))
    case .cast(.interpolation(let segments), .coerce, let type) where StaticTypes.isTitle(type):
      return .term(try interpolate(segments, isShown: true))
    case .cast(let operand, .coerce, let type):
      return try natives.coerce(try evaluate(operand), to: resolved(type))
    default: throw stop(.expression)
    }
  }

  private func value(of literal: Literal) -> ProofValue {
    let isInput = store.frames.last?.function == rootFunction && rootFunction != nil
    if isInput, case .nilLiteral = literal { return .none }
    if isInput {
      inputCount += 1
      let name = "input \(inputCount)"
      switch literal {
      case .integer: return .term(terms.symbol(name, .integer))
      case .floating: return .term(terms.symbol(name, .floating))
      case .string: return .term(terms.symbol(name, .string))
      case .boolean: return .term(terms.symbol(name, .boolean))
      case .nilLiteral: return .none
      }
    }
    switch literal {
    case .integer(let value): return .term(terms.integer(value))
    case .floating(let value): return .term(terms.floating(value))
    case .string(let value): return .term(terms.string(value))
    case .boolean(let value): return .term(terms.boolean(value))
    case .nilLiteral: return .none
    }
  }

  /// A text that is put together. Where it is shown, SwiftUI formats the numbers in it.
  func interpolate(
    _ segments: [Expr.Segment], isShown: Bool
  ) throws(ProofStop) -> ProofTerm {
    var parts: [ProofTerm] = []
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(terms.string(text))
      case .value(let arguments):
        guard arguments.count == 1, arguments[0].label == nil,
          case .term(let term) = try evaluate(arguments[0].value)
        else { throw stop(.expression, "interpolation") }
        parts.append(try text(of: term, isShown: isShown))
      }
    }
    return terms.concatenate(parts)
  }

  private func text(of term: ProofTerm, isShown: Bool) throws(ProofStop) -> ProofTerm {
    switch terms[term].sort {
    case .string: return term
    case .integer:
      let isGrouped = isShown && !terms.showsPlainNumbers
      return terms.apply(isGrouped ? "shown number" : "text", [term], .string)
    case .floating: return terms.function(isShown ? "shown number" : "text", [term], .string)
    case .boolean where !isShown:
      return terms.choice(term, terms.string("true"), terms.string("false"))
    default: throw stop(.expression, "interpolation")
    }
  }

  private func global(_ index: Int) throws(ProofStop) -> ProofValue {
    let property = program.globals[index]
    guard property.isLet, property.wrapper == nil, let initial = property.initial else {
      throw stop(.property, property.name)
    }
    return try constant(initial, property.type)
  }

  /// The value of a `let` outside of instances. It makes no objects.
  func constant(_ initial: FunctionID, _ type: TypeRef?) throws(ProofStop) -> ProofValue {
    let count = store.objects.count
    let value = try natives.coerce(invoke(initial, [], this: nil), to: type)
    guard store.objects.count == count else { throw stop(.object) }
    return value
  }

  private func unresolved(_ name: String, _ site: Int) throws(ProofStop) -> ProofValue {
    if Catalog.isRendered(name) || name.startsUppercase {
      return .type(.external(name))
    }
    if Self.functions.contains(name) { return .closure(ProofClosure(code: .library(name))) }
    throw stop(.expression, name, site)
  }

  /// Functions and operators of the library that may be called or handed on.
  static let functions: Set<String> = [
    "max", "min", "abs", "+", "-", "*", "<", ">", "==", "!=", "<=", ">=",
  ]

  func resolved(_ reference: TypeRef) -> TypeRef {
    guard case .parameter("Self") = reference, let this = store.frames.last?.this else {
      return reference
    }
    switch this {
    case .structure(let id, _): return .declared(id, [])
    case .type(let type): return type
    case .object(let id): return .declared(store.objects[id].type, [])
    default: return reference
    }
  }

  func closure(_ id: FunctionID) throws(ProofStop) -> ProofClosure {
    let function = program.functions[id]
    if function.capturesSelfWeakly || function.isAsync || function.isThrowing {
      throw stop(.closure)
    }
    var captures: [ProofValue] = []
    for capture in function.captures {
      if capture.isWeak { throw stop(.closure, "weak") }
      switch capture.source {
      case .slot(let index):
        guard let value = store.frames.last?.slots[index] else { throw stop(.closure) }
        captures.append(value)
      case .expression(let expression): captures.append(try evaluate(expression))
      }
    }
    let this = function.capturesSelf ? store.frames.last?.this : nil
    return ProofClosure(code: .literal(id), captures: captures, this: this)
  }

  func evaluate(_ arguments: [Argument]) throws(ProofStop) -> [ProofArgument] {
    var result: [ProofArgument] = []
    for argument in arguments {
      result.append(
        ProofArgument(
          label: argument.label, value: try evaluate(argument.value),
          isTrailing: argument.isTrailing))
    }
    return result
  }

  func truth(_ value: ProofValue, site: Int?) throws(ProofStop) -> ProofTerm {
    guard case .term(let term) = value, terms[term].sort == .boolean else {
      throw stop(.operation, "condition", site)
    }
    return term
  }

  func scalar(_ value: ProofValue, site: Int?) throws(ProofStop) -> ProofTerm {
    guard case .term(let term) = value else { throw stop(.operation, "", site) }
    return term
  }

  func integer(_ value: ProofValue, site: Int?) throws(ProofStop) -> ProofTerm {
    guard case .term(let term) = value, terms[term].sort == .integer else {
      throw stop(.operation, "", site)
    }
    return term
  }
}
