package import Simulation
import SwiftSyntax

/// Stored properties of a program's structures that no code writes by their names, as `Item.weight`. What a value is
/// known by, its `id`, is none of them.
package func unwrittenFields(in sources: [ParsedSource], _ program: ViewProgram) -> Set<String> {
  let written = WrittenNames(sources)
  let structures = program.types.filter { $0.kind == .structure }
  return structures.reduce(into: []) { result, type in
    let fields = type.stored.filter {
      !($0.isLet && $0.initial != nil) && $0.wrapper == nil && $0.name != "id"
        && written.leaveAlone($0.name)
    }
    result.formUnion(fields.map { "\(type.name).\($0.name)" })
  }
}

/// Names that code of a program may write: each name that stands anywhere but where it is declared or plainly read.
/// What only an initializer sets, directly in it, is a first value and counts as written all the same.
struct WrittenNames {
  /// nil: bindings are handed to code that the program does not show, and any name may be written through them.
  private var names: Set<String>? = []
  /// Methods that change what they are called on.
  private var mutating = LibraryMethods.mutating

  init(_ sources: [ParsedSource]) {
    for source in sources {
      mutating.formUnion(
        source.tree.tokens(viewMode: .sourceAccurate).lazy
          .filter { $0.tokenKind == .keyword(.mutating) }
          .compactMap {
            $0.parent?.parent?.parent?.as(FunctionDeclSyntax.self)?.name.identifierText
          })
    }
    for source in sources where names != nil { add(source) }
  }

  /// Whether no code writes anything of that name.
  func leaveAlone(_ name: String) -> Bool { names.map { !$0.contains(name) } ?? false }

  private mutating func add(_ source: ParsedSource) {
    var before: TokenKind?
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      defer { before = token.tokenKind }
      let text = token.identifierText
      if text == "Binding", token.nextToken(viewMode: .sourceAccurate)?.text == "<" {
        names = nil
        return
      }
      if let first = text.first, first == "$" || first == "_" {
        let isProjection = first == "$" && text.dropFirst().first?.isNumber == false
        // The elements of a binding are bindings, whatever their names are.
        if isProjection, before == .leftParen, !Self.namesBindings(token) {
          names = nil
          return
        }
        names?.insert(String(text.dropFirst()))
        continue
      }
      guard case .identifier = token.tokenKind,
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else { continue }
      if !isPlainlyRead(reference) { names?.insert(text) }
    }
  }

  /// Whether the closure that gets the elements of a binding calls them `$name`, so that each use as a binding shows.
  private static func namesBindings(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node, !current.is(FunctionCallExprSyntax.self) {
      if current.is(CodeBlockItemSyntax.self) { return false }
      node = current.parent
    }
    let closure = node?.as(FunctionCallExprSyntax.self)?.trailingClosure
    guard case .simpleInput(let names)? = closure?.signature?.parameterClause else { return false }
    return names.first?.name.text.hasPrefix("$") == true
  }

  /// Whether an expression around a name only reads what it stands for.
  private func isPlainlyRead(_ reference: DeclReferenceExprSyntax) -> Bool {
    var node = Syntax(reference)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard let base = access.base, Self.isNoBinding(base) else { return false }
      node = Syntax(access)
    }
    while let parent = node.parent {
      switch parent.kind {
      case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .tupleExpr, .labeledExprList,
        .labeledExpr, .tryExpr, .awaitExpr, .arrayElement, .arrayElementList, .arrayExpr,
        .expressionSegment, .stringLiteralSegmentList, .ternaryExpr, .prefixOperatorExpr:
        node = parent
      case .functionCallExpr:
        // An argument of a call is read; what is called may write what it is called on.
        guard parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id else {
          return true
        }
        guard let method = node.as(MemberAccessExprSyntax.self)?.declName,
          method.id != Syntax(reference).id, !mutating.contains(method.baseName.identifierText)
        else { return false }
        node = parent
      case .subscriptCallExpr:
        guard parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id else {
          return true
        }
        node = parent
      case .stringLiteralExpr: return true
      case .exprList:
        guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return false }
        return !Self.isAssigned(node, in: sequence)
      case .codeBlockItem, .initializerClause, .returnStmt, .conditionElement,
        .optionalBindingCondition, .forStmt, .switchExpr:
        return true
      default: return false
      }
    }
    return false
  }

  /// Whether a part of a sequence of operators stands on the left of an assignment.
  private static func isAssigned(_ node: Syntax, in sequence: SequenceExprSyntax) -> Bool {
    let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~=", "..."]
    guard sequence.elements.first.map({ Syntax($0).id }) == node.id else { return false }
    return sequence.elements.dropFirst().prefix(1).contains { element in
      if element.is(AssignmentExprSyntax.self) { return true }
      let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      return sign.hasSuffix("=") && !comparisons.contains(sign)
    }
  }

  /// Whether what a member is read of is no `$name`. A parameter without a name, `$0`, is none either: a closure that
  /// gets bindings is handed to what is known to give them.
  private static func isNoBinding(_ base: ExprSyntax) -> Bool {
    guard let first = base.firstToken(viewMode: .sourceAccurate) else { return false }
    return !first.text.hasPrefix("$") || first.text.dropFirst().first?.isNumber == true
  }
}
