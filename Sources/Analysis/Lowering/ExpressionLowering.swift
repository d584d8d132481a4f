import Catalog
import Simulation
import SwiftOperators
import SwiftSyntax

extension Lowerer {
  func lower(_ node: ExprSyntax, _ context: FunctionContext) -> Expr {
    guard depth < Self.maximumDepth else {
      return .unsupported(unsupported(.deepExpression, facts: ["\(Self.maximumDepth)"], node))
    }
    depth += 1
    defer { depth -= 1 }
    return lowerCommon(node, context)
  }

  private func lowerCommon(_ node: ExprSyntax, _ context: FunctionContext) -> Expr {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
      return literal(node).map(Expr.literal) ?? .unsupported(unsupported(.literal, node))
    case .stringLiteralExpr(let node): return lower(node, context)
    case .simpleStringLiteralExpr(let node): return .literal(.string(node.segments.description))
    case .declReferenceExpr(let node):
      return name(
        node.baseName.identifierText, node, context, labels: labels(node.argumentNames))
    case .memberAccessExpr(let node): return lower(node, context)
    case .functionCallExpr(let node): return lower(node, context)
    case .subscriptCallExpr(let node): return lower(node, context)
    case .closureExpr(let node): return lower(node, context)
    case .sequenceExpr(let node): return lower(node, context)
    case .infixOperatorExpr(let node): return lower(node, context)
    case .prefixOperatorExpr(let node):
      return prefix(node, context)
    case .postfixOperatorExpr(let node):
      return .postfix(lower(node.expression, context), node.operator.text, site: site(node))
    case .ternaryExpr(let node):
      return .ternary(
        lower(node.condition, context), lower(node.thenExpression, context),
        lower(node.elseExpression, context), site: site(node))
    case .tupleExpr(let node): return lower(node, context)
    case .arrayExpr(let node): return lower(node, context)
    case .dictionaryExpr(let node): return lower(node, context)
    default: return lowerRare(node, context)
    }
  }

  private func lowerRare(_ node: ExprSyntax, _ context: FunctionContext) -> Expr {
    switch node.as(ExprSyntaxEnum.self) {
    case .superExpr:
      context.useSelf()
      return .superValue
    case .asExpr(let node):
      let kind: CastKind =
        switch node.questionOrExclamationMark?.text {
        case "?": .conditional
        case "!": .forced
        default: .coerce
        }
      return .cast(lower(node.expression, context), kind, lower(node.type, context.typeScope))
    case .isExpr(let node):
      return .cast(lower(node.expression, context), .check, lower(node.type, context.typeScope))
    case .forceUnwrapExpr(let node):
      return .forceUnwrap(lower(node.expression, context), site: site(node))
    case .optionalChainingExpr(let node): return optional(lower(node.expression, context))
    case .keyPathExpr(let node): return lower(node, context)
    case .inOutExpr(let node): return .inoutArgument(lower(node.expression, context))
    case .tryExpr(let node):
      let inner = lower(node.expression, context)
      switch node.questionOrExclamationMark?.text {
      case "?": return .optionalTry(marked(inner, "try", site(node)))
      case "!": return inner
      default: return marked(inner, "try", site(node))
      }
    case .awaitExpr(let node):
      return marked(lower(node.expression, context), "await", site(node))
    case .unsafeExpr(let node): return lower(node.expression, context)
    case .consumeExpr(let node): return lower(node.expression, context)
    case .copyExpr(let node): return lower(node.expression, context)
    case .borrowExpr(let node): return lower(node.expression, context)
    case .ifExpr(let node): return .statementValue(lower(node, context))
    case .switchExpr(let node): return .statementValue(lower(node, context))
    case .discardAssignmentExpr: return .discard
    case .genericSpecializationExpr(let node):
      return specialized(node, context)
    case .typeExpr(let node): return .type(lower(node.type, context.typeScope))
    case .macroExpansionExpr(let node):
      return .unsupported(unsupported(.macro, facts: [node.macroName.text], node))
    case .postfixIfConfigExpr: return chained(lowerChain(node, context))
    case .patternExpr(let node): return .unsupported(unsupported(.patternAsValue, node))
    case .packElementExpr, .packExpansionExpr:
      return .unsupported(unsupported(.parameterPack, node))
    case .missingExpr: return .unsupported(unsupported(.missingExpression, node))
    default: return .unsupported(unsupported(.expression, node))
    }
  }

  private func labels(_ names: DeclNameArgumentsSyntax?) -> [String]? {
    names?.arguments.map(\.name.text)
  }

  /// `Array<Int>`, `Stack<T>`: a type with its arguments.
  private func specialized(
    _ node: GenericSpecializationExprSyntax, _ context: FunctionContext
  ) -> Expr {
    guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName else {
      return lower(node.expression, context)
    }
    return .type(
      lower(
        TypeSyntax(
          IdentifierTypeSyntax(name: name, genericArgumentClause: node.genericArgumentClause)),
        context.typeScope))
  }

  // MARK: Operators

  private func prefix(_ node: PrefixOperatorExprSyntax, _ context: FunctionContext) -> Expr {
    let op = node.operator.text
    if op == "-", let value = literal(node.expression) {
      switch value {
      case .integer(let number): return .literal(.integer(-number))
      case .floating(let number): return .literal(.floating(-number))
      default: break
      }
    }
    return .prefix(op, lower(node.expression, context), site: site(node))
  }

  /// Folds a flat sequence by precedence, one sequence at a time.
  private func lower(_ node: SequenceExprSyntax, _ context: FunctionContext) -> Expr {
    guard node.elements.count <= 1_001 else {
      return .unsupported(unsupported(.manyOperators, facts: ["500"], node))
    }
    var isKnown = true
    let folded = operators.foldSingle(node) { _ in isKnown = false }
    if !isKnown || folded.is(SequenceExprSyntax.self) {
      return .unsupported(unsupported(.unknownOperators, node))
    }
    return lowerFolded(folded, node, context)
  }

  /// Left-leaning chains of operators are as deep as they are long, so the bound is wider here.
  private func lowerFolded(
    _ folded: ExprSyntax, _ original: SequenceExprSyntax, _ context: FunctionContext
  ) -> Expr {
    let start = foldedStart
    defer { foldedStart = start }
    guard let infix = folded.as(InfixOperatorExprSyntax.self) else {
      foldedStart += original.position.utf8Offset
      return lower(folded, context)
    }
    var chain: [(InfixOperatorExprSyntax, Int)] = []
    var current = infix
    let place = site(original)
    foldedStart += original.position.utf8Offset
    chain.append((current, place))
    while let left = current.leftOperand.as(InfixOperatorExprSyntax.self) {
      // Each operation has a place of its own in what is noted, at the one place in the source.
      program.sites.append(program.sites[place])
      chain.append((left, program.sites.count - 1))
      current = left
    }
    guard chain.count > 1, let last = chain.last?.0 else { return lower(infix, context, place) }
    var result = lower(last.leftOperand, context)
    for (operation, place) in chain.reversed() {
      result = combine(result, operation, context, place)
    }
    return result
  }

  private func lower(_ node: InfixOperatorExprSyntax, _ context: FunctionContext) -> Expr {
    lower(node, context, site(node))
  }

  private func lower(
    _ node: InfixOperatorExprSyntax, _ context: FunctionContext, _ place: Int
  ) -> Expr {
    combine(lower(node.leftOperand, context), node, context, place)
  }

  private func combine(
    _ left: Expr, _ node: InfixOperatorExprSyntax, _ context: FunctionContext, _ place: Int
  ) -> Expr {
    let right = lower(node.rightOperand, context)
    if node.operator.is(AssignmentExprSyntax.self) {
      return .assign(target: chained(left), op: nil, right, site: place)
    }
    let op = node.operator.trimmedDescription
    if op.count > 1, op.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(op) {
      return .assign(target: chained(left), op: String(op.dropLast()), right, site: place)
    }
    return .binary(op, left, right, site: place)
  }

  // MARK: Members and calls

  private func lower(_ node: MemberAccessExprSyntax, _ context: FunctionContext) -> Expr {
    let chain = lowerChain(ExprSyntax(node), context)
    return chained(chain)
  }

  private func lower(_ node: FunctionCallExprSyntax, _ context: FunctionContext) -> Expr {
    chained(lowerChain(ExprSyntax(node), context))
  }

  private func lower(_ node: SubscriptCallExprSyntax, _ context: FunctionContext) -> Expr {
    chained(lowerChain(ExprSyntax(node), context))
  }

  /// `value?`, or the type `Size?` as it stands in `Size?.none`.
  private func optional(_ base: Expr) -> Expr {
    switch base {
    case .type(let reference): return .type(.optional(reference))
    case .unresolved(let name, _) where name.startsUppercase:
      return .type(.optional(.external(name)))
    default: return .tryUnwrap(base)
    }
  }

  /// Marks a postfix chain that holds `?` as a whole.
  private func chained(_ expression: Expr) -> Expr {
    if case .optionalChain = expression { return expression }
    return holdsTry(expression) ? .optionalChain(expression) : expression
  }

  private func holdsTry(_ expression: Expr) -> Bool {
    var current = expression
    while true {
      switch current {
      case .tryUnwrap: return true
      case .member(let base, _, _, _), .call(let base, _, _), .subscripted(let base, _, _),
        .forceUnwrap(let base, _):
        current = base
      default: return false
      }
    }
  }

  /// Lowers a postfix chain from its base outwards, without recursion along the chain.
  private func lowerChain(_ node: ExprSyntax, _ context: FunctionContext) -> Expr {
    var links: [ExprSyntax] = []
    var current = node
    while let base = chainBase(current) {
      links.append(current)
      current = base
      if links.count > 2_000 {
        return .unsupported(unsupported(.longChain, facts: ["2,000"], node))
      }
    }
    var result = chainStart(
      current, isCalled: links.last?.is(FunctionCallExprSyntax.self) ?? false, context)
    for link in links.reversed() { result = extend(result, link, context) }
    return result
  }

  /// The expression that a link of a chain applies to; nil: not a link.
  private func chainBase(_ node: ExprSyntax) -> ExprSyntax? {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base
    case .functionCallExpr(let node): node.calledExpression
    case .subscriptCallExpr(let node): node.calledExpression
    case .optionalChainingExpr(let node): node.expression
    case .forceUnwrapExpr(let node): node.expression
    case .postfixIfConfigExpr(let node): node.base
    default: nil
    }
  }

  private func chainStart(
    _ node: ExprSyntax, isCalled: Bool, _ context: FunctionContext
  ) -> Expr {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return .implicitMember(member.declName.baseName.identifierText, site: site(node))
    }
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      return name(
        reference.baseName.identifierText, reference, context,
        labels: labels(reference.argumentNames), isCalled: isCalled)
    }
    return lower(node, context)
  }

  private func extend(_ base: Expr, _ link: ExprSyntax, _ context: FunctionContext) -> Expr {
    switch link.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return member(of: base, node, context)
    case .functionCallExpr(let node):
      if let key = localizedKey(base, node, context) { return key }
      let place = callSite(node)
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        isFixedIdentity(member.declName)
      {
        program.fixedIdentities.insert(place)
      }
      return .call(
        base,
        arguments(
          node.arguments, node.trailingClosure, node.additionalTrailingClosures, context,
          callee: node.calledExpression),
        site: place)
    case .subscriptCallExpr(let node):
      return .subscripted(
        base,
        arguments(
          node.arguments, node.trailingClosure, node.additionalTrailingClosures, context),
        site: site(node))
    case .optionalChainingExpr: return optional(base)
    case .forceUnwrapExpr(let node): return .forceUnwrap(base, site: site(node))
    case .postfixIfConfigExpr(let node): return conditionalChain(base, node, context)
    default: return base
    }
  }

  /// A call stands at the name it calls.
  private func callSite(_ node: FunctionCallExprSyntax) -> Int {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      return site(member.declName)
    }
    return site(node)
  }

  private func member(
    of base: Expr, _ node: MemberAccessExprSyntax, _ context: FunctionContext
  ) -> Expr {
    let name = node.declName.baseName.identifierText
    if let nested = nestedType(base, name) { return .type(nested) }
    if name == "self", case .type = base { return base }
    return .member(
      base, name, labels: labels(node.declName.argumentNames), site: site(node.declName))
  }

  /// `Outer.Inner` and `SwiftUI.Text`.
  private func nestedType(_ base: Expr, _ name: String) -> TypeRef? {
    switch base {
    case .type(.declared(let id, _)):
      return typesByName[program.types[id].name + "." + name].map { .declared($0, []) }
    case .unresolved(let module, _) where Self.libraries.contains(module):
      return .external(name)
    default: return nil
    }
  }

  func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ additional: MultipleTrailingClosureElementListSyntax?, _ context: FunctionContext,
    callee: ExprSyntax? = nil
  ) -> [Argument] {
    let labels = list.map { $0.label?.identifierText }
    var result = zip(list, labels.indices).map { argument, position in
      let isLazy = callee.map { autoclosures.isLazy(position, of: labels, callee: $0) } ?? false
      return Argument(
        label: labels[position],
        value: isLazy
          ? lowerLazily(argument.expression, context) : lower(argument.expression, context))
    }
    if let trailing {
      result.append(
        Argument(label: nil, value: lower(trailing, context), isTrailing: true))
    }
    for element in additional ?? [] {
      result.append(
        Argument(
          label: element.label.identifierText, value: lower(element.closure, context),
          isTrailing: true))
    }
    return result
  }

  /// `view #if DEBUG .border(…) #endif`
  private func conditionalChain(
    _ base: Expr, _ node: PostfixIfConfigExprSyntax, _ context: FunctionContext
  ) -> Expr {
    guard case .postfixExpression(let chain)? = node.config.activeClause?.elements else {
      return base
    }
    var links: [ExprSyntax] = []
    var current: ExprSyntax? = chain
    while let link = current {
      links.append(link)
      current = chainBase(link)
    }
    return links.reversed().reduce(base) { extend($0, $1, context) }
  }

  /// `try` and `await` as calls of those names: where programs are compared they are questions.
  private func marked(_ inner: Expr, _ name: String, _ site: Int) -> Expr {
    .call(.unresolved(name, site: site), [Argument(label: nil, value: inner)], site: site)
  }
}
