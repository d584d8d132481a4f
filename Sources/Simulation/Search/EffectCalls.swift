import Catalog

/// Calls that stand as statements, for what they do: of own functions that change something, and of what the
/// program does not declare. Those of one program can be held against those of another one by their names.
struct EffectCalls {
  /// The names of own functions that change something, also through others.
  private var changing: Set<String>
  private let own: Set<String>
  /// Of all functions.
  private let functionNames: [String]
  private let changes: Set<Int>

  /// - Parameter changes: statements that change something, by their sites.
  init(_ program: ViewProgram, changes: Set<Int>) {
    self.changes = changes
    functionNames = program.functions.map(\.name)
    own = Set(program.functions.lazy.filter { $0.kind == .function }.map(\.name))
    changing = []
    var left = program.functions.filter { $0.builder == nil && $0.kind != .closure }.map {
      function in
      (name: function.name, statements: Self.statements(of: function, in: program))
    }
    while true {
      let found = left.filter { one in
        one.statements.contains {
          changes.contains($0.site) || name(of: $0.value, at: $0.site) != nil
        }
      }
      let count = changing.count
      changing.formUnion(found.map(\.name))
      if changing.count == count { break }
      left.removeAll { changing.contains($0.name) }
    }
  }

  private typealias Statement = (value: Expr, site: Int)

  /// The statements of a function that are expressions, and those of its closures.
  private static func statements(of function: Function, in program: ViewProgram) -> [Statement] {
    var result: [Statement] = []
    var pending = function.body?.parts ?? []
    var seen: Set<FunctionID> = []
    while let part = pending.popLast() {
      switch part {
      case .statement(.expression(let value, let site)): result.append((value, site))
      case .expression(.closure(let id)) where seen.insert(id).inserted:
        pending += program.functions[id].body?.parts ?? []
      default: break
      }
      pending += part.parts
    }
    return result
  }

  /// Under which name the call of a statement is held against others; nil: it is none that does something.
  func name(of value: Expr, at site: Int) -> String? {
    guard case .call(let callee, let arguments, _) = value else {
      return value.wrapped.flatMap { name(of: $0, at: site) }
    }
    switch callee {
    case .unresolved("try", _), .unresolved("await", _):
      return arguments.first.flatMap { name(of: $0.value, at: site) }
    case .unresolved(let name, _): return name.startsUppercase ? nil : name
    case .functions(let ids):
      return ids.first.map { functionNames[$0] }.flatMap { changing.contains($0) ? $0 : nil }
    case .member(_, let name, _, _):
      if own.contains(name) { return changing.contains(name) ? name : nil }
      return changes.contains(site) ? nil : name
    default: return nil
    }
  }
}

extension Expr {
  /// What stands in it where it passes on what that gives.
  fileprivate var wrapped: Expr? {
    switch self {
    case .optionalChain(let inner), .tryUnwrap(let inner), .optionalTry(let inner),
      .forceUnwrap(let inner, _), .typed(let inner, _):
      inner
    default: nil
    }
  }
}
