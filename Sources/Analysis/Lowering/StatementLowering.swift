import Catalog
import Simulation
import SwiftSyntax

extension Lowerer {
  func lower(_ items: CodeBlockItemListSyntax, _ context: FunctionContext) -> Block {
    context.withScope {
      hoistFunctions(items, context)
      return Block(Self.inOrderOfUse(items).flatMap { lower($0, context) })
    }
  }

  /// The items of a block, with each local function before the first statement that mentions it: it is known
  /// in all of the block.
  private static func inOrderOfUse(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    let items = Array(items)
    var waiting: [String: Int] = [:]
    for (place, item) in items.enumerated() {
      if let function = item.item.as(FunctionDeclSyntax.self) {
        waiting[function.name.identifierText] = place
      }
    }
    guard !waiting.isEmpty else { return items }
    var result: [CodeBlockItemSyntax] = []
    var isTaken = Array(repeating: false, count: items.count)
    func take(_ place: Int, _ depth: Int) {
      guard !isTaken[place] else { return }
      isTaken[place] = true
      for token in items[place].tokens(viewMode: .sourceAccurate) where depth < maximumDepth {
        guard case .identifier = token.tokenKind, let other = waiting[token.identifierText] else {
          continue
        }
        take(other, depth + 1)
      }
      result.append(items[place])
    }
    for place in items.indices { take(place, 0) }
    return result
  }

  /// Types declared in a body are known in all of it.
  private func hoistFunctions(_ items: CodeBlockItemListSyntax, _ context: FunctionContext) {
    for case .decl(let declaration) in items.map(\.item) {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .structDecl, .classDecl, .enumDecl, .typeAliasDecl:
        let path = context.type?.path ?? []
        if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text,
          isKnown(name, in: path)
        {
          // Another type of that name: which one is meant is not followed.
          repeatedTypes.insert(declaration.id)
          continue
        }
        register(declaration, path: path)
        declare(declaration, in: context.type)
      default: break
      }
    }
  }

  /// Whether a name of a type means something where it is not declared again.
  private func isKnown(_ name: String, in path: [String]) -> Bool {
    let whole = (path + [name]).joined(separator: ".")
    let isDeclared = typesByName[whole] != nil || aliases[whole] != nil
    return isDeclared && !isHidden(whole) || Catalog.isRendered(name)
  }

  private func lower(_ item: CodeBlockItemSyntax, _ context: FunctionContext) -> [Stmt] {
    guard depth < Self.maximumDepth else {
      return [
        .unsupported(unsupported(.deepCode, facts: ["\(Self.maximumDepth)"], item))
      ]
    }
    depth += 1
    defer { depth -= 1 }
    switch item.item {
    case .decl(let node): return lower(node, context)
    case .stmt(let node): return lower(node, context)
    case .expr(let node): return [lowerStatement(node, context)]
    }
  }

  private func lowerStatement(_ node: ExprSyntax, _ context: FunctionContext) -> Stmt {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return lower(node, context)
    case .switchExpr(let node): return lower(node, context)
    default: return .expression(lower(node, context), site: site(node))
    }
  }

  private func lower(_ node: DeclSyntax, _ context: FunctionContext) -> [Stmt] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return lower(node, context)
    case .functionDecl(let node): return [lowerLocalFunction(node, context)]
    case .structDecl, .classDecl, .enumDecl, .typeAliasDecl:
      return repeatedTypes.contains(node.id)
        ? [.unsupported(unsupported(.localDeclaration, node))] : []
    case .ifConfigDecl(let node):
      guard case .statements(let items)? = node.activeClause?.elements else { return [] }
      return items.flatMap { lower($0, context) }
    default: return [.unsupported(unsupported(.localDeclaration, node))]
    }
  }

  private func lower(_ node: VariableDeclSyntax, _ context: FunctionContext) -> [Stmt] {
    let isVar = node.bindingSpecifier.text == "var"
    if node.attributes.names.contains("Bindable") { return lowerBindable(node, context) }
    // When nothing holds the object any more is not known.
    let isWeak = node.modifiers.contains { $0.name.text == "weak" }
    return node.bindings.map { binding in
      if isWeak { return .unsupported(unsupported(.localVariable, binding)) }
      if let block = binding.accessorBlock, isComputed(block) {
        return localComputed(binding, block, context)
      }
      if binding.accessorBlock != nil {
        // Observers of a local variable.
        return .unsupported(unsupported(.localVariable, binding))
      }
      let type = binding.typeAnnotation.map { lower($0.type, context.typeScope) }
      let value = binding.initializer.map { lower($0.value, context) }
      let isGeneric =
        type?.isGeneric ?? binding.initializer.map { mentionsGeneric($0.value, context) } ?? false
      let pattern = lower(binding.pattern, context, isVar: isVar, isGeneric: isGeneric)
      return .bind(pattern, type: type, value)
    }
  }

  /// `@Bindable var model = model`: the model, and `$model` for bindings to its properties.
  private func lowerBindable(
    _ node: VariableDeclSyntax, _ context: FunctionContext
  ) -> [Stmt] {
    node.bindings.flatMap { binding -> [Stmt] in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let value = binding.initializer.map({ lower($0.value, context) })
      else { return [.unsupported(unsupported(.localVariable, binding))] }
      let model = context.declare(name, isVar: false)
      let projected = context.declare("$" + name, isVar: false)
      let place = site(binding)
      let wrapper = Expr.call(
        .unresolved("Bindable", site: place), [Argument(label: nil, value: .local(model.slot))],
        site: place)
      return [
        .bind(.bind(slot: model.slot, boxed: false), type: nil, value),
        .bind(.bind(slot: projected.slot, boxed: false), type: nil, wrapper),
      ]
    }
  }

  /// Whether a value's type mentions a generic parameter, as far as a name tells.
  private func mentionsGeneric(_ value: ExprSyntax, _ context: FunctionContext) -> Bool {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return false
    }
    if let variable = context.lookUp(name) { return variable.isGeneric }
    guard let type = context.type else { return false }
    return program.types[type.id].stored.first { $0.name == name }?.type?.isGeneric ?? false
  }

  /// `var x: T { … }` in a body: a local function that its uses call.
  private func localComputed(
    _ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax, _ context: FunctionContext
  ) -> Stmt {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let body = accessors(block).getter
    else { return .unsupported(unsupported(.localVariable, binding)) }
    var function = Simulation.Function(name: name, kind: .closure)
    function.result = binding.typeAnnotation.map { lower($0.type, context.typeScope) }
    function.location = location(binding)
    let variable = Variable(slot: context.nextSlot, isBoxed: true, isGeneric: false)
    context.nextSlot += 1
    context.scopes[context.scopes.count - 1]["computed " + name] = variable
    let id = addFunction(function)
    let inner = FunctionContext(
      function: id, type: context.type, parent: context, isStatic: context.isStatic)
    finish(id, inner, body: body)
    return .localFunction(slot: variable.slot, id)
  }

  private func lower(_ node: StmtSyntax, _ context: FunctionContext) -> [Stmt] {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return [lowerStatement(node.expression, context)]
    case .returnStmt(let node):
      return [.returnValue(node.expression.map { lower($0, context) })]
    case .guardStmt(let node): return lower(node, context)
    case .forStmt(let node): return [lower(node, label: nil, context)]
    case .whileStmt(let node): return [lower(node, label: nil, context)]
    case .repeatStmt(let node): return [lower(node, label: nil, context)]
    case .doStmt(let node): return [lower(node, context)]
    case .deferStmt(let node): return [.deferBlock(lower(node.body.statements, context))]
    case .throwStmt(let node): return [.throwValue(lower(node.expression, context))]
    case .breakStmt(let node): return [.breakLoop(label: node.label?.text)]
    case .continueStmt(let node): return [.continueLoop(label: node.label?.text)]
    case .fallThroughStmt: return [.fallthroughCase]
    case .labeledStmt(let node): return lowerLabeled(node, context)
    default: return [.unsupported(unsupported(.statement, node))]
    }
  }

  private func lowerLabeled(_ node: LabeledStmtSyntax, _ context: FunctionContext) -> [Stmt] {
    let label = node.label.text
    switch node.statement.as(StmtSyntaxEnum.self) {
    case .forStmt(let loop): return [lower(loop, label: label, context)]
    case .whileStmt(let loop): return [lower(loop, label: label, context)]
    case .repeatStmt(let loop): return [lower(loop, label: label, context)]
    default: return lower(node.statement, context)
    }
  }

  /// `guard` binds its names in the scope around it.
  private func lower(_ node: GuardStmtSyntax, _ context: FunctionContext) -> [Stmt] {
    let site = site(node)
    let body = lower(node.body.statements, context)
    return [.guardElse(conditions(node.conditions, context), body, site: site)]
  }

  func conditions(
    _ list: ConditionElementListSyntax, _ context: FunctionContext
  ) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(lower(node, context))
      case .availability(let node):
        // The newest system is taken.
        return node.availabilityKeyword.tokenKind == .poundUnavailable
          ? .expression(.literal(.boolean(false))) : .available
      case .matchingPattern(let node):
        let value = lower(node.initializer.value, context)
        return .matches(lower(node.pattern, context, isVar: false), value)
      case .optionalBinding(let node): return lower(node, context)
      }
    }
  }

  private func lower(
    _ node: OptionalBindingConditionSyntax, _ context: FunctionContext
  ) -> Condition {
    let isVar = node.bindingSpecifier.text == "var"
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    if name == "self" {
      context.useSelf()
      return .matches(.optionalSome(.wildcard), .selfValue)
    }
    let value: Expr
    if let initializer = node.initializer?.value {
      value = lower(initializer, context)
    } else if let name {
      value = self.name(name, node.pattern, context)
    } else {
      value = .unsupported(unsupported(.condition, node))
    }
    return .matches(.optionalSome(lower(node.pattern, context, isVar: isVar)), value)
  }

  func lower(_ node: IfExprSyntax, _ context: FunctionContext) -> Stmt {
    guard depth < Self.maximumDepth else {
      return .unsupported(unsupported(.longElseIf, facts: ["\(Self.maximumDepth)"], node))
    }
    depth += 1
    defer { depth -= 1 }
    let site = site(node)
    let (list, yes) = context.withScope {
      (conditions(node.conditions, context), lower(node.body.statements, context))
    }
    // What the conditions bind is not known in the alternative.
    return .conditional(
      list, then: yes, else: alternative(node.elseBody, context), site: site)
  }

  private func alternative(
    _ body: IfExprSyntax.ElseBody?, _ context: FunctionContext
  ) -> Block? {
    switch body {
    case .ifExpr(let node)?: Block([lower(node, context)])
    case .codeBlock(let node)?: lower(node.statements, context)
    case nil: nil
    }
  }

  func lower(_ node: SwitchExprSyntax, _ context: FunctionContext) -> Stmt {
    let site = site(node)
    let subject = lower(node.subject, context)
    var cases: [SwitchCase] = []
    for element in node.cases {
      switch element {
      case .switchCase(let item): cases.append(lower(item, context))
      case .ifConfigDecl(let config):
        guard case .switchCases(let list)? = config.activeClause?.elements else { continue }
        for case .switchCase(let item) in list { cases.append(lower(item, context)) }
      }
    }
    return .switchCases(subject, cases, site: site)
  }

  private func lower(_ node: SwitchCaseSyntax, _ context: FunctionContext) -> SwitchCase {
    context.withScope {
      switch node.label {
      case .default:
        return SwitchCase(items: [], isDefault: true, body: lower(node.statements, context))
      case .case(let label):
        defer { context.shared = [:] }
        let items = label.caseItems.map { item in
          let pattern = lower(item.pattern, context, isVar: false)
          context.shared = context.scopes.last ?? [:]
          return SwitchCase.Item(
            pattern: pattern, condition: item.whereClause.map { lower($0.condition, context) })
        }
        return SwitchCase(items: items, isDefault: false, body: body(node, context))
      }
    }
  }

  /// The patterns of a case share their variables; its body declares its own.
  private func body(_ node: SwitchCaseSyntax, _ context: FunctionContext) -> Block {
    context.shared = [:]
    return lower(node.statements, context)
  }

  private func lower(
    _ node: ForStmtSyntax, label: String?, _ context: FunctionContext
  ) -> Stmt {
    let site = site(node)
    let sequence = lower(node.sequence, context)
    return context.withScope {
      let pattern = lower(node.pattern, context, isVar: false)
      let condition = node.whereClause.map { lower($0.condition, context) }
      return .forIn(
        pattern, sequence, where: condition, lower(node.body.statements, context), label: label,
        site: site)
    }
  }

  private func lower(
    _ node: WhileStmtSyntax, label: String?, _ context: FunctionContext
  ) -> Stmt {
    let site = site(node)
    return context.withScope {
      let conditions = conditions(node.conditions, context)
      return .whileLoop(
        conditions, lower(node.body.statements, context), label: label, site: site)
    }
  }

  private func lower(
    _ node: RepeatStmtSyntax, label: String?, _ context: FunctionContext
  ) -> Stmt {
    let body = lower(node.body.statements, context)
    return .repeatWhile(body, lower(node.condition, context), label: label, site: site(node))
  }

  private func lower(_ node: DoStmtSyntax, _ context: FunctionContext) -> Stmt {
    let body = lower(node.body.statements, context)
    guard !node.catchClauses.isEmpty else { return .block(body) }
    let clauses = node.catchClauses.map { clause in
      context.withScope {
        // `error` is there by itself only where no pattern names it.
        let isNamed = clause.catchItems.contains { $0.pattern != nil }
        let error = isNamed ? nil : context.declare("error", isVar: false)
        let items = clause.catchItems.map { item in
          SwitchCase.Item(
            pattern: item.pattern.map { lower($0, context, isVar: false) } ?? .wildcard,
            condition: item.whereClause.map { lower($0.condition, context) })
        }
        return CatchClause(
          errorSlot: error?.slot,
          choice: SwitchCase(
            items: items, isDefault: items.isEmpty,
            body: lower(clause.body.statements, context)))
      }
    }
    return .doCatch(body, clauses)
  }
}
