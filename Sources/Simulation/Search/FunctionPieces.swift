import Catalog

/// What the functions of a program ask, compute and do, in pieces that can be compared with those of another
/// program: without the names of local values, and without what members are asked of.
///
/// What views are made of is no piece, nor are the properties of views and their names: a refactoring moves
/// and renames them.
package struct FunctionPieces {
  /// The functions in which each piece stands, once for each time.
  package private(set) var functions: [String: [FunctionID]] = [:]

  private let own: Set<String>
  /// Types with a `body`.
  private let views: Set<TypeID>
  /// The names of what these store, and of functions that make views.
  private var moved: Set<String> = []

  package init(_ program: ViewProgram) {
    views = Set(program.functions.compactMap { $0.name == "body" ? $0.owner : nil })
    own = Set(program.types.flatMap { ($0.stored + $0.staticStored).map(\.name) })
    moved = Set(views.flatMap { program.types[$0].stored.map(\.name) })
    let bodies = program.functions.map { $0.body?.parts.withInner ?? [] }
    for (function, parts) in zip(program.functions, bodies) where makesViews(parts) {
      moved.insert(function.name)
    }
    for (id, function) in program.functions.enumerated() {
      guard let body = function.body, function.name != "==" else { continue }
      if function.kind == .initializer, function.owner.map(views.contains) ?? false { continue }
      add(bodies[id], body, id)
    }
  }

  private func makesViews(_ parts: [CodePart]) -> Bool {
    parts.contains { part in
      if case .expression(.call(let callee, _, _)) = part { isOfViews(callee) } else { false }
    }
  }

  private mutating func add(_ parts: [CodePart], _ body: Block, _ id: FunctionID) {
    let makesViews = makesViews(parts)
    if !makesViews { addSequences(of: body, id) }
    for part in parts {
      switch part {
      case .statement(let statement): if !makesViews { addInner(statement, id) }
      case .expression(let expression):
        if let piece = piece(expression, isPlain: !makesViews) {
          functions[piece, default: []].append(id)
        }
      }
    }
  }

  // MARK: Statements

  /// Two statements that follow each other: their order counts.
  private mutating func addSequences(of block: Block, _ id: FunctionID) {
    let texts = block.statements.map { statement in
      if case .expression(let value, _) = statement { short(value) } else { "-" }
    }
    for (first, second) in zip(texts, texts.dropFirst()) {
      functions["\(first); \(second)", default: []].append(id)
    }
  }

  private mutating func addInner(_ statement: Stmt, _ id: FunctionID) {
    switch statement {
    case .conditional(_, let yes, let no, _):
      addSequences(of: yes, id)
      if let no { addSequences(of: no, id) }
    case .switchCases(_, let cases, _): for item in cases { addSequences(of: item.body, id) }
    case .guardElse(_, let body, _), .whileLoop(_, let body, _, _), .repeatWhile(let body, _, _, _),
      .forIn(_, _, _, let body, _, _), .deferBlock(let body), .block(let body):
      addSequences(of: body, id)
    default: break
    }
  }

  // MARK: Expressions

  /// Properties that tell little without what they are asked of.
  private static let general: Set<String> = ["count", "isEmpty", "first", "last"]

  /// - Parameter isPlain: it stands in a function that makes no views.
  private func piece(_ value: Expr, isPlain: Bool) -> String? {
    switch value {
    case .literal(let literal): isPlain ? "\(literal)" : nil
    case .member(_, let name, _, _) where moved.contains(name): nil
    case .call(.member(_, let name, _, _), _, _) where moved.contains(name): nil
    case .member(let base, let name, _, _):
      Self.general.contains(name) && !own.contains(name)
        ? "\(short(base)).\(name)" : isPlain ? name : nil
    case .call(let callee, let arguments, _):
      isOfViews(callee) ? nil : short(callee) + list(arguments)
    case .subscripted(let base, let arguments, _): short(base) + list(arguments)
    case .binary(let op, let left, let right, _): "\(short(left)) \(op) \(short(right))"
    case .assign(let target, let op, let value, _):
      "\(short(target)) \(op ?? "")= \(short(value))"
    case .ternary(let condition, _, _, _): "\(short(condition)) ?"
    default: nil
    }
  }

  private func isOfViews(_ callee: Expr) -> Bool {
    switch callee {
    case .type(.external(let name, _)), .unresolved(let name, _): Catalog.isRendered(name)
    case .type(.declared(let type, _)): views.contains(type)
    case .type: true
    case .member(_, let name, _, _): Catalog.isModifier(name)
    default: false
    }
  }

  private func list(_ arguments: [Argument]) -> String {
    "(" + arguments.map { short($0.value) }.joined(separator: ", ") + ")"
  }

  /// An expression by its outermost names.
  private func short(_ value: Expr) -> String {
    switch value {
    case .literal(let literal): "\(literal)"
    case .typed(let inner, _), .optionalChain(let inner), .tryUnwrap(let inner),
      .forceUnwrap(let inner, _), .optionalTry(let inner), .inoutArgument(let inner):
      short(inner)
    case .prefix(let op, let inner, _): op + short(inner)
    case .member(_, let name, _, _), .implicitMember(let name, _), .unresolved(let name, _): name
    case .call(.unresolved("try", _), let arguments, _),
      .call(.unresolved("await", _), let arguments, _):
      arguments.first.map { short($0.value) } ?? "?"
    case .call(let callee, _, _): short(callee) + "()"
    case .subscripted(let base, _, _): short(base) + "[]"
    case .binary(let op, _, _, _): op
    case .assign(let target, let op, _, _): "\(short(target)) \(op ?? "")="
    case .local, .boxed, .selfValue: "_"
    default: "?"
    }
  }
}
