import Catalog

/// Expressions.
extension Interpreter {
  func evaluate(_ expression: Expr, _ frame: inout Frame) throws(Interruption) -> Value {
    try tick()
    switch expression {
    case .literal(let literal): return value(of: literal)
    case .local(let slot): return frame.slots[slot]
    case .boxed(let slot): return unboxed(frame.slots[slot])
    case .selfValue, .superValue: return frame.this ?? .nilValue
    case .global(let index): return try global(index)
    case .member(let base, let name, let labels, let site):
      recorder.noteRan(site)
      return try evaluateMember(base, name, labels: labels, site: site, &frame)
    case .call(let callee, let arguments, let site):
      recorder.noteRan(site)
      return try evaluateCall(callee, arguments, site: site, &frame)
    case .interpolation(let segments): return try interpolate(segments, isShown: false, &frame)
    case .functions(let ids): return .closure(Closure(code: .functions(ids, owner: nil)))
    case .type(let reference): return .type(conversions.resolved(reference, frame))
    case .unresolved(let name, let site): return unresolved(name, site: site)
    case .implicitMember(let name, _): return .term(Term(.implicitMember, name))
    case .subscripted(let base, let arguments, let site):
      return try placeAccess.evaluateSubscript(base, arguments, site: site, &frame)
    case .closure(let id): return .closure(makeClosure(id, &frame))
    case .prefix(let op, let operand, let site):
      return try operators.evaluatePrefix(op, operand, site: site, &frame)
    case .postfix(let operand, let op, let site):
      if let result = try operators.userUnary(op, operand, site: site, &frame) { return result }
      let value = try evaluate(operand, &frame)
      return try library.libraryPrefix("postfix " + op, value, site: site)
    case .binary(let op, let left, let right, let site):
      recorder.noteRan(site)
      return try operators.evaluateBinary(op, left, right, site: site, &frame)
    case .assign(let target, let op, let value, let site):
      recorder.noteRan(site)
      try placeAccess.assign(target, op: op, value, site: site, &frame)
      return .void
    case .ternary(let condition, let yes, let no, let site):
      recorder.noteRan(site)
      let answer = operators.truth(try evaluate(condition, &frame), site: site)
      recorder.noteWay(site, answer ? 1 : 0)
      ways.note(choice: site, answer ? 1 : 0)
      return try evaluate(answer ? yes : no, &frame)
    default: return try evaluateRare(expression, &frame)
    }
  }

  private func evaluateRare(_ expression: Expr, _ frame: inout Frame) throws(Interruption) -> Value
  {
    switch expression {
    case .tuple(let elements):
      var values: [Value] = []
      for element in elements { values.append(try evaluate(element.value, &frame)) }
      return .tuple(Tuple(elements: values, labels: elements.map(\.label)))
    case .array(let elements):
      var values: [Value] = []
      for element in elements { values.append(try evaluate(element, &frame)) }
      if let example = example(of: values) {
        values = values.map { operators.implicit($0, like: example) }
      }
      return .array(ArrayBox(values))
    case .dictionary(let entries): return try evaluateDictionary(entries, &frame)
    case .cast(.interpolation(let segments), .coerce, let type) where StaticTypes.isTitle(type):
      return try interpolate(segments, isShown: true, &frame)
    case .cast(let operand, let kind, let type):
      return try conversions.cast(
        evaluate(operand, &frame), kind, to: conversions.resolved(type, frame))
    case .optionalChain(let chain):
      do throws(Interruption) { return try evaluate(chain, &frame) } catch {
        if case .nilInChain = error { return .nilValue }
        throw error
      }
    case .tryUnwrap(let operand):
      let value = try evaluate(operand, &frame)
      if case .nilValue = value { throw .nilInChain }
      return value.unwrappedOnce
    case .forceUnwrap(let operand, let site):
      let value = try evaluate(operand, &frame)
      if case .nilValue = value { throw .trap(.unwrappedNil, site: site) }
      return value.unwrappedOnce
    case .keyPath(let root, let components):
      return try evaluateKeyPath(root, components, &frame)
    case .inoutArgument(let target): return try evaluate(target, &frame)
    case .typed(let inner, _): return try evaluate(inner, &frame)
    case .statementValue(let statement): return try statementValue(statement, &frame)
    case .optionalTry(let operand):
      do throws(Interruption) { return try evaluate(operand, &frame) } catch {
        if case .thrown = error { return .nilValue }
        throw error
      }
    case .unsupported(let what): throw .unsupported(what)
    default: return .void
    }
  }

  private func value(of literal: Literal) -> Value {
    switch literal {
    case .integer(let value): .integer(value)
    case .floating(let value): .floating(value)
    case .string(let value): .string(value)
    case .boolean(let value): .boolean(value)
    case .nilLiteral: .nilValue
    }
  }

  func unboxed(_ value: Value) -> Value {
    if case .box(let box) = value { return box.value }
    return value
  }

  func global(_ index: Int) throws(Interruption) -> Value {
    if let value = globals[index] { return value }
    let property = program.globals[index]
    guard let initial = property.initial else {
      return .term(Term(.source, property.name))
    }
    globals[index] = .nilValue
    let value = try untracked { () throws(Interruption) in
      conversions.coerce(try invoke(initial, values: [], this: nil), to: property.type)
    }
    globals[index] = value
    return value
  }

  /// Runs code that is not part of the body being evaluated.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func untracked<R>(_ work: () throws(Interruption) -> R) throws(Interruption) -> R {
    let saved = scopes
    scopes = []
    defer { scopes = saved }
    return try work()
  }

  private func unresolved(_ name: String, site: Int) -> Value {
    if Catalog.isRendered(name) || name.startsUppercase {
      return .type(.external(name))
    }
    if Self.libraryFunctions.contains(name) || Library.operatorFunctions.contains(name) {
      return .closure(Closure(code: .library(name)))
    }
    return .term(Term(.name, name, site: site))
  }

  /// Library functions that may be passed as values.
  private static let libraryFunctions: Set<String> = ["print", "max", "min", "abs"]

  /// The element of an array literal that says what literals beside it are.
  private func example(of values: [Value]) -> Value? {
    let isNumeric = values.allSatisfy {
      switch $0 {
      case .integer, .floating: true
      default: false
      }
    }
    return values.first {
      if case .floating = $0 { isNumeric } else { comparison.declaredType(of: $0) != nil }
    }
  }

  /// - Parameter isShown: it is a view's title, in which SwiftUI formats numbers.
  func interpolate(
    _ segments: [Expr.Segment], isShown: Bool, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    var result = ""
    var parts: [Value] = []
    var isSymbolic = false
    for segment in segments {
      switch segment {
      case .text(let text):
        result += text
        join(.string(text), to: &parts)
      case .value(let arguments):
        let values = try evaluate(arguments, &frame)
        noteOwnInterpolation(values)
        if isShown, values.count == 1, let text = viewMaker.plainText(in: values[0].value) {
          isSymbolic = isSymbolic || operators.isSymbolic(text)
          if case .string(let known) = text { result += known }
          join(text, to: &parts)
        } else if isShown, let text = scalarLibrary.shownNumber(values) {
          result += text
          join(.string(text), to: &parts)
        } else if values.count == 1,
          let text = try scalarLibrary.text(of: values[0].value, shownBy: arguments[0].value)
        {
          result += text
          join(.string(text), to: &parts)
        } else {
          isSymbolic = true
          join(interpolated(values), to: &parts)
        }
      }
    }
    try check(length: result.utf8.count)
    return isSymbolic ? .term(Term(.operation, "interpolation", parts)) : .string(result)
  }

  /// What an `appendInterpolation` of the program makes of a value is not known here.
  private func noteOwnInterpolation(_ values: [LabeledValue]) {
    for name in Self.interpolations {
      guard let owner = declaredTypes.externalExtension(name),
        let candidates = declaredTypes.members(owner).methods["appendInterpolation"],
        let choice = conversions.choose(candidates, values)
      else { continue }
      assumptions.fail(
        Unsupported(.ownInterpolation, at: program.functions[choice].location))
    }
  }

  private static let interpolations = [
    "LocalizedStringKey.StringInterpolation", "DefaultStringInterpolation",
    "String.StringInterpolation",
  ]

  /// `\(price, specifier: "%.2f")` is one part.
  private func interpolated(_ values: [LabeledValue]) -> Value {
    if values.count == 1 { return values[0].value }
    return .term(
      Term(.operation, "formatted", values.map(\.value), labels: values.map(\.label)))
  }

  /// Texts side by side are one, and a text that was put together elsewhere is taken apart: so it
  /// does not matter where a text is made.
  func join(_ part: Value, to parts: inout [Value]) {
    if case .term(let term) = part, term.kind == .operation, term.head == "interpolation" {
      for inner in term.operands { join(inner, to: &parts) }
    } else if case .string(let text) = part {
      if text.isEmpty { return }
      if case .string(let last)? = parts.last {
        parts[parts.count - 1] = .string(last + text)
      } else {
        parts.append(part)
      }
    } else {
      parts.append(part)
    }
  }

  private func evaluateDictionary(
    _ entries: [DictionaryEntry], _ frame: inout Frame
  ) throws(Interruption) -> Value {
    let box = DictionaryBox()
    for entry in entries {
      // Of a literal without a type the first entry gives it to those that follow.
      let first = box.entries.first
      let key = operators.implicit(try evaluate(entry.key, &frame), like: first?.key ?? .void)
      let value = operators.implicit(try evaluate(entry.value, &frame), like: first?.value ?? .void)
      box.index[comparison.hashKey(key)] = box.entries.count
      box.entries.append((key, value))
    }
    return .dictionary(box)
  }

  private func evaluateKeyPath(
    _ root: TypeRef?, _ components: [KeyPathComponent], _ frame: inout Frame
  ) throws(Interruption) -> Value {
    var result: [KeyPathValue.Component] = []
    for component in components {
      switch component {
      case .property(let name): result.append(.property(name))
      case .optionalChain, .forceUnwrap: result.append(.optionalChain)
      case .identity: break
      case .index(let arguments):
        result.append(.index(try evaluate(arguments, &frame)))
      }
    }
    return .keyPath(KeyPathValue(root: root, components: result))
  }

  /// The closure that a literal makes, with what it captures now.
  func makeClosure(_ id: FunctionID, _ frame: inout Frame) -> Closure {
    let function = program.functions[id]
    var captured: [Value] = []
    for capture in function.captures {
      switch capture.source {
      case .slot(let slot): captured.append(frame.slots[slot])
      case .expression(let expression):
        captured.append((try? evaluate(expression, &frame)) ?? .nilValue)
      }
    }
    let takesSelf = function.capturesSelf || function.capturesSelfWeakly
    let closure = Closure(
      code: .literal(id), captures: captured, capturedSelf: takesSelf ? frame.this : nil,
      isGeneric: isGeneric(function, self: takesSelf ? frame.this : nil))
    return takesSelf && changesSelf(frame) ? closure.sharing(frame.share()) : closure
  }

  /// Whether code may change the value that is `self`, and closures in it as well.
  private func changesSelf(_ frame: Frame) -> Bool {
    if frame.shared != nil { return true }
    switch frame.this {
    case .structure?, .enumeration?: break
    default: return false
    }
    let function = program.functions[frame.function]
    return function.isMutating || function.kind == .initializer || function.kind == .setter
  }

  /// Whether the closure's context holds values of generic type (semantics.md 3.2).
  private func isGeneric(_ function: Function, self this: Value?) -> Bool {
    if function.captures.contains(where: \.isGeneric) { return true }
    guard let this, let type = comparison.declaredType(of: this) else {
      return this != nil && function.genericParameters.contains("Self")
    }
    return program.types[type].kind == .structure
      && !program.types[type].genericParameters.isEmpty
  }
}
