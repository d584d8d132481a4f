/// An expression or a statement, and what stands in it: for those who look through all code.
package enum CodePart: Sendable {
  case expression(Expr)
  case statement(Stmt)

  /// What stands directly in it.
  package var parts: [CodePart] {
    switch self {
    case .expression(let value): value.parts
    case .statement(let statement): statement.parts
    }
  }
}

extension Array where Element == CodePart {
  /// These and everything in them: what holds something stands before it. The code of a closure is a function
  /// of its own.
  package var withInner: [CodePart] {
    var result = self
    var index = 0
    while index < result.count {
      result += result[index].parts
      index += 1
    }
    return result
  }
}

extension Expr {
  /// What stands directly in it. The code of a closure is a function of its own.
  package var parts: [CodePart] {
    switch self {
    case .literal, .local, .boxed, .selfValue, .superValue, .global, .functions, .type, .unresolved,
      .implicitMember, .closure, .discard, .unsupported:
      []
    case .interpolation(let segments):
      segments.flatMap { segment -> [CodePart] in
        if case .value(let arguments) = segment {
          arguments.map { .expression($0.value) }
        } else {
          []
        }
      }
    case .member(let base, _, _, _): [.expression(base)]
    case .call(let callee, let arguments, _), .subscripted(let callee, let arguments, _):
      [.expression(callee)] + arguments.map { .expression($0.value) }
    case .prefix(_, let value, _), .postfix(let value, _, _), .cast(let value, _, _),
      .optionalChain(let value), .tryUnwrap(let value), .forceUnwrap(let value, _),
      .inoutArgument(let value), .optionalTry(let value), .typed(let value, _):
      [.expression(value)]
    case .binary(_, let left, let right, _), .assign(let left, _, let right, _):
      [.expression(left), .expression(right)]
    case .ternary(let condition, let yes, let no, _):
      [.expression(condition), .expression(yes), .expression(no)]
    case .tuple(let elements): elements.map { .expression($0.value) }
    case .array(let elements): elements.map { .expression($0) }
    case .dictionary(let entries):
      entries.flatMap { [.expression($0.key), .expression($0.value)] }
    case .keyPath(_, let components):
      components.flatMap { component -> [CodePart] in
        if case .index(let arguments) = component {
          arguments.map { .expression($0.value) }
        } else {
          []
        }
      }
    case .statementValue(let statement): [.statement(statement)]
    }
  }
}

extension Stmt {
  /// What stands directly in it.
  package var parts: [CodePart] {
    switch self {
    case .expression(let value, _), .throwValue(let value): [.expression(value)]
    case .bind(_, _, let value), .returnValue(let value): value.map { [.expression($0)] } ?? []
    case .conditional(let conditions, let yes, let no, _):
      Self.parts(of: conditions) + yes.parts + (no?.parts ?? [])
    case .guardElse(let conditions, let body, _), .whileLoop(let conditions, let body, _, _):
      Self.parts(of: conditions) + body.parts
    case .switchCases(let subject, let cases, _):
      [.expression(subject)] + cases.flatMap(\.parts)
    case .forIn(_, let sequence, let condition, let body, _, _):
      [.expression(sequence)] + (condition.map { [.expression($0)] } ?? []) + body.parts
    case .repeatWhile(let body, let condition, _, _): body.parts + [.expression(condition)]
    case .doCatch(let body, let clauses): body.parts + clauses.flatMap(\.choice.parts)
    case .deferBlock(let body), .block(let body): body.parts
    case .localFunction, .breakLoop, .continueLoop, .fallthroughCase, .unsupported: []
    }
  }

  /// The blocks that stand directly in it.
  package var blocks: [Block] {
    switch self {
    case .conditional(_, let yes, let no, _): [yes] + (no.map { [$0] } ?? [])
    case .guardElse(_, let body, _), .whileLoop(_, let body, _, _), .repeatWhile(let body, _, _, _),
      .forIn(_, _, _, let body, _, _), .deferBlock(let body), .block(let body):
      [body]
    case .switchCases(_, let cases, _): cases.map(\.body)
    case .doCatch(let body, let clauses): [body] + clauses.map(\.choice.body)
    default: []
    }
  }

  private static func parts(of conditions: [Condition]) -> [CodePart] {
    conditions.flatMap { condition -> [CodePart] in
      switch condition {
      case .expression(let value): [.expression(value)]
      case .matches(let pattern, let value): pattern.parts + [.expression(value)]
      case .available: []
      }
    }
  }
}

extension Block {
  /// What stands directly in it.
  package var parts: [CodePart] { statements.map { .statement($0) } }
}

extension SwitchCase {
  fileprivate var parts: [CodePart] {
    items.flatMap { item in
      item.pattern.parts + (item.condition.map { [.expression($0)] } ?? [])
    } + body.parts
  }
}

extension Pattern {
  fileprivate var parts: [CodePart] {
    switch self {
    case .expression(let value): [.expression(value)]
    case .tuple(let parts): parts.flatMap(\.parts)
    case .enumCase(_, _, let payload?): payload.flatMap(\.parts)
    case .optionalSome(let inner): inner.parts
    default: []
    }
  }
}
