import Catalog

/// Expressions as texts by their outermost names.
struct PieceNames {
  /// Names that say nothing: what one of two programs alone declares.
  private let left: Set<String>
  private let views: Set<TypeID>

  init(_ program: ViewProgram, beside other: ViewProgram) {
    views = Set(program.functions.compactMap { $0.name == "body" ? $0.owner : nil })
    left = Self.declared(program).subtracting(Self.declared(other))
  }

  private static func declared(_ program: ViewProgram) -> Set<String> {
    var result = Set(program.functions.map(\.name))
    for type in program.types {
      result.insert(type.name)
      result.formUnion((type.stored + type.staticStored).map(\.name))
      result.formUnion(type.cases.map(\.name))
    }
    return result
  }

  /// An initializer of a view hands over what it is given.
  func isMemberwise(_ function: Function) -> Bool {
    function.kind == .initializer && function.owner.map(views.contains) ?? false
  }

  /// nil: it says nothing by itself.
  func piece(_ value: Expr) -> String? {
    switch value {
    case .literal(let literal): "\(literal)"
    case .interpolation(let segments):
      segments.reduce(into: "") { text, segment in
        if case .text(let part) = segment { text += part + "\\" }
      }
    case .member(_, let name, _, _), .implicitMember(let name, _), .unresolved(let name, _):
      plain(name).isEmpty ? nil : plain(name)
    case .call(let callee, let arguments, _):
      isOwn(callee) ? nil : short(callee) + list(arguments)
    case .subscripted(let base, let arguments, _): short(base) + "[" + list(arguments) + "]"
    case .binary(let op, let left, let right, _): operands(op, left, right)
    case .assign(let target, let op, let value, _):
      "\(short(target)) \(op ?? "")= \(short(value))"
    case .prefix(let op, let inner, _): op + short(inner)
    case .postfix(let inner, let op, _): short(inner) + op
    case .ternary(let condition, let yes, let no, _):
      "\(short(condition)) ? \(short(yes)) : \(short(no))"
    default: nil
    }
  }

  /// What stands in the program as it is and says something: a text, a number but 0 and 1, a sum with one, a range. nil: it
  /// is nothing of that kind.
  func constant(_ value: Expr) -> String? {
    switch value {
    case .literal(.string(let text)): text.isEmpty ? nil : piece(value)
    case .literal(.integer(let number)): (0...1).contains(number) ? nil : piece(value)
    case .literal(.floating), .interpolation: piece(value)
    case .binary(let op, let left, let right, _):
      (Self.arithmetic.contains(op) && (left.isConstant || right.isConstant))
        || ["...", "..<"].contains(op) ? piece(value) : nil
    default: nil
    }
  }

  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]

  /// Whether the other program declares a name too, or neither does.
  func isShared(_ name: String) -> Bool { !plain(name).isEmpty }

  /// The name of a view or a modifier that a call makes; nil: it makes none that both programs have.
  func view(_ callee: Expr, in program: ViewProgram) -> String? {
    switch callee {
    case .type(.declared(let type, _)):
      isShared(program.types[type].name) ? program.types[type].name : nil
    case .type(.external(let name, _)), .unresolved(let name, _):
      // A group shows what is in it, and nothing else.
      name.startsUppercase && name != "Group" ? name : nil
    case .member(let base, let name, _, _):
      isView(base) && isShared(name) ? "." + name : nil
    default: nil
    }
  }

  /// Whether something is made by its type's name, and modified.
  func isView(_ value: Expr) -> Bool {
    var first = value
    while case .call(.member(let base, _, _, _), _, _) = first { first = base }
    guard case .call(let callee, _, _) = first else { return false }
    switch callee {
    case .type: return true
    case .unresolved(let name, _): return name.startsUppercase
    default: return false
    }
  }

  /// The statements of a block by what they begin with: of a view, without its modifiers.
  func texts(of block: Block) -> [String] {
    block.statements.map { statement in
      switch statement {
      case .expression(let value, _):
        let first = Self.root(of: value)
        return piece(first) ?? short(first)
      case .bind: return ""
      default: return "\(statement.parts.count)"
      }
    }
    .filter { !$0.isEmpty && $0 != "?" }
  }

  private static func root(of value: Expr) -> Expr {
    var result = value
    while case .call(.member(let base, _, _, _), _, _) = result {
      guard case .call = base else { return result }
      result = base
    }
    return result
  }

  /// What the program makes is made of pieces of its own.
  private func isOwn(_ callee: Expr) -> Bool {
    switch callee {
    case .type(.declared): true
    case .functions: true
    case .member(_, let name, _, _): plain(name).isEmpty
    default: false
    }
  }

  /// Two local values keep their order, whatever they are called.
  private func operands(_ op: String, _ left: Expr, _ right: Expr) -> String {
    if let a = slot(left), let b = slot(right), a != b { return a < b ? "1 \(op) 2" : "2 \(op) 1" }
    return "\(short(left)) \(op) \(short(right))"
  }

  private func slot(_ value: Expr) -> Int? {
    switch value {
    case .local(let slot), .boxed(let slot): slot
    case .typed(let inner, _): slot(inner)
    default: nil
    }
  }

  private func plain(_ name: String) -> String {
    let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    return left.contains(plain) ? "" : plain
  }

  private func list(_ arguments: [Argument]) -> String {
    let texts = arguments.map { ($0.label.map { $0 + ":" } ?? "") + short($0.value) }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  /// An expression by its outermost name.
  private func short(_ value: Expr) -> String {
    switch value {
    case .literal(let literal): "\(literal)"
    case .typed(let inner, _), .optionalChain(let inner), .tryUnwrap(let inner),
      .forceUnwrap(let inner, _), .optionalTry(let inner), .inoutArgument(let inner):
      short(inner)
    case .prefix(let op, let inner, _): op + short(inner)
    case .member(_, let name, _, _), .implicitMember(let name, _), .unresolved(let name, _):
      plain(name)
    case .call(.unresolved("try", _), let arguments, _),
      .call(.unresolved("await", _), let arguments, _):
      arguments.first.map { short($0.value) } ?? "?"
    case .call(let callee, _, _): isOwn(callee) ? "?" : short(callee) + "()"
    case .subscripted(let base, _, _): short(base) + "[]"
    case .binary(let op, _, _, _): op
    case .assign(let target, let op, _, _): "\(short(target)) \(op ?? "")="
    case .local, .boxed, .selfValue: ""
    default: "?"
    }
  }
}
