/// The functions of a program that can run at all once some of them ran: what these and what they name have in
/// them, by names. What nothing names is dead code, and says nothing about a program.
package struct LiveCode {
  package private(set) var functions: Set<FunctionID> = []
  private let program: ViewProgram
  private let byName: [String: [FunctionID]]
  private let byOwner: [TypeID: [FunctionID]]
  private var pending: [FunctionID]

  /// - Parameter entered: the functions that ran.
  package init(_ program: ViewProgram, entered: Set<FunctionID>) {
    self.program = program
    let all = program.functions.indices.filter { program.functions[$0].kind != .closure }
    byName = Dictionary(grouping: all) { program.functions[$0].name }
    byOwner = Dictionary(grouping: all.filter { program.functions[$0].owner != nil }) {
      program.functions[$0].owner ?? 0
    }
    pending = entered.sorted()
    while let next = pending.popLast() {
      // What ran from another root may be no function of this program.
      guard program.functions.indices.contains(next), functions.insert(next).inserted else {
        continue
      }
      read(program.functions[next])
    }
  }

  private mutating func read(_ function: Function) {
    pending += function.parameters.compactMap(\.defaultValue)
    var parts = function.body?.parts ?? []
    for case .expression(let value) in function.captures.map(\.source) {
      parts.append(.expression(value))
    }
    for part in parts.withInner {
      switch part {
      case .statement(.localFunction(_, let id)): pending.append(id)
      case .statement: break
      case .expression(let value): read(value)
      }
    }
    if let owner = function.owner { add(type: owner) }
  }

  private mutating func read(_ value: Expr) {
    switch value {
    case .closure(let id): pending.append(id)
    case .functions(let ids): pending += ids
    case .member(_, let name, _, _), .implicitMember(let name, _), .unresolved(let name, _),
      .binary(let name, _, _, _), .prefix(let name, _, _), .postfix(_, let name, _):
      add(named: name)
    case .assign(_, let op?, _, _): add(named: op + "=")
    case .type(.declared(let type, _)): add(type: type)
    case .subscripted: add(named: "subscript")
    case .keyPath(_, let components):
      for case .property(let name) in components { add(named: name) }
    default: break
    }
  }

  private mutating func add(named name: String) {
    let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    pending += byName[plain, default: []]
    if plain != name { pending += byName[name, default: []] }
  }

  /// What the language and the libraries call of a type without naming it.
  private static let called: Set<String> = [
    "body", "makeBody", "path", "==", "<", "hash", "id", "callAsFunction", "subscript",
    "wrappedValue", "projectedValue", "update", "reduce", "sizeThatFits", "placeSubviews", "next",
    "makeIterator", "init", "description", "defaultValue", "buildBlock", "deinit",
  ]

  private mutating func add(type: TypeID) {
    pending += byOwner[type, default: []].filter { id in
      let function = program.functions[id]
      switch function.kind {
      case .initializer, .defaultValue: return true
      default: return Self.called.contains(function.name)
      }
    }
  }
}

extension ViewProgram {
  /// The functions in which statements stand, by the statements' sites.
  package var functionsOfStatements: [Int: FunctionID] {
    var result: [Int: FunctionID] = [:]
    for (id, function) in functions.enumerated() {
      for case .statement(.expression(_, let site)) in function.body?.parts.withInner ?? [] {
        result[site] = id
      }
    }
    return result
  }
}
