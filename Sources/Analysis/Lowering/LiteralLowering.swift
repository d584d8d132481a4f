import Catalog
import Simulation
import SwiftParser
import SwiftSyntax

/// Literals, tuples, arrays, dictionaries and key paths.
extension Lowerer {
  func lower(_ node: TupleExprSyntax, _ context: FunctionContext) -> Expr {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return lower(only.expression, context)
    }
    return .tuple(
      node.elements.map {
        Argument(label: $0.label?.identifierText, value: lower($0.expression, context))
      })
  }

  func lower(_ node: ArrayExprSyntax, _ context: FunctionContext) -> Expr {
    let elements = node.elements.map { lower($0.expression, context) }
    if elements.count == 1, isTypeCallee(node), case .type(let type) = elements[0] {
      return .type(.array(type))
    }
    if elements.count == 1, isTypeCallee(node), case .unresolved(let name, _) = elements[0],
      name.startsUppercase
    {
      return .type(.array(.external(name)))
    }
    return .array(elements)
  }

  /// `[Int]()`, `[Item].self`, `[Item].samples`
  private func isTypeCallee(_ node: ArrayExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == ExprSyntax(node).id
    }
    if let member = parent.as(MemberAccessExprSyntax.self) {
      return member.base?.id == ExprSyntax(node).id
    }
    // `[Int]?.none`: an array that is written out is not optional.
    return parent.is(OptionalChainingExprSyntax.self)
  }

  func lower(_ node: DictionaryExprSyntax, _ context: FunctionContext) -> Expr {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id
    {
      return .type(.dictionary(.external("Any"), .external("Any")))
    }
    return .dictionary(
      elements.map {
        DictionaryEntry(key: lower($0.key, context), value: lower($0.value, context))
      })
  }

  /// `LocalizedStringKey("…")` of a literal: the same as the literal where a title is asked for.
  func localizedKey(
    _ base: Expr, _ node: FunctionCallExprSyntax, _ context: FunctionContext
  ) -> Expr? {
    switch base {
    case .type(.external("LocalizedStringKey", _)), .unresolved("LocalizedStringKey", _): break
    default: return nil
    }
    guard node.arguments.count == 1, let only = node.arguments.first, only.label == nil,
      only.expression.is(StringLiteralExprSyntax.self)
    else { return nil }
    let key = lower(only.expression, context)
    if case .interpolation = key { return .cast(key, .coerce, .external("LocalizedStringKey")) }
    return key
  }

  func lower(_ node: KeyPathExprSyntax, _ context: FunctionContext) -> Expr {
    let components = node.components.compactMap { component -> KeyPathComponent? in
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        return name == "self" ? .identity : .property(name)
      case .subscript(let index):
        return .index(arguments(index.arguments, nil, nil, context))
      case .optional(let optional):
        return optional.questionOrExclamationMark.text == "!" ? .forceUnwrap : .optionalChain
      default: return nil
      }
    }
    return .keyPath(root: node.root.map { lower($0, context.typeScope) }, components)
  }

  /// The value of a literal without interpolation.
  func literal(_ node: ExprSyntax) -> Literal? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return integer(node.literal.text)
    case .floatLiteralExpr(let node):
      return Double(node.literal.text.filter { $0 != "_" }).map(Literal.floating)
    case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
    case .nilLiteralExpr: return .nilLiteral
    case .stringLiteralExpr(let node): return node.representedLiteralValue.map(Literal.string)
    case .prefixOperatorExpr(let node) where node.operator.text == "-":
      switch literal(node.expression) {
      case .integer(let number)?: return .integer(-number)
      case .floating(let number)?: return .floating(-number)
      default: return nil
      }
    default: return nil
    }
  }

  /// Too large for 64 bits: kept as floating point.
  private func integer(_ text: String) -> Literal? {
    let digits = text.filter { $0 != "_" }
    let radices: [(String, Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    for (prefix, radix) in radices where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map(Literal.integer)
    }
    return Int(digits).map(Literal.integer) ?? Double(digits).map(Literal.floating)
  }

  func lower(_ node: StringLiteralExprSyntax, _ context: FunctionContext) -> Expr {
    if let text = node.representedLiteralValue { return .literal(.string(text)) }
    var segments: [Expr.Segment] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part): segments.append(.text(text(part, in: node)))
      case .expressionSegment(let part):
        segments.append(
          .value(
            part.expressions.map {
              Argument(label: $0.label?.identifierText, value: lower($0.expression, context))
            }))
      }
    }
    return .interpolation(segments)
  }

  /// A segment with its escapes decoded, by way of a literal of its own.
  private func text(_ segment: StringSegmentSyntax, in node: StringLiteralExprSyntax) -> String {
    let raw = segment.content.text
    guard raw.contains("\\"), node.openingPounds == nil else { return raw }
    // With the quotes of the whole: only what stands in three of them holds quotes and ends of lines.
    let literal = StringLiteralExprSyntax(
      openingQuote: node.openingQuote.detached,
      segments: [.stringSegment(StringSegmentSyntax(content: .stringSegment(raw)))],
      closingQuote: node.closingQuote.detached)
    return literal.representedLiteralValue ?? raw
  }
}
