import Catalog

/// Values, functions and changes as text.
struct Descriptions: InterpreterPart {
  let interpreter: Interpreter
}

/// Values in words, for causes and assumptions. Short: at most about 60 characters.
extension Descriptions {
  /// Up to 4,000 characters.
  func fullDescription(_ value: Value) -> String {
    String(describe(value, depth: 0, elements: 40).prefix(4_000))
  }

  func describe(_ value: Value) -> String {
    let text = describe(value, depth: 0, elements: 5)
    guard text.count > 60 else { return text }
    return String(text.prefix(57)).cutOff
  }

  private func describe(_ value: Value, depth: Int, elements: Int) -> String {
    guard depth < 4 else { return "…" }
    switch value {
    case .integer(let number): return String(number)
    case .floating(let number): return String(describing: number)
    case .sized(let number): return number.text
    case .wrapped(let inner):
      return ".some(" + describe(inner, depth: depth + 1, elements: elements) + ")"
    case .boolean(let flag): return String(flag)
    case .string(let text): return "\"\(text)\""
    case .nilValue: return "nil"
    case .tuple(let tuple): return "(" + list(tuple.elements, depth, elements) + ")"
    case .array(let box):
      return "[" + list(Array(box.elements.prefix(elements)), depth, elements) + "]"
    case .set(let box):
      return "Set(" + list(Array(box.elements.prefix(elements)), depth, elements) + ")"
    case .dictionary(let box):
      let entries = box.entries.prefix(elements).map {
        describe($0.key, depth: depth + 1, elements: elements) + ": "
          + describe($0.value, depth: depth + 1, elements: elements)
      }
      return entries.isEmpty ? "[:]" : "[" + entries.joined(separator: ", ") + "]"
    case .range(let low, let high, let isClosed):
      return isClosed ? "\(low)...\(high - 1)" : "\(low)..<\(high)"
    case .structure(let value): return describe(value, depth: depth, elements: elements)
    case .enumeration(let value):
      let name = "." + interpreter.program.types[value.type].cases[value.caseIndex].name
      return value.payload.isEmpty ? name : name + "(" + list(value.payload, depth, elements) + ")"
    case .object(let id):
      return "\(interpreter.program.types[interpreter.objects[id].type].name) #\(id)"
    case .closure(let closure):
      return (closure.capturedSelf == nil ? ShownKind.closure : .closureOfView).rawValue
    case .type(let reference): return declaredTypes.name(of: reference) ?? "type"
    case .keyPath(let path): return "\\." + keyName(.keyPath(path))
    case .binding(let binding):
      return ShownKind.binding.rawValue
        + describe(binding.snapshot, depth: depth + 1, elements: elements)
    case .wrapper(let wrapper): return describe(wrapper.value, depth: depth + 1, elements: elements)
    case .view(.erased): return ShownKind.erased.rawValue
    case .view(let view): return interpreter.viewName(view)
    case .term(let term): return describe(term, depth: depth, elements: elements)
    case .fresh(let kind, let id): return "\(kind) #\(id)"
    case .environment: return "environment"
    case .box(let box): return describe(box.value, depth: depth + 1, elements: elements)
    }
  }

  private func list(_ values: [Value], _ depth: Int, _ elements: Int) -> String {
    values.map { describe($0, depth: depth + 1, elements: elements) }.joined(separator: ", ")
  }

  private func describe(_ value: Structure, depth: Int, elements: Int) -> String {
    let properties = declaredTypes.layout(value.type)
    let fields = zip(properties, value.fields).prefix(max(4, elements / 2)).map {
      "\($0.name): \(describe($1, depth: depth + 1, elements: elements))"
    }
    return "\(interpreter.program.types[value.type].name)(\(fields.joined(separator: ", ")))"
  }

  private func describe(_ term: Term, depth: Int, elements: Int) -> String {
    func operand(_ index: Int) -> String {
      index < term.operands.count
        ? describe(term.operands[index], depth: depth + 1, elements: elements) : ""
    }
    switch term.kind {
    case .name, .source: return term.head
    case .member: return operand(0) + "." + term.head
    case .implicitMember: return "." + term.head
    case .call: return term.head + "(" + list(term.operands, depth, elements) + ")"
    case .methodCall:
      return operand(0) + "." + term.head + "("
        + list(Array(term.operands.dropFirst()), depth, elements)
        + ")"
    case .operation:
      if term.operands.count == 2 { return operand(0) + " " + term.head + " " + operand(1) }
      return term.operands.count == 1
        ? term.head + operand(0) : "text of " + list(term.operands, depth, elements)
    case .element: return operand(0) + "[" + term.head + "]"
    case .subscripted:
      return operand(0) + "[" + list(Array(term.operands.dropFirst()), depth, elements) + "]"
    }
  }

  func keyName(_ key: Value?) -> String {
    switch key {
    case .keyPath(let path)?:
      path.components.map { if case .property(let name) = $0 { name } else { "[]" } }
        .joined(separator: ".")
    case .type(let type)?: declaredTypes.name(of: type) ?? ""
    default: ""
    }
  }
}

/// How a trace begins to show values that may differ and look the same.
package enum ShownKind: String, CaseIterable, Sendable {
  /// A closure that captured a view.
  case closureOfView = "{ … self … }"
  case closure = "{ … }"
  case binding = "binding to "
  /// An AnyView, or another value that equals none that was made before.
  case erased = "AnyView"

  /// The kind of a value by how it is shown; nil: another one.
  package init?(shown text: String) {
    guard let kind = Self.allCases.first(where: { text.hasPrefix($0.rawValue) }) else {
      guard Self.isObject(text) else { return nil }
      self = .erased
      return
    }
    self = kind
  }

  /// A publisher around an object of its own is made anew each time, as an AnyView is: `….autoconnect()`.
  private static func isObject(_ text: String) -> Bool {
    guard text.hasSuffix("()"), let dot = text.lastIndex(of: ".") else { return false }
    return Catalog.makesObject(method: String(text[text.index(after: dot)...].dropLast(2)))
  }
}
